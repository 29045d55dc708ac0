export const REPORT_STATES = ['reported', 'confirmed', 'refused'] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const WITHDRAWAL_STATES = ['requested', 'accepted', 'refused'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

export const NOTE_MAX = 2000
export const TEXT_MAX = 5000
