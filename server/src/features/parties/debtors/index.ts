export { type ContactChange, changeContact } from './contact.ts'
export { findKnownDebtor } from './matching.ts'
export { SHOWN_ADDRESS, SHOWN_NAME, SHOWN_NAMES } from './queries.shown.ts'
export { findLanguage, lockAnyDebtor, PRIMARY_ADDRESS, type Restriction } from './queries.ts'
export {
  ACTING_AS,
  type ActingAs,
  type Address,
  CHANNEL_TYPES,
  type Channel,
  type Company,
  DEBTOR_TYPES,
  type DebtorFacts,
  type DebtorType,
  debtorName,
  emailOf,
  foldedName,
  isSameDebtor,
  newDebtorProblems,
  type Person,
  primaryAddress,
  RESTRICTION_REASONS,
  type Representative,
  type RestrictionReason,
  SITUATIONS,
  type Situation,
  WITHHELD_NAME,
} from './rules.ts'
export {
  Debtor,
  DebtorCreate,
  debtorOut,
  RepresentativeBody,
  TeamDebtor,
  TeamDebtorPatch,
  teamDebtorOut,
} from './schema.ts'
export {
  addDebtor,
  DEBTOR_CHANGED,
  DEBTOR_MOVED,
  type DebtorRow,
  holdKnownDebtor,
  mendDebtor,
  readAnyDebtor,
  refuseRestricted,
  restrictDebtor,
  setRepresentative,
  setSituation,
  UNKNOWN_DEBTOR,
} from './service.ts'
