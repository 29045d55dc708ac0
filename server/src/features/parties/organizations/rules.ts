import { namesAccount } from '../../../kernel/banking.ts'
import type { Fault, Problem } from '../../../kernel/errors.ts'

/** What must be paid for a claim to close: the sum of its invoices, or the whole balance with interest and costs. */
export const CLOSES_AT = ['total', 'balance'] as const
export type ClosesAt = (typeof CLOSES_AT)[number]

/** How letters leave. */
export const DISPATCHES = ['automatic', 'by_hand'] as const
export type Dispatch = (typeof DISPATCHES)[number]

/** In the sandbox a letter that is made is sent. In earnest somebody posts it, unless a print provider is set up. */
export const dispatchOf = ({ letter_dispatch }: { letter_dispatch: Dispatch | null }, is_live: boolean): Dispatch =>
  letter_dispatch ?? (is_live ? 'by_hand' : 'automatic')

type LetterSettings = {
  letter_deadline_days: number | null
  letter_interval_days: number
  letter_dispatch: Dispatch | null
}

/** What speaks against settings that were sent. A shorter interval alone is fine: deadlines then end before it. */
export function letterFaults(
  settings: LetterSettings,
  sent: { readonly letter_deadline_days?: number | null; readonly letter_dispatch?: Dispatch | null },
  { is_live, has_pickup }: { readonly is_live: boolean; readonly has_pickup: boolean },
): Problem[] {
  const problems: Problem[] = []
  if (sent.letter_deadline_days && sent.letter_deadline_days >= settings.letter_interval_days) {
    const message = `must be less than letter_interval_days, ${settings.letter_interval_days}`
    problems.push({ field: 'letter_deadline_days', code: 'out_of_range', message })
  }
  if (sent.letter_dispatch === 'automatic' && is_live && !has_pickup) {
    const message = 'needs a place from which a print provider fetches letters: set LETTER_PICKUP'
    problems.push({ field: 'letter_dispatch', code: 'not_allowed', message })
  }
  return problems
}

const DEADLINE_DAYS = 10

/** How many days a letter leaves to pay; fewer than there are before the next one. */
export const deadlineDaysOf = (settings: {
  letter_deadline_days: number | null
  letter_interval_days: number
}): number => settings.letter_deadline_days ?? Math.max(1, Math.min(DEADLINE_DAYS, settings.letter_interval_days - 1))

/** Who supervises a collection agency. German letters to private persons must name it (§ 13a RDG). */
export type SupervisoryAuthority = { name: string; address: string; email: string }

/** What stands at the head and the foot of an organisation's letters, and where debtors pay to. */
export type Letterhead = {
  company_name: string
  street: string
  zip: string
  city: string
  country: string
  phone: string | null
  email: string
  website: string | null
  register_number: string | null
  register_court: string | null
  uid: string | null
  iban: string
  bic: string | null
  bank_name: string | null
  /** Which licence or registration allows the business, in the words of the register. */
  license: string | null
  supervisory_authority: SupervisoryAuthority | null
}

/** Where debtors of a country get advice. */
export type DebtAdvice = {
  name: string
  country: string
  address: string | null
  phone: string | null
  website: string | null
}

const WEBSITE = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u

export const websiteProblem = (text: string): Fault | undefined =>
  WEBSITE.test(text) ? undefined : { code: 'wrong_format', message: 'must be an address like www.example.com' }

/** What letters print beside the account must not lead debtors to another one: that would be a change by one alone. */
export const printedLineProblem = (text: string): Fault | undefined =>
  oneLineProblem(text) ??
  (namesAccount(text) ? { code: 'not_allowed', message: 'must not name a bank account; that is iban' } : undefined)

/** Letters are set in one line each where these stand: a line break would tear them. */
const oneLineProblem = (text: string): Fault | undefined =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be printed.
  /[\u0000-\u001f\u007f]/.test(text) ? { code: 'characters_not_allowed', message: 'must be one line' } : undefined
