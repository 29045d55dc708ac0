import { conflict, type Fault, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { type AccessCodeRow, keepAccessCode } from '../debtor-access/index.ts'
import type { LetterMail } from './mail-text.ts'
import { findLetter, insertLetter, type LetterRow, type ListedLetter, listLetters, lockLetter } from './queries.ts'
import { mayBecome } from './rules.ts'
import { awaitSending, comeBack, count, isOutdated, type Post, type SendOptions, send, setVoid } from './sending.ts'
import type { LetterContent } from './wording/content.ts'

export type { LetterRow, ListedLetter }

const LETTERS_OF_A_CLAIM_MAX = 100

/** Newest first. */
export const listLettersOf = (reader: Reader, claim_id: string): Promise<ListedLetter[]> =>
  listLetters(reader, { claim_id }, { page: 1, limit: LETTERS_OF_A_CLAIM_MAX })

/** What is known of a letter only after it was made. */
type Later =
  | 'status'
  | 'mail_id'
  | 'posted_at'
  | 'handed_over_at'
  | 'voided_at'
  | 'void_reason'
  | 'void_note'
  | 'returned_at'
  | 'returned_reason'
  | 'print_run_id'
  | 'created_at'
  | 'has_masked_copy'

/**
 * A letter whose file is stored but which has no row yet. `content` is what it says without its access code, `mail` the
 * mail that carries it, if it goes by mail, and `new_code` the access code that it is the first to print.
 */
export type PreparedLetter = Omit<LetterRow, Later | keyof LetterEffect> & {
  readonly content: LetterContent
  /** The debtor as the letter addresses them. */
  readonly debtor_updated_at: Date
  readonly new_code: AccessCodeRow | null
  readonly mail: LetterMail | null
}

/** What sending it does: what it demands, what it adds to the debt, and where it takes the claim. */
type LetterEffect = Pick<LetterRow, 'invoice_ids' | 'charges' | 'to_stage'>

export type MadeLetter = { readonly letter: PreparedLetter } & LetterEffect

/**
 * Writes a letter down, sent or waiting to be. Where it goes by mail, the mail leaves after the commit. A second letter for
 * the same move is a conflict.
 */
export async function recordLetter(
  work: Work,
  claim: { readonly id: string; readonly organization_id: string },
  { letter: { mail, new_code, content, debtor_updated_at: _, ...letter }, ...effect }: MadeLetter,
  { is_sent }: { readonly is_sent: boolean },
): Promise<LetterRow> {
  if (letter.claim_id !== claim.id) throw new Error('a letter was prepared for another claim')
  const mail_id = mail
    ? sendMail(work, { ...mail, claim_id: claim.id, attachments: [attachmentOf(letter)] }, claim.organization_id)
    : null
  const made: LetterRow = {
    ...letter,
    ...effect,
    status: is_sent ? (mail_id ? 'mailed' : 'posted') : 'outbox',
    mail_id,
    posted_at: is_sent ? work.now : null,
    handed_over_at: null,
    voided_at: null,
    void_reason: null,
    void_note: null,
    returned_at: null,
    returned_reason: null,
    print_run_id: null,
    created_at: work.now,
    has_masked_copy: true,
  }
  const row = insertLetter(work.tx, made, content)
  const { id: letter_id, kind, status, deadline } = row
  await Promise.all([
    ...(new_code ? [keepAccessCode(work, new_code)] : []),
    recordActivity(work, claim, { action: 'letter.made', details: { letter_id, kind, status, deadline } }),
  ])
  return row
}

/** A letter that was made: it counts at once where what is made is sent, and else waits to be sent. */
export async function dispatchLetter(
  work: Work,
  claim: ClaimRow,
  made: MadeLetter,
  { is_sent, ...options }: { readonly is_sent: boolean } & SendOptions,
): Promise<ClaimRow> {
  await refuseRestricted(work.tx, claim.debtor_id)
  const letter = await recordLetter(work, claim, made, { is_sent })
  return is_sent ? count(work, claim, letter, options) : awaitSending(work, claim, letter.id)
}

const attachmentOf = ({ blob_key, filename, file_size, sha256 }: Pick<LetterRow, FileField>) => ({
  key: blob_key,
  filename,
  mime_type: 'application/pdf',
  file_size,
  sha256,
})

type FileField = 'blob_key' | 'filename' | 'file_size' | 'sha256'

export async function readLetter(reader: Reader, id: string): Promise<ListedLetter> {
  const letter = await findLetter(reader, id)
  if (!letter) throw notFound()
  return letter
}

/** The claim is locked first, as everywhere; then the letter is what it is. */
async function takeLetter(work: Work, id: string): Promise<{ claim: ClaimRow; letter: ListedLetter }> {
  const { claim_id } = await readLetter(work.tx, id)
  const claim = await takeClaim(work, claim_id)
  return { claim, letter: (await lockLetter(work.tx, id)) as ListedLetter }
}

/** The team has posted it. */
export async function postLetter(work: Work, id: string, note?: string): Promise<ListedLetter> {
  return postTaken(work, { ...(await takeLetter(work, id)), note })
}

/** The team has posted it with the run that it is in. One that a run has set free may be in another one already. */
export async function postWithRun(
  work: Work,
  id: string,
  { print_run_id, note }: { readonly print_run_id: string; readonly note?: string | undefined },
): Promise<ListedLetter> {
  const taken = await takeLetter(work, id)
  if (taken.letter.print_run_id !== print_run_id) throw conflict('print_run_over', 'The print run is over already')
  return postTaken(work, { ...taken, note })
}

async function postTaken(work: Work, posting: Posting): Promise<ListedLetter> {
  const fault = postingFault(posting.letter)
  if (fault) throw conflict(fault.code, `The letter ${fault.message}`)
  return post(work, posting)
}

/** A whole print run: either all letters are posted, or none, with a reason for each that cannot be. */
export async function postLetters(work: Work, ids: readonly string[]): Promise<ListedLetter[]> {
  // load, in the order of the claims' ids, so that two commands on the same letters cannot deadlock
  const found = await Promise.all(ids.map((id) => findLetter(work.tx, id)))
  const claim_ids = [...new Set(found.flatMap((letter) => (letter ? [letter.claim_id] : [])))].sort()
  const claims = new Map<string, ClaimRow>()
  for (const id of claim_ids) claims.set(id, await takeClaim(work, id))
  const letters = await Promise.all(found.map((letter) => letter && lockLetter(work.tx, letter.id)))

  // judge
  const problems = letters.flatMap((letter, index): Problem[] => {
    const fault: Fault | undefined = letter
      ? postingFault(letter)
      : { code: 'unknown_reference', message: 'is not a known letter' }
    return fault ? [{ field: `ids.${index}`, ...fault }] : []
  })
  if (problems.length > 0) throw invalid(...problems)

  // write
  const posted: ListedLetter[] = []
  for (const letter of letters as ListedLetter[]) {
    const claim = claims.get(letter.claim_id) as ClaimRow
    posted.push(await post(work, { claim, letter }, (changed) => claims.set(changed.id, changed)))
  }
  return posted
}

const postingFault = ({ status }: ListedLetter): Fault | undefined =>
  mayBecome(status, 'posted') ? undefined : { code: 'letter_not_waiting', message: `is ${status} already` }

type Posting = { claim: ClaimRow; letter: ListedLetter; note?: string | undefined }

async function post(work: Work, posting: Posting, onClaim?: (claim: ClaimRow) => void): Promise<ListedLetter> {
  await refuseRestricted(work.tx, posting.claim.debtor_id)
  const sent: Post = await send(work, posting.claim, posting.letter, { by: 'posted', note: posting.note })
  onClaim?.(sent.claim)
  return { ...posting.letter, ...sent.letter }
}

/** The letter is not to be sent; what it was made for is tried again. */
export async function voidLetter(work: Work, id: string, note?: string): Promise<ListedLetter> {
  const { claim, letter } = await takeLetter(work, id)
  if (!mayBecome(letter.status, 'void')) throw conflict('letter_not_waiting', `The letter is ${letter.status} already`)
  const voided = await setVoid(work, claim, letter, { reason: 'team', note: note ?? null })
  return { ...letter, ...voided.letter }
}

/** The letter is not to be sent, since it is made anew in the same transaction; answers the claim without it. */
export async function voidToRemake(work: Work, claim: ClaimRow, id: string, note: string | null): Promise<ClaimRow> {
  const letter = (await lockLetter(work.tx, id)) as ListedLetter
  if (!mayBecome(letter.status, 'void')) throw conflict('letter_not_waiting', `The letter is ${letter.status} already`)
  const reason = isOutdated(work, claim, letter) ? 'outdated' : 'team'
  return (await setVoid(work, claim, letter, { reason, note })).claim
}

/** The letter was returned by the post or by the mail server. */
export async function markReturned(work: Work, id: string, returned_reason: string | null): Promise<ListedLetter> {
  const { claim, letter } = await takeLetter(work, id)
  if (letter.status === 'returned') throw conflict('already_returned', 'The letter came back already')
  if (!mayBecome(letter.status, 'returned')) throw conflict('letter_not_sent', 'The letter was not sent yet')
  return { ...letter, ...(await comeBack(work, claim, letter, returned_reason)) }
}

/** What an administrator may look at although it shows the access code. Every look is logged. */
export type CodeLook = 'letter.print_file_opened' | 'letter.access_code_shown'

export async function noteLook(work: Work, action: CodeLook, { id: letter_id, claim_id, kind }: LetterRow) {
  const claim = await takeClaim(work, claim_id)
  recordActivity(work, claim, { action, details: { letter_id, kind } })
}

/** The same for many that are opened as one file. Claims are locked in the order of their ids, as everywhere. */
export async function noteLooks(work: Work, action: CodeLook, letters: readonly LetterRow[]): Promise<void> {
  for (const letter of letters.toSorted((one, other) => one.claim_id.localeCompare(other.claim_id)))
    await noteLook(work, action, letter)
}
