import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../../test/case-facts.ts'
import { invoiceEntry, lawNamed, paymentEntry, sentLetter } from '../../../../../test/entries.ts'
import { computeBalance } from '../rules.ts'
import { creditorFees, letterCharges, reviewCharges } from './costs.ts'
import { counterEntry, type Entry, newEntry, standing } from './entries.ts'
import type { BalanceFacts } from './facts.ts'

const factsOf = (entries: readonly Entry[], more: Partial<BalanceFacts> = {}): BalanceFacts => ({
  law: lawNamed('AT'),
  is_consumer: false,
  letters: [],
  as_of: '2026-05-14',
  legal,
  entries,
  ...more,
})
const brief = (entries: readonly Entry[]) => entries.map(({ kind, amount_cents }) => [kind, amount_cents])
const costs = (facts: BalanceFacts) => computeBalance(facts).costs_open_cents

/** The account after letters of these days, each with the charges that it had then. */
function lettersOn(facts: BalanceFacts, days: readonly string[]): BalanceFacts {
  let known = facts
  for (const [index, as_of] of days.entries()) {
    const id = `letter ${index + 1}`
    const charges = letterCharges({ ...known, as_of }, { id, letter_number: index + 1 })
    const demanded = computeBalance({ ...known, as_of }).debts.filter(({ open_cents }) => open_cents > 0)
    const letter = sentLetter(
      id,
      as_of,
      demanded.map(({ invoice_id }) => invoice_id),
    )
    known = { ...known, as_of, entries: [...known.entries, ...charges], letters: [...known.letters, letter] }
  }
  return known
}

/** The same with news of 1 June, and with what they change about the letters. */
function withNews(facts: BalanceFacts, ...news: readonly Entry[]): BalanceFacts {
  const known = { ...facts, entries: [...facts.entries, ...news] }
  return { ...known, entries: [...known.entries, ...reviewCharges(known, '2026-06-01')] }
}

const returned = (facts: BalanceFacts, id: string): BalanceFacts => ({
  ...facts,
  letters: facts.letters.map((letter) => (letter.id === id ? { ...letter, has_arrived: false } : letter)),
})

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
  ])
  assert.ok(charges.every(({ letter_id }) => letter_id === 'l'))
  const facts = factsOf([...invoices, ...charges])
  assert.equal(costs(facts), 10_357, 'the fee, of which the lump sums are a part')
  const second = letterCharges({ ...facts, as_of: '2026-07-10' }, { id: 'm', letter_number: 2 })
  assert.deepEqual(brief(second), [
    ['lump_sum', 4000],
    ['reminder_fee', 11_837],
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
  assert.equal(letterCharges(late, { id: 'l', letter_number: 1 }).length, 2)
  assert.deepEqual(letterCharges(late, { id: 'l', letter_number: null }), [], 'a declaration is no reminder')
  assert.deepEqual(letterCharges({ ...late, law: null }, { id: 'l', letter_number: 1 }), [])
  const paid = factsOf([invoiceEntry('a', 100_000, '2026-05-13'), paymentEntry('p', 100_100, '2026-05-14')])
  assert.deepEqual(letterCharges(paid, { id: 'l', letter_number: 1 }), [])
})

test('the first letter to a German consumer without an agreed due date costs nothing', () => {
  const invoice = { ...invoiceEntry('a', 100_000, '2026-01-31', '2026-01-01'), due_agreed: false }
  const facts = factsOf([invoice], { law: lawNamed('DE'), is_consumer: true })
  assert.deepEqual(letterCharges(facts, { id: 'l', letter_number: 1 }), [])
  const reminded = { ...facts, letters: [sentLetter('l', '2026-05-26', ['a'])], as_of: '2026-05-28' }
  assert.deepEqual(brief(letterCharges(reminded, { id: 'm', letter_number: 2 })), [
    ['reminder_fee', 3720],
    ['reminder_fee', 744],
  ])
})

