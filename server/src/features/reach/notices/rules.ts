import { addDays, DAY_MS, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { businessDayFrom, type Holiday, isBusinessDay } from '../../../law/holidays.ts'

/** What somebody of the team is told. */
export const NOTICE_KINDS = [
  'mention',
  'task_due',
  'creditor_answer',
  'creditor_decision',
  'creditor_payment',
  'creditor_withdrawal',
  'debtor_message',
  'debtor_dispute',
  'debtor_promise',
  'debtor_plan',
  'debtor_contact',
  'job_failed',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What is told even about a file that may only be kept, as in the work queue (Art. 18 (2) GDPR). */
export const KINDS_WHILE_WITHHELD = [
  'creditor_payment',
  'creditor_withdrawal',
  'debtor_message',
  'debtor_dispute',
  'debtor_contact',
] as const satisfies readonly NoticeKind[]

/** So long something is told. Afterwards it is in its file and, where it waits for somebody, in the work queue. */
export const TOLD_FOR_DAYS = 30
/** So often in a row a recurring job must have failed: a single failure is often over with the next run. */
export const FAILURES_TOLD = 3
/** So much of a note is shown. */
export const EXCERPT_MAX = 160
/** So many are marked as read by one request. */
export const READ_MAX = 100

export const toldSince = (now: Date): Date => new Date(now.getTime() - TOLD_FOR_DAYS * DAY_MS)

export type NoticeKey = { readonly kind: NoticeKind; readonly subject_id: string }

export const keyOf = ({ kind, subject_id }: NoticeKey): string => `${kind}.${subject_id}`

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isKey = (text: string): boolean => {
  const [kind, subject_id = '', ...more] = text.split('.')
  return NOTICE_KINDS.some((known) => known === kind) && UUID.test(subject_id) && more.length === 0
}

/** When the morning mail is written, by the clock of Vienna. The hour is never put forward or back on a business day. */
const MORNING_HOURS = 7
export const morningOf = (day: DateOnly): Date =>
  new Date(startOfDayInVienna(day).getTime() + MORNING_HOURS * 3_600_000)

/** Nobody wants to be wished a good morning in the evening: what was not written by noon is not written that day. */
const NOON_HOURS = 12
export const isMorningOf = (day: DateOnly, now: Date): boolean =>
  now >= morningOf(day) && now.getTime() < startOfDayInVienna(day).getTime() + NOON_HOURS * 3_600_000

/** The day of the last morning that has come: a business day. */
export function lastMorning(holidays: readonly Holiday[], now: Date): DateOnly {
  let day = dayInVienna(now)
  while (!isBusinessDay(holidays, day) || morningOf(day) > now) day = addDays(day, -1)
  return day
}

export const morningAfter = (holidays: readonly Holiday[], day: DateOnly): Date =>
  morningOf(businessDayFrom(holidays, addDays(day, 1)))

/** So many references of claims a line of the mail names. Those that follow are counted. */
export const NAMED_MAX = 5

/** What the morning mail counts together. */
export const DIGEST_GROUPS = ['mention', 'creditor', 'debtor', 'job'] as const
export type DigestGroup = (typeof DIGEST_GROUPS)[number]

/** Tasks have lines of their own. */
export const GROUP_OF: Readonly<Record<NoticeKind, DigestGroup | null>> = {
  mention: 'mention',
  task_due: null,
  creditor_answer: 'creditor',
  creditor_decision: 'creditor',
  creditor_payment: 'creditor',
  creditor_withdrawal: 'creditor',
  debtor_message: 'debtor',
  debtor_dispute: 'debtor',
  debtor_promise: 'debtor',
  debtor_plan: 'debtor',
  debtor_contact: 'debtor',
  job_failed: 'job',
}
