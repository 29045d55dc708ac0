export {
  acceptClaim,
  type Booking,
  book,
  closeClaim,
  draftWithEntries,
  enter,
  enterFirst,
  isSettled,
  limitOwnFees,
  logged,
  reopenClaim,
  reopening,
  withEntries,
} from './booking.ts'
export { closesBy } from './if-paid.ts'
export { closeOldAccounts, reckonOldLimits } from './jobs.ts'
export { lateNews, takeBackCharges } from './late-news.ts'
export { LETTER_FEES_PAID } from './letter-fees.ts'
export { reckonLimitation } from './limitation.ts'
export { listEntries } from './queries.ts'
export { interestEntries } from './rules/closing.ts'
export { creditorFees, letterCharges, lumpSums } from './rules/costs.ts'
export { counterEntry, courtCosts, type Entry, type EntryKind, lastOf, newEntry, standing } from './rules/entries.ts'
export {
  type Balance as ComputedBalance,
  type BalanceFacts,
  isOutside,
  LINE_KINDS,
  type LineKind,
} from './rules/facts.ts'
export { barredInvoices } from './rules/limitation.ts'
export { isUnlikelyDay } from './rules/unlikely-day.ts'
export { computeBalance, costsPaid } from './rules.ts'
export { Balance, balanceOut, TableWarnings } from './schema.ts'
export { readBalance, readBalances, readCourtFacts, readFacts, readLaw } from './service.ts'
export { readSurplus } from './surplus.ts'
export { type MoneyFault, verifyAccounts } from './verify.ts'
