import { COLUMN_NAMES, type ColumnName, definitionOf, NEEDED } from './columns.ts'
import { csvText } from './csv.ts'
import type { Language } from './language.ts'

/** With semicolons, as spreadsheets of our countries write it; they are told apart from commas when a file is read. */
const SEPARATOR = ';'

const labelsOf = (columns: readonly ColumnName[], language: Language): string[] =>
  columns.map((column) => definitionOf(column)[language])

/** A table with every column and no line. */
export const templateFile = (language: Language): string => csvText([labelsOf(COLUMN_NAMES, language)], SEPARATOR)

/** Two cases in three lines, with the columns that most tables have. */
export function exampleFile(language: Language): string {
  const columns = COLUMN_NAMES.filter((column) => definitionOf(column).example)
  const lines = [0, 1, 2].map((at) => columns.map((column) => definitionOf(column).example?.[at] ?? ''))
  return csvText([labelsOf(columns, language), ...lines], SEPARATOR)
}

const KINDS: Readonly<Record<ReturnType<typeof definitionOf>['kind'], string>> = {
  text: 'text',
  email: 'email address',
  country: 'two-letter country code',
  iban: 'IBAN',
  bic: 'BIC',
  id: 'id (UUID)',
  day: 'date',
  amount: 'amount in EUR',
  yes_no: 'yes or no',
  debtor_kind: '`company`, `person` or `sole trader`; else it follows from the name',
  choice: 'one of',
}

function holds(column: ColumnName): string {
  const definition = definitionOf(column)
  if (definition.kind === 'choice')
    return `${[...new Set(Object.values(definition.words))].map((word) => `\`${word}\``).join(', ')}`
  const max = definition.kind === 'text' ? `, up to ${definition.max} characters` : ''
  return `${KINDS[definition.kind]}${max}`
}

const isNeeded = (column: ColumnName): boolean => NEEDED.some((some) => some.includes(column))

/** The columns as the guide shows them. */
export function columnsMarkdown(): string {
  const rows = COLUMN_NAMES.map((column) => {
    const { de, en } = definitionOf(column)
    return `| \`${column}\`${isNeeded(column) ? ' *' : ''} | ${de} | ${en} | ${holds(column)} |`
  })
  return ['| Column | German heading | English heading | Holds |', '|---|---|---|---|', ...rows].join('\n')
}
