import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../../test/case-facts.ts'
import { feeEntry, invoiceEntry, lawNamed, paymentEntry, takenBack } from '../../../../../test/entries.ts'
import { computeBalance } from '../rules.ts'
import { closingEntries } from './closing.ts'
import { letterCharges } from './costs.ts'
import { type Entry, newEntry } from './entries.ts'
import { type Balance, type BalanceFacts, isOutside } from './facts.ts'
import { barredInvoices, earliestLimit, type LimitationFacts } from './limitation.ts'

const { AT, DE } = { AT: lawNamed('AT'), DE: lawNamed('DE') }
const NOTHING: LimitationFacts = { plans: [], court: null }
const FILED = { filed_on: '2026-04-01', last_on: '2026-04-01', served_on: null, is_objected: false, title_on: null }

const factsOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  law: AT,
  is_consumer: true,
  letters: [],
  entries,
  as_of: '2026-05-14',
  legal,
  limitation: NOTHING,
  ...more,
})
const balanceOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}) =>
  computeBalance(factsOf(entries, more))
const amounts = (balance: Balance, kind: string) =>
  balance.lines.filter((line) => line.kind === kind).map(({ invoice_id, amount_cents }) => [invoice_id, amount_cents])
const assertAddsUp = (balance: Balance) =>
  assert.equal(
    balance.lines.filter((line) => !isOutside(line)).reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    balance.total_open_cents - balance.credit_cents,
  )

const OLD = invoiceEntry('old', 100_000, '2023-05-14', '2023-04-14')
const NEW = invoiceEntry('new', 50_000, '2026-04-30', '2026-04-01')

test('a barred invoice is a line outside of the totals, without interest, from its first barred day on', () => {
  const before = balanceOf([OLD, NEW])
  assert.deepEqual([before.principal_open_cents, amounts(before, 'time_barred')], [150_000, []])
  const balance = balanceOf([OLD, NEW], { as_of: '2026-05-15' })
  assert.equal(balance.principal_open_cents, 50_000)
  assert.deepEqual(amounts(balance, 'principal'), [['new', 50_000]])
  assert.deepEqual(amounts(balance, 'time_barred'), [['old', 100_000]])
  assert.deepEqual([...new Set(amounts(balance, 'interest').map(([id]) => id))], ['new'])
  assert.deepEqual(balance.debts, [{ invoice_id: 'new', open_cents: 50_000, is_in_default: true }])
  const [line] = balance.lines.filter(({ kind }) => kind === 'time_barred')
  assert.deepEqual([line?.date, line?.rule], ['2026-05-15', '§ 1486 ABGB'])
  assertAddsUp(balance)
})

test('without facts about limitation nothing is barred', () => {
  const { limitation: _, ...lifted } = factsOf([OLD], { as_of: '2030-01-01' })
  assert.equal(computeBalance(lifted).principal_open_cents, 100_000)
})

test('what was paid on an invoice stays when the rest is barred', () => {
  const entries = [OLD, NEW, paymentEntry('p', 40_000, '2023-05-20')]
  const barred = { as_of: '2026-05-21' }
  const balance = balanceOf(entries, barred)
  const [, old_interest] = amounts(balance, 'interest').find(([id]) => id === 'old') as [string, number]
  assert.equal(old_interest, 66, 'six days of interest that the payment covered')
  assert.deepEqual(amounts(balance, 'principal'), [
    ['old', 40_000 - old_interest],
    ['new', 50_000],
  ])
  assert.deepEqual(amounts(balance, 'time_barred'), [['old', 60_000 + old_interest]])
  assert.equal(balance.principal_open_cents, 50_000)
  assertAddsUp(balance)
})

test('a debtor may pay what is barred: it takes what is left after all that is owed', () => {
  const entries = [OLD, NEW, paymentEntry('p', 90_000, '2026-05-20')]
  const balance = balanceOf(entries, { as_of: '2026-05-20' })
  assert.deepEqual([balance.total_open_cents, balance.credit_cents], [0, 0])
  const [[, left]] = amounts(balance, 'time_barred') as [[string, number]]
  assert.ok(left > 60_000 && left < 60_200, 'interest of the other came first')
  assertAddsUp(balance)
  const all = balanceOf([OLD, paymentEntry('p', 100_000, '2026-05-20')], { as_of: '2026-05-20' })
  assert.deepEqual([all.total_open_cents, all.credit_cents, amounts(all, 'time_barred')], [0, 0, []])
  assertAddsUp(all)
})

test('the costs of an invoice go with it, those of letters stay', () => {
  const own = (kind: 'lump_sum' | 'creditor_fee', amount_cents: number) =>
    newEntry({ kind, id: kind, amount_cents, day: '2023-06-01', invoice_id: 'old', rule: 'R' })
  const entries = [OLD, NEW, own('lump_sum', 4000), own('creditor_fee', 500), feeEntry('f', 700, '2026-05-01')]
  assert.equal(balanceOf(entries).costs_open_cents, 4000, 'the lump sum covers the fees')
  const balance = balanceOf(entries, { as_of: '2026-05-15' })
  assert.equal(balance.costs_open_cents, 700)
  assertAddsUp(balance)
})

