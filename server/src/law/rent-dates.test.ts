import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../kernel/dates.ts'
import { AUSTRIAN_LEASE } from './lease.ts'
import { rentDateAfter, rentDeadline } from './rent-dates.ts'

test('the rent deadline is the first 5th that leaves at least eight days', () => {
  const table = [
    ['2026-11-15', '2026-12-05'],
    ['2026-11-27', '2026-12-05'],
    ['2026-11-28', '2027-01-05'],
    ['2026-12-31', '2027-02-05'],
    ['2027-01-28', '2027-02-05'],
    ['2026-05-05', '2026-06-05'],
  ]
  for (const [day, rent_date] of table) assert.equal(rentDeadline(AUSTRIAN_LEASE, day as DateOnly), rent_date, day)
})

test('a rent date on the day itself does not count as the next one', () => {
  const after = (day: string) => rentDateAfter(AUSTRIAN_LEASE, day as DateOnly)
  assert.deepEqual(['2026-05-04', '2026-05-05', '2026-12-20'].map(after), ['2026-05-05', '2026-06-05', '2027-01-05'])
})
