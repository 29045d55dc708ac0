import { addMonths, type DateOnly } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'

/** What people may ask for: Art. 15, 16, 17, 18, 20 and 21 GDPR. */
export const REQUEST_KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const REQUEST_STATES = ['open', 'extended', 'answered', 'refused'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const CHANNELS = ['letter', 'email', 'phone', 'portal', 'in_person', 'other'] as const
export type RequestChannel = (typeof CHANNELS)[number]

/** How we know who asks. A copy of a document is looked at and not kept. */
export const IDENTITY_METHODS = [
  'known_channel',
  'portal',
  'document',
  'in_person',
  'power_of_attorney',
  'other',
] as const
export type IdentityMethod = (typeof IDENTITY_METHODS)[number]

export const SUBJECT_KINDS = ['debtor', 'creditor_person', 'customer', 'partner', 'operator'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
export type Subject = { readonly kind: SubjectKind; readonly id: string }

export const STEP_ACTIONS = [
  'recorded',
  'changed',
  'subject_added',
  'subject_removed',
  'identity_checked',
  'extended',
  'exported',
  'corrected',
  'restricted',
  'lifting_announced',
  'restriction_lifted',
  'erased',
  'recipient_told',
  'answered',
  'refused',
] as const
export type StepAction = (typeof STEP_ACTIONS)[number]

/** Why somebody has to be told, and who that can be (Art. 19). */
export const RECIPIENT_CAUSES = ['corrected', 'restricted', 'erased'] as const
export type RecipientCause = (typeof RECIPIENT_CAUSES)[number]
export const RECIPIENT_KINDS = ['creditor', 'partner', 'court', 'print_service'] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]

const ANSWER_MONTHS = 1
const EXTENSION_MONTHS = 2

/**
 * One month after receipt (Art. 12 (3)): the day of the same number, or the last one of a shorter month. A day that falls on
 * a holiday is not moved: who plans with the earlier one is never late.
 */
export const dueOn = (received_on: DateOnly): DateOnly => addMonths(received_on, ANSWER_MONTHS)

/** Two further months, counted from the receipt, so that the end of a short month is not counted twice. */
export const extendedDueOn = (received_on: DateOnly): DateOnly =>
  addMonths(received_on, ANSWER_MONTHS + EXTENSION_MONTHS)

type Judged = {
  readonly state: RequestState
  readonly due_on: string
  readonly identity_checked_at: Date | null
}

export const isClosed = ({ state }: Pick<Judged, 'state'>): boolean => state === 'answered' || state === 'refused'

const CLOSED: Fault = { code: 'request_closed', message: 'The request was answered or refused already' }
const UNKNOWN_PERSON: Fault = {
  code: 'identity_not_checked',
  message: 'First record how it was checked that this is the person',
}

/** What speaks against any work on a request. */
export const workHindrance = (request: Judged): Fault | undefined => (isClosed(request) ? CLOSED : undefined)

/** What speaks against telling the person anything, or changing anything in their name. */
export const identityHindrance = (request: Judged): Fault | undefined =>
  workHindrance(request) ?? (request.identity_checked_at === null ? UNKNOWN_PERSON : undefined)

/** The person has to be told of an extension within the first month. */
export function extensionHindrance(request: Judged, today: DateOnly): Fault | undefined {
  if (request.state === 'extended') return { code: 'already_extended', message: 'The time was extended before' }
  if (isClosed(request)) return CLOSED
  if (today > request.due_on)
    return { code: 'too_late', message: 'The first month is over; the person had to be told before' }
  return undefined
}

/** The last digits tell a telephone number, with whatever prefix it was typed or stored. */
const PHONE_END_DIGITS = 8
const PHONE_DIGITS_MIN = 5
const CODE_LENGTH_MIN = 6

/** What somebody typed, where it may be a number. Its words are names, addresses, email addresses or references. */
export type TypedNumber = {
  readonly phone: string | null
  /** An account number without its spaces. */
  readonly code: string | null
}

export function readNumber(q: string): TypedNumber {
  const digits = q.replace(/[\s()+./-]/g, '')
  const is_phone = /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS_MIN
  const code = q.replace(/\s/g, '').toLowerCase()
  const is_code = /^[a-z0-9]+$/.test(code) && /\d/.test(code) && code.length >= CODE_LENGTH_MIN
  return {
    phone: is_phone ? digits.slice(-PHONE_END_DIGITS) : null,
    code: is_code ? code : null,
  }
}

/** Compared where somebody types a name to confirm: what people write differently does not matter. */
export const isTypedAs = (typed: string, expected: readonly string[]): boolean =>
  expected.some((one) => plain(one) === plain(typed) && plain(typed) !== '')

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
