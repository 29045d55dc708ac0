import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BulkItem, BulkProgress } from '../src/index.ts'
import { answer, good, type Line, scripted } from './scripted.ts'

const item = (number: number, subject_matter = ''): BulkItem => ({
  customer: { id: 'c' },
  debtor: { id: 'd' },
  claim: { partner_reference: `A-${number}`, subject_matter },
})
const many = (count: number) => Array.from({ length: count }, (_, index) => item(index))
const itemsOf = (body: unknown) => (JSON.parse(body as string) as { items: BulkItem[] }).items

const limitHeaders = (remaining: number) => ({
  'x-ratelimit-limit': '1000',
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(Date.parse('2026-11-17T11:00:00Z') / 1_000),
})

/** A service that creates every item, and says what is left of the hour. The clock of the script is at 10:00:05. */
const creating =
  (remaining?: number): Line =>
  async ({ body }) => {
    const data = itemsOf(body).map(({ claim }, index) => ({
      index,
      status: 'created',
      claim_id: claim.partner_reference,
      details: [],
    }))
    const headers = remaining === undefined ? {} : limitHeaders(remaining)
    return answer(200, { success: true, data }, headers)
  }

test('more items than one request takes are sent in parts, and keep their places', async () => {
  const { client, sent, keys } = scripted([creating()])
  const told: BulkProgress[] = []
  const results = await client.claims.createMany(many(1_201), { on_progress: (progress) => void told.push(progress) })
  assert.deepEqual(
    sent.map(({ body }) => itemsOf(body).length),
    [500, 500, 201],
  )
  assert.ok(results.every(({ index, claim_id }, place) => index === place && claim_id === `A-${place}`))
  assert.deepEqual(
    told.map(({ done, total, results: part }) => [done, total, part[0]?.index]),
    [
      [500, 1_201, 0],
      [1_000, 1_201, 500],
      [1_201, 1_201, 1_000],
    ],
  )
  assert.deepEqual(keys(), ['key-1', 'key-2', 'key-3'])
})

test('a part is no larger than the body that the service takes', async () => {
  const { client, sent } = scripted([creating()])
  const large = 'ü'.repeat(3_000_000)
  await client.claims.createMany([item(0, large), item(1, large), item(2, large), item(3)])
  assert.deepEqual(
    sent.map(({ body }) => itemsOf(body).length),
    [1, 1, 2],
  )
})

test('a part is no larger than what is left of the hour, and the next hour is waited for', async () => {
  const { client, sent, pauses } = scripted([creating(100), creating(0), creating(900)])
  const results = await client.claims.createMany(many(700))
  assert.equal(results.length, 700)
  assert.deepEqual(
    sent.map(({ body }) => itemsOf(body).length),
    [500, 100, 100],
  )
  assert.deepEqual(pauses, [(60 * 60 - 5 + 1) * 1_000])
})

test('a part that is larger than the hour has left is made smaller, whatever the limit is', async () => {
  const full: Line = async () => {
    const headers = { ...limitHeaders(40), 'retry-after': '3595' }
    return answer(429, { success: false, code: 'limit_used_up', message: 'more than the 40 that are left' }, headers)
  }
  const { client, sent, pauses } = scripted([full, creating(0), creating(0)])
  assert.equal((await client.claims.createMany(many(41))).length, 41)
  assert.deepEqual(
    sent.map(({ body }) => itemsOf(body).length),
    [41, 40, 1],
  )
  assert.deepEqual(pauses, [3_596_000])
})

test('a caller who does not want to wait is told, and knows how far it came', async () => {
  const { client, sent } = scripted([creating(0)])
  let done = 0
  const sending = client.claims.createMany(many(700), {
    max_wait_ms: 1_000,
    on_progress: (progress) => {
      done = progress.done
    },
  })
  await assert.rejects(sending, { name: 'RateLimitError', code: 'limit_used_up', limit: 1_000, retry_after_s: 3_596 })
  assert.deepEqual([done, sent.length], [500, 1])
})

test('no items are no request, and a refusal ends the sending', async () => {
  const none = scripted([creating()])
  assert.deepEqual(await none.client.claims.createMany([]), [])
  assert.equal(none.sent.length, 0)
  const refused = scripted([creating(), answer(403, { success: false, message: 'no', code: 'other_partner' })])
  await assert.rejects(refused.client.claims.createMany(many(1_500)), { code: 'other_partner' })
  assert.equal(refused.sent.length, 2)
  const limited = scripted([answer(429, { success: false }, { 'retry-after': '1800' }), good([])])
  await limited.client.claims.createMany(many(1))
  assert.deepEqual(limited.pauses, [1_800_000])
})
