import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  balanceOf,
  invoiceOf,
  LEIPZIGER,
  LINZ_COMPANY,
  LONDONER,
  lineOf,
  TENANT,
  VIENNESE,
} from '../../../../test/letter-facts.ts'
import { languageOf } from '../../../kernel/language.ts'
import { earlierLetters, mayBecome, type Obstacles, obstacleOf } from './rules.ts'
import { composeLetter } from './wording/compose.ts'
import type { Block } from './wording/content.ts'
import { printable } from './wording/format.ts'
import { recipientLines, salutationOf } from './wording/recipient.ts'
import { openInvoices } from './wording/tables.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('people at a German-speaking address are written to in German, others in English', () => {
  const table: [string, string, string][] = [
    ['AT', '1010', 'de'],
    ['DE', '04109', 'de'],
    ['CH', '8001', 'de'],
    ['LI', '9490', 'de'],
    ['IT', '39100', 'de'],
    ['IT', '00100', 'en'],
    ['BE', '4700', 'de'],
    ['BE', '1000', 'en'],
    ['GB', 'NW1 6XE', 'en'],
  ]
  for (const [country, zip, language] of table)
    assert.equal(languageOf({ country, zip }), language, `${country} ${zip}`)
})

test('what others gave us is printed without what no letter shows', () => {
  assert.equal(printable('  Anna\t\nMaria \u200bHuber\u0000 '), 'Anna Maria Huber')
  assert.equal(printable('Jose\u0301 💥👩‍🚀🇦🇹 GmbH ®'), 'José GmbH ®')
})

test('the address field names people as the post wants it', () => {
  const de = { language: 'de', sender_country: 'AT' } as const
  assert.deepEqual(recipientLines(VIENNESE.debtor, de), [
    'Frau Mag. Jana Černá-Kőszegi',
    'Mariahilfer Straße 101/2/14',
    '1060 Wien',
  ])
  assert.deepEqual(recipientLines(LINZ_COMPANY.debtor, de).slice(0, 2), [
    'Bäckerei Weiß e.U.',
    'z. Hd. der Geschäftsleitung',
  ])
  assert.deepEqual(recipientLines(LEIPZIGER.debtor, de), [
    'Herrn Jürgen Groß',
    'Straße der Einheit 5',
    '04109 Leipzig',
    'DEUTSCHLAND',
  ])
  assert.deepEqual(recipientLines(LONDONER.debtor, { language: 'en', sender_country: 'AT' }).slice(2), [
    'London NW1 6XE',
    'UNITED KINGDOM',
  ])
})

test('the salutation fits the person', () => {
  const person = (salutation: string | undefined) => ({
    ...VIENNESE.debtor,
    person: { last_name: 'Groß', first_name: 'Kim', ...(salutation === undefined ? {} : { salutation }) },
  })
  assert.equal(salutationOf(person('Herr Dr.'), 'de'), 'Sehr geehrter Herr Dr. Groß,')
  assert.equal(salutationOf(person('Frau'), 'en'), 'Dear Ms Groß,')
  assert.equal(salutationOf(person(undefined), 'de'), 'Guten Tag Kim Groß,')
  assert.equal(salutationOf(person('divers'), 'en'), 'Dear Kim Groß,')
  assert.equal(salutationOf(LINZ_COMPANY.debtor, 'de'), 'Sehr geehrte Damen und Herren,')
  const address = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
  assert.equal(
    salutationOf({ ...VIENNESE.debtor, representative: { name: 'Eva Groß', address } }, 'de'),
    'Guten Tag Eva Groß,',
  )
})

test('a letter lists the invoices that are due, less their credit notes, with what is open of each', () => {
  const balance = {
    ...balanceOf([
      lineOf('principal', 1000, { invoice_id: 'invoice-1' }),
      lineOf('credit_note', -100, { invoice_id: 'invoice-1' }),
      lineOf('principal', 500, { invoice_id: 'invoice-2' }),
      lineOf('payment', -700),
    ]),
    debts: [
      { invoice_id: 'invoice-2', open_cents: 0 },
      { invoice_id: 'invoice-1', open_cents: 700 },
    ],
  }
  const open = openInvoices({ invoices: [invoiceOf(1), invoiceOf(2), invoiceOf(3)], balance })
  assert.deepEqual(
    open.map(({ invoice, amount_cents, open_cents }) => [invoice.id, amount_cents, open_cents]),
    [
      ['invoice-2', 500, 0],
      ['invoice-1', 900, 700],
    ],
  )
})

