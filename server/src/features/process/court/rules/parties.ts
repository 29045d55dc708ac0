import { type Language, languageOf } from '../../../../kernel/language.ts'
import type { ActingAs, Address, Company, DebtorType, Person } from '../../../parties/debtors/index.ts'

export type DebtorParty = {
  id: string
  acting_as: ActingAs
  debtor_type: DebtorType
  person: Person | null
  company: Company | null
  addresses: readonly Address[]
  /** Of a company, as far as the team has found them out. */
  legal_representatives: readonly string[]
}

/** `null` is what nobody has told us. */
export type PostalAddress = { street: string | null; zip: string | null; city: string | null; country: string | null }

/** The customer, or the organisation itself where a claim has none. */
export type CreditorParty = {
  customer_id: string | null
  name: string
  email: string | null
  uid: string | null
  address: PostalAddress
  deducts_input_tax: boolean
}

/** Who sends an invoice, and where it is paid to, as far as the organisation has said so. */
export type Sender = {
  name: string
  address: PostalAddress
  uid: string | null
  /** Older invoices do not have the register. */
  register_number?: string | null
  register_court?: string | null
  email: string | null
  iban: string | null
  bic: string | null
  bank_name: string | null
}

export type Parties = { debtor: DebtorParty; creditor: CreditorParty; sender: Sender }

/** Somebody who typed blanks has told us nothing. */
export const saidOrNull = (text: string | null | undefined): string | null => text?.trim() || null

/** German unless a creditor's country says otherwise: that is where our customers are. */
export const creditorLanguage = (country: string | null): Language =>
  country === null ? 'de' : languageOf({ country })
