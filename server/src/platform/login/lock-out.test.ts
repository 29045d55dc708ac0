import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, setDatabaseTime } from '../../../test/world.ts'
import { sql } from '../db/db.ts'
import { giveBack, reserveGuess } from './lock-out.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const guessAt = (account: string, place = 'here', is_known_device = false) =>
  reserveGuess(world.deps, { audience: 'test', account, place, is_known_device }, 'wait')
const admitted = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length
const stored = () =>
  world.deps.db.many<{ failures: number; locked_until: Date | null }>(
    sql`select failures, locked_until from login_failures where failures > 0 or locked_until is not null`,
  )

test('of simultaneous guesses, exactly the permitted number is checked', async () => {
  const same = Array.from({ length: 40 }, () => guessAt('one'))
  assert.equal(admitted(await Promise.allSettled(same)), 5)
  const spread = Array.from({ length: 40 }, (_, place) => guessAt('two', `place ${place}`))
  assert.equal(admitted(await Promise.allSettled(spread)), 20)
  const many = Array.from({ length: 40 }, (_, account) => guessAt(`account ${account}`, 'there'))
  assert.equal(admitted(await Promise.allSettled(many)), 30)
  const known = Array.from({ length: 40 }, () => guessAt('two', 'known', true))
  assert.equal(admitted(await Promise.allSettled(known)), 5)
})

test('right guesses undo their own counts, whatever happened in between', async () => {
  await world.deps.db.transaction((tx) => tx.run(sql`delete from login_failures`))
  const reservations = await Promise.all(Array.from({ length: 4 }, () => guessAt('three')))
  const last = await guessAt('three')
  await assert.rejects(guessAt('three'), { message: 'wait', retry_after_s: 30 })
  for (const reservation of reservations)
    await world.deps.db.transaction((tx) => giveBack(tx, reservation, { is_over: false }))
  assert.deepEqual(
    (await stored()).map(({ failures, locked_until }) => [failures, locked_until !== null]).sort(),
    [
      [1, false],
      [1, false],
      [1, true],
    ],
    'the lock is of the one that was not taken back',
  )
  await world.deps.db.transaction((tx) => giveBack(tx, last, { is_over: false }))
  assert.equal((await stored()).length, 0)
})

test('the same account name counts separately for each audience', async () => {
  for (let tries = 0; tries < 5; tries++) await guessAt('four')
  await assert.rejects(guessAt('four'))
  const other = { audience: 'other', account: 'four', place: 'here', is_known_device: false }
  assert.equal((await reserveGuess(world.deps, other, 'wait')).length, 3)
})
