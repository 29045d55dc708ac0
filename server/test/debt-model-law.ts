/**
 * The law that the model of a debt needs, typed in from the legal texts a second time. Nothing here is shared with
 * the product.
 */

export type ModelLaw = 'AT' | 'DE'

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const january = month <= 2
  const y = january ? year - 1 : year
  const m = january ? month + 9 : month - 3
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    date -
    719469
  )
}

const firstOfYear = (year: number): number => dayNumber(`${year}-01-01`)

export type HalfYear = { from: number; to: number; year: number; half: 1 | 2; days_of_year: number }

/** The half of a year that a day lies in. */
export const halfYearOf = (number: number): HalfYear => {
  let year = 1970 + Math.floor(number / 365.2425)
  while (firstOfYear(year) > number) year -= 1
  while (firstOfYear(year + 1) <= number) year += 1
  const [first, july, next] = [firstOfYear(year), dayNumber(`${year}-07-01`), firstOfYear(year + 1)]
  const days_of_year = next - first
  if (number < july) return { from: first, to: july - 1, year, half: 1, days_of_year }
  return { from: july, to: next - 1, year, half: 2, days_of_year }
}

/** For fractions that are not negative. */
export const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** Hundredths of a percentage point, from the half-year named on. */
const BASE_RATES: [half_year: string, AT: number, DE: number][] = [
  ['2020-1', -62, -88],
  ['2023-1', 188, 162],
  ['2023-2', 338, 312],
  ['2024-1', 388, 362],
  ['2024-2', 388, 337],
  ['2025-1', 253, 227],
  ['2025-2', 153, 127],
]

/** The yearly rate of default interest in a half-year, in hundredths of a percentage point. */
export const rateOf = (law: ModelLaw, consumer: boolean, { year, half }: HalfYear): number => {
  if (law === 'AT' && consumer) return 400
  let base = Number.NaN
  for (const [from, at, de] of BASE_RATES) if (from <= `${year}-${half}`) base = law === 'AT' ? at : de
  if (law === 'AT') return base + 920
  return base + (consumer ? 500 : 900)
}

export const LUMP_SUM = 4000
export const GERMAN_CONSUMER_FEE_CAP = 250

/** § 3 of the Austrian regulation: up to this claim (cents), for the first reminder, for each further one. */
const AUSTRIAN_REMINDERS: [up_to: number, first: number, further: number][] = [
  [1800, 436, 509],
  [7300, 727, 945],
  [36400, 1453, 1744],
  [72700, 2471, 2762],
  [Number.POSITIVE_INFINITY, 5087, 5814],
]

/** The factor of the consumer price index by which § 4 (2) multiplies them. That of 2025 is between its neighbours. */
const austrianIndex = (day: string): bigint => {
  if (day >= '2026-01-01') return 20360n
  return day >= '2025-01-01' ? 19650n : 19100n
}

const austrianReminder = (base: number, ordinal: number, day: string): number => {
  const row = AUSTRIAN_REMINDERS.find(([up_to]) => base <= up_to)
  if (!row) throw new Error('no band')
  return halfUp(BigInt(row[ordinal === 1 ? 1 : 2]) * austrianIndex(day), 10000n)
}

type Scale = { small: number; first: number; steps: [up_to: number, step: number, add: number][] }

const RVG_2025: Scale = {
  small: 3150,
  first: 5150,
  steps: [
    [2_000, 500, 4150],
    [10_000, 1_000, 5950],
    [25_000, 3_000, 5500],
    [50_000, 5_000, 8600],
    [200_000, 15_000, 9950],
    [500_000, 30_000, 14000],
    [Number.POSITIVE_INFINITY, 50_000, 17500],
  ],
}

const RVG_2021: Scale = {
  small: 3000,
  first: 4900,
  steps: [
    [2_000, 500, 3900],
    [10_000, 1_000, 5600],
    [25_000, 3_000, 5200],
    [50_000, 5_000, 8100],
    [200_000, 15_000, 9400],
    [500_000, 30_000, 13200],
    [Number.POSITIVE_INFINITY, 50_000, 16500],
  ],
}

const wholeFee = (scale: Scale, base: number): number => {
  if (base <= 5000) return scale.small
  let fee = scale.first
  let reached = 50_000
  for (const [up_to, step, add] of scale.steps) {
    while (reached < base && reached < up_to * 100) {
      reached += step * 100
      fee += add
    }
  }
  return fee
}

/** VV 2300 with VV 7002, in cents. */
const germanFee = (base: number, tenths: bigint, day: string): number => {
  const scale = day >= '2025-06-01' ? RVG_2025 : RVG_2021
  const fee = Math.max(1500, halfUp(BigInt(wholeFee(scale, base)) * tenths, 10n))
  return fee + Math.min(2000, halfUp(BigInt(fee), 5n))
}

/** Half a fee for the first letter, nine tenths for the first two together, nothing for any further one. */
const germanReminder = (base: number, ordinal: number, day: string): number => {
  if (ordinal === 1) return germanFee(base, 5n, day)
  return ordinal === 2 ? germanFee(base, 9n, day) - germanFee(base, 5n, day) : 0
}

/** What a demand letter costs the debtor; `base` is the principal in default. */
export const letterFee = (law: ModelLaw, base: number, ordinal: number, day: string): number =>
  law === 'AT' ? austrianReminder(base, ordinal, day) : germanReminder(base, ordinal, day)
