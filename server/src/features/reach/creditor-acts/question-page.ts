import { faults, files, words } from '../../../audiences/pages/kit.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { DOCUMENT_KINDS } from '../../case/documents/index.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import { type QuestionAnswer, TEXT_MAX } from '../../process/creditor-requests/index.ts'
import { type ActCase, backToCase, caseFacts, codeOf, type FormState } from './case-frame.ts'
import { type ActWords, WORDS } from './words.ts'

const ACCEPT = DOCUMENT_KINDS.map((kind) => `.${kind}`).join(',')

export type QuestionState = FormState & { readonly shown: ActCase; readonly question: QuestionAnswer }

export function questionPage(frame: PortalFrame, state: QuestionState): { title: string; body: Html } {
  const { question: said } = WORDS[frame.language]
  const { question, shown } = state
  return {
    title: said.title,
    body: html`${caseFacts(frame, shown)}
<section aria-labelledby="asked"><h2 id="asked">${said.asked(dayOf(frame, question.asked_at))}</h2>
<p class="said">${question.text}</p></section>
${question.answered_at === null ? answerForm(frame, state) : answerGiven(frame, state)}
${backToCase(frame, shown.id)}`,
  }
}

const dayOf = ({ format }: PortalFrame, at: string): string => format.day(dayInVienna(new Date(at)))

function answerGiven(frame: PortalFrame, state: QuestionState): Html {
  const { question: said } = WORDS[frame.language]
  const { answer, answered_at, answered_by, files: sent } = state.question
  return html`${faults(codeOf(state, '') === 'already_answered' ? [said.late] : [])}
<section aria-labelledby="answer"><h2 id="answer">${said.answer}</h2>
<p class="note">${said.answered(answered_by ?? '', dayOf(frame, answered_at ?? ''))}</p>
${answer && html`<p class="said">${answer}</p>`}
${
  sent.length > 0 &&
  html`<ul>${sent.map(({ id, name }) => html`<li><a href="/api/creditor/documents/${id}/download">${name}</a></li>`)}</ul>`
}</section>`
}

function answerForm(frame: PortalFrame, state: QuestionState): Html {
  const { language } = frame
  const all = WORDS[language]
  const { question: said } = all
  const fault = codeOf(state, 'text')
  const others = state.problems.filter(({ field }) => !['text', 'file', 'claim_id'].includes(field))
  return html`<p class="lead">${said.effect}</p>
${faults([...others.map(() => all.failed), ...(codeOf(state, 'claim_id') ? [said.limit] : [])])}
<form method="post" enctype="multipart/form-data" action="${inLanguage(`/creditor/questions/${state.question.id}`, language)}">${formKey(frame)}
${words({
  name: 'text',
  label: said.text,
  value: state.values.text,
  fault: fault && (fault === 'too_long' ? said.too_long : said.needed),
  maxlength: TEXT_MAX,
})}
${files({ name: 'file', label: said.files, hint: said.files_hint, fault: fileFault(all, state) }, ACCEPT)}
<button type="submit">${said.send}</button></form>`
}

/** Files have to be chosen again, since browsers keep none. */
function fileFault({ question: said }: ActWords, state: FormState): string | undefined {
  const code = codeOf(state, 'file')
  switch (code) {
    case undefined:
      return state.problems.length > 0 ? said.files_again : undefined
    case 'too_many':
      return said.too_many
    case 'storage_quota':
      return said.no_room
    case 'payload_too_large':
      return said.too_large
    default:
      return said.wrong_kind
  }
}
