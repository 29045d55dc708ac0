import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  ACCESS_CODE,
  AUSTRIAN_HEAD,
  balanceOf,
  GERMAN_HEAD,
  invoiceOf,
  LEIPZIGER,
  LINZ_COMPANY,
  LONDONER,
  lineOf,
  TENANT,
  VIENNESE,
} from '../../../../test/letter-facts.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { scannedCodes } from '../../../../test/scanned-codes.ts'
import { openTools } from '../../../../test/tools.ts'
import { LETTER_KINDS } from './rules.ts'
import { typesetPaper } from './typeset.ts'
import { composeLetter, withAccessCode } from './wording/compose.ts'
import type { LetterFacts } from './wording/facts.ts'
import { grouped } from './wording/format.ts'
import { SAMPLE_LETTERHEAD } from './wording/letterhead.ts'

const folder = await temporaryFolder()
const { typesetter, pdf_reader: reader } = openTools()

const path = join(folder, 'letter.pdf')
const pdfOf = (facts: LetterFacts): Promise<Buffer> =>
  typesetPaper(typesetter, withAccessCode(composeLetter(facts), ACCESS_CODE))
async function read(facts: LetterFacts) {
  await writeFile(path, await pdfOf(facts))
  const { pages, page_count } = await reader.read(path)
  const texts = pages.map(({ words }) => words.map(({ text }) => text).join(' '))
  return { page_count, pages, texts, text: texts.join(' ') }
}
function assertSays(text: string, phrases: readonly string[]): void {
  const squeezed = text.replace(/\s+/g, '')
  for (const phrase of phrases)
    assert.ok(squeezed.includes(phrase.replace(/\s+/g, '')), `${phrase} is missing: ${text}`)
}

const SENT = [
  { kind: 'first_demand_letter', letter_date: '2026-10-18' },
  { kind: 'second_demand_letter', letter_date: '2026-11-01' },
] as const

test('a first letter in Austria names everybody, everything and the day', async () => {
  const { text, pages } = await read(VIENNESE)
  assertSays(text, [
    ...['Forderungsservice Donau GmbH · Handelskai 94 · 1200 Wien', 'Frau Mag. Jana Černá-Kőszegi', '1060 Wien'],
    ...['Aktenzeichen MW2600001235', 'Datum 15. November 2026', 'Zahlbar bis 29. November 2026'],
    ...['Zahlungsaufforderung: Forderung von Müller & Söhne Großhandel GmbH', 'Sehr geehrte Frau Mag. Černá-Kőszegi,'],
    ...['RE-2026-0001 01.08.2026 31.08.2026 1.249,90 € 1.149,90 €', 'Zahlung vom 03.10.2026', '−100,00 €'],
    'Verzugszinsen 4 % p. a. aus 1.249,90 €, 01.09.2026 bis 15.11.2026, §§ 1000, 1333 ABGB 10,41 €',
    ...['Inkassokosten: Mahnung § 3 VO BGBl. 141/1996, 15.11.2026 103,57 €', 'Gesamtbetrag 1.263,88 €'],
    ...[
      'IBAN AT61 1904 3002 3457 3201',
      'Zahlungsreferenz RF42 MW26 0000 1235',
      'https://inkasso.example/debtor',
      '7KQ2M X9RTA',
    ],
    ...['FN 123456 a', 'Handelsgericht Wien', 'UID ATU12345675', 'GISA-Zahl 12345678', 'Industriestraße 12, 8010 Graz'],
    ...['Vertrag vom 7. Jänner 2026', 'Firmenbuchgericht', 'Datenschutzbehörde', 'Seite 1 von 2', 'Seite 2 von 2'],
  ])
  assert.ok(!text.includes('Sandbox'))
  // DIN 5008, form B: the window shows 20 to 105 mm from the left and 45 to 90 mm from the top.
  const mm = 72 / 25.4
  const street = pages[0]?.words.find((word) => word.text === 'Mariahilfer')
  assert.ok(street && street.x > 20 * mm && street.y > 62.7 * mm && street.y + street.height < 90 * mm)
})

