import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  after,
  businessTime,
  fail,
  listJobs,
  noteJob,
  openJobsWorld,
  processOn,
  START,
  tickJob,
} from '../../../test/jobs-world.ts'
import { DAY_MS, DAY_S } from '../../kernel/dates.ts'
import { pause, systemClock } from '../clock.ts'
import { enqueue, forNobody, type QueuedJob, type RecurringJob } from './job.ts'

const startProcess = await openJobsWorld()

/** A recurring job with work of its own: a list of due times, kept in memory. */
function dutyJob(every_s: number, more: Partial<RecurringJob> = {}) {
  const due: Date[] = []
  const done: { tick: Date; due: Date }[] = []
  let asked = 0
  const job: RecurringJob = {
    name: 'test.duty',
    hand: 'business',
    every_s,
    async run(_, tick) {
      for (const time of due.filter((time) => time <= tick)) {
        due.splice(due.indexOf(time), 1)
        done.push({ tick, due: time })
      }
    },
    async next_due() {
      asked++
      return due.toSorted((left, right) => left.getTime() - right.getTime())[0] ?? null
    },
    ...more,
  }
  return { job, due, done, asked: () => asked }
}

test('the clock moves to its target even if there are no jobs', async (t) => {
  const deps = await startProcess(t, [])
  const advanced = await deps.jobs.advance(deps, after(3_600))
  assert.deepEqual(advanced, { now: after(3_600), jobs_run: 0 })
  assert.deepEqual(await businessTime(processOn(deps.db, [])), after(3_600))
  deps.clock.advance(5_000)
  assert.deepEqual(await businessTime(deps), after(3_605), 'it runs on by itself')
})

test('jobs that fall due on the way run at their due times, ordered by due time and number', async (t) => {
  const seen: [string, Date][] = []
  const job: QueuedJob<{ text: string }> = {
    name: 'test.note',
    hand: 'business',
    retry_s: [],
    async run(deps, { text }) {
      seen.push([text, await businessTime(deps)])
    },
  }
  const tick: RecurringJob = {
    name: 'test.tick',
    hand: 'business',
    every_s: 3_600,
    async run(deps, at) {
      seen.push([`tick ${at.toISOString().slice(11, 16)}`, await businessTime(deps)])
    },
  }
  const deps = await startProcess(t, [job, tick])
  await deps.jobs.runDue(deps)
  seen.length = 0
  await deps.db.transaction(async (tx) => {
    enqueue(tx, job, { text: 'late' }, forNobody(after(7_000)))
    enqueue(tx, job, { text: 'past' }, forNobody(after(-10)))
    enqueue(tx, job, { text: 'early' }, forNobody(after(100)))
    enqueue(tx, job, { text: 'same time, higher number' }, forNobody(after(3_600)))
    enqueue(tx, job, { text: 'after the target' }, forNobody(after(7_201)))
  })

  assert.deepEqual(await deps.jobs.advance(deps, after(7_200)), { now: after(7_200), jobs_run: 6 })
  assert.deepEqual(seen, [
    ['past', START],
    ['early', after(100)],
    ['tick 11:00', after(3_600)],
    ['same time, higher number', after(3_600)],
    ['late', after(7_000)],
    ['tick 12:00', after(7_200)],
  ])
})

test('jobs enqueued on the way also run on the way, including retries', async (t) => {
  const chain: Date[] = []
  const failing = noteJob(fail, { name: 'test.failing', retry_s: [60, 300, 3_600, 10_800, 21_600] })
  const job: QueuedJob<{ left: number }> = {
    name: 'test.chain',
    hand: 'business',
    retry_s: [],
    async run(deps, { left }) {
      const now = await businessTime(deps)
      chain.push(now)
      await deps.db.transaction(async (tx) => {
        if (left > 0) enqueue(tx, job, { left: left - 1 }, forNobody(new Date(now.getTime() + 14 * DAY_MS)))
        enqueue(tx, failing.job, { text: `${left}` }, forNobody(now))
      })
    },
  }
  const deps = await startProcess(t, [job, failing.job])
  await deps.db.transaction((tx) => enqueue(tx, job, { left: 5 }, forNobody(after(DAY_S))))

  const { now, jobs_run } = await deps.jobs.advance(deps, after(90 * DAY_S))
  assert.deepEqual(now, after(90 * DAY_S))
  assert.deepEqual(
    chain,
    [1, 15, 29, 43, 57, 71].map((day) => after(day * DAY_S)),
  )
  assert.equal(failing.runs.length, 6 * 6)
  assert.equal(jobs_run, 6 + 6 * 6)
  const failed = await listJobs(deps.db)
  assert.ok(failed.length === 6 && failed.every(({ is_failed, attempts }) => is_failed && attempts === 6))
})

test('a recurring job without a next due time runs at every tick on the way', async (t) => {
  const { job, ticks } = tickJob()
  const deps = await startProcess(t, [job])
  assert.equal((await deps.jobs.advance(deps, after(600))).jobs_run, 11)
  assert.deepEqual(
    ticks,
    Array.from({ length: 11 }, (_, index) => after(index * 60)),
  )
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(660) }])
})

