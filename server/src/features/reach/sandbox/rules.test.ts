import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_S } from '../../../kernel/dates.ts'
import { moveProblems, targetOf, targetProblems } from './rules.ts'

const NOW = new Date('2026-05-14T09:30:00.000Z')
const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field)

test('the clock is moved by seconds or to an instant, by exactly one of them', () => {
  assert.deepEqual(fieldsOf(moveProblems({ seconds: 1, to: '2026-05-15T00:00:00Z' })), ['seconds', 'to'])
  assert.deepEqual(fieldsOf(moveProblems({})), ['seconds', 'to'])
  assert.deepEqual(moveProblems({ seconds: 1 }), [])
  assert.deepEqual(moveProblems({ to: '2026-05-15T00:00:00Z' }), [])
})

test('the target is so many seconds ahead, or the instant itself in whatever zone it is written', () => {
  assert.deepEqual(targetOf({ seconds: 90 }, NOW), new Date('2026-05-14T09:31:30.000Z'))
  assert.deepEqual(targetOf({ to: '2026-05-15T00:00:00.5+02:00' }, NOW), new Date('2026-05-14T22:00:00.500Z'))
})

test('ten years at a time, never back, and not beyond the year 2200', () => {
  const judge = (move: { seconds?: number; to?: string }, now = NOW) => [
    ...moveProblems(move),
    ...targetProblems(move, now, targetOf(move, now)),
  ]
  assert.deepEqual(judge({ to: '2036-05-14T09:30:00.000Z' }), [])
  assert.deepEqual(judge({ seconds: 3_653 * DAY_S }), [])
  assert.match(judge({ seconds: 3_653 * DAY_S + 1 })[0]?.message ?? '', /ten years/)
  assert.match(judge({ to: '2036-05-20T00:00:00Z' })[0]?.message ?? '', /ten years/)
  assert.match(judge({ to: '9999-12-31T23:59:59Z' })[0]?.message ?? '', /ten years/)
  assert.deepEqual(fieldsOf(moveProblems({ seconds: 1e300 })), ['seconds'])
  for (const to of ['2026-05-14T09:30:00.000Z', '2026-05-14T09:29:59Z', '1970-01-01T00:00:00Z']) {
    assert.match(judge({ to })[0]?.message ?? '', /must lie after the clock's time, 2026-05-14T09:30:00.000Z/)
  }

  const late = new Date('2200-12-31T23:59:00.000Z')
  assert.deepEqual(judge({ seconds: 59 }, late), [])
  assert.match(judge({ seconds: 60 }, late)[0]?.message ?? '', /year 2200/)
  assert.match(judge({ to: '2201-01-01T00:00:00Z' }, late)[0]?.message ?? '', /year 2200/)
})
