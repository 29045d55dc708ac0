import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { chosen } from '../../../shared/ui/url-state.ts'
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

export const legalTablesQuery = () => operator.queryOptions('get', '/api/operator/legal-tables', {})

export const auditQuery = ({ page = 1, log, group, from, to }: SettingsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/audit',
    { params: { query: { page, limit: LIMIT, ...chosen({ log, group, from, to }) } } },
    { placeholderData: keepPreviousData },
  )
