import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  DOCUMENT_KINDS,
  DOUBTS,
  FAILURE_CODES,
  FAILURES,
  failureCode,
  PROBLEM_CODES,
  problemOf,
  problemSentences,
  type ReadingFacts,
} from './rules.problems.ts'

const FACTS: ReadingFacts = {
  data_extraction_status: 'completed',
  failure: null,
  document_kind: 'invoice',
  doubts: [],
  unread_pages: null,
  amount_waits: true,
  contradictions: [],
}

test('a partner is told why an amount waits, and nothing when none does', () => {
  assert.deepEqual(problemOf({ ...FACTS, document_kind: 'offer', doubts: ['no_currency', 'not_an_invoice'] }), {
    code: 'not_an_invoice',
    message: 'The document is an offer, not an invoice; the claim waits until the gross amount was checked or sent.',
  })
  assert.equal(problemOf({ ...FACTS, doubts: ['no_currency'] })?.code, 'no_currency')
  const unread = {
    doubts: ['pages_unread' as const],
    unread_pages: [
      { from: 16, to: 25 },
      { from: 27, to: 27 },
    ],
  }
  assert.match(problemOf({ ...FACTS, ...unread })?.message ?? '', /has pages that were not read \(16 to 25, 27\); /)
  assert.equal(problemOf(FACTS)?.code, 'amount_uncertain')
  assert.equal(problemOf({ ...FACTS, doubts: null, document_kind: null })?.code, 'amount_uncertain', 'read before')
  assert.equal(problemOf({ ...FACTS, doubts: ['no_currency'], amount_waits: false }), null)
  for (const data_extraction_status of ['manual', 'pending', 'processing'])
    assert.equal(problemOf({ ...FACTS, data_extraction_status }), null)
})

test('what contradicts the file is told after what holds the claim, and does not hold it by itself', () => {
  const sent = { field: 'invoice_number', kind: 'sent_differs', said: 'R-1', read: 'R-2' } as const
  const party = { field: 'invoice_issuer', kind: 'issuer_differs', said: 'Huber', read: 'Eder' } as const
  const page = { field: 'invoice_amount_gross', kind: 'page_differs', said: 12_000, read: 13_000 } as const
  const certain = { ...FACTS, amount_waits: false }
  assert.deepEqual(problemOf({ ...certain, contradictions: [sent] }), {
    code: 'sent_differs',
    message: 'The document says something else than what was sent; our team checks it.',
  })
  assert.equal(problemOf({ ...certain, contradictions: [sent, party] })?.code, 'issuer_differs')
  assert.deepEqual(problemOf({ ...FACTS, contradictions: [party, page] }), {
    code: 'page_differs',
    message:
      'The document has an e-invoice that contradicts its pages; the claim waits until the gross amount was checked or sent.',
  })
  assert.equal(problemOf({ ...FACTS, doubts: ['no_currency'], contradictions: [page] })?.code, 'no_currency')
  assert.equal(problemOf({ ...FACTS, contradictions: [party] })?.code, 'amount_uncertain')
})

test('a file that could not be read has its reason; the claim waits only where no gross amount was sent', () => {
  const failed = { ...FACTS, data_extraction_status: 'failed', failure: FAILURES.encrypted }
  assert.equal(
    problemOf(failed)?.message,
    'The file is encrypted; the claim waits until the gross amount was checked or sent.',
  )
  assert.deepEqual(problemOf({ ...failed, amount_waits: false }), {
    code: 'encrypted',
    message: 'The file is encrypted.',
  })
  assert.equal(problemOf({ ...failed, failure: 'words of an earlier version' })?.code, 'our_fault')
  for (const code of FAILURE_CODES) assert.equal(failureCode(FAILURES[code]), code)
})

test('every code has one sentence, and every kind of document has a name', () => {
  const sentences = problemSentences()
  assert.deepEqual(
    sentences.map(({ code }) => code),
    [...PROBLEM_CODES],
  )
  assert.equal(new Set(sentences.map(({ message }) => message)).size, PROBLEM_CODES.length)
  const named = DOCUMENT_KINDS.map(
    (document_kind) => problemOf({ ...FACTS, document_kind, doubts: [DOUBTS[0]] })?.message,
  )
  assert.equal(new Set(named).size, DOCUMENT_KINDS.length)
})
