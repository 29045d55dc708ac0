import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DOUBTS } from '../../case/invoices/index.ts'
import type { FieldReading, Reading } from './reading/fields.ts'
import { storableReading } from './rules.storable.ts'
import {
  applyReading,
  FIELDS,
  type FieldName,
  type FieldState,
  firstStates,
  isCertainReading,
  looksLikeInvoice,
  offeredFields,
  sentLater,
  valueFromWire,
  valueProblem,
  valueToWire,
  withAmountsAsBefore,
  withoutAmounts,
} from './rules.ts'

const read = (value: string | number, confidence = 0.95): FieldReading => ({
  value,
  source: 'text',
  confidence,
  page: 1,
  box: { x: 1, y: 2, width: 3, height: 4 },
})

const readingOf = (fields: Reading['fields'], currency = 'EUR'): Reading => ({
  fields,
  confidence: 0.9,
  currency,
  kind: 'invoice',
  open_amount: null,
  doubts: [],
})

const stateOf = (states: readonly FieldState[], field: FieldName) =>
  states.find((state) => state.field === field) as FieldState

test('a reading fills in what nobody has set', () => {
  const { states, values } = applyReading(
    firstStates(() => false),
    readingOf({ invoice_number: read('R-1'), invoice_amount_gross: read(12_000) }),
  )
  assert.equal(values.invoice_number, 'R-1')
  assert.equal(values.invoice_amount_gross, 12_000)
  assert.equal(values.subject, null)
  assert.partialDeepStrictEqual(stateOf(states, 'invoice_number'), { source: 'text', confidence: 0.95 })
  assert.partialDeepStrictEqual(stateOf(states, 'subject'), { source: null, confidence: null, reading: null })
})

test('a value from the partner is never overwritten, but what was read is kept beside it', () => {
  const { states, values } = applyReading(
    firstStates((field) => field === 'invoice_number'),
    readingOf({ invoice_number: read('R-2') }),
  )
  assert.ok(!('invoice_number' in values))
  const state = stateOf(states, 'invoice_number')
  assert.deepEqual([state.source, state.confidence, state.reading?.value], ['partner', 1, 'R-2'])
})

test('corrected and accepted fields stay when the file is read again; the rest is replaced', () => {
  const states = firstStates(() => false).map((state): FieldState => {
    if (state.field === 'invoice_number') return { ...state, source: 'team', confidence: 1 }
    if (state.field === 'subject')
      return { ...state, source: 'ocr', confidence: 0.6, accepted_at: new Date(0), accepted_by: 'somebody' }
    return { ...state, source: 'ocr', confidence: 0.6 }
  })
  const { values } = applyReading(states, readingOf({ invoice_issuer: read('New GmbH') }))
  assert.ok(!('invoice_number' in values) && !('subject' in values))
  assert.equal(values.invoice_issuer, 'New GmbH')
  assert.equal(values.invoice_due_date, null, 'what is not found any more is gone')
})

test('a value that is more likely wrong than right is shown but not filled in', () => {
  for (const [confidence, value] of [
    [0.49, null],
    [0.5, 'R-1'],
  ] as const) {
    const reading = readingOf({ invoice_number: read('R-1', confidence) })
    const { states, values } = applyReading(
      firstStates(() => false),
      reading,
    )
    assert.equal(values.invoice_number, value)
    assert.equal(stateOf(states, 'invoice_number').reading?.value, 'R-1')
  }
})

test('amounts in doubt are shown but not filled in; other fields are', () => {
  const fields = { invoice_amount_gross: read(100), invoice_amount_net: read(80), invoice_number: read('1') }
  for (const doubt of DOUBTS) {
    const { states, values } = applyReading(
      firstStates(() => false),
      { ...readingOf(fields), doubts: [doubt] },
    )
    assert.deepEqual([values.invoice_amount_gross, values.invoice_amount_net, values.invoice_number], [null, null, '1'])
    assert.partialDeepStrictEqual(stateOf(states, 'invoice_amount_gross'), { source: null, reading: { value: 100 } })
  }
})

test('a gross amount that was sent answers what is owed, but not what kind of paper it is or in which currency', () => {
  const fields = { invoice_amount_gross: read(100), invoice_amount_net: read(80) }
  const filled = DOUBTS.filter((doubt) => {
    const states = firstStates((field) => field === 'invoice_amount_gross')
    return applyReading(states, { ...readingOf(fields), doubts: [doubt] }).values.invoice_amount_net === 80
  })
  assert.deepEqual(filled, ['already_paid', 'open_amount_differs', 'no_currency', 'pages_unread'])
})

test('a file looks like an invoice if it has a field, and an amount where it calls itself something else', () => {
  const number = { invoice_number: read('1') }
  const cases: [Reading['fields'], Reading['kind'], boolean][] = [
    [{}, 'invoice', false],
    [number, 'invoice', true],
    [number, 'offer', true],
    [number, 'letter', false],
    [number, 'unknown', false],
    [{ invoice_amount_gross: read(100) }, 'unknown', true],
    [{ invoice_amount_net: read(100) }, 'contract', true],
  ]
  for (const [fields, kind, is_one] of cases) assert.equal(looksLikeInvoice({ fields, kind }), is_one, kind)
})