test('a first letter to a private person in Germany has the contents of § 13a RDG', async () => {
  const { text } = await read(LEIPZIGER)
  assertSays(text, [
    ...[
      'Angaben nach § 13a Abs. 1 RDG',
      'Auftraggeber: Müller & Söhne Großhandel GmbH, Industriestraße 12, 8010 Graz.',
    ],
    'Forderungsgrund: Kaufvertrag über eine Waschmaschine, Vertrag vom 7. Januar 2026: Rechnung RE-2026-0001 vom 1. August 2026.',
    'Zinsen: 5 Prozentpunkte über dem jeweiligen Basiszinssatz (§ 288 Abs. 1 BGB), bisher 6,27 % jährlich aus 249,90 €',
    'Inkassokosten: Geschäftsgebühr 25,75 € (Nr. 2300 VV RVG: 0,5 × 51,50 = 25,75)',
    'Inkassokosten: Auslagenpauschale 5,15 € (Nr. 7002 VV RVG: 20 % × 25,75 = 5,15)',
    ...['Umsatzsteuer auf die Inkassokosten', 'Zuständige Aufsichtsbehörde: Bundesamt für Justiz'],
    ...[
      'Verwendungszweck RF42 MW26 0000 1235',
      'poststelle@bfj.example',
      'Herrn Jürgen Groß',
      'HRB 12345',
      'USt-IdNr.',
      '§ 147 AO',
    ],
  ])
  const undated = await read({ ...LEIPZIGER, claim: { ...LEIPZIGER.claim, contract_date: null } })
  assertSays(undated.text, ['Das Datum des Vertragsschlusses hat uns der Auftraggeber nicht mitgeteilt.'])
})

test('people learn at first contact what becomes of their data, and that they may object', async () => {
  for (const facts of [VIENNESE, LEIPZIGER]) {
    assertSays((await read(facts)).text, [
      ...[
        'Informationen nach Art. 13 und 14 DSGVO',
        'Verantwortlicher:',
        'Zwecke und Rechtsgrundlagen:',
        'Art. 6 Abs. 1',
      ],
      ...['Daten und Quelle:', 'nicht verpflichtet', 'Empfänger:', 'Drittländer', 'Speicherdauer:', 'Art. 15 bis 20'],
      ...['Beschwerde bei', 'automatisierte Entscheidungsfindung', 'Ihr Widerspruchsrecht (Art. 21 DSGVO)'],
    ])
  }
  assert.ok(!(await read(LINZ_COMPANY)).text.includes('DSGVO'))
  const abroad = await read({ ...LEIPZIGER, letterhead: AUSTRIAN_HEAD })
  assertSays(abroad.text, ['dsb@dsb.gv.at, oder bei der Datenschutz-Aufsichtsbehörde an Ihrem Wohnort (Art. 77'])
  assert.ok(!(await read(VIENNESE)).text.includes('an Ihrem Wohnort'))
})

test('no letter to a consumer speaks of the lump sum of businesses', async () => {
  assert.ok(!(await read(VIENNESE)).text.includes('UGB'))
  assertSays((await read(LINZ_COMPANY)).text, ['§ 1333 Abs. 2 ABGB, § 458 UGB'])
})

test('the second letter recalls the first, the third says what follows in court', async () => {
  const second = await read({ ...LEIPZIGER, kind: 'second_demand_letter', earlier_letters: SENT.slice(0, 1) })
  assertSays(second.text, ['Zweite Mahnung', 'unser Schreiben vom 18. Oktober 2026'])
  const third = await read({ ...LEIPZIGER, kind: 'third_demand_letter', earlier_letters: SENT })
  assertSays(third.text, ['Letzte Mahnung', '18. Oktober 2026 und 1. November 2026', 'Mahnbescheid', '§§ 688 ff. ZPO'])
  const austrian = await read({ ...LINZ_COMPANY, kind: 'third_demand_letter', earlier_letters: SENT })
  assertSays(austrian.text, ['Mahnklage', '§§ 244 ff. ZPO', 'binnen vier Wochen Einspruch', '§ 458 UGB', '§ 456 UGB'])
})

test('letters abroad are English', async () => {
  const { text } = await read({ ...LONDONER, kind: 'third_demand_letter', earlier_letters: SENT })
  assertSays(text, [
    ...['Mr Eleftherios Παπαδόπουλος', 'London NW1 6XE', 'UNITED KINGDOM', 'Final reminder', 'Page 1 of 1'],
    ...['Total amount €1,263.88', '29 November 2026', 'How to pay', 'competent court'],
  ])
})

test('rent is reminded of, and a lease is ended, as § 1118 ABGB wants it', async () => {
  assertSays((await read(TENANT)).text, [
    ...[
      'Mietzinsrückstand: Mahnung',
      'Miete September 2026',
      'Rückstand von 1.690,24 €',
      '5. Dezember 2026',
      '§ 1118 ABGB',
    ],
  ])
  const end = await read({ ...TENANT, kind: 'mzr_aufhebungserklaerung', earlier_letters: SENT, deadline: '2026-12-29' })
  assertSays(end.texts[0] ?? '', ['für aufgehoben', 'Unterschrift', 'als Bevollmächtigte von'])
  assertSays(end.texts[1] ?? '', ['Ihre Rechte', 'So bezahlen Sie', 'Zugangscode'])
  assertSays(end.text, [
    ...['Erklärung der Vertragsaufhebung nach § 1118 ABGB', 'am 18. Oktober 2026 und am 1. November 2026'],
    ...['für aufgehoben', '29. Dezember 2026', '§ 33 Abs. 2 und 3 MRG', 'Unterschrift', 'Hausverwaltung Stadtpark KG'],
  ])
})

