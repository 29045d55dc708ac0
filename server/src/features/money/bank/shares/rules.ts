import type { Fault } from '../../../../kernel/errors.ts'

/**
 * What of an entry can be for no claim and still be somebody's: our own money for what we owe to the client money, what a
 * creditor owed us, charges of the bank, a refund of money that the bank took back afterwards, and what the payer of that
 * pays back. Of money that left it is negative.
 */
export const SHARE_KINDS = ['own_money', 'creditor_paid', 'bank_charge', 'refund_lost', 'refund_repaid'] as const
/** Those that the answer tells one by one. */
export const GIVEN_KINDS = ['creditor_paid', 'bank_charge', 'refund_lost', 'refund_repaid'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

export type Share = {
  readonly kind: ShareKind
  /** Of what a creditor paid. */
  readonly customer_id: string | null
  /** Of what a payer repaid: the return by which the bank took it back. */
  readonly lost_by: string | null
}

export const NOTHING_OWED: Fault = {
  code: 'nothing_owed_to_us',
  message: 'They owe us nothing that no entry has paid yet; refund the entry, or wait for the settlement',
}
