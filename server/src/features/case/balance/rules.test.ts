import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNumber, dayText } from '../../../kernel/dates.ts'
import { readLegal } from '../../../platform/legal/read-legal.ts'
import type { Balance, BalanceFacts, LedgerLine } from './rules/facts.ts'
import { asOfProblem, computeBalance } from './rules.ts'

const legal = await readLegal('nowhere')

const invoice = (id: string, amount_cents: number, due_date: string | null, issue_date: string | null = null) => ({
  ...{ id, amount_cents, due_date, issue_date },
})
const payment = (id: string, amount_cents: number, value_date: string) => ({
  ...{ id, amount_cents, value_date, status: 'completed' as const },
})
const charge = (id: string, amount_cents: number, charged_on: string) => ({
  ...{ id, amount_cents, charged_on, kind: 'reminder_fee' as const, rule: 'R', formula: 'F' },
})

const balanceOf = (facts: Partial<BalanceFacts>): Balance =>
  computeBalance({
    ...{ country: 'AT', is_consumer: true, invoices: [], payments: [], charges: [], as_of: '2026-05-14', legal },
    ...facts,
  })
const of = (balance: Balance, kind: LedgerLine['kind']) => balance.lines.filter((line) => line.kind === kind)
const formulas = (balance: Balance, kind: LedgerLine['kind']) => of(balance, kind).map(({ formula }) => formula)
const open = (balance: Balance) => [
  balance.principal_open_cents,
  balance.interest_open_cents,
  balance.costs_open_cents,
  balance.total_open_cents,
]

test('interest begins on the day after the due date, and the day asked for is counted', () => {
  const on = (as_of: string) => balanceOf({ invoices: [invoice('a', 100_000, '2026-01-31', '2026-01-01')], as_of })
  assert.deepEqual(open(on('2026-01-31')), [100_000, 0, 0, 100_000])
  assert.deepEqual(formulas(on('2026-02-01'), 'interest'), ['1000.00 × 4.00 % × 1/365 = 0.11'])
  const balance = on('2026-03-03')
  assert.deepEqual(of(balance, 'interest'), [
    {
      ...{ kind: 'interest', invoice_id: 'a', payment_id: null, charge_id: null, amount_cents: 340 },
      ...{ date: '2026-03-03', period: { from: '2026-02-01', to: '2026-03-03' }, base_cents: 100_000, rate_bp: 400 },
      ...{ days: 31, rule: '§§ 1000, 1333 ABGB', formula: '1000.00 × 4.00 % × 31/365 = 3.40', applied: null },
    },
  ])
  assert.deepEqual(open(balance), [100_000, 340, 0, 100_340])
  assert.deepEqual(balance.interest_per_day, { exact: '0.109589', cents: 11 })
})

test('without a due date there are 30 days from the issue; without any date there is no interest', () => {
  const of_issue = (as_of: string) => balanceOf({ invoices: [invoice('a', 100_000, null, '2026-01-01')], as_of })
  assert.equal(of_issue('2026-01-31').interest_open_cents, 0)
  assert.equal(of(of_issue('2026-02-01'), 'interest')[0]?.period?.from, '2026-02-01')
  const undated = balanceOf({ invoices: [invoice('a', 100_000, null)] })
  assert.deepEqual(open(undated), [100_000, 0, 0, 100_000])
  assert.equal(undated.lines[0]?.date, null)
  const due_before_issue = balanceOf({ invoices: [invoice('a', 100, '2020-01-01', '2026-05-13')] })
  assert.equal(of(due_before_issue, 'interest')[0]?.period?.from, '2026-05-14')
})

/** Country, consumer, half-year, rate in percent: margin plus the base rate of 1 January or 1 July. */
const RATES = [
  ['AT', true, '2022-03-01', 400],
  ['AT', true, '2026-03-01', 400],
  ['AT', false, '2022-03-01', 858],
  ['AT', false, '2024-03-01', 1308],
  ['AT', false, '2025-03-01', 1173],
  ['AT', false, '2026-03-01', 1073],
  ['CH', false, '2026-03-01', 1073],
  [null, true, '2026-03-01', 400],
  ['DE', true, '2022-03-01', 412],
  ['DE', true, '2025-03-01', 727],
  ['DE', true, '2026-03-01', 627],
  ['DE', false, '2022-03-01', 812],
  ['DE', false, '2024-09-01', 1237],
  ['DE', false, '2026-03-01', 1027],
] as const

for (const [country, is_consumer, as_of, rate_bp] of RATES) {
  test(`${country} ${is_consumer ? 'consumer' : 'business'} pays ${rate_bp / 100} % on ${as_of}`, () => {
    const due = dayText(dayNumber(as_of) - 1)
    const balance = balanceOf({ country, is_consumer, as_of, invoices: [invoice('a', 100_000, due)] })
    assert.equal(of(balance, 'interest')[0]?.rate_bp, rate_bp)
    assert.equal(balance.costs_open_cents, is_consumer ? 0 : 4000, 'the lump sum is for business alone')
  })
}

