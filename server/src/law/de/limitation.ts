import { dayAfterMonths, dayAfterYears, earlier, IDLE_COURT_MONTHS, type Limitation } from '../limitation.ts'

const YEARS = 3
/** § 701 ZPO: by then the Vollstreckungsbescheid must be applied for, unless the debtor has objected. */
const ENFORCEMENT_ORDER_MONTHS = 6

/**
 * §§ 195, 199 BGB: three years from the end of the year in which the claim arose. A filing suspends the period until six
 * months after the last step (§ 204 (2) BGB), or until the Mahnbescheid lapses.
 */
export const GERMAN_LIMITATION: Limitation = {
  rule: '§§ 195, 199 BGB',
  firstBarredDay: ({ issue_date, due_date }) => {
    const arose = issue_date && due_date ? earlier(issue_date, due_date) : (due_date ?? issue_date)
    return arose === null ? null : dayAfterYears(arose, YEARS)
  },
  afterFiling: ({ last_on, served_on, is_objected }) => {
    const idle = dayAfterMonths(last_on, IDLE_COURT_MONTHS)
    return served_on === null || is_objected ? idle : earlier(idle, dayAfterMonths(served_on, ENFORCEMENT_ORDER_MONTHS))
  },
  asks_for_court_steps: false,
}
