import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../test/case-facts.ts'
import {
  feeEntry,
  invoiceEntry,
  lawNamed,
  letterAbout,
  paymentEntry,
  sentLetter,
  takenBack,
} from '../../../../test/entries.ts'
import { dayNumber, dayText } from '../../../kernel/dates.ts'
import { type Entry, newEntry } from './rules/entries.ts'
import type { Balance, BalanceFacts, LedgerLine } from './rules/facts.ts'
import { asOfProblem, computeBalance } from './rules.ts'

const { AT, DE } = { AT: lawNamed('AT'), DE: lawNamed('DE') }

const balanceOf = (entries: readonly Entry[], facts: Partial<BalanceFacts> = {}): Balance =>
  computeBalance({ law: AT, is_consumer: true, letters: [], as_of: '2026-05-14', legal, entries, ...facts })
const of = (balance: Balance, kind: LedgerLine['kind']) => balance.lines.filter((line) => line.kind === kind)
const formulas = (balance: Balance, kind: LedgerLine['kind']) => of(balance, kind).map(({ formula }) => formula)
const open = (balance: Balance) => [
  balance.principal_open_cents,
  balance.interest_open_cents,
  balance.costs_open_cents,
  balance.total_open_cents,
]

test('interest begins on the day after the due date, and the day asked for is counted', () => {
  const on = (as_of: string) => balanceOf([invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01')], { as_of })
  assert.deepEqual(open(on('2026-01-31')), [100_000, 0, 0, 100_000])
  assert.deepEqual(formulas(on('2026-02-01'), 'interest'), ['1000.00 × 4.00 % × 1/365 = 0.11'])
  const balance = on('2026-03-03')
  assert.deepEqual(of(balance, 'interest'), [
    {
      ...{ kind: 'interest', invoice_id: 'a', payment_id: null, charge_id: null, amount_cents: 340 },
      ...{ date: '2026-03-03', period: { from: '2026-02-01', to: '2026-03-03' }, base_cents: 100_000, rate_bp: 400 },
      ...{ days: 31, rule: '§§ 1000, 1333 ABGB', formula: '1000.00 × 4.00 % × 31/365 = 3.40', applied: null },
      counts_although_barred: false,
      is_claimed_in_court: false,
    },
  ])
  assert.deepEqual(open(balance), [100_000, 340, 0, 100_340])
  assert.deepEqual(balance.interest_per_day, { exact: '0.109589', cents: 11 })
})

test('what is not due is a line outside of the totals', () => {
  const entries = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 5000, '2026-06-30', '2026-05-01')]
  const balance = balanceOf(entries, { as_of: '2026-06-29' })
  assert.equal(balance.principal_open_cents, 100_000)
  assert.deepEqual(
    of(balance, 'not_due').map(({ invoice_id, amount_cents, date }) => [invoice_id, amount_cents, date]),
    [['b', 5000, '2026-06-30']],
  )
  const due = balanceOf(entries, { as_of: '2026-06-30' })
  assert.deepEqual([due.principal_open_cents, due.in_default_cents], [105_000, 100_000])
  assert.deepEqual(of(due, 'not_due'), [])
})

test('money for what is not due yet waits for it', () => {
  const entries = [invoiceEntry('a', 100_000, '2026-06-30', '2026-01-01'), paymentEntry('p', 40_000, '2026-01-15')]
  const before = balanceOf(entries)
  assert.deepEqual([before.total_open_cents, before.credit_cents], [0, 40_000])
  const after = balanceOf(entries, { as_of: '2026-07-10' })
  assert.deepEqual(formulas(after, 'interest'), ['600.00 × 4.00 % × 10/365 = 0.66'])
  assert.equal(after.credit_cents, 0)
})

test('without a due date an invoice is due with its issue and in default 31 days later', () => {
  const of_issue = (as_of: string) => balanceOf([invoiceEntry('a', 100_000, null, '2026-01-01')], { as_of })
  assert.equal(of_issue('2025-12-31').total_open_cents, 0)
  assert.equal(of_issue('2026-01-31').interest_open_cents, 0)
  assert.equal(of(of_issue('2026-02-01'), 'interest')[0]?.period?.from, '2026-02-01')
  const due_before_issue = balanceOf([invoiceEntry('a', 100, '2020-01-01', '2026-05-13')])
  assert.equal(of(due_before_issue, 'interest')[0]?.period?.from, '2026-05-14')
})

