import type { Cents } from '../../../../kernel/money.ts'
import type { Reader } from '../../../../platform/db/db.ts'
import { listPayees } from '../queries.due.ts'
import { type DueOrder, planRun } from '../rules/plan.ts'
import { NO_LIMIT, planClientMoney } from '../service.ts'
import {
  listPayingAccounts,
  listWaitingOrders,
  type PayingAccount,
  type Waiting,
  type WaitingOrder,
} from './queries.ts'
import { feeOutlookOf, isPaidFrom, NEW_FEE, outlookOf, type Planned } from './rules.ts'

/** What cannot be paid first, so that somebody mends it; then what has waited longest. */
export async function readWaiting(reader: Reader, organization_id: string | undefined): Promise<Waiting[]> {
  const [orders, accounts] = await Promise.all([
    listWaitingOrders(reader, organization_id),
    listPayingAccounts(reader, organization_id),
  ])
  const payees = await listPayees(
    reader,
    orders.map(({ id }) => id),
  )
  const due = new Map(payees.map((payee) => [payee.order_id, payee]))
  const planned = await Promise.all(accounts.map((account) => planOf(reader, { account, orders, due })))
  const rows = [...orders.map((order) => waitingOf(order, { due, planned })), ...feesOf(planned)]
  return [...rows.filter(({ reason }) => reason !== null), ...rows.filter(({ reason }) => reason === null)]
}

type Known = { readonly due: ReadonlyMap<string, DueOrder> }

async function planOf(
  reader: Reader,
  { account, orders, due }: Known & { account: PayingAccount; orders: readonly WaitingOrder[] },
): Promise<Planned<PayingAccount>> {
  const own = orders.filter((order) => order.organization_id === account.organization_id && isPaidFrom(order, account))
  const wanted = own.flatMap(({ id }) => due.get(id) ?? [])
  const plan =
    account.kind === 'own'
      ? planRun(wanted, NO_LIMIT)
      : await planClientMoney(reader, { account, due: wanted, fee_id: NEW_FEE })
  return { account, plan }
}

function waitingOf(
  order: WaitingOrder,
  { due, planned }: Known & { planned: readonly Planned<PayingAccount>[] },
): Waiting {
  const { id, organization_id, organization_name, kind, amount_cents, customer_id, partner_id, source_id } = order
  const { returned_run_id, returned_item_id } = order
  const payee = due.get(id)
  return {
    ...{ id, organization_id, organization_name, kind, amount_cents, customer_id, partner_id, source_id },
    ...{ returned_run_id, returned_item_id, since: order.created_at, text: payee?.text ?? null },
    ...{ payee_name: payee?.payee.name ?? '', payee_iban: payee?.payee.iban ?? null },
    ...outlookOf(order, planned),
  }
}

function feesOf(planned: readonly Planned<PayingAccount>[]): Waiting[] {
  const client_money = planned.filter(({ account }) => account.kind === 'client_money')
  return [...Map.groupBy(client_money, ({ account }) => account.organization_id)].flatMap(([organization_id, own]) => {
    const outlook = feeOutlookOf(own)
    const account = own[0]?.account
    if (!outlook || !account) return []
    return {
      ...{ id: null, source_id: null, since: null, text: null, customer_id: null, partner_id: null },
      ...{ organization_id, organization_name: account.organization_name, kind: 'fee' as const },
      ...{ returned_run_id: null, returned_item_id: null, payee_name: account.holder, payee_iban: null },
      ...outlook,
      amount_cents: outlook.amount_cents as Cents,
    }
  })
}