test('a new base rate and the length of a year split the lines; equal rates do not', () => {
  const lines = (country: string, is_consumer: boolean, due: string, as_of: string) =>
    formulas(balanceOf({ country, is_consumer, as_of, invoices: [invoice('a', 100_000, due)] }), 'interest')
  assert.deepEqual(lines('AT', false, '2025-05-31', '2026-01-31'), [
    '1000.00 × 11.73 % × 30/365 = 9.64',
    '1000.00 × 10.73 % × 215/365 = 63.20',
  ])
  assert.deepEqual(lines('AT', true, '2023-12-01', '2025-01-31'), [
    '1000.00 × 4.00 % × 30/365 = 3.29',
    '1000.00 × 4.00 % × 366/366 = 40.00',
    '1000.00 × 4.00 % × 31/365 = 3.40',
  ])
  assert.deepEqual(lines('DE', true, '2022-12-30', '2023-01-02'), [
    '1000.00 × 4.12 % × 1/365 = 0.11',
    '1000.00 × 6.62 % × 2/365 = 0.36',
  ])
  const { tables } = balanceOf({ is_consumer: false, invoices: [invoice('a', 1, '2025-05-31')] })
  assert.deepEqual(
    tables.map(({ name, valid_from }) => [name, valid_from]),
    [
      ['base rate AT', '2025-01-01'],
      ['base rate AT', '2025-07-01'],
      ['base rate AT', '2026-01-01'],
      ['§ 456 UGB', '2013-03-16'],
    ],
  )
})

test('days before the tables begin bear no interest, and a base rate below the margin never makes the creditor pay', () => {
  const old = balanceOf({ country: 'DE', as_of: '2016-07-10', invoices: [invoice('a', 100_000, '1999-12-31')] })
  assert.deepEqual(of(old, 'interest')[0]?.period, { from: '2016-07-01', to: '2016-07-10' })
  const deep = [{ valid_from: '2020-01-01', rate_bp: -900, source: 's', note: '' }]
  const negative = { ...legal, base_rates: { ...legal.base_rates, DE: deep } }
  const balance = balanceOf({ country: 'DE', legal: negative, invoices: [invoice('a', 100_000, '2026-01-01')] })
  assert.deepEqual([balance.interest_open_cents, balance.lines.length], [0, 1])
})

test('the lump sum is owed once for a claim, only if something was open at default', () => {
  const facts = { is_consumer: false, as_of: '2026-02-10' }
  const two = balanceOf({ ...facts, invoices: [invoice('a', 1000, '2026-01-01'), invoice('b', 1000, '2026-02-01')] })
  assert.deepEqual(
    of(two, 'lump_sum').map(({ amount_cents, date, rule }) => [amount_cents, date, rule]),
    [[4000, '2026-01-02', '§ 458 UGB']],
  )
  const paidOn = (day: string) =>
    balanceOf({ ...facts, invoices: [invoice('a', 1000, '2026-01-01')], payments: [payment('p', 1000, day)] })
  assert.deepEqual(open(paidOn('2026-01-01')), [0, 0, 0, 0])
  assert.equal(paidOn('2026-01-02').costs_open_cents, 4000)
})

test('costs of collection are owed beside the lump sum only as far as they exceed it', () => {
  const invoices = [invoice('a', 100_000, '2026-01-01')]
  const charges = [charge('c', 2500, '2026-02-01'), charge('d', 3000, '2026-02-15')]
  const business = balanceOf({ is_consumer: false, invoices, charges })
  assert.equal(business.costs_open_cents, 5500)
  assert.deepEqual(formulas(business, 'reminder_fee'), [
    'F; 25.00 − 25.00 (§ 458 UGB) = 0.00',
    'F; 30.00 − 15.00 (§ 458 UGB) = 15.00',
  ])
  assert.equal(balanceOf({ invoices, charges }).costs_open_cents, 5500, 'a consumer owes the costs alone')
  const early = balanceOf({ is_consumer: false, invoices, charges: [charge('c', 2500, '2025-12-01')] })
  assert.deepEqual(formulas(early, 'lump_sum'), ['40.00 − 25.00 = 15.00'])
})

/** Two invoices in default on 2026-03-03 (340 and 170 cents of interest), 1200 cents of costs. */
const TWO = {
  invoices: [invoice('b', 50_000, '2026-01-31', '2026-01-02'), invoice('a', 100_000, '2026-01-31', '2026-01-01')],
  charges: [charge('c', 1200, '2026-02-10')],
  as_of: '2026-03-03',
}
const appliedOf = (facts: Partial<BalanceFacts>) => of(balanceOf(facts), 'payment').map(({ applied }) => applied)

