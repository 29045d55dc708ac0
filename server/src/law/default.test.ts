import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNumber } from '../kernel/dates.ts'
import { ALWAYS, NEVER } from './default.ts'
import { LAWS } from './laws.ts'

/** Law, issue, due date, first day of default, rule. */
const DEFAULTS = [
  ['AT', '2026-01-01', '2026-01-31', '2026-02-01', '§ 1334 ABGB'],
  ['AT', '2026-01-01', null, '2026-02-01', '§ 1334 ABGB'],
  ['AT', null, '2026-01-31', '2026-02-01', '§ 1334 ABGB'],
  ['AT', '2026-05-13', '2020-01-01', '2026-05-14', '§ 1334 ABGB'],
  ['DE', '2026-01-01', '2026-01-31', '2026-02-01', '§ 286 (2) BGB'],
  ['DE', '2026-01-01', null, '2026-02-01', '§ 286 (3) BGB'],
] as const

for (const [code, issue_date, due_date, from, rule] of DEFAULTS) {
  test(`${code}: an invoice of ${issue_date} due on ${due_date} is in default on ${from}`, () => {
    const found = LAWS[code].defaultOf({ issue_date, due_date })
    assert.deepEqual([found.from, found.rule], [dayNumber(from), rule])
    assert.equal(found.issued, issue_date ? dayNumber(issue_date) : ALWAYS)
  })
}

test('an invoice without any date never falls into default', () => {
  const { from, due } = LAWS.AT.defaultOf({ issue_date: null, due_date: null })
  assert.deepEqual([from, due], [NEVER, null])
})
