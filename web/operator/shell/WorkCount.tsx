import { useQuery } from '@tanstack/react-query'
import { workCountQuery } from '../pages/work/queries.ts'
import { NavCount } from './NavCount.tsx'

/** How much waits for the logged-in person: their own items, and those that nobody has taken. */
export function WorkCount() {
  const { data } = useQuery(workCountQuery())
  return <NavCount count={data?.total ?? 0} />
}
