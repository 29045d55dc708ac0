/** What only the creditor can do. */
export const NEED_KINDS = ['lawsuit_decision', 'question', 'court_fee_invoice'] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export type Need = { readonly kind: NeedKind; readonly claim_id: string; readonly subject_id: string }

export const OVERVIEW_PATH = '/creditor/overview'

/** The page on which each is done. */
const PAGES: Readonly<Record<NeedKind, (need: Need) => string>> = {
  lawsuit_decision: ({ claim_id }) => `/creditor/claims/${claim_id}/decision`,
  question: ({ subject_id }) => `/creditor/questions/${subject_id}`,
  court_fee_invoice: () => '/creditor/court-fee-invoices',
}
export const needPath = (need: Need): string => PAGES[need.kind](need)

/** What a mail announces. The invoice for a court fee comes with a mail of its own. */
export const ANNOUNCED_KINDS = ['lawsuit_decision', 'question'] as const satisfies NeedKind[]

/** Claims that reach their stage together are told together: a mail waits until nothing has come for so long … */
export const QUIET_MINUTES = 15
/** … but not longer than this, where something comes all the time. */
export const PATIENCE_MINUTES = 60
/** The least time between two mails to the same person. */
export const PAUSE_HOURS = 24
/** Somebody who was told and has done nothing is reminded every week, a few times. */
export const REMINDER_DAYS = 7
export const REMINDERS_MAX = 3
/** How many a mail lists. Those that follow are counted. */
export const LISTED_MAX = 10
