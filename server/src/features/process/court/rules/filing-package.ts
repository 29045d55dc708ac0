import { addDays, type DateOnly } from '../../../../kernel/dates.ts'
import { formatOf } from '../../../../kernel/format.ts'
import { filingOf } from '../../../../law/laws.ts'
import { distinctWarnings, type TableWarning } from '../../../../law/table-warnings.ts'
import type { ComputedBalance as Balance, BalanceFacts } from '../../../case/account/index.ts'
import { debtorName, primaryAddress } from '../../../parties/debtors/index.ts'
import type { LawyerType } from '../rules.ts'
import type { Estimate } from './estimate.ts'
import type { DebtorParty, Parties, PostalAddress } from './parties.ts'
import type { Gap } from './readiness.ts'

export type PrincipalLine = {
  invoice_id: string
  invoice_number: string | null
  issue_date: string | null
  due_date: string | null
  subject: string | null
  amount_cents: number
  /** What is open of it, and so claimed. */
  open_cents: number
}

export type Evidence = {
  kind: 'invoice' | 'document'
  id: string
  title: string
  date: string | null
  /** Null for an invoice that was entered by hand: there is no file. */
  download_path: string | null
  /** Of an e-invoice: the PDF that shows it. */
  readable_path: string | null
}

export type PackageLawyer = {
  lawyer_type: LawyerType
  first_name: string | null
  last_name: string | null
  location: string | null
  email: string | null
}

/** Who files: in Austria the creditor or a lawyer, never the collection company. */
export type Filer = { kind: 'creditor' | 'lawyer' | 'collector'; name: string | null }

/** Interest that runs on until payment, as a court is asked for it. */
export type InterestClaim = {
  invoice_id: string
  base_cents: number
  since: string
  rate_bp: number
  is_above_base_rate: boolean
  rule: string
}

export type FilingPackage = {
  claim_id: string
  case_reference: string
  as_of: string
  estimate: Estimate
  creditor: Parties['creditor']
  debtor: ReturnType<typeof partyOf>
  lawyer: PackageLawyer | null
  filer: Filer
  principal: PrincipalLine[]
  interest_claims: InterestClaim[]
  balance: Balance
  statement: string
  declarations: string[]
  evidence: Evidence[]
  missing: Gap[]
}

/** What to doubt about the costs of the procedure and about the balance, each doubt once. */
export const warningsOf = ({ estimate, balance }: Pick<FilingPackage, 'estimate' | 'balance'>): TableWarning[] =>
  distinctWarnings([...estimate.warnings, ...balance.warnings])

/** The debtor as a court form asks for one. */
export function partyOf(debtor: DebtorParty) {
  const { person, company } = debtor
  const address: PostalAddress = primaryAddress(debtor) ?? { street: null, zip: null, city: null, country: null }
  const { street, zip, city, country } = address
  return {
    name: debtorName(debtor),
    debtor_type: debtor.debtor_type,
    salutation: person?.salutation ?? null,
    first_name: person?.first_name ?? null,
    last_name: person?.last_name ?? null,
    birth_date: person?.birth_date ?? null,
    company_name: company?.company_name ?? null,
    register_number: company?.firmenbuchnummer ?? null,
    legal_representatives: company ? [...debtor.legal_representatives] : [],
    address: { street, zip, city, country },
  }
}

export function filerOf(
  { creditor, sender }: Parties,
  lawyer: PackageLawyer | null,
  { collector_files }: Estimate,
): Filer {
  if (collector_files) return { kind: 'collector', name: sender.name }
  if (!lawyer) return { kind: 'creditor', name: creditor.name }
  return { kind: 'lawyer', name: [lawyer.first_name, lawyer.last_name].filter(Boolean).join(' ') || null }
}

/**
 * Since the default where nothing was paid. After a payment what has run up is claimed as a sum, and this begins on the
 * next day, so that nothing is claimed twice.
 */
