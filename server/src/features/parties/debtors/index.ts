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
export { TeamDebtor, teamDebtorOut } from './schema.ts'
export { addDebtor, type DebtorRow, debtorFaults, readAnyDebtor } from './service.ts'
