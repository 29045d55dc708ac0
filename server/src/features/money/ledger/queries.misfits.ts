import type { Reader } from '../../../platform/db/db.ts'
import {
  type Compare,
  listDoubtfulEntries,
  listIdleReceipts,
  listUnbalanced,
  listWithoutReceipt,
  listWrongClosings,
  listWrongOpenings,
  listWrongReceipts,
} from './misfits/queries.bank.ts'
import {
  listMissingOwnMoney,
  listWrongCollected,
  listWrongCreditors,
  listWrongPayments,
  listWrongRefunds,
  listWrongRemittances,
  listWrongRests,
  listWrongSettlements,
  listWrongTransfers,
} from './misfits/queries.owed.ts'
import type { GapRow, OverdrawnRow, ReconciliationRow } from './queries.reconciliation.ts'
import type { Misfit } from './rules/reconciliation.ts'

/** What a misfit is about; about nothing of it: the whole organisation. */
const ABOUT = [
  'transaction_id',
  'entry_id',
  'payment_id',
  'run_item_id',
  'settlement_id',
  'bank_account_id',
  'customer_id',
] as const
type About = (typeof ABOUT)[number]

/** Something that is not in the ledger as it should be by the tables that it books. */
export type MisfitRow = Record<About, string | null> & {
  reason: Misfit
  expected_cents: number
  found_cents: number
}

/** Everything that is in the ledger and in the tables that it books, and is not the same. Each comparison is one statement. */
export async function listMisfits(reader: Reader, organization_id: string): Promise<MisfitRow[]> {
  const found: MisfitRow[] = []
  for (const [reason, about, compare] of COMPARISONS) {
    const rows = await compare(reader, organization_id)
    found.push(...rows.map(({ id, ...figures }) => ({ reason, ...NOTHING, ...(about && { [about]: id }), ...figures })))
  }
  return found
}

const NOTHING = Object.fromEntries(ABOUT.map((about) => [about, null])) as Record<About, null>

const COMPARISONS: readonly (readonly [Misfit, About | null, Compare<string | null>])[] = [
  ['unbalanced_transaction', 'transaction_id', listUnbalanced],
  ['entry_without_receipt', 'entry_id', listWithoutReceipt],
  ['receipt_differs', 'entry_id', listWrongReceipts],
  ['receipt_without_entry', 'transaction_id', listIdleReceipts],
  ['opening_differs', 'bank_account_id', listWrongOpenings],
  ['closing_differs', 'bank_account_id', listWrongClosings],
  ['entry_differs', 'entry_id', listDoubtfulEntries],
  ['payment_differs', 'payment_id', listWrongPayments],
  ['rest_differs', 'entry_id', listWrongRests],
  ['to_refund_differs', 'entry_id', listWrongRefunds],
  ['transfer_differs', 'run_item_id', listWrongTransfers],
  ['settlement_differs', 'settlement_id', listWrongSettlements],
  ['settlement_line_differs', 'settlement_id', listWrongCollected],
  ['remittance_differs', 'settlement_id', listWrongRemittances],
  ['creditor_differs', 'customer_id', listWrongCreditors],
  ['own_money_missing', null, listMissingOwnMoney],
]

export type Reconciliation = ReconciliationRow & {
  difference_cents: number
  gaps: GapRow[]
  overdrawn: OverdrawnRow[]
  unfitting: MisfitRow[]
}
