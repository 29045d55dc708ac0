import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { camtFile, mt940File, type StatementEntry } from '../../../../../test/bank-statements.ts'
import { readAll } from '../../../../../test/statement-reading.ts'
import type { ReadEntry } from './statement.ts'

const IBAN = 'DE89370400440532013000'
const IBANS = ['AT611904300234573201', 'DE02120300000000202051', 'FR1420041010050500013M02606']

/** Words as people write them, some long, some with what means something in the one format or the other. */
const word = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9äöüßÄÖÜ.,/()'-]{1,12}$/),
  fc.constantFrom('Rechnung', 'RF18539007547034', 'M-2026-000001-7', 'Müller', 'x'.repeat(60)),
)
const sentence = (words: number) => fc.array(word, { minLength: 1, maxLength: words }).map((list) => list.join(' '))
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,20}$/).filter((text) => !/^N-?A?$/.test(text))
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`)

const entry = fc
  .record({
    amount: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((amount) => amount !== 0),
    on: day,
    value: day,
    text: sentence(12),
    name: optional(sentence(3).map((name) => name.slice(0, 54).trim())),
    iban: optional(fc.constantFrom(...IBANS)),
    bic: optional(fc.constantFrom('BKAUATWW', 'COBADEFFXXX')),
    end_to_end_id: optional(code),
    reference: optional(code.map((text) => text.slice(0, 16))),
    batch_id: optional(code),
    is_reversal: fc.boolean(),
  })
  .map((one): StatementEntry => JSON.parse(JSON.stringify(one)))

const statement = fc.record({
  iban: fc.constant(IBAN),
  opening: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  entries: fc.array(entry, { maxLength: 12 }),
})

/** What the reader has to say of an entry. */
const expected = (one: StatementEntry) => ({
  amount_cents: one.amount,
  booking_date: one.on,
  value_date: one.value,
  text: one.text,
  payer_name: one.name ?? null,
  payer_iban: one.iban ?? null,
  payer_bic: one.bic ?? null,
  end_to_end_id: one.end_to_end_id ?? null,
  bank_reference: one.reference ?? null,
  batch_id: one.batch_id ?? null,
  is_return: one.is_reversal,
})

const told = ({ ordinal, message_id, return_reason, line, ...facts }: ReadEntry) => facts

test('what is written as camt is read again', () =>
  fc.assert(
    fc.asyncProperty(
      statement,
      fc.constantFrom('02', '08'),
      fc.integer({ min: 1, max: 5_000 }),
      async (one, version, piece) => {
        const [sheet] = await readAll(camtFile({ ...one, version: version as '02' | '08' }), piece)
        assert.deepEqual(sheet?.entries.map(told), one.entries.map(expected))
        assert.equal(sheet?.sheet.opening_cents, one.opening)
      },
    ),
    { numRuns: 60 },
  ))

/** Where 27 characters end in a blank, or begin with what looks like a word of the bank, the cut leaves no trace. */
const isPlain = ({ text = '', name = '' }: StatementEntry) => /^[^:?+{}<>^~|]*$/.test(text + name) && text.length < 180

test('what is written as MT940 is read again', () =>
  fc.assert(
    fc.asyncProperty(
      statement.map((one) => ({ ...one, entries: one.entries.filter(isPlain) })),
      fc.record({ is_swift: fc.boolean(), end_of_line: fc.constantFrom('\r\n', '\n', '\r') }),
      fc.integer({ min: 1, max: 5_000 }),
      async (one, form, piece) => {
        const [sheet] = await readAll(mt940File({ ...one, ...(form as { end_of_line: '\n' }) }), piece)
        const plain = (facts: Record<string, unknown>) => JSON.stringify(facts, Object.keys(facts).sort())
        assert.deepEqual(sheet?.entries.map(told).map(plain), one.entries.map(expected).map(plain))
      },
    ),
    { numRuns: 60 },
  ))
