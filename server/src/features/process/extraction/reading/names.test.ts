import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasLegalForm, isNameLike, isPostalLine, isStreetLine, sameName, withoutSalutation } from './names.ts'

test('companies are recognised by their legal form', () => {
  for (const name of [
    'Adler GmbH',
    'ADLER GMBH',
    'Adler GmbH & Co. KG',
    'Adler e.U.',
    'Adler OG',
    'Adler a.G.',
    'Adler Ltd.',
    'Adler, Inc.',
    'Adler SAS',
    'Adler B.V.',
    'Adler Ges.m.b.H.',
    'Adler UG (haftungsbeschränkt)',
    'Adler S.r.l.',
    'Adler e.V.',
  ]) {
    assert.ok(hasLegalForm(name), name)
  }
  for (const name of ['Eva Moser', 'Sage mir', 'Montag', 'Das sagt man so', 'Kunde', 'Verlag'])
    assert.ok(!hasLegalForm(name), name)
})

test('towns are recognised by their postal code', () => {
  for (const line of [
    '1010 Wien',
    'A-6330 Kufstein',
    'D-80331 München',
    'DE 12345 Berlin',
    '1025 RX Amsterdam',
    'Seattle, WA 98109-5210, US',
    'M1 1AA Manchester',
    'Ring 3, 1010 Wien',
  ]) {
    assert.ok(isPostalLine(line), line)
  }
  for (const line of ['Tel. 01 23456', '1000 Stk Schrauben', 'Rechnung 12345', 'Eva Moser', '12345'])
    assert.ok(!isPostalLine(line), line)
})

test('streets are recognised by a street word or a house number', () => {
  for (const line of [
    'Ringstr. 7',
    'Am Anger 9',
    'Wiedner Hauptstraße 88/12',
    '12 Harbour Row',
    'Rue de la Paix 3',
    'Postfach 33',
    'Lange Gasse 4a',
  ]) {
    assert.ok(isStreetLine(line), line)
  }
  for (const line of ['Adler GmbH', 'Eva Moser']) assert.ok(!isStreetLine(line), line)
})

test('a salutation is not part of a name', () => {
  assert.equal(withoutSalutation('Herrn Karl Adler'), 'Karl Adler')
  assert.equal(withoutSalutation('Frau'), '')
  assert.equal(withoutSalutation('Firma Adler GmbH'), 'Adler GmbH')
  assert.equal(withoutSalutation('ATTN: Adler Limited'), 'Adler Limited')
  assert.equal(withoutSalutation('Kunde: Eva Moser'), 'Eva Moser')
  assert.equal(withoutSalutation('Anna Herrmann'), 'Anna Herrmann')
})

test('labels, titles, contacts and figures are not names', () => {
  for (const text of [
    'Rechnung',
    'INVOICE',
    'Tel. 01 2345',
    'info@adler.at',
    'Seite 1 von 2',
    '4711-0815',
    'Datum:',
    '100,00 €',
  ]) {
    assert.ok(!isNameLike(text), text)
  }
  for (const text of ['Adler Telekommunikation GmbH', 'Eva Moser', '3M Deutschland GmbH'])
    assert.ok(isNameLike(text), text)
})

test('names are compared regardless of case, punctuation and single OCR errors', () => {
  assert.ok(sameName('ADLER GMBH', 'Adler GmbH'))
  assert.ok(sameName('Herrn Karl Adler', 'Karl Adler'))
  assert.ok(sameName('Adler Handelsgesellschaft mbH', 'Adler Handelsgese11schaft mbH'))
  assert.ok(!sameName('Adler GmbH', 'Adler AG'))
})
