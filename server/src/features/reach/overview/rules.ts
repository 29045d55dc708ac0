import { addDays, DAY_MS, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { addBusinessDays, type Holiday } from '../../../law/holidays.ts'

/** What a list of claims can be sorted by. */
export const SORTS = [
  'created',
  'updated',
  'due',
  'case_reference',
  'debtor',
  'customer',
  'collection_stage',
  'case_status',
  'total',
  'outstanding',
] as const
export type Sort = (typeof SORTS)[number]
export const ORDERS = ['asc', 'desc'] as const
export type Order = (typeof ORDERS)[number]

/** How old an open claim is, in whole days of 24 hours since it was submitted. */
export const AGE_BUCKETS = [
  { age: '0-30', from_days: 0, to_days: 30 },
  { age: '31-60', from_days: 31, to_days: 60 },
  { age: '61-90', from_days: 61, to_days: 90 },
  { age: '91-180', from_days: 91, to_days: 180 },
  { age: '181+', from_days: 181, to_days: null },
] as const
export type Age = (typeof AGE_BUCKETS)[number]['age']
export const AGES = AGE_BUCKETS.map(({ age }) => age)

/** The instants between which a claim of this age was submitted: after the first one, at the latest at the second one. */
export function submittedBetween(age: Age, now: Date): { after: Date | null; until: Date } {
  const { from_days, to_days } = AGE_BUCKETS.find((bucket) => bucket.age === age) ?? AGE_BUCKETS[0]
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return { after: to_days === null ? null : daysAgo(to_days + 1), until: daysAgo(from_days) }
}

/** The kinds of work that can wait for the team. The kind is the first word of an item's key. */
export const WORK_KINDS = [
  'new_claim',
  'extraction_review',
  'insolvency_filing',
  'possible_double',
  'task_due',
  'dispute',
  'debtor_message',
  'debtor_promise',
  'debtor_plan',
  'debtor_contact',
  'creditor_payment',
  'creditor_withdrawal',
  'creditor_answer',
  'bank_entry_differs',
  'bank_entry_open',
  'bank_money_unclear',
  'refund_not_ordered',
  'missed_installment',
  'plan_paid',
  'decision_declined',
  'filing_to_dispatch',
  'costs_open',
  'stuck_step',
  'letter_to_print',
  'letter_not_acknowledged',
  'returned_letter',
  'tenancy_review',
  'limitation_near',
  'limitation_unknown',
  'court_step_missing',
  'payout_account',
  'invoice_incomplete',
  'ledger_difference',
  'transfer_not_executed',
  'transfer_returned',
  'transfer_amiss',
  'failed_deliveries',
  'bank_file_failed',
  'legal_table_stale',
  'letterhead_missing',
  'privacy_request',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** Of each kind so many are counted: beyond that it is enough to know that there are more. */
export const COUNTED_MAX = 1_000

/** What still waits about a file that may only be kept: it serves the person, or keeps the claim from being lost. */
const KINDS_WHILE_WITHHELD = [
  'insolvency_filing',
  'dispute',
  'debtor_message',
  'debtor_contact',
  'creditor_payment',
  'creditor_withdrawal',
  'bank_entry_open',
  'limitation_near',
  'limitation_unknown',
  'court_step_missing',
] as const satisfies readonly WorkKind[]
export const waitsWhileWithheld = (kind: WorkKind): boolean =>
  (KINDS_WHILE_WITHHELD as readonly WorkKind[]).includes(kind)

/** What only tells something: it is over when somebody has seen it, and after a while by itself. */
export const NEWS_KINDS = [
  'debtor_message',
  'debtor_promise',
  'debtor_plan',
  'debtor_contact',
  'creditor_answer',
] as const satisfies readonly WorkKind[]
export const isNews = (kind: WorkKind): boolean => (NEWS_KINDS as readonly WorkKind[]).includes(kind)

/** An item is a kind and the id of what it is about; the same item has the same key for as long as it waits. */
export type WorkKey = { kind: WorkKind; subject_id: string }

export const keyOf = ({ kind, subject_id }: WorkKey): string => `${kind}.${subject_id}`

/** Whose items a list may be narrowed to. */
export const isOwnerWord = (text: string): boolean => OWNER_WORDS.includes(text) || UUID.test(text.toLowerCase())

/** `me_or_nobody` lists the items that nobody else has taken. */
const OWNER_WORDS: readonly string[] = ['me', 'nobody', 'me_or_nobody']

export function ownersOf(owner: string | undefined, own_id: string | null): { owner_ids?: (string | null)[] } {
  if (owner === undefined) return {}
  if (owner === 'me_or_nobody') return { owner_ids: [own_id, null] }
  if (owner === 'nobody') return { owner_ids: [null] }
  return { owner_ids: [owner === 'me' ? own_id : owner] }
}

export const ageInDays = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The item that a key names; undefined when it is not a key. */
export function readKey(key: string): WorkKey | undefined {
  const [word, subject_id = '', ...more] = key.toLowerCase().split('.')
  const kind = WORK_KINDS.find((known) => known === word)
  return kind && UUID.test(subject_id) && more.length === 0 ? { kind, subject_id } : undefined
}

/** How long a claim may stay at `new` before the team has to look into it. */
export const NEW_FOR_TOO_LONG_MS = DAY_MS
/** So many business days a print provider has to acknowledge a letter. */
const ACKNOWLEDGED_WITHIN_DAYS = 2

/** What was handed over before this instant and is not acknowledged has waited for too long. */
export const acknowledgedSince = (holidays: readonly Holiday[], now: Date): Date =>
  businessDaysAgo(holidays, now, ACKNOWLEDGED_WITHIN_DAYS)

/** What came before this instant has waited for more than a business day. */
export const settledSince = (holidays: readonly Holiday[], now: Date): Date => businessDaysAgo(holidays, now, 1)

function businessDaysAgo(holidays: readonly Holiday[], now: Date, days: number): Date {
  const today = dayInVienna(now)
  let day: DateOnly = today
  while (addBusinessDays(holidays, addDays(day, -1), days) >= today) day = addDays(day, -1)
  return startOfDayInVienna(day)
}

/** What a debtor did alone is shown as news for so long. */
export const NEWS_FOR_MS = 30 * DAY_MS
/** So many days before a claim is barred the team has to act. */
export const LIMITATION_DAYS = 90
/** Failed deliveries that are older than this are no longer shown as work. */
export const FAILED_FOR_MS = 14 * DAY_MS
