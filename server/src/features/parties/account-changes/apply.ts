import { SYSTEM } from '../../../kernel/caller.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import { accountEnd } from '../../../platform/audit/changes.ts'
import { happening } from '../../../platform/happenings.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { transact, type Work } from '../../../platform/work.ts'
import { listAdminsToTell } from '../operators/index.ts'
import { type ChangeNews, changeMails } from './mail.ts'
import {
  type AccountChangeRow,
  type AccountKey,
  findAccountName,
  findChange,
  lockChange,
  lockOwner,
  setSettled,
} from './queries.ts'
import { type BankAccount, DELAY_HOURS } from './rules.ts'

/** A change of an account was agreed on. Whatever has the account takes it over. */
export const ACCOUNT_CHANGED = happening<AccountKey & { account: BankAccount }>('account changed')

export async function applyChange(
  work: Work,
  change: AccountChangeRow,
  approver: { id: string; name: string } | null,
): Promise<AccountChangeRow> {
  const settled = { status: 'applied', approved_by: approver?.id ?? null, settled_at: work.now } as const
  const applied = await setSettled(work.tx, { ...change, ...settled })
  const { kind, account_id, iban, bic, bank_name } = applied
  await work.tell(ACCOUNT_CHANGED, { kind, account_id, account: { iban, bic, bank_name } })
  await recordStep(work, 'bank_account.changed', applied)
  await tellAdmins(work, 'applied', { change: applied, by: approver?.name ?? null })
  return applied
}

/** The organisation is locked first, then the change is what it is. */
export async function takeChange(work: Work, id: string): Promise<AccountChangeRow | undefined> {
  const found = await findChange(work.tx, id)
  if (!found) return undefined
  await lockOwner(work.tx, found.organization_id)
  return lockChange(work.tx, id)
}

/** Business time, which is wall time in live mode: nothing moves it there, and the sandbox can try it. */
export const applyChangeInTime: QueuedJob<{ change_id: string }> = {
  name: 'account_changes.apply',
  hand: 'business',
  retry_s: [60, 600, 3_600, 21_600],
  run: (deps, { change_id }) =>
    transact(deps, SYSTEM, async (work) => {
      const change = await takeChange(work, change_id)
      if (change?.status !== 'open' || !change.counts_from || change.counts_from > work.now) return
      await applyChange(work, change, null)
    }),
}

export const recordStep = (
  work: Work,
  action: AdministrationAction,
  { id: change_id, kind, account_id, organization_id, iban, old_iban, counts_from }: AccountChangeRow,
): Promise<unknown> =>
  recordAudit(work, {
    action,
    organization_id,
    subject: { kind: kind === 'letterhead' ? 'organization' : kind, id: account_id },
    details: {
      change_id,
      changes: [{ field: `${kind}.iban`, from: accountEnd(old_iban), to: accountEnd(iban) }],
      ...(counts_from ? { counts_from: counts_from.toISOString() } : {}),
    },
  })

/** Everybody who could have done it or can stop it hears of it, and who could until somebody disabled them first. */
export async function tellAdmins(
  work: Work,
  what: ChangeNews,
  { change, by }: { change: AccountChangeRow; by: string | null },
): Promise<void> {
  const [admins, owner, account] = await Promise.all([
    listAdminsToTell(work.tx, DELAY_HOURS),
    lockOwner(work.tx, change.organization_id),
    findAccountName(work.tx, change),
  ])
  for (const mail of changeMails(admins, what, { change, by, account, organization: owner?.name ?? '' }))
    sendMail(work, mail, change.organization_id)
}
