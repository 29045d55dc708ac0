import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../../src/kernel/dates.ts'
import { makeDocument } from './document.ts'
import { FAMILIES } from './families.ts'
import { KIND_WORDS, OTHER_KINDS } from './kinds.ts'
import { LOCALES, printDate, printNumber } from './locales.ts'
import { chooseFamilies, documentsOf } from './run.ts'

const documents = FAMILIES.flatMap((family) =>
  [1, 2, 3].map((seed) => makeDocument({ seed, number: 0, family, kind: 'invoice' })),
)
const wordsOf = (page: unknown): string => JSON.stringify(page)
/** As it stands inside of JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

test('there are at least 60 families, none of them in both sets', () => {
  const names = FAMILIES.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  const [train, unseen] = [chooseFamilies([], 'train'), chooseFamilies([], 'unseen')]
  assert.ok(train.length >= 45 && unseen.length >= 15)
  assert.equal(train.length + unseen.length, FAMILIES.length)
  assert.ok(FAMILIES.length >= 60)
  assert.deepEqual(
    train.filter((family) => unseen.includes(family)),
    [],
  )
})

test('families can be named, and one of the other set is not among them', () => {
  assert.deepEqual(
    chooseFamilies(['de-doctor', 'gb-plain'], null).map(({ name }) => name),
    ['de-doctor', 'gb-plain'],
  )
  assert.deepEqual(chooseFamilies(['de-doctor'], 'unseen'), [])
  assert.throws(() => chooseFamilies(['nothing'], null), /no family nothing/)
})

test('the same seed gives the same documents, another seed gives others', () => {
  const run = (seed: number) =>
    [...documentsOf({ count: 80, seed, families: FAMILIES, others: 0.3 })].map(({ page, truth }) => ({ page, truth }))
  assert.deepEqual(run(4), run(4))
  assert.notDeepEqual(run(4), run(5))
})

test('a document stays the same when other families come before it', () => {
  const [family] = chooseFamilies(['de-lawyer'], null)
  assert.ok(family)
  const alone = [...documentsOf({ count: 1, seed: 9, families: [family], others: 0 })]
  assert.deepEqual(alone[0]?.truth, makeDocument({ seed: 9, number: 0, family, kind: 'invoice' }).truth)
})

test('what the truth says stands on the page', () => {
  for (const { page, printed, truth, net } of documents) {
    const words = wordsOf(page)
    for (const part of [
      printed.number,
      printed.issued,
      printed.gross,
      ...(printed.due === null ? [] : [printed.due]),
    ]) {
      assert.ok(words.includes(quoted(part)), `${truth.file}: ${part} is not printed`)
    }
    if (net === 'printed')
      assert.ok(words.includes(quoted(printed.net)), `${truth.file}: the net amount is not printed`)
  }
})

test('names of both parties stand on the page', () => {
  for (const { page, facts, truth, spell } of documents) {
    const words = wordsOf(page).toUpperCase()
    assert.ok(words.includes(quoted(spell(facts.issuer.name)).toUpperCase()), `${truth.file}: issuer`)
    for (const line of facts.recipient.head) assert.ok(words.includes(quoted(spell(line)).toUpperCase()), truth.file)
  }
})

test('a due date follows from the terms', () => {
  for (const { facts, truth } of documents) {
    const { kind, days, due } = facts.terms
    assert.equal(truth.printed?.invoice_due_date, due)
    if (kind === 'none') assert.equal(due, null)
    if (kind === 'at-once') assert.equal(due, facts.issued)
    if (kind === 'days' || kind === 'discount') assert.equal(due, addDays(facts.issued, days))
  }
})

test('the truth is in euros and names what is open only where that is not the gross amount', () => {
  for (const { facts, truth } of documents) {
    const { gross_cents, open_cents, prepaid_cents, arrears_cents } = facts.totals
    assert.equal(Math.round(Number(truth.printed?.invoice_amount_gross) * 100), gross_cents)
    const is_open = prepaid_cents !== 0 || arrears_cents !== 0
    assert.equal(truth.open_amount, is_open ? open_cents / 100 : null)
    assert.equal(truth.kind, 'invoice')
  }
})

test('other papers are told apart by their kind, and only a reminder has amounts to claim', () => {
  for (const family of FAMILIES) {
    for (const kind of OTHER_KINDS) {
      const { page, truth, spell, facts } = makeDocument({ seed: 3, number: 1, family, kind })
      const titles = KIND_WORDS[facts.locale.lang][kind].titles.map((title) => spell(title).toUpperCase())
      assert.ok(titles.includes(page.title.toUpperCase()), `${family.name}: ${page.title}`)
      assert.equal(truth.kind, kind)
      assert.equal(truth.printed?.invoice_amount_gross === null, kind !== 'reminder')
    }
  }
})

test('a share of a run is other papers', () => {
  const kinds = [...documentsOf({ count: 300, seed: 1, families: FAMILIES, others: 0.2 })].map(
    ({ truth }) => truth.kind,
  )
  const others = kinds.filter((kind) => kind !== 'invoice').length
  assert.ok(others > 30 && others < 90, String(others))
  assert.equal(new Set(kinds).size, OTHER_KINDS.length + 1)
})

test('numbers and dates are written as in each country', () => {
  assert.equal(printNumber({ thousands: '.', decimal: ',' }, 123_456_789), '1.234.567,89')
  assert.equal(printNumber({ thousands: "'", decimal: '.' }, -123_450), "-1'234.50")
  assert.equal(printNumber({ thousands: '.', decimal: ',' }, 5), '0,05')
  assert.equal(printNumber({ thousands: '.', decimal: ',' }, 2845, 4), '0,2845')
  assert.equal(printDate(LOCALES['de-AT'], 'D. MMMM YYYY', '2024-01-05'), '5. Jänner 2024')
  assert.equal(printDate(LOCALES['de-DE'], 'DD. MMM YYYY', '2024-09-05'), '05. Sep. 2024')
  assert.equal(printDate(LOCALES['en-US'], 'MM/DD/YY', '2024-03-05'), '03/05/24')
  assert.equal(printDate(LOCALES['fr-FR'], 'D MMMM YYYY', '2024-08-01'), '1er août 2024')
})
