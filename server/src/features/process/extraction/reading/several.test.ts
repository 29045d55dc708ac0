import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedPage } from '../../../../../test/printed-page.ts'
import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { NOBODY_KNOWN } from './known-parties.ts'
import { partsOf } from './several.ts'

const bill = (number: string, [net, tax, gross]: readonly [string, string, string], heading = 'Rechnung') => `


    Fahrradhaus Adler GmbH · Ringstraße 7 · 1010 Wien

    Frau                                             Rechnungsnummer:      ${number}
    Eva Moser                                        Rechnungsdatum:       14.03.2024
    Lange Gasse 4/12                                 Kundennummer:         20881
    1080 Wien




    ${heading}

    Pos   Bezeichnung                     Menge       Einzelpreis        Gesamt
    1     Bremse erneuern                 1           ${net}             ${net}

                                                      Nettobetrag        ${net} €
                                                      20 % USt           ${tax} €
                                                      Gesamtbetrag       ${gross} €
`
const SMALL = ['200,00', '40,00', '240,00'] as const
const LARGE = ['500,00', '100,00', '600,00'] as const

const TERMS = `


    Allgemeine Geschäftsbedingungen                  Kundennummer:         20881

    Es gilt österreichisches Recht. Gerichtsstand ist Wien.
`

const CARRIED = `


    Rechnung R-2024/117                              Seite 2 von 2

                                                      Übertrag           200,00 €
    2     Kette                           2           150,00             300,00 €

                                                      Nettobetrag        500,00 €
                                                      20 % USt           100,00 €
                                                      Gesamtbetrag       600,00 €
`

function partsIn(texts: readonly string[], page_count = texts.length, xml: DocumentText['xml'] = null) {
  const pages = texts.map((text, at) => ({ ...printedPage(text), number: at + 1 }))
  return partsOf({ xml, pages, page_count }, NOBODY_KNOWN)
}

test('bills that follow one another are told apart by number, date and sum, with the pages after each', () => {
  const found = partsIn([bill('R-2024/117', SMALL), TERMS, bill('R-2024/118', LARGE)], 5)
  assert.deepEqual(found, [
    { first_page: 1, last_page: 2, invoice_number: 'R-2024/117', gross: 24_000 },
    { first_page: 3, last_page: 5, invoice_number: 'R-2024/118', gross: 60_000 },
  ])
})

test('a second sum that its own figures prove begins another bill, whatever its number', () => {
  assert.equal(partsIn([bill('R-2024/117', SMALL), bill('', LARGE)]).length, 2)
})

test('one bill with more pages is one', () => {
  for (const texts of [
    [bill('R-2024/117', SMALL)],
    [bill('R-2024/117', SMALL), TERMS],
    [bill('R-2024/117', SMALL), CARRIED],
    [bill('R-2024/117', SMALL), bill('R-2024/117', SMALL, 'Rechnung (Kopie)')],
  ])
    assert.ok(partsIn(texts).length < 2, texts.at(-1))
})

test('a file with an e-invoice is not looked through', () => {
  const xml = { name: 'factur-x.xml', text: '<x/>' }
  assert.deepEqual(partsIn([bill('R-2024/117', SMALL), bill('R-2024/118', LARGE)], 2, xml), [])
})
