import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { expireLeases, openJobsWorld, processOn, tickJob } from '../../../test/jobs-world.ts'
import { pause, systemClock, wallMilliseconds } from '../clock.ts'
import { followDatabase } from '../db/database-clock.ts'
import { sql } from '../db/db.ts'
import type { RecurringJob } from './job.ts'

const startProcess = await openJobsWorld()

/** A recurring job whose runs last until they are released, and that records which processes help. */
function sharedJob() {
  const gate = Promise.withResolvers<void>()
  const helps: number[] = []
  const { job, ticks } = tickJob(() => gate.promise, { lease_s: 7 })
  const of = (process: number): RecurringJob => ({
    ...job,
    help: async () => void helps.push(process),
  })
  return { of, gate, helps, ticks }
}

test('all other processes help while one has the run, and nobody helps once it is over', async (t) => {
  const { of, gate, helps, ticks } = sharedJob()
  const first = await startProcess(t, [of(1)])
  first.jobs.start(first)
  await eventually(() => ticks.length === 1)
  const others = [2, 3].map((process) => processOn(first.db, [of(process)]))
  for (const other of others) {
    t.after(() => other.jobs.stop())
    other.jobs.start(other)
  }
  await eventually(() => helps.includes(2) && helps.includes(3))
  const own = helps.filter((process) => process === 1).length
  assert.ok(own <= 1, 'who has the run does not help itself, but for the moment in which it begins')
  assert.equal(ticks.length, 1, 'there is one run')

  gate.resolve()
  await eventually(async () => (await first.db.many(sql`select 1 from jobs where lease_id is not null`)).length === 0)
  // A process that checked before the end may still help once. After that, all check again and nobody helps.
  await eventually(async () => {
    const before = helps.length
    await pause(700)
    return helps.length === before
  })
})

test('a machine whose clock is wrong does not help', async (t) => {
  const { of, gate, helps, ticks } = sharedJob()
  const first = await startProcess(t, [of(1)])
  first.jobs.start(first)
  await eventually(() => ticks.length === 1)
  const wrong = { ...processOn(first.db, [of(2)]), clock: systemClock(() => wallMilliseconds() - 600_000) }
  const right = processOn(first.db, [of(3)])
  await followDatabase(first.db, wrong.clock)
  for (const other of [wrong, right]) {
    t.after(() => other.jobs.stop())
    other.jobs.start(other)
  }
  await eventually(() => helps.filter((process) => process === 3).length >= 3)
  assert.ok(!helps.includes(2))
  gate.resolve()
})

test("a dead process's run is helped with until its lease ends, and then taken up", async (t) => {
  const { of, gate, helps, ticks } = sharedJob()
  const dead = await startProcess(t, [of(1)])
  dead.jobs.start(dead)
  await eventually(() => ticks.length === 1)
  const [row] = await dead.db.many<{ left_s: number }>(
    sql`select extract(epoch from lease_until - wall_now())::float8 as left_s from jobs`,
  )
  assert.ok(row && row.left_s <= 7, 'the job has said how long a crash may hold it up')
  const heir = processOn(dead.db, [of(2)])
  t.after(() => heir.jobs.stop())
  heir.jobs.start(heir)
  await eventually(() => helps.length > 0)
  await expireLeases(dead.db)
  await eventually(() => ticks.length === 2)
  gate.resolve()
})

test('stopping waits for help in progress', async (t) => {
  const { of, gate, ticks } = sharedJob()
  const helping = Promise.withResolvers<void>()
  const helped = Promise.withResolvers<void>()
  const first = await startProcess(t, [of(1)])
  first.jobs.start(first)
  await eventually(() => ticks.length === 1)
  const slow: RecurringJob = {
    ...of(2),
    help: () => {
      helping.resolve()
      return helped.promise
    },
  }
  const second = processOn(first.db, [slow])
  second.jobs.start(second)
  await helping.promise
  let is_stopped = false
  const stopping = second.jobs.stop().then(() => {
    is_stopped = true
  })
  await pause(50)
  assert.equal(is_stopped, false)
  helped.resolve()
  await stopping
  gate.resolve()
})
