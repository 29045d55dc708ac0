import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/eventually.ts'
import { openJobsWorld } from '../../../test/jobs-world.ts'
import { systemClock, wallMilliseconds } from '../clock.ts'
import { isOff, lookAtClock, readSkew, watchClock } from './database-clock.ts'
import type { Reader } from './db.ts'

const startProcess = await openJobsWorld()
const HOUR_MS = 3_600_000

/** A machine and a database whose clocks the test turns. The database answers as `answer` says. */
function openPair() {
  const now = { machine_ms: 1_000_000, steady_ms: 7_000, database_ms: 1_000_000 }
  const pass = (ms: number) => {
    now.machine_ms += ms
    now.steady_ms += ms
    now.database_ms += ms
  }
  const clock = systemClock(
    () => now.machine_ms,
    () => now.steady_ms,
  )
  const ask = (answer: () => Date) => readSkew({ one: async () => ({ at: answer() }) } as unknown as Reader, clock)
  return { now, pass, ask }
}

test('a slow answer makes the range wider', async () => {
  const { now, pass, ask } = openPair()
  now.machine_ms += HOUR_MS
  const range = await ask(() => {
    pass(300)
    const at = new Date(now.database_ms)
    pass(700)
    return at
  })
  assert.partialDeepStrictEqual(range, { least_ms: HOUR_MS - 301, most_ms: HOUR_MS + 701 })
})

test('nothing is measured while the clock is set or the machine sleeps', async () => {
  for (const step_ms of [HOUR_MS, -HOUR_MS, 1_500]) {
    const { now, ask } = openPair()
    const range = await ask(() => {
      now.machine_ms += step_ms
      return new Date(now.database_ms)
    })
    assert.equal(range, null)
  }
})

test('a clock that was set is noticed at once, told once and followed', async (t) => {
  const machine = { error_ms: 0 }
  const stopped = await startProcess(t, [])
  const deps = { ...stopped, clock: systemClock(() => wallMilliseconds() + machine.error_ms) }
  await lookAtClock(deps)
  assert.equal(isOff(deps.clock), false)
  const watch = watchClock(deps)
  t.after(() => watch.stop())
  const told = () => deps.lines.map(({ level, msg }) => [level, msg]).filter(([, msg]) => msg?.startsWith('the clock'))

  machine.error_ms = HOUR_MS
  assert.equal(isOff(deps.clock), true)
  await eventually(() => told().length === 2)
  assert.deepEqual(told(), [
    ['warn', 'the clock was set'],
    ['error', 'the clock is off'],
  ])
  assert.ok(Math.abs(deps.clock.skew_ms - HOUR_MS) < 1_000, `${deps.clock.skew_ms}`)

  machine.error_ms = 0
  await eventually(() => told().length === 4)
  assert.deepEqual(told().slice(2), [
    ['warn', 'the clock was set'],
    ['info', 'the clock is right again'],
  ])
  assert.equal(isOff(deps.clock), false)
})
