import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import type { DocumentKind } from '../../../case/invoices/index.ts'
import { readInvoice } from './read-invoice.ts'
import { kindOfTypeCode } from './type-codes.ts'

/** A line that begins with „#" is set in twice the size. */
function page(art: string): DocumentText {
  const document = printed(art.replaceAll('#', ' '))
  const large = art.split('\n').flatMap((line, at) => (line.startsWith('#') ? [at] : []))
  const pages = document.pages.map((one) => ({
    ...one,
    words: one.words.map((word) =>
      large.includes(Math.round((word.y - 40) / 12)) ? { ...word, font_size: 2 * word.font_size } : word,
    ),
  }))
  return { ...document, pages }
}

const kindIn = (art: string): DocumentKind => readInvoice(page(art)).kind

const TABLE = `
Bohrer                                   100,00 EUR
Summe netto                              100,00 EUR
20 % USt                                  20,00 EUR
Gesamtbetrag                             120,00 EUR`

test('the heading of a paper says what it is', () => {
  const cases: [string, DocumentKind][] = [
    ['Rechnung', 'invoice'],
    ['R E C H N U N G', 'invoice'],
    ['Rechnung Nr. 2026-17 vom 03.05.2026', 'invoice'],
    ['Ihre Rechnung vom 03.05.2026', 'invoice'],
    ['Betreff: Rechnung 17', 'invoice'],
    ['Teilrechnung 2', 'invoice'],
    ['Anzahlungsrechnung', 'invoice'],
    ['Schlussrechnung', 'invoice'],
    ['Honorarnote 12/2026', 'invoice'],
    ['Vorschreibung Mai 2026', 'invoice'],
    ['Beitragsvorschreibung', 'invoice'],
    ['Betriebskostenabrechnung 2025', 'invoice'],
    ['Lieferung und Rechnung', 'invoice'],
    ['Rechnung / Lieferschein', 'invoice'],
    ['Auftragsbestätigung und Rechnung', 'invoice'],
    ['Invoice', 'invoice'],
    ['TAX INVOICE', 'invoice'],
    ['Facture n° 2026-17', 'invoice'],
    ["Note d'honoraires", 'invoice'],
    ['Faktura', 'invoice'],
    ['Factuur', 'invoice'],
    ['Fattura n. 12', 'invoice'],
    ['Mahnung', 'reminder'],
    ['2. Mahnung', 'reminder'],
    ['Letzte Mahnung', 'reminder'],
    ['Zahlungserinnerung', 'reminder'],
    ['Mahnung zur Rechnung 17', 'reminder'],
    ['Payment reminder', 'reminder'],
    ['Final reminder', 'reminder'],
    ['Lettre de rappel', 'reminder'],
    ['Mise en demeure', 'reminder'],
    ['Gutschrift', 'credit_note'],
    ['Gutschrift Nr. G-17', 'credit_note'],
    ['Gutschrift zur Rechnung 17', 'credit_note'],
    ['Storno', 'credit_note'],
    ['Stornorechnung', 'credit_note'],
    ['Storno-Rechnung 17', 'credit_note'],
    ['Rechnungskorrektur', 'credit_note'],
    ['Korrekturrechnung', 'credit_note'],
    ['Rechnungsstorno', 'credit_note'],
    ['Credit note', 'credit_note'],
    ['CREDIT MEMO 17', 'credit_note'],
    ['Avoir n° 17', 'credit_note'],
    ["Facture d'avoir", 'credit_note'],
    ['Proforma-Rechnung', 'pro_forma'],
    ['Proformarechnung', 'pro_forma'],
    ['Pro forma invoice', 'pro_forma'],
    ['Facture pro forma', 'pro_forma'],
    ['Angebot', 'offer'],
    ['Angebot Nr. A-17', 'offer'],
    ['Unser Angebot vom 03.05.2026', 'offer'],
    ['Anbot', 'offer'],
    ['Offerte', 'offer'],
    ['Kostenvoranschlag', 'offer'],
    ['Kosten-Voranschlag Nr. 7', 'offer'],
    ['Quotation', 'offer'],
    ['Quote #17', 'offer'],
    ['Estimate', 'offer'],
    ['Devis n° 17', 'offer'],
    ['Auftragsbestätigung', 'order_confirmation'],
    ['Auftragsbestaetigung 4711', 'order_confirmation'],
    ['Bestellung', 'order_confirmation'],
    ['Order confirmation', 'order_confirmation'],
    ['Purchase order', 'order_confirmation'],
    ['Bon de commande', 'order_confirmation'],
    ['Lieferschein', 'delivery_note'],
    ['Delivery note', 'delivery_note'],
    ['Bon de livraison', 'delivery_note'],
    ['Quittung', 'receipt'],
    ['Kassenbon', 'receipt'],
    ['Barbeleg', 'receipt'],
    ['Zahlungsbestätigung', 'receipt'],
    ['Receipt', 'receipt'],
    ['Reçu', 'receipt'],
    ['Kontoauszug', 'statement'],
    ['Statement of account', 'statement'],
    ['Relevé de compte', 'statement'],
    ['Mietvertrag', 'contract'],
    ['Vertrag', 'contract'],
    ['Rahmenvereinbarung', 'contract'],
    ['Service agreement', 'contract'],
    ['Contrat', 'contract'],
  ]
  for (const [heading, kind] of cases) {
    assert.equal(kindIn(`#${heading}\n\n${TABLE}`), kind, `${heading}, in large letters`)
    assert.equal(kindIn(`${heading}\n\n${TABLE}`), kind, `${heading}, in letters like all others`)
  }
})

