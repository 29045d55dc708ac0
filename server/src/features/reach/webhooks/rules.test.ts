import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  ATTEMPTS_MAX,
  type Backlog,
  type Call,
  heldBack,
  IN_FLIGHT_MAX,
  IN_FLIGHT_PER_WEBHOOK_MAX,
  isAcknowledged,
  mayBegin,
  PACE,
  type Reach,
  type SlotShare,
  shareSlots,
  UNREACHED_MAX,
  verdictOf,
} from './rules.ts'

const END = new Date('2026-05-14T10:00:00.000Z')

test('attempts follow after 30 s, 2 min, 10 min, 1 h and 6 h; the sixth failure is the last', () => {
  const waits = Array.from({ length: ATTEMPTS_MAX }, (_, index) => {
    const { status, next_at } = verdictOf(index + 1, false, END)
    return status === 'pending' ? (next_at.getTime() - END.getTime()) / 1000 : status
  })
  assert.deepEqual(waits, [30, 120, 600, 3_600, 21_600, 'failed'])
  assert.equal(verdictOf(6, true, END).status, 'delivered')
})

test('every 2xx acknowledges and nothing else does', () => {
  for (let status = 100; status < 600; status++) {
    assert.equal(isAcknowledged(status), status >= 200 && status < 300, String(status))
  }
  assert.equal(isAcknowledged(null), false)
})

const firsts = (webhook_id: string, due: number): Backlog => ({ webhook_id, is_retry: false, due })
const retries = (webhook_id: string, due: number): Backlog => ({ webhook_id, is_retry: true, due })
/** So many calls under way, each to a webhook of its own. */
const calls = (count: number, is_retry = false): Call[] =>
  Array.from({ length: count }, (_, index) => ({ webhook_id: `busy ${is_retry} ${index}`, is_retry }))
const many = (count: number, of: (id: string, due: number) => Backlog, name = 'w'): Backlog[] =>
  Array.from({ length: count }, (_, index) => of(`${name}${index}`, 1_000))
const sumOf = (shares: readonly SlotShare[], is_retry: boolean): number =>
  shares.filter((share) => share.is_retry === is_retry).reduce((sum, { slots }) => sum + slots, 0)

test('slots are shared in turns, within the bounds of each webhook and of all', () => {
  const waiting = Array.from({ length: 30 }, (_, index) => firsts(String(index), index === 0 ? 50_000 : 8))
  const shares = shareSlots(waiting, [])
  assert.equal(sumOf(shares, false), IN_FLIGHT_MAX)
  assert.equal(shares.length, 30, 'nobody goes away empty')
  assert.ok(shares.every(({ slots }) => slots <= IN_FLIGHT_PER_WEBHOOK_MAX))
})

test('what is under way counts, for its webhook and for all', () => {
  const ten = Array.from({ length: IN_FLIGHT_PER_WEBHOOK_MAX }, () => ({ webhook_id: 'a', is_retry: false }))
  assert.deepEqual(shareSlots([firsts('a', 5)], ten), [])
  assert.deepEqual(shareSlots([retries('a', 5)], ten), [])
  assert.deepEqual(shareSlots([firsts('a', 5)], calls(IN_FLIGHT_MAX - 2)), [
    { webhook_id: 'a', is_retry: false, slots: 2 },
  ])
  assert.deepEqual(shareSlots([], []), [])
  assert.deepEqual(shareSlots([firsts('a', 0)], []), [], 'others are sending all of it')
})

test('two thirds are kept for first attempts and a third for retries, and what one does not want the other may use', () => {
  for (const { name, waiting, under_way, expected } of [
    { name: 'both', waiting: [...many(50, firsts), ...many(50, retries, 'r')], under_way: [], expected: [134, 66] },
    { name: 'firsts alone', waiting: many(50, firsts), under_way: [], expected: [200, 0] },
    { name: 'retries alone', waiting: many(50, retries), under_way: [], expected: [0, 200] },
    {
      name: 'few firsts',
      waiting: [firsts('a', 4), ...many(50, retries, 'r')],
      under_way: [],
      expected: [4, 196],
    },
    {
      name: 'few retries',
      waiting: [...many(50, firsts), retries('r', 4)],
      under_way: [],
      expected: [196, 4],
    },
    {
      name: 'retries that have borrowed give way as they end',
      waiting: [...many(50, firsts), ...many(50, retries, 'r')],
      under_way: calls(150, true),
      expected: [50, 0],
    },
    {
      name: 'firsts that have borrowed give way as they end',
      waiting: [...many(50, firsts), ...many(50, retries, 'r')],
      under_way: calls(160),
      expected: [0, 40],
    },
    { name: 'all taken', waiting: many(5, firsts), under_way: calls(200, true), expected: [0, 0] },
  ]) {
    const shares = shareSlots(waiting, under_way)
    assert.deepEqual([sumOf(shares, false), sumOf(shares, true)], expected, name)
  }
})