test('without any date an invoice is due at once and in default after the deadline of the first letter', () => {
  const entries = [invoiceEntry('a', 100_000, null)]
  const undated = balanceOf(entries)
  assert.deepEqual(open(undated), [100_000, 0, 0, 100_000])
  assert.equal(undated.lines[0]?.date, null)
  const reminded = balanceOf(entries, { letters: letterAbout(entries, '2026-05-04') })
  assert.deepEqual(formulas(reminded, 'interest'), ['1000.00 × 4.00 % × 10/365 = 1.10'])
})

test('a German consumer is in default by an agreed due date, else by the first letter', () => {
  const german = { law: DE, as_of: '2026-05-14', letters: [sentLetter('l', '2026-05-04', ['a'])] }
  const from = (entry: Entry, facts: Partial<BalanceFacts> = {}) =>
    of(balanceOf([entry], { ...german, ...facts }), 'interest')[0]?.period?.from
  const agreed = invoiceEntry('a', 100_000, '2026-03-31', '2026-03-01')
  assert.equal(from(agreed), '2026-04-01')
  assert.equal(from({ ...agreed, due_agreed: false }), '2026-05-05')
  assert.equal(from({ ...agreed, due_agreed: false }, { letters: [] }), undefined)
  assert.equal(from(invoiceEntry('a', 100_000, null, '2026-03-01')), '2026-05-05', '30 days bind no consumer')
  assert.equal(from(invoiceEntry('a', 100_000, null, '2026-03-01'), { is_consumer: false }), '2026-04-01')
})

test('a letter puts in default what it demands, from the first one on that did not come back', () => {
  const letters = [
    { ...sentLetter('l', '2026-04-01', ['a', 'b']), has_arrived: false },
    sentLetter('m', '2026-04-15', ['a']),
    sentLetter('n', '2026-05-04', ['a', 'b']),
  ]
  const from = (id: string) =>
    of(balanceOf([invoiceEntry(id, 100_000, null)], { letters }), 'interest')[0]?.period?.from
  assert.deepEqual([from('a'), from('b'), from('c')], ['2026-04-16', '2026-05-05', undefined])
})

/** Country, consumer, half-year, rate in percent: margin plus the base rate of 1 January or 1 July. */
const RATES = [
  ['AT', true, '2022-03-01', 400],
  ['AT', true, '2026-03-01', 400],
  ['AT', false, '2022-03-01', 858],
  ['AT', false, '2024-03-01', 1308],
  ['AT', false, '2025-03-01', 1173],
  ['AT', false, '2026-03-01', 1073],
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
    const balance = balanceOf([invoiceEntry('a', 100_000, due)], { law: lawNamed(country), is_consumer, as_of })
    assert.equal(of(balance, 'interest')[0]?.rate_bp, rate_bp)
    assert.equal(balance.costs_open_cents, 0, 'costs come with letters')
  })
}

test('a letter about what was not due at its deadline puts nobody in default', () => {
  const dated_anew = { ...invoiceEntry('a', 100_000, null, '2026-03-01'), due_agreed: false }
  const letters = [sentLetter('too early', '2026-02-27', ['a']), sentLetter('in time', '2026-04-01', ['a'])]
  const balance = balanceOf([dated_anew], { law: DE, letters })
  assert.deepEqual(
    of(balance, 'interest').map(({ period }) => period?.from),
    ['2026-04-02'],
  )
})

test('without a law there is neither default nor interest', () => {
  const balance = balanceOf([invoiceEntry('a', 100_000, '2026-01-31')], { law: null })
  assert.deepEqual([balance.law, balance.in_default_cents, ...open(balance)], [null, 0, 100_000, 0, 0, 100_000])
})

