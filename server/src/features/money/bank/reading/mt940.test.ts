import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mt940File } from '../../../../../test/bank-statements.ts'
import { problemOf, readAll } from '../../../../../test/statement-reading.ts'
import type { ReadEntry } from './statement.ts'

const IBAN = 'DE89370400440532013000'
const PAYER = 'AT611904300234573201'

const entriesOf = async (file: string | Buffer): Promise<ReadEntry[]> =>
  (await readAll(file)).flatMap(({ entries }) => entries)

/** A statement of one credit of 10.00 with these lines. */
const withPurpose = (...lines: string[]): string =>
  [':20:X', `:25:${IBAN}`, ':28C:1', ':60F:C260301EUR0,00', ':61:2603020302CR10,00N166NONREF', ...lines]
    .concat(':62F:C260302EUR10,00', '-', '')
    .join('\r\n')

async function purposeOf(...lines: string[]): Promise<ReadEntry> {
  const [entry] = await entriesOf(withPurpose(...lines))
  return entry as ReadEntry
}

test('a statement is read alike with and without the blocks of SWIFT, however its lines end', async () => {
  const statement = {
    iban: IBAN,
    id: '00012/001',
    opening: 100_000,
    opening_on: '2026-03-01',
    on: '2026-03-02',
    entries: [
      {
        amount: 123_456,
        value: '2026-03-03',
        text: 'Rechnung 4711 vom 1.2. und noch viel mehr Text, der nicht in einen Teil passt',
        name: 'Erika Müller Gesellschaft mit beschränkter Haftung',
        iban: PAYER,
        bic: 'BKAUATWW',
        end_to_end_id: 'E2E-1234567890-1234567890-1234567890',
        batch_id: 'KUNDE-1',
        reference: 'BANK-1',
      },
      { amount: -1, text: 'Entgelt' },
    ],
  }
  for (const end_of_line of ['\r\n', '\n', '\r'] as const)
    for (const is_swift of [true, false])
      for (const piece of [1, 1_000_000]) {
        const [read] = await readAll(mt940File({ ...statement, is_swift, end_of_line }), piece)
        assert.deepEqual(read?.sheet, {
          format: 'mt940',
          iban: IBAN,
          currency: 'EUR',
          bank_id: '00012/001',
          opening_cents: 100_000,
          closing_cents: 223_455,
          opening_on: '2026-03-01',
          closing_on: '2026-03-02',
        })
        assert.deepEqual(read?.entries[0], {
          amount_cents: 123_456,
          booking_date: '2026-03-02',
          value_date: '2026-03-03',
          text: statement.entries[0]?.text,
          payer_name: statement.entries[0]?.name,
          payer_iban: PAYER,
          payer_bic: 'BKAUATWW',
          end_to_end_id: 'E2E-1234567890-1234567890-1234567890',
          bank_reference: 'BANK-1',
          ordinal: 1,
          message_id: null,
          batch_id: 'KUNDE-1',
          is_return: false,
          return_reason: null,
          line: is_swift ? 6 : 5,
        })
        assert.equal(read?.entries[1]?.amount_cents, -1)
      }
})

test('accounts are named by IBAN, or by bank code and number', async () => {
  const accounts: [string, string][] = [
    [IBAN, IBAN],
    ['DE89 3704 0044 0532 0130 00', IBAN],
    [`${IBAN}EUR`, IBAN],
    [`COBADEFF/${IBAN}`, IBAN],
    ['37040044/532013000', IBAN],
    ['37040044/0532013000', IBAN],
    ['37040044/0532013000EUR', IBAN],
    ['19043/00234573201', PAYER],
    ['19043/234573201', PAYER],
  ]
  for (const [account, iban] of accounts) {
    const [read] = await readAll(mt940File({ iban, account, opening: 0, entries: [] }))
    assert.equal(read?.sheet.iban, iban, account)
  }
  for (const account of [
    '532013000',
    'COBADEFF/532013000',
    '3704004/532013000',
    'DE88370400440532013000',
    '37040044/',
    '',
  ]) {
    const problem = await problemOf(mt940File({ iban: IBAN, account, opening: 0, entries: [] }))
    assert.deepEqual([problem.code, problem.field, problem.line], ['wrong_format', ':25:', 2], account)
  }
  const foreign = await problemOf(mt940File({ iban: IBAN, account: '37040044/532013000USD', opening: 0, entries: [] }))
  assert.equal(foreign.code, 'foreign_currency')
})

