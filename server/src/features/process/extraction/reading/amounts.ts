import { MAX_CENTS } from '../../../../kernel/money.ts'
import type { Word } from '../../../../platform/pdf/page-text.ts'
import { CURRENCY_PATTERN, codeAfter, codeBefore, currencyOf } from './currencies.ts'
import { spanOf, wordsIn } from './spans.ts'

export type PrintedAmount = {
  readonly cents: number
  readonly negative: boolean
  /** False for „1.200 €": a round amount is rarer than a quantity or a year beside a currency sign. */
  readonly has_decimals: boolean
  readonly currency: string | null
  readonly from: number
  readonly to: number
  readonly words: readonly Word[]
}

const GROUPED = "\\d{1,3}(?:[.,' ’]\\d{3}){1,4}"
const WITH_DECIMALS = `(?:${GROUPED}|\\d{1,15}) ?[.,] ?(?:\\d{2}|--?|–|—)`
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d.,/:])(?<before>${CURRENCY_PATTERN} ?)?(?<minus>[-–−] ?)?(?<again>(?:\\p{Sc}|eur|chf|usd|gbp) ?)?` +
    `(?<number>${WITH_DECIMALS}|${GROUPED}|\\d{1,15})(?![\\d]|[.,:/'’]\\d|-\\d|(?!(?:eur|usd|gbp|chf|kč|zł|kr)(?!\\p{L}))\\p{L})` +
    `(?<trailing>-(?![\\d\\p{L}]))?(?<after> ?${CURRENCY_PATTERN}(?!\\d))?(?<percent> ?[%‰])?`,
  'giu',
)

/** Corrects letters that OCR puts into figures, only within words that are otherwise figures. */
export function mendDigits(word: Word): string {
  if (word.confidence === 1 || !/\d/.test(word.text)) return word.text
  if (!/^[€$£]?[-\dOoQlI|SsBZz.,'’]+[€]?$/.test(word.text)) return word.text
  const swap: Record<string, string> = {
    O: '0',
    o: '0',
    Q: '0',
    l: '1',
    I: '1',
    '|': '1',
    S: '5',
    s: '5',
    B: '8',
    Z: '2',
    z: '2',
  }
  return word.text.replace(/[OoQlI|SsBZz]/g, (letter) => swap[letter] as string)
}

/** All amounts in a run of words, left to right, without percentages, dates and quantities with three decimals. */
export function findAmounts(words: readonly Word[]): PrintedAmount[] {
  const mended = words.map((word) => ({ ...word, text: mendDigits(word) }))
  const span = spanOf(mended)
  const found: PrintedAmount[] = []
  for (const match of span.text.matchAll(PATTERN)) {
    const groups = match.groups as Record<string, string | undefined>
    if (groups.percent || isDayAndMonth(groups.number as string, span.text.slice(match.index + match[0].length)))
      continue
    const own_sign = groups.before ?? groups.again ?? groups.after
    const end = match.index + match[0].length
    const taken = found.at(-1)?.to ?? 0
    const from = match.index - (own_sign ? 0 : codeBefore(span.text.slice(taken, match.index)))
    const to = end + (own_sign || from < match.index ? 0 : codeAfter(span.text.slice(end)))
    const sign = own_sign ?? (from < match.index ? span.text.slice(from, match.index) : span.text.slice(end, to))
    const used = wordsIn(span, from, to)
    const number = withoutFarGroups(groups.number as string, used)
    const amount = amountOf(number)
    if (amount === undefined || (!amount.has_decimals && !sign)) continue
    const negative = groups.minus !== undefined || groups.trailing !== undefined
    const originals = words.filter((_, at) => used.includes(mended[at] as Word))
    found.push({ ...amount, negative, currency: sign ? currencyOf(sign) : null, from, to, words: originals })
  }
  return found
}

/** „11.02." in a column of days is not an amount. */
const isDayAndMonth = (number: string, after: string): boolean =>
  /^\d{1,2}\.\d{2}$/.test(number) && /^\.(?:\s|$|-)/.test(after)

/** „1 234,56" is one number only if its parts are as close as digits. Otherwise „1" is a quantity. */
function withoutFarGroups(number: string, words: readonly Word[]): string {
  if (!number.includes(' ')) return number
  const parts = words.filter((word) => /\d/.test(word.text))
  for (let at = parts.length - 1; at > 0; at--) {
    const [left, here] = [parts[at - 1] as Word, parts[at] as Word]
    if (here.x - (left.x + left.width) > 0.8 * here.font_size)
      return number
        .split(' ')
        .slice(-(parts.length - at))
        .join(' ')
  }
  return number
}

function amountOf(number: string): { cents: number; has_decimals: boolean } | undefined {
  const tight = number.replaceAll(' ', '')
  const decimals = /[.,](\d{2}|--?|–|—)$/.exec(tight)
  const whole = (decimals ? tight.slice(0, decimals.index) : tight).replace(/[.,'’]/g, '')
  if (whole.length > 9 || (whole.length > 1 && whole.startsWith('0') && !decimals)) return undefined
  const cents = Number(whole) * 100 + (decimals && /\d/.test(decimals[1] as string) ? Number(decimals[1]) : 0)
  if (!Number.isSafeInteger(cents) || cents > MAX_CENTS) return undefined
  return { cents, has_decimals: decimals !== null }
}

/** Reads an amount as written in XML: with a decimal point and an optional sign in front. */
export function parsePlainAmount(text: string): number | undefined {
  const match = /^([-+]?)(\d{1,12})(?:\.(\d{1,40}))?$/.exec(text.trim())
  if (!match) return undefined
  // By digits, because 8.415 * 100 is 841.4999…
  const decimals = (match[3] ?? '').padEnd(3, '0')
  const value = Number(match[2]) * 100 + Number(decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1 : 0)
  return match[1] === '-' ? -value : value
}
