import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { legal } from '../../../../test/case-facts.ts'
import { feeEntry, invoiceEntry, lawNamed, letterAbout, paymentEntry, takenBack } from '../../../../test/entries.ts'
import { dayNumber, dayText } from '../../../kernel/dates.ts'
import { accrue, sumOf } from '../../../law/interest.ts'
import { closingEntries } from './rules/closing.ts'
import { reviewCharges } from './rules/costs.ts'
import { type Entry, paidOf, totalOf } from './rules/entries.ts'
import { type Balance, type BalanceFacts, isOutside } from './rules/facts.ts'
import { surplusOf } from './rules/surplus.ts'
import { computeBalance } from './rules.ts'

const RUNS = { numRuns: 400 }

const [FIRST, LAST] = [dayNumber('2019-01-01'), dayNumber('2027-12-31')]
const day = fc.integer({ min: FIRST, max: LAST }).map(dayText)
const cents = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 2_000_000 }))
const law = fc.constantFrom('AT', 'DE', null).map(lawNamed)
const maybe = fc.option(day, { nil: null })

type Named = (id: string) => Entry
/** Named by their place, so that no two entries ever share a name: chance, and shrinking all the more, would let them. */
const invoice: fc.Arbitrary<Named> = fc
  .tuple(cents, maybe, maybe, fc.boolean())
  .map(([amount, due, issued, due_agreed]) => (id) => ({ ...invoiceEntry(id, amount, due, issued), due_agreed }))
const payment: fc.Arbitrary<Named> = fc.tuple(cents, day).map(
  ([amount, on]) =>
    (id) =>
      paymentEntry(id, amount, on),
)
const fee: fc.Arbitrary<Named> = fc.tuple(fc.integer({ min: 1, max: 12_000 }), day).map(
  ([amount, on]) =>
    (id) =>
      feeEntry(id, amount, on),
)
const someOf = (what: string, entry: fc.Arbitrary<Named>, maxLength: number): fc.Arbitrary<Entry[]> =>
  fc
    .array(fc.tuple(entry, fc.integer({ min: 0, max: 2 })), { maxLength })
    .map((list) =>
      list.flatMap(([named, dice], place) =>
        dice === 0 ? takenBack(named(`${what} ${place}`)) : [named(`${what} ${place}`)],
      ),
    )

const entries = fc
  .tuple(someOf('invoice', invoice, 4), someOf('payment', payment, 4), someOf('fee', fee, 3))
  .map((lists) => lists.flat())
const facts: fc.Arbitrary<BalanceFacts> = fc
  .record({ law, is_consumer: fc.boolean(), deadline: maybe, as_of: day, legal: fc.constant(legal), entries })
  .map(({ deadline, ...given }) => ({ ...given, letters: letterAbout(given.entries, deadline) }))
/** The same, with invoices that may be barred by then. */
const barring = fc
  .tuple(facts, fc.boolean())
  .map(([given, may_bar]) => (may_bar ? { ...given, limitation: { plans: [], court: null } } : given))

const owed = ({ total_open_cents, credit_cents }: Balance): number => total_open_cents - credit_cents
const countInterest = ({ lines }: Balance): number => lines.filter(({ kind }) => kind === 'interest').length

test('the lines sum up to what is open less credit, each payment to how it was used, and nothing is below zero', () => {
  const holds = fc.property(barring, (given) => {
    const balance = computeBalance(given)
    const { principal_open_cents, interest_open_cents, costs_open_cents, total_open_cents, credit_cents } = balance
    assert.equal(
      balance.lines.reduce((sum, line) => (isOutside(line) ? sum : sum + line.amount_cents), 0),
      owed(balance),
    )
    assert.equal(total_open_cents, principal_open_cents + interest_open_cents + costs_open_cents)
    for (const part of [principal_open_cents, interest_open_cents, costs_open_cents, credit_cents]) assert.ok(part >= 0)
    assert.ok(balance.in_default_cents <= principal_open_cents)
    assert.ok(total_open_cents === 0 || credit_cents === 0, 'there is no credit while something is open')
    for (const { applied, amount_cents } of balance.lines) {
      if (!applied) continue
      const { costs_cents, interest_cents, principal_cents, credit_cents: rest } = applied
      assert.equal(costs_cents + interest_cents + principal_cents + rest, -amount_cents)
    }
  })
  fc.assert(holds, RUNS)
})

test('a closure leaves nothing open, on its day and ever after, and the entries add up to it', () => {
  const reason = fc.constantFrom('paid' as const, 'withdrawn' as const)
  const holds = fc.property(barring, reason, day, (any, why, later) => {
    // Nothing is charged after a closure.
    const given = {
      ...any,
      entries: any.entries.filter(({ counts_as, day: on }) => !isLater(counts_as, on, any.as_of)),
    }
    const entries = [...given.entries, ...closingEntries(given, why)]
    const afterwards = later > given.as_of ? later : given.as_of
    for (const as_of of [given.as_of, afterwards])
      assert.equal(computeBalance({ ...given, entries, as_of }).total_open_cents, 0)
    const sum = entries.reduce((total, { amount_cents }) => total + amount_cents, 0)
    const closed = computeBalance({ ...given, entries, closes: true })
    const barred = closed.lines.filter(({ kind }) => kind === 'time_barred')
    const barred_cents = barred.reduce((total, { amount_cents }) => total + amount_cents, 0)
    // What is barred is not given up: it stays among the entries, outside of the totals.
    assert.equal(sum, barred_cents - closed.credit_cents)
  })
  fc.assert(holds, RUNS)
})

