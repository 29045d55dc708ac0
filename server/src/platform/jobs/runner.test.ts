import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { foundOrganization, listJobs, noteJob, openJobsWorld, processOn, START } from '../../../test/jobs-world.ts'
import { pause, systemClock, wallMilliseconds } from '../clock.ts'
import { DatabaseAway } from '../db/away.ts'
import { followDatabase } from '../db/database-clock.ts'
import { AT_ONCE, enqueue, forNobody, type QueuedJob } from './job.ts'

const startProcess = await openJobsWorld()

test('two runners never run the same job at once', async (t) => {
  const running = new Set<string>()
  const done: string[] = []
  const { job } = noteJob(async ({ text }) => {
    assert.ok(!running.has(text), `${text} runs twice`)
    running.add(text)
    await pause(2)
    running.delete(text)
    done.push(text)
  })
  const first = await startProcess(t, [job])
  const second = processOn(first.db, [job])
  t.after(() => second.jobs.stop())
  const texts = Array.from({ length: 60 }, (_, index) => `note ${index}`)
  await first.db.transaction(async (tx) => {
    for (const text of texts) enqueue(tx, job, { text }, forNobody(START))
  })

  first.jobs.start(first)
  second.jobs.start(second)
  await eventually(() => done.length >= texts.length)
  assert.deepEqual(done.sort(), texts.sort())
})

test('a background runner takes up to four jobs at once, three of them for one, and more when it is poked', async (t) => {
  const gate = Promise.withResolvers<void>()
  const { job, runs } = noteJob(() => gate.promise)
  const deps = await startProcess(t, [job])
  deps.jobs.start(deps)
  await pause(100)
  const organization_id = await foundOrganization(deps.db)
  await deps.db.transaction(async (tx) => {
    for (const text of 'abcdef') enqueue(tx, job, { text }, forNobody(START))
  })
  deps.jobs.poke()
  await eventually(() => runs.length === 3)
  await pause(100)
  assert.equal(runs.length, 3)
  await deps.db.transaction(async (tx) => {
    for (const text of 'gh') enqueue(tx, job, { text }, { run_at: START, organization_id })
  })
  deps.jobs.poke()
  await eventually(() => runs.length === 4)
  assert.equal(runs[3]?.text, 'g')
  await pause(100)
  assert.equal(runs.length, 4)
  gate.resolve()
  await eventually(() => runs.length === 8)
  await eventually(async () => (await listJobs(deps.db)).length === 0)
})

test('stopping waits for running jobs and takes up nothing new', async (t) => {
  const gate = Promise.withResolvers<void>()
  const { job, runs } = noteJob(() => gate.promise)
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'running' }, forNobody(START)))
  deps.jobs.start(deps)
  await eventually(() => runs.length === 1)

  let is_stopped = false
  const stopping = deps.jobs.stop().then(() => {
    is_stopped = true
  })
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'too late' }, forNobody(START)))
  await pause(50)
  assert.equal(is_stopped, false)
  gate.resolve()
  await stopping
  assert.deepEqual(
    runs.map(({ text }) => text),
    ['running'],
  )
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ name: 'test.note', is_leased: false }])
})

test('a runner survives the absence of the database and logs it once', async (t) => {
  const { job, runs } = noteJob()
  const deps = await startProcess(t, [job])
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  let is_away = true
  const db = new Proxy(deps.db, {
    get: (target, name) => (is_away ? () => Promise.reject(gone) : Reflect.get(target, name)),
  })
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'patient' }, forNobody(START)))
  deps.jobs.start({ ...deps, db })
  for (let pokes = 0; pokes < 5; pokes++) {
    await pause(30)
    deps.jobs.poke()
  }
  is_away = false
  deps.jobs.poke()

  await eventually(() => runs.length === 1)
  const lines = deps.lines.filter(({ msg }) => msg.startsWith('jobs ')).map(({ level, msg }) => [level, msg])
  assert.deepEqual(lines, [
    ['error', 'jobs stand still, they cannot be leased'],
    ['info', 'jobs go on, they can be leased again'],
  ])
})

