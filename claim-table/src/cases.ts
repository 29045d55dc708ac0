import { isCellFault, readCell, type Value } from './cells.ts'
import { COLUMN_NAMES, type ColumnName, definitionOf, type Head, isOfInvoice } from './columns.ts'
import type { DebtorKind } from './debtor-kinds.ts'
import { type FaultCode, fault, type LineFault } from './faults.ts'
import type { Language } from './language.ts'
import type { TableRow } from './table.ts'

/** As many as the bulk call takes in one item. */
export const INVOICES_MAX = 50

/** An item as the bulk call takes it. */
export type Item = {
  readonly customer: Readonly<Record<string, unknown>>
  readonly debtor: Readonly<Record<string, unknown>>
  readonly claim: Readonly<Record<string, unknown>> & { readonly partner_reference: string }
  readonly invoices: readonly Readonly<Record<string, unknown>>[]
}

/** One case of a table. */
export type TableCase = {
  readonly partner_reference: string
  readonly item: Item
  /** Every line that it stands in. */
  readonly lines: readonly number[]
  /** The lines of its invoices, in their order. */
  readonly invoice_lines: readonly number[]
}

export type ReadCase = { readonly lines: readonly number[]; readonly faults: readonly LineFault[] } & (
  | { readonly found: TableCase }
  | { readonly found?: never }
)

type Cell = { readonly line: number; readonly given: string; readonly value: Value | undefined }
type Cells = ReadonlyMap<ColumnName, Cell>

/** The lines of one case, which have its reference in common. */
export function readCase(rows: readonly TableRow[], { columns }: Head, language: Language | null): ReadCase {
  const faults: LineFault[] = []
  const lines = rows.map(({ line }) => line)
  const [first = 0] = lines
  const whole = new Map<ColumnName, Cell>()
  const invoices: { line: number; cells: Cells }[] = []
  for (const row of rows) {
    const cells = readRow(row, columns, language, faults)
    const invoice = new Map([...cells].filter(([column]) => isOfInvoice(column)))
    if (invoice.size > 0) invoices.push({ line: row.line, cells: invoice })
    for (const [column, cell] of cells) if (!isOfInvoice(column)) faults.push(...merge(whole, column, cell))
  }
  faults.push(...judgeCase(whole, first))
  const beyond = invoices[INVOICES_MAX]
  if (beyond) faults.push(fault(beyond.line, 'partner_reference', { code: 'too_many', values: { max: INVOICES_MAX } }))
  if (faults.length > 0) return { lines, faults }
  const item = itemOf(whole, invoices)
  const { partner_reference } = item.claim
  return { lines, faults, found: { partner_reference, item, lines, invoice_lines: invoices.map(({ line }) => line) } }
}

function readRow(
  { line, cells }: TableRow,
  columns: Head['columns'],
  language: Language | null,
  faults: LineFault[],
): Cells {
  const read = new Map<ColumnName, Cell>()
  for (const [at, column] of columns.entries()) {
    const given = cells[at] ?? ''
    if (column === undefined || given === '') continue
    const value = readCell(column, given, language)
    if (isCellFault(value)) faults.push(fault(line, column, value))
    read.set(column, { line, given, value: isCellFault(value) ? undefined : value })
  }
  return read
}

/** The first line that says something counts; the others say the same or nothing. */
function merge(whole: Map<ColumnName, Cell>, column: ColumnName, cell: Cell): LineFault[] {
  const known = whole.get(column)
  if (!known) whole.set(column, cell)
  // A reference may be written with capitals here and without there: it has brought the lines together.
  if (!known || known.given === cell.given || column === 'partner_reference') return []
  return [fault(cell.line, column, { code: 'inconsistent', values: { line: known.line } })]
}