const isLater = (counts_as: string, on: string, as_of: string): boolean =>
  (counts_as === 'reminder_fee' || counts_as === 'payment') && on > as_of

test('a time cut in two bears the same interest, up to a cent a line', () => {
  const times = fc.tuple(day, day, day).map((days) => days.map(dayNumber).sort((one, other) => one - other))
  const holds = fc.property(law, fc.boolean(), cents, times, (known, is_consumer, base, [from, cut, to]) => {
    const [start, middle, end] = [from as number, cut as number, to as number]
    const periods = known?.interest.ratePeriods({ legal, is_consumer }, start, end) ?? []
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
    const after = computeBalance({ ...given, entries: [...given.entries, more('payment more')] })
    const has_payments = given.entries.some(({ counts_as }) => counts_as === 'payment')
    const tolerance = has_payments ? countInterest(after) : 0
    assert.ok(owed(after) <= owed(before) + tolerance, `${owed(before)} -> ${owed(after)}`)
  })
  fc.assert(holds, RUNS)
})

test('in which order entries are given does not matter', () => {
  const pairs = facts.chain((given) => {
    const { length } = given.entries
    const shuffled = fc.shuffledSubarray([...given.entries], { minLength: length, maxLength: length })
    return fc.tuple(fc.constant(given), shuffled)
  })
  fc.assert(
    fc.property(pairs, ([given, shuffled]) =>
      assert.deepEqual(computeBalance(given), computeBalance({ ...given, entries: shuffled })),
    ),
    RUNS,
  )
})

test('what is owed only grows with time, but for what is paid', () => {
  const holds = fc.property(facts, day, day, (given, one, other) => {
    const [earlier, later] = one < other ? [one, other] : [other, one]
    const reversed = new Set(given.entries.map(({ reverses }) => reverses))
    const paid = given.entries
      .filter(({ kind, id, day: on }) => kind === 'payment' && !reversed.has(id) && on > earlier && on <= later)
      .reduce((sum, { amount_cents }) => sum - amount_cents, 0)
    const [before, after] = [earlier, later].map((as_of) => owed(computeBalance({ ...given, as_of })))
    assert.ok((after as number) + paid >= (before as number))
  })
  fc.assert(holds, RUNS)
})

test('what is no surplus pays the whole debt and leaves no credit, and there is none while invoices are unpaid', () => {
  const closure = fc.constantFrom(null, 'withdrawn' as const)
  const holds = fc.property(barring, payment, closure, (any, more, reason) => {
    // Everything has happened by then.
    const open = { ...any, as_of: dayText(LAST) }
    const closing = reason ? closingEntries(open, reason) : []
    const given = { ...open, entries: [...open.entries, ...closing] }
    const early = more('payment more')
    const unpaid_cents = totalOf(open.entries) - paidOf(open.entries)
    if (-early.amount_cents <= unpaid_cents) assert.equal(surplusOf(given, early, reason), 0)
    // Money that came before other payments saves interest, of which the surplus knows nothing.
    const paid = { ...early, day: dayText(LAST) }
    const surplus = surplusOf(given, paid, reason)
    assert.ok(surplus >= 0 && surplus <= -paid.amount_cents)
    const before = reviewed(open, [])
    const after = reviewed(open, [{ ...paid, amount_cents: paid.amount_cents + surplus }])
    assert.ok(surplus === -paid.amount_cents || after.credit_cents === 0)
    if (surplus > 0) assert.equal(after.total_open_cents, 0)
    if (before.credit_cents > 0) assert.equal(surplus, -paid.amount_cents)
  })
  fc.assert(holds, RUNS)
})

/** The whole debt after more entries, without the charges that they make wrong. */
function reviewed(given: BalanceFacts, more: readonly Entry[]): Balance {
  const known = { ...given, entries: [...given.entries, ...more] }
  return computeBalance({ ...known, entries: [...known.entries, ...reviewCharges(known, given.as_of)], closes: true })
}

test('all that comes for a claim that was closed by payments is surplus', () => {
  const holds = fc.property(barring, payment, fc.constantFrom('paid', 'installment_plan'), (given, more, reason) => {
    const entries = [...given.entries, ...closingEntries(given, reason)]
    const paid = more('payment more')
    assert.equal(surplusOf({ ...given, entries }, paid, reason), -paid.amount_cents)
  })
  fc.assert(holds, { numRuns: 50 })
})
