import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNumber } from '../kernel/dates.ts'
import { ALWAYS, NEVER } from './default.ts'
import { LAWS } from './laws.ts'

const BUSINESS = { is_consumer: false, first_deadline: null }
const CONSUMER = { is_consumer: true, first_deadline: null }
const REMINDED = { is_consumer: true, first_deadline: '2026-05-04' }

/** Law, debtor, issue, due date, day on which it is due, first day of default, rule. */
const DEFAULTS = [
  ['AT', CONSUMER, '2026-01-01', '2026-01-31', '2026-01-31', '2026-02-01', '§ 1334 ABGB'],
  ['AT', CONSUMER, '2026-01-01', null, '2026-01-01', '2026-02-01', '§ 1334 ABGB'],
  ['AT', BUSINESS, null, '2026-01-31', '2026-01-31', '2026-02-01', '§ 1334 ABGB'],
  ['AT', BUSINESS, '2026-05-13', '2020-01-01', '2026-05-13', '2026-05-14', '§ 1334 ABGB'],
  ['AT', REMINDED, null, null, null, '2026-05-05', '§ 1334 ABGB'],
  ['DE', BUSINESS, '2026-01-01', '2026-01-31', '2026-01-31', '2026-02-01', '§ 286 (2) BGB'],
  ['DE', BUSINESS, '2026-01-01', null, '2026-01-01', '2026-02-01', '§ 286 (3) BGB'],
  ['DE', CONSUMER, '2026-01-01', '2026-01-31', '2026-01-31', '2026-02-01', '§ 286 (2) BGB'],
  ['DE', CONSUMER, '2026-01-01', null, '2026-01-01', null, '§ 286 (1) BGB'],
  ['DE', REMINDED, '2026-01-01', null, '2026-01-01', '2026-05-05', '§ 286 (1) BGB'],
] as const

for (const [code, debtor, issue_date, due_date, due, from, rule] of DEFAULTS) {
  const who = debtor.is_consumer ? 'consumer' : 'business'
  const when = debtor.first_deadline ? ` reminded until ${debtor.first_deadline}` : ''
  test(`${code}: for a ${who}${when} an invoice of ${issue_date} due on ${due_date} is in default on ${from}`, () => {
    const found = LAWS[code].defaultOf({ issue_date, due_date, due_date_agreed: true }, debtor)
    assert.deepEqual([found.from, found.rule], [from ? dayNumber(from) : NEVER, rule])
    assert.equal(found.due, due ? dayNumber(due) : ALWAYS)
  })
}

test('a due date that was not agreed binds no German consumer, and everybody else', () => {
  const invoice = { issue_date: '2026-01-01', due_date: '2026-01-31', due_date_agreed: false }
  assert.equal(LAWS.DE.defaultOf(invoice, CONSUMER).from, NEVER)
  assert.equal(LAWS.DE.defaultOf(invoice, REMINDED).from, dayNumber('2026-05-05'))
  for (const [code, debtor] of [
    ['DE', BUSINESS],
    ['AT', CONSUMER],
  ] as const)
    assert.equal(LAWS[code].defaultOf(invoice, debtor).from, dayNumber('2026-02-01'))
})