test('what a returned letter brought is taken back', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  assert.equal(costs(facts), 10_357 + 11_837)
  const after = withNews(returned(facts, 'letter 1'))
  assert.equal(costs(after), 11_837)
  assert.ok(standing(after.entries).every(({ letter_id }) => letter_id !== 'letter 1'))
})

test('money that came before a letter and settled the debt takes the letter’s charges back', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const review = (payment: Entry) =>
    reviewCharges({ ...facts, entries: [...facts.entries, payment] }, '2026-06-01').map(({ letter_id }) => letter_id)
  assert.equal(costs(withNews(facts, paymentEntry('p', 105_000, '2026-05-13'))), 0)
  assert.deepEqual(review(paymentEntry('p', 105_000, '2026-05-20')), ['letter 2'])
  assert.deepEqual(review(paymentEntry('p', 105_000, '2026-05-28')), [], 'on the day of the letter it was too late')
  assert.deepEqual(review(paymentEntry('p', 50_000, '2026-05-13')), [], 'something stayed in default')
})

test('when that money is gone again the charges come back, but not those of a letter that never arrived', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const payment = paymentEntry('p', 105_000, '2026-05-13')
  const paid = withNews(facts, payment)
  const bounced = counterEntry(payment, '2026-06-05')
  assert.equal(costs(withNews(paid, bounced)), costs(facts))
  assert.equal(costs(withNews(returned(paid, 'letter 1'), bounced)), 11_837)
})

test('the lump sum of an invoice that was paid in time goes, the letter about others stays', () => {
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 200_000, '2026-02-28')]
  const facts = lettersOn(factsOf(invoices), ['2026-05-14'])
  const after = withNews(facts, paymentEntry('p', 110_000, '2026-02-10'))
  assert.deepEqual(lumpSumsOf(after), ['b'])
  assert.equal(costs(after), 10_357)
})

const lumpSumsOf = ({ entries }: BalanceFacts) =>
  standing(entries).flatMap(({ kind, invoice_id }) => (kind === 'lump_sum' ? [invoice_id] : []))

test('an invoice has one lump sum, whichever letter it comes back with', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14'])
  const payment = paymentEntry('p', 105_000, '2026-05-13')
  const paid = withNews(facts, payment)
  assert.deepEqual(lumpSumsOf(paid), [])
  const bounced = { ...paid, entries: [...paid.entries, counterEntry(payment, '2026-05-20')] }
  const second = lettersOn(bounced, ['2026-05-28'])
  assert.equal(standing(second.entries).filter(({ kind }) => kind === 'lump_sum').length, 1)
  const reviewed = withNews(second)
  assert.deepEqual(lumpSumsOf(reviewed), ['a'])
})

test('an invoice that came later brings no charges of a letter back', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-02-28')]), ['2026-05-14'])
  const paid = withNews(facts, paymentEntry('p', 105_000, '2026-05-13'))
  assert.equal(costs(paid), 0)
  const later = withNews(paid, invoiceEntry('b', 50_000, '2026-03-31'))
  assert.deepEqual([costs(later), lumpSumsOf(later)], [0, []])
})

