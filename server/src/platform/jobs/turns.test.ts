import assert from 'node:assert/strict'
import test from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { foundOrganization, openJobsWorld, processOn, START } from '../../../test/jobs-world.ts'
import { type Db, sql } from '../db/db.ts'
import { AT_ONCE, enqueue, forNobody, type QueuedJob } from './job.ts'
import { openTurns } from './turns.ts'

const startProcess = await openJobsWorld()

type Note = { text: string }

/** A slow job whose runs end when they are told to. */
function slowJob() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  let is_over = false
  const job: QueuedJob<Note> = {
    name: 'test.slow',
    hand: 'wall',
    retry_s: [],
    is_slow: true,
    run: (_, { text }) => {
      begun.push(text)
      return is_over ? Promise.resolve() : new Promise((resolve) => ends.set(text, resolve))
    },
  }
  const endAll = () => {
    is_over = true
    for (const end of ends.values()) end()
  }
  return { job, begun, end: (text: string) => ends.get(text)?.(), endAll }
}

/** A thousand and more jobs at once, in one statement. */
const flood = (db: Db, { name, organization_id, count }: { name: string; organization_id: string; count: number }) =>
  db.alone(sql`
    insert into jobs (id, name, hand, payload, run_at, organization_id)
    select gen_random_uuid(), ${name}, 'wall', jsonb_build_object('text', 'flood ' || n), ${AT_ONCE}, ${organization_id}
    from generate_series(1, ${count}::int) n`)

test('the one file of an organisation is taken up at once, however many of another wait', async (t) => {
  const { job, begun, end, endAll } = slowJob()
  const deps = await startProcess(t, [job])
  const [many, few] = [await foundOrganization(deps.db), await foundOrganization(deps.db)]
  await flood(deps.db, { name: job.name, organization_id: many, count: 1_000 })
  deps.jobs.start(deps)
  await eventually(() => begun.length === 1)
  // The flood has one of two places, and the other stays free for this.
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'one' }, { run_at: AT_ONCE, organization_id: few }))
  deps.jobs.poke()
  await eventually(() => begun.length === 2)
  assert.deepEqual(begun, ['flood 1', 'one'])
  end('flood 1')
  await eventually(() => begun.length === 3)
  assert.equal(begun[2], 'flood 2')
  endAll()
})

test('with every place taken, the next free one goes to whoever was served longest ago', async (t) => {
  const { job, begun, end, endAll } = slowJob()
  const deps = await startProcess(t, [job])
  const [first, second, third] = [
    await foundOrganization(deps.db),
    await foundOrganization(deps.db),
    await foundOrganization(deps.db),
  ]
  await flood(deps.db, { name: job.name, organization_id: first, count: 50 })
  await deps.db.transaction(async (tx) => {
    for (const text of ['second 1', 'second 2'])
      enqueue(tx, job, { text }, { run_at: AT_ONCE, organization_id: second })
    enqueue(tx, job, { text: 'third' }, { run_at: AT_ONCE, organization_id: third })
  })
  deps.jobs.start(deps)
  await eventually(() => begun.length === 2)
  assert.deepEqual([...begun].sort(), ['flood 1', 'second 1'])
  end('flood 1')
  await eventually(() => begun.length === 3)
  assert.equal(begun[2], 'third')
  end('third')
  await eventually(() => begun.length === 4)
  assert.equal(begun[3], 'flood 2')
  endAll()
})

test('jobs that come back again and again, and those for nobody, keep their turns under a flood', async (t) => {
  const ran: string[] = []
  const note: QueuedJob<Note> = {
    name: 'test.note',
    hand: 'wall',
    retry_s: [],
    run: async (_, { text }) => void ran.push(text),
  }
  const ticking = { name: 'test.tick', hand: 'wall', every_s: 60, run: async () => void ran.push('tick') } as const
  const deps = await startProcess(t, [note, ticking])
  await flood(deps.db, { name: note.name, organization_id: await foundOrganization(deps.db), count: 200 })
  await deps.db.transaction((tx) => enqueue(tx, note, { text: 'nobody' }, forNobody(START)))
  deps.jobs.start(deps)
  await eventually(() => ran.length === 202)
  assert.ok(ran.indexOf('tick') < 20 && ran.indexOf('nobody') < 20, ran.slice(0, 30).join(', '))
})

test('two processes share the jobs of one organisation, each once', async (t) => {
  const ran: string[] = []
  const note: QueuedJob<Note> = {
    name: 'test.note',
    hand: 'wall',
    retry_s: [],
    run: async (_, { text }) => void ran.push(text),
  }
  const first = await startProcess(t, [note])
  const second = processOn(first.db, [note])
  t.after(() => second.jobs.stop())
  await flood(first.db, { name: note.name, organization_id: await foundOrganization(first.db), count: 100 })
  first.jobs.start(first)
  second.jobs.start(second)
  await eventually(() => ran.length >= 100)
  assert.equal(new Set(ran).size, ran.length)
})

test('turns remember who is served, leave one place free and forget those of long ago', () => {
  const turns = openTurns(4)
  turns.begin('a')
  turns.begin('b')
  turns.begin('a')
  turns.end('b')
  assert.deepEqual(turns.read(), { lanes: ['b', 'a'], taken: [0, 2], served: [2, 3], lane_max: 3 })
  for (let lane = 0; lane < 1_000; lane++) {
    turns.begin(`lane ${lane}`)
    turns.end(`lane ${lane}`)
  }
  const { lanes } = turns.read()
  assert.ok(lanes.length <= 501 && lanes.includes('a') && !lanes.includes('b'))
  assert.equal(openTurns(1).read().lane_max, 1)
})
