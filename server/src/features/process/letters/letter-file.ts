import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { sendFile, sendMade } from '../../../platform/http/download.ts'
import { findMail } from '../../../platform/mail/queries.ts'
import { BlobMissing, isOutOfRoom } from '../../../platform/storage/storage.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { LETTERS_FOLDER } from './prepare.ts'
import { findContent, type ListedLetter } from './queries.ts'
import { noteLook } from './service.ts'
import { typesetPaper } from './typeset.ts'

const PDF = 'application/pdf'

type Opening = { readonly caller: OperatorCaller; readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The access code is a key: administrators get the file that goes to print, which is logged, and agents a masked copy. */
export async function sendLetterFile(
  deps: Deps,
  { caller, request, reply }: Opening,
  letter: ListedLetter,
): Promise<FastifyReply> {
  const { blob_key: key, file_size, sha256, filename } = letter
  if (caller.role !== 'admin' || (await hasLeftByMail(deps, letter))) return sendMaskedCopy(deps, reply, letter)
  if (request.method !== 'HEAD') {
    await recordAccess(deps.db, caller, {
      ...{ action: 'letter.code_shown', organization_id: letter.organization_id },
      subject: { kind: 'claim', id: letter.claim_id },
      details: { letter_id: letter.id },
    })
    await transact(deps, caller, (work) => noteLook(work, 'letter.print_file_opened', letter))
  }
  return sendFile(deps.storage, {
    ...{ request, reply },
    file: { key, bytes: file_size, sha256, original_filename: filename, mime_type: PDF },
  })
}

/** Once a mail server took it, nobody has to print it any more. */
async function hasLeftByMail({ db }: Deps, { mail_id, has_masked_copy }: ListedLetter): Promise<boolean> {
  if (!mail_id || !has_masked_copy) return false
  return (await findMail(db, mail_id))?.status === 'sent'
}

/** For everybody who must not have the access code. Its name keeps it from being posted by mistake. */
export const sendMaskedCopy = async (
  deps: Deps,
  reply: FastifyReply,
  letter: Pick<ListedLetter, 'id' | 'organization_id' | 'filename'>,
): Promise<FastifyReply> =>
  sendMade(reply, {
    bytes: await readMaskedCopy(deps, letter),
    mime_type: PDF,
    filename: letter.filename.replace(/\.pdf$/, '-masked.pdf'),
  })

/** Where the masked copy of a letter is kept. */
export const maskedCopyKey = (letter_id: string): string => `${LETTERS_FOLDER}/masked/${letter_id}`

/**
 * The same letter with bullets for its access code. It is set when somebody first looks, and kept for their next page. No
 * row names it, so the nightly sweep of letters removes it after a day.
 */
export async function readMaskedCopy(
  deps: Deps,
  { id: letter_id, organization_id }: { id: string; organization_id: string },
): Promise<Buffer> {
  const key = maskedCopyKey(letter_id)
  const kept = await readKept(deps, key)
  if (kept) return kept
  const content = await findContent(deps.db, letter_id)
  if (!content)
    throw conflict(
      'no_masked_copy',
      'This letter is older than masked copies; only an administrator can open it, as the file that went to print',
    )
  const pdf = await typesetPaper(deps.typesetter, content, organization_id)
  // Kept only to save time: whoever reads it must not be refused because there is no room.
  await deps.storage.put(key, Readable.from([pdf])).catch((error: unknown) => {
    if (!isOutOfRoom(error)) throw error
  })
  return pdf
}

async function readKept({ storage }: Deps, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer((await storage.get(key)).stream)
  } catch (error) {
    if (error instanceof BlobMissing) return undefined
    throw error
  }
}
