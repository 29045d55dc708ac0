import { keepPreviousData } from '@tanstack/react-query'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { chosen } from '../../../shared/ui/url-state.ts'
import { typedIn } from '../claims/queries.ts'
import type { SettingsSearch } from './search.ts'

const LIMIT = 25

export const organizationsQuery = ({ page = 1 }: SettingsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/organizations',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** All organisations, to choose one: there are few. */
export const allOrganizationsQuery = () =>
  operator.queryOptions('get', '/api/operator/organizations', { params: { query: { limit: 100 } } })

export const organizationQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/organizations/{id}', { params: { path: { id } } })

export const storageQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/organizations/{id}/storage', { params: { path: { id } } })

export const sandboxClockQuery = () => operator.queryOptions('get', '/api/operator/sandbox/clock', {})

export const legalTablesQuery = () => operator.queryOptions('get', '/api/operator/legal-tables', {})

type TableName = Schemas['LegalTable']['name']

/** One table as a whole, with its figures. */
export const legalTableQuery = (name: TableName) =>
  operator.queryOptions('get', '/api/operator/legal-tables/{name}', { params: { path: { name } } })

export const legalVersionsQuery = (name: TableName) =>
  operator.queryOptions('get', '/api/operator/legal-tables/{name}/versions', { params: { path: { name } } })

/** What of the log is asked for, as the API names it. */
export const auditFilter = ({ log, group, from, to, actor, subject, debtor, organization }: SettingsSearch) =>
  chosen({
    ...{ log, group, from, to, actor_id: actor, subject_id: subject, debtor_id: debtor },
    organization_id: organization,
  })

export const auditQuery = ({ page = 1, ...search }: SettingsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/audit',
    { params: { query: { page, limit: LIMIT, ...auditFilter(search) } } },
    { placeholderData: keepPreviousData },
  )

/** Cases by reference or debtor, to choose whose file it is about. */
export const filesQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { q, ...typedIn(q), limit: 10 } } },
    { enabled: q.length > 1, placeholderData: keepPreviousData },
  )
