import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldName, FieldReading } from './reading/fields.ts'
import { NOBODY_KNOWN } from './reading/known-parties.ts'
import { type Compared, withContradictions } from './rules.contradictions.ts'
import { FIELDS, type FieldState, firstStates } from './rules.ts'

const NOBODY = { issuer: false, recipient: false }

const found = (value: string | number, more: Partial<FieldReading> = {}): FieldReading => ({
  ...{ value, source: 'text', confidence: 0.95, page: 1, box: null },
  ...more,
})

type Facts = Partial<Omit<Compared, 'reading' | 'currentOf'>> & {
  readonly read: Partial<Record<FieldName, FieldReading>>
  readonly sent?: Partial<Record<FieldName, string | number>>
  readonly reading?: Partial<Compared['reading']>
  readonly before?: readonly FieldState[]
}

const statesOf = (sent: Facts['sent'] = {}) => firstStates((field) => field in sent)

/** The kinds by field, of those that have some. */
function judged({ read, sent = {}, reading = {}, known = NOBODY_KNOWN, seen = NOBODY, before }: Facts) {
  const states = before ?? statesOf(sent)
  const after = withContradictions(states, states, {
    reading: { fields: read, currency: 'EUR', kind: 'invoice', open_amount: null, ...reading },
    ...{ known, seen },
    currentOf: (field) => sent[field] ?? null,
  })
  const told = after.flatMap(({ field, contradictions }) =>
    contradictions?.length ? [[field, contradictions.map(({ kind }) => kind)] as const] : [],
  )
  return Object.fromEntries(told)
}

test('what was sent is compared with what was read with certainty, and both values are kept', () => {
  const sent = { invoice_number: 'R-1', invoice_amount_gross: 12_000, invoice_issue_date: '2026-03-02' }
  const read = {
    invoice_number: found('R-2'),
    invoice_amount_gross: found(13_000, { confidence: 0.85 }),
    invoice_issue_date: found('2026-03-03'),
  }
  const only = ['sent_differs']
  assert.deepEqual(judged({ sent, read }), {
    invoice_number: only,
    invoice_amount_gross: only,
    invoice_issue_date: only,
  })
  assert.deepEqual(judged({ read }), {}, 'nothing was sent')
  const unsure = Object.fromEntries(Object.entries(read).map(([field, one]) => [field, { ...one, confidence: 0.79 }]))
  assert.deepEqual(judged({ sent, read: unsure }), {})
  const [gross] = withContradictions(statesOf(sent), [], {
    reading: { fields: read, currency: 'EUR', kind: 'invoice', open_amount: null },
    ...{ known: NOBODY_KNOWN, seen: NOBODY },
    currentOf: (field) => sent[field as keyof typeof sent] ?? null,
  }).filter(({ field }) => field === 'invoice_amount_gross')
  assert.deepEqual(gross?.contradictions, [{ kind: 'sent_differs', said: 12_000, read: 13_000 }])
})

test('what is written or reckoned in another way is no contradiction', () => {
  const quiet: Facts[] = [
    { sent: { invoice_number: '2026-17' }, read: { invoice_number: found('RE 2026/17') } },
    { sent: { invoice_amount_gross: 12_000 }, read: { invoice_amount_gross: found(12_001) } },
    { sent: { invoice_due_date: '2026-03-16' }, read: { invoice_due_date: found('2026-03-14') } },
    { sent: { invoice_recipient: 'Mueller Eva' }, read: { invoice_recipient: found('Eva Müller') } },
    { sent: { subject: 'Roof' }, read: { subject: found('Dach') } },
    {
      sent: { invoice_amount_gross: 7_000 },
      read: { invoice_amount_gross: found(12_000) },
      reading: { open_amount: 7_000 },
    },
    {
      sent: { invoice_amount_gross: 12_000 },
      read: { invoice_amount_gross: found(13_000) },
      reading: { kind: 'reminder' },
    },
    {
      sent: { invoice_amount_gross: 12_000 },
      read: { invoice_amount_gross: found(13_000) },
      reading: { currency: 'CHF' },
    },
  ]
  for (const facts of quiet) assert.deepEqual(judged(facts), {}, JSON.stringify(facts))
})