export function interestClaimsOf(facts: BalanceFacts, { debts, lines }: Balance): InterestClaim[] {
  const rate = facts.law?.interest.rateOn(facts, facts.as_of)
  if (!rate) return []
  const is_untouched = !lines.some(({ kind, charge_id }) => kind === 'payment' || (kind === 'interest' && charge_id))
  const next_day = addDays(facts.as_of as DateOnly, 1)
  return debts
    .filter(({ open_cents, is_in_default }) => open_cents > 0 && is_in_default)
    .map(({ invoice_id, open_cents }) => {
      const own = lines.filter((line) => line.kind === 'interest' && line.invoice_id === invoice_id)
      const begins = own.map(({ period }) => period?.from ?? next_day).sort()[0]
      const { rate_bp, is_above_base: is_above_base_rate, rule } = rate
      const since = (is_untouched && begins) || next_day
      return { invoice_id, base_cents: open_cents, since, rate_bp, is_above_base_rate, rule }
    })
}

const format = formatOf('de', null)
const german = (day: string | null): string => (day ? format.shortDay(day) : 'ohne Datum')
/** With the code of the currency: forms of the court take plain characters. */
const euros = (amount_cents: number): string => `${format.figure(amount_cents)} EUR`

type Told = Pick<FilingPackage, 'estimate' | 'principal' | 'balance' | 'interest_claims'> & {
  subject_matter: string | null
}

/** 4,00 % p. a.; 9,20 Prozentpunkte über dem jeweiligen Basiszinssatz */
export const rateText = ({ rate_bp, is_above_base_rate }: InterestClaim): string =>
  is_above_base_rate
    ? `${format.figure(rate_bp)} Prozentpunkte über dem jeweiligen Basiszinssatz`
    : `${format.figure(rate_bp)} % pro Jahr`

/** Why the debtor owes, as it is told to the court: in German, whatever the parties speak. */
export function statementOf({ estimate, principal, balance, interest_claims, subject_matter }: Told): string {
  const { creditor, debtor } = filingOf(estimate.procedure)
  const list = principal.map(
    ({ invoice_number, issue_date, due_date, subject, amount_cents }) =>
      `Rechnung ${invoice_number ?? '(ohne Nummer)'} vom ${german(issue_date)} über ${euros(amount_cents)}` +
      `${due_date ? `, fällig am ${german(due_date)}` : ''}${subject ? ` (${subject})` : ''}`,
  )
  const paid_cents = balance.lines
    .filter(({ kind }) => kind === 'payment')
    .reduce((sum, { amount_cents }) => sum - amount_cents, 0)
  const credited_cents = balance.lines
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { amount_cents }) => sum - amount_cents, 0)
  const interest = interest_claims.map(
    (claim) => `${rateText(claim)} aus ${euros(claim.base_cents)} seit ${german(claim.since)}`,
  )
  // Nobody is to read it as claimed twice.
  const is_included = interest_claims.every(({ since }) => since <= balance.as_of)
  const beside = is_included ? '; die genannten Zinsen sind darin enthalten' : ', daneben die genannten Zinsen'
  const sum = balance.interest_open_cents > 0 ? beside : ''
  const open = [
    `${euros(balance.principal_open_cents)} an Kapital`,
    ...(balance.interest_open_cents > 0 ? [`${euros(balance.interest_open_cents)} an Zinsen`] : []),
    ...(balance.costs_open_cents > 0 ? [`${euros(balance.costs_open_cents)} an Nebenkosten`] : []),
  ]
  return [
    `${creditor} hat gegenüber ${debtor} Lieferungen oder Leistungen erbracht und wie folgt abgerechnet` +
      `${subject_matter ? ` (${subject_matter})` : ''}: ${list.join('; ')}.`,
    ...(credited_cents > 0 ? [`Davon wurden ${euros(credited_cents)} gutgeschrieben.`] : []),
    paid_cents > 0
      ? `Darauf wurden ${euros(paid_cents)} bezahlt.`
      : 'Trotz Fälligkeit und Mahnung wurde darauf nichts bezahlt.',
    `Offen sind am ${german(balance.as_of)} ${[open.slice(0, -1).join(', '), open.at(-1)].filter(Boolean).join(' und ')}.`,
    ...(interest.length > 0
      ? [`An Zinsen werden begehrt: ${interest.join('; ')}, jeweils bis zur Zahlung${sum}.`]
      : []),
  ].join(' ')
}
