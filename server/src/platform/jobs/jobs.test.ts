import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import {
  after,
  expireLeases,
  fail,
  listJobs,
  noteJob,
  openJobsWorld,
  processOn,
  START,
  tickJob,
} from '../../../test/jobs-world.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { sql } from '../db/db.ts'
import { enqueue, forNobody, type Job } from './job.ts'
import { openJobs } from './runner.ts'

const startProcess = await openJobsWorld()

test('two jobs with the same name are refused', () => {
  assert.throws(() => openJobs([noteJob().job, noteJob().job]), /same name/)
})

test('a queued job runs once, with its payload, and is then gone', async (t) => {
  const { job, runs } = noteJob()
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'hello' }, forNobody(START)))

  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.equal(await deps.jobs.runDue(deps), 0)
  assert.deepEqual(runs, [{ text: 'hello', attempt: 1 }])
  assert.deepEqual(await listJobs(deps.db), [])
  const line = deps.lines.find(({ msg }) => msg === 'job run')
  assert.partialDeepStrictEqual(line, { level: 'info', job: 'test.note', outcome: 'done', attempt: 1 })
})

test('jobs run no earlier than their due times, and in that order', async (t) => {
  const { job, runs } = noteJob()
  const deps = await startProcess(t, [job])
  await deps.db.transaction(async (tx) => {
    for (const [text, at] of [
      ['third', 20],
      ['first', 10],
      ['second', 10],
    ] as const) {
      enqueue(tx, job, { text }, forNobody(after(at)))
    }
  })

  assert.equal(await deps.jobs.runDue(deps), 0)
  deps.clock.advance(20_000)
  assert.equal(await deps.jobs.runDue(deps), 3)
  assert.deepEqual(
    runs.map(({ text }) => text),
    ['first', 'second', 'third'],
  )
})

test('a rollback enqueues nothing', async (t) => {
  const { job, runs } = noteJob()
  const deps = await startProcess(t, [job])
  const act = deps.db.transaction(async (tx) => {
    enqueue(tx, job, { text: 'never' }, forNobody(START))
    fail()
  })

  await assert.rejects(act, /out of order/)
  assert.equal(await deps.jobs.runDue(deps), 0)
  assert.deepEqual(runs, [])
})

test('a failing job is retried at its set times and then marked as failed', async (t) => {
  const { job, runs } = noteJob(fail, { retry_s: [30, 600] })
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'hard' }, forNobody(START)))

  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.partialDeepStrictEqual((await listJobs(deps.db))[0], {
    run_at: after(30),
    attempts: 1,
    last_error: 'Error: out of order',
  })
  deps.clock.advance(29_999)
  assert.equal(await deps.jobs.runDue(deps), 0)
  deps.clock.advance(1)
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.partialDeepStrictEqual((await listJobs(deps.db))[0], { run_at: after(630), attempts: 2, is_failed: false })
  deps.clock.advance(600_000)
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.partialDeepStrictEqual((await listJobs(deps.db))[0], { attempts: 3, is_failed: true, is_leased: false })
  deps.clock.advance(DAY_MS)
  assert.equal(await deps.jobs.runDue(deps), 0)

  assert.deepEqual(
    runs.map(({ attempt }) => attempt),
    [1, 2, 3],
  )
  const lines = deps.lines.filter(({ msg }) => msg === 'job run')
  assert.deepEqual(
    lines.map(({ level, outcome }) => [level, outcome]),
    [
      ['info', 'retry'],
      ['info', 'retry'],
      ['error', 'failed'],
    ],
  )
})

