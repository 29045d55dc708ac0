export { countOrganizations, listOrganizationsLike } from './queries.ts'
export type { Letterhead } from './rules.ts'
export { foundOrganization, organizationExists, readIntervals, readLetterSettings } from './service.ts'
