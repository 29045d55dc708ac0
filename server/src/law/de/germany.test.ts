import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import type { NoticeFacts } from '../letters.ts'
import { GERMANY } from './germany.ts'

const NOTICE: NoticeFacts = {
  language: 'de',
  is_private: true,
  creditor: 'Huber GmbH, Ring 1, 1010 Wien',
  grounds: 'Möbel: Rechnung 1',
  has_contract_date: true,
  interest: {
    rate: '5 Prozentpunkte über dem jeweiligen Basiszinssatz',
    rule: '§ 288 Abs. 1 BGB',
    spans: ['6,27 % jährlich aus 249,90 €, 01.09.2026 bis 15.11.2026'],
  },
  costs: [
    {
      name: 'Geschäftsgebühr',
      amount: '25,75 €',
      rule: 'VV 2300 RVG',
      formula: '0,5 × 51,50 = 25,75',
      is_collection: true,
    },
    {
      name: 'Auslagenpauschale',
      amount: '5,15 €',
      rule: 'VV 7002 RVG',
      formula: '20 % × 25,75 = 5,15',
      is_collection: true,
    },
  ],
  supervisory_authority: 'Bundesamt für Justiz',
}

test('a payment covers costs first', () => {
  assert.deepEqual(GERMANY.allocation, { rule: '§§ 366, 367 BGB', costs: 'first' })
})

test('a first letter to a private person has the points of § 13a RDG, one by one', () => {
  const { title, items, is_numbered } = GERMANY.letters.claimNotice(NOTICE)
  assert.deepEqual([title, is_numbered], ['Angaben nach § 13a Abs. 1 RDG', true])
  assert.deepEqual(items.slice(0, 3), [
    'Auftraggeber: Huber GmbH, Ring 1, 1010 Wien.',
    'Forderungsgrund: Möbel: Rechnung 1.',
    'Zinsen: 5 Prozentpunkte über dem jeweiligen Basiszinssatz (§ 288 Abs. 1 BGB), bisher 6,27 % jährlich aus 249,90 €, 01.09.2026 bis 15.11.2026; danach weiter bis zur Zahlung. Ein höherer als der gesetzliche Verzugszinssatz wird nicht geltend gemacht.',
  ])
  assert.match(
    items[3] ?? '',
    /^Geschäftsgebühr 25,75 € \(VV 2300 RVG: 0,5 × 51,50 = 25,75\); Auslagenpauschale 5,15 € \(VV 7002 RVG: 20 % × 25,75 = 5,15\)\./,
  )
  assert.equal(items[4], 'Umsatzsteuer auf die Inkassokosten wird nicht geltend gemacht.')
  assert.equal(items[5], 'Zuständige Aufsichtsbehörde: Bundesamt für Justiz.')
  assert.match(items[6] ?? '', /Auf Anfrage .*§ 13a Abs\. 2 RDG/)
  assert.equal(GERMANY.letters.claimNotice({ ...NOTICE, language: 'en' }).items.length, items.length)
})

test('what is not known or not claimed is said in § 13a RDG too', () => {
  const { items } = GERMANY.letters.claimNotice({ ...NOTICE, has_contract_date: false, interest: null, costs: [] })
  assert.match(items[1] ?? '', /Das Datum des Vertragsschlusses hat uns der Auftraggeber nicht mitgeteilt\.$/)
  assert.equal(items[2], 'Zinsen werden mit diesem Schreiben nicht geltend gemacht.')
  assert.equal(items[3], 'Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.')
  assert.match(items[4] ?? '', /Aufsichtsbehörde/)
})

test('the creditor’s own costs are no collection costs in § 13a RDG', () => {
  const own = { name: 'Mahnkosten', amount: '2,50 €', rule: '§ 286 BGB', formula: '', is_collection: false }
  const alone = GERMANY.letters.claimNotice({ ...NOTICE, costs: [own] }).items
  assert.deepEqual(alone.slice(3, 5), [
    'Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.',
    'Weitere Kosten des Verzugs: Mahnkosten 2,50 € (§ 286 BGB).',
  ])
  const both = GERMANY.letters.claimNotice({ ...NOTICE, costs: [...NOTICE.costs, own] }).items
  assert.match(both[3] ?? '', /Auslagenpauschale .*Entstehungsgrund: Sie sind mit der Zahlung in Verzug/)
  assert.match(both[5] ?? '', /^Weitere Kosten des Verzugs: Mahnkosten/)
})

test('a letter to a business names the creditor, the reason for the claim and the legal basis of the costs', () => {
  const notice = GERMANY.letters.claimNotice({ ...NOTICE, is_private: false })
  assert.deepEqual([notice.title, notice.is_numbered], ['Zur Forderung', false])
  assert.match(notice.items[2] as string, /\(§§ 280, 286, 288 BGB\)\.$/)
})

test('only a letter to a private person needs the supervisory authority and the creditor address', () => {
  const needs = (is_private: boolean) => GERMANY.letters.firstLetterNeeds({ is_private }).map(({ what }) => what)
  assert.deepEqual(needs(true), ['supervisory_authority', 'creditor_address'])
  assert.deepEqual(needs(false), [])
})

test('a letter uses the terms common in Germany', () => {
  assert.equal(GERMANY.letters.arriving, 'bei uns eingehend')
  const { lump_sum, creditor_fee, payment_reference, suit } = GERMANY.letters.words.de
  assert.deepEqual(
    [lump_sum, creditor_fee, payment_reference],
    ['Verzugspauschale', 'Mahnkosten des Gläubigers', 'Verwendungszweck'],
  )
  assert.match(suit('Huber'), /Zwangsvollstreckung/)
  assert.deepEqual(GERMANY.letters.sender_words, { register_court: 'Registergericht', vat_id: 'USt-IdNr.' })
  const { reminderFee } = GERMANY.letters.words.de
  assert.equal(reminderFee({ rule: '§ 13e RDG, VV 2300 RVG', formula: '' }), 'Inkassokosten', 'charged in one')
  assert.equal(GERMANY.privacy.authority, null)
  assert.match(GERMANY.privacy.retention.de, /§ 147 AO/)
})

test('what the second letter costs is called an increase of the same fee', async () => {
  const legal = await readLegal('nowhere')
  const names = (letter_number: number) =>
    GERMANY.letters
      .fees({ letter_number, claim_cents: 100_000, on: '2026-05-01', legal })
      .map((fee) => GERMANY.letters.words.de.reminderFee(fee))
  assert.deepEqual(names(1), ['Inkassokosten: Geschäftsgebühr', 'Inkassokosten: Auslagenpauschale'])
  assert.deepEqual(names(2), [
    'Inkassokosten: Erhöhung der Geschäftsgebühr',
    'Inkassokosten: Erhöhung der Auslagenpauschale',
  ])
})