test('the figure of another currency that was sent as euros is a contradiction', () => {
  const facts = { sent: { invoice_amount_gross: 12_000 }, read: { invoice_amount_gross: found(12_000) } }
  assert.deepEqual(judged({ ...facts, reading: { currency: 'CHF' } }), { invoice_amount_gross: ['currency_differs'] })
  assert.deepEqual(judged(facts), {})
})

test('a page that contradicts its e-invoice waits, whether the field was sent or not', () => {
  const read = { invoice_amount_gross: found(13_000, { source: 'xml', confidence: 0.75, printed: 12_000 }) }
  assert.deepEqual(judged({ read }), { invoice_amount_gross: ['page_differs'] })
  assert.deepEqual(judged({ read, sent: { invoice_amount_gross: 12_000 } }), { invoice_amount_gross: ['page_differs'] })
})

const known = { issuer: ['Huber GmbH'], recipient: ['Max Maier'] }
const parties = (issuer: string, recipient: string, confidence = 0.9) => ({
  invoice_issuer: found(issuer, { confidence }),
  invoice_recipient: found(recipient, { confidence }),
})

test('an issuer or a recipient who is plainly somebody else contradicts the claim', () => {
  assert.deepEqual(judged({ known, read: parties('Bäckerei Huber', 'Maier Max') }), {})
  assert.deepEqual(judged({ known, read: parties('Tischlerei Eder GmbH', 'Max Maier') }), {
    invoice_issuer: ['issuer_differs'],
  })
  assert.deepEqual(judged({ known, read: parties('Huber GmbH', 'Eva Moser') }), {
    invoice_recipient: ['recipient_differs'],
  })
  const others = parties('Tischlerei Eder GmbH', 'Eva Moser')
  assert.deepEqual(judged({ known, read: others, seen: { issuer: true, recipient: true } }), {}, 'a trading name')
  assert.deepEqual(judged({ known, read: parties('Tischlerei Eder GmbH', 'Eva Moser', 0.7) }), {})
  assert.deepEqual(
    judged({ known: { issuer: ['Huber GmbH'], recipient: [] }, read: parties('Huber', 'Eva Moser') }),
    {},
  )
})

test('parties the other way round are told as that, once for each', () => {
  assert.deepEqual(
    judged({ known, read: parties('Max Maier', 'Huber GmbH'), seen: { issuer: true, recipient: true } }),
    {
      invoice_issuer: ['parties_swapped'],
      invoice_recipient: ['parties_swapped'],
    },
  )
  const half = parties('Max Maier', 'Eva Moser')
  assert.deepEqual(judged({ known, read: half, seen: { issuer: false, recipient: true } }), {
    invoice_issuer: ['issuer_differs'],
  })
  const sent = { invoice_issuer: 'Huber GmbH' }
  assert.deepEqual(judged({ known, sent, read: parties('Tischlerei Eder GmbH', 'Max Maier') }), {
    invoice_issuer: ['issuer_differs'],
  })
})

test('what the sender or the team has answered stays answered as long as the same is read', () => {
  const sent = { invoice_number: 'R-1' }
  const read = { invoice_number: found('R-2') }
  const state = (more: Partial<FieldState>) =>
    statesOf(sent).map((one) => (one.field === 'invoice_number' ? { ...one, ...more } : one))
  assert.deepEqual(judged({ sent, read, before: state({ reading: found('R-2'), contradictions: [] }) }), {})
  const other = judged({ sent, read, before: state({ reading: found('R-3'), contradictions: [] }) })
  assert.deepEqual(other, { invoice_number: ['sent_differs'] })
  const accepted = state({ accepted_at: new Date(0), accepted_by: 'somebody' })
  assert.deepEqual(judged({ sent, read, before: accepted }), {})
  assert.equal(FIELDS.length, accepted.length)
})
