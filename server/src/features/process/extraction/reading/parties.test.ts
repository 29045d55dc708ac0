import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { readInvoice } from './read-invoice.ts'

const partiesIn = (art: string, top = 40) => {
  const { fields } = readInvoice(printed(art, { top }))
  return [fields.invoice_issuer?.value ?? null, fields.invoice_recipient?.value ?? null]
}

test('the small line above the window is the sender, the lines below it are the recipient', () => {
  const window =
    'Adler Handels GmbH · Ring 7 · 1010 Wien\n\nFirma\nMoser & Söhne OG\nFrau Eva Moser\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(window, 120), ['Adler Handels GmbH', 'Moser & Söhne OG'])
})

test('a short sender is completed from letterhead or foot', () => {
  const page =
    'Adler Fuhrpark GmbH, Tel. 01 2345, UID ATU12345678\n\n\nAdler, Ring 7, 1010 Wien\n\nMoser OG\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(page, 80), ['Adler Fuhrpark GmbH', 'Moser OG'])
})

test('labels name the parties of an invoice that is not a letter', () => {
  const two =
    'Verkäufer:                        Käufer:\nAdler GmbH                        Moser OG\nRing 7                            Lange Gasse 4\n1010 Wien                         1080 Wien'
  assert.deepEqual(partiesIn(two), ['Adler GmbH', 'Moser OG'])
  const english =
    'From                              Bill to\nAdler Ltd.                        Moser Inc.\n7 Quay Street                     4 Long Lane\nLeeds LS10 1AB                    Leeds LS11 2CD'
  assert.deepEqual(partiesIn(english), ['Adler Ltd.', 'Moser Inc.'])
  assert.equal(partiesIn('Kunde: Eva Moser\n\nRechnung Nr. 1')[1], 'Eva Moser')
})

test('the delivery address is not that of the recipient', () => {
  const page =
    'Lieferadresse                     Rechnungsadresse\nMoser Lager                       Moser OG\nHafen 1                           Lange Gasse 4\n1020 Wien                         1080 Wien'
  assert.equal(partiesIn(page, 120)[1], 'Moser OG')
})

test('a name on two lines is joined, a department below a company is not', () => {
  const long = (second: string) =>
    `Adler GmbH · Ring 7 · 1010 Wien\n\nReederei H. Claasen\n${second}\nHafen 3\n26721 Emden`
  assert.equal(partiesIn(long('GmbH & Co. KG'), 120)[1], 'Reederei H. Claasen GmbH & Co. KG')
  assert.equal(partiesIn(long('Abteilung Einkauf'), 120)[1], 'Reederei H. Claasen')
})

test('the issuer of an invoice without a letterhead is found at the foot', () => {
  const page = `Eva Moser\nLange Gasse 4\n1080 Wien${'\n'.repeat(50)}Adler Handels GmbH | UID ATU12345678 | FN 12345a | IBAN AT61 1904 3002 3457 3201`
  assert.deepEqual(partiesIn(page, 130), ['Adler Handels GmbH', 'Eva Moser'])
})

test('departments and people of a company are not the recipient', () => {
  const to = (lines: string) => partiesIn(`Adler GmbH · Ring 7 · 1010 Wien\n\n${lines}\nHafen 3\n26721 Emden`, 120)[1]
  assert.equal(to('Claasen Schiffbau GmbH\nGeschäftsführung\nHerrn Dipl.-Ing. Jan Claasen'), 'Claasen Schiffbau GmbH')
  assert.equal(to('Claasen Schiffbau GmbH\nBuchhaltung'), 'Claasen Schiffbau GmbH')
  assert.equal(to('Ostfriesische Fracht\nLogistik AG\nAbt. Einkauf'), 'Ostfriesische Fracht Logistik AG')
  assert.equal(to('Eva Claasen\nHandels GmbH'), 'Eva Claasen')
})

