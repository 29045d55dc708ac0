import assert from 'node:assert/strict'
import { test } from 'node:test'
import { processorSeconds } from './processor-time.ts'
import { evenly } from './runs.ts'
import { calibration, type Document, isRight, judge, quantile, straightThrough } from './score.ts'

test('names are compared without case, punctuation and salutation', () => {
  assert.ok(isRight('invoice_recipient', 'Herrn Karl Adler', 'KARL ADLER'))
  assert.ok(isRight('invoice_issuer', ['Adler GmbH', 'Adler'], 'Adler'))
  assert.ok(!isRight('invoice_issuer', 'Adler GmbH', 'Adler AG'))
})

test('amounts of the truth are euros, those of a reading cents', () => {
  assert.ok(isRight('invoice_amount_gross', 59.5, 5950))
  assert.ok(!isRight('invoice_amount_gross', 59.5, 59))
})

test('a value where none is printed is an error, and so is none where one is printed', () => {
  assert.ok(isRight('invoice_due_date', null, null))
  assert.ok(!isRight('invoice_due_date', null, '2024-01-01'))
  assert.ok(!isRight('invoice_due_date', '2024-01-01', null))
})

test('a field that the truth does not name is not scored', () => {
  const outcomes = judge(
    'a.pdf',
    { invoice_number: '1' },
    { invoice_number: { value: '1', confidence: 0.97 }, subject: { value: 'x', confidence: 1 } },
  )
  assert.deepEqual(
    outcomes.map(({ field, right }) => [field, right]),
    [['invoice_number', true]],
  )
})

test('calibration sets beside each other what was promised and what was right', () => {
  const outcome = (right: boolean, confidence: number | null) => ({
    file: 'a',
    field: 'subject' as const,
    right,
    wanted: 'x',
    got: 'x',
    confidence,
  })
  const filled = calibration([
    outcome(true, 0.97),
    outcome(false, 0.95),
    outcome(true, 0.65),
    outcome(true, null),
  ]).filter(({ of }) => of > 0)
  assert.deepEqual(
    filled.map(({ from, right, of }) => [from, right, of]),
    [
      [0.6, 1, 1],
      [0.95, 1, 2],
    ],
  )
  assert.ok(Math.abs((filled[1]?.promised ?? 0) - 0.96) < 1e-9)
})

const SURE = { invoice_number: 0.95, invoice_amount_gross: 0.8, invoice_issue_date: 0.9 }

function documentOf(
  file: string,
  { right = true, asks_for_money = true, confidences = SURE as Document['confidences'] },
): Document {
  const outcome = { file, field: 'invoice_amount_gross', right, wanted: 1, got: 100, confidence: 0.8 } as const
  return { file, asks_for_money, outcomes: [outcome], confidences }
}

test('an invoice goes straight through if all essential fields are read with confidence', () => {
  const { documents, right, wrong } = straightThrough([
    documentOf('sure', {}),
    documentOf('doubtful', { confidences: { ...SURE, invoice_number: 0.79 } }),
    documentOf('without date', { confidences: { invoice_number: 0.9, invoice_amount_gross: 0.9 } }),
  ])
  assert.deepEqual({ documents, right, wrong }, { documents: 3, right: 1, wrong: [] })
})

test('what goes through with a wrong essential field, or asks for no money, is named', () => {
  const { claimable, right, wrong } = straightThrough([
    documentOf('sure', {}),
    documentOf('wrong amount', { right: false }),
    documentOf('offer', { asks_for_money: false }),
    documentOf('wrong but doubtful', { right: false, confidences: { ...SURE, invoice_amount_gross: 0.5 } }),
  ])
  assert.deepEqual({ claimable, right, wrong }, { claimable: 3, right: 1, wrong: ['wrong amount', 'offer'] })
})

test('a wrong field that is not essential holds nothing up', () => {
  const outcome = { file: 'a', field: 'invoice_issuer', right: false, wanted: 'A', got: 'B', confidence: 0.9 } as const
  const { right, wrong } = straightThrough([
    { file: 'a', asks_for_money: true, outcomes: [outcome], confidences: SURE },
  ])
  assert.deepEqual({ right, wrong }, { right: 1, wrong: [] })
})

test('nothing may be a right answer among others', () => {
  assert.ok(isRight('invoice_amount_net', [100, null], null))
  assert.ok(isRight('invoice_amount_net', [100, null], 10_000))
  assert.ok(!isRight('invoice_amount_net', [100, null], 9_900))
})

test('the median and the 95th percentile are numbers of the list', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => 100 - at)
  assert.deepEqual([quantile(numbers, 0.5), quantile(numbers, 0.95), quantile([7], 0.95)], [50, 95, 7])
  assert.equal(quantile([], 0.5), null)
})

test('fewer files are spread over all of them', () => {
  assert.deepEqual(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3), [0, 3, 6])
  assert.deepEqual(evenly([0, 1], 5), [0, 1])
})

test('a process that there is not has no processor time, ours has some where the system tells', () => {
  assert.equal(processorSeconds(-1), null)
  const ours = processorSeconds(process.pid)
  assert.ok(process.platform === 'linux' ? ours !== null && ours >= 0 : ours === null)
})
