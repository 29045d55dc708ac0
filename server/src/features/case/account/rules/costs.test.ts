import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../../test/case-facts.ts'
import { invoiceEntry, lawNamed, paymentEntry } from '../../../../../test/entries.ts'
import { computeBalance } from '../rules.ts'
import { creditorFeeCents, letterCharges, reviewLetters, takeBackCosts, takeBackLetter } from './costs.ts'
import { counterEntry, type Entry, newEntry, standing } from './entries.ts'
import type { BalanceFacts } from './facts.ts'

const factsOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  law: lawNamed('AT'),
  is_consumer: false,
  first_deadline: null,
  as_of: '2026-05-14',
  legal,
  entries,
  ...more,
})
const brief = (entries: readonly Entry[]) => entries.map(({ kind, amount_cents }) => [kind, amount_cents])
const costs = (facts: BalanceFacts) => computeBalance(facts).costs_open_cents
const NONE: ReadonlySet<string> = new Set()

/** The account after letters of these days, each with the charges that it had then. */
function lettersOn(facts: BalanceFacts, days: readonly string[]): BalanceFacts {
  let known = facts
  for (const [index, as_of] of days.entries()) {
    const charges = letterCharges({ ...known, as_of }, { id: `letter ${index + 1}`, letter_number: index + 1 })
    known = { ...known, as_of, entries: [...known.entries, ...charges] }
  }
  return known
}

test('a letter to a business brings a lump sum for each invoice in default, and its fee beyond them', () => {
  const invoices = [
    invoiceEntry('a', 100_000, '2026-01-31'),
    invoiceEntry('b', 50_000, '2026-02-28'),
    invoiceEntry('c', 50_000, '2026-06-30'),
  ]
  const charges = letterCharges(factsOf(invoices), { id: 'l', letter_number: 1 })
  assert.deepEqual(brief(charges), [
    ['lump_sum', 4000],
    ['lump_sum', 4000],
    ['reminder_fee', 10_357],
    ['correction', -8000],
  ])
  assert.ok(charges.every(({ letter_id }) => letter_id === 'l'))
  const facts = factsOf([...invoices, ...charges])
  assert.equal(costs(facts), 10_357, 'the fee, of which the lump sums are a part')
  const second = letterCharges({ ...facts, as_of: '2026-07-10' }, { id: 'm', letter_number: 2 })
  assert.deepEqual(brief(second), [
    ['lump_sum', 4000],
    ['reminder_fee', 11_837],
    ['correction', -4000],
  ])
})

test('a consumer pays the fee alone', () => {
  const facts = factsOf([invoiceEntry('a', 100_000, '2026-01-31')], { is_consumer: true })
  assert.deepEqual(brief(letterCharges(facts, { id: 'l', letter_number: 1 })), [['reminder_fee', 10_357]])
})

test('the creditor’s own fees count against the lump sum too', () => {
  const own = newEntry({ kind: 'creditor_fee', amount_cents: 1500, day: '2026-01-01', invoice_id: 'a' })
  const german = factsOf([invoiceEntry('a', 1000, '2026-01-31'), own], { law: lawNamed('DE') })
  const charged = { ...german, entries: [...german.entries, ...letterCharges(german, { id: 'l', letter_number: 1 })] }
  assert.equal(costs(charged), 4000, '15.00 + 18.00 are less than the lump sum')
})

test('no letter costs anything on a day without default, and no other letter at all', () => {
  const fresh = factsOf([invoiceEntry('a', 100_000, '2026-05-14')])
  assert.deepEqual(letterCharges(fresh, { id: 'l', letter_number: 1 }), [])
  const late = factsOf([invoiceEntry('a', 100_000, '2026-05-13')])
  assert.equal(letterCharges(late, { id: 'l', letter_number: 1 }).length, 3)
  assert.deepEqual(letterCharges(late, { id: 'l', letter_number: null }), [], 'a declaration is no reminder')
  assert.deepEqual(letterCharges({ ...late, law: null }, { id: 'l', letter_number: 1 }), [])
  const paid = factsOf([invoiceEntry('a', 100_000, '2026-05-13'), paymentEntry('p', 100_100, '2026-05-14')])
  assert.deepEqual(letterCharges(paid, { id: 'l', letter_number: 1 }), [])
})

test('the first letter to a German consumer without an agreed due date costs nothing', () => {
  const invoice = { ...invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01'), due_agreed: false }
  const facts = factsOf([invoice], { law: lawNamed('DE'), is_consumer: true })
  assert.deepEqual(letterCharges(facts, { id: 'l', letter_number: 1 }), [])
  const reminded = { ...facts, first_deadline: '2026-05-26', as_of: '2026-05-28' }
  assert.deepEqual(brief(letterCharges(reminded, { id: 'm', letter_number: 2 })), [
    ['reminder_fee', 3720],
    ['reminder_fee', 744],
  ])
})

test('what a returned letter brought is taken back, the set-off included', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  assert.equal(costs(facts), 10_357 + 11_837)
  const back = takeBackLetter(facts, 'letter 1', '2026-06-01')
  const after = { ...facts, entries: [...facts.entries, ...back] }
  assert.equal(costs(after), 11_837)
  assert.ok(standing(after.entries).every(({ letter_id }) => letter_id !== 'letter 1'))
})

