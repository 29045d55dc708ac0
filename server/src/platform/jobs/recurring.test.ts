import assert from 'node:assert/strict'
import { test } from 'node:test'
import { after, fail, listJobs, openJobsWorld, processOn, START, tickJob } from '../../../test/jobs-world.ts'
import { DAY_S } from '../../kernel/dates.ts'

const startProcess = await openJobsWorld()

test('a recurring job runs at the ticks of its grid, once across all processes', async (t) => {
  const { job, ticks } = tickJob()
  const first = await startProcess(t, [job])
  const second = processOn(first.db, [job])
  const both = async (seconds: number) => {
    for (const { clock } of [first, second]) clock.set(after(seconds))
    const runs = await Promise.all([first.jobs.runDue(first), second.jobs.runDue(second)])
    return runs[0] + runs[1]
  }

  assert.equal(await both(0), 1)
  assert.equal(await both(59), 0)
  assert.equal(await both(61), 1)
  assert.equal(await both(125), 1)
  assert.deepEqual(ticks, [after(0), after(60), after(120)])
  assert.equal((await listJobs(first.db)).length, 1)
})

test('missed ticks are made up by one run', async (t) => {
  const { job, ticks } = tickJob()
  const deps = await startProcess(t, [job])
  await deps.jobs.runDue(deps)
  deps.clock.set(after(7 * DAY_S + 59))

  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.deepEqual(ticks, [after(0), after(7 * DAY_S)])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(7 * DAY_S + 60) }])
})

test('a recurring job that fails continues with its next tick', async (t) => {
  const { job, ticks } = tickJob((tick) => (tick.getTime() === START.getTime() ? fail() : undefined))
  const deps = await startProcess(t, [job])
  await deps.jobs.runDue(deps)
  assert.partialDeepStrictEqual(await listJobs(deps.db), [
    { attempts: 1, last_error: 'Error: out of order', is_failed: false },
  ])
  deps.clock.set(after(60))
  await deps.jobs.runDue(deps)

  assert.equal(ticks.length, 2)
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ attempts: 0, last_error: null, run_at: after(120) }])
  const lines = deps.lines.filter(({ msg }) => msg === 'job run')
  assert.deepEqual(
    lines.map(({ level, outcome }) => [level, outcome]),
    [
      ['error', 'failed'],
      ['debug', 'done'],
    ],
  )
})

test('a changed interval moves the job to its new grid, and a restart changes nothing', async (t) => {
  const deps = await startProcess(t, [tickJob().job])
  await deps.jobs.runDue(deps)
  const restarted = processOn(deps.db, [tickJob().job])
  await restarted.jobs.runDue(restarted)
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(60) }])

  const changed = processOn(deps.db, [tickJob(undefined, { every_s: 900 }).job])
  changed.clock.set(after(30))
  await changed.jobs.runDue(changed)
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(900) }])
})