const GREETING = 'Mit freundlichen Grüßen'

test('a letter has no sheet for a greeting alone: it fits one page, and its notices stand on the back', async () => {
  const company = { ...LEIPZIGER, debtor: { ...LINZ_COMPANY.debtor, address: LEIPZIGER.debtor.address } }
  for (const facts of [VIENNESE, LEIPZIGER, LINZ_COMPANY, company, TENANT]) {
    for (const kind of ['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const) {
      const { texts } = await read({ ...facts, kind, earlier_letters: SENT.slice(0, LETTER_KINDS.indexOf(kind)) })
      const has_back = kind === 'first_demand_letter' && facts.debtor.acting_as === 'person'
      assert.equal(texts.length, has_back ? 2 : 1, `${kind} to ${facts.debtor.address.city}`)
      assert.match(texts[0] ?? '', new RegExp(GREETING))
      if (has_back) assert.match(texts[1] ?? '', /MW2600001235 (Angaben nach § 13a|Zur Forderung)/)
    }
  }
})

test('a letter of several pages ends with a page on which the reader can act', async () => {
  const invoices = Array.from({ length: 16 }, (_, index) => invoiceOf(index + 1))
  const balance = balanceOf(invoices.map(({ id }) => lineOf('principal', 12_345, { invoice_id: id })))
  const long = { ...VIENNESE, invoices, balance, kind: 'third_demand_letter' as const, earlier_letters: SENT }
  const { texts } = await read(long)
  assert.equal(texts.length, 2)
  assertSays(texts[1] ?? '', ['Haben Sie inzwischen bezahlt', 'Zugangscode', GREETING])
})

test('a letter that needs a second page turns at its last heading, and an annex is not torn', async () => {
  const costs = Array.from({ length: 9 }, () => lineOf('creditor_fee', 100))
  const balance = balanceOf([...LINZ_COMPANY.balance.lines, ...costs])
  const third = await read({ ...LINZ_COMPANY, balance, kind: 'third_demand_letter', earlier_letters: SENT })
  assert.equal(third.texts.length, 2)
  assertSays(third.texts[1] ?? '', ['Was nach Ablauf der Frist geschieht Geht der Betrag', GREETING])

  const invoices = Array.from({ length: 9 }, (_, index) => invoiceOf(index + 1))
  const lines = invoices.flatMap(({ id: invoice_id }) => [
    lineOf('principal', 12_345, { invoice_id }),
    lineOf('interest', 101, { invoice_id, base_cents: 12_345, rate_bp: 400 }),
  ])
  const first = await read({ ...VIENNESE, invoices, balance: balanceOf(lines) })
  const annex = first.texts.filter((page) => page.includes('Zinsberechnung') || page.includes('Zinssatz p. a.'))
  assert.equal(annex.length, 1)
})

test('no line ends with a paragraph sign or another half of a citation', async () => {
  for (const facts of [VIENNESE, LEIPZIGER, LINZ_COMPANY, TENANT]) {
    const copied = (await copiedPages(await pdfOf(facts))).join('\n')
    assert.doesNotMatch(
      copied,
      /(?:§|\b(?:Abs|Art|Nr|lit)\.)\s*\n|§ \d+[a-z]?\s*\n[A-Z]+[a-z]*[A-Z]/,
      facts.debtor.address.city,
    )
  }
})

test('two hundred invoices fill pages whose tables have their heads again', async () => {
  const invoices = Array.from({ length: 200 }, (_, index) => invoiceOf(index + 1))
  const balance = balanceOf(invoices.map(({ id }) => lineOf('principal', 12_345, { invoice_id: id })))
  const { texts, page_count, text } = await read({ ...LINZ_COMPANY, invoices, balance })
  assert.ok(page_count >= 5)
  assertSays(text, ['RE-2026-0001', 'RE-2026-0200', 'Summe 24.690,00 €', `Seite ${page_count} von ${page_count}`])
  for (const page of texts.slice(0, 4)) assertSays(page, ['Rechnung vom fällig am Betrag offen'])
})

test('names of any length leave no page and no other field', async () => {
  const company_name = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5)} GmbH`.slice(0, 255)
  const { pages } = await read({
    ...LINZ_COMPANY,
    letterhead: { ...AUSTRIAN_HEAD, company_name, license: 'Gewerbe der Inkassoinstitute '.repeat(16).trim() },
    debtor: {
      ...LINZ_COMPANY.debtor,
      company: { company_name },
      address: { ...LINZ_COMPANY.debtor.address, street: 'Langestraße'.repeat(23), city: 'x'.repeat(255) },
    },
    creditor: { name: 'W'.repeat(255), address_lines: [] },
    invoices: [{ ...invoiceOf(1), invoice_number: 'N'.repeat(255) }],
  })
  for (const { words, width, height } of pages) {
    for (const { x, y, width: wide, height: high, text } of words)
      assert.ok(x >= 0 && y >= 0 && x + wide <= width - 30 && y + high <= height, `${text} at ${x} ${y}`)
  }
})

test('what is copied from a letter has no invisible character, and long addresses stay whole', async () => {
  const [email, website] = [
    'forderungsmanagement@rheinische-inkasso.example',
    'www.rheinische-inkasso-gesellschaft.example',
  ]
  const head = { ...GERMAN_HEAD, email, website }
  const portal = { ...LEIPZIGER.portal, url: 'https://schuldnerportal.rheinische-inkasso.example/debtor' }
  for (const facts of [VIENNESE, { ...LEIPZIGER, letterhead: head, portal }, LONDONER]) {
    const copied = (await copiedPages(await pdfOf(facts))).join('\n')
    assert.deepEqual(copied.match(/[\u00a0\u00ad]|\p{Cf}/gu), null)
    for (const phrase of [grouped(facts.letterhead.iban), 'RF42 MW26 0000 1235', 'MW2600001235', facts.portal.url])
      assert.ok(copied.includes(phrase.replaceAll('\u00a0', ' ')), phrase)
    assert.ok(copied.replaceAll('\n', '').includes(facts.letterhead.email))
  }
})

test('letters made one after the other carry each its own reference on every page', async () => {
  for (const case_reference of ['MW2600001235', 'MW2600001236', 'MW2600001235']) {
    const { texts } = await read({ ...VIENNESE, claim: { ...VIENNESE.claim, case_reference } })
    assert.ok(texts.length > 1)
    for (const page of texts) assert.deepEqual([...new Set(page.match(/MW26\d{8}/g))], [case_reference])
  }
})

test('a sandbox letter says on every page that it is a specimen', async () => {
  const { texts, text } = await read({ ...VIENNESE, letterhead: SAMPLE_LETTERHEAD, is_specimen: true })
  for (const page of texts) assertSays(page, ['Sandbox – Muster ohne Rechtswirkung'])
  assertSays(text, ['Musterinkasso Beispiel GmbH'])
})

test('one printed code is the transfer that settles the claim, the other leads to the portal and is no key', async () => {
  const { pages } = await read(LEIPZIGER)
  assert.ok(pages.length > 0)
  const codes = await scannedCodes(await reader.renderPage(path, 1))
  const transfer =
    'BCD\n002\n1\nSCT\nBYLADEM1001\nRheinische Inkasso GmbH\nDE02120300000000202051\nEUR284.13\n\nRF42MW2600001235'
  const portal = 'https://inkasso.example/debtor?case_reference=MW2600001235'
  assert.deepEqual(codes.sort(), [transfer, portal])
})

test('what the team looks at is the letter as it is printed, line by line, with bullets for the access code', async () => {
  const long = { ...LEIPZIGER, portal: { url: 'https://schuldnerportal.rheinische-inkasso.example/debtor' } }
  for (const facts of [VIENNESE, long, LONDONER, TENANT]) {
    const printed = await copiedPages(await pdfOf(facts))
    const masked = await copiedPages(await typesetPaper(typesetter, composeLetter(facts)))
    assert.ok(printed.join().includes('7KQ2M X9RTA'))
    assert.deepEqual(
      masked,
      printed.map((page) => page.replace('7KQ2M X9RTA', '••••• •••••')),
    )
  }
})

test('the widest access code stands on one line', async () => {
  for (const sign of ['W', 'M']) {
    const code = sign.repeat(10)
    for (const facts of [VIENNESE, { ...VIENNESE, language: 'en' as const }]) {
      const pages = await copiedPages(await typesetPaper(typesetter, withAccessCode(composeLetter(facts), code)))
      assert.ok(pages.join('\n').includes(`${code.slice(5)} ${code.slice(5)}`), `${code} is broken`)
    }
  }
})
