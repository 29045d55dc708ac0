import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import type { Cents } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { recordRun } from './audit.ts'
import { findFeeRoom, findFeesCents, findFreeCents, findOwedToCustomers } from './queries.cover.ts'
import { type AccountRow, findOwnAccount, lockAccount, lockDueOrders } from './queries.due.ts'
import { insertOrder } from './queries.orders.ts'
import { insertItems, insertRun, nextRunNumber } from './queries.runs.ts'
import { type DueOrder, type Plan, planRun, type Taken, withFees } from './rules/plan.ts'
import { endToEndId, messageId, REFUSALS, runNumber } from './rules/runs.ts'

/**
 * Takes everything that waits to be paid from an account, as far as the account and the ledger cover it. What cannot be paid
 * is told with its reason, and waits. Two at the same moment wait for each other: no order is taken twice.
 */
export async function makeRun(work: TeamWork, account_id: string): Promise<string> {
  // load
  const account = await lockAccount(work.tx, account_id)
  if (!account)
    throw invalid({ field: 'account_id', code: 'unknown_reference', message: 'is not a known bank account' })
  const due = await lockDueOrders(work.tx, account)
  const new_ids = { run_id: newId(), fee_id: newId() }
  const plan =
    account.kind === 'own' ? planRun(due, NO_LIMIT) : await planClientMoney(work.tx, { account, due, ...new_ids })

  // judge
  if (plan.items.length + plan.left_out.length === 0) throw conflict('nothing_due', REFUSALS.nothing_due)

  // write
  await storeRun(work, { account, plan, ...new_ids })
  return new_ids.run_id
}

export const NO_LIMIT = { account_cents: null, customers: new Map() }
const FEE_TEXT = 'Entgelt laut Abrechnungen'

type Wanted = { account: Omit<AccountRow, 'bic'>; due: readonly DueOrder[]; fee_id: string }

/** What a run of this account would pay now, our fees with it. */
export async function planClientMoney(reader: Reader, { account, due, fee_id }: Wanted): Promise<Plan> {
  const { organization_id } = account
  const customer_ids = [...new Set(due.flatMap(({ customer_id }) => customer_id ?? []))]
  const [account_cents, customers, fees_cents, own_iban] = await Promise.all([
    findFreeCents(reader, account.id, null),
    findOwedToCustomers(reader, organization_id, { customer_ids, except_run: null }),
    findFeesCents(reader, organization_id),
    findOwnAccount(reader, organization_id),
  ])
  const room_cents = await findFeeRoom(reader, organization_id, null)
  const plan = planRun(due, { account_cents, customers, room_cents })
  if (fees_cents <= 0) return plan
  const fee: DueOrder = {
    ...{ order_id: fee_id, kind: 'fee', amount_cents: fees_cents, customer_id: null, text: FEE_TEXT },
    ...{ payee: { name: account.holder, iban: own_iban, bic: null }, returned_from: null, is_doubtful: false },
  }
  return withFees(plan, fee, { account_cents, room_cents })
}

type NewRun = { account: AccountRow; run_id: string; fee_id: string; plan: Plan }

async function storeRun(work: TeamWork, { account, run_id, fee_id, plan }: NewRun): Promise<void> {
  const { items, left_out } = plan
  const { id: account_id, organization_id, iban, bic, holder: name } = account
  const message_id = messageId(run_id)
  const year = Number(dayInVienna(work.now).slice(0, 4))
  const run = {
    ...{ id: run_id, organization_id, account_id, message_id, iban, bic, name, left_out },
    number: runNumber(year, await nextRunNumber(work.tx, organization_id, year)),
    ...{ created_by: work.caller.id, created_at: work.now },
    ...{ released_by: null, released_at: null, withdrawn_by: null, withdrawn_at: null },
  }
  await insertRun(work.tx, run)
  const fee = items.find(({ order_id }) => order_id === fee_id)
  if (fee) await orderFee(work, { organization_id, run_id, fee })
  await insertItems(
    work.tx,
    items.map(({ order_id, amount_cents, payee, text }, index) => ({
      ...{ id: newId(), run_id, order_id, position: index + 1, amount_cents: amount_cents as Cents, text },
      end_to_end_id: endToEndId(message_id, index + 1),
      ...{ payee_name: payee.name, payee_iban: payee.iban, payee_bic: payee.bic },
    })),
  )
  await recordRun(work, 'payment_run.created', run, items)
}

/** Nobody orders our own fees: they are what is left of the settlements when a run is made. */
const orderFee = (
  work: TeamWork,
  { organization_id, run_id, fee }: { organization_id: string; run_id: string; fee: Taken },
): Promise<unknown> =>
  insertOrder(work.tx, {
    ...{ id: fee.order_id, organization_id, kind: 'fee', amount_cents: fee.amount_cents as Cents, text: fee.text },
    ...{ customer_id: null, partner_id: null, entry_id: null, source_id: run_id },
    ...{ created_by: work.caller.id, created_at: work.now },
  })
