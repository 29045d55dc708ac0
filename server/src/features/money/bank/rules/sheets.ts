import type { FirstSheet } from '../queries.import.ts'

/**
 * Whether a sheet comes before the one that the book begins with. Of pieces of one day the one comes first whose closing
 * balance is where the other begins.
 */
export function precedes(sheet: FirstSheet, first: FirstSheet): boolean {
  if (sheet.opening_on !== first.opening_on) return sheet.opening_on < first.opening_on
  const leads_there = sheet.closing_cents === first.opening_cents && sheet.closing_on <= first.closing_on
  return leads_there && first.closing_cents !== sheet.opening_cents
}
