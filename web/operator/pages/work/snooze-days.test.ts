import assert from 'node:assert/strict'
import { test } from 'node:test'
import { morningOf, snoozeDays } from './snooze-days.ts'

test('days are counted from today in Vienna', () => {
  assert.deepEqual(snoozeDays('2026-05-14T09:30:00.000Z'), { tomorrow: '2026-05-15', next_week: '2026-05-18' })
  assert.equal(snoozeDays('2026-05-14T22:30:00.000Z').tomorrow, '2026-05-16', 'there it is the next day already')
})

test('next week begins on the next Monday, even on a Monday; on a Sunday that is tomorrow', () => {
  assert.equal(snoozeDays('2026-05-18T09:00:00.000Z').next_week, '2026-05-25')
  assert.deepEqual(snoozeDays('2026-05-17T09:00:00.000Z'), { tomorrow: '2026-05-18', next_week: '2026-05-18' })
})

test('a snoozed item comes back before the working day begins', () => {
  const morning = new Date(morningOf('2026-05-18')).toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna' })
  assert.equal(morning, '07:00:00')
})
