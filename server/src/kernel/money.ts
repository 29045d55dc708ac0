declare const cents_brand: unique symbol

/** An exact amount in euro cents. Euro numbers exist only on the wire. */
export type Cents = number & { readonly [cents_brand]: true }

/** The largest amount that the interface takes: 999,999,999.99 EUR. */
export const MAX_CENTS = 99_999_999_999 as Cents
export const MAX_EURO = 999_999_999.99

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError('cents must be a whole number')
  return value as Cents
}

/** Reads a euro number; undefined when it has more than two decimals or is not an amount. */
export function centsFromEuro(euro: number): Cents | undefined {
  const whole = Math.round(euro * 100)
  // Dividing back gives the double nearest to the two-decimal figure, so equality means that nothing was lost.
  if (!Number.isSafeInteger(whole) || whole / 100 !== euro) return undefined
  return (whole + 0) as Cents
}

/** Like `centsFromEuro`, for an amount whose schema has already refused a third decimal. */
export function exactCents(euro: number): Cents {
  const amount = centsFromEuro(euro)
  if (amount === undefined) throw new RangeError('an amount must have at most two decimals')
  return amount
}

export const toEuro = (amount: Cents): number => amount / 100

/** A rate (0.1 = 10 %, at most four decimals) of an amount, rounded half up (away from zero) to the cent. */
export function share(amount: Cents, rate: number): Cents {
  const ten_thousandths = BigInt(Math.round(rate * 10_000)) * BigInt(amount)
  const sign = ten_thousandths < 0n ? -1n : 1n
  return Number((sign * (sign * ten_thousandths + 5_000n)) / 10_000n) as Cents
}

/** A fraction of non-negative integers, rounded half up to an integer. */
export const roundedFraction = (above: bigint, below: bigint): number => Number((2n * above + below) / (2n * below))

/** A share in hundredths of a percent (10,000 = the whole), rounded half up to the cent. */
export const shareInBp = (amount_cents: number, rate_bp: number): number =>
  roundedFraction(BigInt(amount_cents) * BigInt(rate_bp), 10_000n)

/** 123456 -> 1234.56, for people, whatever their language. */
export function centsText(amount_cents: number): string {
  const digits = String(Math.abs(amount_cents)).padStart(3, '0')
  return `${amount_cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
