import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayNumber, dayText } from '../../../kernel/dates.ts'
import { accrue, sumOf } from '../../../law/interest.ts'
import { lawFor } from '../../../law/laws.ts'
import { readLegal } from '../../../platform/legal/read-legal.ts'
import type { Balance, BalanceFacts } from './rules/facts.ts'
import { computeBalance } from './rules.ts'

const legal = await readLegal('nowhere')
const RUNS = { numRuns: 400 }

const [FIRST, LAST] = [dayNumber('2019-01-01'), dayNumber('2027-12-31')]
const day = fc.integer({ min: FIRST, max: LAST }).map(dayText)
const cents = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 2_000_000 }))
const country = fc.constantFrom('AT', 'DE', 'FR', null)
const maybe = fc.option(day, { nil: null })

const invoice = fc.record({ id: fc.uuid(), amount_cents: cents, issue_date: maybe, due_date: maybe })
const status = fc.constantFrom('completed' as const, 'completed' as const, 'reversed' as const)
const payment = fc.record({ id: fc.uuid(), amount_cents: cents, value_date: day, status })
const charge = fc.record({
  ...{ id: fc.uuid(), kind: fc.constant('reminder_fee' as const), amount_cents: fc.integer({ min: 1, max: 12_000 }) },
  ...{ charged_on: day, rule: fc.constant('R'), formula: fc.constant('F') },
})
const facts: fc.Arbitrary<BalanceFacts> = fc.record({
  ...{ country, is_consumer: fc.boolean(), as_of: day, legal: fc.constant(legal) },
  invoices: fc.array(invoice, { maxLength: 4 }),
  payments: fc.array(payment, { maxLength: 4 }),
  charges: fc.array(charge, { maxLength: 3 }),
})

const owed = ({ total_open_cents, credit_cents }: Balance): number => total_open_cents - credit_cents
const countInterest = ({ lines }: Balance): number => lines.filter(({ kind }) => kind === 'interest').length

test('the lines sum up to what is open less credit, each payment to how it was used, and nothing is below zero', () => {
  const holds = fc.property(facts, (given) => {
    const balance = computeBalance(given)
    const { principal_open_cents, interest_open_cents, costs_open_cents, total_open_cents, credit_cents } = balance
    assert.equal(
      balance.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      owed(balance),
    )
    assert.equal(total_open_cents, principal_open_cents + interest_open_cents + costs_open_cents)
    for (const part of [principal_open_cents, interest_open_cents, costs_open_cents, credit_cents]) assert.ok(part >= 0)
    assert.ok(total_open_cents === 0 || credit_cents === 0, 'there is no credit while something is open')
    for (const { applied, amount_cents } of balance.lines) {
      if (!applied) continue
      const { costs_cents, interest_cents, principal_cents, credit_cents: rest } = applied
      assert.equal(costs_cents + interest_cents + principal_cents + rest, -amount_cents)
    }
  })
  fc.assert(holds, RUNS)
})

test('a time cut in two bears the same interest, up to a cent a line', () => {
  const times = fc.tuple(day, day, day).map((days) => days.map(dayNumber).sort((one, other) => one - other))
  const holds = fc.property(country, fc.boolean(), cents, times, (where, is_consumer, base, [from, cut, to]) => {
    const [start, middle, end] = [from as number, cut as number, to as number]
    const periods = lawFor({ debtor_country: where }).interest.ratePeriods({ legal, is_consumer }, start, end)
    const whole = accrue(periods, base, start, end)
    const parts = [...accrue(periods, base, start, middle), ...accrue(periods, base, middle + 1, end)]
    assert.ok(Math.abs(sumOf(whole) - sumOf(parts)) <= 1, 'only the one line that was cut is rounded twice')
    assert.equal(
      parts.reduce((days, accrual) => days + accrual.to - accrual.from + 1, 0),
      whole.reduce((days, accrual) => days + accrual.to - accrual.from + 1, 0),
    )
  })
  fc.assert(holds, RUNS)
})

test('one more payment never raises what is open, up to a cent for each line of interest', () => {
  const holds = fc.property(facts, payment, (given, more) => {
    const before = computeBalance(given)
    const after = computeBalance({ ...given, payments: [...given.payments, { ...more, status: 'completed' }] })
    const tolerance = given.payments.length === 0 ? 0 : countInterest(after)
    assert.ok(owed(after) <= owed(before) + tolerance, `${owed(before)} -> ${owed(after)}`)
  })
  fc.assert(holds, RUNS)
})

test('in which order rows are given does not matter', () => {
  const shuffled = <T>(rows: readonly T[]) =>
    fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length })
  const one_day = fc.boolean()
  const pairs = fc.tuple(facts, one_day).chain(([given, is_one_day]) => {
    const payments = given.payments.map((row) => (is_one_day ? { ...row, value_date: '2025-03-01' } : row))
    const invoices = given.invoices.map((row) => (is_one_day ? { ...row, due_date: '2025-01-31' } : row))
    const changed = { ...given, payments, invoices }
    return fc.tuple(
      fc.constant(changed),
      fc
        .record({
          ...{ invoices: shuffled(invoices), payments: shuffled(payments), charges: shuffled(given.charges) },
        })
        .map((rows) => ({ ...changed, ...rows })),
    )
  })
  fc.assert(
    fc.property(pairs, ([one, other]) => assert.deepEqual(computeBalance(one), computeBalance(other))),
    RUNS,
  )
})

test('what is owed only grows with time, but for what is paid', () => {
  const holds = fc.property(facts, day, day, (given, one, other) => {
    const [earlier, later] = one < other ? [one, other] : [other, one]
    const paid = given.payments
      .filter(({ value_date, status }) => status === 'completed' && value_date > earlier && value_date <= later)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const [before, after] = [earlier, later].map((as_of) => owed(computeBalance({ ...given, as_of })))
    assert.ok((after as number) + paid >= (before as number))
  })
  fc.assert(holds, RUNS)
})
