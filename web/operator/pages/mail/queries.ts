import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { MailSearch } from './search.ts'

const LIMIT = 25

export const mailsQuery = ({ mail: _, ...filter }: MailSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/mail',
    { params: { query: { ...filter, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** Whether any mails were only kept: the number is enough. */
export const keptMailsQuery = () =>
  operator.queryOptions('get', '/api/operator/mail', { params: { query: { status: 'kept', limit: 1 } } })

/** To read a code in it is logged, so it is not read again whenever somebody comes back to the window. */
export const mailQuery = (id: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/mail/{id}',
    { params: { path: { id } } },
    { staleTime: 60_000, refetchOnWindowFocus: false },
  )
