import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import { lawOf } from '../../../law/laws.ts'
import { AT_ONCE, enqueue } from '../../../platform/jobs/job.ts'
import { cancelMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { book, enter, lateNews, takeBackCharges } from '../../case/account/index.ts'
import {
  type ClaimRow,
  dueAgain,
  letterFor,
  type MoveOptions,
  moveClaim,
  recordActivity,
  recordChange,
  restartStage,
  setTimer,
  settleTimer,
  stageLetter,
  takeClaim,
  type VoidReason,
  type WrongLetter,
  withBlock,
} from '../../case/claims/index.ts'
import { planWaiting } from '../../case/installments/index.ts'
import { confineCode } from '../debtor-access/index.ts'
import { letterAddress } from './parties.ts'
import { withdrawLetter } from './pickup-withdrawal.ts'
import {
  findLetterOfMail,
  findLetterSubject,
  type LetterRow,
  listClaimsToReview,
  lockWaiting,
  setLetter,
} from './queries.ts'
import { postableUntil } from './rules.ts'
import { placeLines } from './wording/recipient.ts'

export type Post = { claim: ClaimRow; letter: LetterRow }
export type SendOptions = Pick<MoveOptions, 'intervals' | 'note'>
/** `is_fetched`: by a print provider, whose word comes when it comes. */
type Sending = SendOptions & { readonly by: 'posted' | 'mailed'; readonly is_fetched?: boolean }

/**
 * The letter has left: what it costs is entered, the claim moves, and its waiting time begins. The claim and the letter are
 * locked by the caller.
 */
export async function send(work: Work, claim: ClaimRow, letter: LetterRow, sending: Sending): Promise<Post> {
  const { by, is_fetched = false, ...options } = sending
  if (by === 'posted' && !is_fetched) {
    refuseOutdated(work, claim, letter)
    await refuseBlocked(work, claim)
  }
  const sent = setLetter(work.tx, { ...letter, status: by, posted_at: work.now })
  if (!is_fetched) await withdraw(work, letter)
  const details = { letter_id: letter.id, kind: letter.kind, ...(options.note ? { note: options.note } : {}) }
  recordActivity(work, claim, { action: `letter.${by}`, details })
  return { claim: await count(work, claim, sent, options), letter: sent }
}

/** What follows from a letter that is sent. */
export async function count(
  work: Work,
  claim: ClaimRow,
  letter: LetterRow,
  options: SendOptions = {},
): Promise<ClaimRow> {
  const { id: letter_id, charges, to_stage } = letter
  const free = { ...claim, waiting_letter_id: null, owed_letter: null }
  const details = { letter_id }
  const [moved] = await Promise.all([
    to_stage === null ? beginTime(work, free, letter) : moveClaim(work, free, to_stage, { ...options, details }),
    charges.length > 0 ? enter(work, claim, charges, { action: 'charge.added', details }) : undefined,
  ])
  return moved
}

/** A letter that was owed at the stage where the claim is: the time of the stage begins with it. */
async function beginTime(work: Work, claim: ClaimRow, { id: letter_id, kind, deadline }: LetterRow): Promise<ClaimRow> {
  // A letter that takes a claim to its stage is owed there only after it came back.
  const action = letterFor(claim.collection_stage) === kind ? 'letter.sent_again' : 'letter.sent'
  const plan = await planWaiting(work.tx, claim)
  return restartStage(
    work,
    claim,
    { action, details: { letter_id } },
    { ...plan, reminded_until: deadline as DateOnly },
  )
}

/** Nothing happens to a claim while its letter waits: neither fee, nor move, nor time. */
export const awaitSending = (work: Work, claim: ClaimRow, letter_id: string): Promise<ClaimRow> =>
  recordChange(
    work,
    {
      ...claim,
      waiting_letter_id: letter_id,
      due_at: null,
      due_before_promise: null,
      timer_left_ms: null,
      stuck_reason: null,
      stuck_at: null,
    },
    { activity: { action: 'letter.waits', details: { letter_id } } },
  )

/** What blocks a claim may have begun with the day; the next run of the workflow makes its letter void. */
async function refuseBlocked(work: Work, claim: ClaimRow): Promise<void> {
  const { blocked_reason } = await withBlock(work, claim)
  if (blocked_reason) throw conflict('claim_blocked', `The claim is blocked: ${blocked_reason}`, { blocked_reason })
}

/** Its date, its sum and its deadline would be wrong. */
export function isOutdated({ now }: Work, { governing_law }: ClaimRow, { letter_date }: LetterRow): boolean {
  const holidays = lawOf(governing_law)?.holidays ?? []
  return dayInVienna(now) > postableUntil(holidays, letter_date as DateOnly)
}

function refuseOutdated(work: Work, claim: ClaimRow, letter: LetterRow): void {
  if (!isOutdated(work, claim, letter)) return
  throw conflict(
    'letter_outdated',
    `The letter is of ${letter.letter_date} and too old to be posted; void it to have it made anew`,
  )
}

/** A mail server took the mail of a letter. A letter that became void meanwhile stays void. */
export async function countMailed(work: Work, { mail_id }: { mail_id: string }): Promise<void> {
  const found = await findLetterOfMail(work.tx, mail_id)
  if (!found) return
  const claim = await takeClaim(work, found.claim_id)
  const letter = await lockWaiting(work.tx, found.id)
  if (letter) await send(work, claim, letter, { by: 'mailed' })
}

/** A print provider has fetched it. */
export async function countFetched(work: Work, { id, claim_id }: { id: string; claim_id: string }): Promise<void> {
  const claim = await takeClaim(work, claim_id)
  const letter = await lockWaiting(work.tx, id)
  if (letter) await send(work, claim, letter, { by: 'posted', is_fetched: true })
}

type Voiding = { readonly reason: VoidReason; readonly note: string | null }

/** By the team, on a claim that goes on: the step that the letter belongs to is due again. */
export async function setVoid(
  work: Work,
  claim: ClaimRow,
  letter: LetterRow,
  { reason, note }: Voiding,
): Promise<Post> {
  const voided = await writeVoid(work, letter, { reason, note })
  const free = dueAgain({ ...claim, waiting_letter_id: null }, work.now)
  const details = { letter_id: letter.id, kind: letter.kind, void_reason: reason, ...(note ? { note } : {}) }
  const activity = { action: 'letter.void', details }
  return { claim: await recordChange(work, free, { activity }), letter: voided }
}

/** A print provider must not send what is void, or was sent by hand. */
async function withdraw(work: Work, letter: LetterRow): Promise<void> {
  const { id: letter_id, organization_id, claim_id, kind, handed_over_at } = letter
  if (!handed_over_at) return
  enqueue(work.tx, withdrawLetter, { letter_id, claim_id, kind }, { run_at: AT_ONCE, organization_id })
}

async function writeVoid(work: Work, letter: LetterRow, { reason, note }: Voiding): Promise<LetterRow> {
  if (letter.mail_id) await cancelMail(work.tx, letter.mail_id, 'the letter is void')
  await withdraw(work, letter)
  return setLetter(work.tx, { ...letter, status: 'void', voided_at: work.now, void_reason: reason, void_note: note })
}

/** What changed on the claim made its letter wrong. The claim itself is recorded by whoever tells it. */
export async function voidWrong(work: Work, { claim, letter_id, reason }: WrongLetter): Promise<void> {
  const letter = await lockWaiting(work.tx, letter_id)
  if (!letter) return
  await writeVoid(work, letter, { reason, note: null })
  const details = { letter_id, kind: letter.kind, void_reason: reason }
  recordActivity(work, claim, { action: 'letter.void', details })
}

/** Whether letters still go where this one went. */
async function isWhereLettersGo(work: Work, { claim_id, recipient }: LetterRow): Promise<boolean> {
  const subject = await findLetterSubject(work.tx, claim_id)
  const address = subject && letterAddress(subject)
  return !address || placeLines(address).every((line) => recipient.includes(line))
}

/**
 * A letter that came back never reached the debtor: it costs nothing, and nobody gets in with its code. Until there is
 * another address no letter goes out; then this one is sent again, if the claim still stands where it took it. Where there
 * is another address already it is sent again at once, and what was sent there meanwhile keeps its code.
 */
export async function comeBack(
  work: Work,
  claim: ClaimRow,
  letter: LetterRow,
  returned_reason: string | null,
): Promise<LetterRow> {
  const { id: letter_id, kind } = letter
  const returned = setLetter(work.tx, { ...letter, status: 'returned', returned_at: work.now, returned_reason })
  const details = { letter_id, kind, ...(returned_reason ? { reason: returned_reason } : {}) }
  await confineCode(work, claim.id, letter.created_at)
  if (claim.case_status === 'closed') {
    const entries = await lateNews(work, claim)
    await book(work, claim, { entries, activity: { action: 'letter.returned', details } })
    return returned
  }
  await takeBackCharges(work, claim, { letter_id })
  const told = (await isWhereLettersGo(work, letter)) ? { ...claim, address_unknown: true } : claim
  // What came back is sent again at once when there is an address, not after what was left of its time.
  const settled =
    stageLetter(claim.collection_stage) === kind
      ? setTimer({ ...told, owed_letter: kind }, work.now, work.now)
      : settleTimer(told, work.now)
  // A letter that waits demands what this one cost, and goes to the same address.
  const spoils_letter = told.address_unknown ? 'address' : 'amount'
  await recordChange(work, settled, { activity: { action: 'letter.returned', details }, spoils_letter })
  return returned
}

/** A debtor has another address: letters that wait were made for the old one, and those that came back can be sent again. */
export async function reviewAddress(work: Work, { debtor_id }: { debtor_id: string }): Promise<void> {
  for (const id of await listClaimsToReview(work.tx, debtor_id)) {
    const claim = await takeClaim(work, id)
    if (claim.waiting_letter_id) await voidWrong(work, { claim, letter_id: claim.waiting_letter_id, reason: 'address' })
    const known = settleTimer({ ...claim, waiting_letter_id: null, address_unknown: false }, work.now)
    const free = claim.waiting_letter_id ? dueAgain(known, work.now) : known
    await recordChange(work, free, { activity: { action: 'claim.address_known', details: {} } })
  }
}
