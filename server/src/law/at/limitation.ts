import { dayAfterPeriod, type Limitation } from '../limitation.ts'

/**
 * § 1486 ABGB: three years from the due date. A suit interrupts the period while it is pursued duly (§ 1497 ABGB). The
 * law names no day on which that ends.
 */
export const AUSTRIAN_LIMITATION: Limitation = {
  rule: '§ 1486 ABGB',
  firstBarredDay: ({ issue_date, due_date }) => {
    const due = due_date ?? issue_date
    return due === null ? null : dayAfterPeriod(due)
  },
  afterFiling: () => null,
  asks_for_court_steps: true,
}
