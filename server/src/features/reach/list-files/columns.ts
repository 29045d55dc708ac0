import { dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { csvAmount } from '../../../platform/http/csv-list.ts'
import { outstandingCents } from '../../case/claims/index.ts'
import type { ClaimLine } from '../overview/index.ts'
import { type Heading, stageName, WORDS } from './words.ts'

/** A row of a list, and the claim that it is about. */
export type Line<Row> = { readonly row: Row; readonly claim: ClaimLine }

/** The columns of a file, in their order. */
export type Columns<Row> = Readonly<Partial<Record<Heading, (line: Line<Row>, language: Language) => string>>>

export const amountText = (amount_cents: number | null, language: Language): string =>
  amount_cents === null ? '' : csvAmount(toEuro(cents(amount_cents)), language)

/** A day, or the day in Vienna of an instant. */
export function dayText(at: Date | string | null, language: Language): string {
  if (at === null) return ''
  return formatOf(language, null).shortDay(typeof at === 'string' ? at : dayInVienna(at))
}

/** Every file begins with these: which claim it is, and where it stands. */
export const CASE = {
  case_reference: ({ claim }) => claim.case_reference,
  partner_reference: ({ claim }) => claim.partner_reference ?? '',
  debtor: ({ claim }) => claim.debtor_name,
  country: ({ claim }) => claim.debtor_country ?? '',
  customer: ({ claim }) => claim.customer_name ?? '',
  partner: ({ claim }) => claim.partner_name ?? '',
  organization: ({ claim }) => claim.organization_name,
  stage: ({ claim }, language) => stageName(claim.collection_stage, claim.debtor_country, language),
} as const satisfies Columns<unknown>

/** Behind what the rows of a list are, and before its amounts and days. */
export const OWNER = { owner: ({ claim }) => claim.owner_name ?? '' } as const satisfies Columns<unknown>

export const CLAIM_COLUMNS: Columns<ClaimLine> = {
  ...CASE,
  status: ({ claim }, language) => WORDS[language].statuses[claim.case_status],
  ...OWNER,
  total: ({ claim }, language) => amountText(claim.total_cents, language),
  paid: ({ claim }, language) => amountText(claim.paid_cents, language),
  outstanding: ({ claim }, language) => amountText(outstandingCents(claim), language),
  next_step: ({ claim }, language) => dayText(claim.due_at, language),
  created: ({ claim }, language) => dayText(claim.created_at, language),
}

export const headOf = <Row>(columns: Columns<Row>, language: Language): string[] =>
  (Object.keys(columns) as Heading[]).map((heading) => WORDS[language].headings[heading])

export const cellsOf = <Row>(columns: Columns<Row>, line: Line<Row>, language: Language): string[] =>
  Object.values(columns).map((cell) => cell(line, language))
