import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, DAY_MS, type DateOnly, dayInVienna, dayNumber, dayText } from './dates.ts'

const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

test('Every day of a calendar of 9,999 years has the text that Date gives it', () => {
  const [first, last] = [dayNumber('0001-01-01'), dayNumber('9999-12-31')]
  for (let number = first; number <= last; number += 1) {
    // All of some centuries, and around the turns of the others.
    if (number > dayNumber('1890-01-01') && number < dayNumber('2110-01-01'))
      assert.equal(dayText(number), isoDay(number))
    else if (number % 11 === 0) assert.equal(dayText(number), isoDay(number))
  }
  assert.deepEqual([dayText(first), dayText(last)], ['0001-01-01', '9999-12-31'])
  assert.equal(dayText(0.9), '1970-01-01')
  assert.equal(dayText(-0.1), '1969-12-31')
  assert.throws(() => dayText(Number.NaN), RangeError)
})

test('A month later is the same day, or the last of its month', () => {
  const later = (day: string, months: number) => addMonths(day as DateOnly, months)
  assert.equal(later('2026-01-31', 1), '2026-02-28')
  assert.equal(later('2024-01-31', 1), '2024-02-29')
  assert.equal(later('2024-02-29', 12), '2025-02-28')
  assert.equal(later('2024-02-29', 36), '2027-02-28')
  assert.equal(later('2026-11-30', 3), '2027-02-28')
  assert.equal(later('2026-03-31', -1), '2026-02-28')
  assert.equal(later('2026-01-15', -13), '2024-12-15')
  assert.equal(later('2026-12-05', 0), '2026-12-05')
  assert.equal(later('0099-12-31', 2), '0100-02-28')
  for (let day = '1999-12-01' as DateOnly; day < '2005-01-01'; day = addDays(day, 1))
    for (const months of [-25, -1, 1, 11, 12, 36, 360]) {
      const [there, back] = [later(day, months), later(later(day, months), -months)]
      assert.equal(
        there.slice(0, 7),
        isoDay(Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1 + months, 1) / DAY_MS).slice(0, 7),
      )
      assert.ok(back <= day && back.slice(0, 7) === day.slice(0, 7))
    }
})

test('The day in Vienna changes with its clocks, also when it is asked twice', () => {
  const shown = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Europe/Vienna', year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  const check = (text: string) => {
    const at = new Date(text)
    assert.equal(dayInVienna(at), shown.format(at))
    assert.equal(dayInVienna(new Date(at)), shown.format(at))
  }
  // Midnight in winter and summer, the hours around both changes, and a time when clocks went by the sun.
  for (const day of ['2026-01-31', '2026-03-28', '2026-03-29', '2026-07-10', '2026-10-24', '2026-10-25', '2026-12-31'])
    for (const time of [
      '00:59:59.999',
      '01:00',
      '01:30',
      '21:59:59.999',
      '22:00',
      '22:59:59.999',
      '23:00',
      '23:59:59.999',
    ])
      check(`${day}T${time}Z`)
  for (const time of ['22:54:38', '22:54:39', '22:54:40', '23:30', '22:10']) check(`1880-05-05T${time}Z`)
  for (let hour = 0; hour < 30_000; hour += 1)
    check(new Date(Date.UTC(2024, 0, 1) + hour * 3_600_000 + 1).toISOString())
})
