import type { QueryClient } from '@tanstack/react-query'
import { operator, type Schemas } from '../shared/api/operator.ts'

export type Identity = Schemas['OperatorIdentity']

export const sessionQuery = () =>
  operator.queryOptions('get', '/api/operator/session', {}, { staleTime: 60_000, retry: false })

/** Read before any page is shown, so that nobody sees the frame of a page that they may not see. */
export const readSession = (queries: QueryClient) => queries.ensureQueryData(sessionQuery())
