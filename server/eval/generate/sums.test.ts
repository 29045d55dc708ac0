import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../random.ts'
import { type Facts, makeFacts } from './facts.ts'
import { FAMILIES } from './families.ts'
import { type Line, rounded, totalsOf } from './sums.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const all = FAMILIES.flatMap((family) => SEEDS.map((seed) => makeFacts(seededRandom(seed), family)))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const nameOf = ({ family, number }: Facts): string => `${family.name} ${number}`

test('every line is its quantity times its price, less its discount, to the cent', () => {
  for (const { lines, family } of all) {
    for (const { text, quantity, price, off, amount_cents } of lines.filter(({ text }) => text !== '')) {
      const exact = ((quantity / 100) * (price / 10_000) * (1000 - off)) / 1000
      assert.ok(Math.abs(amount_cents - exact * 100) <= 1, `${family.name}: ${text}`)
    }
  }
})

test('the lines make the net amount where prices are net, else the gross amount', () => {
  for (const facts of all) {
    const { totals, family, lines } = facts
    assert.equal(totals.lines_cents, sum(lines.map(({ amount_cents }) => amount_cents)), nameOf(facts))
    const whole = family.sums.prices === 'net' ? totals.net_cents : totals.gross_cents - totals.rounding_cents
    assert.equal(totals.lines_cents, whole, nameOf(facts))
  }
})

test('net and tax make the gross amount, for every rate and in all', () => {
  for (const facts of all) {
    const { groups, net_cents, tax_cents, gross_cents, rounding_cents } = facts.totals
    for (const group of groups) assert.equal(group.net_cents + group.tax_cents, group.gross_cents, nameOf(facts))
    assert.equal(sum(groups.map((group) => group.tax_cents)), tax_cents, nameOf(facts))
    assert.equal(net_cents + tax_cents + rounding_cents, gross_cents, nameOf(facts))
    assert.ok(gross_cents >= 300 || facts.family.sums.extra === 'discount', nameOf(facts))
  }
})

test('tax is the rate of the net amount, within half a cent for each rounding', () => {
  for (const facts of all) {
    const roundings = facts.family.sums.rounding === 'line' ? facts.lines.length : 1
    for (const { rate, net_cents, tax_cents } of facts.totals.groups) {
      // Where prices are gross, the net amount is what is rounded.
      const most = 0.5 * roundings * (1 + rate / 1000) + 1e-6
      assert.ok(Math.abs(tax_cents - (net_cents * rate) / 1000) <= most, nameOf(facts))
    }
  }
})

test('what is open is the gross amount less what was paid and with what was owed before', () => {
  const extras = new Set(all.map(({ family }) => family.sums.extra))
  assert.ok(['prepaid', 'instalments', 'arrears'].every((extra) => extras.has(extra as 'prepaid')))
  for (const facts of all) {
    const { gross_cents, prepaid_cents, arrears_cents, open_cents } = facts.totals
    assert.equal(open_cents, gross_cents - prepaid_cents + arrears_cents, nameOf(facts))
    const { extra } = facts.family.sums
    assert.equal(open_cents < gross_cents, extra === 'prepaid' || extra === 'instalments', nameOf(facts))
    assert.equal(open_cents > gross_cents, extra === 'arrears', nameOf(facts))
  }
})

test('cash is rounded to five centimes', () => {
  const rounded_ones = all.filter(({ family }) => family.sums.extra === 'cash-rounding')
  assert.ok(rounded_ones.length > 0)
  for (const facts of rounded_ones) {
    assert.equal(facts.totals.gross_cents % 5, 0)
    assert.ok(Math.abs(facts.totals.rounding_cents) <= 2)
  }
})

test('half a cent is rounded away from zero', () => {
  assert.deepEqual([rounded(5, 10), rounded(-5, 10), rounded(14, 10), rounded(-14, 10)], [1, -1, 1, -1])
})

test('tax rounded on every line can differ from tax rounded once', () => {
  const line: Line = { text: 'a', unit: 'h', quantity: 100, price: 10_300, off: 0, rate: 190, amount_cents: 103 }
  const lines = [line, line, line]
  const sums = { prices: 'net', rates: 'one', extra: null, lines: [3, 3] } as const
  const paid = { share: 0, arrears_cents: 0 }
  assert.equal(totalsOf(lines, { ...sums, rounding: 'sum' }, paid).tax_cents, 59)
  assert.equal(totalsOf(lines, { ...sums, rounding: 'line' }, paid).tax_cents, 60)
})
