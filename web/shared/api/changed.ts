import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Area, areaOf } from './areas.ts'

/** The part of a query made by `operator.queryOptions(…)` that concerns its answer. */
type QueryOf<T> = { readonly queryKey: QueryKey; queryFn(...context: never): T | Promise<T> }

/** The complete answer of a query, known without a request. */
export type Known = { readonly queryKey: QueryKey; readonly data: unknown }

/** For a query whose complete answer comes with the answer to a change: it is not requested again. */
export const known = <T>({ queryKey }: QueryOf<T>, data: NoInfer<T> | undefined): Known[] =>
  data === undefined ? [] : [{ queryKey, data }]

/** Shows the known part of an answer. The rest is read again, since it counts as changed. */
export function show<T>(queries: QueryClient, { queryKey }: QueryOf<T>, change: (shown: T) => T): void {
  queries.setQueryData<T>(queryKey, (shown) => shown && change(shown))
}

/** The same for every answer of a path, whatever its parameters: all pages and filters of a list. */
export function showInAll<T>(queries: QueryClient, { queryKey }: QueryOf<T>, change: (shown: T) => T): void {
  queries.setQueriesData<T>({ queryKey: queryKey.slice(0, 2) }, (shown) => shown && change(shown))
}

/** Caches what is known, and reloads what changed if it is on screen. Nobody has to wait for that. */
export function markChanged(queries: QueryClient, areas: readonly Area[], answers: readonly Known[] = []): void {
  for (const { queryKey, data } of answers) queries.setQueryData(queryKey, data)
  const answered = new Set(answers.map(({ queryKey }) => hashKey(queryKey)))
  void queries.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => {
      const area = areaOf(queryKey)
      return area !== undefined && areas.includes(area) && !answered.has(queryHash)
    },
  })
}
