import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MAX_CENTS } from '../../../kernel/money.ts'
import {
  commission,
  hasMonthBegun,
  isMonthOver,
  lastMonthOver,
  monthEnd,
  monthInVienna,
  monthProblem,
  monthStart,
  payoutRefusal,
  type RefusalCode,
  statementNumber,
  successFee,
} from './rules.ts'

const amount = fc.integer({ min: 0, max: MAX_CENTS })
/** In ten-thousandths, so that a test needs no fractions to know what is right. */
const ten_thousandths = fc.integer({ min: 0, max: 10_000 })

test('fee and share are rounded half up to the cent', () => {
  const table: [taken_off: number, rate: number, fee: number][] = [
    [100_00, 0.1, 10_00],
    [5, 0.1, 1],
    [4, 0.1, 0],
    [0, 0.1, 0],
    [123_45, 0.0725, 8_95],
    [1_00, 0.005, 1],
    [99, 0.005, 0],
    [1, 1, 1],
    [MAX_CENTS, 1, MAX_CENTS],
    [MAX_CENTS, 0.9999, 99_989_999_999],
    [100_00, 0, 0],
    [-5, 0.1, 0],
  ]
  for (const [taken_off, rate, fee] of table) assert.equal(successFee(taken_off, rate), fee, `${taken_off} x ${rate}`)
  assert.deepEqual([commission(10_00, 0.2), commission(5, 0.1), commission(-5, 0.1)], [2_00, 1, -1])
})

test('a fee is what exact arithmetic in ten-thousandths gives, for every amount and every rate', () => {
  fc.assert(
    fc.property(amount, ten_thousandths, (taken_off, parts) => {
      const doubled = 2n * BigInt(taken_off) * BigInt(parts)
      const fee = BigInt(successFee(taken_off, parts / 10_000))
      assert.ok(2n * 10_000n * fee - doubled <= 10_000n, 'never more than half a cent too much')
      assert.ok(doubled - 2n * 10_000n * fee < 10_000n, 'half a cent is rounded up')
    }),
  )
})

test('no share is larger than its fee, and no fee larger than what was taken off', () => {
  fc.assert(
    fc.property(amount, ten_thousandths, ten_thousandths, (taken_off, fee_parts, share_parts) => {
      const fee = successFee(taken_off, fee_parts / 10_000)
      const own = commission(fee, share_parts / 10_000)
      assert.ok(0 <= own && own <= fee && fee <= taken_off)
    }),
  )
})

test('a fee and its reversal, a share and its reversal add up to nothing', () => {
  fc.assert(
    fc.property(amount, ten_thousandths, (fee, parts) => {
      assert.equal(commission(fee, parts / 10_000) + commission(-fee, parts / 10_000), 0)
    }),
  )
})

test('a month begins and ends at midnight in Vienna', () => {
  const table: [month: string, start: string, end: string][] = [
    ['2026-01', '2025-12-31T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['2026-05', '2026-04-30T22:00:00.000Z', '2026-05-31T22:00:00.000Z'],
    ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-12', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2999-12', '2999-11-30T23:00:00.000Z', '2999-12-31T23:00:00.000Z'],
  ]
  for (const [month, start, end] of table) {
    assert.deepEqual([monthStart(month).toISOString(), monthEnd(month).toISOString()], [start, end], month)
  }
})

test('every instant lies in exactly one month', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (at) => {
      const month = monthInVienna(at)
      assert.ok(monthStart(month) <= at && at < monthEnd(month))
    }),
  )
})

test('a month begins and is over with an instant in Vienna', () => {
  assert.equal(hasMonthBegun('2026-06', new Date('2026-05-31T21:59:59.999Z')), false)
  assert.equal(hasMonthBegun('2026-06', new Date('2026-05-31T22:00:00.000Z')), true)
  assert.equal(isMonthOver('2026-05', new Date('2026-05-31T21:59:59.999Z')), false)
  assert.equal(isMonthOver('2026-05', new Date('2026-05-31T22:00:00.000Z')), true)
})

test('a month is four digits from 2000 on, a dash, and 01 to 12', () => {
  for (const month of ['2026-05', '2000-01', '2999-12']) assert.equal(monthProblem(month), undefined, month)
  for (const month of ['', '2026', '2026-5', '2026-13', '2026-00', '1999-12', '2026-05-01', ' 2026-05', '2026-05\n'])
    assert.ok(monthProblem(month), month)
})

test('only lines that add up to more than nothing are paid out', () => {
  const lines = (...amounts: number[]) => amounts.map((share_cents) => ({ share_cents }))
  const table: [{ share_cents: number }[], RefusalCode | undefined][] = [
    [lines(), 'nothing_to_pay'],
    [lines(0), 'carried_forward'],
    [lines(5, -5), 'carried_forward'],
    [lines(5, -6), 'carried_forward'],
    [lines(5, -4), undefined],
    [lines(1), undefined],
  ]
  for (const [given, refusal] of table) assert.equal(payoutRefusal(given), refusal, JSON.stringify(given))
})

test('a statement is numbered by the year in Vienna', () => {
  assert.equal(statementNumber(new Date('2026-12-31T23:30:00Z'), 7), 'PA-2027-000007')
  assert.equal(statementNumber(new Date('2026-05-14T09:30:00Z'), 1_234_567), 'PA-2026-1234567')
})

test('the latest month that is over is the one before, in Vienna', () => {
  const table = [
    ['2026-05-14T09:30:00Z', '2026-04'],
    ['2026-05-31T21:59:59.999Z', '2026-04'],
    ['2026-05-31T22:00:00Z', '2026-05'],
    ['2026-12-31T23:00:00Z', '2026-12'],
  ] as const
  for (const [now, month] of table) assert.equal(lastMonthOver(new Date(now)), month, now)
})