test('the job of a dead process is taken up after its lease, and the death does not count as an attempt', async (t) => {
  const gate = Promise.withResolvers<void>()
  const dying = noteJob(() => gate.promise, { retry_s: [60] })
  const heir = noteJob()
  const first = await startProcess(t, [dying.job])
  const second = processOn(first.db, [heir.job])
  await first.db.transaction((tx) => enqueue(tx, dying.job, { text: 'left behind' }, forNobody(START)))
  const hanging = first.jobs.runDue(first)
  await eventually(() => dying.runs.length === 1)

  assert.equal(await second.jobs.runDue(second), 0)
  await expireLeases(first.db)
  assert.equal(await second.jobs.runDue(second), 1)
  assert.deepEqual(heir.runs, [{ text: 'left behind', attempt: 1 }])
  gate.resolve()
  await hanging
})

test('the outcome of a lost lease is discarded', async (t) => {
  const gate = Promise.withResolvers<void>()
  const slow = noteJob(() => gate.promise.then(fail), { retry_s: [60] })
  const heir_gate = Promise.withResolvers<void>()
  const heir = noteJob(() => heir_gate.promise)
  const first = await startProcess(t, [slow.job])
  const second = processOn(first.db, [heir.job])
  await first.db.transaction((tx) => enqueue(tx, slow.job, { text: 'twice' }, forNobody(START)))
  const losing = first.jobs.runDue(first)
  await eventually(() => slow.runs.length === 1)
  await expireLeases(first.db)
  const winning = second.jobs.runDue(second)
  await eventually(() => heir.runs.length === 1)

  gate.resolve()
  await losing
  assert.partialDeepStrictEqual(await listJobs(first.db), [{ attempts: 0, is_leased: true, last_error: null }])
  assert.ok(first.lines.some(({ level, msg }) => level === 'warn' && msg === 'job lease lost, outcome discarded'))
  heir_gate.resolve()
  await winning
  assert.deepEqual(await listJobs(first.db), [])
})

test('a job that runs longer than its lease keeps it', async (t) => {
  const gate = Promise.withResolvers<void>()
  const { job, runs } = noteJob(() => gate.promise, { lease_s: 2 })
  const first = await startProcess(t, [job])
  const second = processOn(first.db, [job])
  await first.db.transaction((tx) => enqueue(tx, job, { text: 'long' }, forNobody(START)))

  const running = first.jobs.runDue(first)
  await eventually(() => runs.length === 1)
  const lease = await first.db.one<{ until: Date }>(sql`select lease_until as until from jobs`)
  const isOver = () => first.db.one(sql`select 1 as one where wall_now() > ${lease?.until ?? START}`)
  await eventually(async () => (await isOver()) !== undefined)
  assert.equal(await second.jobs.runDue(second), 0)
  gate.resolve()
  assert.equal(await running, 1)
})

test('rows with names that this program does not know are left alone', async (t) => {
  const { job } = noteJob()
  const unknown: Job = { ...tickJob().job, name: 'test.note' }
  const deps = await startProcess(t, [unknown])
  await deps.db.transaction((tx) => enqueue(tx, { ...job, name: 'test.newer' }, { text: 'x' }, forNobody(START)))
  await deps.db.transaction((tx) =>
    enqueue(tx, job, { text: 'queued, though the name is that of a recurring job' }, forNobody(START)),
  )

  await deps.jobs.runDue(deps)
  assert.equal(await deps.jobs.runDue(deps), 0)
  assert.deepEqual((await listJobs(deps.db)).filter(({ hand }) => hand === 'business').length, 3)
})

test('jobs are due by their own hand of the clock', async (t) => {
  const wall = noteJob(undefined, { name: 'test.wall', hand: 'wall' })
  const business = noteJob()
  const deps = await startProcess(t, [wall.job, business.job])
  await deps.db.alone(sql`update sandbox_clock set offset_ms = 3600000`)
  await deps.db.transaction(async (tx) => {
    enqueue(tx, wall.job, { text: 'wall' }, forNobody(after(3_600)))
    enqueue(tx, business.job, { text: 'business' }, forNobody(after(3_600)))
  })

  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.equal(business.runs.length, 1)
  deps.clock.advance(3_600_000)
  assert.equal(await deps.jobs.runDue(deps), 1)
  assert.equal(wall.runs.length, 1)
})
