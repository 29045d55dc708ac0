import { formatOf } from '../../../../kernel/format.ts'
import { filingOf } from '../../../../law/laws.ts'
import type { ComputedBalance as Balance } from '../../../case/account/index.ts'
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
}

export type PackageLawyer = {
  lawyer_type: LawyerType
  first_name: string | null
  last_name: string | null
  location: string | null
  email: string | null
}

export type FilingPackage = {
  claim_id: string
  case_reference: string
  as_of: string
  estimate: Estimate
  creditor: Parties['creditor']
  debtor: ReturnType<typeof partyOf>
  lawyer: PackageLawyer | null
  principal: PrincipalLine[]
  balance: Balance
  statement: string
  declarations: string[]
  evidence: Evidence[]
  missing: Gap[]
}

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
    address: { street, zip, city, country },
  }
}

const format = formatOf('de', null)
const german = (day: string | null): string => (day ? format.shortDay(day) : 'ohne Datum')
/** With the code of the currency: forms of the court take plain characters. */
const euros = (amount_cents: number): string => `${format.figure(amount_cents)} EUR`

type Told = Pick<FilingPackage, 'estimate' | 'principal' | 'balance'> & { subject_matter: string | null }

/** Why the debtor owes, as it is told to the court: in German, whatever the parties speak. */
export function statementOf({ estimate, principal, balance, subject_matter }: Told): string {
  const { creditor, debtor } = filingOf(estimate.procedure)
  const list = principal.map(
    ({ invoice_number, issue_date, due_date, subject, amount_cents }) =>
      `Rechnung ${invoice_number ?? '(ohne Nummer)'} vom ${german(issue_date)} über ${euros(amount_cents)}` +
      `${due_date ? `, fällig am ${german(due_date)}` : ''}${subject ? ` (${subject})` : ''}`,
  )
  const paid_cents = balance.lines
    .filter(({ kind }) => kind === 'payment')
    .reduce((sum, { amount_cents }) => sum - amount_cents, 0)
  return [
    `${creditor} hat gegenüber ${debtor} Lieferungen oder Leistungen erbracht und wie folgt abgerechnet` +
      `${subject_matter ? ` (${subject_matter})` : ''}: ${list.join('; ')}.`,
    paid_cents > 0
      ? `Darauf wurden ${euros(paid_cents)} bezahlt.`
      : 'Trotz Fälligkeit und Mahnung wurde darauf nichts bezahlt.',
    `Offen sind am ${german(balance.as_of)} ${euros(balance.principal_open_cents)} an Kapital, ` +
      `${euros(balance.interest_open_cents)} an Zinsen und ${euros(balance.costs_open_cents)} an Nebenkosten.`,
  ].join(' ')
}