function judgeCase(cells: Cells, first: number): LineFault[] {
  const has = (column: ColumnName): boolean => cells.has(column)
  const lacking = (columns: readonly ColumnName[], code: FaultCode = 'required'): LineFault[] =>
    columns.filter((column) => !has(column)).map((column) => fault(first, column, { code, values: {} }))
  const besides = (id: 'customer.id' | 'debtor.id'): LineFault[] => {
    const part = id.slice(0, -'id'.length)
    return [...cells]
      .filter(([column]) => column.startsWith(part) && column !== id)
      .map(([column, { line }]) => fault(line, column, { code: 'not_applicable', values: { other: id } }))
  }
  const customer = has('customer.id')
    ? besides('customer.id')
    : [
        ...lacking(['customer.name', 'customer.email']),
        ...(has('customer.uid') ? [] : lacking(['customer.partner_client_reference'], 'key_required')),
      ]
  const debtor = has('debtor.id') ? besides('debtor.id') : judgeDebtor(cells, lacking)
  return [...lacking(['partner_reference']), ...customer, ...debtor]
}

const OF_PERSON = [
  'debtor.person.salutation',
  'debtor.person.first_name',
  'debtor.person.last_name',
  'debtor.person.birth_date',
] as const satisfies ColumnName[]
const OF_COMPANY = [
  'debtor.company.company_name',
  'debtor.company.firmenbuchnummer',
  'debtor.company.not_protocolled',
] as const satisfies ColumnName[]
const ADDRESS = [
  'debtor.address.street',
  'debtor.address.zip',
  'debtor.address.city',
  'debtor.address.country',
] as const satisfies ColumnName[]

function judgeDebtor(cells: Cells, lacking: (columns: readonly ColumnName[]) => LineFault[]): LineFault[] {
  const is_company = kindOf(cells) === 'company'
  const name = is_company ? 'debtor.company.company_name' : 'debtor.person.last_name'
  const wrong = (is_company ? OF_PERSON : OF_COMPANY).flatMap((column) => {
    const cell = cells.get(column)
    return cell ? [fault(cell.line, column, { code: 'not_applicable', values: { other: name } })] : []
  })
  return [...lacking([name]), ...wrong, ...(ADDRESS.some((column) => cells.has(column)) ? lacking(ADDRESS) : [])]
}

/** What is not said follows from the name. */
const kindOf = (cells: Cells): DebtorKind =>
  (cells.get('debtor.acting_as')?.value as DebtorKind | undefined) ??
  (cells.has('debtor.company.company_name') ? 'company' : 'person')

type Node = { [name: string]: unknown }

const STEPS = new Map(COLUMN_NAMES.map((column) => [column, definitionOf(column).path.split('.')]))

function put(target: Node, column: ColumnName, value: unknown): void {
  const steps = STEPS.get(column) ?? []
  let node = target
  for (const name of steps.slice(0, -1)) {
    node[name] ??= {}
    node = node[name] as Node
  }
  node[steps.at(-1) as string] = value
}

function itemOf(cells: Cells, invoices: readonly { cells: Cells }[]): Item {
  const item: Node = {}
  for (const [column, { value }] of cells) put(item, column, value)
  return {
    customer: item.customer as Node,
    debtor: debtorOf(item.debtor as Node, kindOf(cells)),
    claim: item.claim as Item['claim'],
    invoices: invoices.map((invoice) => {
      const made: Node = {}
      for (const [column, { value }] of invoice.cells) put(made, column, value)
      return (made.invoices as Record<'0', Node>)['0']
    }),
  }
}

function debtorOf({ addresses, communication_channels, ...debtor }: Node, kind: DebtorKind): Node {
  if (debtor.id !== undefined) return debtor
  return {
    ...(kind === 'sole' ? { debtor_type: 'unprotocolled_company' } : {}),
    ...debtor,
    acting_as: kind === 'company' ? 'company' : 'person',
    ...(addresses ? { addresses: Object.values(addresses) } : {}),
    ...(communication_channels
      ? { communication_channels: Object.entries(communication_channels).map(([type, value]) => ({ type, value })) }
      : {}),
  }
}
