export { inviteCustomer } from './invitation.ts'
export { customerLanguage, customerMissing, customerTakenAway, invitationState } from './rules.ts'
export {
  demandOpen,
  type InvitationRow,
  lookUpInvitation,
  readInvitation,
  renewInvitation,
  takeInvitation,
} from './service.invitation.ts'
export { CUSTOMER_MOVED, customerFaults, inviteWithClaim, submitCustomer } from './service.ts'
