import { centsText } from '../../../../kernel/money.ts'
import type { Entry, EntryKind } from './entries.ts'
import type { DraftLine } from './facts.ts'

/**
 * The lump sums count against what collection cost (§ 458 UGB, § 288 (5) BGB): of the fees only what exceeds them is owed
 * besides. It is reckoned from the entries, as interest is, since every fee and every lump sum changes it.
 */
export const setOffCents = (costs: readonly Entry[]): number => Math.min(sumOf(costs, LUMPS), sumOf(costs, FEES))

const LUMPS: ReadonlySet<EntryKind> = new Set<EntryKind>(['lump_sum'])
const FEES: ReadonlySet<EntryKind> = new Set<EntryKind>(['reminder_fee', 'creditor_fee'])

/** Whether a lump sum counts against it. */
export const takesSetOff = ({ kind }: Entry): boolean => FEES.has(kind)

const sumOf = (costs: readonly Entry[], kinds: ReadonlySet<EntryKind>): number =>
  costs.reduce((sum, { kind, amount_cents }) => (kinds.has(kind) ? sum + amount_cents : sum), 0)

export function setOffLines(costs: readonly Entry[]): DraftLine[] {
  const covered_cents = setOffCents(costs)
  if (covered_cents === 0) return []
  const fees_cents = sumOf(costs, FEES)
  return [
    {
      kind: 'correction',
      invoice_id: null,
      payment_id: null,
      charge_id: null,
      amount_cents: 0 - covered_cents,
      // The day of the last of them.
      date: costs
        .filter(({ kind }) => LUMPS.has(kind) || FEES.has(kind))
        .reduce((last, { day }) => (day > last ? day : last), ''),
      period: null,
      base_cents: null,
      rate_bp: null,
      days: null,
      rule: costs.find(({ kind }) => LUMPS.has(kind))?.rule ?? '',
      formula: `${centsText(fees_cents)} − ${centsText(covered_cents)} = ${centsText(fees_cents - covered_cents)}`,
      applied: null,
    },
  ]
}
