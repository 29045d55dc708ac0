import { addDays } from '../../../src/kernel/dates.ts'
import type { Line } from '../sums.ts'
import type { ColumnName } from '../words/roles.ts'
import { type Block, type Column, gap, type Row, text } from './blocks.ts'
import type { Desk } from './page.ts'

const NUMERIC = new Set<ColumnName>(['quantity', 'price', 'off', 'rate', 'tax_amount', 'amount'])

/** What is charged, with sums at the breaks of pages. `sums` are rows that some print under the table itself. */
export function linesBlocks(desk: Desk, sums: readonly Row[]): Block[] {
  const { look, facts } = desk
  const lines = facts.lines.filter(({ text }) => text !== '')
  if (look.table === 'prose') return []
  if (look.table === 'list' || look.table === 'dotted') return [listOf(desk, lines)]
  const columns = columnsOf(desk)
  const rows = lines.map(
    (line, at): Row => ({ form: 'row', cells: look.columns.map((name) => cellOf(desk, name, { line, at })) }),
  )
  const pages: Row[][] = []
  for (let at = 0; at < rows.length; ) {
    const most = look.rows_per_page + (pages.length === 0 ? 0 : 8)
    pages.push(rows.slice(at, at + most))
    at += most
  }
  let done = 0
  return pages.flatMap((page, number): Block[] => {
    const before = sumUp(lines.slice(0, done))
    done += page.length
    const is_last = number === pages.length - 1
    const brought = number === 0 ? [] : [sumRow(desk, desk.pen.role('brought', { page: String(number) }), before)]
    const carried = is_last ? [] : [sumRow(desk, desk.pen.role('carried'), sumUp(lines.slice(0, done)))]
    const all = [...brought, ...withNotes(desk, page), ...carried, ...(is_last ? sums : [])]
    return [tableOf(desk, columns, all), is_last ? gap(2) : { kind: 'break' }]
  })
}

const sumUp = (lines: readonly Line[]): number => lines.reduce((all, { amount_cents }) => all + amount_cents, 0)

/** A label at the text and an amount in the last column. */
export function sumRow({ look, pen }: Desk, label: string, cents: number): Row {
  const place = Math.max(0, look.columns.indexOf('text'))
  const last = look.columns.length - 1
  return {
    form: 'sum',
    cells: look.columns.map((_, at) => (at === last ? pen.bare(cents) : at === place ? label : '')),
  }
}

/** Some explain a line below it, or put lines under headings. */
function withNotes({ look, facts, random, pen }: Desk, rows: readonly Row[]): Row[] {
  if (look.table !== 'groups') return [...rows]
  const { numbers } = facts
  const notes = [
    `${pen.role('delivery_note')} ${numbers.delivery_note} / ${pen.day(facts.delivered)}`,
    `${pen.role('order')} ${numbers.order}`,
    `${pen.role('period')} ${pen.day(facts.period[0])} - ${pen.day(facts.period[1])}`,
  ]
  const [first, ...rest] = rows
  const [head = '', note = ''] = random.some(notes, 2)
  if (!first) return []
  return [{ form: 'group', cells: [head] }, first, { form: 'note', cells: [note] }, ...rest]
}

function columnsOf({ look, pen }: Desk): Column[] {
  const currency = pen.is_silent ? ` ${pen.locale.currency}` : ''
  return look.columns.map(
    (name): Column => ({
      head: pen.column(name) + (name === 'amount' ? currency : ''),
      width: name === 'text' ? 'rest' : 'auto',
      align: NUMERIC.has(name) ? 'right' : 'left',
    }),
  )
}

function cellOf({ pen, facts }: Desk, name: ColumnName, { line, at }: { line: Line; at: number }): string {
  const tax_cents = Math.round((line.amount_cents * line.rate) / 1000)
  const cells: Record<ColumnName, () => string> = {
    place: () => String(at + 1),
    // Any number, the same for the same article.
    code: () => String(10_000 + ((line.text.length * 7919 + line.text.charCodeAt(1) * 131) % 90_000)),
    fee: () => line.unit,
    day: () => pen.day(addDays(facts.period[0], Math.min(at * 2, 5))),
    text: () => line.text,
    quantity: () => pen.quantity(line.quantity),
    unit: () => (/^\d/.test(line.unit) ? '' : line.unit),
    price: () => pen.price(line.price),
    off: () => (line.off > 0 ? pen.percent(line.off) : ''),
    rate: () => pen.percent(line.rate),
    tax_amount: () => pen.bare(tax_cents),
    amount: () => pen.bare(line.amount_cents),
  }
  return cells[name]()
}

function tableOf({ look, random }: Desk, columns: readonly Column[], rows: readonly Row[]): Block {
  const base = { kind: 'table', columns, rows, size: columns.length > 6 ? 0.85 : 0.93 } as const
  switch (look.table) {
    case 'grid':
      return { ...base, rules: 'grid', air: 1.4 }
    case 'zebra':
      return { ...base, rules: 'zebra', head_fill: look.accent, head_ink: '#ffffff' }
    case 'head-bar':
      return { ...base, rules: 'rows', head_fill: '#dde4ec' }
    case 'plain':
      return { ...base, rules: 'none', head_bold: false }
    default:
      return { ...base, rules: random.of(['rules', 'rows']) }
  }
}

/** Words at the left, the amount at the right, nothing else. */
function listOf({ look, pen, facts }: Desk, lines: readonly Line[]): Block {
  const rows = lines.map(({ text: words, amount_cents }): [string, string] => [
    look.table === 'dotted' ? `${words} ${'.'.repeat(Math.max(4, 60 - words.length))}` : words,
    pen.money(amount_cents),
  ])
  return rows.length === 0
    ? text([facts.family.name])
    : { kind: 'pairs', form: 'columns', rows, wide: true, values: 'right' }
}