test('of one webhook first attempts and retries take turns, and the first attempts begin', () => {
  const shares = (turn: number) => shareSlots([retries('a', 50), firsts('a', 7)], [], turn)
  for (const turn of [0, 1]) {
    assert.deepEqual(shares(turn), [
      { webhook_id: 'a', is_retry: false, slots: 5 },
      { webhook_id: 'a', is_retry: true, slots: 5 },
    ])
  }
  const nine = Array.from({ length: 9 }, () => ({ webhook_id: 'a', is_retry: true }))
  assert.deepEqual(shareSlots([retries('a', 50), firsts('a', 7)], nine), [
    { webhook_id: 'a', is_retry: false, slots: 1 },
  ])
})

test('where there are more webhooks than slots everybody has a turn', () => {
  const waiting = many(450, firsts)
  const served = new Set<string>()
  for (let turn = 0; turn < 450; turn++) {
    for (const { webhook_id } of shareSlots(waiting, calls(190), turn)) served.add(webhook_id)
  }
  assert.equal(served.size, 450)
})

test('shares never pass the bounds, whatever waits and is under way', () => {
  const item = fc.record({ webhook_id: fc.constantFrom(...'abcdefghij'), is_retry: fc.boolean() })
  const some = fc.uniqueArray(fc.record({ item, due: fc.nat(60_000) }), {
    selector: ({ item: one }) => `${one.webhook_id}${one.is_retry}`,
  })
  fc.assert(
    fc.property(some, fc.array(item, { maxLength: 100 }), fc.nat(1_000), (wishes, under_way, turn) => {
      const waiting = wishes.map(({ item: one, due }) => ({ ...one, due }))
      const shares = shareSlots(waiting, under_way, turn)
      assert.ok(under_way.length + sumOf(shares, false) + sumOf(shares, true) <= IN_FLIGHT_MAX)
      for (const webhook_id of 'abcdefghij') {
        const before = under_way.filter((call) => call.webhook_id === webhook_id).length
        const given = shares.filter((share) => share.webhook_id === webhook_id)
        const after = before + given.reduce((sum, { slots }) => sum + slots, 0)
        assert.ok(after <= Math.max(before, IN_FLIGHT_PER_WEBHOOK_MAX))
      }
      for (const { webhook_id, is_retry, slots } of shares) {
        const wish = waiting.find((one) => one.webhook_id === webhook_id && one.is_retry === is_retry)
        assert.ok(slots > 0 && slots <= (wish?.due ?? 0))
      }
    }),
  )
})

test('a call begins only while enough of the lease is left for it', () => {
  assert.equal(mayBegin(0, PACE), true)
  assert.equal(mayBegin(18_000, PACE), true)
  assert.equal(mayBegin(18_001, PACE), false)
  assert.ok(PACE.spare_s > 10, 'a call takes up to ten seconds')
})

const reach = (webhook_id: string, is_reached: boolean): Reach => ({ webhook_id, is_reached })
const unreached = (count: number, name = 'w') =>
  Array.from({ length: count }, (_, index) => reach(`${name}${index}`, false))

test('when many endpoints in a row cannot be reached, these are held back, and others are not', () => {
  for (const { name, reaches, held } of [
    { name: 'nothing happened yet', reaches: [], held: 0 },
    { name: 'a few dead endpoints', reaches: unreached(UNREACHED_MAX - 1), held: 0 },
    {
      name: 'one dead endpoint with much to send',
      reaches: Array.from({ length: 100 }, () => reach('w', false)),
      held: 0,
    },
    { name: 'all', reaches: unreached(UNREACHED_MAX), held: UNREACHED_MAX },
    { name: 'all since a while', reaches: [reach('x', true), ...unreached(30)], held: 30 },
    { name: 'somebody was reached last', reaches: [...unreached(30), reach('w0', true)], held: 0 },
    {
      name: 'somebody was reached in between',
      reaches: [...unreached(15), reach('x', true), ...unreached(15, 'v')],
      held: 0,
    },
  ]) {
    assert.equal(heldBack(reaches).size, held, name)
  }
  assert.equal(heldBack([reach('x', true), ...unreached(30)]).has('x'), false)
})
