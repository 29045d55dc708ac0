/** What has an account of ours. */
export const ACCOUNT_KINDS = ['letterhead', 'bank_account'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export const CHANGE_STATUSES = ['open', 'applied', 'withdrawn'] as const
export type ChangeStatus = (typeof CHANGE_STATUSES)[number]

/** Where there is only one administrator: time enough to read the mail and to withdraw what somebody else entered. */
export const DELAY_HOURS = 72
const HOUR_MS = 3_600_000

export type BankAccount = { readonly iban: string; readonly bic: string | null; readonly bank_name: string | null }

/** The bank's name is told with an account, but paying does not depend on it. */
export const isSameAccount = (one: BankAccount, other: BankAccount): boolean =>
  one.iban === other.iban && one.bic === other.bic

/** When a change counts by itself; null where somebody else is there to approve it. */
export const countsFrom = (now: Date, other_admins: number): Date | null =>
  other_admins > 0 ? null : new Date(now.getTime() + DELAY_HOURS * HOUR_MS)

export const NOT_OPEN = 'The change was settled already'
/** Whoever opens a second account for themselves gains nothing by it: it waits as long as a single administrator does. */
export const TOO_NEW = `Somebody else opened one of the two accounts or gave it a new password less than ${DELAY_HOURS} hours ago`
export const OWN_PROPOSAL = 'Another administrator must approve it than the one who proposed it'
