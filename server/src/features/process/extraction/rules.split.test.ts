import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partName, rangesOf, splitProblem } from './rules.split.ts'

const proposed = [
  { first_page: 1, last_page: 2, invoice_number: 'R-1', gross: 100 },
  { first_page: 3, last_page: 3, invoice_number: null, gross: null },
]

test('a file is split where it is said, else where its parts were found', () => {
  const found = [
    { first_page: 1, last_page: 2 },
    { first_page: 3, last_page: 3 },
  ]
  assert.deepEqual(rangesOf({ wanted: undefined, proposed }), found)
  const wanted = [{ first_page: 2, last_page: 2 }]
  assert.deepEqual(rangesOf({ wanted, proposed }), wanted)
  assert.equal(splitProblem({ wanted: undefined, proposed, page_count: 3 }), undefined)
  assert.equal(splitProblem({ wanted: undefined, proposed: null, page_count: 3 })?.code, 'required')
})

test('parts are in order, do not overlap and end with the file', () => {
  const problemOf = (...pages: [number, number][]) =>
    splitProblem({
      wanted: pages.map(([first_page, last_page]) => ({ first_page, last_page })),
      proposed,
      page_count: 5,
    })?.field
  assert.equal(problemOf([1, 1], [3, 5]), undefined, 'pages may be left out')
  assert.equal(problemOf([1, 3], [3, 5]), 'parts.1.first_page')
  assert.equal(problemOf([4, 5], [1, 2]), 'parts.1.first_page')
  assert.equal(problemOf([2, 1], [3, 5]), 'parts.0.last_page')
  assert.equal(problemOf([1, 2], [3, 6]), 'parts.1.last_page')
})

test('the name of a part says which pages it has', () => {
  assert.equal(partName('scan.PDF', { first_page: 1, last_page: 2 }), 'scan-1-2.pdf')
  assert.equal(partName('scan', { first_page: 3, last_page: 3 }), 'scan-3.pdf')
  assert.ok(Buffer.byteLength(partName(`${'ü'.repeat(127)}.pdf`, { first_page: 10, last_page: 99 })) <= 255)
})