test('idle ticks are skipped, but no due time is', async (t) => {
  const { job, due, done } = dutyJob(900)
  due.push(after(10), after(900), after(30 * DAY_S + 1), after(90 * DAY_S), after(90 * DAY_S + 1))
  const deps = await startProcess(t, [job])

  assert.equal((await deps.jobs.advance(deps, after(90 * DAY_S))).jobs_run, 3)
  assert.deepEqual(done, [
    { tick: after(900), due: after(10) },
    { tick: after(900), due: after(900) },
    { tick: after(30 * DAY_S + 900), due: after(30 * DAY_S + 1) },
    { tick: after(90 * DAY_S), due: after(90 * DAY_S) },
  ])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ run_at: after(90 * DAY_S + 900) }])
})

test('an idle job is asked again after others have made work for it', async (t) => {
  const { job, due, done } = dutyJob(900)
  const maker = noteJob(() => due.push(after(50_000)), { name: 'test.maker' })
  const deps = await startProcess(t, [job, maker.job])
  await deps.db.transaction((tx) => enqueue(tx, maker.job, { text: '' }, forNobody(after(50_010))))

  assert.equal((await deps.jobs.advance(deps, after(10 * DAY_S))).jobs_run, 2)
  assert.deepEqual(done, [{ tick: after(50_400), due: after(50_000) }], 'by the first tick after the work was made')
})

test('ticks missed before the advance are made up by one run', async (t) => {
  const idle = dutyJob(900)
  const busy = dutyJob(900, { name: 'test.busy' })
  const plain = tickJob(undefined, { every_s: 900 })
  const deps = await startProcess(t, [idle.job, busy.job, plain.job])
  await deps.jobs.runDue(deps)
  plain.ticks.length = 0
  deps.clock.set(after(10_000))
  busy.due.push(after(9_000))

  assert.equal((await deps.jobs.advance(deps, after(10_001))).jobs_run, 2)
  assert.deepEqual(plain.ticks, [after(9_900)])
  assert.deepEqual(busy.done, [{ tick: after(9_900), due: after(9_000) }])
  for (const { run_at } of await listJobs(deps.db)) assert.deepEqual(run_at, after(10_800))
})

test('a job on wall time does not run when business time is moved', async (t) => {
  const { job, runs } = noteJob(undefined, { hand: 'wall' })
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: '' }, forNobody(after(60))))
  assert.equal((await deps.jobs.advance(deps, after(DAY_S))).jobs_run, 0)
  assert.equal(await deps.jobs.runDue(deps), 0)
  assert.deepEqual(runs, [])
})

test('a target behind the clock moves nothing', async (t) => {
  const deps = await startProcess(t, [])
  await deps.jobs.advance(deps, after(600))
  assert.deepEqual(await deps.jobs.advance(deps, after(300)), { now: after(600), jobs_run: 0 })
  assert.deepEqual(await businessTime(deps), after(600))
})

test('a running clock is moved at least to the target, and keeps running', async (t) => {
  const { job, runs } = noteJob(() => pause(20))
  const stopped = await startProcess(t, [job])
  const deps = { ...stopped, clock: systemClock() }
  const target = new Date(deps.clock.wall().getTime() + 30 * DAY_MS)
  await deps.db.transaction((tx) => enqueue(tx, job, { text: '' }, forNobody(target)))

  const { now } = await deps.jobs.advance(deps, target)
  assert.equal(runs.length, 1)
  assert.ok(now.getTime() >= target.getTime() + 15, 'the time that the last job took is not taken back')
  assert.ok(now.getTime() < target.getTime() + 60_000)
  await pause(20)
  assert.ok((await businessTime(deps)) > now)
})

test('three months with a half-minute job and a quarter-hour job, mostly idle, take less than a second', async (t) => {
  const fast = dutyJob(30, { name: 'test.fast' })
  const quarter = dutyJob(900, { name: 'test.quarter' })
  for (let day = 1; day <= 90; day += 14) {
    quarter.due.push(after(day * DAY_S))
    for (const retry of [0, 60, 360]) fast.due.push(after(day * DAY_S + retry))
  }
  const deps = await startProcess(t, [fast.job, quarter.job])
  const started = performance.now()
  const { jobs_run } = await deps.jobs.advance(deps, after(90 * DAY_S))
  const took_ms = performance.now() - started

  t.diagnostic(`${jobs_run} job runs in ${Math.round(took_ms)} ms`)
  assert.equal(jobs_run, 7 + 21)
  assert.ok(took_ms < 1_000, `${took_ms} ms`)
})

test('live mode has no movable clock', async (t) => {
  const deps = await startProcess(t, [])
  const live = { ...deps, config: { ...deps.config, mode: 'live' as const } }
  await assert.rejects(deps.jobs.advance(live, after(60)), { kind: 'conflict' })
})
