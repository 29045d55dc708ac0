/** What only the creditor can do. */
export const NEED_KINDS = ['lawsuit_decision', 'question', 'court_fee_invoice'] as const
export type NeedKind = (typeof NEED_KINDS)[number]
