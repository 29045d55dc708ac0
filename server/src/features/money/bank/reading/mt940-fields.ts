import { isIban } from '../../../../kernel/banking.ts'
import { type DateOnly, isDateOnly } from '../../../../kernel/dates.ts'
import type { Cents } from '../../../../kernel/money.ts'
import { assertEuro, centsOf, type Found, ibanOf, problemAt, referenceOf } from './values.ts'

/** C or D, the day, the currency and the amount. */
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(.{1,30})$/

export type Mt940Balance = { readonly cents: Cents; readonly on: DateOnly }

export function balanceOf(found: Found): Mt940Balance {
  const match = BALANCE.exec(found.text.trim())
  if (!match) throw problemAt(found, 'wrong_format', 'must be C or D, a day, a currency and an amount')
  const [, side, day, currency, amount] = match as unknown as [string, string, string, string, string]
  assertEuro(currency, found)
  const cents = centsOf({ ...found, text: amount.trim() }, 'balance')
  return { cents: signed(cents, side === 'C'), on: dayOf(day, found) }
}

/** Value day, day of booking, side, third letter of the currency, amount, kind, references. */
const BOOKING = /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?([\d,.]{1,30})(?:([NSF][A-Z0-9]{3})(.{0,200}))?$/

export type Mt940Booking = {
  readonly amount_cents: Cents
  readonly booking_date: DateOnly
  readonly value_date: DateOnly
  readonly bank_reference: string | null
  readonly is_reversal: boolean
}

export function bookingOf(found: Found): Mt940Booking {
  const match = BOOKING.exec(found.text.trim())
  if (!match) throw problemAt(found, 'wrong_format', 'must be days, C, D, RC or RD, an amount and a kind of booking')
  const [, value, booked, side = '', , amount = '', , references = ''] = match
  const value_date = dayOf(value as string, found)
  const cents = centsOf({ ...found, text: amount }, 'entry')
  const bank = references.indexOf('//')
  return {
    // A reversed credit takes money away again.
    amount_cents: signed(cents, side === 'C' || side === 'RD'),
    booking_date: booked === undefined ? value_date : nearestDay(booked, value_date, found),
    value_date,
    bank_reference: bank < 0 ? null : referenceOf(references.slice(bank + 2)),
    is_reversal: side.startsWith('R'),
  }
}

const signed = (cents: Cents, is_credit: boolean): Cents => (is_credit || cents === 0 ? cents : -cents) as Cents

function dayOf(text: string, found: Found): DateOnly {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
  if (!isDateOnly(day)) throw problemAt(found, 'wrong_format', 'must name a day that exists')
  return day
}

/** The day of booking has no year: it is the one that lies nearest to the value day. */
function nearestDay(month_and_day: string, near: DateOnly, found: Found): DateOnly {
  const year = Number(near.slice(0, 4))
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${month_and_day.slice(0, 2)}-${month_and_day.slice(2)}`)
    .filter(isDateOnly)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(near))
  const [nearest] = days.sort((one, other) => distance(one) - distance(other))
  if (!nearest) throw problemAt(found, 'wrong_format', 'must name a day that exists')
  return nearest
}

const CURRENCY_AT_END = /(?:^|[^A-Z])([A-Z]{3})$/

/** An IBAN, with or without a BIC before it, or bank code and account number, which make one. */
export function accountOf(found: Found): string {
  const written = found.text.replace(/\s/g, '').toUpperCase()
  const currency = CURRENCY_AT_END.exec(written)?.[1]
  if (currency) assertEuro(currency, found)
  const account = currency ? written.slice(0, -3) : written
  const [bank = '', number] = account.split('/')
  const iban = ibanOf(number ?? bank) ?? (number === undefined ? null : domesticIban(bank, number))
  if (iban) return iban
  throw problemAt(found, 'wrong_format', 'must be an IBAN, or a German or Austrian bank code and account number')
}

/**
 * Some banks make IBANs by rules of their own. That does no harm: what is made here is only looked for among our own
 * accounts, and is then none of them.
 */
function domesticIban(bank: string, number: string): string | null {
  if (!/^\d{1,11}$/.test(number)) return null
  if (/^\d{8}$/.test(bank) && number.length <= 10) return withCheckDigits('DE', bank + number.padStart(10, '0'))
  if (/^\d{5}$/.test(bank)) return withCheckDigits('AT', bank + number.padStart(11, '0'))
  return null
}

function withCheckDigits(country: 'DE' | 'AT', account: string): string | null {
  for (let check = 2; check <= 98; check++) {
    const iban = `${country}${String(check).padStart(2, '0')}${account}`
    if (isIban(iban)) return iban
  }
  return null
}
