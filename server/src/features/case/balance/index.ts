export type { Balance as ComputedBalance } from './rules/facts.ts'
export { Balance, balanceOut } from './schema.ts'
export { chargeReminder, quoteReminder, readBalance } from './service.ts'
