export { actorOf, calledBy, recordCustomerChange } from './changes.ts'
export { inviteCustomer } from './invitation.ts'
export { type CustomerChangeRow, type CustomerKey, countChangesSince, listCustomerChanges } from './queries.changes.ts'
export { type ColleagueRow, deleteOldColleagues, listColleagues } from './queries.colleagues.ts'
export { findOwnInvitation, lockInvitable } from './queries.invitations.ts'
export { type CustomerAddress, findAnyCustomer } from './queries.ts'
export {
  CHANGE_KINDS,
  type ChangeKind,
  customerLanguage,
  customerMissing,
  customerTakenAway,
  foreignPartner,
  invitationState,
  isNamedAnew,
} from './rules.ts'
export { CustomerCreate, TeamCustomer, teamCustomerOut } from './schema.ts'
export { inviteColleague, withdrawColleague, withdrawInvitedBy } from './service.colleagues.ts'
export {
  demandOpen,
  type InvitationRow,
  inviteAgain,
  lookUpInvitation,
  readInvitation,
  renewInvitation,
  takeInvitation,
} from './service.invitation.ts'
export {
  CUSTOMER_MOVED,
  CUSTOMER_NAMED,
  customerFaults,
  holdCustomerOfClaim,
  holdOwnCustomer,
  inviteWithClaim,
  submitCustomer,
} from './service.ts'
