import { keepPreviousData } from '@tanstack/react-query'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { spokenLanguage } from '../../../shared/i18n/spoken.ts'
import { listed } from '../../../shared/ui/url-state.ts'
import type { ClaimsSearch } from './search.ts'

type Line = Schemas['ClaimLine']

const LIMIT = 25
const FOUND_MAX = 8

/** A search may be an amount, which is read as the reader's language writes it. */
export function typedIn(q: string | undefined): { lang?: 'de' | 'en' } {
  const lang = spokenLanguage()
  return q && lang ? { lang } : {}
}

/** The filter in the URL as the server takes it. */
export function filterOf({
  collection_stage,
  case_status,
  country,
  view: _view,
  batch: _batch,
  ...same
}: ClaimsSearch) {
  return {
    ...same,
    ...typedIn(same.q),
    ...(collection_stage ? { collection_stage: listed<Line['collection_stage']>(collection_stage) } : {}),
    ...(case_status ? { case_status: listed<Line['case_status']>(case_status) } : {}),
    ...(country ? { country: listed(country) } : {}),
  }
}

/** The same for a file of all that match, which has its own order and no pages. */
export function fileFilterOf(search: ClaimsSearch) {
  const { sort: _sort, order: _order, page: _page, ...filter } = filterOf(search)
  return filter
}

export const claimsQuery = (search: ClaimsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...filterOf(search), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** The first few claims that match the typed text. */
export const foundClaimsQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { q, ...typedIn(q), limit: FOUND_MAX } } },
    { placeholderData: keepPreviousData },
  )
