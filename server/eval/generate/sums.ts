import type { Sums } from './family.ts'

/**
 * One line of an invoice. Quantities are hundredths, prices ten-thousandths, rates and discounts tenths of a percent. A
 * discount on everything is a line without words.
 */
export type Line = {
  readonly text: string
  readonly unit: string
  readonly quantity: number
  readonly price: number
  readonly off: number
  readonly rate: number
  readonly amount_cents: number
}

export type TaxGroup = {
  readonly rate: number
  readonly net_cents: number
  readonly tax_cents: number
  readonly gross_cents: number
}

export type Totals = {
  readonly lines_cents: number
  readonly groups: readonly TaxGroup[]
  readonly net_cents: number
  readonly tax_cents: number
  readonly rounding_cents: number
  readonly gross_cents: number
  readonly prepaid_cents: number
  readonly arrears_cents: number
  readonly open_cents: number
}

/** Half a cent is rounded away from zero, as invoices do it. */
export const rounded = (part: number, of: number): number => Math.sign(part) * Math.round(Math.abs(part) / of)

/** Quantity times price, less the discount of the line. */
export const lineAmount = ({ quantity, price, off }: Pick<Line, 'quantity' | 'price' | 'off'>): number => {
  const full = rounded(quantity * price, 10_000)
  return full - rounded(full * off, 1000)
}

export function totalsOf(lines: readonly Line[], { prices, rounding, extra }: Sums, paid: PaidShares): Totals {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  const groups = rates.map((rate) =>
    groupOf(
      rate,
      lines.filter((line) => line.rate === rate),
      { prices, rounding },
    ),
  )
  const sum = (pick: (group: TaxGroup) => number): number => groups.reduce((all, group) => all + pick(group), 0)
  const exact_cents = sum(({ gross_cents }) => gross_cents)
  const gross_cents = extra === 'cash-rounding' ? 5 * rounded(exact_cents, 5) : exact_cents
  const prepaid_cents = extra === 'prepaid' || extra === 'instalments' ? rounded(gross_cents * paid.share, 1000) : 0
  const arrears_cents = extra === 'arrears' ? paid.arrears_cents : 0
  return {
    lines_cents: lines.reduce((all, line) => all + line.amount_cents, 0),
    groups,
    net_cents: sum(({ net_cents }) => net_cents),
    tax_cents: sum(({ tax_cents }) => tax_cents),
    rounding_cents: gross_cents - exact_cents,
    gross_cents,
    prepaid_cents,
    arrears_cents,
    open_cents: gross_cents - prepaid_cents + arrears_cents,
  }
}

/** What was paid before, in thousandths of the gross amount, and what is still owed from before. */
export type PaidShares = { readonly share: number; readonly arrears_cents: number }

function groupOf(
  rate: number,
  lines: readonly Line[],
  { prices, rounding }: Pick<Sums, 'prices' | 'rounding'>,
): TaxGroup {
  const amount_cents = lines.reduce((all, line) => all + line.amount_cents, 0)
  const none = { rate, net_cents: amount_cents, tax_cents: 0, gross_cents: amount_cents }
  if (prices === 'exempt' || prices === 'reverse') return { ...none, rate: 0 }
  if (prices === 'gross') {
    const tax_cents = amount_cents - rounded(amount_cents * 1000, 1000 + rate)
    return { ...none, net_cents: amount_cents - tax_cents, tax_cents }
  }
  const tax_cents =
    rounding === 'sum'
      ? rounded(amount_cents * rate, 1000)
      : lines.reduce((all, line) => all + rounded(line.amount_cents * rate, 1000), 0)
  return { ...none, tax_cents, gross_cents: amount_cents + tax_cents }
}
