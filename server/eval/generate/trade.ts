import type { Random } from '../random.ts'
import { ENGLISH } from './trades/english.ts'
import { FRENCH } from './trades/french.ts'
import { GERMAN } from './trades/german.ts'
import { list } from './words/list.ts'

export type TradeItems = Readonly<Record<string, string>>
export type Lang = 'de' | 'en' | 'fr'

/** What is sold. Prices are in ten-thousandths, because energy is priced in fractions of a cent. */
export type Item = {
  readonly text: string
  readonly unit: string
  readonly price_from: number
  readonly price_to: number
  /** Where its tax rate stands in the list of the country. */
  readonly rate: number
  readonly fine: boolean
}

const ITEMS = { de: GERMAN, en: ENGLISH, fr: FRENCH }

export function itemsOf(lang: Lang, trade: string): Item[] {
  const rows = ITEMS[lang][trade]
  if (rows === undefined) throw new Error(`there is no trade ${trade} in ${lang}`)
  return list(rows).map(itemOf)
}

function itemOf(row: string): Item {
  const [text = '', unit = '', prices = '', rate = '0'] = row.split('|')
  const [, from = '', to = ''] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(prices) ?? []
  if (from === '') throw new Error(`the prices of ${row} cannot be read`)
  const fine = /\.\d{4}/.test(from)
  return { text, unit, price_from: tenThousandths(from), price_to: tenThousandths(to), rate: Number(rate), fine }
}

const tenThousandths = (amount: string): number => Math.round(Number(amount) * 10_000)

/** Least and most in hundredths, and the step between them. */
const QUANTITIES: Readonly<Record<string, readonly [number, number, number]>> = {
  once: [100, 100, 100],
  hours: [50, 4000, 25],
  length: [200, 9000, 50],
  energy: [40_000, 620_000, 100],
  volume: [600, 24_000, 100],
  months: [100, 1200, 100],
  few: [100, 600, 100],
  pieces: [100, 4000, 100],
}
const UNITS: Readonly<Record<string, string>> = {
  'psch.': 'once',
  'Mon.': 'once',
  forfait: 'once',
  item: 'once',
  'Std.': 'hours',
  hrs: 'hours',
  h: 'hours',
  'm²': 'length',
  lfm: 'length',
  m: 'length',
  kWh: 'energy',
  'm³': 'volume',
  Monat: 'months',
  month: 'months',
  mois: 'months',
  Nacht: 'few',
  night: 'few',
  nuit: 'few',
  day: 'few',
  jour: 'few',
  km: 'volume',
  VPE: 'pieces',
  'Stk.': 'few',
}

export function quantityOf(random: Random, unit: string): number {
  // A fee note has the number of the fee where others have a unit; each is charged once.
  const kind = /^\d/.test(unit) ? 'once' : (UNITS[unit] ?? 'few')
  const [least, most, step] = QUANTITIES[kind] as readonly [number, number, number]
  // Small numbers are more frequent than large ones.
  const share = random.next() ** 2
  return least + step * Math.floor((share * (most - least)) / step)
}

/** Prices end as prices do: on whole units, on 50 or 90 cents, or anywhere. */
export function priceOf(random: Random, { price_from, price_to, fine }: Item): number {
  const price = random.between(price_from, price_to)
  if (fine || price_from === price_to) return price
  const unit = 10_000
  const ending = random.of([0, 0, 5000, 9000, 9900, random.between(0, 99) * 100])
  return Math.abs(price) < 3 * unit ? Math.round(price / 100) * 100 : Math.trunc(price / unit) * unit + ending
}
