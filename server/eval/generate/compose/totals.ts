import type { TaxGroup } from '../sums.ts'
import { type Block, gap, type Pair, type Row, text } from './blocks.ts'
import { sumRow } from './lines.ts'
import type { Desk } from './page.ts'

/** The sums in the order in which they are read. `net` says whether the net total is among them. */
export type SumsPrinted = {
  readonly blocks: Block[]
  /** Rows for the end of the table of lines. */
  readonly rows: Row[]
  readonly net: 'printed' | 'same-as-gross' | 'missing'
}

type Sum = { readonly label: string; readonly cents: number; readonly is_total?: boolean }

export function totalsBlocks(desk: Desk): SumsPrinted {
  const { look, facts, pen } = desk
  const { groups } = facts.totals
  const net = netOf(desk)
  const sums = sumsOf(desk)
  const notes = notesOf(desk)
  if (look.totals === 'in-table' && look.table !== 'prose' && look.table !== 'list' && look.table !== 'dotted') {
    return { rows: sums.map(({ label, cents }) => sumRow(desk, label, cents)), blocks: notes, net }
  }
  if (
    look.totals === 'bar' &&
    groups.length === 1 &&
    facts.family.sums.prices === 'net' &&
    facts.family.sums.extra === null
  ) {
    return { rows: [], blocks: [barOf(desk, groups[0] as TaxGroup), ...notes], net }
  }
  if (look.totals === 'tax-table' && groups.length > 0 && facts.totals.tax_cents > 0) {
    return { rows: [], blocks: [taxTable(desk), ...restOf(desk, sums), ...notes], net: 'printed' }
  }
  if (look.totals === 'sentence') {
    const lead = sums.filter((sum) => !sum.is_total).map(({ label, cents }) => `${label} ${pen.money(cents)}`)
    const words = pen.sentence('total_sentence', { gross: pen.money(facts.totals.gross_cents) })
    return { rows: [], blocks: [text([...lead, words]), ...openPairs(desk, sums), ...notes], net }
  }
  return { rows: [], blocks: [arranged(desk, sums), gap(2), ...notes], net }
}

function netOf({ look, facts }: Desk): SumsPrinted['net'] {
  const { prices } = facts.family.sums
  if (prices === 'net') return 'printed'
  if (prices === 'gross') return look.shows_net && facts.totals.groups.length === 1 ? 'printed' : 'missing'
  return look.shows_net ? 'printed' : 'same-as-gross'
}

/** All sums in order. What the open amount consists of follows the gross amount. */
function sumsOf(desk: Desk): Sum[] {
  const { pen, facts } = desk
  const { totals, family } = facts
  const sums: Sum[] = []
  const discount = facts.lines.find(({ text }) => text === '')
  if (discount) {
    sums.push({ label: pen.label('subtotal'), cents: totals.lines_cents - discount.amount_cents })
    sums.push({ label: pen.role('discount', { rate: pen.percent(discount.off) }), cents: discount.amount_cents })
  }
  if (netOf(desk) === 'printed') sums.push({ label: pen.label('net'), cents: totals.net_cents })
  if (family.sums.prices === 'net' || (family.sums.prices === 'gross' && netOf(desk) === 'printed')) {
    for (const { rate, tax_cents } of totals.groups) {
      sums.push({ label: pen.role('tax', { rate: pen.percent(rate) }), cents: tax_cents })
    }
  }
  if (totals.rounding_cents !== 0) sums.push({ label: pen.label('rounding'), cents: totals.rounding_cents })
  sums.push({ label: pen.label('gross') + currencyOf(desk), cents: totals.gross_cents, is_total: true })
  return [...sums, ...afterGross(desk)]
}

const currencyOf = ({ pen }: Desk): string => (pen.is_silent ? ` ${pen.locale.currency}` : '')

function afterGross({ pen, facts }: Desk): Sum[] {
  const { prepaid_cents, arrears_cents, open_cents } = facts.totals
  const open = { label: pen.label('open'), cents: open_cents }
  const date = { date: pen.day(facts.paid_on) }
  if (prepaid_cents !== 0) {
    const role = facts.family.sums.extra === 'instalments' ? 'instalments' : 'prepaid'
    return [{ label: pen.role(role, date), cents: -prepaid_cents }, open]
  }
  return arrears_cents === 0 ? [] : [{ label: pen.label('arrears'), cents: arrears_cents }, open]
}

