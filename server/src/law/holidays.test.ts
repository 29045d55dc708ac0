import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, type DateOnly } from '../kernel/dates.ts'
import {
  addBusinessDays,
  businessDayBefore,
  businessDayFrom,
  deadlineOf,
  easterSunday,
  isBusinessDay,
} from './holidays.ts'
import { LAWS } from './laws.ts'

const day = (text: string) => text as DateOnly

test('Easter falls where the calendar has it', () => {
  const known = [
    '1999-04-04',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
  ]
  for (const sunday of known) assert.equal(easterSunday(Number(sunday.slice(0, 4))), sunday)
})

/** All holidays of 2026 that a whole country keeps, those on weekends included. */
const OF_2026 = {
  AT: '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26',
  DE: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
} as const

for (const code of ['AT', 'DE'] as const) {
  test(`${code} keeps its holidays, and works on all other days of the week`, () => {
    const holidays = new Set(OF_2026[code].split(' '))
    for (let at = day('2026-01-01'); at < '2027-01-01'; at = addDays(at, 1)) {
      const weekday = new Date(`${at}T12:00:00Z`).getUTCDay()
      const is_free = holidays.has(at.slice(5)) || weekday === 0 || weekday === 6
      assert.equal(isBusinessDay(LAWS[code].holidays, at), !is_free, at)
    }
  })
}

test('business days are found before and after, and counted', () => {
  const { holidays } = LAWS.AT
  assert.equal(businessDayFrom(holidays, day('2026-05-14')), '2026-05-15', 'Ascension Day')
  assert.equal(businessDayFrom(holidays, day('2026-12-25')), '2026-12-28')
  assert.equal(businessDayBefore(holidays, day('2026-12-28')), '2026-12-24')
  assert.equal(addBusinessDays(holidays, day('2026-12-23'), 2), '2026-12-28')
})

test('a deadline lies on a business day, and before the next step', () => {
  const { holidays } = LAWS.AT
  const of = (letter_date: string, deadline_days: number, next_step_on: string) =>
    deadlineOf({ holidays, letter_date: day(letter_date), deadline_days, next_step_on: day(next_step_on) })
  assert.equal(of('2026-05-04', 10, '2026-05-18'), '2026-05-15', '14 May is a holiday')
  assert.equal(of('2026-05-06', 10, '2026-05-20'), '2026-05-18', 'from Saturday to Monday')
  assert.equal(of('2026-12-14', 12, '2026-12-28'), '2026-12-24', 'Monday would be the day of the next step')
  assert.equal(of('2026-12-24', 1, '2026-12-26'), '2026-12-25', 'no business day lies between them')
})
