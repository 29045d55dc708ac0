import type { Reader } from '../../../platform/db/db.ts'
import {
  type Compare,
  type CompareMuch,
  listDoubtfulEntries,
  listIdleReceipts,
  listUnbalanced,
  listWithoutReceipt,
  listWrongClosings,
  listWrongOpenings,
  listWrongReceipts,
} from './misfits/queries.bank.ts'
import { listOvergiven, listWrongGiven } from './misfits/queries.given.ts'
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
import { type Cut, portionsOf, type Scope } from './misfits/queries.scope.ts'
import type { GapRow, LostRow, OverdrawnRow, ReconciliationRow } from './queries.reconciliation.ts'
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

const NOTHING = Object.fromEntries(ABOUT.map((about) => [about, null])) as Record<About, null>

const LIGHT: readonly (readonly [Misfit, About | null, Compare<string | null>])[] = [
  ['opening_differs', 'bank_account_id', listWrongOpenings],
  ['closing_differs', 'bank_account_id', listWrongClosings],
  ['entry_differs', 'entry_id', listDoubtfulEntries],
  ['to_refund_differs', 'entry_id', listWrongRefunds],
  ['transfer_differs', 'run_item_id', listWrongTransfers],
  ['settlement_differs', 'settlement_id', listWrongSettlements],
  ['remittance_differs', 'settlement_id', listWrongRemittances],
  ['given_differs', 'customer_id', listWrongGiven],
  ['opening_overgiven', 'bank_account_id', listOvergiven],
  ['own_money_missing', null, listMissingOwnMoney],
]

/** What is soon compared however large the book is. Each comparison is one statement. */
export async function listLightMisfits(reader: Reader, organization_id: string): Promise<MisfitRow[]> {
  const found: MisfitRow[] = []
  for (const [reason, about, compare] of LIGHT) {
    const rows = await compare(reader, organization_id)
    found.push(...rows.map(({ id, ...figures }) => ({ reason, ...NOTHING, ...(about && { [about]: id }), ...figures })))
  }
  return found
}

const MANY = 5_000
/** Each has lines of its own. */
const FEW = 100

/** The comparisons of every entry, every payment and every line, with the table by whose ids they are cut into portions. */
const HEAVY: readonly (readonly [Misfit, About, CompareMuch, Cut, number])[] = [
  ['unbalanced_transaction', 'transaction_id', listUnbalanced, 'ledger_transactions', MANY],
  ['entry_without_receipt', 'entry_id', listWithoutReceipt, 'bank_entries', MANY],
  ['receipt_differs', 'entry_id', listWrongReceipts, 'bank_entries', MANY],
  ['receipt_without_entry', 'transaction_id', listIdleReceipts, 'ledger_transactions', MANY],
  ['payment_differs', 'payment_id', listWrongPayments, 'payments', MANY],
  ['rest_differs', 'entry_id', listWrongRests, 'bank_entries', MANY],
  ['settlement_line_differs', 'settlement_id', listWrongCollected, 'settlements', FEW],
  ['creditor_differs', 'customer_id', listWrongCreditors, 'customers', FEW],
]

export type OwnedMisfit = { organization_id: string; misfit: MisfitRow }

async function compareMuch(reader: Reader, [reason, about, compare]: (typeof HEAVY)[number], scope: Scope) {
  const rows = await compare(reader, scope)
  return rows.map(({ id, organization_id, ...figures }) => ({
    organization_id,
    misfit: { reason, ...NOTHING, [about]: id, ...figures },
  }))
}

/** Of one organisation, at once. */
export async function listHeavyMisfits(reader: Reader, organization_id: string): Promise<MisfitRow[]> {
  const found: MisfitRow[] = []
  for (const comparison of HEAVY)
    found.push(...(await compareMuch(reader, comparison, { of: organization_id })).map(({ misfit }) => misfit))
  return found
}

/**
 * Of all organisations, a portion at a time. One in which everything fits is empty, so that whoever walks can stop at
 * each.
 */
export async function* walkMisfits(reader: Reader): AsyncGenerator<OwnedMisfit[]> {
  for (const comparison of HEAVY) {
    const [, , , cut, size] = comparison
    for await (const portion of portionsOf(reader, cut, size)) yield await compareMuch(reader, comparison, portion)
  }
}

export type Reconciliation = ReconciliationRow & {
  difference_cents: number
  gaps: GapRow[]
  overdrawn: OverdrawnRow[]
  lost_refunds: LostRow[]
  unfitting: MisfitRow[]
  compared_at: Date | null
}
