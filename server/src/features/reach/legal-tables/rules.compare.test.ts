import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal } from '../../../../test/case-facts.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import { compareTables, needsWords } from './rules.compare.ts'

const TODAY = '2026-05-14'
const FUTURE = '2030-01-01'
const row = (figures: object, valid_from = FUTURE) => ({ valid_from, ...figures, source: 'S', note: '' })
const changeOf = (before: object, after: object) =>
  compareTables({ list: [row(before)] }, { list: [row(after)] }, TODAY)

test('a table is the same as itself', () => {
  for (const name of TABLE_NAMES) assert.deepEqual(compareTables(legal[name], legal[name], TODAY), [], name)
})

const JUMPS: [string, object, object, boolean][] = [
  ['a rate may move by a point', { rate_bp: 153 }, { rate_bp: 253 }, false],
  ['and not by more', { rate_bp: 153 }, { rate_bp: 254 }, true],
  ['a tenth of a rate is a jump', { rate_bp: 153 }, { rate_bp: 15 }, true],
  ['a large rate may move by a fifth', { rate_bp: 2_000 }, { rate_bp: 2_400 }, false],
  ['and not by more', { rate_bp: 2_000 }, { rate_bp: 2_401 }, true],
  ['an amount may move by a fifth', { fee_cents: 3_100 }, { fee_cents: 3_720 }, false],
  ['and not by more', { fee_cents: 3_100 }, { fee_cents: 3_721 }, true],
  ['less counts as well', { fee_cents: 3_100 }, { fee_cents: 310 }, true],
  ['from nothing', { fee_cents: 0 }, { fee_cents: 1 }, true],
  ['a limit that goes', { max_cents: 250 }, { max_cents: null }, true],
  ['a limit that comes', { max_cents: null }, { max_cents: 250 }, true],
  ['a lump sum that comes', { lump_sum: null }, { lump_sum: { cents: 4_000, rule: '§' } }, true],
  ['whether the base rate is added', { adds_base_rate: true }, { adds_base_rate: false }, true],
  ['a factor', { flat_rate_times: 1 }, { flat_rate_times: 2 }, true],
  ['one more band', { bands: [{ fee_cents: 1 }] }, { bands: [{ fee_cents: 1 }, { fee_cents: 2 }] }, true],
  ['another court', { courts: [{ name: 'A' }] }, { courts: [{ name: 'B' }] }, false],
  ['another rule', { rule: '§ 1' }, { rule: '§ 2' }, false],
]
for (const [index, [what, before, after, is_jump]] of JUMPS.entries())
  test(`jumps ${index + 1}: ${what}`, () => {
    const [change, ...others] = changeOf(before, after)
    assert.equal(others.length, 0)
    assert.equal(
      change?.figures.some((figure) => figure.is_jump),
      is_jump,
    )
    assert.equal(needsWords(changeOf(before, after)), is_jump)
  })

test('what a row says about its reliability is shown and needs no words', () => {
  const [change] = changeOf({ rate_bp: 1, confirmed: false }, { rate_bp: 1, next_change: '2031-01-01' })
  assert.deepEqual(change?.figures, [
    { path: ['confirmed'], before: false, after: true, is_jump: false },
    { path: ['next_change'], before: null, after: '2031-01-01', is_jump: false },
  ])
})

test('a new row is compared with the one before it, a removed one with what holds without it', () => {
  const [old, next] = [row({ rate_bp: 100 }, '2020-01-01'), row({ rate_bp: 900 })]
  const added = compareTables({ list: [old] }, { list: [old, next] }, TODAY)
  assert.deepEqual(added, [
    {
      ...{ list: 'list', valid_from: FUTURE, what: 'added', compared_with: '2020-01-01', is_past: false },
      figures: [{ path: ['rate_bp'], before: 100, after: 900, is_jump: true }],
    },
  ])
  const [removed] = compareTables({ list: [old, next] }, { list: [old] }, TODAY)
  assert.deepEqual([removed?.what, removed?.figures[0]?.after, removed?.is_past], ['removed', 100, false])
  const [gone] = compareTables({ list: [old, next] }, { list: [next] }, TODAY)
  assert.deepEqual([gone?.what, gone?.compared_with, gone?.is_past], ['removed', null, true])
})

test('a row of the past that changes or comes needs words, one of today does not', () => {
  const past = (valid_from: string) =>
    compareTables({ list: [row({ rate_bp: 1 }, valid_from)] }, { list: [row({ rate_bp: 2 }, valid_from)] }, TODAY)
  assert.deepEqual(
    ['2026-05-13', TODAY, '2026-05-15'].map((day) => needsWords(past(day))),
    [true, false, false],
  )
  const old = row({ rate_bp: 1 }, '2020-01-01')
  assert.equal(
    needsWords(compareTables({ list: [old] }, { list: [old, row({ rate_bp: 2 }, '2026-01-01')] }, TODAY)),
    true,
  )
})

test('places are compared by name, and lists of words by what each side has alone', () => {
  const courts = (...names: [string, string[]][]) => ({
    courts: names.map(([name, zip_prefixes]) => ({ name, zip_prefixes })),
  })
  const [change] = changeOf(courts(['A', ['1', '2']], ['B', ['3']]), courts(['B', ['3', '4']], ['A', ['2', '5']]))
  assert.deepEqual(
    change?.figures.map(({ path, before, after }) => [path.join(' '), before, after]),
    [
      ['courts B zip_prefixes', null, '4'],
      ['courts A zip_prefixes', '1', '5'],
    ],
  )
})
