import type { FastifyReply } from 'fastify'
import { unavailable } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { PdfUnreadable, REASONS } from '../../../platform/pdf/refusals.ts'
import type { Deps } from '../../../platform/work.ts'
import { type DocumentRow, mayBeEInvoice } from '../../case/documents/index.ts'
import { type BareDigest, readBareBlob } from '../extraction/index.ts'
import { readablePage } from './readable-page.ts'
import { notAnEInvoice } from './service.ts'

const RETRY_S = 2

/** Sends a PDF that shows an XML invoice to people. It is made anew each time, also of files that are older than the recognition. */
export async function sendReadable(
  deps: Deps,
  reply: FastifyReply,
  { document, language }: { document: DocumentRow; language: Language },
): Promise<FastifyReply> {
  const { mime_type, file_size: bytes, organization_id, original_filename } = document
  const found = mayBeEInvoice({ mime_type, bytes }) ? await read(deps, document) : null
  if (!found) throw notAnEInvoice()
  const pdf = await deps.typesetter.pdf('e-invoice', readablePage(found, document, language), organization_id)
  const filename = `${original_filename.replace(/\.xml$/i, '')}.pdf`
  return sendMade(reply, { bytes: pdf, mime_type: 'application/pdf', filename })
}

const read = (deps: Deps, document: DocumentRow): Promise<BareDigest | null> =>
  readBareBlob(deps, document).catch((error: unknown) => {
    if (!(error instanceof PdfUnreadable)) throw error
    // On a busy machine another try may succeed.
    if (error.reason === REASONS.too_slow) throw unavailable('took_too_long', 'It could not be read in time', RETRY_S)
    return null
  })
