import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quietInstant } from './quiet-hours.ts'

const next = (now: string): string => quietInstant(new Date(now)).toISOString()

test('what takes long waits until ten in the evening, in summer and in winter', () => {
  assert.equal(next('2026-07-01T09:00:00.000Z'), '2026-07-01T20:00:00.000Z')
  assert.equal(next('2026-12-01T09:00:00.000Z'), '2026-12-01T21:00:00.000Z')
  assert.equal(next('2026-07-01T03:00:00.000Z'), '2026-07-01T20:00:00.000Z', 'five in the morning')
})

test('at night it does not wait', () => {
  for (const now of ['2026-07-01T20:00:00.000Z', '2026-07-01T23:30:00.000Z', '2026-07-02T02:59:59.000Z'])
    assert.equal(next(now), now)
})
