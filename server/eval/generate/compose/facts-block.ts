import type { Role } from '../words/roles.ts'
import { type Block, columns, gap, type Pair, text } from './blocks.ts'
import { type Desk, townOf } from './page.ts'

/** Facts beside the recipient, facts below, and the title, which may name number and date itself. */
export type FactsBlocks = { readonly beside: Block[]; readonly below: Block[]; readonly title: Block[] }

const BESIDE = new Set(['beside', 'boxed', 'right-values', 'stacked', 'inline', 'joined'])

export function factsBlocks(desk: Desk): FactsBlocks {
  const { look, pen, facts } = desk
  const in_title = look.title === 'number' || look.title === 'number-date'
  const dated_in_title = look.title === 'number-date'
  const own: Pair[] = []
  if (!in_title) own.push([pen.label('number'), facts.number])
  const town_date = look.facts === 'sentence' && look.title === 'number'
  if (!dated_in_title && !town_date) own.push([pen.label('issued'), pen.day(facts.issued)])
  if (facts.terms.kind === 'date-fact' && facts.terms.due && desk.instead_of_terms === null)
    own.push([pen.label('due'), pen.day(facts.terms.due)])
  const rows = mixed(desk, own)
  const title = titleBlocks(desk)
  if (look.facts === 'sentence') return { beside: [], below: sentenceFacts(desk, { own, town_date }), title }
  const drawn = drawFacts(desk, rows)
  return BESIDE.has(look.facts) ? { beside: drawn, below: [], title } : { beside: [], below: drawn, title }
}

/** Own facts in their order among others that belong to the case as well. */
function mixed(desk: Desk, own: readonly Pair[]): Pair[] {
  const { random, look } = desk
  const others = random.some(otherFacts(desk), random.between(...look.facts_count))
  // Number and day that share a line stay together.
  const kept = look.facts === 'joined' ? 2 : 0
  const rows: Pair[] = [...own]
  for (const other of others) rows.splice(random.between(Math.min(kept, rows.length), rows.length), 0, other)
  return rows
}

function otherFacts({ facts, pen, random }: Desk): Pair[] {
  const { numbers } = facts
  const [from, to] = facts.period.map((day) => pen.day(day)) as [string, string]
  const rows: [Role, string][] = [
    ['customer', numbers.customer],
    ['order', numbers.order],
    ['order_date', pen.day(facts.ordered)],
    ['delivery_note', numbers.delivery_note],
    ['delivered', pen.day(facts.delivered)],
    ['period', `${from} ${random.of(['-', '–', 'bis'].slice(0, pen.locale.lang === 'de' ? 3 : 2))} ${to}`],
    ['contract', numbers.contract],
    ['offer', numbers.offer],
    ['reference', numbers.reference],
    ['clerk', facts.issuer.contact],
    ['tax_number', numbers.tax_number],
    ['vat_id', numbers.vat_id],
    ['phone', numbers.phone],
  ]
  if (facts.recipient.is_firm) rows.push(['customer_vat_id', numbers.customer_vat_id])
  if (/energy|gas|water/.test(facts.family.trade)) rows.push(['meter', numbers.meter], ['meter', numbers.meter])
  return rows.map(([role, value]) => [pen.label(role), value])
}