test('a letter is charged for what is not barred, and not at all when everything is', () => {
  const charges = (entries: readonly Entry[]) =>
    letterCharges(factsOf(entries, { as_of: '2026-05-15' }), { id: 'letter', letter_number: 1 })
  assert.deepEqual(charges([OLD]), [])
  assert.equal(charges([OLD, NEW]).length, 1)
})

test('a claim with a barred invoice can be closed, and its account is at zero', () => {
  const facts = factsOf([OLD, NEW], { as_of: '2026-05-15' })
  const closed = [...facts.entries, ...closingEntries(facts, 'written_off')]
  const balance = computeBalance({ ...facts, entries: closed, as_of: '2026-06-01' })
  assert.deepEqual([balance.total_open_cents, balance.credit_cents], [0, 0])
  assertAddsUp(balance)
  const early = factsOf([OLD, NEW], { as_of: '2026-05-01' })
  const closed_early = [...early.entries, ...closingEntries(early, 'written_off')]
  const later = computeBalance({ ...early, entries: closed_early, as_of: '2026-06-01' })
  assert.deepEqual([later.total_open_cents, amounts(later, 'time_barred')], [0, []])
  assertAddsUp(later)
})

test('a closure fixes the interest that was paid on a barred invoice, once', () => {
  const paid = [paymentEntry('early', 99_999, '2023-06-14'), paymentEntry('late', 1_000, '2026-08-01')]
  const facts = factsOf([OLD, ...paid], { as_of: '2026-08-02' })
  const closed = [...facts.entries, ...closingEntries(facts, 'paid')]
  assert.deepEqual(
    closed.filter(({ kind }) => kind === 'interest').map(({ amount_cents }) => amount_cents),
    amounts(computeBalance(facts), 'interest').map(([, amount_cents]) => amount_cents),
  )
  const balance = computeBalance({ ...facts, entries: closed })
  assert.equal(
    closed.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    0 - balance.credit_cents,
  )
  assertAddsUp(balance)
  assert.deepEqual(closingEntries({ ...facts, entries: closed }, 'paid'), [])
})

test('what a closure takes in before it is due stays closed, although the money went to a barred invoice', () => {
  const waiting = invoiceEntry('waiting', 500, '2026-09-01')
  const facts = factsOf([OLD, waiting, paymentEntry('p', 500, '2026-08-02')], { as_of: '2026-08-02' })
  const closed = [...facts.entries, ...closingEntries(facts, 'paid')]
  assert.equal(computeBalance({ ...facts, entries: closed, as_of: '2026-09-02' }).total_open_cents, 0)
})

const limitOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}) =>
  earliestLimit(
    factsOf(entries, more),
    entries.flatMap(({ kind, invoice_id }) => (kind === 'invoice' ? [invoice_id as string] : [])),
  )

test('the earliest invoice decides, and one without a date decides nothing', () => {
  assert.equal(limitOf([NEW, OLD]), '2026-05-15')
  assert.equal(limitOf([NEW, OLD], { law: DE }), '2027-01-01')
  assert.equal(limitOf([invoiceEntry('undated', 100, null), NEW]), '2029-05-01')
  assert.equal(limitOf([invoiceEntry('undated', 100, null)]), null)
  assert.equal(limitOf([OLD], { law: null }), null)
})

test('a payment restarts the period, and its reversal undoes that', () => {
  const payment = paymentEntry('p', 100, '2026-05-10')
  assert.equal(limitOf([OLD, payment]), '2029-05-11')
  assert.equal(limitOf([OLD, ...takenBack(payment)]), '2026-05-15')
  assert.equal(limitOf([OLD, paymentEntry('p', 100, '2026-05-15')]), '2026-05-15', 'too late')
})

test('the period does not run while a plan is kept', () => {
  const plans = [{ agreed_on: '2026-05-10', kept_until: '2026-11-10' }]
  assert.equal(limitOf([OLD], { limitation: { plans, court: null } }), '2029-11-11')
})

test('in court the next step must not be missed, and nothing that was filed drops out of the account', () => {
  const german = { law: DE, limitation: { plans: [], court: FILED } }
  assert.equal(limitOf([OLD], german), '2026-10-02')
  assert.deepEqual(barredInvoices(factsOf([OLD], german), '2027-06-01'), [])
  assert.equal(limitOf([OLD], { limitation: { plans: [], court: FILED } }), null, 'Austria')
  const titled = { limitation: { plans: [], court: { ...FILED, title_on: '2026-05-01' } } }
  assert.equal(limitOf([OLD], titled), '2056-05-02')
  assert.deepEqual(barredInvoices(factsOf([OLD], titled), '2056-05-01'), [])
  assert.deepEqual(barredInvoices(factsOf([OLD], titled), '2056-05-02'), ['old'])
})

test('what was barred before the filing stays barred', () => {
  const older = invoiceEntry('older', 100, '2023-04-01')
  const filed = { limitation: { plans: [], court: { ...FILED, filed_on: '2026-05-01', last_on: '2026-05-01' } } }
  assert.deepEqual(barredInvoices(factsOf([older, OLD], filed), '2027-01-01'), ['older'])
  assert.equal(limitOf([older, OLD], filed), '2026-04-02')
})
