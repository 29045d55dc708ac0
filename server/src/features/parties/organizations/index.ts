export { countOrganizations, listOrganizationsLike } from './queries.ts'
export { type ClosesAt, type Dispatch, deadlineDaysOf, dispatchOf, type Letterhead } from './rules.ts'
export {
  foundOrganization,
  organizationExists,
  readClosing,
  readIntervals,
  readLetterSettings,
  readPlanSettings,
} from './service.ts'
