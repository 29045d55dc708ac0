import type { Word } from '../../../../platform/pdf/page-text.ts'
import { type LabelledAmount, labelText } from './labelled-amounts.ts'
import type { Layout, WordRow } from './lines.ts'
import {
  ARREARS,
  NOT_ARREARS,
  NOT_OPEN,
  NOT_PAID,
  NOT_PREPAID,
  OPEN,
  PAID_SENTENCE,
  PAID_STAMP,
  PREPAID,
} from './open-words.ts'

/** What the pages say is still to be paid: cents, or null where they say nothing of their own. */
export type OpenAmount = {
  readonly cents: number | null
  readonly is_paid: boolean
  /** The amount that was read as the gross amount asks for earlier bills too. */
  readonly has_arrears: boolean
}

/** The gross amount that was read, and where it stands, if that is known. */
export type ReadGross = { readonly cents: number; readonly page: number | null; readonly y: number | null }

/** Rounding does not make another amount. */
const ROUNDING = 1
export const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING

/**
 * The gross amount is what the invoice comes to. What is open differs where something was paid before, or where earlier bills
 * are asked for along with it.
 */
export function readOpenAmount(
  layout: Layout,
  amounts: readonly LabelledAmount[],
  gross: ReadGross | null,
): OpenAmount {
  const cents = openCents(amounts, gross)
  const is_paid = cents === 0 || saysPaid(layout, gross?.cents ?? null)
  return { cents, is_paid, has_arrears: gross !== null && includesArrears(amounts, gross.cents) }
}

function openCents(amounts: readonly LabelledAmount[], gross: ReadGross | null): number | null {
  const rests = amounts.filter(isRest)
  if (!gross) return rests.at(-1)?.cents ?? null
  const others = rests.filter(({ cents }) => !isSameAmount(cents, gross.cents))
  const prepaid = sumOf(amounts.filter((one) => isPrepaid(one) && isBelow(one, gross)))
  const expected = others.find(({ cents }) => isSameAmount(cents, gross.cents - prepaid))
  const rest = expected ?? others.at(-1)
  if (rest) return rest.cents
  if (rests.length > 0) return gross.cents
  return prepaid > 0 ? Math.max(0, gross.cents - prepaid) : null
}

/** „Rückstand 80,00", and what the gross amount is without it is printed too. */
const includesArrears = (amounts: readonly LabelledAmount[], gross: number): boolean =>
  amounts.some(
    (one) =>
      one.cents > 0 &&
      isSingle(one) &&
      says(one, ARREARS, NOT_ARREARS) &&
      amounts.some(
        ({ cents, kind }) => kind !== 'none' && cents > one.cents / 50 && isSameAmount(cents, gross - one.cents),
      ),
  )

/** Of a column only the sum. */
const isSingle = ({ by_column, last_of_column, in_sum_row }: LabelledAmount): boolean =>
  !by_column || last_of_column || in_sum_row

const isRest = (amount: LabelledAmount): boolean =>
  isSingle(amount) &&
  !amount.negative &&
  says(amount, OPEN, NOT_OPEN) &&
  !/skonto|escompte|discount/.test(amount.row.folded.text)

const isPrepaid = (amount: LabelledAmount): boolean =>
  amount.cents > 0 && isSingle(amount) && says(amount, PREPAID, NOT_PREPAID)

/** The words of its own row tell more than the head of its column. */
function says({ label, by_column, row, words }: LabelledAmount, wanted: RegExp, unwanted: RegExp): boolean {
  const before = row.words.slice(0, row.words.indexOf(words[0] as Word))
  const figure = before.findLastIndex(({ text }) => /\d[.,]\d{2}$/.test(text))
  const own = by_column ? labelText(before.slice(figure + 1)) : ''
  return [own, label].some((text) => wanted.test(text) && !unwanted.test(text)) && !unwanted.test(own)
}

/** Deposits above the total were taken off before it. */
const isBelow = ({ row }: LabelledAmount, { page, y }: ReadGross): boolean =>
  page === null || y === null || row.page.number > page || (row.page.number === page && row.bottom > y)

/** The same payment may be printed twice. */
const sumOf = (amounts: readonly LabelledAmount[]): number =>
  [...new Set(amounts.map(({ cents }) => cents))].reduce((sum, cents) => sum + cents, 0)

/** „BEZAHLT", „Betrag dankend erhalten": a stamp or a sentence, not a condition. A collection to come is no payment. */
function saysPaid({ pages }: Layout, gross: number | null): boolean {
  return pages.some(({ rows }) => rows.some(isStamped) || hasPaidSentence(rows, gross))
}

const isStamped = ({ segments, words }: WordRow): boolean =>
  !words.some(({ text }) => /\d[.,]\d{2}(?!\d|\.\d)/.test(text)) &&
  segments.some(({ folded }) => PAID_STAMP.test(folded))

const SENTENCE_AROUND = 160

function hasPaidSentence(rows: readonly WordRow[], gross: number | null): boolean {
  const text = rows.map(({ folded }) => folded.text).join('\n')
  for (const match of text.matchAll(PAID_SENTENCE)) {
    const end = match.index + match[0].length
    const before =
      text
        .slice(Math.max(0, match.index - SENTENCE_AROUND), match.index)
        .split(/(?<=\p{L})[.!?] /u)
        .at(-1) ?? ''
    const after = text.slice(end, end + SENTENCE_AROUND).split(/[.!?](?:\s|$)/u)[0] ?? ''
    const own_rows = `${before.split('\n').at(-1)}${match[0]}${after.split('\n')[0]}`
    if (!NOT_PAID.test(`${before}${match[0]}${after}`) && !namesPart(own_rows, gross)) return true
  }
  return false
}

/** „Wir haben 50,00 EUR erhalten" is not the whole of 120,00. */
function namesPart(text: string, gross: number | null): boolean {
  const sums =
    text.match(/(?:(?:€|eur) ?)?\d[\d.,' ]{0,12}[.,]\d{2} ?(?:€|eur)|(?:€|eur) ?\d[\d.,' ]{0,12}[.,]\d{2}/g) ?? []
  return sums.length > 0 && !sums.some((sum) => Number(sum.replace(/\D/g, '')) === gross)
}
