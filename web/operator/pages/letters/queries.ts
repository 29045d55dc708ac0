import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { LettersSearch } from './search.ts'

const LIMIT = 50

export const lettersQuery = ({ letter_id: _, run_id: __, status = 'outbox', ...filter }: LettersSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/letters',
    { params: { query: { ...filter, status, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const letterQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/letters/{id}', { params: { path: { id } } })
