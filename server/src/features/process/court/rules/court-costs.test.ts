import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../../test/case-facts.ts'
import { feeEntry, invoiceEntry, lawNamed, paymentEntry } from '../../../../../test/entries.ts'
import { type BalanceFacts, computeBalance, type Entry } from '../../../case/account/index.ts'
import { reviewCharges } from '../../../case/account/rules/costs.ts'
import { type FiledCosts, filingEntries, titleEntries } from './court-costs.ts'

const DAY = '2026-05-14'
const factsOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  ...{ law: lawNamed('AT'), is_consumer: false, letters: [], as_of: DAY, legal, entries },
  ...more,
})
const ROW = { table: 'court_fees_at', list: 'first_instance', confirmed: true, next_change: null } as const
const basis = (rule: string) => ({ ...ROW, rule, valid_from: '2025-04-01', source: 'S', note: null })
const estimate = {
  court_fees_cents: 14_000,
  lawyer_fees: { net_cents: 15_856, gross_cents: 19_027 },
  legal_basis: [basis('GGG Tarifpost 1'), basis('RATG TP 2')],
}
const file = (facts: BalanceFacts, more: Partial<FiledCosts> = {}): Entry[] =>
  filingEntries({
    ...{ facts, balance: computeBalance(facts), estimate, has_lawyer: true, deducts_input_tax: true, filing_id: 'f' },
    ...more,
  })
const brief = (entries: readonly Entry[]) => entries.map(({ kind, amount_cents }) => [kind, amount_cents])

test('a filing adds the court fee and, only with a lawyer, the net fee of the lawyer, all with the filing', () => {
  const facts = factsOf([invoiceEntry('a', 100_000, '2026-03-31')], { is_consumer: true })
  const entries = file(facts)
  assert.deepEqual(brief(entries), [
    ['court_fee', 14_000],
    ['lawyer_fee', 15_856],
  ])
  assert.ok(entries.every(({ day, filing_id }) => day === DAY && filing_id === 'f'))
  assert.deepEqual(
    entries.map(({ rule }) => rule),
    ['GGG Tarifpost 1', 'RATG TP 2'],
  )
  assert.deepEqual(brief(file(facts, { has_lawyer: false })), [['court_fee', 14_000]])
  const gross = file(facts, { deducts_input_tax: false })
  assert.deepEqual([gross[1]?.amount_cents, gross[1]?.formula], [19_027, '158.56 + 31.71 = 190.27'])
  const nothing = { court_fees_cents: null, lawyer_fees: null, legal_basis: [] }
  assert.deepEqual(file(facts, { estimate: nothing }), [], 'where there is no procedure')
})

test('between businesses a filing enters the lump sums that no letter has entered, and fees count beyond them', () => {
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-05-31')]
  const known = factsOf([...invoices, feeEntry('letter', 5000, '2026-04-01')])
  assert.deepEqual(brief(file(known, { has_lawyer: false })), [
    ['lump_sum', 4000],
    ['court_fee', 14_000],
  ])
  const again = factsOf([...known.entries, ...file(known)])
  assert.deepEqual(brief(file(again, { has_lawyer: false })), [['court_fee', 14_000]], 'each invoice has one')
})

test('money from before the filing takes its lump sums back and leaves what the court cost', () => {
  const known = factsOf([invoiceEntry('a', 100_000, '2026-01-31')])
  const entries = [...known.entries, ...file(known)]
  const payment = paymentEntry('p', 103_500, '2026-05-01')
  const changes = reviewCharges(factsOf([...entries, payment]), '2026-06-01')
  assert.deepEqual(
    changes.map(({ kind, counts_as, amount_cents }) => [kind, counts_as, amount_cents]),
    [['correction', 'lump_sum', -4000]],
  )
})

test('a title fixes the interest up to its date and corrects the costs to what it awards', () => {
  const known = factsOf([invoiceEntry('a', 100_000, '2026-03-31')], { is_consumer: true })
  const facts = { ...known, entries: [...known.entries, ...file(known)], as_of: '2026-06-13' }
  const award = (awarded_cents: number | null) =>
    titleEntries({ facts, balance: computeBalance(facts), awarded_cents, filing_id: 'f' })
  // 1000.00 × 4 % × 74/365
  assert.deepEqual(brief(award(null)), [['interest', 811]])
  assert.deepEqual(brief(award(29_856)), [['interest', 811]], 'all of it is awarded')
  const [, correction] = award(20_000)
  assert.partialDeepStrictEqual(correction, {
    ...{ kind: 'correction', counts_as: 'court_fee', part: 'costs', amount_cents: -9856, day: '2026-06-13' },
    ...{ filing_id: 'f', formula: '200.00 − 298.56 = -98.56' },
  })
  assert.equal(award(30_000)[1]?.amount_cents, 144, 'a court may award more')
  const titled = computeBalance({ ...facts, entries: [...facts.entries, ...award(20_000)], is_titled: true })
  assert.deepEqual([titled.costs_open_cents, titled.interest_open_cents], [20_000, 811])
})

test('costs are claimed in court until there is a title', () => {
  const known = factsOf([invoiceEntry('a', 100_000, '2026-03-31')], { is_consumer: true })
  const facts = { ...known, entries: [...known.entries, ...file(known)] }
  const claimed = (is_titled: boolean) =>
    computeBalance({ ...facts, is_titled })
      .lines.filter(({ is_claimed_in_court }) => is_claimed_in_court)
      .map(({ kind }) => kind)
  assert.deepEqual(claimed(false), ['court_fee', 'lawyer_fee'])
  assert.deepEqual(claimed(true), [])
})