test('a recipient is found high on the page below a letterhead, and without a postal code', () => {
  const high = 'Adler Hotel\nRing 7 · 1010 Wien\nTel. 01 2345\n\nFrau\nEva Moser\nLange Gasse 4\n1080 Wien'
  assert.equal(partiesIn(high, 20)[1], 'Eva Moser')
  const irish = 'ADLER LIMITED\nUnit 7, Quay Street, Dublin\n\n\n\nMs. Aoife Moser\n14 Long Grove\nNaas\nCo. Kildare'
  assert.equal(partiesIn(irish, 80)[1], 'Aoife Moser')
  const till = 'Adler Bar\nRing 7\n1010 Wien\n\n2 x Melange Grande\n1 x Strudel 5\n1 x Tee'
  assert.equal(partiesIn(till, 60)[1], null)
})

test('a street above a town is not a name', () => {
  const page =
    'Tierarztpraxis Dr. Moser                    Ring 90\n                                            1010 Wien'
  assert.equal(partiesIn(page)[0], null)
})

test('a company whose name ends in figures is not a postal code', () => {
  const page = `Eva Moser\nLange Gasse 4\n1080 Wien${'\n'.repeat(30)}Licht24 GmbH · Am Hafen 3 · 18055 Rostock · HRB 10233`
  assert.deepEqual(partiesIn(page, 130), ['Licht24 GmbH', 'Eva Moser'])
})

test('the name of a business is found above its owner', () => {
  const page = 'Malerei Sonnenhof\nInh. Eva Moser · Ring 7 · 1010 Wien\n\n\nJan Claasen\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(page, 70), ['Malerei Sonnenhof', 'Jan Claasen'])
})

test('the recipient is not also the issuer', () => {
  const page = 'An die\nMoser Bau GmbH\nz.Hd. Herrn Claasen\nLange Gasse 4\n1080 Wien\n\n\nbetrifft: Moser Bau GmbH'
  assert.deepEqual(partiesIn(page, 90), [null, 'Moser Bau GmbH'])
})

test('floors and units are part of an address, labels are not part of a name', () => {
  const page = 'Adler Stays Limited\n9th Floor, Sector 69, Gurgaon 122001\n\nGuest Name: Eva Moser\nHotel: Adler'
  assert.deepEqual(partiesIn(page), ['Adler Stays Limited', 'Eva Moser'])
})

test('of two addresses side by side, the one with bank and tax number is the sender', () => {
  const page =
    'Moser Verlag GmbH                 Studio Kroon B.V.\nLange Gasse 4                     Gracht 200\n1080 Wien                         1016 HD Amsterdam\n                                  KvK: 68112233\n                                  IBAN: NL20 INGB 0001 2345 67'
  assert.deepEqual(partiesIn(page), ['Studio Kroon B.V.', 'Moser Verlag GmbH'])
})

test('items of a bill are not an address', () => {
  const page = 'Adler Bar\nRing 7\n1010 Wien\n\n\nMelange\nStrudel 5         4,50\nTee               3,10'
  assert.equal(partiesIn(page, 70)[1], null)
})

test('a label and a whole address in one line name the party before the comma', () => {
  const inLine = (line: string) => partiesIn(`Adler Handels GmbH\nRing 7\n1010 Wien\n\n${line}\n\nRechnung 4711`)
  assert.deepEqual(inLine('Leistungsempfänger Moser & Söhne OG, Lange Gasse 4, 1080 Wien'), [
    'Adler Handels GmbH',
    'Moser & Söhne OG',
  ])
  assert.deepEqual(inLine('Rechnung an: Frau, Eva Moser, Lange Gasse 4, 1080 Wien'), [
    'Adler Handels GmbH',
    'Eva Moser',
  ])
  assert.deepEqual(inLine('Kunde seit 2019, Lange Gasse 4, 1080 Wien')[0], 'Adler Handels GmbH')
})

