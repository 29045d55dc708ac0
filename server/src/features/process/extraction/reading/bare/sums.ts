import type { EInvoiceFault, EInvoiceFaultCode } from '../../../../case/documents/index.ts'
import type { Amount, BareInvoice, TaxGroup } from './invoice.ts'

/** Tax may be rounded line by line, and comes out a cent or two beside the rate then. */
const TAX_TOLERANCE_CENTS = 2
/** Who reckons from prices with tax is a cent beside the sum of the lines. What is owed does not depend on it. */
const LINE_TOLERANCE_CENTS = 1
const FAULTS_MAX = 50

export function faultsOf(invoice: BareInvoice): EInvoiceFault[] {
  return [
    ...gapsOf(invoice),
    ...lineFaults(invoice),
    ...reductionFaults(invoice),
    ...netFaults(invoice),
    ...taxFaults(invoice),
    ...grossFaults(invoice),
    ...payableFaults(invoice),
  ].slice(0, FAULTS_MAX)
}

const gap = (code: EInvoiceFaultCode): EInvoiceFault => ({
  code,
  stated_cents: null,
  reckoned_cents: null,
  percent: null,
})

function gapsOf({ number, issue_date, currency, totals, has_wrong_amount }: BareInvoice): EInvoiceFault[] {
  return [
    ...(number === null ? [gap('number_missing')] : []),
    ...(issue_date === null ? [gap('issue_date_missing')] : []),
    ...(currency === null ? [gap('currency_missing')] : []),
    ...(totals.gross_cents === null ? [gap('gross_missing')] : []),
    ...(has_wrong_amount ? [gap('amount_unreadable')] : []),
  ]
}

/** Nothing is wrong where the file does not state the sum, as in the smallest profiles. */
function compare(
  code: EInvoiceFaultCode,
  stated_cents: Amount,
  reckoned_cents: number,
  { percent = null, tolerance = 0 }: { percent?: string | null; tolerance?: number } = {},
): EInvoiceFault[] {
  if (stated_cents === null || Math.abs(stated_cents - reckoned_cents) <= tolerance) return []
  return [{ code, stated_cents, reckoned_cents, percent }]
}

const sumOf = (amounts: readonly Amount[]): number => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

function lineFaults({ lines, totals }: BareInvoice): EInvoiceFault[] {
  const counted = lines.filter((line) => line.counts)
  if (counted.length === 0 || counted.some((line) => line.net_exact === null)) return []
  const exact = sumOf(counted.map((line) => line.net_exact))
  return compare('line_total', totals.lines_cents, Math.round(exact / 100), { tolerance: LINE_TOLERANCE_CENTS })
}

function reductionFaults({ reductions, totals }: BareInvoice): EInvoiceFault[] {
  const sum = (is_charge: boolean, stated: Amount) => {
    const reckoned = sumOf(reductions.filter((one) => one.is_charge === is_charge).map((one) => one.amount_cents))
    // Some writers give an allowance a sign, and its total none.
    return stated === -reckoned ? stated : reckoned
  }
  // Listed, but in no total: then the net amount must tell.
  return [
    ...compare('allowance_total', totals.allowances_cents, sum(false, totals.allowances_cents)),
    ...compare('charge_total', totals.charges_cents, sum(true, totals.charges_cents)),
  ]
}

const netFaults = ({ totals }: BareInvoice): EInvoiceFault[] =>
  totals.lines_cents === null
    ? []
    : compare(
        'net',
        totals.net_cents,
        totals.lines_cents - (totals.allowances_cents ?? 0) + (totals.charges_cents ?? 0),
      )

function taxFaults({ taxes, totals }: BareInvoice): EInvoiceFault[] {
  if (taxes.length === 0) return []
  const known = taxes.filter((group) => group.basis_cents !== null)
  return [
    ...taxes.flatMap(groupFaults),
    ...(known.length === taxes.length
      ? compare('tax_basis', totals.net_cents, sumOf(known.map((group) => group.basis_cents)))
      : []),
    ...compare('tax_total', totals.tax_cents, sumOf(taxes.map((group) => group.tax_cents))),
  ]
}

function groupFaults({ basis_cents, tax_cents, percent }: TaxGroup): EInvoiceFault[] {
  if (basis_cents === null || percent === null) return []
  const reckoned = Math.round((basis_cents * Math.round(Number(percent) * 10_000)) / 1_000_000)
  return compare('tax_group', tax_cents, reckoned, { percent, tolerance: TAX_TOLERANCE_CENTS })
}

/** Without a total of taxes their groups tell; without those there is none. */
export const taxCentsOf = ({ taxes, totals }: Pick<BareInvoice, 'taxes' | 'totals'>): number =>
  totals.tax_cents ?? sumOf(taxes.map((group) => group.tax_cents))

const grossFaults = (invoice: BareInvoice): EInvoiceFault[] =>
  invoice.totals.net_cents === null
    ? []
    : compare('gross', invoice.totals.gross_cents, invoice.totals.net_cents + taxCentsOf(invoice))

/** What is left to pay of a gross amount, by the file's own parts. */
export const reckonedPayable = ({ gross_cents, prepaid_cents, rounding_cents }: BareInvoice['totals']): Amount =>
  gross_cents === null ? null : gross_cents - (prepaid_cents ?? 0) + (rounding_cents ?? 0)

function payableFaults({ totals }: BareInvoice): EInvoiceFault[] {
  const reckoned = reckonedPayable(totals)
  return reckoned === null ? [] : compare('payable', totals.payable_cents, reckoned)
}
