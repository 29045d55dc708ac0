import { addDays } from '../../../src/kernel/dates.ts'
import type { Random } from '../../random.ts'
import type { Facts } from '../facts.ts'
import type { Family } from '../family.ts'
import { KIND_WORDS, type KindWords, type OtherKind } from '../kinds.ts'
import type { Totals } from '../sums.ts'
import type { Lang } from '../trade.ts'
import { type Block, gap, text } from './blocks.ts'
import { type Composed, finished, paperBlocks } from './document.ts'
import { factsBlocks } from './facts-block.ts'
import { letterhead, recipientLines, returnLine } from './letterhead.ts'
import type { Desk } from './page.ts'
import { filled, type Pen, takePen } from './pen.ts'
import { totalsBlocks } from './totals.ts'

/** A paper of the family that is no invoice, with the words of its kind. */
export function composeOther(random: Random, facts: Facts, kind: OtherKind): Composed {
  const words = KIND_WORDS[facts.locale.lang][kind]
  const is_letter = kind === 'contract' || kind === 'letter' || kind === 'reminder'
  const family = inWords(facts, words, is_letter)
  const pen = takePen(random, family, facts.locale)
  const plain = { ...facts, family, totals: withoutOpen(facts.totals) }
  const own = kind === 'credit_note' && random.chance(0.5) ? negative(plain) : plain
  const said = filled(random.of(words.said), saidValues(pen, facts))
  const desk: Desk = {
    random,
    facts: own,
    look: family.look,
    pen,
    heading: random.of(words.titles),
    instead_of_terms: said,
  }
  const totals = totalsBlocks(desk)
  if (kind === 'reminder') return finished(desk, { blocks: reminderBlocks(desk), net: 'missing' })
  if (is_letter) return finished(desk, { blocks: letterBlocks(desk), net: 'missing' })
  return finished(desk, { blocks: paperBlocks(desk, totals), net: totals.net })
}

function inWords({ family, locale }: Facts, { titles, number, issued }: KindWords, is_letter: boolean): Family {
  const table = family.look.table === 'prose' ? 'list' : family.look.table
  const title = is_letter || family.look.title === 'none' ? 'plain' : family.look.title
  const facts = family.look.facts === 'sentence' ? 'beside' : family.look.facts
  const sums = family.sums.extra === 'discount' ? family.sums : { ...family.sums, extra: null }
  return {
    ...family,
    titles,
    sums,
    roles: { ...family.roles, number, issued, gross: TOTALS[locale.lang] },
    sentences: { ...family.sentences, intro: INTROS[locale.lang] },
    look: { ...family.look, table, title, facts },
  }
}

/** Sums that are no invoice's, and what stands over the lines. */
const TOTALS: Readonly<Record<Lang, readonly string[]>> = {
  de: ['Gesamtbetrag', 'Gesamtsumme', 'Summe brutto', 'Endsumme', 'Gesamt', 'Total'],
  en: ['Total', 'Total amount', 'Grand total'],
  fr: ['Total TTC', 'Montant TTC'],
}
const INTROS: Readonly<Record<Lang, readonly string[]>> = { de: ['Im Einzelnen:'], en: ['Details:'], fr: ['Détail :'] }

/** Nothing was paid on it and nothing is owed by it. */
const withoutOpen = (totals: Totals): Totals => ({
  ...totals,
  prepaid_cents: 0,
  arrears_cents: 0,
  open_cents: totals.gross_cents,
})

const saidValues = (pen: Pen, { terms, issued, ordered, numbers, totals }: Facts): Record<string, string> => ({
  due: pen.day(terms.due ?? addDays(issued, 30)),
  issued: pen.day(issued),
  ordered: pen.day(ordered),
  order: numbers.order,
  gross: pen.money(totals.gross_cents),
})

/** The same facts with all amounts below zero. */
function negative(facts: Facts): Facts {
  const lines = facts.lines.map((line) => ({ ...line, price: -line.price, amount_cents: -line.amount_cents }))
  const { groups, lines_cents, net_cents, tax_cents, rounding_cents, gross_cents } = facts.totals
  const turned = groups.map((group) => ({
    ...group,
    net_cents: -group.net_cents,
    tax_cents: -group.tax_cents,
    gross_cents: -group.gross_cents,
  }))
  const sums = {
    lines_cents: -lines_cents,
    net_cents: -net_cents,
    tax_cents: -tax_cents,
    rounding_cents: -rounding_cents,
    gross_cents: -gross_cents,
  }
  return { ...facts, lines, totals: { ...facts.totals, ...sums, groups: turned } }
}

/** Names the invoice that was not paid, with its number, day and amount. */
function reminderBlocks(desk: Desk): Block[] {
  const { facts, pen, heading, instead_of_terms, look } = desk
  const { issuer, number, issued, totals } = facts
  const heads = pen.words.roles
  const cells = [
    number,
    pen.day(issued),
    pen.day(facts.terms.due ?? addDays(issued, 14)),
    pen.money(totals.gross_cents),
  ]
  const columns = [heads.number[0], heads.issued[0], heads.due[0], heads.open[2]].map((head, at) => ({
    head: head as string,
    width: 'rest' as const,
    align: at === 3 ? ('right' as const) : ('left' as const),
  }))
  return [
    ...letterhead(desk),
    text([returnLine(desk)], { size: 0.62 }),
    text(recipientLines(desk)),
    gap(10),
    text([pen.day(addDays(facts.terms.due ?? issued, 20))], { align: 'right' }),
    text([heading], { bold: true, size: 1.4, ink: look.accent }),
    text([pen.dear(facts.recipient)]),
    { kind: 'table', columns, rules: 'rules', rows: [{ form: 'row', cells }] },
    ...(instead_of_terms ? [text([instead_of_terms])] : []),
    gap(4),
    text([pen.sentence('regards'), '', issuer.contact]),
  ]
}

function letterBlocks(desk: Desk): Block[] {
  const { facts, pen, instead_of_terms } = desk
  const { beside, below, title } = factsBlocks(desk)
  return [
    ...letterhead(desk),
    text([returnLine(desk)], { size: 0.62 }),
    text(recipientLines(desk)),
    gap(8),
    ...beside,
    ...below,
    ...title,
    text([pen.dear(facts.recipient)]),
    text([instead_of_terms ?? '']),
    gap(6),
    text([pen.sentence('regards')]),
    gap(8),
    text([facts.issuer.contact]),
  ]
}