test('a name goes on in a line that begins with a mark or is a legal form', () => {
  const to = (lines: string) => partiesIn(`Adler GmbH · Ring 7 · 1010 Wien\n\n${lines}\nHafen 3\n26721 Emden`, 120)[1]
  assert.equal(to('Claasen Druck\n& Medien GmbH'), 'Claasen Druck & Medien GmbH')
  assert.equal(to('Claasen Logistik\nUG (haftungsbeschränkt)'), 'Claasen Logistik UG (haftungsbeschränkt)')
  assert.equal(to('Gartenbau\nClaasen GmbH'), 'Gartenbau Claasen GmbH')
  assert.equal(to('Vitalis\nFahrzeugtechnik'), 'Vitalis Fahrzeugtechnik')
  assert.equal(to('Tempo SCOP\nà l’attention de Élodie Le Goff'), 'Tempo SCOP')
})

test('titles and mottos between the parties are nobody', () => {
  const page =
    'Adler & Söhne e.K.\nRing 7\n1010 Wien\n\nEin Unternehmen der Adler Gruppe\nFAKTURA\nMoser GbR\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(page, 80), ['Adler & Söhne e.K.', 'Moser GbR'])
})

test('the payment part of a Swiss invoice says who is paid and who pays', () => {
  const page =
    'Konto / Zahlbar an\nAdler Haustechnik AG\nHauptstrasse 7\n4051 Basel\n\nZahlbar durch\nMoser Immobilien AG\nSeeweg 4\n8001 Zürich'
  assert.deepEqual(partiesIn(page, 500), ['Adler Haustechnik AG', 'Moser Immobilien AG'])
})

test('the street may follow another mark than the town', () => {
  const line = 'Adler Ltd. | 14 The Old Brewery, Dock Road | Cardiff CF10 3AT'
  assert.equal(partiesIn(`${line}\n\nMoser Inc.\n7 Quay Street\nLeeds LS10 1AB`, 120)[0], 'Adler Ltd.')
})

test('a company may be called after telephones', () => {
  const page = 'Adler Mobil GmbH · Ring 7 · 1010 Wien\n\nPhone House AG\nMobil: 0664 123456\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(page, 120), ['Adler Mobil GmbH', 'Phone House AG'])
})

test('a letterhead in one row, with gaps for marks, is the sender, and the second address is the recipient', () => {
  const row = 'Adler Sanitär AG   Bahnhofstrasse 4   8400 Winterthur\n\n'
  const right = ' '.repeat(50)
  const window = ['Moser Immobilien AG', 'Postfach 123', '8001 Zürich'].map((line) => right + line).join('\n')
  assert.deepEqual(partiesIn(row + window, 120), ['Adler Sanitär AG', 'Moser Immobilien AG'])
  const compact = 'Adler Service\nRing 7, 1010 Wien\n\nBäckerei Moser\nFrau Eva Moser\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(compact), ['Adler Service', 'Bäckerei Moser'])
  const lost_mark = 'Adler Service - Ring 7 1010 Wien\nMoser OG\nLange Gasse 4\n1080 Wien'
  assert.deepEqual(partiesIn(lost_mark, 120), ['Adler Service', 'Moser OG'])
})

test('of a scan, the name in the largest type is taken, and small type above a window is its sender', () => {
  const page = printed(
    'Adler Immobilien GmbH\n\n\n\nAd1er Immobilien GmbH   Ring 7   1010 Wien\nEva Moser\nLange Gasse 4\n1080 Wien',
    { top: 60 },
  )
  const [first] = page.pages
  assert.ok(first)
  const words = first.words.map((word) => ({
    ...word,
    font_size: word.y > 100 && word.y < 112 ? 5.9 : word.y < 70 ? 16 : 10,
  }))
  const scan = { ...page, pages: [{ ...first, source: 'ocr' as const, words }] }
  const { fields } = readInvoice(scan)
  assert.deepEqual(
    [fields.invoice_issuer?.value, fields.invoice_recipient?.value],
    ['Adler Immobilien GmbH', 'Eva Moser'],
  )
})
