import { countryCode } from '../kernel/countries.ts'
import { shareInBp } from '../kernel/money.ts'
import { normalizeUid } from '../kernel/vat-id.ts'
import { rowOn } from './dated-rows.ts'
import { lawOf } from './laws.ts'
import type { Legal } from './tables.ts'

export const VAT_TREATMENTS = ['domestic', 'reverse_charge', 'none'] as const
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

/** Why a credit note shows no VAT. */
export const NO_VAT_REASONS = ['issuer_unknown', 'no_uid', 'uid_outside_eu'] as const
export type NoVatReason = (typeof NO_VAT_REASONS)[number]

export type Vat = {
  treatment: VatTreatment
  reason: NoVatReason | null
  /** Hundredths of a percent; 0 unless the treatment is domestic. */
  rate_bp: number
  vat_cents: number
  gross_cents: number
}

/** The two letters that VAT ids of the member states begin with. */
const MEMBERS: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

const stateOf = (uid: string | null): string | null => (uid && normalizeUid(uid)?.slice(0, 2)) || null

export type CreditNoteFacts = {
  readonly net_cents: number
  /** The recipient of the supply, who writes the credit note. */
  readonly issuer: { readonly country: string | null; readonly uid: string | null }
  readonly supplier: { readonly uid: string | null }
  /** The last day of the supply. */
  readonly on: string
  readonly legal: Legal
}

/**
 * VAT on a credit note for services between businesses, which are taxed where their recipient is. A supplier of the same
 * country is credited the standard rate; for one of another member state the recipient owes the tax, which takes the VAT
 * ids of both. A supplier without a VAT id is credited no tax.
 */
export function vatOf({ net_cents, issuer, supplier, on, legal }: CreditNoteFacts): Vat {
  const without = (treatment: VatTreatment, reason: NoVatReason | null): Vat => ({
    ...{ treatment, reason, rate_bp: 0, vat_cents: 0 },
    gross_cents: net_cents,
  })
  const law = lawOf(issuer.country)
  const row = law && rowOn(legal.vat_rates[law.code], on)
  if (!law || !row) return without('none', 'issuer_unknown')
  const state = stateOf(supplier.uid)
  if (state === null) return without('none', 'no_uid')
  if (!MEMBERS.has(state)) return without('none', 'uid_outside_eu')
  if (state !== law.code) return issuer.uid ? without('reverse_charge', null) : without('none', 'issuer_unknown')
  const vat_cents = shareInBp(net_cents, row.standard_bp)
  const domestic = { treatment: 'domestic', reason: null, rate_bp: row.standard_bp } as const
  return { ...domestic, vat_cents, gross_cents: net_cents + vat_cents }
}

/** Why an invoice for our fees shows no VAT. */
export const NO_FEE_VAT_REASONS = ['issuer_unknown', 'third_country'] as const
export type NoFeeVatReason = (typeof NO_FEE_VAT_REASONS)[number]

export type FeeVat = Pick<Vat, 'treatment' | 'rate_bp'> & { reason: NoFeeVatReason | null }

export type FeeInvoiceFacts = {
  /** The collector, who renders the service. */
  readonly issuer: { readonly country: string | null; readonly uid: string | null }
  readonly recipient: { readonly country: string | null; readonly uid: string | null }
  /** The last day of the service. */
  readonly on: string
  readonly legal: Legal
}

/** VAT ids of Greece begin with other letters than its addresses. */
const isMemberCountry = (country: string): boolean => MEMBERS.has(country === 'GR' ? 'EL' : country)

/**
 * How services to a creditor are taxed. One with a VAT id of another member state owes the tax itself, which takes
 * the VAT ids of both; a business outside of the EU receives the service there, where our tax does not reach. Everybody
 * else is charged the standard rate of the issuer's country.
 */
export function vatOnFees({ issuer, recipient, on, legal }: FeeInvoiceFacts): FeeVat {
  const without = (treatment: VatTreatment, reason: NoFeeVatReason | null): FeeVat => ({
    ...{ treatment, reason, rate_bp: 0 },
  })
  const law = lawOf(issuer.country)
  const row = law && rowOn(legal.vat_rates[law.code], on)
  if (!law || !row) return without('none', 'issuer_unknown')
  const state = stateOf(recipient.uid)
  const is_member = state !== null && MEMBERS.has(state)
  if (is_member && state !== law.code)
    return issuer.uid ? without('reverse_charge', null) : without('none', 'issuer_unknown')
  const country = countryCode(recipient.country)
  if (!is_member && country && !isMemberCountry(country)) return without('none', 'third_country')
  return { treatment: 'domestic', reason: null, rate_bp: row.standard_bp }
}

/** A correction is rounded like the invoice that it corrects. */
export const vatCents = (net_cents: number, rate_bp: number): number =>
  net_cents < 0 ? 0 - shareInBp(0 - net_cents, rate_bp) : shareInBp(net_cents, rate_bp)
