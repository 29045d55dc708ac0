import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, forbidden, notFound } from '../../../kernel/errors.ts'
import { centsText } from '../../../kernel/money.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Mode } from '../../../platform/config.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { DELAY_HOURS, TOO_NEW } from '../../parties/account-changes/index.ts'
import { isLatelyHandedOut } from '../../parties/operators/index.ts'
import { moved, post, type Transaction } from '../ledger/index.ts'
import { recordRun } from './audit.ts'
import { findFeeRoom, findFreeCents, findOwedToCustomers } from './queries.cover.ts'
import { type AccountRow, holdPayees, listPayees, lockAccount } from './queries.due.ts'
import { setOrderCleared, setOrdersWithdrawn } from './queries.orders.ts'
import {
  findNamedRun,
  listItems,
  lockRun,
  type NamedItem,
  type NamedRun,
  type RunRow,
  setReleased,
  setWithdrawn,
} from './queries.runs.ts'
import { owedTo } from './rules/orders.ts'
import { type DueOrder, type Shortfall, shortfallOf } from './rules/plan.ts'
import { changedPayee, REFUSALS } from './rules/runs.ts'

type TakenRun = { run: RunRow & Pick<NamedRun, 'is_creator_admin'>; account: AccountRow; items: NamedItem[] }

/** The second pair of eyes: from here on the bank may have the file. */
export async function releaseRun(work: TeamWork, id: string, { mode }: { readonly mode: Mode }): Promise<void> {
  // load
  const taken = await takeOpenRun(work, id)
  const { run, account, items } = taken
  const order_ids = items.map(({ order_id }) => order_id)
  await holdPayees(work.tx, order_ids)
  const payees = await listPayees(work.tx, order_ids)

  // judge
  if (run.created_by === work.caller.id) throw forbidden('same_person', REFUSALS.same_person)
  if (mode === 'live' && (await isLatelyHandedOut(work.tx, [work.caller.id, run.created_by], DELAY_HOURS)))
    throw conflict('administrator_too_new', TOO_NEW)
  if (!run.is_creator_admin) throw conflict('creator_not_admin', REFUSALS.creator_not_admin)
  if (items.length === 0) throw conflict('nothing_due', REFUSALS.nothing_due)
  judgeAccounts(taken, payees)
  if (account.kind === 'client_money') await judgeCover(work, taken)

  // write
  await setReleased(work.tx, { id, by: work.caller.id, at: work.now })
  await post(
    work,
    items.flatMap((item) => bookingOf(work, run, item)),
  )
  await recordRun(work, 'payment_run.released', run, items)
}

/** By any administrator, as long as nobody has released it. What it was to pay waits for the next run. */
export async function withdrawRun(work: TeamWork, id: string): Promise<void> {
  const { run, items } = await takeOpenRun(work, id)
  await setWithdrawn(work.tx, { id, by: work.caller.id, at: work.now })
  // The next run looks anew at what there is of our fees.
  const fees = items.filter(({ kind, source_id }) => kind === 'fee' && source_id === id)
  await setOrdersWithdrawn(
    work.tx,
    fees.map(({ order_id }) => order_id),
    work.now,
  )
  await recordRun(work, 'payment_run.withdrawn', run, items)
}

/** The money came back, and the account is right all the same: the next run pays it again. */
export async function payAgain(work: TeamWork, run_id: string, item_id: string): Promise<void> {
  const run = await findNamedRun(work.tx, run_id)
  const item = run && (await listItems(work.tx, run_id)).find(({ id }) => id === item_id)
  if (!run || !item) throw notFound()
  const cleared = await setOrderCleared(work.tx, { order_id: item.order_id, item_id, by: work.caller.id, at: work.now })
  if (cleared === 0) throw conflict('not_returned', REFUSALS.not_returned)
  await recordAudit(work, {
    ...{ action: 'payment_run.paid_again', organization_id: run.organization_id },
    subject: { kind: 'payment_run', id: run_id },
    details: { number: run.number, item_id, amount_cents: item.amount_cents },
  })
}

/** Neither released nor withdrawn, with everything locked that it depends on. */
async function takeOpenRun(work: TeamWork, id: string): Promise<TakenRun> {
  const found = await findNamedRun(work.tx, id)
  if (!found) throw notFound()
  const account = (await lockAccount(work.tx, found.account_id)) as AccountRow
  const run = { ...((await lockRun(work.tx, id)) as RunRow), is_creator_admin: found.is_creator_admin }
  if (run.released_at) throw conflict('payment_run_released', REFUSALS.payment_run_released)
  if (run.withdrawn_at) throw conflict('payment_run_withdrawn', REFUSALS.payment_run_withdrawn)
  return { run, account, items: await listItems(work.tx, id) }
}

/** What is approved is what is paid: the accounts are still those that the run shows. */
function judgeAccounts({ run, account, items }: TakenRun, payees: readonly DueOrder[]): void {
  if (account.iban !== run.iban || account.bic !== run.bic) throw conflict('account_changed', REFUSALS.account_changed)
  const changed = changedPayee(items, new Map(payees.map(({ order_id, payee }) => [order_id, payee.iban])))
  if (changed) throw conflict('payee_changed', payeeChanged(changed))
  const doubtful = new Set(payees.filter(({ is_doubtful }) => is_doubtful).map(({ order_id }) => order_id))
  const differing = items.find(({ order_id }) => doubtful.has(order_id))
  if (differing) throw conflict('entry_differs', entryDiffers(differing))
}

const entryDiffers = ({ position, end_to_end_id }: NamedItem): string =>
  `Two statements do not say the same of the money that item ${position} (refund, ${end_to_end_id}) gives back; an ` +
  'administrator says at the entry which one holds, or withdraw the run'

const payeeChanged = ({ position, end_to_end_id, kind }: NamedItem): string =>
  `The account of the payee of item ${position} (${kind}, ${end_to_end_id}) is another one than when the run was made; ` +
  'withdraw the run and make it anew'

/** No more leaves than the account holds, and nobody is paid with the money of somebody else. */
async function judgeCover(work: TeamWork, { run, account, items }: TakenRun): Promise<void> {
  const customer_ids = [...new Set(items.flatMap(({ customer_id }) => customer_id ?? []))]
  const [account_cents, customers, room_cents] = await Promise.all([
    findFreeCents(work.tx, account.id, run.id),
    findOwedToCustomers(work.tx, run.organization_id, { customer_ids, except_run: run.id }),
    findFeeRoom(work.tx, run.organization_id, run.id),
  ])
  const missing = shortfallOf(items, { account_cents, customers, room_cents })
  if (missing === null) return
  throw conflict(
    'not_covered',
    `By the ledger ${centsText(missing.cents)} EUR ${MISSING[missing.of]}; withdraw the run and make it anew`,
  )
}

const MISSING: Readonly<Record<Shortfall['of'], string>> = {
  account: 'are missing on the account',
  creditor: 'are missing of the money of a creditor of the run',
  fees: 'of our fees are not there, or are needed for what others are owed',
}

function bookingOf(work: TeamWork, { organization_id }: RunRow, item: NamedItem): Transaction[] {
  const owed = owedTo(item)
  if (!owed) return []
  const lines = moved(item.amount_cents, owed, { account: 'in_transit' })
  return [{ organization_id, date: dayInVienna(work.now), kind: 'released', lines, run_item_id: item.id }]
}
