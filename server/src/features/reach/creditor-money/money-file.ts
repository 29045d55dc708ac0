import { CSV_TYPE, csvText } from '@mahnwerk/claim-table/csv'
import type { Language } from '../../../kernel/language.ts'
import { centsText } from '../../../kernel/money.ts'
import { lineText, MONEY_WORDS, type MoneyWords } from './page-words.ts'
import type { LineRow } from './queries.ts'
import { isFee } from './rules.ts'

const COLUMNS: readonly [name: (words: MoneyWords) => string, cell: (line: LineRow, words: MoneyWords) => string][] = [
  [({ date }) => date, ({ day }) => day],
  [({ case_reference }) => case_reference, ({ case_reference }) => case_reference],
  [({ debtor }) => debtor, ({ debtor_name }) => debtor_name],
  [({ what }) => what, (line, words) => lineText(words, line)],
  [({ payment }) => `${payment} (EUR)`, (line, words) => (isFee(line) ? '' : figure(words, line.collected_cents))],
  [({ fees }) => `${fees} (EUR)`, (line, words) => (isFee(line) ? figure(words, line.fee_cents) : '')],
]

/** As the spreadsheet of the reader takes it for a number. */
const figure = ({ decimal }: MoneyWords, amount_cents: number): string => centsText(amount_cents).replace('.', decimal)

/** A year for a spreadsheet. Days are written so that every spreadsheet knows them. */
export function moneyFile(language: Language, year: number, lines: readonly LineRow[]) {
  const words = MONEY_WORDS[language]
  const rows = [
    COLUMNS.map(([name]) => name(words)),
    ...lines.map((line) => COLUMNS.map(([, cell]) => cell(line, words))),
  ]
  return { bytes: Buffer.from(csvText(rows, ';')), mime_type: CSV_TYPE, filename: words.file_name(year) }
}
