import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { areaOf, CLAIM_MONEY, CLAIM_STEP } from './areas.ts'
import { known, markChanged, show, showInAll } from './changed.ts'

type Answer = { data: number[] }

/** Queries as the API client makes them, each counting how often it was requested. */
function openQueries(paths: readonly string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked = new Map<string, number>()
  const queryOf = (path: string, init: object = {}) => ({
    queryKey: ['get', `/api/operator/${path}`, init] as const,
    queryFn: async (): Promise<Answer> => {
      asked.set(path, (asked.get(path) ?? 0) + 1)
      return { data: [asked.get(path) ?? 0] }
    },
  })
  const observers = paths.map((path) => new QueryObserver(queries, queryOf(path)).subscribe(() => undefined))
  const settle = async () => {
    while (queries.isFetching() > 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    queries,
    queryOf,
    asked: (path: string) => asked.get(path) ?? 0,
    settle,
    close: () => observers.map((end) => end()),
  }
}

test('a change reloads what it changed if it is on screen, and nothing else', async () => {
  const { queries, queryOf, asked, settle, close } = openQueries(['claims', 'letters', 'legal-tables'])
  await settle()
  await queries.fetchQuery(queryOf('work'))
  markChanged(queries, ['claims', 'work'])
  await settle()
  assert.deepEqual([asked('claims'), asked('letters'), asked('legal-tables')], [2, 1, 1])
  assert.equal(asked('work'), 1, 'nobody looks at it now')
  assert.equal(queries.getQueryState(queryOf('work').queryKey)?.isInvalidated, true, 'it is read when somebody does')
  close()
})

test('an answer that is complete is cached and not requested again', async () => {
  const { queries, queryOf, asked, settle, close } = openQueries(['claims', 'mail'])
  await settle()
  markChanged(queries, ['claims', 'mail'], known(queryOf('claims'), { data: [42] }))
  await settle()
  assert.deepEqual(queries.getQueryData(queryOf('claims').queryKey), { data: [42] })
  assert.deepEqual([asked('claims'), asked('mail')], [1, 2])
  assert.deepEqual(known(queryOf('claims'), undefined), [], 'an answer without content says nothing')
  close()
})

test('a partial answer is shown at once, in one query or in all queries of a path', async () => {
  const { queries, queryOf, settle } = openQueries([])
  const [first, second] = [queryOf('work', { page: 1 }), queryOf('work', { page: 2 })]
  await Promise.all([queries.fetchQuery(first), queries.fetchQuery(second)])
  const more = ({ data }: Answer) => ({ data: data.map((value) => value + 100) })
  show(queries, first, more)
  showInAll(queries, first, more)
  show(queries, queryOf('mail'), more)
  await settle()
  const shown = [first, second].map(({ queryKey }) => queries.getQueryData<Answer>(queryKey)?.data[0])
  assert.deepEqual(shown, [201, 102])
  assert.equal(queries.getQueryData(queryOf('mail').queryKey), undefined, 'what was never read is not made up')
})

test('every operator query belongs to an area, and other queries to none', () => {
  assert.equal(areaOf(['get', '/api/operator/claims/{id}', {}]), 'claims')
  assert.equal(areaOf(['get', '/api/operator/partners/{id}/webhook', {}]), 'webhooks')
  assert.equal(areaOf(['letter page', 'id', 1]), undefined)
  assert.ok(
    CLAIM_STEP.every((area) => CLAIM_MONEY.includes(area)),
    'money may move a claim too',
  )
})
