import type { DateOnly } from '../../../../../kernel/dates.ts'
import type { EInvoiceSyntax } from '../../../../case/documents/index.ts'

/** Amounts are whole cents of the document's currency, negative ones too; null where there is none that can be read. */
export type Amount = number | null

export type Party = {
  readonly name: string | null
  /** Street, place and country, as lines. */
  readonly address: readonly string[]
  readonly vat_id: string | null
  readonly tax_number: string | null
  readonly contact: readonly string[]
}

export type Reduction = { readonly is_charge: boolean; readonly amount_cents: Amount; readonly reason: string | null }

export type Line = {
  readonly id: string | null
  readonly name: string | null
  readonly description: string | null
  /** Decimal text, as the file has it. */
  readonly quantity: string | null
  /** The code of UN/ECE Recommendation 20, such as H87. */
  readonly unit: string | null
  readonly price: string | null
  /** For how many of the unit the price is, where not for one. */
  readonly price_per: string | null
  readonly reductions: readonly Reduction[]
  readonly tax_percent: string | null
  readonly net_cents: Amount
  /** The same exactly, in ten-thousandths: some writers give more than two decimals, which only their sum rounds. */
  readonly net_exact: number | null
  /** False for a heading or a remark among the lines, which adds nothing to the sum. */
  readonly counts: boolean
}

export type TaxGroup = {
  readonly category: string | null
  readonly percent: string | null
  readonly basis_cents: Amount
  readonly tax_cents: Amount
  readonly exemption: string | null
}

export type Totals = {
  readonly lines_cents: Amount
  readonly allowances_cents: Amount
  readonly charges_cents: Amount
  readonly net_cents: Amount
  readonly tax_cents: Amount
  readonly gross_cents: Amount
  readonly prepaid_cents: Amount
  readonly rounding_cents: Amount
  readonly payable_cents: Amount
}

export type Account = { readonly iban: string; readonly bic: string | null; readonly holder: string | null }

/** What an XML invoice says, whatever its syntax. */
export type BareInvoice = {
  readonly syntax: EInvoiceSyntax
  readonly root: string
  readonly type_code: string | null
  readonly number: string | null
  readonly issue_date: DateOnly | null
  readonly due_date: DateOnly | null
  readonly currency: string | null
  readonly seller: Party
  readonly buyer: Party
  /** A day, or two with a dash between them. */
  readonly delivered: readonly DateOnly[]
  readonly references: {
    readonly order: string | null
    readonly contract: string | null
    readonly buyer: string | null
    readonly preceding: string | null
  }
  readonly lines: readonly Line[]
  readonly reductions: readonly Reduction[]
  readonly taxes: readonly TaxGroup[]
  readonly totals: Totals
  readonly payment: {
    readonly terms: readonly string[]
    readonly reference: string | null
    readonly accounts: readonly Account[]
  }
  readonly notes: readonly string[]
  /** Names of files that are embedded in the XML. */
  readonly attachments: readonly string[]
  /** Something stands where an amount belongs, and is none. */
  readonly has_wrong_amount: boolean
}
