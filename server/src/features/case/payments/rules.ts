export const PAYMENT_METHODS = [
  'bank_transfer',
  'credit_card',
  'debit_card',
  'direct_debit',
  'cash',
  'check',
  'wallet',
  'sepa',
  'card',
  'online_payment',
  'mobile_payment',
  'other',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PAYMENT_STATUSES = ['completed', 'reversed'] as const

/** Whoever has the money. What we received comes from a bank entry; everything else was paid to the creditor. */
export const RECEIVERS = ['us', 'creditor'] as const
export type Receiver = (typeof RECEIVERS)[number]