test('other papers that an invoice refers to do not make it one of them', () => {
  const references = [
    'Auftragsbestätigung Nr. 4711',
    'Auftragsbestätigung Nr.: 4711',
    'Lieferschein-Nr. 12',
    'Ihre Bestellung vom 02.04.2026',
    'gemäß unserem Angebot vom 02.04.2026',
    'laut Auftragsbestätigung 4711',
    'Ihre Mahnung vom 02.04.2026',
    'Mietvertrag Nr.: 17',
    'Vertrag: 17',
    'siehe Gutschrift 17',
    'nach Mahnung verrechnen wir Spesen',
    'Purchase order: 4711',
    'as per your order confirmation 4711',
    'Gutschrift Retoure                       -20,00 EUR',
    'Rechnungsnummer: 17',
  ]
  for (const reference of references) {
    for (const heading of ['#Rechnung', 'Rechnung Nr. 17', '#Invoice 17']) {
      assert.equal(kindIn(`${heading}\n\n${reference}\n${TABLE}`), 'invoice', `${heading} with ${reference}`)
    }
  }
})

test('without a heading the labels of an invoice make it one, and nothing else does', () => {
  const cases: [string, DocumentKind][] = [
    [`Rechnungsnummer: 17\nRechnungsdatum: 03.05.2026\n${TABLE}`, 'invoice'],
    [`Wir erlauben uns, Ihnen folgende Leistungen in Rechnung zu stellen\n${TABLE}`, 'invoice'],
    [`Invoice number: 17\n${TABLE}`, 'invoice'],
    [`Rechnungsnummer: 17\nIhre Bestellung vom 02.04.2026\n${TABLE}`, 'invoice'],
    [`Rechnungsnummer: 17\nRechnungsdatum: 03.05.2026\nAuftragsbestätigung 4711\n${TABLE}`, 'invoice'],
    [`Rechnungsnummer: 17\nRechnungsbetrag: 120,00\nMietvertrag 4711\n${TABLE}`, 'invoice'],
    [TABLE, 'unknown'],
    ['Sehr geehrte Frau Moser,\n\ndanke für das Gespräch.\n\nMit freundlichen Grüßen', 'letter'],
    ['Dear Sir,\n\nthank you for your call.\n\nKind regards', 'letter'],
    ['Berechnung der Wohnfläche\n\n120,00', 'unknown'],
    ['Guten Tag', 'letter'],
  ]
  for (const [art, kind] of cases) assert.equal(kindIn(art), kind, art)
})

test('sums below zero are a credit note, whatever the heading', () => {
  const credit = `Summe netto      -100,00 EUR\n20 % USt      -20,00 EUR\nGesamtbetrag      -120,00 EUR`
  assert.equal(kindIn(`#Rechnung Nr. 17\n\n${credit}`), 'credit_note')
  assert.equal(kindIn(`Beleg\n\n${credit}`), 'credit_note')
})

test('the type code of an e-invoice names the kind; one that says nothing to us leaves it to the pages', () => {
  const cases: [string | undefined, DocumentKind | null][] = [
    ['380', 'invoice'],
    [' 326 ', 'invoice'],
    ['389', 'invoice'],
    ['877', 'invoice'],
    ['381', 'credit_note'],
    ['384', 'credit_note'],
    ['261', 'credit_note'],
    ['325', 'pro_forma'],
    ['999', null],
    [undefined, null],
  ]
  for (const [code, kind] of cases) assert.equal(kindOfTypeCode(code), kind, code)
})

test('the page is believed against a type code only in large letters', () => {
  const xml = (code: string) => ({
    name: 'factur-x.xml',
    text: `<CrossIndustryInvoice><ExchangedDocument><ID>17</ID><TypeCode>${code}</TypeCode></ExchangedDocument></CrossIndustryInvoice>`,
  })
  const kindOf = (art: string, code: string) => readInvoice({ ...page(art), xml: xml(code) }).kind
  assert.equal(kindOf(`#Rechnung 17\n${TABLE}`, '381'), 'credit_note')
  assert.equal(kindOf(`#Stornorechnung 17\n${TABLE}`, '380'), 'credit_note')
  assert.equal(kindOf(`Angebot 17\n${TABLE}`, '380'), 'invoice')
  assert.equal(kindOf(`#Gutschrift 17\n${TABLE}`, '389'), 'credit_note')
  assert.equal(kindOf(TABLE, '380'), 'invoice')
})