test('lump sums and fees count together on every day, whichever comes first', () => {
  const own = newEntry({ kind: 'creditor_fee', amount_cents: 1500, day: '2026-01-01', invoice_id: 'b' })
  const invoices = [invoiceEntry('a', 10_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-05-20'), own]
  const facts = lettersOn(factsOf(invoices), ['2026-05-14'])
  const on = (as_of: string) => costs({ ...facts, as_of })
  // A lump sum of 40.00 and a letter of 29.58; from 21 May on 15.00 more.
  assert.deepEqual([on('2026-05-13'), on('2026-05-20'), on('2026-05-21')], [0, 4000, 4458])
  const { lines } = computeBalance({ ...facts, as_of: '2026-05-21' })
  const set_off = lines.filter(({ kind }) => kind === 'correction')
  assert.partialDeepStrictEqual(set_off, [{ amount_cents: -4000, rule: '§ 458 UGB', formula: '44.58 − 40.00 = 4.58' }])
})

test('the creditor’s own fee is owed for a default, not for an invoice that was paid before it', () => {
  const own = newEntry({ kind: 'creditor_fee', amount_cents: 1500, day: '2026-01-01', invoice_id: 'a' })
  const facts = factsOf([invoiceEntry('a', 10_000, '2026-05-10'), own])
  assert.equal(costs({ ...facts, as_of: '2026-05-10' }), 0)
  assert.equal(costs({ ...facts, as_of: '2026-05-11' }), 1500)
  const paid = (day: string) => costs(factsOf([...facts.entries, paymentEntry('p', 10_000, day)]))
  assert.deepEqual([paid('2026-05-10'), paid('2026-05-11') > 0], [0, true])
})

test('a German consumer owes the creditor’s reminders up to the limit, others what they cost', () => {
  const fee = { invoice_id: 'a', day: '2026-01-01', claimed_cents: 1000 }
  const at = (code: string, is_consumer: boolean) =>
    creditorFees({ ...factsOf([]), law: lawNamed(code), is_consumer }, fee)[0]
  const amounts = [at('DE', true), at('DE', false), at('AT', true), at('AT', false)].map((one) => one?.amount_cents)
  assert.deepEqual(amounts, [250, 1000, 1000, 1000])
  assert.deepEqual([at('DE', true)?.formula, at('AT', true)?.formula], ['10.00 − 7.50 = 2.50', null])
})

const creditEntry = (invoice_id: string, amount_cents: number, day: string): Entry =>
  newEntry({ kind: 'credit_note', amount_cents: -amount_cents, day, invoice_id })

test('of an invoice that is credited in full neither lump sum nor reminders are owed, and the fee counts whole again', () => {
  const own = newEntry({ kind: 'creditor_fee', amount_cents: 1500, day: '2026-01-01', invoice_id: 'b' })
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-02-28'), own]
  const facts = lettersOn(factsOf(invoices), ['2026-05-14'])
  const credited = (amount_cents: number) => withNews(facts, creditEntry('b', amount_cents, '2026-05-20'))
  assert.deepEqual(lumpSumsOf(credited(49_999)), ['a', 'b'], 'a cent is still owed')
  assert.deepEqual(lumpSumsOf(credited(50_000)), ['a'])
  assert.equal(costs(credited(49_999)), 10_357 + 1500)
  assert.equal(costs(credited(50_000)), 10_357, 'the fee, of which the lump sum that is left is a part')
})

test('a letter that charges again leaves out the lump sum of what was credited meanwhile', () => {
  const invoices = [invoiceEntry('a', 100_000, '2026-01-31'), invoiceEntry('b', 50_000, '2026-02-28')]
  const credited = withNews(lettersOn(factsOf(invoices), ['2026-05-14']), creditEntry('b', 50_000, '2026-05-20'))
  const payment = paymentEntry('p', 105_000, '2026-05-13')
  const paid = withNews(credited, payment)
  assert.equal(costs(paid), 0)
  const bounced = withNews(paid, counterEntry(payment, '2026-06-05'))
  assert.equal(costs(bounced), costs(credited))
  assert.deepEqual(lumpSumsOf(bounced), ['a'])
})

test('a credit note for everything takes back what the letters before it cost', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-14', '2026-05-28'])
  const credit = (amount_cents: number) => {
    return costs(withNews(facts, creditEntry('a', amount_cents, '2026-06-01')))
  }
  assert.deepEqual([credit(100_000), credit(99_999)], [0, costs(facts)])
})

test('a letter that bears a later date than a plan costs nothing, unless the plan was over', () => {
  const facts = lettersOn(factsOf([invoiceEntry('a', 100_000, '2026-01-31')]), ['2026-05-18'])
  const planned = (agreed_on: string, ended_on: string | null = null) =>
    costs(withNews({ ...facts, plans: [{ agreed_on, ended_on }] }))
  assert.deepEqual([planned('2026-05-16'), planned('2026-05-18')], [0, 10_357])
  assert.deepEqual([planned('2026-04-16', '2026-05-17'), planned('2026-04-16', '2026-05-18')], [10_357, 0])
})
