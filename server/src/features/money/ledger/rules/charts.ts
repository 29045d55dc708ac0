import type { Accounting, BookedAs, Chart } from '../../../parties/organizations/index.ts'

/**
 * Usual accounts, for whoever has not agreed on others with the accountant. In Germany revenue with VAT is booked gross, on
 * the account that computes the VAT itself; the Austrian chart has none that does.
 */
export const USUAL_ACCOUNTS: Readonly<Record<Chart, Readonly<Record<BookedAs, number>>>> = {
  skr03: {
    bank: 1200,
    suspense: 1590,
    creditor: 1592,
    debtors: 1700,
    fees: 1410,
    in_transit: 1360,
    revenue: 8400,
    revenue_reverse_charge: 8336,
    revenue_without_vat: 8338,
    vat: 1776,
    court_fees: 1591,
  },
  skr04: {
    bank: 1800,
    suspense: 1370,
    creditor: 1374,
    debtors: 3500,
    fees: 1210,
    in_transit: 1460,
    revenue: 4400,
    revenue_reverse_charge: 4336,
    revenue_without_vat: 4338,
    vat: 3806,
    court_fees: 1371,
  },
  at: {
    bank: 2800,
    suspense: 3790,
    creditor: 3700,
    debtors: 3710,
    fees: 2001,
    in_transit: 2890,
    revenue: 4000,
    revenue_reverse_charge: 4040,
    revenue_without_vat: 4090,
    vat: 3500,
    court_fees: 2301,
  },
}

/** The number that DATEV knows the chart by; the Austrian one has none. */
export const CHART_NUMBERS: Readonly<Record<Chart, string>> = { skr03: '03', skr04: '04', at: '' }

/** Whether the account of revenue takes its VAT out of what is booked on it. */
export const computesVat = (chart: Chart): boolean => chart !== 'at'

/** A chart with longer numbers has the same ones with zeros behind them. */
export const accountFor = ({ accounts, chart, account_length }: Accounting, name: BookedAs): number =>
  accounts[name] ?? USUAL_ACCOUNTS[chart][name] * 10 ** (account_length - 4)
