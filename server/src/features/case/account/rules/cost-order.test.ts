import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { legal } from '../../../../../test/case-facts.ts'
import { feeEntry, invoiceEntry, lawNamed, paymentEntry, takenBack } from '../../../../../test/entries.ts'
import { computeBalance, letterFeesPaid } from '../rules.ts'
import { closingEntries } from './closing.ts'
import { owedByCost, paidByCost } from './cost-order.ts'
import { type Entry, type EntryKind, newEntry } from './entries.ts'
import { setOffCents } from './set-off.ts'

const cost = (kind: EntryKind, id: string, amount_cents: number, day: string): Entry =>
  newEntry({ kind, id, amount_cents, day, ...(kind === 'correction' ? { part: 'costs' } : {}) })
const owed = (costs: readonly Entry[]) => owedByCost(costs).map(({ entry, owed_cents }) => [entry.id, owed_cents])

test('lump sums cover the oldest fees, and a court that awards less lowers the court step', () => {
  const lump = cost('lump_sum', 'lump', 4000, '2026-02-02')
  const own = cost('creditor_fee', 'own', 1500, '2026-02-01')
  const first = feeEntry('first', 3000, '2026-02-02')
  const second = feeEntry('second', 1000, '2026-02-20')
  assert.deepEqual(owed([own, lump, first, second]), [
    ['lump', 4000],
    ['first', 500],
    ['second', 1000],
  ])
  const court = [cost('court_fee', 'court', 3000, '2026-03-01'), cost('lawyer_fee', 'lawyer', 2000, '2026-03-01')]
  const awarded = cost('correction', 'awarded', -2500, '2026-04-01')
  assert.deepEqual(owed([first, ...court, awarded]), [
    ['first', 3000],
    ['court', 2500],
    ['lawyer', 0],
  ])
})

const facts = (entries: readonly Entry[], law: 'AT' | 'DE' = 'DE') => ({
  ...{ law: lawNamed(law), is_consumer: false, letters: [], as_of: '2026-05-14', legal, entries },
})
const paid = (entries: readonly Entry[], law: 'AT' | 'DE' = 'DE') => [...letterFeesPaid(facts(entries, law))]

test('what the letters cost is paid oldest first, payment by payment', () => {
  const debt = invoiceEntry('i', 100_000, '2026-01-31')
  const own = newEntry({ kind: 'creditor_fee', id: 'own', amount_cents: 500, day: '2026-01-01', invoice_id: 'i' })
  const letters = [feeEntry('l1', 2000, '2026-02-10'), feeEntry('l2', 3000, '2026-03-10')]
  const entries = [
    debt,
    own,
    ...letters,
    paymentEntry('p1', 1500, '2026-03-20'),
    paymentEntry('p2', 2500, '2026-03-21'),
  ]
  // 5 of the first euros are the creditor's own fee.
  assert.deepEqual(paid(entries), [
    ['p1', 1000],
    ['p2', 2500],
  ])
  assert.deepEqual(paid([...entries, paymentEntry('p3', 90_000, '2026-04-01')]).at(-1), ['p3', 1500])
  const [fee, counter] = takenBack(letters[0] as Entry) as [Entry, Entry]
  const returned = [...entries.filter(({ id }) => id !== fee.id), fee, counter]
  assert.deepEqual(paid(returned), [
    ['p1', 1000],
    ['p2', 2000],
  ])
})

test('what a closure gives up was not paid', () => {
  const entries = [
    invoiceEntry('i', 100_000, '2026-01-31'),
    feeEntry('l1', 2000, '2026-02-10'),
    paymentEntry('p1', 1500, '2026-03-20'),
  ]
  const closed = [...entries, ...closingEntries(facts(entries), 'withdrawn')]
  assert.equal(computeBalance(facts(closed)).costs_open_cents, 0)
  assert.deepEqual(paid(closed), [['p1', 1500]])
})

const DAYS = ['2026-02-01', '2026-02-15', '2026-03-01', '2026-03-15', '2026-04-01']
const day = fc.constantFrom(...DAYS)
const amount = fc.integer({ min: 1, max: 9_000 })
const costEntry = fc
  .tuple(fc.constantFrom<EntryKind>('lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee'), amount, day)
  .map(([kind, amount_cents, on]) => ({ kind, amount_cents, day: on }))

test('the costs in order sum up to what is owed, and what payments pay of them is what they paid for costs', () => {
  const any = fc.tuple(
    fc.array(costEntry, { maxLength: 7 }),
    fc.array(fc.tuple(amount, day), { maxLength: 5 }),
    fc.constantFrom('AT' as const, 'DE' as const),
    fc.boolean(),
  )
  const holds = fc.property(any, ([drafts, payments, law, is_less]) => {
    const costs = drafts.map((draft, place) => newEntry({ ...draft, id: `c${place}`, invoice_id: 'i' }))
    const court_cents = costs
      .filter(({ kind }) => kind === 'court_fee' || kind === 'lawyer_fee')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const less =
      is_less && court_cents > 1 ? [cost('correction', 'less', -Math.floor(court_cents / 2), '2026-04-02')] : []
    const all = [...costs, ...less]
    const shares = owedByCost(all)
    const total = all.reduce((sum, { amount_cents }) => sum + amount_cents, 0) - setOffCents(all)
    assert.equal(
      shares.reduce((sum, { owed_cents }) => sum + owed_cents, 0),
      total,
    )
    assert.ok(shares.every(({ owed_cents }) => owed_cents >= 0))
    const receipts = payments.map(([amount_cents, on], place) => paymentEntry(`p${place}`, amount_cents, on))
    const entries = [invoiceEntry('i', 50_000, '2026-01-31'), ...all, ...receipts]
    const lines = computeBalance(facts(entries, law)).lines.filter(({ kind }) => kind === 'payment')
    const for_costs = lines.reduce((sum, { applied }) => sum + (applied?.costs_cents ?? 0), 0)
    const account = {
      costs: all,
      receipts: lines.map(({ payment_id, applied }) => ({
        entry: paymentEntry(payment_id as string, 1, '2026-02-01'),
        rest_cents: 0,
        applied: applied as never,
      })),
    }
    assert.equal(
      paidByCost(account).reduce((sum, { paid_cents }) => sum + paid_cents, 0),
      for_costs,
    )
    const letters = costs.filter(({ kind }) => kind === 'reminder_fee').reduce((sum, one) => sum + one.amount_cents, 0)
    const of_letters = paid(entries, law).reduce((sum, [, paid_cents]) => sum + paid_cents, 0)
    assert.ok(of_letters <= letters && of_letters <= for_costs)
  })
  fc.assert(holds, { numRuns: 300 })
})