function drawFacts({ look, pen, random }: Desk, rows: readonly Pair[]): Block[] {
  const heads = rows.map(([label]) => label.replace(/ ?:$/, ''))
  const cells = rows.map(([, value]) => value)
  switch (look.facts) {
    case 'beside':
    case 'right-values':
      return [
        {
          kind: 'pairs',
          form: 'columns',
          rows,
          values: look.facts === 'beside' ? 'left' : 'right',
          size: 0.92,
          align: 'right',
        },
      ]
    case 'boxed':
      return [{ kind: 'box', stroke: true, blocks: [{ kind: 'pairs', form: 'columns', rows, size: 0.9 }] }]
    case 'stacked':
      return [
        { kind: 'pairs', form: 'stacked', rows, bold_values: random.chance(0.4), align: random.of(['left', 'right']) },
      ]
    case 'inline':
      return [{ kind: 'pairs', form: 'inline', rows, align: random.of(['left', 'right']) }]
    case 'joined': {
      const [first, second, ...rest] = rows as [Pair, Pair, ...Pair[]]
      if (!second) return [{ kind: 'pairs', form: 'columns', rows }]
      const joined: Pair = [`${first[0].replace(/ ?:$/, '')} / ${second[0]}`, `${first[1]} / ${second[1]}`]
      return [{ kind: 'pairs', form: 'columns', rows: [joined, ...rest], size: 0.92 }]
    }
    case 'bar':
    case 'grid':
      return inBars(heads, cells, { grid: look.facts === 'grid' })
    case 'coloured-bar':
      return inBars(heads, cells, { fill: look.accent, head_ink: '#ffffff', bold_values: true })
    case 'line':
      return [{ kind: 'pairs', form: 'line', rows, gap: pen.locale.lang === 'de' ? 6 : 9, size: 0.92 }, gap(3)]
    case 'columns': {
      const half = Math.ceil(rows.length / 2)
      const pairs = (part: readonly Pair[]): Block[] =>
        part.length === 0 ? [] : [{ kind: 'pairs', form: 'columns', rows: part, size: 0.92 }]
      return [columns(['rest', 'rest'], [pairs(rows.slice(0, half)), pairs(rows.slice(half))]), gap(3)]
    }
    default:
      return [{ kind: 'pairs', form: 'columns', rows, size: 0.95 }, gap(3)]
  }
}

type BarStyle = {
  readonly grid?: boolean
  readonly fill?: string
  readonly head_ink?: string
  readonly bold_values?: boolean
}

/** At most five facts fit beside each other. */
function inBars(heads: readonly string[], cells: readonly string[], style: BarStyle): Block[] {
  const blocks: Block[] = []
  const rows = Math.ceil(heads.length / 5)
  const most = Math.ceil(heads.length / rows)
  for (let at = 0; at < heads.length; at += most) {
    blocks.push({
      kind: 'bar',
      heads: heads.slice(at, at + most),
      cells: cells.slice(at, at + most),
      size: 0.9,
      ...style,
    })
  }
  return [...blocks, gap(4)]
}

function sentenceFacts(desk: Desk, { own, town_date }: { own: readonly Pair[]; town_date: boolean }): Block[] {
  const { pen, facts, random, look } = desk
  const date = pen.day(facts.issued)
  if (town_date) {
    const am = pen.locale.country === 'AT' && random.chance(0.5) ? 'am ' : ''
    return [text([`${townOf(facts.issuer.place)}, ${am}${date}`], { align: random.of(['right', 'left']) }), gap(4)]
  }
  if (own.length === 0) return []
  // In an offer nobody speaks of an invoice.
  if (look.title !== 'plain' || desk.instead_of_terms !== null)
    return [{ kind: 'pairs', form: 'inline', rows: own }, gap(3)]
  const due = own[2] ? [own[2].join(' ')] : []
  return [text([pen.sentence('number_sentence', { number: facts.number, issued: date }), ...due]), gap(3)]
}

function titleBlocks({ look, pen, facts, heading, random }: Desk): Block[] {
  const strong = { bold: true, size: 1.5, ink: look.accent }
  const sign = random.of(
    { de: [' Nr. ', ' Nr.: ', ' ', ' - '], en: [' No. ', ' #', ' '], fr: [' n° ', ' N° ', ' '] }[pen.locale.lang],
  )
  const of = { de: 'vom', en: 'of', fr: 'du' }[pen.locale.lang]
  switch (look.title) {
    case 'plain':
    case 'top':
      return [text([heading], strong), gap(2)]
    case 'number':
      return [text([`${heading}${sign}${facts.number}`], { ...strong, size: 1.3 }), gap(2)]
    case 'number-date':
      return [
        text([`${heading}${sign}${facts.number} ${of} ${pen.day(facts.issued)}`], { ...strong, size: 1.2 }),
        gap(2),
      ]
    case 'spaced':
      return [text([[...heading.toUpperCase()].join(' ')], { ...strong, size: 1.3 }), gap(2)]
    case 'right':
      return [text([heading.toUpperCase()], { ...strong, size: 2, align: 'right' }), gap(2)]
    case 'bar':
      return [
        {
          kind: 'box',
          fill: look.accent,
          inset: 2,
          blocks: [text([heading], { bold: true, ink: '#ffffff', size: 1.2 })],
        },
        gap(2),
      ]
    case 'none':
      return []
  }
}
