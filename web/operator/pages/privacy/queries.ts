import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { PrivacySearch } from './search.ts'

const LIMIT = 25

export const requestsQuery = ({ kind, state, page = 1 }: PrivacySearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/privacy/requests',
    { params: { query: { ...(kind ? { kind } : {}), ...(state ? {} : { open: true }), page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const requestQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/privacy/requests/{id}', { params: { path: { id } } })

/** Every search is logged, so one that was made is not repeated by itself. */
export const peopleQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/privacy/people',
    { params: { query: { q } } },
    { staleTime: Number.POSITIVE_INFINITY, enabled: q !== '' },
  )

export const retentionQuery = () => operator.queryOptions('get', '/api/operator/privacy/retention', {})

export const erasuresQuery = ({ page = 1 }: PrivacySearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/privacy/erasures',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const planQuery = (id: string, subject: { kind: SubjectKind; id: string }) =>
  operator.queryOptions('get', '/api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/erasure-plan', {
    params: { path: { id, kind: subject.kind, subject_id: subject.id } },
  })

export const debtorQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/debtors/{id}', { params: { path: { id } } })

type SubjectKind = 'debtor' | 'creditor_person' | 'customer' | 'partner' | 'operator'