test('in Austria interest and principal of the oldest invoice go first, then of the next, costs last', () => {
  const paid = (amount_cents: number) => appliedOf({ ...TWO, payments: [payment('p', amount_cents, '2026-03-03')] })[0]
  assert.deepEqual(paid(300), { costs_cents: 0, interest_cents: 300, principal_cents: 0, credit_cents: 0 })
  assert.deepEqual(paid(100_340), { costs_cents: 0, interest_cents: 340, principal_cents: 100_000, credit_cents: 0 })
  assert.deepEqual(paid(100_400), { costs_cents: 0, interest_cents: 400, principal_cents: 100_000, credit_cents: 0 })
  assert.deepEqual(paid(151_000), { costs_cents: 490, interest_cents: 510, principal_cents: 150_000, credit_cents: 0 })
  assert.deepEqual(paid(160_000), {
    costs_cents: 1200,
    interest_cents: 510,
    principal_cents: 150_000,
    credit_cents: 8290,
  })
})

test('in Germany costs go first, then interest and principal', () => {
  const german = { ...TWO, country: 'DE' }
  const paid = (amount_cents: number) =>
    appliedOf({ ...german, payments: [payment('p', amount_cents, '2026-03-03')] })[0]
  assert.deepEqual(paid(1000), { costs_cents: 1000, interest_cents: 0, principal_cents: 0, credit_cents: 0 })
  assert.deepEqual(paid(2000), { costs_cents: 1200, interest_cents: 533, principal_cents: 267, credit_cents: 0 })
  const line = of(balanceOf({ ...german, payments: [payment('p', 2000, '2026-03-03')] }), 'payment')[0]
  assert.deepEqual(
    [line?.amount_cents, line?.rule, line?.formula],
    [-2000, '§§ 366, 367 BGB', '12.00 + 5.33 + 2.67 = 20.00'],
  )
})

test('after a part payment interest runs on what is left, from the next day', () => {
  const balance = balanceOf({
    invoices: [invoice('a', 100_000, '2026-01-31')],
    payments: [payment('p', 50_110, '2026-02-10')],
    as_of: '2026-02-20',
  })
  assert.deepEqual(formulas(balance, 'interest'), [
    '1000.00 × 4.00 % × 10/365 = 1.10',
    '500.00 × 4.00 % × 10/365 = 0.55',
  ])
  assert.deepEqual(open(balance), [50_000, 55, 0, 50_055])
  assert.equal(of(balance, 'interest')[1]?.period?.from, '2026-02-11')
})

test('a payment before default lowers the principal; one before the invoice waits for it', () => {
  const invoices = [invoice('a', 100_000, '2026-01-31', '2026-01-01')]
  const early = balanceOf({ invoices, payments: [payment('p', 40_000, '2026-01-15')], as_of: '2026-02-10' })
  assert.deepEqual(formulas(early, 'interest'), ['600.00 × 4.00 % × 10/365 = 0.66'])
  const ahead = { invoices, payments: [payment('p', 100_500, '2025-12-01')] }
  assert.equal(balanceOf({ ...ahead, as_of: '2025-12-31' }).credit_cents, 100_500)
  const met = balanceOf({ ...ahead, as_of: '2026-05-14' })
  assert.deepEqual([met.total_open_cents, met.credit_cents, of(met, 'interest').length], [0, 500, 0])
  const charged = balanceOf({ ...ahead, charges: [charge('c', 300, '2026-02-01')] })
  assert.deepEqual([charged.total_open_cents, charged.credit_cents], [0, 200], 'credit pays what comes later')
})

test('what happens after the day, reversed payments and invoices of nothing do not count', () => {
  const balance = balanceOf({
    invoices: [
      invoice('a', 100_000, '2026-01-31'),
      invoice('b', 500, null, '2026-06-01'),
      invoice('z', 0, '2026-01-01'),
    ],
    payments: [payment('p', 1000, '2026-05-15'), { ...payment('q', 1000, '2026-02-01'), status: 'reversed' }],
    charges: [charge('c', 1000, '2026-05-15')],
  })
  assert.deepEqual([balance.principal_open_cents, balance.costs_open_cents], [100_000, 0])
  assert.deepEqual(
    balance.lines.map(({ kind }) => kind),
    ['principal', 'interest'],
  )
  const nothing = balanceOf({ invoices: [invoice('a', 1, null, '2026-01-01')], as_of: '0001-01-01' })
  assert.deepEqual([nothing.lines, nothing.total_open_cents], [[], 0])
})

test('a day may lie ten years ahead and no more', () => {
  assert.equal(asOfProblem('2036-05-14', '2026-05-14'), undefined)
  assert.equal(asOfProblem('2036-05-15', '2026-05-14'), 'must lie at most 10 years ahead')
})