const pairsOf = ({ pen }: Desk, sums: readonly Sum[]): Pair[] =>
  sums.map(({ label, cents }) => [label, pen.money(cents)])

function arranged(desk: Desk, sums: readonly Sum[]): Block {
  const { look } = desk
  const rows = pairsOf(desk, sums)
  const base = { kind: 'pairs', form: 'columns', rows, values: 'right', bold_last: true } as const
  switch (look.totals) {
    case 'wide':
      return { ...base, wide: true, rule_last: true }
    case 'boxed':
      return { kind: 'box', stroke: true, width: 85, align: 'right', blocks: [{ ...base, wide: true }] }
    case 'coloured':
      return { kind: 'box', width: 85, align: 'right', blocks: [{ ...base, wide: true, last_fill: '#dfe8f2' }] }
    case 'stacked':
      return { kind: 'pairs', form: 'stacked', rows, bold_values: true, align: 'right' }
    case 'left':
      return { ...base, align: 'left' }
    default:
      return { ...base, align: 'right', rule_last: true }
  }
}

function barOf({ pen, facts, look }: Desk, { rate, tax_cents }: TaxGroup): Block {
  const { net_cents, gross_cents } = facts.totals
  const tax = pen.role('tax', { rate: pen.percent(rate) })
  const currency = pen.is_silent ? ` ${pen.locale.currency}` : ''
  return {
    kind: 'bar',
    heads: [pen.role('net'), tax, pen.role('gross') + currency],
    cells: [net_cents, tax_cents, gross_cents].map((cents) => pen.money(cents)),
    grid: look.table === 'grid',
    fill: '#e8e8e8',
    align: 'right',
    bold_values: true,
  }
}

/** Each rate with its net, tax and gross sums, and a row for all of them. */
function taxTable({ pen, facts }: Desk): Block {
  const { groups, net_cents, tax_cents } = facts.totals
  const gross_cents = net_cents + tax_cents
  const row = (head: string, cents: readonly number[]): string[] => [head, ...cents.map((one) => pen.bare(one))]
  const heads = [pen.column('rate'), pen.role('net'), pen.column('tax_amount'), pen.role('gross')]
  return {
    kind: 'table',
    rules: 'rules',
    size: 0.9,
    columns: heads.map((head, at) => ({ head, width: 'rest', align: at === 0 ? 'left' : 'right' })),
    rows: [
      ...groups.map(
        (group): Row => ({
          form: 'row',
          cells: row(pen.percent(group.rate), [group.net_cents, group.tax_cents, group.gross_cents]),
        }),
      ),
      { form: 'sum', cells: row('', [net_cents, tax_cents, gross_cents]) },
    ],
  }
}

/** Below a table of rates the sums from the gross amount on. */
function restOf(desk: Desk, sums: readonly Sum[]): Block[] {
  const rest = sums.slice(sums.findIndex(({ is_total }) => is_total))
  return [
    gap(2),
    { kind: 'pairs', form: 'columns', rows: pairsOf(desk, rest), values: 'right', bold_last: true, align: 'right' },
  ]
}

function openPairs(desk: Desk, sums: readonly Sum[]): Block[] {
  const rest = sums.slice(sums.findIndex(({ is_total }) => is_total) + 1)
  return rest.length === 0
    ? []
    : [{ kind: 'pairs', form: 'columns', rows: pairsOf(desk, rest), values: 'right', align: 'left' }]
}

/** What the law wants said about tax. */
function notesOf(desk: Desk): Block[] {
  const { pen, facts } = desk
  const { prices } = facts.family.sums
  const small = { size: 0.85 }
  if (prices === 'exempt') return [text([pen.sentence('exempt')], small)]
  if (prices === 'reverse') return [text([pen.sentence('reverse')], small)]
  if (prices === 'net' || netOf(desk) === 'printed') return []
  const lines = facts.totals.groups.map(({ rate, tax_cents }) =>
    pen.sentence('included', { rate: pen.percent(rate), tax: pen.money(tax_cents) }),
  )
  return [text(lines, small)]
}
