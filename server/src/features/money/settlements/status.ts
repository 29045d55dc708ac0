import type { Reader } from '../../../platform/db/db.ts'
import { orderStates } from '../payment-runs/index.ts'
import type { SettlementRow } from './queries.ts'
import { type Status, statusOf } from './rules/settlement.ts'

/** What became of the money of these settlements. */
export async function statusesOf(
  reader: Reader,
  rows: readonly SettlementRow[],
): Promise<{ statusOf: (row: SettlementRow) => Status }> {
  const states = await orderStates(
    reader,
    'settlement',
    rows.map(({ id }) => id),
  )
  return { statusOf: ({ id, remitted_cents }) => statusOf(remitted_cents, states.get(id)) }
}
