import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after, fail, listJobs, noteJob, openJobsWorld, START, tickJob } from '../../../test/jobs-world.ts'
import { DAY_S } from '../../kernel/dates.ts'
import { systemClock, wallMilliseconds } from '../clock.ts'
import { sql } from '../db/db.ts'
import { bringBackJobs } from './ahead.ts'
import { enqueue, forNobody } from './job.ts'

const startProcess = await openJobsWorld()
const YEAR_S = 365 * DAY_S

test('a recurring job that a wrong clock put off is told, and runs again', async (t) => {
  for (const hand of ['wall', 'business'] as const) {
    const { job, ticks } = tickJob(undefined, { hand })
    const deps = await startProcess(t, [job])
    await deps.jobs.runDue(deps)
    await bringBackJobs(deps, [job])
    assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(60) }])

    deps.clock.set(after(300))
    await deps.db.alone(sql`update jobs set run_at = ${after(YEAR_S)}`)
    assert.equal(await deps.jobs.runDue(deps), 0)
    await bringBackJobs(deps, [job])
    assert.equal(await deps.jobs.runDue(deps), 1)
    assert.deepEqual(ticks, [START, after(300)])
    assert.partialDeepStrictEqual(
      deps.lines.filter(({ msg }) => msg === 'job was far ahead, brought back'),
      [{ level: 'warn', job: 'test.tick', was_at: after(YEAR_S).toISOString(), run_at: after(300).toISOString() }],
    )
  }
})

test('a machine whose clock differs from the database brings nothing back, since nobody knows which is wrong', async (t) => {
  const { job } = tickJob(undefined, { hand: 'wall' })
  const stopped = await startProcess(t, [job])
  await stopped.jobs.runDue(stopped)
  const far = new Date(Date.UTC(2100, 0, 1))
  await stopped.db.alone(sql`update jobs set run_at = ${far}`)
  const machine = { error_ms: -600_000 }
  const deps = { ...stopped, clock: systemClock(() => wallMilliseconds() + machine.error_ms) }
  await bringBackJobs(deps, [job])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: far }])
  machine.error_ms = 0
  await bringBackJobs(deps, [job])
  const [row] = await listJobs(deps.db)
  assert.ok(row && row.run_at < far)
})

test('a job that waits for its next attempt is brought back, one that is meant for a later day is not', async (t) => {
  const { job, runs } = noteJob(({ text }) => (text === 'fails' ? fail() : undefined), { retry_s: [600, 3_600] })
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'fails' }, forNobody(START)))
  await deps.jobs.runDue(deps)
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'later' }, forNobody(after(YEAR_S))))
  await bringBackJobs(deps, [job])
  assert.deepEqual(
    (await listJobs(deps.db)).map(({ run_at }) => run_at),
    [after(600), after(YEAR_S)],
  )

  await deps.db.alone(sql`update jobs set run_at = ${after(2 * YEAR_S)} where last_error is not null`)
  await bringBackJobs(deps, [job])
  assert.deepEqual(
    (await listJobs(deps.db)).map(({ run_at }) => run_at),
    [START, after(YEAR_S)],
  )
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.deepEqual(runs.at(-1), { text: 'fails', attempt: 2 })
})

test('is judged by the clock of the sandbox, and not while that is being moved', async (t) => {
  const { job } = tickJob(undefined, { every_s: DAY_S })
  const deps = await startProcess(t, [job])
  await deps.jobs.runDue(deps)
  await deps.jobs.advance(deps, after(10 * DAY_S))
  const [moved] = await listJobs(deps.db)
  await bringBackJobs(deps, [job])
  assert.deepEqual(await listJobs(deps.db), [moved])

  await deps.db.alone(sql`update jobs set run_at = ${after(9 * YEAR_S)}`)
  await deps.db.alone(sql`
    update sandbox_clock set advance_id = gen_random_uuid(), advance_until = wall_now() + interval '1 hour'`)
  await bringBackJobs(deps, [job])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(9 * YEAR_S) }])
  await deps.db.alone(sql`update sandbox_clock set advance_id = null, advance_until = null`)
  await bringBackJobs(deps, [job])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(10 * DAY_S) }])
})
