import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  choicesOf,
  contradictedOf,
  type Extraction,
  type FieldName,
  firstField,
  isMissing,
  isReading,
  isSettledBy,
  neighbourOf,
  nextWaiting,
  offersOf,
  openDoubts,
  placeInQueue,
  stateOf,
} from './field-check.ts'

const extraction = (...fields: [FieldName, boolean][]) =>
  ({ fields: fields.map(([field, needs_check]) => ({ field, needs_check })) }) as Extraction

const doubtful = extraction(['invoice_number', false], ['invoice_amount_gross', true], ['invoice_issue_date', true])
const settled = extraction(['invoice_number', false], ['invoice_amount_gross', false])

test('a file counts as being read until it has been read or reading has failed', () => {
  const statuses = ['pending', 'processing', 'completed', 'failed', 'manual'] as const
  const reading = statuses.filter((data_extraction_status) => isReading({ data_extraction_status }))
  assert.deepEqual(reading, ['pending', 'processing'])
  assert.equal(isReading(undefined), false)
})

test('a check begins at the first waiting field, else at the top', () => {
  assert.equal(firstField(doubtful), 'invoice_amount_gross')
  assert.equal(firstField(settled), 'invoice_number')
  assert.equal(firstField(extraction()), undefined)
})

test('after a field comes the next waiting one, and after the last the first', () => {
  assert.equal(nextWaiting(doubtful, 'invoice_number'), 'invoice_amount_gross')
  assert.equal(nextWaiting(doubtful, 'invoice_amount_gross'), 'invoice_issue_date')
  assert.equal(nextWaiting(doubtful, 'invoice_issue_date'), 'invoice_amount_gross')
  assert.equal(nextWaiting(settled, 'invoice_number'), undefined)
})

test('a required field is missing if it is empty and nothing was read for it', () => {
  const reading = { value: 12, source: 'ocr', confidence: 0.4, page: 1, box: null, proof: null } as const
  assert.equal(isMissing({ is_required: true, value: null, reading: null }), true)
  assert.equal(isMissing({ is_required: true, value: null, reading }), false)
  assert.equal(isMissing({ is_required: true, value: 12, reading: null }), false)
  assert.equal(isMissing({ is_required: false, value: null, reading: null }), false)
})

test('the arrow keys move from field to field and stop at the ends', () => {
  assert.equal(neighbourOf(doubtful, 'invoice_number', 1), 'invoice_amount_gross')
  assert.equal(neighbourOf(doubtful, 'invoice_amount_gross', -1), 'invoice_number')
  assert.equal(neighbourOf(doubtful, 'invoice_number', -1), undefined)
  assert.equal(neighbourOf(doubtful, 'invoice_issue_date', 1), undefined)
})

test('an invoice is settled by the change after which nothing waits, and by no later one', () => {
  assert.equal(isSettledBy(doubtful, settled), true)
  assert.equal(isSettledBy(settled, settled), false)
  assert.equal(isSettledBy(doubtful, doubtful), false)
})

test('the state of a field is what the server says', () => {
  assert.equal(stateOf({ needs_check: true, accepted_at: null }).word, 'waiting')
  assert.equal(stateOf({ needs_check: false, accepted_at: '2026-05-14T09:30:00.000Z' }).word, 'accepted')
  assert.equal(stateOf({ needs_check: false, accepted_at: null }).word, 'good')
})

const row = (invoice_id: string, created_at: string) => ({ invoice_id, created_at, case_reference: `MW-${invoice_id}` })
const queue = [row('a', '2026-01'), row('b', '2026-02'), row('c', '2026-03')]

test('the queue continues in order of arrival, in a circle', () => {
  assert.deepEqual(placeInQueue(queue, 'b', '2026-02'), {
    position: 2,
    case_reference: 'MW-b',
    next: 'c',
    previous: 'a',
  })
  assert.partialDeepStrictEqual(placeInQueue(queue, 'c', '2026-03'), { next: 'a', previous: 'b' })
})

test('an invoice that no longer waits still has neighbours; the last one has none', () => {
  assert.deepEqual(placeInQueue(queue, 'x', '2026-02-15'), {
    position: 0,
    case_reference: undefined,
    next: 'c',
    previous: 'b',
  })
  assert.deepEqual(placeInQueue([row('a', '2026-01')], 'a', '2026-01'), {
    position: 1,
    case_reference: 'MW-a',
    next: undefined,
    previous: undefined,
  })
})

const doubted = (facts: Partial<Extraction>, needs_check = true) =>
  ({
    fields: [{ field: 'invoice_amount_gross', needs_check, reading: { value: 120 } }],
    currency: 'EUR',
    open_amount: 70,
    doubts: ['open_amount_differs'],
    ...facts,
  }) as Extraction

test('open and gross amount are offered while the gross amount waits, but not in another currency', () => {
  assert.deepEqual(offersOf(doubted({})), { open: 70, gross: 120 })
  assert.deepEqual(offersOf(doubted({ doubts: ['not_an_invoice'] })), { gross: 120 })
  assert.deepEqual(offersOf(doubted({ currency: 'CHF' })), {})
  assert.deepEqual(offersOf(doubted({ doubts: [] })), {})
  assert.deepEqual(offersOf(doubted({}, false)), {})
})

test('doubts are told as long as an amount waits', () => {
  assert.deepEqual(openDoubts(doubted({})), ['open_amount_differs'])
  assert.deepEqual(openDoubts(doubted({}, false)), [])
  assert.deepEqual(openDoubts({ ...extraction(['invoice_number', true]), doubts: ['no_currency'] }), [])
})

test('of a contradiction either value can be taken, of a party or a currency only what is there', () => {
  const reading = { value: 120, source: 'text', confidence: 0.9, page: 1, box: null, proof: null } as const
  const sent = { kind: 'sent_differs', said: 125, read: 120 } as const
  const page = { kind: 'page_differs', said: 120, read: 130 } as const
  assert.deepEqual(choicesOf({ value: 125, reading, contradictions: [sent] }), { keep: 125, take: [120] })
  assert.deepEqual(choicesOf({ value: 125, reading, contradictions: [page, sent] }), { keep: 125, take: [120, 130] })
  assert.deepEqual(choicesOf({ value: null, reading, contradictions: [page] }), { keep: 120, take: [130] })
  const party = { kind: 'issuer_differs', said: 'Huber', read: 'Eder' } as const
  assert.deepEqual(choicesOf({ value: 'Eder', reading: null, contradictions: [party] }), { keep: null, take: [] })
  const fields = [
    { field: 'subject', contradictions: [] },
    { field: 'invoice_issuer', contradictions: [party] },
  ] as unknown as Extraction['fields']
  assert.deepEqual(
    contradictedOf({ fields }).map(({ field }) => field),
    ['invoice_issuer'],
  )
})
