import { type QueryClient, useQuery } from '@tanstack/react-query'
import { operator, type Schemas } from '../shared/api/operator.ts'

export type Identity = Schemas['OperatorIdentity']

const sessionQuery = () =>
  operator.queryOptions('get', '/api/operator/session', {}, { staleTime: 60_000, retry: false })

/** Asked before any page is shown, so that nobody sees the frame of a page that he may not see. */
export const readSession = (queries: QueryClient) => queries.ensureQueryData(sessionQuery())

/** Who is logged in; pages inside the shell always have it. */
export function useIdentity(): Identity {
  const { data } = useQuery(sessionQuery())
  if (!data) throw new Error('This page is shown to people who are logged in')
  return data.data
}
