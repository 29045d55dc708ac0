import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKey } from '../../src/features/parties/tokens/queries.ts'
import { type Db, sql, type Tx } from '../../src/platform/db/db.ts'
import { openRecorder } from './recorder.ts'

/** Answers each question with two rows and each write with three. */
const many = async <Row>(): Promise<Row[]> => [{}, {}] as Row[]
const one = async <Row>(): Promise<Row | undefined> => ({}) as Row
const reader = { many, one }
const tx = {
  ...reader,
  run: async () => 3,
  send: (_: unknown, read = (answer: Promise<unknown>) => answer) => void read(Promise.resolve({ count: 3 })),
} as unknown as Tx
const db = { ...reader, transaction: async (act: (tx: Tx) => unknown) => act(tx) } as unknown as Db

test('what is sent while nothing was answered goes together, and what nobody waits for goes with what comes next', async () => {
  const recorder = openRecorder(db)
  const { acts } = await recorder.during(() =>
    recorder.db.transaction(async (work) => {
      await Promise.all([work.one(sql`select 1`), work.many(sql`select 2`)])
      work.send(sql`insert 3`)
      await work.run(sql`update 4`)
      work.send(sql`insert 5`)
    }),
  )
  const [act] = acts
  assert.equal(act?.is_transaction, true)
  const shown = act?.batches.map((batch) =>
    batch.map(({ text, rows, waits }) => [recorder.texts[text], rows, waits ? 'waits' : 'goes on']),
  )
  assert.deepEqual(shown, [
    [
      ['select 1', 2, 'waits'],
      ['select 2', 2, 'waits'],
    ],
    [
      ['insert 3', 3, 'goes on'],
      ['update 4', 3, 'waits'],
    ],
    [['insert 5', 3, 'goes on']],
  ])
})

test('who asks is no part of a call, values keep their kind, and the same text is kept once', async () => {
  const recorder = openRecorder(db)
  const at = new Date('2026-05-14T09:30:00.000Z')
  const { acts } = await recorder.during(async () => {
    await findKey(recorder.db, 'a token')
    for (const value of ['text', at, Buffer.from('bytes'), ['a', 'b']]) await recorder.db.many(sql`select ${value}`)
  })
  assert.deepEqual(recorder.texts, ['select $1'])
  const values = acts.flatMap(({ batches }) => batches.flat().map(({ values: [value] }) => value))
  assert.deepEqual(values, ['text', ['instant', at.getTime()], ['bytes', 'Ynl0ZXM='], '{"a","b"}'])
})

test('a statement beside an open transaction cannot be played, and is refused', async () => {
  const recorder = openRecorder(db)
  const both = () => recorder.db.transaction(() => recorder.db.many(sql`select 1`))
  await assert.rejects(recorder.during(both), /beside a transaction/)
})