test('a new base rate and the length of a year split the lines; equal rates do not', () => {
  const lines = (country: string, is_consumer: boolean, due: string, as_of: string) =>
    formulas(balanceOf([invoiceEntry('a', 100_000, due)], { law: lawNamed(country), is_consumer, as_of }), 'interest')
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
  const { tables } = balanceOf([invoiceEntry('a', 1, '2025-05-31')], { is_consumer: false })
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
  const old = balanceOf([invoiceEntry('a', 100_000, '1999-12-31')], { law: DE, as_of: '2016-07-10' })
  assert.deepEqual(of(old, 'interest')[0]?.period, { from: '2016-07-01', to: '2016-07-10' })
  const deep = [{ valid_from: '2020-01-01', rate_bp: -900, source: 's', note: '' }]
  const negative = { ...legal, base_rates: { ...legal.base_rates, DE: deep } }
  const balance = balanceOf([invoiceEntry('a', 100_000, '2026-01-01')], { law: DE, legal: negative })
  assert.deepEqual([balance.interest_open_cents, balance.lines.length], [0, 1])
})

test('the creditor’s own fees are owed from the default on', () => {
  const fee = newEntry({ kind: 'creditor_fee', amount_cents: 500, day: '2026-01-01', invoice_id: 'a' })
  const entries = [invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01'), fee]
  assert.equal(balanceOf(entries, { as_of: '2026-01-31' }).costs_open_cents, 0)
  assert.equal(balanceOf(entries, { as_of: '2026-02-01' }).costs_open_cents, 500)
})

test('a credit note counts from the day of its invoice on', () => {
  const credit = newEntry({ kind: 'credit_note', amount_cents: -40_000, day: '2026-04-01', invoice_id: 'a' })
  const balance = balanceOf([invoiceEntry('a', 100_000, '2026-01-31'), credit], { as_of: '2026-02-10' })
  assert.deepEqual(formulas(balance, 'interest'), ['600.00 × 4.00 % × 10/365 = 0.66'])
  assert.deepEqual([balance.principal_open_cents, of(balance, 'credit_note')[0]?.amount_cents], [60_000, -40_000])
})

/** Two invoices in default on 2026-03-03 (340 and 170 cents of interest), 1200 cents of costs. */
const TWO = [
  invoiceEntry('b', 50_000, '2026-01-31', '2026-01-02'),
  invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01'),
  feeEntry('c', 1200, '2026-02-10'),
]
const appliedOf = (entries: readonly Entry[], facts: Partial<BalanceFacts> = {}) =>
  of(balanceOf(entries, { as_of: '2026-03-03', ...facts }), 'payment').map(({ applied }) => applied)

test('in Austria interest and principal of the oldest invoice go first, then of the next, costs last', () => {
  const paid = (amount_cents: number) => appliedOf([...TWO, paymentEntry('p', amount_cents, '2026-03-03')])[0]
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
  const paid = (amount_cents: number) =>
    appliedOf([...TWO, paymentEntry('p', amount_cents, '2026-03-03')], { law: DE })[0]
  assert.deepEqual(paid(1000), { costs_cents: 1000, interest_cents: 0, principal_cents: 0, credit_cents: 0 })
  assert.deepEqual(paid(2000), { costs_cents: 1200, interest_cents: 533, principal_cents: 267, credit_cents: 0 })
  const german = balanceOf([...TWO, paymentEntry('p', 2000, '2026-03-03')], { law: DE, as_of: '2026-03-03' })
  const line = of(german, 'payment')[0]
  assert.deepEqual(
    [line?.amount_cents, line?.rule, line?.formula],
    [-2000, '§§ 366, 367 BGB', '12.00 + 5.33 + 2.67 = 20.00'],
  )
})

test('costs that fall away after they were paid free the money for what else is open', () => {
  const off = newEntry({
    kind: 'correction',
    counts_as: 'court_fee',
    part: 'costs',
    amount_cents: -800,
    day: '2026-03-10',
  })
  const entries = [...TWO, paymentEntry('p', 1200, '2026-03-03'), off]
  const balance = balanceOf(entries, { law: DE, as_of: '2026-03-10' })
  const [applied] = of(balance, 'payment').map((line) => line.applied)
  assert.equal(balance.costs_open_cents, 0)
  assert.deepEqual([applied?.costs_cents, applied?.interest_cents], [400, 653])
})

test('after a part payment interest runs on what is left, from the next day', () => {
  const entries = [invoiceEntry('a', 100_000, '2026-01-31'), paymentEntry('p', 50_110, '2026-02-10')]
  const balance = balanceOf(entries, { as_of: '2026-02-20' })
  assert.deepEqual(formulas(balance, 'interest'), [
    '1000.00 × 4.00 % × 10/365 = 1.10',
    '500.00 × 4.00 % × 10/365 = 0.55',
  ])
  assert.deepEqual(open(balance), [50_000, 55, 0, 50_055])
  assert.equal(of(balance, 'interest')[1]?.period?.from, '2026-02-11')
})

test('a payment before the invoice waits for it, and pays costs that come later', () => {
  const entries = [invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01'), paymentEntry('p', 100_500, '2025-12-01')]
  assert.equal(balanceOf(entries, { as_of: '2025-12-31' }).credit_cents, 100_500)
  const met = balanceOf(entries)
  assert.deepEqual([met.total_open_cents, met.credit_cents, of(met, 'interest').length], [0, 500, 0])
  const charged = balanceOf([...entries, feeEntry('c', 300, '2026-02-01')])
  assert.deepEqual([charged.total_open_cents, charged.credit_cents], [0, 200])
})

test('what happens after the day and what was taken back do not count', () => {
  const balance = balanceOf([
    invoiceEntry('a', 100_000, '2026-01-31'),
    paymentEntry('p', 1000, '2026-05-15'),
    ...takenBack(paymentEntry('q', 1000, '2026-02-01')),
    ...takenBack(feeEntry('d', 1000, '2026-03-01')),
    feeEntry('c', 1000, '2026-05-15'),
  ])
  assert.deepEqual([balance.principal_open_cents, balance.costs_open_cents], [100_000, 0])
  assert.deepEqual(
    balance.lines.map(({ kind }) => kind),
    ['principal', 'interest'],
  )
  const nothing = balanceOf([invoiceEntry('a', 1, null, '2026-01-01')], { as_of: '0001-01-01' })
  assert.equal(nothing.total_open_cents, 0)
})

test('what was taken back and brought back counts again', () => {
  const [payment, reversal] = takenBack(paymentEntry('p', 1000, '2026-02-01')) as [Entry, Entry]
  const again = { ...reversal, id: 'again', amount_cents: -1000, reverses: reversal.id }
  const balance = balanceOf([invoiceEntry('a', 100_000, '2026-01-31'), payment, reversal, again])
  assert.equal(of(balance, 'payment').length, 1)
})

test('interest that was fixed stays what it is, and runs on from the next day', () => {
  const fixed = newEntry({ kind: 'interest', amount_cents: 340, day: '2026-03-03', invoice_id: 'a', rule: 'T' })
  const late = paymentEntry('p', 50_000, '2026-02-10')
  const balance = balanceOf([invoiceEntry('a', 100_000, '2026-01-31'), fixed, late], { as_of: '2026-03-13' })
  const lines = of(balance, 'interest').map(({ amount_cents, period }) => [amount_cents, period?.from, period?.to])
  assert.deepEqual(lines, [
    [340, '2026-02-01', '2026-03-03'],
    [55, '2026-03-04', '2026-03-13'],
  ])
})

test('a day may lie ten years ahead and no more', () => {
  assert.equal(asOfProblem('2036-05-14', '2026-05-14'), undefined)
  assert.equal(asOfProblem('2036-05-15', '2026-05-14'), 'must lie at most 10 years ahead')
})

test('no interest accrues from the day after a plan was agreed until it ended', () => {
  const entries = [invoiceEntry('a', 100_000, '2026-03-31')]
  const kept = (ended_on: string | null, as_of = '2026-05-14') =>
    balanceOf(entries, { as_of, plans: [{ agreed_on: '2026-04-10', ended_on }] })
  const days = (balance: ReturnType<typeof balanceOf>) => of(balance, 'interest').map(({ period }) => period)
  assert.deepEqual(days(kept(null)), [{ from: '2026-04-01', to: '2026-04-10' }])
  assert.equal(kept(null).interest_per_day.cents, 0)
  assert.deepEqual(days(kept('2026-05-04')), [
    { from: '2026-04-01', to: '2026-04-10' },
    { from: '2026-05-05', to: '2026-05-14' },
  ])
  assert.deepEqual(days(kept('2026-05-04', '2026-04-05')), [{ from: '2026-04-01', to: '2026-04-05' }])
})
