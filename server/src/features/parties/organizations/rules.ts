import type { Fault } from '../../../kernel/errors.ts'

/** What must be paid for a claim to close: the sum of its invoices, or the whole balance with interest and costs. */
export const CLOSES_AT = ['total', 'balance'] as const
export type ClosesAt = (typeof CLOSES_AT)[number]

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

const WEBSITE = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u

export const websiteProblem = (text: string): Fault | undefined =>
  WEBSITE.test(text) ? undefined : { code: 'wrong_format', message: 'must be an address like www.example.com' }

/** Letters are set in one line each where these stand: a line break would tear them. */
export const oneLineProblem = (text: string): Fault | undefined =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be printed.
  /[\u0000-\u001f\u007f]/.test(text) ? { code: 'characters_not_allowed', message: 'must be one line' } : undefined
