import { dayInVienna } from '../../../kernel/dates.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Page } from '../../../platform/http/paging.ts'
import type { CustomerKey } from '../../parties/customers/index.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from '../../process/court-fees/index.ts'
import { findFirstDay, listLines, listMonths, type Money } from './queries.ts'
import { sumOfMonths, yearOf, yearsUntil } from './rules.ts'

/** How many open invoices are shown; the others are in their own list. */
const OPEN_SHOWN = 5

export type MoneyWish = { year: number; now: Date; pageOf: (total: number) => Page }

/** What came in on a customer's cases in a year, what we earned on them, and what is to be paid for courts. */
export async function readMoney(reader: Reader, customer: CustomerKey, wish: MoneyWish): Promise<Money> {
  const { organization_id, customer_id } = customer
  const open = { organization_id, customer_id, is_open: true } as const
  const [months, first_day, rows, open_count] = await Promise.all([
    listMonths(reader, customer, wish.year),
    findFirstDay(reader, customer),
    listCourtFeeInvoices(reader, open, { page: 1, limit: OPEN_SHOWN }),
    countCourtFeeInvoices(reader, open),
  ])
  const { line_count, ...sums } = sumOfMonths(months)
  const page = wish.pageOf(line_count)
  const first_year = first_day === null ? null : yearOf(first_day)
  return {
    year: wish.year,
    years: yearsUntil(yearOf(dayInVienna(wish.now)), first_year, wish.year),
    ...sums,
    months: months.sort((one, other) => (one.month < other.month ? 1 : -1)),
    lines: await listLines(reader, customer, wish.year, page),
    total: line_count,
    page,
    open_invoices: { rows, total: open_count },
  }
}
