import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import {
  after,
  businessTime,
  expireLeases,
  fail,
  noteJob,
  openJobsWorld,
  processOn,
  START,
} from '../../../test/jobs-world.ts'
import { pause } from '../clock.ts'
import { sql } from '../db/db.ts'
import { enqueue, forNobody } from './job.ts'

const startProcess = await openJobsWorld()

test('a target that throws leaves the clock unmoved and free', async (t) => {
  const deps = await startProcess(t, [])
  await assert.rejects(deps.jobs.advance(deps, fail), /out of order/)
  assert.deepEqual((await deps.jobs.advance(deps, (now) => new Date(now.getTime() + 1_000))).now, after(1))
})

test('simultaneous advances run one after the other', async (t) => {
  let running = 0
  const { job } = noteJob(async () => {
    assert.equal(++running, 1)
    await pause(30)
    running--
  })
  const deps = await startProcess(t, [job])
  const others = [deps, processOn(deps.db, [job]), processOn(deps.db, [job])]
  await deps.db.transaction(async (tx) => {
    for (const at of [30, 90, 150]) enqueue(tx, job, { text: '' }, forNobody(after(at)))
  })

  const answers = await Promise.all(
    others.map((other) => other.jobs.advance(other, (now) => new Date(now.getTime() + 60_000))),
  )
  assert.deepEqual(
    answers.map(({ now }) => now.getTime()).sort(),
    [60, 120, 180].map((seconds) => after(seconds).getTime()),
  )
  assert.deepEqual(
    answers.map(({ jobs_run }) => jobs_run),
    [1, 1, 1],
  )
})

test('an advance waits for running business jobs, and background runners take up no new ones', async (t) => {
  const gate = Promise.withResolvers<void>()
  const own = noteJob(() => gate.promise, { name: 'test.own' })
  const slow_gate = Promise.withResolvers<void>()
  const slow = noteJob(() => slow_gate.promise, { name: 'test.slow' })
  const wall = noteJob(undefined, { name: 'test.wall', hand: 'wall' })
  const list = [own.job, slow.job, wall.job]
  const runner = await startProcess(t, list)
  await runner.db.transaction((tx) => enqueue(tx, own.job, { text: 'taken before' }, forNobody(START)))
  runner.jobs.start(runner)
  await eventually(() => own.runs.length === 1)

  const mover = processOn(runner.db, list)
  const advancing = mover.jobs.advance(mover, after(60))
  await pause(100)
  assert.deepEqual(await businessTime(mover), START, 'the clock waits')
  await runner.db.transaction((tx) => enqueue(tx, slow.job, { text: 'on the way' }, forNobody(after(30))))
  gate.resolve()
  await eventually(() => slow.runs.length === 1)
  await runner.db.transaction(async (tx) => {
    enqueue(tx, own.job, { text: 'during' }, forNobody(START))
    enqueue(tx, wall.job, { text: 'of the wall' }, forNobody(START))
  })
  runner.jobs.poke()
  await eventually(() => wall.runs.length === 1)
  assert.equal(own.runs.length, 1)
  slow_gate.resolve()
  assert.equal((await advancing).jobs_run, 2, 'the advance itself ran both')
  const by_runner = runner.lines.filter(({ msg }) => msg === 'job run').map(({ job }) => job)
  assert.deepEqual(by_runner, ['test.own', 'test.wall'])
})

test('no runner gets a business job while the clock is held, however close the race', async (t) => {
  let is_held = false
  let running = 0
  const note = noteJob(async () => {
    assert.equal(is_held, false)
    running++
    await pause(1)
    running--
  })
  const hold = noteJob(
    async () => {
      assert.equal(running, 0)
      is_held = true
      await pause(5)
      is_held = false
    },
    { name: 'test.hold' },
  )
  const mover = await startProcess(t, [note.job, hold.job])
  const runners = Array.from({ length: 3 }, () => processOn(mover.db, [note.job]))
  let is_over = false
  const racing = runners.map(async (runner) => {
    while (!is_over) await runner.jobs.runDue(runner)
  })
  for (let round = 0; round < 30; round++) {
    await mover.db.transaction(async (tx) => {
      enqueue(tx, hold.job, { text: '' }, forNobody(after(-1)))
      for (const text of 'abcde') enqueue(tx, note.job, { text }, forNobody(START))
    })
    await mover.jobs.advance(mover, START)
  }
  is_over = true
  await Promise.all(racing)
  assert.equal(hold.runs.length, 30)
  const faults = [mover, ...runners].flatMap(({ lines }) => lines.filter(({ outcome }) => outcome === 'failed'))
  assert.deepEqual(faults, [])
})

test('when the process of an advance dies, the clock is free after the lease and stays where it was', async (t) => {
  const gate = Promise.withResolvers<void>()
  const dying = noteJob(() => gate.promise)
  const heir = noteJob()
  const first = await startProcess(t, [dying.job])
  const second = processOn(first.db, [heir.job])
  await first.db.transaction((tx) => enqueue(tx, dying.job, { text: '' }, forNobody(after(60))))
  const hanging = first.jobs.advance(first, after(120))
  await eventually(() => dying.runs.length === 1)
  await expireLeases(first.db)
  await first.db.alone(sql`update sandbox_clock set advance_until = wall_now() - interval '1 second'`)

  assert.deepEqual(await businessTime(second), after(60))
  assert.deepEqual(await second.jobs.advance(second, after(90)), { now: after(90), jobs_run: 1 })
  gate.resolve()
  await assert.rejects(hanging, /lease ran out/)
  assert.deepEqual(await businessTime(second), after(90))
})
