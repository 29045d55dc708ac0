import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { isReading } from './field-check.ts'

const LIMIT = 25
/** Enough to work through without fetching more. */
const QUEUE_LENGTH = 100
const READING_POLL_MS = 1_500

export const invoicesToCheckQuery = (page: number | undefined) =>
  operator.queryOptions(
    'get',
    '/api/operator/invoices/to-check',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** The waiting invoices, to go from one to the next. */
export const checkQueueQuery = () =>
  operator.queryOptions('get', '/api/operator/invoices/to-check', { params: { query: { limit: QUEUE_LENGTH } } })

export const extractionQuery = (id: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/invoices/{id}/extraction',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (isReading(state.data?.data) ? READING_POLL_MS : false) },
  )