test('a letter says what stands in its way, and only live insists on what the sandbox invents', () => {
  const fine: Obstacles = {
    kind: 'first_demand_letter',
    is_live: true,
    is_tenancy: false,
    is_private: true,
    country: 'DE',
    law: 'DE',
    has_letterhead: true,
    has_supervisory_authority: true,
    has_creditor_address: true,
    total_cents: 1,
  }
  assert.equal(obstacleOf(fine), undefined)
  const table: [Partial<Obstacles>, string, string][] = [
    [{ country: null }, 'no_address', 'addresses'],
    [{ total_cents: 0 }, 'no_amount', 'total'],
    [{ has_letterhead: false }, 'no_letterhead', 'letterhead'],
    [{ has_supervisory_authority: false }, 'no_letterhead', 'letterhead.supervisory_authority'],
    [{ has_creditor_address: false }, 'no_creditor_address', 'customer.address'],
    [{ kind: 'mzr_aufhebungserklaerung' }, 'not_a_tenancy', 'claim_type'],
    [{ kind: 'mzr_aufhebungserklaerung', is_tenancy: true }, 'not_a_tenancy', 'governing_law'],
  ]
  for (const [change, reason, field] of table) {
    const problem = obstacleOf({ ...fine, ...change })
    assert.deepEqual([problem?.reason, problem?.field], [reason, field])
  }
  const sandbox = { ...fine, is_live: false, has_letterhead: false, has_supervisory_authority: false }
  assert.equal(obstacleOf({ ...sandbox, has_creditor_address: false }), undefined)
  assert.equal(obstacleOf({ ...fine, law: 'AT', has_supervisory_authority: false }), undefined)
})

test('a letter refers to the newest of each kind before it', () => {
  const sent = (['first_demand_letter', 'second_demand_letter', 'first_demand_letter'] as const).map((kind, at) => ({
    kind,
    at,
  }))
  assert.deepEqual(earlierLetters('first_demand_letter', sent), [])
  assert.deepEqual(
    earlierLetters('third_demand_letter', sent).map(({ at }) => at),
    [2, 1],
  )
})

test('a letter is printed before it can come back', () => {
  assert.ok(mayBecome('outbox', 'posted') && !mayBecome('mailed', 'posted') && !mayBecome('void', 'posted'))
  assert.ok(mayBecome('posted', 'returned') && mayBecome('mailed', 'returned') && !mayBecome('outbox', 'returned'))
  assert.ok(mayBecome('outbox', 'void') && !mayBecome('posted', 'void') && !mayBecome('returned', 'void'))
})

const noticesOf = (blocks: readonly Block[]) =>
  blocks.filter((block): block is Block & { kind: 'notice' } => block.kind === 'notice')

test('a first letter to a private person in Germany has the points of § 13a RDG, later ones and others have not', () => {
  const [rdg] = noticesOf(composeLetter(LEIPZIGER).blocks)
  assert.equal(rdg?.title, 'Angaben nach § 13a Abs. 1 RDG')
  const items = rdg?.items.map(plain) ?? []
  assert.match(items[0] as string, /Müller & Söhne Großhandel GmbH, Industriestraße 12, 8010 Graz/)
  assert.match(
    items[1] as string,
    /Waschmaschine, Vertrag vom 7\. Januar 2026: Rechnung RE-2026-0001 vom 1\. August 2026/,
  )
  assert.match(items[2] as string, /6,27 %/)
  assert.match(items[3] as string, /Geschäftsgebühr 25,75 € .*Auslagenpauschale 5,15 €/)
  assert.match(items[5] as string, /Bundesamt für Justiz, Adenauerallee 99–103, 53113 Bonn, poststelle@bfj\.example/)
  for (const facts of [{ ...LEIPZIGER, kind: 'second_demand_letter' as const }, VIENNESE, LINZ_COMPANY]) {
    assert.ok(!JSON.stringify(composeLetter(facts)).includes('13a'))
  }
})

test('people are told about their data at first contact, companies are not', () => {
  const isTold = (facts: typeof VIENNESE) =>
    noticesOf(composeLetter(facts).blocks).some(({ title }) => title.includes('Art. 13 und 14'))
  assert.ok(isTold(VIENNESE) && isTold(LEIPZIGER))
  const trader = { ...LINZ_COMPANY.debtor, debtor_type: 'unprotocolled_company' as const }
  assert.ok(isTold({ ...LINZ_COMPANY, debtor: trader }), 'a trader who is not registered is a person')
  assert.ok(!isTold(LINZ_COMPANY) && !isTold({ ...VIENNESE, kind: 'third_demand_letter' }))
})

