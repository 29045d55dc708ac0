import assert from 'node:assert/strict'
import { test } from 'node:test'
// @ts-expect-error: the runner is plain JavaScript.
import { countOf } from '../../scripts/suite/report.mjs'
import { runSuite } from './run-suite.ts'

test('files in one process run one after another, each with its own setup and teardown', async () => {
  const text = `
    console.log('loaded')
    after(() => console.log('ended'))
    test('outer', async (t) => {
      await t.test('inner', () => undefined)
    })
    test('left out', { skip: true }, () => undefined)`
  const reports = await runSuite({ 'a.test.mjs': text, 'b.test.mjs': text })
  assert.deepEqual(
    reports.map(({ name, failures, after }) => [name, failures, after.length]),
    [
      ['a.test.mjs', [], 0],
      ['b.test.mjs', [], 1],
    ],
  )
  for (const { tests, output } of reports) {
    assert.deepEqual(
      tests.map(({ name, outcome }) => [name, outcome]),
      [
        ['outer › inner', 'passed'],
        ['outer', 'passed'],
        ['left out', 'skipped'],
      ],
    )
    assert.equal(output, 'loaded\nended\n')
  }
  assert.deepEqual(countOf(reports), { tests: 6, pass: 4, fail: 0, cancelled: 0, skipped: 2, todo: 0 })
})

test('every failure is reported with its file and its test, and the remaining files are run', async () => {
  const reports = await runSuite({
    '1.test.mjs': `test('is wrong', () => assert.equal(1, 2))`,
    '2.test.mjs': `throw new Error('cannot be loaded')`,
    '3.test.mjs': `test('ends the process', () => process.exit(3))`,
    '4.test.mjs': `test('cannot clean up', () => undefined); after(() => { throw new Error('still dirty') })`,
    '5.test.mjs': `const nothing = 1`,
    '6.test.mjs': `test('is right', () => undefined)`,
  })
  assert.deepEqual(
    reports.map(({ name, failures: [first] }) => [name, first?.name, first?.error.split('\n')[0]]),
    [
      ['1.test.mjs', 'is wrong', 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:'],
      ['2.test.mjs', 'the file itself', 'Error: cannot be loaded'],
      ['3.test.mjs', 'ends the process', 'the process ended with exit code 3 during "ends the process"'],
      ['4.test.mjs', 'the file itself', 'Error: still dirty'],
      ['5.test.mjs', 'the file itself', 'there is no test in it'],
      ['6.test.mjs', undefined, undefined],
    ],
  )
  assert.deepEqual(countOf(reports), { tests: 7, pass: 2, fail: 5, cancelled: 0, skipped: 0, todo: 0 })
})

test('a resource that is still open after the last test fails the run', async () => {
  const reports = await runSuite(
    { 'a.test.mjs': `test('forgets', () => void setInterval(() => undefined, 1000))` },
    { end_within_ms: 500 },
  )
  assert.deepEqual(
    reports.map(({ name, failures }) => [name, failures.length]),
    [
      ['a.test.mjs', 0],
      ['the process of the tests', 1],
    ],
  )
  assert.match(reports[1]?.output ?? '', /Still open after the last test: .*Timeout/)
})
