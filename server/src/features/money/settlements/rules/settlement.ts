import { addDays, type DateOnly } from '../../../../kernel/dates.ts'
import type { Problem } from '../../../../kernel/errors.ts'
import type { Language } from '../../../../kernel/language.ts'
import { lawOf } from '../../../../law/laws.ts'
import type { FeeVat } from '../../../../law/vat.ts'
import type { Receiver } from '../../../case/payments/index.ts'
import type { OrderState } from '../../payment-runs/index.ts'

/** What is settled: money that came in for the creditor, our fees, and court fees that we advanced. */
export const LINE_KINDS = ['collected', 'fee', 'court_fee'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Money of the creditor that is of no case: its own transfers to us, and what was there before the first statement. */
export const GIVEN_KINDS = ['creditor_paid', 'creditor_paid_undone', 'opening_given', 'opening_given_undone'] as const
export const COURT_FEE_KINDS = ['invoice', 'credit_note'] as const
/** Kinds of the ledger, of fees, and of invoices for court fees. */
export const SOURCE_KINDS = [
  'payment',
  'payment_undone',
  'payment_returned',
  'creditor_changed',
  'case_deleted',
  ...GIVEN_KINDS,
  'success',
  'filing',
  'collection_cost',
  ...COURT_FEE_KINDS,
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export type Line = {
  readonly kind: LineKind
  readonly source_kind: SourceKind
  readonly source_id: string
  readonly source_position: number
  /** Of a fee that was taken back. */
  readonly reverses: string | null
  readonly claim_id: string | null
  readonly payment_id: string | null
  readonly case_reference: string | null
  /** Of a court fee: the number of its invoice or credit note. */
  readonly text: string | null
  readonly date: string
  readonly amount_cents: number
  /** Of a fee: how it is taxed. One that is taken back is taxed as it was charged. */
  readonly vat: FeeVat | null
  /** Of a fee on a payment: who received that when the fee was charged. */
  readonly received_by: Receiver | null
  /** Of a court fee: whether the claim was filed, so that it is advanced and not only asked for. */
  readonly is_filed: boolean | null
}

export const sumOf = (lines: readonly Line[], kind: LineKind): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount_cents : sum), 0)

/** Whether money of the creditor is of no case. */
export const isGiven = ({ source_kind }: Line): boolean => (GIVEN_KINDS as readonly string[]).includes(source_kind)

/** `null` is what nobody has told us. */
export type PartyAddress = { street: string | null; zip: string | null; city: string | null; country: string | null }
export type Party = { name: string; address: PartyAddress; uid: string | null; email: string | null }
export type Sender = Party & { register_number: string | null; register_court: string | null }

/** Fees that are taxed alike, with their sum and the VAT on it. */
export type VatGroup = FeeVat & { readonly net_cents: number; readonly vat_cents: number }

/** An earlier invoice some of whose fees are taken back. */
export type CorrectedInvoice = { number: string; issued_on: string }

/** What a settlement and its invoice say besides the figures. It is stored and does not change any more. */
export type SettlementFacts = {
  language: Language
  sender: Sender
  creditor: Party
  /** The days of the first and of the last fee; null where there are none. */
  supplied: { from: string; to: string } | null
  /** How the latest fee is taxed that is charged; the others may differ. */
  vat: FeeVat
  vat_groups: VatGroup[]
  corrects: CorrectedInvoice[]
  /** What was not on file when it was issued. */
  invoice_lacks: InvoiceGap[]
}

/**
 * What became of the money: `open` until a payment run takes it, `in_run` until that is released, `released` until a
 * statement shows it, `paid`; `returned` when it came back, and `nothing_to_pay` where nothing was left.
 */
export const STATUSES = ['open', 'in_run', 'released', 'paid', 'returned', 'nothing_to_pay'] as const
export type Status = (typeof STATUSES)[number]

const STATUS_OF = {
  waiting: 'open',
  in_run: 'in_run',
  released: 'released',
  executed: 'paid',
  returned: 'returned',
} as const satisfies Record<OrderState, Status>

export const statusOf = (remitted_cents: number, state: OrderState | undefined): Status =>
  remitted_cents === 0 ? 'nothing_to_pay' : STATUS_OF[state ?? 'waiting']

/** AB stands for Abrechnung, RE for Rechnung. Numbers are consecutive within an organisation and a year. */
const PREFIXES = { settlement: 'AB', invoice: 'RE' } as const
export type NumberKind = keyof typeof PREFIXES

export const numberOf = (kind: NumberKind, day: DateOnly, number: number): string =>
  `${PREFIXES[kind]}-${day.slice(0, 4)}-${String(number).padStart(6, '0')}`

/** Fees that were earned and taken back between two settlements need no invoice; whatever an earlier one charged does. */
export const needsInvoice = (lines: readonly Line[]): boolean => {
  const fees = lines.filter(({ kind }) => kind === 'fee')
  const ids = new Set(fees.map(({ source_id }) => source_id))
  return sumOf(fees, 'fee') !== 0 || fees.some(({ reverses }) => reverses !== null && !ids.has(reverses))
}

/** What the laws want on an invoice and nobody has told us. */
export const INVOICE_GAPS = ['issuer_address', 'issuer_uid', 'creditor_address', 'creditor_uid'] as const
export type InvoiceGap = (typeof INVOICE_GAPS)[number]

type Invoiced = Pick<SettlementFacts, 'sender' | 'creditor' | 'vat'> & { readonly gross_cents: number }

/** From which amount on the recipient's VAT id stands on an invoice too. */
const uidAbove = ({ address: { country } }: Sender): number =>
  lawOf(country)?.vat.recipient_uid_above_cents ?? Number.POSITIVE_INFINITY

export function invoiceGaps({ sender, creditor, vat, gross_cents }: Invoiced): InvoiceGap[] {
  const isWhole = ({ street, zip, city, country }: PartyAddress) => Boolean(street && zip && city && country)
  return [
    ...(isWhole(sender.address) ? [] : (['issuer_address'] as const)),
    ...(sender.uid ? [] : (['issuer_uid'] as const)),
    ...(isWhole(creditor.address) ? [] : (['creditor_address'] as const)),
    ...(vat.treatment === 'domestic' && gross_cents > uidAbove(sender) && !creditor.uid
      ? (['creditor_uid'] as const)
      : []),
  ]
}

export const UNKNOWN_CUSTOMER: Problem = {
  field: 'customer_id',
  code: 'unknown_reference',
  message: 'is not a known customer',
}
export const IN_THE_FUTURE: Problem = { field: 'up_to', code: 'in_the_future', message: 'must not lie in the future' }
export const NOTHING_TO_SETTLE = 'There is nothing to settle up to this day'

/** The last day of the month before, which the settlement of a month goes up to. */
export const endOfMonthBefore = (today: DateOnly): DateOnly => addDays(`${today.slice(0, 7)}-01` as DateOnly, -1)
