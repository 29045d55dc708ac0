import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUSTRIAN_LEASE } from '../lease.ts'
import type { NoticeFacts } from '../letters.ts'
import { AUSTRIA } from './austria.ts'

const NOTICE: NoticeFacts = {
  language: 'de',
  is_private: true,
  creditor: 'Huber GmbH, Ring 1, 1010 Wien',
  grounds: 'Möbel: Rechnung 1',
  has_contract_date: true,
  interest: { rate: '4 % jährlich', rule: '§ 1333 ABGB', spans: [] },
  costs: [{ name: 'Mahnung', amount: '103,57 €', rule: '§ 3 VO', formula: '', is_collection: true }],
  supervisory_authority: '',
}

test('a payment covers costs only after the debts that are due', () => {
  assert.deepEqual(AUSTRIA.allocation, { rule: '§ 1416 ABGB', costs: 'after_what_is_due' })
})

test('a first letter names the creditor, the reason for the claim and the legal basis of any costs', () => {
  assert.deepEqual(AUSTRIA.letters.claimNotice(NOTICE), {
    title: 'Zur Forderung',
    items: [
      'Gläubiger: Huber GmbH, Ring 1, 1010 Wien',
      'Forderungsgrund: Möbel: Rechnung 1',
      'Die Kosten sind einzeln aufgeführt und Folge des Zahlungsverzugs (§ 1333 Abs. 2 ABGB).',
    ],
    is_numbered: false,
  })
  const to_business = AUSTRIA.letters.claimNotice({ ...NOTICE, is_private: false })
  assert.match(to_business.items[2] ?? '', /\(§ 1333 Abs\. 2 ABGB, § 458 UGB\)\.$/)
  const english = AUSTRIA.letters.claimNotice({ ...NOTICE, language: 'en', costs: [] })
  assert.match(AUSTRIA.letters.claimNotice({ ...NOTICE, language: 'en' }).items[2] ?? '', /\(§ 1333 \(2\) ABGB\)\.$/)
  assert.deepEqual(english.items, ['Creditor: Huber GmbH, Ring 1, 1010 Wien', 'Reason of the claim: Möbel: Rechnung 1'])
  assert.deepEqual(AUSTRIA.letters.firstLetterNeeds({ is_private: true }), [])
})

test('a letter uses the terms common in Austria', () => {
  assert.equal(AUSTRIA.letters.arriving, 'bei uns einlangend')
  const { lump_sum, creditor_fee, payment_reference, suit } = AUSTRIA.letters.words.de
  assert.deepEqual(
    [lump_sum, creditor_fee, payment_reference],
    ['Pauschale für Betreibungskosten', 'Mahnspesen des Gläubigers', 'Zahlungsreferenz'],
  )
  assert.match(suit('Huber'), /Exekution/)
  assert.deepEqual(AUSTRIA.letters.sender_words, { register_court: 'Firmenbuchgericht', vat_id: 'UID' })
  assert.match(AUSTRIAN_LEASE.consequence.en, /§ 1118 ABGB/)
  assert.match(AUSTRIA.privacy.authority?.de ?? '', /Österreichischen Datenschutzbehörde/)
  assert.match(AUSTRIA.privacy.retention.de, /sieben Jahre \(§ 132 BAO\)/)
})

test('a lease ends under § 1118 ABGB, and the declaration lists the earlier reminders', () => {
  const { de, en } = AUSTRIAN_LEASE.termination
  assert.equal(AUSTRIA.lease, AUSTRIAN_LEASE)
  assert.match(de.subject, /§ 1118 ABGB/)
  assert.match(
    String(de.opening('Huber', ['1. Mai 2026', '1. Juni 2026'])[0]),
    /am 1\. Mai 2026 und am 1\. Juni 2026 wegen/,
  )
  assert.match(String(en.opening('Huber', [])[0]), /we reminded you of unpaid rent/)
  assert.deepEqual(en.declaration('Huber', '5 May 2026').at(-2), { strong: '5 May 2026' })
  assert.match(String(de.rights('84,51 €')[0]), /Mietzinsrückstand von 84,51 € bezahlt/)
})
