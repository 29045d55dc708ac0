import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Area, areaOf } from './areas.ts'

/** A query as `operator.queryOptions(…)` makes it, as far as its answer is concerned. */
type QueryOf<T> = { readonly queryKey: QueryKey; queryFn(...context: never): T | Promise<T> }

/** The whole answer of a query, known without asking. */
export type Known = { readonly queryKey: QueryKey; readonly data: unknown }

/** What the answer of a change says about a query, all of it: it is not asked again. */
export const known = <T>({ queryKey }: QueryOf<T>, data: NoInfer<T> | undefined): Known[] =>
  data === undefined ? [] : [{ queryKey, data }]

/** Shows a part of an answer that is known already. The rest of it is read anew, since it counts as changed. */
export function show<T>(queries: QueryClient, { queryKey }: QueryOf<T>, change: (shown: T) => T): void {
  queries.setQueryData<T>(queryKey, (shown) => shown && change(shown))
}

/** The same in every answer of a path, whatever it was asked with: pages and filters of a list. */
export function showInAll<T>(queries: QueryClient, { queryKey }: QueryOf<T>, change: (shown: T) => T): void {
  queries.setQueriesData<T>({ queryKey: queryKey.slice(0, 2) }, (shown) => shown && change(shown))
}

/** Keeps what is known and reads anew what changed, as far as somebody is looking at it. Nobody has to wait for that. */
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
