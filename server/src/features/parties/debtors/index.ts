export { type ContactChange, changeContact } from './contact.ts'
export { findKnownDebtor } from './matching.ts'
export { findLanguage, PRIMARY_ADDRESS } from './queries.ts'
export {
  type ActingAs,
  type Address,
  type Channel,
  type Company,
  DEBTOR_TYPES,
  type DebtorFacts,
  type DebtorType,
  debtorName,
  emailOf,
  newDebtorProblems,
  type Person,
  primaryAddress,
  type Representative,
  SITUATIONS,
  type Situation,
} from './rules.ts'
export { Debtor, DebtorCreate, debtorOut, RepresentativeBody, TeamDebtor, teamDebtorOut } from './schema.ts'
export {
  addDebtor,
  DEBTOR_CHANGED,
  DEBTOR_MOVED,
  type DebtorRow,
  holdKnownDebtor,
  readAnyDebtor,
  setRepresentative,
  setSituation,
  UNKNOWN_DEBTOR,
} from './service.ts'
