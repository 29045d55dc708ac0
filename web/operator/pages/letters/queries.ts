import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { LettersSearch } from './search.ts'

const LIMIT = 50

/** What the letters of all pages have in common. */
export const fileFilterOf = ({ status = 'outbox', kind, organization_id }: LettersSearch) => ({
  status,
  ...(kind ? { kind } : {}),
  ...(organization_id ? { organization_id } : {}),
})

export const lettersQuery = (search: LettersSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/letters',
    { params: { query: { ...fileFilterOf(search), page: search.page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const letterQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/letters/{id}', { params: { path: { id } } })
