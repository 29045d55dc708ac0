import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from './clock.ts'

const HOUR_MS = 3_600_000
const MORNING_MS = Date.UTC(2026, 2, 2, 10)

/** A machine whose clocks the test turns, ahead of the database by as much as was measured at the start. */
function openMachine(ahead_ms: number) {
  const now = { machine_ms: MORNING_MS + ahead_ms, steady_ms: 5_000 }
  const clock = systemClock(
    () => now.machine_ms,
    () => now.steady_ms,
  )
  const pass = (ms: number): void => {
    now.machine_ms += ms
    now.steady_ms += ms
  }
  const compare = (least_ms: number): void => clock.follow({ at: clock.read(), least_ms, most_ms: least_ms })
  compare(ahead_ms)
  return { now, clock, pass, compare }
}

for (const [how, ahead_ms] of Object.entries({ right: 0, ahead: 600_000, behind: -600_000 })) {
  for (const step_ms of [HOUR_MS, -HOUR_MS]) {
    test(`time goes on evenly when a clock that is ${how} is set by ${step_ms} ms`, () => {
      const { now, clock, pass, compare } = openMachine(ahead_ms)
      pass(3_000)
      assert.equal(clock.wall().getTime(), MORNING_MS + 3_000)
      assert.equal(clock.stepped_ms, 0)

      now.machine_ms += step_ms
      assert.equal(clock.wall().getTime(), MORNING_MS + 3_000)
      assert.equal(clock.business().getTime(), MORNING_MS + 3_000)
      assert.equal(clock.stepped_ms, step_ms)
      pass(2_000)
      assert.equal(clock.wall().getTime(), MORNING_MS + 5_000)

      compare(ahead_ms + step_ms)
      assert.deepEqual([clock.skew_ms, clock.stepped_ms], [ahead_ms + step_ms, 0])
      assert.equal(clock.wall().getTime(), MORNING_MS + 5_000)
    })
  }
}

test('a machine that slept is uncertain until it is compared, whichever of its clocks stood still', () => {
  const asleep = openMachine(0)
  asleep.now.machine_ms += HOUR_MS
  assert.equal(asleep.clock.stepped_ms, HOUR_MS)
  asleep.compare(0)
  assert.equal(asleep.clock.wall().getTime(), MORNING_MS + HOUR_MS)
  assert.equal(asleep.clock.stepped_ms, 0)

  // Resumed with the time of its pause, and set right later, as a guest's clock is.
  const paused = openMachine(0)
  paused.compare(-HOUR_MS)
  assert.equal(paused.clock.wall().getTime(), MORNING_MS + HOUR_MS)
  paused.now.machine_ms += HOUR_MS
  assert.equal(paused.clock.stepped_ms, HOUR_MS)
  assert.equal(paused.clock.wall().getTime(), MORNING_MS + HOUR_MS)

  const awake = openMachine(0)
  awake.pass(HOUR_MS)
  assert.equal(awake.clock.stepped_ms, 0)
  assert.equal(awake.clock.wall().getTime(), MORNING_MS + HOUR_MS)
})

test('what clocks drift apart by is no step, and a clock that was never compared is followed', () => {
  const { now, clock } = openMachine(0)
  now.machine_ms += 900
  assert.equal(clock.stepped_ms, 0)
  assert.equal(clock.wall().getTime(), MORNING_MS + 900)

  const bare = { machine_ms: MORNING_MS, steady_ms: 0 }
  const alone = systemClock(
    () => bare.machine_ms,
    () => bare.steady_ms,
  )
  bare.machine_ms += HOUR_MS
  assert.equal(alone.wall().getTime(), MORNING_MS + HOUR_MS)
  assert.equal(alone.stepped_ms, 0)
})
