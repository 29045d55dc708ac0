import type { Random } from '../../random.ts'
import type { Facts } from '../facts.ts'
import type { FontName } from '../family.ts'
import { type Block, columns, gap, type PageDescription, respelled, type Sheet, text } from './blocks.ts'
import { closing, termsLine } from './closing.ts'
import { factsBlocks } from './facts-block.ts'
import { footer, letterhead, recipientLines, returnLine } from './letterhead.ts'
import { linesBlocks } from './lines.ts'
import type { Desk } from './page.ts'
import { type Pen, takePen } from './pen.ts'
import { spellingOf } from './spelling.ts'
import { type SumsPrinted, totalsBlocks } from './totals.ts'

export const FONTS: Readonly<Record<FontName, string>> = {
  sans: 'Source Sans 3',
  arial: 'Liberation Sans',
  serif: 'Libertinus Serif',
  roman: 'New Computer Modern',
  mono: 'DejaVu Sans Mono',
}

const TITLES = {
  de: ['Rechnung', 'Rechnung', 'RECHNUNG', 'Faktura', 'Rechnung'],
  en: ['Invoice', 'INVOICE', 'Tax Invoice', 'Invoice'],
  fr: ['Facture', 'FACTURE', 'Facture'],
}

/** A page with what it came to say that the truth depends on. */
export type Composed = {
  readonly page: PageDescription
  readonly net: SumsPrinted['net']
  readonly spell: (words: string) => string
  /** How what the truth says stands on the page. `due` is null where it follows from terms, or is not told. */
  readonly printed: {
    readonly number: string
    readonly issued: string
    readonly due: string | null
    readonly net: string
    readonly gross: string
  }
}

export function composeInvoice(random: Random, facts: Facts): Composed {
  const { family, locale } = facts
  const pen = takePen(random, family, locale)
  const titles = family.titles.length > 0 ? family.titles : TITLES[locale.lang]
  const desk: Desk = { random, facts, look: family.look, pen, heading: random.of(titles), instead_of_terms: null }
  const totals = totalsBlocks(desk)
  const blocks = family.look.table === 'prose' ? proseBlocks(desk, totals) : paperBlocks(desk, totals)
  return finished(desk, { blocks, net: family.look.table === 'prose' ? proseNet(desk) : totals.net })
}

/** What any document becomes: its words respelled as the issuer's machine does, the number of pages in its foot. */
export function finished(desk: Desk, { blocks, net }: { blocks: readonly Block[]; net: SumsPrinted['net'] }): Composed {
  const { facts } = desk
  const spell = spellingOf(facts.family.spelling)
  const page = { title: desk.heading, sheet: sheetOf(desk), blocks, footer: footer(desk) }
  return { page: respelled(page, spell), net, spell, printed: printedOf(desk, spell) }
}

function printedOf({ facts, pen }: Desk, spell: (words: string) => string): Composed['printed'] {
  const { number, issued, terms, totals } = facts
  const is_told = terms.kind === 'date' || terms.kind === 'date-fact' || terms.kind === 'debit'
  return {
    number,
    issued: spell(pen.day(issued)),
    due: terms.due !== null && is_told ? spell(pen.day(terms.due)) : null,
    net: spell(pen.plain(totals.net_cents)),
    gross: spell(pen.plain(totals.gross_cents)),
  }
}

function sheetOf({ look, pen, random }: Desk): Sheet {
  const { lang, country } = pen.locale
  const is_side = look.letterhead === 'side'
  return {
    paper: country === 'US' ? 'us-letter' : 'a4',
    font: FONTS[look.font],
    size: look.size,
    lang,
    leading: look.font === 'mono' ? 0.55 : 0.6,
    left: is_side ? look.margin + 6 : look.margin,
    right: look.margin,
    top: random.of([12, 15, 20]),
    bottom: look.foot === 'none' ? 15 : 30,
    strip: is_side ? look.accent : null,
    page_words: pen.role('page'),
    page_always: random.chance(0.3),
  }
}

/** Letterhead, window, facts, title, lines, sums, terms. */
export function paperBlocks(desk: Desk, totals: SumsPrinted): Block[] {
  const { look, pen, random, facts } = desk
  const { beside, below, title } = factsBlocks(desk)
  const top = title_first(desk)
  const intro = look.table === 'rules' && random.chance(0.5) ? [text([pen.sentence('intro')]), gap(1)] : []
  const low = look.window === 'low'
  const head = [...addressBlocks(desk, beside), ...consigneeBlocks(desk)]
  return [
    ...letterhead(desk),
    ...(top ? title : []),
    ...(low ? below : head),
    ...(top ? [] : title),
    ...(low ? [...head, gap(4)] : below),
    ...intro,
    ...linesBlocks(desk, totals.rows),
    ...totals.blocks,
    ...closing(desk),
    ...smallPrint(facts.issuer.name, desk),
  ]
}

