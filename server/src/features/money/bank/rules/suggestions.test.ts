import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { lookupsOf } from './lookups.ts'
import { nameLikeness, nameWords } from './names.ts'
import { numberLikeness, typedNumbers } from './numbers.ts'
import {
  type CandidateFacts,
  doubleOf,
  type EntryFacts,
  namedByEntry,
  SUGGESTIONS_MAX,
  suggest,
} from './suggestions.ts'

const likeness = (name: string, typed: string): number => nameLikeness(name, nameWords(typed))

const SAME: readonly (readonly [name: string, typed: string])[] = [
  ['Jürgen Köhler', 'JUERGEN KOEHLER'],
  ['Jürgen Köhler', 'Kohler Jurgen'],
  ['Jürgen Weiß', 'Weiss Jürgen'],
  ['Franz Huber', 'Huber Franz und Maria'],
  ['Franz Huber', 'Mag. Dr. Franz Huber, BSc'],
  ['Tischlerei Moser GmbH', 'Moser Tischlerei Ges.m.b.H.'],
  ['Malerei Süß e.U.', 'MALEREI SUESS'],
  ['Bau Wagner GmbH & Co KG', 'Bau Wagner'],
  ['Maria Müller-Lüdenscheidt', 'Mueller Luedenscheidt Maria'],
  ['Ayşe Yılmaz', 'AYSE YILMAZ'],
]
for (const [name, typed] of SAME) {
  test(`${typed} is ${name}`, () => assert.ok(likeness(name, typed) >= 0.99, String(likeness(name, typed))))
}

test('cut and mistyped names are nearly the same', () => {
  for (const typed of ['Maximilian Hinterhol', 'Maximilian Hinterholzr', 'Hinterhozler Maximilian'])
    assert.ok(likeness('Maximilian Hinterholzer', typed) > 0.85, typed)
})

test('a relative is no namesake, and a first name says nothing', () => {
  assert.ok(likeness('Franz Huber', 'Maria Huber') <= 0.3)
  assert.ok(likeness('Franz Huber', 'F. Huber') > likeness('Franz Huber', 'Maria Huber'))
  assert.ok(likeness('Franz Huber', 'Franz Gruber') <= 0.1)
  assert.equal(likeness('Franz Huber', 'Anna Maier'), 0)
  assert.equal(likeness('', 'Anna Maier'), 0)
})

const NUMBERS: readonly (readonly [number: string, text: string])[] = [
  ['RE-2026-00123', 'Rechnung RE-2026-00123'],
  ['RE-2026-00123', 're2026 00123'],
  ['RE-2026-00123', 'Re.Nr.: 2026-00123 danke'],
  ['2026/0456', 'Rechnung 20260456 vom 12.02.2026'],
  ['0040012345', 'Rg. 40012345'],
]
for (const [number, text] of NUMBERS) {
  test(`${JSON.stringify(text)} has the number ${number}`, () => {
    assert.ok(numberLikeness(number, typedNumbers(text)) >= 0.9)
    assert.ok(typedNumbers(text).digits.has(number.replace(/\D/g, '').replace(/^0+/, '')))
  })
}

test('a short number is weak, a part of a longer one is none, and accounts have no numbers', () => {
  assert.ok(numberLikeness('2026', typedNumbers('12.03.2026')) <= 0.5)
  assert.equal(numberLikeness('12345', typedNumbers('Rechnung 123456')), 0)
  assert.equal(numberLikeness('19043002', typedNumbers('AT61 1904 3002 3457 3201')), 0)
})

const CLAIM: CandidateFacts = {
  claim_id: 'one',
  case_reference: 'MW2600012349',
  partner_reference: 'K-800123',
  is_closed: false,
  debtor_names: ['Jürgen Köhler'],
  invoice_numbers: ['RE-2026-00123'],
  amounts_cents: [4990, 6990],
  ibans: ['AT611904300234573201'],
  payments: [],
}
const NEIGHBOUR: CandidateFacts = {
  ...CLAIM,
  claim_id: 'neighbour',
  case_reference: 'MW2600000776',
  partner_reference: null,
  debtor_names: ['Maria Köhler'],
  invoice_numbers: ['RE-2026-00124'],
  ibans: [],
}
const ENTRY: EntryFacts = {
  ...{ text: '', end_to_end_id: null, payer_name: null, payer_iban: null, amount_cents: 1000 },
  value_date: '2026-04-15' as DateOnly,
}
const first = (entry: Partial<EntryFacts>, claim = CLAIM) => suggest({ ...ENTRY, ...entry }, [NEIGHBOUR, claim])[0]