test('the line of a booking is read in its variants', async () => {
  const cases: [string, number, Partial<ReadEntry>][] = [
    ['2603020302CR10,00N166NONREF', 1_000, { booking_date: '2026-03-02' as never, bank_reference: null }],
    ['260302C10,NTRFREF', 1_000, { booking_date: '2026-03-02' as never }],
    ['260302D10,5NMSCNONREF//BANKREF', -1_050, { bank_reference: 'BANKREF' }],
    ['2603020302RCR7,01NSTONONREF', -701, { is_return: true }],
    ['2603020302RD7,01NSTONONREF', 701, { is_return: true }],
    ['2512310102CR1,00NTRFX', 100, { value_date: '2025-12-31' as never, booking_date: '2026-01-02' as never }],
    ['2601021231CR1,00NTRFX', 100, { value_date: '2026-01-02' as never, booking_date: '2025-12-31' as never }],
    ['2402290229CR1,00NTRFX', 100, { booking_date: '2024-02-29' as never }],
    ['260302CR1,00', 100, {}],
  ]
  for (const [line, cents, facts] of cases) {
    const amount = `${cents < 0 ? 'D' : 'C'}260302EUR${(Math.abs(cents) / 100).toFixed(2).replace('.', ',')}`
    const file = [
      ':20:X',
      `:25:${IBAN}`,
      ':28C:1',
      ':60F:C260301EUR0,00',
      `:61:${line}`,
      '/OCMT/EUR10,00/',
      `:62F:${amount}`,
    ]
    const [entry] = await entriesOf(file.join('\n'))
    assert.equal(entry?.amount_cents, cents, line)
    for (const [name, value] of Object.entries(facts)) assert.equal(entry?.[name as keyof ReadEntry], value, line)
  }
})

test('the parts of field 86 are put together as they were cut', async () => {
  const entry = await purposeOf(
    ':86:166?00SEPA-GUTSCHRIFT?109310?20EREF+NOTPROVIDED?21SVWZ+RG 2026-0',
    '815 fuer Max?22imilian?23und Moritz?30COBADEFFXXX?31DE893704004405320',
    '13000?32MAX MUSTER?33MANN?34991',
  )
  assert.equal(entry.text, 'RG 2026-0815 fuer Max imilian und Moritz')
  assert.equal(entry.end_to_end_id, null)
  assert.equal(entry.payer_name, 'MAX MUSTER MANN')
  assert.equal(entry.payer_iban, IBAN)
  assert.equal(entry.payer_bic, 'COBADEFFXXX')
  const full = await purposeOf(':86:166?20SVWZ+1234567890123456789012?21345 Ende?6012?32A')
  assert.equal(full.text, '1234567890123456789012345 Ende 12', 'a part of 27 characters goes on in the next')
})

test('words may stand in one part, and the words of a payer are no such words', async () => {
  const one = await purposeOf(':86:166?20EREF+A1 KREF+B2 SVWZ+Danke EREF+X?21BREF+Y?32A')
  assert.deepEqual([one.end_to_end_id, one.batch_id, one.text], ['A1', 'B2', 'Danke EREF+X BREF+Y'])
  const named = await purposeOf(`:86:166?20IBAN+${PAYER}?21BIC+BKAUATWW?22SVWZ+a?23ABWA+Erika?32Bank`)
  assert.deepEqual([named.payer_iban, named.payer_bic, named.text], [PAYER, 'BKAUATWW', 'a Erika'])
  const plain = await purposeOf(':86:166?20Rechnung 12?21Danke?32A')
  assert.equal(plain.text, 'Rechnung 12 Danke')
  const question = await purposeOf(':86:166?20SVWZ+Wann? Jetzt?32A')
  assert.equal(question.text, 'Wann? Jetzt')
})

