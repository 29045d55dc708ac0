import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookiesOf, openCase, tryCode } from '../../../../test/debtors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'

const MINUTES = 60
const GUESSES_A_MINUTE = 20
const ADDRESSES = 100
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that nobody has guessed before. */
const guessOf = (number: number): string =>
  Array.from({ length: 10 }, (_, place) => SIGNS[Math.floor(number / SIGNS.length ** place) % SIGNS.length]).join('')

test('an hour of guesses from many addresses finds nothing and locks nobody out who was in before', async () => {
  const world = await openWorld()
  const at = (minute: number) => setDatabaseTime(world, new Date(Date.UTC(2026, 4, 14, 12, minute)).toISOString())
  await at(0)
  const { case_reference, access_code } = await openCase(world)
  const first = await tryCode(world, { case_reference, access_code })
  const device = cookiesOf(first)
    .split('; ')
    .find((cookie) => cookie.startsWith('mahnwerk_debtor_device')) as string
  const counts = { looked_at: 0, waiting: 0 }
  for (let minute = 0; minute < MINUTES; minute++) {
    await at(minute)
    for (let guess = 0; guess < GUESSES_A_MINUTE; guess++) {
      const number = minute * GUESSES_A_MINUTE + guess
      const from = { from: `198.51.100.${number % ADDRESSES}` }
      const { statusCode } = await tryCode(world, { case_reference, access_code: guessOf(number) }, from)
      assert.ok(statusCode === 401 || statusCode === 429, `${statusCode}`)
      counts[statusCode === 401 ? 'looked_at' : 'waiting']++
    }
    if (minute % 10 !== 9) continue
    const holder = await tryCode(world, { case_reference, access_code }, { cookie: device })
    assert.equal(holder.statusCode, 200, `after ${minute + 1} minutes`)
  }
  // Twenty before the first wait, and then a few an hour: a million times a million codes are not found like that.
  assert.ok(counts.looked_at >= 20 && counts.looked_at <= 30, JSON.stringify(counts))
  assert.equal(counts.looked_at + counts.waiting, MINUTES * GUESSES_A_MINUTE)
})
