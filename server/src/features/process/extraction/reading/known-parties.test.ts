import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { type KnownParties, NOBODY_KNOWN } from './known-parties.ts'
import { readInvoice } from './read-invoice.ts'

const partiesIn = (art: string, known: Partial<KnownParties> = {}) => {
  const { fields } = readInvoice(printed(art), { ...NOBODY_KNOWN, ...known })
  return [fields.invoice_issuer?.value ?? null, fields.invoice_recipient?.value ?? null]
}

/** A page on which no place says which name is whose. */
const UNPLACED = `
Rechnung Nr. 17 vom 3. Mai 2026

für Arbeiten im Haus von Rosa Gruber, ausgeführt durch Holzbau Steinwender`

test('a name that is known is found where nothing else tells whose it is', () => {
  assert.deepEqual(partiesIn(UNPLACED, { issuer: ['Holzbau Steinwender'], recipient: ['Rosa Gruber'] }), [
    'Holzbau Steinwender',
    'Rosa Gruber',
  ])
})

test('what is known never puts a name on a page that does not have it', () => {
  const [issuer, recipient] = partiesIn(UNPLACED, { issuer: ['Dachbau Winkler GmbH'], recipient: ['Rosa Klinger'] })
  assert.notEqual(issuer, 'Dachbau Winkler GmbH')
  assert.notEqual(recipient, 'Rosa Klinger')
})

test('the name is read as it is printed: with its legal form, in its own case, over two lines', () => {
  const known = { issuer: ['adler fuhrpark'] }
  assert.equal(partiesIn('ADLER FUHRPARK GmbH & Co. KG\n\n\nRechnung Nr. 17', known)[0], 'ADLER FUHRPARK GmbH & Co. KG')
  const broken = 'Kunde\n\nMarchfelder Gemüse und\nObst Vertriebs GmbH\n\n\nRechnung Nr. 17'
  assert.equal(
    partiesIn(broken, { recipient: ['Marchfelder Gemüse und Obst Vertriebs GmbH'] })[1],
    'Marchfelder Gemüse und Obst Vertriebs GmbH',
  )
})

test('a person is found with the family name first', () => {
  assert.equal(
    partiesIn('Leistung an: Moser Eva, bar\n\nRechnung Nr. 17', { recipient: ['Eva Moser'] })[1],
    'Moser Eva',
  )
})

/** A letter that says plainly who writes to whom. */
const LETTER = `
Adler Handels GmbH · Ring 7 · 1010 Wien

Moser & Söhne OG
Lange Gasse 4
1080 Wien


Rechnung Nr. 17`

test('a page that says the opposite of what is known is believed', () => {
  const known = { issuer: ['Moser & Söhne OG'], recipient: ['Adler Handels GmbH'] }
  const { fields } = readInvoice(printed(LETTER, { top: 120 }), known)
  assert.equal(fields.invoice_issuer?.value, 'Adler Handels GmbH')
  assert.equal(fields.invoice_recipient?.value, 'Moser & Söhne OG')
})

test('a few letters are no name: they stand in any text', () => {
  assert.deepEqual(partiesIn(UNPLACED, { issuer: ['im'], recipient: ['Nr.'] }), partiesIn(UNPLACED))
})