test('money that came before a letter and settled the debt takes the letter’s charges back', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const review = (payment: Entry) =>
    reviewLetters({ ...facts, entries: [...facts.entries, payment] }, NONE, '2026-06-01')
  const before_both = review(paymentEntry('p', 105_000, '2026-05-13'))
  assert.equal(
    costs({ ...facts, entries: [...facts.entries, paymentEntry('p', 105_000, '2026-05-13'), ...before_both] }),
    0,
  )
  const between = review(paymentEntry('p', 105_000, '2026-05-20'))
  assert.deepEqual(
    between.map(({ letter_id }) => letter_id),
    ['letter 2'],
  )
  assert.deepEqual(review(paymentEntry('p', 105_000, '2026-05-28')), [], 'on the day of the letter it was too late')
  assert.deepEqual(review(paymentEntry('p', 50_000, '2026-05-13')), [], 'something stayed in default')
})

test('when that money is gone again the charges come back, but not those of a letter that never arrived', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const payment = paymentEntry('p', 105_000, '2026-05-13')
  const paid = { ...facts, entries: [...facts.entries, payment] }
  const known = [...paid.entries, ...reviewLetters(paid, NONE, '2026-06-01'), counterEntry(payment, '2026-06-05')]
  const bounced = { ...facts, entries: known }
  const again = reviewLetters(bounced, NONE, '2026-06-05')
  assert.equal(costs({ ...bounced, entries: [...known, ...again] }), costs(facts))
  const without = reviewLetters(bounced, new Set(['letter 1']), '2026-06-05')
  assert.equal(costs({ ...bounced, entries: [...known, ...without] }), 11_837)
})

test('a German consumer owes the creditor’s reminders up to the limit, others what they cost', () => {
  const at = (code: string, is_consumer: boolean) =>
    creditorFeeCents({ ...factsOf([]), law: lawNamed(code), is_consumer }, 1000)
  assert.deepEqual([at('DE', true), at('DE', false), at('AT', true), at('AT', false)], [250, 1000, 1000, 1000])
})

const creditEntry = (invoice_id: string, amount_cents: number, day: string): Entry =>
  newEntry({ kind: 'credit_note', amount_cents: -amount_cents, day, invoice_id })

test('of an invoice that is credited in full neither lump sum nor reminders are owed, and the fee counts whole again', () => {
  const own = newEntry({ kind: 'creditor_fee', amount_cents: 1500, day: '2026-01-01', invoice_id: 'b' })
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-02-28'), own]
  const facts = lettersOn(factsOf(invoices), ['2026-05-14'])
  const credited = (amount_cents: number) => ({
    ...facts,
    entries: [...facts.entries, creditEntry('b', amount_cents, '2026-05-20')],
  })
  assert.deepEqual(takeBackCosts(credited(49_999), 'b'), [], 'a cent is still owed')
  assert.deepEqual(takeBackCosts(credited(50_000), 'a'), [])
  const back = takeBackCosts(credited(50_000), 'b')
  assert.deepEqual(brief(back).sort(), [
    ['correction', -1500],
    ['correction', -4000],
    ['correction', 4000],
  ])
  const after = { ...facts, entries: [...credited(50_000).entries, ...back] }
  assert.equal(costs(after), 10_357, 'the fee, of which the lump sum that is left is a part')
  assert.deepEqual(takeBackCosts(after, 'b'), [], 'once is enough')
})

test('a letter that charges again leaves out the lump sum of what was credited meanwhile', () => {
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-02-28')]
  const facts = lettersOn(factsOf(invoices), ['2026-05-14'])
  const credited = [...facts.entries, creditEntry('b', 50_000, '2026-05-20')]
  const known = [...credited, ...takeBackCosts({ ...facts, entries: credited }, 'b')]
  const payment = paymentEntry('p', 105_000, '2026-05-13')
  const paid = [...known, payment]
  const reviewed = [...paid, ...reviewLetters({ ...facts, entries: paid }, NONE, '2026-06-01')]
  assert.equal(costs({ ...facts, entries: reviewed }), 0)
  const bounced = [...reviewed, counterEntry(payment, '2026-06-05')]
  const again = [...bounced, ...reviewLetters({ ...facts, entries: bounced }, NONE, '2026-06-05')]
  assert.equal(costs({ ...facts, entries: again }), costs({ ...facts, entries: known }))
  const lumps = standing(again).filter(({ kind }) => kind === 'lump_sum')
  assert.deepEqual(
    lumps.map(({ invoice_id }) => invoice_id),
    ['a'],
  )
})

test('a credit note for everything takes back what the letters before it cost', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const credit = (amount_cents: number) => {
    const entries = [...facts.entries, creditEntry('a', amount_cents, '2026-06-01')]
    return costs({ ...facts, entries: [...entries, ...reviewLetters({ ...facts, entries }, NONE, '2026-06-01')] })
  }
  assert.deepEqual([credit(100_000), credit(99_999)], [0, costs(facts)])
})
