import type { ReadSheet } from '../reading/statement.ts'

/** The balances between which the entries of a sheet lie. */
export type Balances = Pick<ReadSheet, 'opening_cents' | 'closing_cents' | 'opening_on' | 'closing_on'>

/**
 * Whether a sheet comes before the one that the book begins with. Of pieces of one day the one comes first whose closing
 * balance is where the other begins.
 */
export function precedes(sheet: Balances, first: Balances): boolean {
  if (sheet.opening_on !== first.opening_on) return sheet.opening_on < first.opening_on
  const leads_there = sheet.closing_cents === first.opening_cents && sheet.closing_on <= first.closing_on
  return leads_there && first.closing_cents !== sheet.opening_cents
}
