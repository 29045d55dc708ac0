export type { Balance as ComputedBalance } from './rules/facts.ts'
export type { ReminderFee } from './rules/reminder-fee.ts'
export { Balance, balanceOut } from './schema.ts'
export { chargeReminder, quoteReminder, readBalance } from './service.ts'
