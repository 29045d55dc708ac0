import type { Random } from '../../random.ts'
import type { Family } from '../family.ts'
import { type Locale, type NumberStyle, printDate, printNumber } from '../locales.ts'
import type { Lang } from '../trade.ts'
import { ENGLISH_WORDS } from '../words/english.ts'
import { FRENCH_WORDS } from '../words/french.ts'
import { GERMAN_WORDS } from '../words/german.ts'
import type { ColumnName, Role, Sentence, Words } from '../words/roles.ts'

const WORDS: Readonly<Record<Lang, Words>> = { de: GERMAN_WORDS, en: ENGLISH_WORDS, fr: FRENCH_WORDS }

export type Values = Readonly<Record<string, string>>

/** How one issuer writes: one word for each thing, one format of dates and amounts throughout a document. */
export type Pen = {
  readonly locale: Locale
  readonly words: Words
  money(cents: number): string
  /** An amount without its currency. */
  plain(cents: number): string
  /** An amount in a column. */
  bare(cents: number): string
  price(ten_thousandths: number): string
  quantity(hundredths: number): string
  percent(tenths: number): string
  day(day: string): string
  role(role: Role, values?: Values): string
  /** With a colon, where this issuer sets colons. */
  label(role: Role): string
  column(name: ColumnName): string
  sentence(name: Sentence, values?: Values): string
  dear(party: {
    readonly is_firm: boolean
    readonly greeting: { readonly female: boolean; readonly last: string }
  }): string
  /** True if amounts stand without any currency, so that a label has to name it. */
  readonly is_silent: boolean
}

export const filled = (words: string, values: Values): string =>
  words.replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all)

export function takePen(random: Random, family: Family, locale: Locale): Pen {
  const words = WORDS[locale.lang]
  const numbers = numberStyle(random, locale)
  const amount_format = random.of(locale.amounts)
  const is_silent = amount_format === 'N'
  const date_format = random.of(locale.dates)
  const ending = random.of([':', ':', '', locale.lang === 'fr' ? ' :' : ':'])
  const columns_bare = is_silent || random.chance(0.6)
  const is_exact = random.chance(0.3)
  const drawn = new Map<string, string>()
  const once = (key: string, list: readonly string[]): string => {
    const known = drawn.get(key) ?? random.of(list)
    drawn.set(key, known)
    return known
  }
  const role = (name: Role, values: Values = {}) =>
    filled(once(name, family.roles[name] ?? rolesFor(words, family, name, drawn)), values)
  const money = (cents: number) => inFormat(amount_format, printNumber(numbers, cents))
  return {
    locale,
    words,
    is_silent,
    money,
    plain: (cents) => printNumber(numbers, cents),
    bare: (cents) => (columns_bare ? printNumber(numbers, cents) : money(cents)),
    price: (price) => (price % 100 === 0 ? printNumber(numbers, price / 100) : printNumber(numbers, price, 4)),
    quantity: (value) => (value % 100 === 0 && !is_exact ? String(value / 100) : printNumber(numbers, value)),
    percent: (tenths) =>
      `${tenths % 10 === 0 ? tenths / 10 : `${Math.floor(tenths / 10)}${numbers.decimal}${tenths % 10}`}${once('percent', ['%', ' %', ' %'])}`,
    day: (day) => printDate(locale, date_format, day),
    role,
    label: (name) => `${role(name)}${ending}`,
    column: (name) => once(`column ${name}`, words.columns[name]),
    sentence: (name, values = {}) => filled(random.of(family.sentences[name] ?? words.sentences[name]), values),
    dear: ({ is_firm, greeting }) =>
      filled(
        is_firm ? words.dear.all : greeting.female ? words.dear.female : words.dear.male,
        greeting as unknown as Values,
      ),
  }
}

/** Where the English write in euros, either mark may be the decimal one. */
function numberStyle(random: Random, { thousands, decimal }: Locale): NumberStyle {
  const mark = random.of(thousands)
  return { thousands: mark, decimal: decimal === '' ? (mark === ',' ? '.' : ',') : decimal }
}

function inFormat(format: string, number: string): string {
  if (!number.startsWith('-') || /^(?:N|[A-Z]{3} )/.test(format)) return format.replace('N', number)
  return `-${format.replace('N', number.slice(1))}`
}

const ASKING = /zahl|end|due|pay|à régler|dû|please/i
const OF_A_REST = /rest|verbl|nach|noch|remaining|reste/i

/** Without a title, „Nr." would be the number of anything. */
const NAMING = /re|rg|fakt|inv|fact|bill/i

/** Words that would contradict others on the same page are left out. */
function rolesFor(
  words: Words,
  { sums, look }: Family,
  name: Role,
  drawn: ReadonlyMap<string, string>,
): readonly string[] {
  const all = words.roles[name]
  if (name === 'number' && look.title === 'none') return all.filter((word) => NAMING.test(word))
  const has_rest = sums.extra === 'prepaid' || sums.extra === 'instalments' || sums.extra === 'arrears'
  if (name === 'gross' && has_rest) return all.filter((word) => !ASKING.test(word))
  if (name === 'gross') return all.filter((word) => word !== drawn.get('net'))
  if (name === 'open' && sums.extra === 'arrears') return all.filter((word) => !OF_A_REST.test(word))
  if (name === 'net') return all.filter((word) => word !== drawn.get('subtotal') && word !== drawn.get('carried'))
  return all
}
