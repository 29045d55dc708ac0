import { HEADINGS, plainHeading } from '@mahnwerk/claim-table'
import type { Table, TableRow } from '@mahnwerk/claim-table/table'
import { DEBTOR_FIELDS, INVOICE_FIELDS } from '../../creditor-submit/index.ts'

/** What a line can say. `case`: lines with the same text are one case. */
export const COLUMNS = ['case', 'debtor_kind', ...DEBTOR_FIELDS, 'contract_date', ...INVOICE_FIELDS] as const
export type Column = (typeof COLUMNS)[number]

const BY_NAME = new Map(
  COLUMNS.flatMap((column) => HEADINGS[column].split(' ').map((name) => [plainHeading(name), column] as const)),
)

export const columnOf = (name: string): Column | undefined => BY_NAME.get(plainHeading(name))

/** Without these no line can become a case. One of each list is enough. */
const NEEDED: readonly (readonly [Column, ...Column[]])[] = [
  ['company_name', 'last_name'],
  ['street'],
  ['zip'],
  ['city'],
  ['invoice_number'],
  ['invoice_issue_date'],
  ['invoice_amount_gross'],
]

export type Head = {
  /** By their place in a line; undefined where we do not know what it is. The first of a kind counts. */
  readonly columns: readonly (Column | undefined)[]
  readonly missing: readonly Column[]
  readonly unknown: readonly string[]
}

export function readHead({ head }: Pick<Table, 'head'>): Head {
  const columns: (Column | undefined)[] = []
  for (const name of head) {
    const column = columnOf(name)
    columns.push(column && !columns.includes(column) ? column : undefined)
  }
  return {
    columns,
    missing: NEEDED.filter((some) => !some.some((one) => columns.includes(one))).map(([first]) => first),
    unknown: head.filter((name, at) => columns[at] === undefined && name !== ''),
  }
}

export type Line = { readonly line: number; readonly values: Readonly<Record<Column, string>> }

export const readLine = ({ columns }: Head, { line, cells }: TableRow): Line => ({
  line,
  values: Object.fromEntries(COLUMNS.map((column) => [column, cells[columns.indexOf(column)] ?? ''])) as Line['values'],
})
