import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, type DateOnly } from '../kernel/dates.ts'
import { LAWS } from './laws.ts'
import { barredAfter, barredAfterTitle, type Restart } from './limitation.ts'

const { AT, DE } = LAWS
const paid = (on: string): Restart => ({ on, runs_from: on })
const planned = (on: string, runs_from: string): Restart => ({ on, runs_from })

/** Issue date, due date, first barred day. */
const AUSTRIAN = [
  ['2023-04-01', '2023-05-10', '2026-05-11'],
  [null, '2023-05-10', '2026-05-11'],
  ['2023-04-01', null, '2026-04-02'],
  [null, null, null],
  ['2023-12-01', '2023-12-31', '2027-01-01'],
  ['2024-02-01', '2024-02-29', '2027-03-01'],
  ['2021-02-01', '2021-02-28', '2024-02-29'],
  ['2021-02-01', '2021-03-01', '2024-03-02'],
  // The invoice came late; the debt was due all the same.
  ['2023-06-01', '2023-05-10', '2026-05-11'],
  [null, '9998-01-01', '9999-12-31'],
] as const

test('Austria: an invoice is barred on the day after the third anniversary of its due date', () => {
  for (const [issue_date, due_date, barred] of AUSTRIAN)
    assert.equal(AT.limitation.firstBarredDay({ issue_date, due_date }), barred, `${issue_date} ${due_date}`)
})

const GERMAN = [
  ['2022-12-15', '2023-01-14', '2026-01-01'],
  ['2023-01-02', '2022-12-31', '2026-01-01'],
  [null, '2023-01-01', '2027-01-01'],
  ['2023-12-31', null, '2027-01-01'],
  ['2024-02-29', '2024-03-14', '2028-01-01'],
  [null, null, null],
  [null, '9997-06-01', '9999-12-31'],
] as const

test('Germany: the period ends with the third year after the year of the earlier date', () => {
  for (const [issue_date, due_date, barred] of GERMAN)
    assert.equal(DE.limitation.firstBarredDay({ issue_date, due_date }), barred, `${issue_date} ${due_date}`)
})

test('a payment begins three new years from its day, in both countries', () => {
  assert.equal(barredAfter('2026-05-11' as DateOnly, [paid('2025-08-20')]), '2028-08-21')
  assert.equal(barredAfter('2026-05-11' as DateOnly, [paid('2024-02-29')]), '2027-03-01')
  const twice = [paid('2028-08-20'), paid('2025-08-20')]
  assert.equal(barredAfter('2026-05-11' as DateOnly, twice), '2031-08-21', 'whatever their order')
})

test('what is barred is not revived by money, and money never shortens the period', () => {
  const first = '2026-05-11' as DateOnly
  assert.equal(barredAfter(first, [paid('2026-05-10')]), '2029-05-11', 'on the last day')
  assert.equal(barredAfter(first, [paid('2026-05-11')]), first, 'on the first barred day')
  assert.equal(barredAfter(first, [paid('2026-06-01'), paid('2028-01-01')]), first)
  // A German period that has not begun yet cannot begin anew.
  assert.equal(barredAfter('2026-01-01' as DateOnly, [paid('2022-03-01')]), '2026-01-01')
})

test('a plan begins the period anew, and it does not run before the plan has ended', () => {
  const first = '2026-05-11' as DateOnly
  assert.equal(barredAfter(first, [planned('2026-01-15', '2026-12-15')]), '2029-12-16')
  const with_payments = [planned('2026-01-15', '2026-12-15'), paid('2026-02-15'), paid('2026-03-15')]
  assert.equal(barredAfter(first, with_payments), '2029-12-16')
  assert.equal(barredAfter(first, [planned('2026-05-11', '2026-12-15')]), first, 'agreed too late')
})

test('Germany: a filing protects for six months after the last step, and for six after service without objection', () => {
  const filed = { filed_on: '2026-06-10', last_on: '2026-06-10', served_on: null, is_objected: false }
  const after = (more: object) => DE.limitation.afterFiling({ ...filed, ...more })
  assert.equal(after({}), '2026-12-11')
  assert.equal(after({ last_on: '2026-08-31' }), '2027-03-01', 'February has no 31st')
  assert.equal(after({ last_on: '2026-07-01', served_on: '2026-07-01' }), '2027-01-02')
  assert.equal(after({ last_on: '2026-09-01', served_on: '2026-07-01' }), '2027-01-02', '§ 701 ZPO')
  assert.equal(after({ last_on: '2026-09-01', served_on: '2026-07-01', is_objected: true }), '2027-03-02')
})

test('Austria: a suit that is pursued has no last day; the team watches over it', () => {
  const steps = { filed_on: '2026-06-10', last_on: '2026-06-10', served_on: null, is_objected: false }
  assert.equal(AT.limitation.afterFiling(steps), null)
  assert.deepEqual([AT.limitation.asks_for_court_steps, DE.limitation.asks_for_court_steps], [true, false])
})

test('a title is good for thirty years', () => {
  assert.equal(barredAfterTitle('2026-09-01'), '2056-09-02')
  assert.equal(barredAfterTitle('2024-02-29'), '2054-03-01')
})

const day = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2015-01-01' as DateOnly, days))

/**
 * Interest of a day is a debt that falls due on that day (§ 1480 ABGB; §§ 195, 199 BGB), and acknowledging the principal
 * acknowledges it too. So it never has to be left out while its principal counts.
 */
test('interest is never barred before its principal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(AT, DE),
      day,
      fc.nat(3_000),
      fc.array(day.map(paid), { maxLength: 6 }),
      ({ limitation }, due_date, later_by, restarts) => {
        const accrued_on = addDays(due_date, later_by + 1)
        const barred = (on: DateOnly) =>
          barredAfter(limitation.firstBarredDay({ issue_date: on, due_date: on }) as DateOnly, restarts)
        if (accrued_on < barred(due_date)) assert.ok(barred(accrued_on) >= barred(due_date))
      },
    ),
  )
})

test('Austrian consumers keep their terms for six weeks and after a warning; nobody else has this by law', () => {
  assert.partialDeepStrictEqual(AT.planDefault({ is_consumer: true }), { overdue_days: 42, notice_days: 14 })
  assert.equal(AT.planDefault({ is_consumer: false }), null)
  assert.equal(DE.planDefault({ is_consumer: true }), null)
})
