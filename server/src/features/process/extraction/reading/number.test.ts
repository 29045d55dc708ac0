import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { readInvoice } from './read-invoice.ts'

const numberIn = (art: string) => readInvoice(printed(art)).fields.invoice_number?.value ?? null

test('the number is found after its label', () => {
  const cases: [string, string][] = [
    ['Rechnungsnummer: 4711', '4711'],
    ['Rechnungs-Nr. RE1093', 'RE1093'],
    ['Rechnung Nr. 2024/0318 vom 14.03.2024', '2024/0318'],
    ['Rechnung RE-2022-1147', 'RE-2022-1147'],
    ['Re.-Nr.: R-0458', 'R-0458'],
    ['RG-Nr. 12345', '12345'],
    ['Honorarnote Nr. 17/24', '17/24'],
    ['Belegnummer    90005178', '90005178'],
    ['Invoice No.: TP-2025-08942', 'TP-2025-08942'],
    ['INVOICE #BRA-1182', 'BRA-1182'],
    ['Facture n°562044387 du 02 Juillet 2015', '562044387'],
    ['Factuurnummer: 993548900', '993548900'],
    ['Fattura n. 112/2023 del 14/06/2023', '112/2023'],
    ['Rechnungsnummer    85 0412 3371 0092', '85 0412 3371 0092'],
    ['Rechnungsnummer: RE 2024-17', 'RE 2024-17'],
    ['Handelsrechnung (380) Nr. 4711-26', '4711-26'],
    ['Invoice\nSerial: 2026-0017     Date: 3 May 2026', '2026-0017'],
  ]
  for (const [text, number] of cases)
    assert.equal(numberIn(text)?.toString().replaceAll(' ', ''), number.replaceAll(' ', ''), text)
})

test('the number is found below its label', () => {
  assert.equal(
    numberIn('Rechnungsnr.      Datum          Kundennr.\nAR-24/1187        03.05.2024     D-2017'),
    'AR-24/1187',
  )
  assert.equal(numberIn('Rechnung\nNummer/Datum\n9100045577 / 12.10.2023'), '9100045577')
})

test('customer, order, tax and account numbers are not the invoice number', () => {
  const others = [
    'Kundennummer: 4711',
    'Bestellnummer 4500998877',
    'Auftragsnr. A-17',
    'USt-IdNr. DE123456789',
    'IBAN AT61 1904',
    'Rechnung vom 14.03.2024',
    'Steuernummer 25/123/45678',
    'Rechnungsbetrag 100,00',
  ]
  for (const text of others) assert.equal(numberIn(text), null, text)
})

test('a number that a narrow column breaks at its hyphen is joined again', () => {
  assert.equal(numberIn('Rechnungsnummer: 2024-DE-\n5583920\nBestellnummer: 302-11'), '2024-DE-5583920')
  assert.equal(numberIn('Rechnungsnummer: 2024-17\n5583920'), '2024-17')
})

test('the bare name of the document can head the column of its number', () => {
  assert.equal(numberIn('Kunde      Rechnung       Datum\n70214      311-24-0882    25.10.2024'), '311-24-0882')
})

test('the number of a deducted deposit invoice is not used', () => {
  assert.equal(numberIn('Schlussrechnung SR-61\n\nabzgl. Abschlagsrechnung Nr. AR-33 vom 02.05.2024'), 'SR-61')
})