test('many lines of interest move to an annex, and their sum stays in the demand', () => {
  const lines = [1, 2, 3, 4, 5].map((number) =>
    lineOf('interest', 10, { invoice_id: `invoice-${number}`, base_cents: 100, rate_bp: 400 }),
  )
  const balance = balanceOf([lineOf('principal', 124_990, { invoice_id: 'invoice-1' }), ...lines])
  const { blocks } = composeLetter({ ...VIENNESE, balance })
  const demand = blocks.find((block) => block.kind === 'demand')
  assert.deepEqual(
    demand?.rows.map(({ label, amount }) => [label, plain(amount)]),
    [
      ['Hauptforderung', '1.249,90 €'],
      ['Verzugszinsen', '0,50 €'],
      ['Gesamtbetrag', '1.250,40 €'],
    ],
  )
  const annex = blocks.at(-1)
  assert.ok(annex?.kind === 'list_table' && annex.rows.length === 5)
})

test('what comes to nothing is no line of the demand', () => {
  const labelsOf = (...lines: ReturnType<typeof lineOf>[]) => {
    const balance = balanceOf([lineOf('principal', 124_990, { invoice_id: 'invoice-1' }), ...lines])
    const demand = composeLetter({ ...LINZ_COMPANY, balance }).blocks.find(({ kind }) => kind === 'demand')
    return demand?.kind === 'demand' ? demand.rows.map(({ label }) => label) : []
  }
  const lump_sum = lineOf('lump_sum', 4000, { rule: '§ 458 UGB' })
  assert.deepEqual(labelsOf(lineOf('interest', 0), lineOf('reminder_fee', 0)), ['Hauptforderung', 'Gesamtbetrag'])
  assert.deepEqual(
    labelsOf(lump_sum, lineOf('reminder_fee', 3331), lineOf('correction', -3331)),
    ['Hauptforderung', 'Pauschale für Betreibungskosten', 'Gesamtbetrag'],
    'the lump sum covers the letter',
  )
  assert.equal(labelsOf(lump_sum, lineOf('reminder_fee', 10_357), lineOf('correction', -4000)).length, 5)
})

test('German rent is demanded like any other debt', () => {
  const rent = { ...LEIPZIGER, claim: { ...LEIPZIGER.claim, claim_type: 'tenancy' as const } }
  const content = plain(JSON.stringify(composeLetter(rent)))
  assert.match(content, /"subject":"Zahlungsaufforderung/)
  assert.doesNotMatch(content, /Zinstermin|Mietzins/)
})

test('a demand without a summary procedure speaks of execution as the country does', () => {
  const last = { kind: 'third_demand_letter', procedure: null } as const
  assert.match(JSON.stringify(composeLetter({ ...LINZ_COMPANY, ...last })), /kann Exekution beantragt werden/)
  assert.match(JSON.stringify(composeLetter({ ...LEIPZIGER, ...last })), /Zwangsvollstreckung betrieben/)
})

test('the month follows the reader, not the law', () => {
  const january = { letter_date: '2027-01-04', deadline: '2027-01-18' }
  const in_austria = { ...VIENNESE, ...january, law: 'DE' as const }
  assert.match(plain(JSON.stringify(composeLetter(in_austria).info)), /4\. Jänner 2027.*18\. Jänner 2027/)
  assert.match(plain(JSON.stringify(composeLetter({ ...LEIPZIGER, ...january }).info)), /4\. Januar 2027/)
})

test('rent is demanded until the next rent date, with § 1118 ABGB in Austria', () => {
  const content = plain(JSON.stringify(composeLetter(TENANT)))
  assert.match(content, /nächsten Zinstermin, dem .{0,20}5\. Dezember 2026/)
  assert.match(content, /§ 1118 ABGB/)
  assert.match(content, /Rückstand von .{0,20}1\.690,24 €.*mit Zinsen und Kosten .{0,20}1\.692,37 €/)
  assert.match(
    content,
    /Forderungsgrund: Mietzins für Wohnung Top 14, Mietvertrag vom 7\. Jänner 2026: Vorschreibung Miete/,
  )
  const principal = TENANT.balance.lines.filter(({ kind }) => kind === 'principal')
  const rent_alone = plain(JSON.stringify(composeLetter({ ...TENANT, balance: balanceOf(principal) })))
  assert.doesNotMatch(rent_alone, /mit Zinsen und Kosten/)
})
