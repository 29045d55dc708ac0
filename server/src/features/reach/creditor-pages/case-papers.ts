import { files } from '../../../audiences/pages/kit.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { DOCUMENT_KINDS } from '../../case/documents/index.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import type { CaseAnswer } from '../creditor-case/index.ts'
import { casePath } from './paths.ts'
import { type PartPages, shortened, sliced } from './slices.ts'
import { type PageWords, WORDS } from './words.ts'

/** What was wrong with files that were just sent. */
export type UploadState = { readonly problems: readonly Problem[] }

const ACCEPT = DOCUMENT_KINDS.map((kind) => `.${kind}`).join(',')

export function lettersSection(frame: PortalFrame, letters: CaseAnswer['letters'], parts: PartPages): Html {
  const { page } = WORDS[frame.language]
  const { shortDay } = frame.format
  const { rows, turn } = sliced(frame, 'letters', letters, parts)
  const items = rows.map(
    ({ id, name, date, deadline, status, has_file }) =>
      html`<li>${has_file ? html`<a href="/api/creditor/letters/${id}/file">${name}</a>` : name}
<small>${page.letter_of(shortDay(date), shortDay(deadline))}${status === 'returned' && html`, ${page.letter_returned}`}</small></li>\n`,
  )
  return html`<section aria-labelledby="letters"><h2 id="letters">${page.letters}</h2>
${items.length === 0 ? html`<p>${page.no_letters}</p>` : html`<ul class="plain">${items}</ul>`}${turn}</section>`
}

export function documentsSection(
  frame: PortalFrame,
  { documents, claim }: Pick<CaseAnswer, 'documents' | 'claim'>,
  { parts, upload }: { readonly parts: PartPages; readonly upload: UploadState },
): Html {
  const { language, format } = frame
  const { page } = WORDS[language]
  const { rows, turn } = sliced(frame, 'documents', documents, parts)
  const items = rows.map(
    ({ id, original_filename, description, uploaded_via, created_at, is_e_invoice }) =>
      html`<li><a href="/api/creditor/documents/${id}/download">${original_filename}</a>
${is_e_invoice && html`· <a href="${inLanguage(`/api/creditor/documents/${id}/readable.pdf`, language)}" aria-label="PDF: ${original_filename}">PDF</a> `}<small>${page.from[uploaded_via]}, ${format.shortDay(dayInVienna(new Date(created_at)))}${description && html`: ${shortened(description)}`}</small></li>\n`,
  )
  const action = inLanguage(casePath(claim.id, '/documents'), language)
  return html`<section aria-labelledby="documents"><h2 id="documents">${page.documents}</h2>
${items.length === 0 ? html`<p>${page.no_documents}</p>` : html`<ul class="plain">${items}</ul>`}${turn}
<form method="post" enctype="multipart/form-data" action="${action}" class="bare">${formKey(frame)}
${files({ name: 'file', label: page.upload, hint: page.upload_hint, fault: uploadFault(page, upload) }, ACCEPT)}
<button type="submit" class="quiet">${page.upload_send}</button></form></section>`
}

function uploadFault({ upload_faults }: PageWords['page'], { problems }: UploadState): string | undefined {
  const [problem] = problems
  if (!problem) return undefined
  return problem.code in upload_faults ? upload_faults[problem.code as keyof typeof upload_faults] : upload_faults.other
}