test('a machine whose clock is wrong, or was just set, takes up no jobs until it is right', async (t) => {
  const { job, runs } = noteJob(undefined, { hand: 'wall' })
  const machine = { error_ms: 600_000 }
  const stopped = await startProcess(t, [job])
  const deps = { ...stopped, clock: systemClock(() => wallMilliseconds() + machine.error_ms) }
  const add = (text: string) => deps.db.transaction((tx) => enqueue(tx, job, { text }, forNobody(AT_ONCE)))
  const look = async () => {
    deps.jobs.poke()
    await pause(700)
    return runs.map(({ text }) => text)
  }
  await followDatabase(deps.db, deps.clock)
  deps.jobs.start(deps)
  await add('first')
  assert.deepEqual(await look(), [])
  assert.partialDeepStrictEqual(await listJobs(deps.db), [{ is_leased: false, attempts: 0 }])

  machine.error_ms = 0
  await followDatabase(deps.db, deps.clock)
  await eventually(() => runs.length === 1)

  machine.error_ms = -3_600_000
  await add('second')
  assert.deepEqual(await look(), ['first'])
  machine.error_ms = 0
  await followDatabase(deps.db, deps.clock)
  await eventually(() => runs.length === 2)
  await eventually(async () => (await listJobs(deps.db)).length === 0)
})

test('what was leased while the clock was set is given back', async (t) => {
  const { job, runs } = noteJob(undefined, { hand: 'wall' })
  const machine = { error_ms: 0 }
  const stopped = await startProcess(t, [job])
  const deps = { ...stopped, clock: systemClock(() => wallMilliseconds() + machine.error_ms) }
  await followDatabase(deps.db, deps.clock)
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'later' }, forNobody(AT_ONCE)))
  let leased = 0
  const alone: typeof deps.db.alone = async (statement) => {
    const rows = await deps.db.alone(statement)
    if (rows.some((row) => 'lease_id' in (row as object))) {
      leased++
      machine.error_ms = 60_000
    }
    return rows as never
  }
  deps.jobs.start({ ...deps, db: { ...deps.db, alone } })
  await eventually(async () => leased === 1 && (await listJobs(deps.db)).every(({ is_leased }) => !is_leased))
  assert.deepEqual(runs, [])
})

test('an outcome is recorded when the database is back, and the work is not done twice', async (t) => {
  const gone = new DatabaseAway(new Error('gone'))
  let failures = 0
  const { job, runs } = noteJob(() => {
    failures = 2
  })
  const deps = await startProcess(t, [job])
  const alone: typeof deps.db.alone = (statement) => (failures-- > 0 ? Promise.reject(gone) : deps.db.alone(statement))
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'once' }, forNobody(START)))

  assert.equal(await deps.jobs.runDue({ ...deps, db: { ...deps.db, alone } }), 1)
  assert.equal(runs.length, 1)
  assert.deepEqual(await listJobs(deps.db), [])
})

test('slow jobs run one at a time and do not delay other jobs', async (t) => {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const slow: QueuedJob<{ text: string }> = {
    name: 'test.slow',
    hand: 'wall',
    retry_s: [],
    is_slow: true,
    run: async (_, { text }) => {
      begun.push(text)
      await gate.promise
    },
  }
  const { job: quick, runs } = noteJob(undefined, { hand: 'wall' })
  const deps = await startProcess(t, [slow, quick])
  await deps.db.transaction(async (tx) => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) enqueue(tx, slow, { text }, forNobody(START))
    enqueue(tx, quick, { text: 'quick' }, forNobody(START))
  })
  deps.jobs.start(deps)
  await eventually(() => runs.length === 1 && begun.length > 0)
  await pause(100)
  assert.deepEqual(begun, ['a'])
  gate.resolve()
  await eventually(() => begun.length === 5)
  assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e'])
  await deps.jobs.stop()
})
