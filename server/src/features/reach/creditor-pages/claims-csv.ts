import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvRows } from '@mahnwerk/claim-table/csv'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { Format } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type CaseFilter, type CaseItem, caseLineOut, listCasesAfter, standingWords } from '../creditor-case/index.ts'
import { type PageWords, WORDS } from './words.ts'

const ROWS_AT_ONCE = 1_000

type Column = keyof PageWords['csv']['columns']
type Print = { readonly language: Language; readonly format: Format }

/** Amounts as a spreadsheet of the reader's language reads them: without unit and without dots between thousands. */
const figure = (amount: number, language: Language): string =>
  language === 'de' ? amount.toFixed(2).replace('.', ',') : amount.toFixed(2)

const CELLS: Readonly<Record<Column, (row: CaseItem, print: Print) => string>> = {
  case_reference: ({ case_reference }) => case_reference,
  partner_reference: ({ partner_reference }) => partner_reference ?? '',
  debtor: ({ debtor }) => debtor.name,
  place: ({ debtor }) => debtor.place ?? '',
  country: ({ debtor }) => debtor.country ?? '',
  total: ({ total_claim_amount }, { language }) => figure(total_claim_amount, language),
  paid: ({ paid_amount }, { language }) => figure(paid_amount, language),
  // What is missing of a closed case is no longer collected, and not settled either: that is no 0.
  outstanding: ({ outstanding_amount, case_status }, { language }) =>
    case_status === 'closed' && outstanding_amount > 0 ? '' : figure(outstanding_amount, language),
  standing: (row, { language }) => standingWords(row, language),
  needs_you: ({ needs_you }, { language }) => WORDS[language].csv[needs_you ? 'yes' : 'no'],
  created: ({ created_at }, { format }) => format.shortDay(dayInVienna(new Date(created_at))),
  changed: ({ updated_at }, { format }) => format.shortDay(dayInVienna(new Date(updated_at))),
}
const COLUMNS = Object.keys(CELLS) as Column[]

/** All cases that were asked for, newest first. A batch is read when the one before is on its way. */
export const casesCsv = (
  reader: Reader,
  customer: CreditorPerson,
  filter: CaseFilter | 'nothing',
  print: Print,
): Readable => Readable.from(parts(reader, customer, filter, print), { objectMode: false })

async function* parts(reader: Reader, customer: CreditorPerson, filter: CaseFilter | 'nothing', print: Print) {
  const { columns } = WORDS[print.language].csv
  yield BYTE_ORDER_MARK + csvRows([COLUMNS.map((column) => columns[column])], ';')
  let after: string | undefined
  while (filter !== 'nothing') {
    const rows = await listCasesAfter(reader, customer, { filter, after, most: ROWS_AT_ONCE })
    if (rows.length > 0)
      yield csvRows(
        rows.map(caseLineOut).map((row) => COLUMNS.map((column) => CELLS[column](row, print))),
        ';',
      )
    after = rows.at(-1)?.id
    if (rows.length < ROWS_AT_ONCE) return
  }
}
