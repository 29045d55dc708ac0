/** Money that belongs to creditors and payers is kept apart from our own. */
export const ACCOUNT_KINDS = ['client_money', 'own'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
