import { conflict, notFound } from '../../../kernel/errors.ts'
import type { Mode } from '../../../platform/config.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/job.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import { isLatelyHandedOut, lockActiveAdmins } from '../operators/index.ts'
import { applyChange, applyChangeInTime, recordStep, takeChange, tellAdmins } from './apply.ts'
import {
  type AccountChangeRow,
  type AccountKey,
  findHeldAccount,
  insertChange,
  lockOpenChange,
  setSettled,
} from './queries.ts'
import { type BankAccount, countsFrom, DELAY_HOURS, isSameAccount, NOT_OPEN, OWN_PROPOSAL, TOO_NEW } from './rules.ts'

export type AccountWish = AccountKey & { readonly organization_id: string; readonly account: BankAccount }

const operatorOf = ({ caller }: Work): string | null => (caller.type === 'operator' ? caller.id : null)

/**
 * Returns the account that holds now: the wished one where it is the first, else the one before, and the wish waits for
 * somebody else. What has the account is locked by the caller. A wish that waits already goes on waiting; another one
 * takes its place. To wish for what holds changes nothing, so that a form can be stored with what it shows.
 */
export async function wishForAccount(work: Work, wish: AccountWish): Promise<BankAccount> {
  const held = await findHeldAccount(work.tx, wish)
  if (!held) {
    await introduce(work, wish)
    return wish.account
  }
  if (isSameAccount(held, wish.account)) return wish.account
  const open = await lockOpenChange(work.tx, wish)
  if (!open || !isSameAccount(open, wish.account)) {
    if (open) await withdraw(work, open)
    await propose(work, wish, held)
  }
  return held
}

const changeOf = (work: Work, { kind, account_id, organization_id, account }: AccountWish): AccountChangeRow => ({
  ...{ id: newId(), kind, account_id, organization_id },
  ...{ iban: account.iban, bic: account.bic, bank_name: account.bank_name },
  ...{ old_iban: null, status: 'open', proposed_by: operatorOf(work), proposed_at: work.now },
  ...{ counts_from: null, approved_by: null, withdrawn_by: null, settled_at: null },
})

async function introduce(work: Work, wish: AccountWish): Promise<void> {
  const first = await insertChange(work.tx, { ...changeOf(work, wish), status: 'applied', settled_at: work.now })
  await recordStep(work, 'bank_account.changed', first)
  if (wish.kind === 'bank_account') await tellAdmins(work, 'opened', { change: first, by: nameOf(work) })
}

const nameOf = ({ caller }: Work): string | null => (caller.type === 'operator' ? caller.name : null)

async function propose(work: Work, wish: AccountWish, held: AccountChangeRow): Promise<void> {
  const others = (await lockActiveAdmins(work.tx)).filter(({ id }) => id !== work.caller.id)
  const counts_from = countsFrom(work.now, others.length)
  const change = await insertChange(work.tx, { ...changeOf(work, wish), old_iban: held.iban, counts_from })
  const { organization_id } = change
  if (counts_from)
    enqueue(work.tx, applyChangeInTime, { change_id: change.id }, { run_at: counts_from, organization_id })
  await recordStep(work, 'bank_account.change_proposed', change)
  await tellAdmins(work, 'proposed', { change, by: nameOf(work) })
}

/** The account goes: a change that waits for it is withdrawn, and every administrator hears of it. Its row is still there. */
export async function tellClosed(work: Work, key: AccountKey): Promise<void> {
  const open = await lockOpenChange(work.tx, key)
  if (open) await withdraw(work, open)
  const held = await findHeldAccount(work.tx, key)
  if (held) await tellAdmins(work, 'closed', { change: held, by: nameOf(work) })
}

async function withdraw(work: Work, change: AccountChangeRow): Promise<void> {
  const settled = { status: 'withdrawn', withdrawn_by: operatorOf(work), settled_at: work.now } as const
  await recordStep(work, 'bank_account.change_withdrawn', await setSettled(work.tx, { ...change, ...settled }))
}

async function takeOpen(work: Work, id: string): Promise<AccountChangeRow> {
  const change = await takeChange(work, id)
  if (!change) throw notFound()
  if (change.status !== 'open') throw conflict('account_change_settled', NOT_OPEN)
  return change
}

/** By an administrator who did not propose it. In the sandbox, where no money moves, two accounts are two people at once. */
export async function approveChange(work: TeamWork, id: string, { mode }: { readonly mode: Mode }): Promise<void> {
  const change = await takeOpen(work, id)
  if (change.proposed_by === work.caller.id) throw conflict('own_proposal', OWN_PROPOSAL)
  const accounts = [work.caller.id, ...(change.proposed_by ? [change.proposed_by] : [])]
  if (mode === 'live' && (await isLatelyHandedOut(work.tx, accounts, DELAY_HOURS)))
    throw conflict('administrator_too_new', TOO_NEW)
  await recordStep(work, 'bank_account.change_approved', change)
  await applyChange(work, change, work.caller)
}

/** By any administrator: by the one who erred, and by the one who smells a rat. */
export async function withdrawChange(work: TeamWork, id: string): Promise<void> {
  await withdraw(work, await takeOpen(work, id))
}
