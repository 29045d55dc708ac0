import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NoticeFacts } from '../letters.ts'
import { GERMANY } from './germany.ts'

const NOTICE: NoticeFacts = {
  language: 'de',
  is_private: true,
  creditor: 'Huber GmbH, Ring 1, 1010 Wien',
  grounds: 'Möbel: Rechnung 1',
  rates: '6,27 %',
  costs: [{ amount: '30,90 €', rule: '§ 13e RDG' }],
  sender_email: 'office@example.com',
  supervisory_authority: 'Bundesamt für Justiz',
}

test('a payment covers costs first', () => {
  assert.deepEqual(GERMANY.allocation, { rule: '§§ 366, 367 BGB', costs: 'first' })
})

test('a first letter to a private person has the eight points of § 13a RDG in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const { title, items, is_numbered } = GERMANY.letters.claimNotice({ ...NOTICE, language })
    assert.match(title, /§ 13a/)
    assert.deepEqual([items.length, is_numbered], [8, true])
    assert.match(items[4] as string, /30,90 € \(§ 13e RDG\)/)
    assert.match(items[7] as string, /Bundesamt für Justiz$/)
  }
  const bare = GERMANY.letters.claimNotice({ ...NOTICE, rates: '', costs: [] })
  assert.equal(bare.items[2], 'Zinsen werden mit diesem Schreiben nicht geltend gemacht.')
  assert.equal(bare.items[4], 'Inkassokosten werden mit diesem Schreiben nicht geltend gemacht.')
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
  assert.equal(GERMANY.letters.words.de.lump_sum, 'Verzugspauschale')
  assert.match(GERMANY.letters.words.en.rent_consequence, /§ 543 \(2\) no\. 3 BGB/)
  assert.equal(GERMANY.data_protection_authority, null)
})
