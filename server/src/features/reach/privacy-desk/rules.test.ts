import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../kernel/dates.ts'
import { groupByPerson } from './rules/likely-person.ts'
import { dueOn, extendedDueOn, extensionHindrance, identityHindrance, isTypedAs, readNumber } from './rules.ts'

test('a request is due one month after its receipt, at the end of a shorter month', () => {
  for (const [received, due, extended] of [
    ['2026-01-15', '2026-02-15', '2026-04-15'],
    ['2026-01-31', '2026-02-28', '2026-04-30'],
    ['2028-01-31', '2028-02-29', '2028-04-30'],
    ['2026-11-30', '2026-12-30', '2027-02-28'],
    ['2026-12-31', '2027-01-31', '2027-03-31'],
  ] as [DateOnly, string, string][])
    assert.deepEqual([dueOn(received), extendedDueOn(received)], [due, extended], received)
})

test('the time is extended once, within the first month', () => {
  const open = { state: 'open', due_on: '2026-06-14', identity_checked_at: null } as const
  assert.equal(extensionHindrance(open, '2026-06-14' as DateOnly), undefined)
  assert.equal(extensionHindrance(open, '2026-06-15' as DateOnly)?.code, 'too_late')
  assert.equal(extensionHindrance({ ...open, state: 'extended' }, '2026-06-01' as DateOnly)?.code, 'already_extended')
  assert.equal(identityHindrance(open)?.code, 'identity_not_checked')
})

test('numbers are read as people type them', () => {
  assert.deepEqual(readNumber('0043 (0)660 / 123 45-67'), { phone: '01234567'.slice(-8), code: null })
  assert.deepEqual(readNumber('AT61 1904 3002 3457 3201'), { phone: null, code: 'at611904300234573201' })
  assert.deepEqual(readNumber('Maier'), { phone: null, code: null })
  assert.ok(isTypedAs(' müller  hans ', ['Hans Müller', 'Müller Hans']))
  assert.ok(!isTypedAs(' ', ['Hans', ' ']))
})

const record = (name: string, more: object = {}) => ({
  ...{ name, birth_date: null, emails: [], phones: [], iban: null, address: null },
  ...more,
})

test('records look like one person by what is their own, never by the name alone', () => {
  const [a, b, c, d] = [
    record('Anna Gruber', { emails: ['anna@example.com'] }),
    record('Anna Gruber'),
    record('A. Gruber', { emails: ['ANNA@example.com'], phones: ['+43 660 1234567'] }),
    record('Gruber Anna', { phones: ['0660/1234567'] }),
  ]
  const groups = groupByPerson([a, b, c, d])
  assert.deepEqual(
    groups.map(({ records, alike_in }) => [records.length, alike_in]),
    [
      [3, ['email', 'phone']],
      [1, []],
    ],
  )
})
