export { PRIMARY_ADDRESS } from './queries.ts'
export {
  type ActingAs,
  type Address,
  type Channel,
  type Company,
  DEBTOR_TYPES,
  type DebtorFacts,
  type DebtorType,
  debtorName,
  type Person,
  primaryAddress,
} from './rules.ts'
export { Debtor, debtorOut } from './schema.ts'
export { addDebtor, DEBTOR_MOVED, type DebtorRow, debtorFaults, readAnyDebtor } from './service.ts'