const REASONS: readonly (readonly [why: string, least: number, entry: Partial<EntryFacts>])[] = [
  ['reference', 0.95, { text: 'MW2600012349 und MW2600000776', payer_name: 'Jürgen Köhler' }],
  ['reference_repaired', 0.85, { text: 'RF99 MW2600012349' }],
  ['reference_repaired', 0.5, { text: 'MW2600012348', amount_cents: 6990, payer_name: 'Jürgen Köhler' }],
  ['invoice_number_and_amount', 0.85, { text: 'Rechnung 2026-00123', amount_cents: 6990 }],
  ['invoice_number', 0.75, { text: 'RE 2026 00123' }],
  ['partner_reference', 0.6, { text: 'K-800123' }],
  ['known_iban_and_amount', 0.8, { payer_iban: 'AT611904300234573201', amount_cents: 4990 }],
  ['known_iban', 0.7, { payer_iban: 'AT611904300234573201' }],
  ['name_and_amount', 0.7, { payer_name: 'KOEHLER JUERGEN', amount_cents: 4990 }],
  ['name', 0.5, { payer_name: 'Köhler Jürgen' }],
  ['name', 0.4, { text: 'für Jürgen Köhler', payer_name: 'Anna Maier' }],
]
for (const [why, least, entry] of REASONS) {
  test(`a claim is suggested for ${why}: ${JSON.stringify(entry)}`, () => {
    const found = first(entry)
    assert.deepEqual([found?.claim_id, found?.why], ['one', why])
    assert.ok((found?.score ?? 0) >= least && (found?.score ?? 1) < 1, String(found?.score))
  })
}

test('the amount alone suggests nothing', () => {
  assert.deepEqual(suggest({ ...ENTRY, amount_cents: 4990 }, [CLAIM, NEIGHBOUR]), [])
})

test('nothing is suggested for money that left', () => {
  assert.deepEqual(suggest({ ...ENTRY, text: 'Retoure MW2600012349', amount_cents: -1000 }, [CLAIM, NEIGHBOUR]), [])
})

test('an entry names a claim by a right reference, not by a guess', () => {
  assert.equal(first({ text: 'RF99MW2600012349' })?.is_named, true)
  assert.equal(first({ text: 'MW2600012348', payer_name: 'Jürgen Köhler' })?.is_named, false)
  assert.equal(first({ end_to_end_id: 'MW2600012349' })?.is_named, true)
})

test('a reference that only the bank passed on books nothing, and another one than that of the text hinders', () => {
  assert.deepEqual(namedByEntry({ text: 'danke', end_to_end_id: 'MW2600012349' }).certain, [])
  assert.equal(namedByEntry({ text: 'MW2600012349', end_to_end_id: 'MW2600012349' }).others, false)
  assert.equal(namedByEntry({ text: 'MW2600012349', end_to_end_id: 'MW2600000776' }).others, true)
  assert.equal(namedByEntry({ text: 'MW2600012349', end_to_end_id: 'NOTPROVIDED' }).others, false)
})

const payment = (payment_date: string, is_linked = false) => ({
  ...{ id: `paid ${payment_date}`, amount_cents: 1000, is_linked },
  payment_date: payment_date as DateOnly,
})

test('the same amount within ten days may be the same money, and the payment of no entry comes first', () => {
  assert.equal(doubleOf(ENTRY, [payment('2026-04-05')])?.id, 'paid 2026-04-05')
  assert.equal(doubleOf(ENTRY, [payment('2026-04-25')])?.id, 'paid 2026-04-25')
  assert.equal(doubleOf(ENTRY, [payment('2026-04-04'), payment('2026-04-26')]), undefined)
  assert.equal(doubleOf({ ...ENTRY, amount_cents: 1001 }, [payment('2026-04-15')]), undefined)
  assert.equal(doubleOf(ENTRY, [payment('2026-04-10', true), payment('2026-04-11')])?.id, 'paid 2026-04-11')
})

test('a possible double names the payment, unless that is the money of another entry', () => {
  const text = 'MW2600012349'
  const told = first({ text }, { ...CLAIM, payments: [payment('2026-04-10')] })
  assert.deepEqual([told?.why, told?.payment_id], ['possible_double', 'paid 2026-04-10'])
  const booked = first({ text }, { ...CLAIM, payments: [payment('2026-04-10', true)] })
  assert.deepEqual([booked?.why, booked?.payment_id], ['possible_double', null])
})

test('closed claims come after open ones, and a list has an end', () => {
  const many = Array.from({ length: 30 }, (_, place) => ({
    ...CLAIM,
    claim_id: `claim ${place}`,
    is_closed: place < 29,
  }))
  const found = suggest({ ...ENTRY, payer_name: 'Jürgen Köhler' }, many)
  assert.deepEqual([found.length, found[0]?.claim_id], [SUGGESTIONS_MAX, 'claim 29'])
})

test('claims are looked up by pairs of words, digits, accounts and references', () => {
  const entry = { ...ENTRY, text: 'RE 2026-00123 MW2600012348', payer_name: 'Dr. Köhler Jürgen', payer_iban: 'AT61' }
  const { names, numbers, ibans, references } = lookupsOf(entry)
  assert.deepEqual([names[0], ibans], [['koehler', 'juergen'], ['AT61']])
  assert.ok(numbers.includes('202600123') && references.includes('MW2600012349'))
})
