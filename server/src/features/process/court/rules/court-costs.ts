import { centsText } from '../../../../kernel/money.ts'
import {
  type ComputedBalance as Balance,
  type BalanceFacts,
  courtCosts,
  type Entry,
  interestEntries,
  lumpSums,
  newEntry,
} from '../../../case/account/index.ts'
import type { Estimate } from './estimate.ts'

export type FiledCosts = {
  readonly facts: BalanceFacts
  readonly balance: Balance
  readonly estimate: Pick<Estimate, 'court_fees_cents' | 'lawyer_fees' | 'legal_basis'>
  readonly has_lawyer: boolean
  /** Then the VAT of the lawyer costs the creditor nothing, and the debtor does not owe it. */
  readonly deducts_input_tax: boolean
  readonly filing_id: string
}

/** What a filing adds to the debt, on its day: what it costs, and the lump sums that no letter has entered before. */
export function filingEntries(filed: FiledCosts): Entry[] {
  const { facts, balance, filing_id } = filed
  const lump_sums = lumpSums(facts, balance).map((entry) => ({ ...entry, filing_id }))
  return [...lump_sums, ...feeEntries(filed)]
}

function feeEntries({ facts, estimate, has_lawyer, deducts_input_tax, filing_id }: FiledCosts): Entry[] {
  const { court_fees_cents, lawyer_fees, legal_basis } = estimate
  // The tables of the fees come first: that of the court, then that of the lawyer.
  const [court, lawyer] = legal_basis
  const added = { day: facts.as_of, filing_id }
  const entries: Entry[] = []
  if (court_fees_cents) {
    const rule = court?.rule ?? null
    entries.push(newEntry({ kind: 'court_fee', amount_cents: court_fees_cents, rule, ...added }))
  }
  if (has_lawyer && lawyer_fees) {
    const { net_cents, gross_cents } = lawyer_fees
    const amount_cents = deducts_input_tax ? net_cents : gross_cents
    const vat = `${centsText(net_cents)} + ${centsText(gross_cents - net_cents)} = ${centsText(gross_cents)}`
    const formula = deducts_input_tax ? null : vat
    entries.push(newEntry({ kind: 'lawyer_fee', amount_cents, rule: lawyer?.rule ?? null, formula, ...added }))
  }
  return entries
}

export type TitleCosts = {
  /** As of the date of the title. */
  readonly facts: BalanceFacts
  readonly balance: Balance
  /** Null where nobody told what the title awards: then what was filed stands. */
  readonly awarded_cents: number | null
  readonly filing_id: string | null
}

export const AWARDED = 'awarded by the title'

/** What a title settles: the interest up to its date, and what the debtor owes of the costs. */
export function titleEntries({ facts, balance, awarded_cents, filing_id }: TitleCosts): Entry[] {
  const filed_cents = courtCosts(facts.entries)
  const amount_cents = (awarded_cents ?? filed_cents) - filed_cents
  const correction = {
    ...({ kind: 'correction', counts_as: 'court_fee', part: 'costs', rule: AWARDED, day: facts.as_of } as const),
    formula: `${centsText(filed_cents + amount_cents)} − ${centsText(filed_cents)} = ${centsText(amount_cents)}`,
  }
  return [
    ...interestEntries(facts, balance, 'title'),
    ...(amount_cents === 0 ? [] : [newEntry({ ...correction, amount_cents, filing_id })]),
  ]
}
