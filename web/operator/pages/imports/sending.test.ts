import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Outcome, readClaimTable, type TableCase } from '@mahnwerk/claim-table'
import { countsOf, type Sending, sendRest } from './sending.ts'

const CUSTOMER = '0b7f6a6e-3a1f-4c6e-9a55-0a4f5f7f9a01'
const lines = Array.from({ length: 120 }, (_, at) => `C-${at};${CUSTOMER};Maier`)
const table = readClaimTable(['Referenz;customer.id;Nachname', ...lines, 'C-x;y;'].join('\n'))
assert.ok('cases' in table)

const CREATED: Outcome = { status: 'created', claim_id: 'id', details: [] }
const createAll = async (cases: readonly TableCase[]) => cases.map(() => CREATED)

test('parts are sent one after another, and each shows how far it is', async () => {
  const shown: [string, number][] = []
  await sendRest(table, [], {
    send: createAll,
    isStopped: () => false,
    show: ({ stage, results }) => shown.push([stage, results.length]),
  })
  assert.deepEqual(shown.map(([stage]) => stage).at(-1), 'done')
  assert.deepEqual(
    shown.slice(1, -1).map(([, count]) => count),
    [50, 100, 120],
  )
})

test('a lost connection pauses, and going on sends what has no result yet', async () => {
  let last: Sending | undefined
  const sent: number[] = []
  const sender = (fails_at: number) => ({
    isStopped: () => false,
    show: (sending: Sending) => {
      last = sending
    },
    async send(cases: readonly TableCase[]) {
      if (sent.length === fails_at) throw new TypeError('Failed to fetch')
      sent.push(cases.length)
      return createAll(cases)
    },
  })
  await sendRest(table, [], sender(1))
  assert.deepEqual(
    [last?.stage, last?.results.length, String(last?.error)],
    ['paused', 50, 'TypeError: Failed to fetch'],
  )
  await sendRest(table, last?.results ?? [], sender(-1))
  assert.deepEqual([last?.stage, last?.results.length, sent], ['done', 120, [50, 50, 20]])
  assert.equal(new Set(last?.results.map(({ of }) => of.partner_reference)).size, 120)
})

test('somebody who stops it waits for the part that is under way', async () => {
  let is_stopped = false
  const stages: string[] = []
  await sendRest(table, [], {
    isStopped: () => is_stopped,
    show: ({ stage }) => stages.push(stage),
    async send(cases) {
      is_stopped = true
      return createAll(cases)
    },
  })
  assert.deepEqual(stages, ['sending', 'stopping', 'stopped'])
})

test('what became of the table is counted', () => {
  const results = table.cases.slice(0, 3).map((of, at) => ({
    of,
    outcome: { ...CREATED, status: (['created', 'existing', 'failed'] as const)[at] ?? 'created' },
  }))
  assert.deepEqual(countsOf(table, results), { created: 1, existing: 1, failed: 1, faulty: 1, unsent: 117 })
})
