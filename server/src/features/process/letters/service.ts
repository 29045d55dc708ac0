import { randomBytes, timingSafeEqual } from 'node:crypto'
import { conflict, type Fault, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Mail, sendMail } from '../../../platform/mail/mail.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import {
  findAccessCode,
  findAccessCodeByReference,
  findLetter,
  insertAccessCode,
  insertLetter,
  type LetterRow,
  type ListedLetter,
  listLetters,
  lockLetter,
  lockLetters,
  setLetter,
} from './queries.ts'
import { codeFrom, mayBecome, readCode } from './rules.ts'

export type { LetterRow, ListedLetter }

const LETTERS_OF_A_CLAIM_MAX = 100

/** Newest first. */
export const listLettersOf = (reader: Reader, claim_id: string): Promise<ListedLetter[]> =>
  listLetters(reader, { claim_id }, { page: 1, limit: LETTERS_OF_A_CLAIM_MAX })

/** A letter whose file is stored but which has no row yet. `mail` is the mail that carries it, if it goes by mail. */
export type PreparedLetter = Omit<
  LetterRow,
  'status' | 'mail_id' | 'printed_at' | 'returned_at' | 'returned_reason' | 'created_at'
> & { readonly mail: Pick<Mail, 'to' | 'subject' | 'text'> | null }

/**
 * Writes a letter down, in the transaction of the move that it belongs to; where it goes by mail, the mail leaves after the
 * commit. A second letter for the same move is a conflict.
 */
export async function recordLetter(
  work: Work,
  claim: { readonly id: string; readonly organization_id: string },
  { mail, ...letter }: PreparedLetter,
): Promise<LetterRow> {
  if (letter.claim_id !== claim.id) throw new Error('a letter was prepared for another claim')
  const mail_id = mail ? await sendMail(work, { ...mail, attachments: [attachmentOf(letter)] }) : null
  const row = await insertLetter(work.tx, {
    ...letter,
    status: mail_id ? 'mailed' : 'outbox',
    mail_id,
    printed_at: null,
    returned_at: null,
    returned_reason: null,
    created_at: work.now,
  })
  const { id: letter_id, kind, status, deadline } = row
  await recordActivity(work, claim, { action: 'letter.made', details: { letter_id, kind, status, deadline } })
  return row
}

const attachmentOf = ({ blob_key, filename, file_size, sha256 }: Omit<PreparedLetter, 'mail'>) => ({
  key: blob_key,
  filename,
  mime_type: 'application/pdf',
  file_size,
  sha256,
})

export async function readLetter(reader: Reader, id: string): Promise<ListedLetter> {
  const letter = await findLetter(reader, id)
  if (!letter) throw notFound()
  return letter
}

async function takeLetter(work: Work, id: string): Promise<ListedLetter> {
  const letter = await lockLetter(work.tx, id)
  if (!letter) throw notFound()
  return letter
}

const logged = (work: Work, letter: ListedLetter, action: string, details: Record<string, unknown> = {}) =>
  recordActivity(
    work,
    { id: letter.claim_id, organization_id: letter.organization_id },
    { action, details: { letter_id: letter.id, kind: letter.kind, ...details } },
  )

export async function markPrinted(work: Work, id: string): Promise<ListedLetter> {
  const letter = await takeLetter(work, id)
  if (!mayBecome(letter.status, 'printed'))
    throw conflict('letter_not_waiting', `The letter is ${letter.status} already`)
  await logged(work, letter, 'letter.printed')
  return setLetter(work.tx, { ...letter, status: 'printed', printed_at: work.now })
}

/** A whole print run: either all letters are marked, or none, with a reason for each that cannot be. */
export async function markAllPrinted(work: Work, ids: readonly string[]): Promise<ListedLetter[]> {
  // load
  const letters = await lockLetters(work.tx, ids)
  const found = new Map(letters.map((letter) => [letter.id, letter]))

  // judge
  const problems = ids.flatMap((id, index): Problem[] => {
    const status = found.get(id.toLowerCase())?.status
    if (status && mayBecome(status, 'printed')) return []
    const fault: Fault = status
      ? { code: 'letter_not_waiting', message: `is ${status} already` }
      : { code: 'unknown_reference', message: 'is not a known letter' }
    return [{ field: `ids.${index}`, ...fault }]
  })
  if (problems.length > 0) throw invalid(...problems)

  // write
  const printed: ListedLetter[] = []
  for (const letter of letters) {
    await logged(work, letter, 'letter.printed')
    printed.push(await setLetter(work.tx, { ...letter, status: 'printed', printed_at: work.now }))
  }
  return printed
}

/** The letter was returned by the post or by the mail server. */
export async function markReturned(work: Work, id: string, returned_reason: string): Promise<ListedLetter> {
  const letter = await takeLetter(work, id)
  if (letter.status === 'returned') throw conflict('already_returned', 'The letter came back already')
  if (!mayBecome(letter.status, 'returned')) throw conflict('letter_not_sent', 'The letter was not sent yet')
  await logged(work, letter, 'letter.returned', { reason: returned_reason })
  return setLetter(work.tx, { ...letter, status: 'returned', returned_at: work.now, returned_reason })
}

const CODE_BYTES = 32

function newCode(): string {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_BYTES))
    if (code) return code
  }
}

const hashOf = (vault: Vault, claim_id: string, code: string): Buffer => vault.hash(`${claim_id} ${code}`)

/** Undefined before the first letter. */
export async function readAccessCode(reader: Reader, vault: Vault, claim_id: string): Promise<string | undefined> {
  const found = await findAccessCode(reader, claim_id)
  return found && vault.open(found.code_sealed)
}

/** Made once per claim and printed on all its letters. If two make one at the same moment, the first is kept. */
export async function makeAccessCode(work: Work, vault: Vault, claim_id: string): Promise<string> {
  const code = newCode()
  const row = { claim_id, code_sealed: vault.seal(code), code_hash: hashOf(vault, claim_id, code) }
  if ((await insertAccessCode(work.tx, row, work.now)) > 0) return code
  const other = await readAccessCode(work.tx, vault, claim_id)
  if (!other) throw new Error('an access code vanished')
  return other
}

/** The claim that a debtor may see with the reference and code printed on a letter; undefined when they do not match. */
export async function claimOfAccessCode(
  reader: Reader,
  vault: Vault,
  { case_reference, code: typed }: { case_reference: string; code: string },
): Promise<string | undefined> {
  const code = readCode(typed)
  const row = code && (await findAccessCodeByReference(reader, case_reference))
  if (!row) return undefined
  return timingSafeEqual(Buffer.from(row.code_hash), hashOf(vault, row.claim_id, code)) ? row.claim_id : undefined
}