const title_first = ({ look }: Desk): boolean => look.title === 'top' || look.title === 'right' || look.window === 'low'

/** Without a name at the top or in the foot, it stands once more at the end. */
function smallPrint(name: string, { look, pen, facts }: Desk): Block[] {
  const hidden = ['picture', 'footer', 'brand'].includes(look.letterhead) && look.foot === 'none'
  const vat = `${pen.label('vat_id')} ${facts.numbers.vat_id}`
  return hidden ? [gap(4), text([`${name}, ${facts.issuer.street}, ${facts.issuer.place}`, vat], { size: 0.7 })] : []
}

function addressBlocks(desk: Desk, beside: readonly Block[]): Block[] {
  const { look, pen, facts } = desk
  const recipient = text(recipientLines(desk))
  const small = text([returnLine(desk)], { size: 0.62, ink: '#555555' })
  const { name, street, place } = facts.issuer
  switch (look.window) {
    case 'window':
      return [columns(['rest', 75], [[gap(4), small, recipient], beside]), gap(10)]
    case 'left':
      return [columns(['rest', 80], [[recipient], beside]), gap(8)]
    case 'right':
      return [columns(['rest', 75], [beside, [recipient]]), gap(8)]
    case 'parties':
    case 'parties-boxed': {
      const seller = [text([pen.role('seller')], { bold: true, size: 0.85 }), text([name, street, place])]
      const buyer = [text([pen.role('buyer')], { bold: true, size: 0.85 }), recipient]
      const boxed = (blocks: readonly Block[]): Block[] =>
        look.window === 'parties' ? [...blocks] : [{ kind: 'box', stroke: true, blocks }]
      return [columns(['rest', 'rest'], [boxed(seller), boxed(buyer)]), gap(4), ...beside, gap(4)]
    }
    case 'one-line':
      return [text([`${pen.label('buyer')} ${recipientLines(desk).join(', ')}`]), gap(4), ...beside, gap(4)]
    case 'low':
      return [text([pen.role('buyer')], { bold: true, size: 0.85 }), recipient, gap(2), ...beside]
  }
}

/** Somebody else's address below the window. */
function consigneeBlocks({ look, pen, facts }: Desk): Block[] {
  if (!look.delivers) return []
  const { head, street, place } = facts.consignee
  return [
    text([pen.label('consignee')], { bold: true, size: 0.85 }),
    text([...head, street, place], { size: 0.9 }),
    gap(5),
  ]
}

/** A letter that names one amount. The net amount stands there only if tax is spelt out. */
function proseBlocks(desk: Desk, totals: SumsPrinted): Block[] {
  const { pen, facts } = desk
  const { beside, below, title } = factsBlocks(desk)
  const [from, to] = facts.period
  const values = {
    work: facts.lines[0]?.text ?? '',
    period: `${pen.day(from)} - ${pen.day(to)}`,
    gross: amountInWords(desk),
  }
  const terms = termsLine(desk)
  return [
    ...letterhead(desk),
    ...addressBlocks(desk, beside),
    ...below,
    ...title,
    text([pen.dear(facts.recipient)]),
    text([pen.sentence('prose', values)]),
    ...(proseNet(desk) === 'printed' ? totals.blocks : proseNotes(pen, facts)),
    text([terms]),
    gap(4),
    text([pen.sentence('regards')]),
    gap(8),
    text([facts.issuer.contact]),
    ...smallPrint(facts.issuer.name, desk),
  ]
}

const proseNet = ({ facts, look }: Desk): SumsPrinted['net'] => {
  const { prices } = facts.family.sums
  if (prices === 'exempt' || prices === 'reverse') return 'same-as-gross'
  return look.shows_net ? 'printed' : 'missing'
}

/** In a sentence an amount never stands without its currency. */
function amountInWords({ pen, facts }: Desk): string {
  const amount = pen.money(facts.totals.gross_cents)
  return pen.is_silent ? `${amount} ${pen.locale.currency}` : amount
}

function proseNotes(pen: Pen, { totals, family }: Facts): Block[] {
  if (family.sums.prices === 'exempt') return [text([pen.sentence('exempt')])]
  if (family.sums.prices === 'reverse') return [text([pen.sentence('reverse')])]
  const [group] = totals.groups
  if (!group) return []
  return [text([pen.sentence('included', { rate: pen.percent(group.rate), tax: pen.money(group.tax_cents) })])]
}