test('what a person is offered has no amounts that may not be owed', () => {
  const fields = { invoice_amount_gross: read(100), invoice_number: read('1') }
  const offered = (doubts: Reading['doubts']) => offeredFields({ fields, doubts })
  assert.deepEqual(offered([]), fields)
  assert.deepEqual(Object.keys(offered(['not_an_invoice'])), ['invoice_number'])
  const unsigned = offered(['no_currency']).invoice_amount_gross
  assert.deepEqual([unsigned?.value, unsigned && isCertainReading(unsigned)], [100, false])
})

test('amounts can be left out of what a reading sets, except those that were already settled', () => {
  const applied = applyReading(
    firstStates((field) => field === 'invoice_amount_net'),
    readingOf({ invoice_amount_gross: read(100), invoice_number: read('1') }),
  )
  const { states, values } = withoutAmounts(applied)
  assert.deepEqual([values.invoice_amount_gross, values.invoice_number], [null, '1'])
  assert.equal(stateOf(states, 'invoice_amount_gross').source, null)
  assert.equal(stateOf(states, 'invoice_amount_net').source, 'partner')
})

test('a correction must fit its field', () => {
  const cases: [FieldName, string | number | null, boolean][] = [
    ['invoice_amount_gross', 12.34, true],
    ['invoice_amount_gross', 0, true],
    ['invoice_amount_gross', -1, false],
    ['invoice_amount_gross', 12.345, false],
    ['invoice_amount_gross', 1_000_000_000, false],
    ['invoice_amount_net', '12.34', false],
    ['invoice_issue_date', '2026-02-28', true],
    ['invoice_due_date', '2026-02-30', false],
    ['invoice_due_date', 20260228, false],
    ['invoice_number', 'R-1', true],
    ['invoice_number', ' ', false],
    ['invoice_number', 17, false],
    ['invoice_issuer', 'x'.repeat(256), false],
    ['subject', 'x'.repeat(1000), true],
    ['subject', 'x'.repeat(1001), false],
  ]
  for (const [field, value, is_good] of cases) {
    assert.equal(valueProblem(field, value) === undefined, is_good, `${field} ${value}`)
  }
  for (const field of FIELDS) assert.equal(valueProblem(field, null), undefined)
})

test('a value that cannot be stored or entered by hand counts as not read', () => {
  const told = storableReading(
    readingOf(
      {
        invoice_number: read('R\u0000-\u202e1'),
        invoice_issuer: read(`Muster ${'😀'.slice(0, 1)}`),
        invoice_recipient: read('\u0007 \ufffe'),
        subject: read('x'.repeat(1001)),
        invoice_amount_net: read(-1),
        invoice_amount_gross: read(100_000_000_000),
        invoice_issue_date: read('2026-02-30'),
        invoice_due_date: read('2026-02-28'),
      },
      'EU\u0000R',
    ),
  )
  const values = Object.entries(told.fields).map(([field, reading]) => [field, reading.value])
  assert.deepEqual(values, [
    ['invoice_number', 'R-1'],
    ['invoice_issuer', 'Muster \ufffd'],
    ['invoice_due_date', '2026-02-28'],
  ])
  assert.deepEqual([told.currency, told.confidence], ['EUR', 0.9])
  const open = (open_amount: number) => storableReading({ ...readingOf({}), open_amount }).open_amount
  assert.deepEqual([open(12), open(-1), open(100_000_000_000)], [12, null, null])
  assert.deepEqual(told.fields.invoice_due_date, read('2026-02-28'))
})

test('amounts are converted between euros and cents in both directions', () => {
  assert.equal(valueFromWire('invoice_amount_net', 12.34), 1234)
  assert.equal(valueToWire('invoice_amount_net', 1234), 12.34)
  assert.equal(valueFromWire('subject', '12.34'), '12.34')
  assert.equal(valueToWire('invoice_due_date', '2026-01-01'), '2026-01-01')
})

test('what the partner sends later is certain from then on, even where it clears a field', () => {
  const { states } = applyReading(
    firstStates(() => false),
    readingOf({ invoice_number: read('R-1'), subject: read('Roof', 0.6) }),
  )
  const later = sentLater(states, (field) => field === 'subject')
  assert.deepEqual(
    later.map(({ field, source, confidence, reading }) => [field, source, confidence, reading?.value]),
    [['subject', 'partner', 1, 'Roof']],
  )
  const { values } = applyReading(later, readingOf({ subject: read('Facade') }))
  assert.deepEqual(values, {})
})

test('an invoice whose amounts must stay takes everything else from a reading', () => {
  const before = applyReading(
    firstStates(() => false),
    readingOf({ invoice_amount_gross: read(12_000) }),
  ).states
  const applied = applyReading(
    before,
    readingOf({ invoice_amount_gross: read(5_000, 0.7), invoice_number: read('R-1') }),
  )
  const { states, values } = withAmountsAsBefore(applied, before)
  assert.deepEqual(
    [values.invoice_number, 'invoice_amount_gross' in values, 'invoice_amount_net' in values],
    ['R-1', false, false],
  )
  const gross = stateOf(states, 'invoice_amount_gross')
  assert.deepEqual([gross.confidence, gross.reading?.value], [0.95, 5_000])
})
