import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { spokenLanguage } from '../../../shared/i18n/language.ts'
import type { ClaimsSearch } from './search.ts'

const LIMIT = 25
const FOUND_MAX = 8

/** A search may be an amount, which is read as the reader's language writes it. */
export const typedIn = (q: string | undefined) => (q ? { lang: spokenLanguage() } : {})

export const claimsQuery = (search: ClaimsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...search, ...typedIn(search.q), limit: LIMIT } } },
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
