import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from '../../../../../test/printed-page.ts'
import { addDays, addMonths, type DateOnly } from '../../../../kernel/dates.ts'
import { findDates, parseMachineDate, slashOrderOf } from './dates.ts'

const datesIn = (text: string, confidence = 1) => findDates(line(text, confidence)).map(({ value }) => value)

test('dates are read as people write them', () => {
  const cases: [string, string][] = [
    ['31.03.2024', '2024-03-31'],
    ['1. 3. 24', '2024-03-01'],
    ['1. Oktober 2023', '2023-10-01'],
    ['22. Jänner 2024', '2024-01-22'],
    ['5. März 2024', '2024-03-05'],
    ['2024-03-31', '2024-03-31'],
    ['2024/03/31', '2024-03-31'],
    ['31/03/2024', '2024-03-31'],
    ['03/31/2024', '2024-03-31'],
    ['31-03-2024', '2024-03-31'],
    ['October 1, 2023', '2023-10-01'],
    ['Oct 1st 2023', '2023-10-01'],
    ['17 Nov 2023', '2023-11-17'],
    ['5th of May 2023', '2023-05-05'],
    ['1er juillet 2015', '2015-07-01'],
    ['19 april 2014', '2014-04-19'],
    ['August 3 , 2014', '2014-08-03'],
  ]
  for (const [text, date] of cases) assert.deepEqual(datesIn(text), [date], text)
})

test('days that do not exist, versions, numbers and amounts are not dates', () => {
  for (const text of [
    '30.02.2024',
    '31.04.2024',
    '1.2.3.4',
    '12.345.678',
    '4711/2024',
    '99.99.2024',
    '1.234,56',
    '2014-03',
  ]) {
    assert.deepEqual(datesIn(text), [], text)
  }
})

test('several dates in a line keep their order', () => {
  assert.deepEqual(datesIn('vom 01.01.2024 bis 31. Januar 2024'), ['2024-01-01', '2024-01-31'])
})

test('OCR errors in a date are corrected', () => {
  assert.deepEqual(datesIn('O1.l1.2024', 0.8), ['2024-11-01'])
  assert.deepEqual(datesIn('01,11.2024', 0.8), ['2024-11-01'])
})

test('03/04 is a day in April unless the document writes months first or is in dollars', () => {
  assert.equal(slashOrderOf('03/04/2024', 'EUR'), 'day_first')
  assert.equal(slashOrderOf('03/04/2024', 'USD'), 'month_first')
  assert.equal(slashOrderOf('03/04/2024\nportland, or 97204\ntotal 12.00', null), 'month_first')
  assert.equal(slashOrderOf('03/04/2024\nring 3, de 10115 berlin', null), 'day_first')
  assert.equal(slashOrderOf('03/04/2024\nportland, or 97204', 'EUR'), 'day_first')
  assert.equal(slashOrderOf('03/04/2024 12/31/2024', 'EUR'), 'month_first')
  assert.equal(slashOrderOf('03/04/2024 31/12/2024', 'USD'), 'day_first')
  assert.equal(findDates(line('03/04/2024'), 'month_first')[0]?.value, '2024-03-04')
})

test('days and months are added by the calendar', () => {
  assert.equal(addDays('2024-02-28' as DateOnly, 2), '2024-03-01')
  assert.equal(addDays('2023-12-31' as DateOnly, 30), '2024-01-30')
  assert.equal(addMonths('2024-01-31' as DateOnly, 1), '2024-02-29')
  assert.equal(addMonths('2023-12-15' as DateOnly, 2), '2024-02-15')
})

test('dates in XML have hyphens or none', () => {
  for (const text of ['20240331', '2024-03-31', '2024-03-31T00:00:00', '2024-03-31+01:00', '202403311200']) {
    assert.equal(parseMachineDate(text), '2024-03-31', text)
  }
  for (const text of ['20240230', '31.03.2024', '', '2024']) assert.equal(parseMachineDate(text), undefined, text)
})
