import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Activity } from './activity.ts'
import { returnedLetter, runningEnquiry } from './returned.ts'

const mark = (number: number, action: string, details: Record<string, unknown>): Activity => ({
  ...{ number, action, details, actor_type: 'operator', actor_id: null, actor_name: null },
  ...{ at: '2030-05-01T08:00:00.000Z', hash: '' },
})
const snoozed = (number: number, until: string, more: object = {}) =>
  mark(number, 'work.snoozed', { kind: 'returned_letter', until: `${until}T05:00:00.000Z`, ...more })

test('an enquiry runs until its day, unless it was brought back before', () => {
  const log = [snoozed(4, '2030-06-01', { note: 'ZMR' }), snoozed(2, '2030-05-20')]
  assert.deepEqual(runningEnquiry(log, '2030-05-25'), { until: '2030-06-01', note: 'ZMR' })
  assert.equal(runningEnquiry(log, '2030-06-01'), null, 'it is due')
  assert.equal(runningEnquiry([mark(5, 'work.resumed', { kind: 'returned_letter' }), ...log], '2030-05-25'), null)
  assert.equal(runningEnquiry([mark(1, 'work.snoozed', { kind: 'dispute', until: '2031-01-01' })], '2030-05-25'), null)
})

test('of several letters that came back the last one counts', () => {
  const letters = [
    { id: 'a', status: 'returned', returned_at: '2030-01-01T00:00:00.000Z' },
    { id: 'b', status: 'returned', returned_at: '2030-02-01T00:00:00.000Z' },
    { id: 'c', status: 'posted', returned_at: null },
  ] as unknown as Parameters<typeof returnedLetter>[0]['letters']
  assert.equal(returnedLetter({ letters })?.id, 'b')
  assert.equal(returnedLetter({ letters: [] }), undefined)
})
