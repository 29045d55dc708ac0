export {
  countOrganizations,
  findAccounting,
  findOnlyHelpSettings,
  type HelpSettings,
  type LetterSettings,
  listOrganizationsLike,
} from './queries.ts'
export type { Accounting, BookedAs, Chart } from './rules.accounting.ts'
export { type ClosesAt, type DebtAdvice, type Dispatch, deadlineDaysOf, dispatchOf, type Letterhead } from './rules.ts'
export { usualAccounting } from './schema.accounting.ts'
export {
  creditorsMaySubmit,
  foundOrganization,
  organizationExists,
  readClosing,
  readHelpSettings,
  readIntervals,
  readLetterSettings,
  readPlanSettings,
  takeOverAccount,
} from './service.ts'
