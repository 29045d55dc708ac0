export { countOrganizations, listOrganizationsLike } from './queries.ts'
export type { Letterhead } from './rules.ts'
export { foundOrganization, organizationExists, readClosing, readIntervals, readLetterSettings } from './service.ts'