test('what a payer writes names neither another account nor another reference', async () => {
  const after = await purposeOf(`:86:166?20EREF+A1?21SVWZ+Danke?22EREF+FREMD?23ABWA+x?24IBAN+${PAYER}?32A`)
  assert.deepEqual([after.end_to_end_id, after.payer_iban], ['A1', null])
  const twice = await purposeOf(`:86:166?20SVWZ+Danke?31${PAYER}?31DE02120300000000202051?32A`)
  assert.equal(twice.payer_iban, null, 'nobody knows which one is from the bank')
  const beside = await purposeOf(`:86:166?20IBAN+${PAYER}?21SVWZ+Danke?31DE02120300000000202051?32A`)
  assert.equal(beside.payer_iban, 'DE02120300000000202051')
})

test('field 86 may have another sign, no parts, or be missing', async () => {
  assert.equal((await purposeOf(':86:166<20SVWZ+abc<32Name')).payer_name, 'Name')
  assert.equal((await purposeOf(':86:Gutschrift von Erika', 'Rechnung 12')).text, 'Gutschrift von Erika Rechnung 12')
  assert.equal((await purposeOf()).text, '')
  assert.equal((await purposeOf(':86:text', ':15:30 Uhr', ':99:')).text, 'text :15:30 Uhr :99:')
  assert.equal((await purposeOf(':86:166?20SVWZ+Haus 1', '-', '3?32A')).text, 'Haus 1-3', 'a line may end anywhere')
})

test('what the bank calls a return is one', async () => {
  const cases: [string, boolean, string | null][] = [
    ['109?00SEPA-LASTSCHRIFT RUECKGABE?20SVWZ+AC04 Konto aufgeloest', true, 'AC04'],
    ['108?20SVWZ+ohne Grund', true, null],
    ['181?20SVWZ+MD06', true, 'MD06'],
    ['159?20SVWZ+RETURN/REFUND AC01', true, 'AC01'],
    ['166?00RETOURE?20SVWZ+x', true, null],
    ['166?00GUTSCHRIFT?20SVWZ+Retoure AC04', false, null],
  ]
  for (const [purpose, is_return, reason] of cases) {
    const entry = await purposeOf(`:86:${purpose}`)
    assert.deepEqual([entry.is_return, entry.return_reason], [is_return, reason], purpose)
  }
})

test('UTF-8, ISO-8859-1 and Windows-1252 are told apart', async () => {
  const file = withPurpose(':86:166?20SVWZ+Grüße an Förster?32Jürgen Weiß')
  for (const bytes of [Buffer.from(file), Buffer.from(file, 'latin1'), Buffer.from(`\uFEFF${file}`)]) {
    const [entry] = await entriesOf(bytes)
    assert.deepEqual([entry?.text, entry?.payer_name], ['Grüße an Förster', 'Jürgen Weiß'])
  }
  const euro = Buffer.from(withPurpose(':86:166?20SVWZ+10 \x80'), 'latin1')
  assert.equal((await entriesOf(euro))[0]?.text, '10 €')
})

test('several statements and pages in a file follow one another', async () => {
  const first = { opening: 100, on: '2026-03-02', entries: [{ amount: 50 }] }
  const second = { opening: 150, on: '2026-03-03', entries: [{ amount: -150 }] }
  for (const is_swift of [true, false]) {
    const file = mt940File({ iban: IBAN, is_swift, ...first, more: [second] })
    assert.deepEqual(
      (await readAll(file)).map(({ sheet }) => sheet.closing_cents),
      [150, 0],
    )
    const pages = file.replace(':62F:', ':62M:').replace(/:60F:(?=C260303)/, ':60M:')
    assert.deepEqual(
      (await readAll(pages)).map(({ sheet }) => sheet.closing_cents),
      [150, 0],
    )
    const torn = await problemOf(pages.replace(':60M:C260303EUR1,50', ':60M:C260303EUR1,51'))
    assert.deepEqual([torn.code, torn.field], ['wrong_sum', ':60M:'])
  }
})
