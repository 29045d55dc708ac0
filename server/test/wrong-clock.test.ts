import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { openService } from '../src/app/service.ts'
import { DAY_MS } from '../src/kernel/dates.ts'
import { systemClock, wallMilliseconds } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { isOff } from '../src/platform/db/database-clock.ts'
import { type Db, sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { readBusinessTime } from '../src/platform/work.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { temporaryFolder } from './process.ts'
import { READY } from './readiness.ts'
import { openTools } from './tools.ts'

const OFF_MS = 10 * 60_000
/** What a slow machine may need between two looks at its clocks. */
const SLOW_MS = 60_000

/** A server on a machine whose clock is wrong by `error_ms`, which the test may change. */
async function startOn(machine: { error_ms: number }) {
  const port = await freePort()
  const config = readConfig({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: urlOfAddress((await freshDatabase({ migrated: false })).address),
    TOKEN_SECRET: 'a secret for the wrong clock',
    DEMO_DATA: 'false',
    PORT: String(port),
  })
  const lines: { level: string; msg: string; what?: string }[] = []
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const clock = systemClock(() => wallMilliseconds() + machine.error_ms)
  const { deps, close } = await openService({ config, log, clock, ...openTools() })
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
    const found = (await answer.json()) as { status: string; clock: string; clock_skew_ms: number }
    return { status: answer.status, code: answer.headers.get('x-error-code'), found }
  }
  return { deps, close, ready, lines }
}

async function databaseTime(db: Db): Promise<number> {
  return (await db.one<{ at: Date }>(sql`select clock_timestamp() as at`))?.at.getTime() ?? 0
}

const isNear = (left: number, right: number): boolean => Math.abs(left - right) < SLOW_MS

for (const [direction, error_ms] of [
  ['ahead', OFF_MS],
  ['behind', -OFF_MS],
] as const) {
  test(`a machine that is minutes ${direction} works by the database's clock, is not ready and says so`, async () => {
    const machine = { error_ms }
    const { deps, close, ready, lines } = await startOn(machine)
    try {
      const off = await ready()
      assert.deepEqual([off.status, off.code], [503, 'clock_off'])
      assert.partialDeepStrictEqual(off.found, { status: 'not ready', clock: 'off' })
      assert.ok(isNear(off.found.clock_skew_ms, error_ms), `${off.found.clock_skew_ms}`)
      assert.ok(isNear(deps.clock.wall().getTime(), await databaseTime(deps.db)))
      assert.ok(isNear(deps.clock.business().getTime(), await databaseTime(deps.db)))
      const told = lines.filter(({ msg }) => msg === 'the clock is off')
      assert.deepEqual([told.length, told[0]?.level], [1, 'error'])
      assert.match(told[0]?.what ?? '', new RegExp(`^The clock of this machine is [\\d.]+ s ${direction}`))
      assert.match(await deps.metrics.registry.metrics(), /^mahnwerk_clock_skew_seconds -?(599|600|601)/m)

      // Their ticks are those of the database's clock.
      await eventually(() => deps.db.one(sql`select 1 from jobs where every_s is not null`))
      const wrong = await deps.db.many(sql`
        select name, run_at from jobs where every_s is not null
          and run_at not between clock_timestamp() - interval '1 minute'
            and clock_timestamp() + interval '1 minute' + interval '1 second' * every_s`)
      assert.deepEqual([...wrong], [])

      machine.error_ms = 0
      const right = await ready()
      assert.partialDeepStrictEqual(right, { status: 200, code: null, found: { status: 'ready', clock: 'ok' } })
      assert.equal(lines.filter(({ msg }) => msg === 'the clock is right again').length, 1)
      assert.ok(isNear(deps.clock.wall().getTime(), await databaseTime(deps.db)))
    } finally {
      await close()
    }
  })
}

test('time goes on evenly on a machine whose clock is set while it works, and it is not ready', async () => {
  const machine = { error_ms: 0 }
  const { deps, close, ready } = await startOn(machine)
  try {
    for (const error_ms of [OFF_MS, -OFF_MS]) {
      machine.error_ms = error_ms
      assert.ok(isNear(deps.clock.wall().getTime(), wallMilliseconds()))
      assert.ok(isNear((await readBusinessTime(deps.db, deps.clock, 'sandbox')).getTime(), wallMilliseconds()))
      assert.equal(isOff(deps.clock), true)
      assert.deepEqual((await ready()).code, 'clock_off')
    }
    machine.error_ms = 0
    assert.equal((await ready()).status, 200)
  } finally {
    await close()
  }
})

test('moving the clock of a sandbox on such a machine moves it by as much for all', async () => {
  const { deps, close } = await startOn({ error_ms: OFF_MS })
  try {
    const { now } = await deps.jobs.advance(deps, (from) => new Date(from.getTime() + DAY_MS))
    const wanted = (await databaseTime(deps.db)) + DAY_MS
    assert.ok(isNear(now.getTime(), wanted))
    const elsewhere = await readBusinessTime(deps.db, systemClock(), 'sandbox')
    assert.ok(isNear(elsewhere.getTime(), wanted), elsewhere.toISOString())
  } finally {
    await close()
  }
})

test('clocks that agree as far as can be measured are left alone', async () => {
  const { deps, close, ready } = await startOn({ error_ms: 0 })
  try {
    assert.deepEqual((await ready()).found, READY)
    assert.equal(deps.clock.skew_ms, 0)
  } finally {
    await close()
  }
})
