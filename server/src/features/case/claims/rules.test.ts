import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { caseReference, isCaseReference, nextChange, outstandingCents, statusOf } from './rules.ts'

/** Of seven digits, as long as a year has such, and of eight and nine. */
const anyNumber = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }),
  fc.integer({ min: 10_000_000, max: 99_999_999 }),
  fc.integer({ min: 100_000_000, max: 999_999_999 }),
)

test('a case reference is MW, the year, seven digits and a check digit', () => {
  assert.match(caseReference(2026, 1), /^MW260000001\d$/)
  assert.match(caseReference(2031, 9_999_999), /^MW319999999\d$/)
})

test('a year with more cases has longer references, and every number one form', () => {
  assert.match(caseReference(2026, 10_000_000), /^MW2610000000\d$/)
  assert.match(caseReference(2026, 999_999_999), /^MW26999999999\d$/)
  assert.ok(isCaseReference(caseReference(2026, 10_000_000)) && isCaseReference(caseReference(2026, 999_999_999)))
  fc.assert(
    fc.property(fc.array(anyNumber, { minLength: 2 }), (numbers) => {
      const references = numbers.map((number) => caseReference(2026, number))
      assert.equal(new Set(references).size, new Set(numbers).size)
      assert.ok(references.every(isCaseReference))
    }),
  )
  for (const check_digit of '0123456789') {
    for (const padded of ['01234567', '001234567']) assert.ok(!isCaseReference(`MW26${padded}${check_digit}`))
  }
})

test('every mistyped digit and every swapped pair of a case reference is noticed', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, position, shift) => {
      const reference = caseReference(2026, number)
      assert.ok(isCaseReference(reference))
      const at = (position % (reference.length - 3)) + 2
      const digit = String((Number(reference[at]) + shift) % 10)
      assert.ok(!isCaseReference(reference.slice(0, at) + digit + reference.slice(at + 1)))
      const swapped = reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2)
      assert.equal(isCaseReference(swapped), swapped === reference)
    }),
  )
})

test('the status is derived: paid, else part-paid, else disputed, else open', () => {
  const status = (total_cents: number, paid_cents: number, case_status: 'open' | 'disputed' | 'closed') =>
    statusOf({ total_cents, paid_cents, case_status })
  assert.equal(status(0, 0, 'open'), 'open')
  assert.equal(status(100, 100, 'closed'), 'paid')
  assert.equal(status(100, 150, 'open'), 'partial_payment', 'costs are still open')
  assert.equal(status(100, 50, 'disputed'), 'partial_payment')
  assert.equal(status(0, 50, 'open'), 'partial_payment')
  assert.equal(status(100, 0, 'disputed'), 'disputed')
  assert.equal(status(100, 0, 'closed'), 'open', 'closed without payment still reads open')
  assert.equal(outstandingCents({ total_cents: 100, paid_cents: 150 }), 0)
})

test('changes of a claim are strictly later than the one before, whatever the clock does', () => {
  const now = new Date('2026-05-14T09:30:00.000Z')
  assert.equal(nextChange(now, null), now)
  assert.equal(nextChange(now, new Date(now.getTime() - 1)), now)
  assert.equal(nextChange(now, now).getTime(), now.getTime() + 1)
  assert.equal(nextChange(now, new Date(now.getTime() + 3_600_000)).getTime(), now.getTime() + 3_600_001)
})
