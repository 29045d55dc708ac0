export {
  type Door,
  demandMember,
  findCreditor,
  findMember,
  logOut,
  ownFactorOf,
  provesOneself,
  readCreditor,
} from './login.ts'
export { frameOf } from './page-request.ts'
export { sendPasswordReset } from './password-reset.ts'
export { formKey, insidePortal, type PortalFrame, portalPage, type ShowInside, showPage, type Visit } from './portal.ts'
export {
  deleteMembership,
  listMembers,
  listOwnSessions,
  listPeople,
  lockPeople,
  type MemberRow,
  type OwnSessionRow,
  type Recipient,
  setOneself,
} from './queries.people.ts'
export { deleteExpiredLogins, deleteSessionsOf, findPerson, findPersonByEmail } from './queries.ts'
export { accountOf, isNewPassword, SESSION_COOKIE } from './rules.ts'
export { addPerson, changePassword, joinCustomer } from './service.ts'
