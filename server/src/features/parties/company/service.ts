import { compactCode } from '../../../kernel/banking.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { accountEnd } from '../../../platform/audit/changes.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Mail, mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import { demandMember, listPeople } from '../creditors/index.ts'
import {
  actorOf,
  type ChangeKind,
  CUSTOMER_MOVED,
  CUSTOMER_NAMED,
  calledBy,
  countChangesSince,
  customerLanguage,
  findOwnInvitation,
  isNamedAnew,
  listCustomerChanges,
  recordCustomerChange,
} from '../customers/index.ts'
import { accountMails, emailMails } from './mail.ts'
import { type CompanyRow, findAnyCompany, findCompany, lockAnyCompany, lockCompany, setCompany } from './queries.ts'
import {
  ANOTHER_PENDING,
  CHANGES_SHOWN,
  CHANGES_USED_UP,
  contactKinds,
  isElsewhere,
  MAILED_CHANGES_A_DAY,
  NOTHING_PENDING,
} from './rules.ts'
import type { Company, CompanyPatch, TeamView } from './schema.ts'
import { companyOut } from './schema.ts'

const keyOf = ({ organization_id, id: customer_id }: CompanyRow) => ({ organization_id, customer_id })

export async function readCompany(reader: Reader, creditor: CreditorPerson): Promise<Company> {
  const [row, changes] = await Promise.all([
    findCompany(reader, creditor),
    listCustomerChanges(reader, creditor, CHANGES_SHOWN),
  ])
  if (!row) throw notFound()
  return companyOut(row, changes)
}

export async function readTeamCompany(reader: Reader, id: string): Promise<TeamView> {
  const row = await findAnyCompany(reader, id)
  if (!row) throw notFound()
  const [changes, invitation] = await Promise.all([
    listCustomerChanges(reader, keyOf(row), CHANGES_SHOWN),
    findOwnInvitation(reader, id),
  ])
  return { row, changes, invitation }
}

/** What a customer's own people change. Whoever sends `payout_iban` has shown the password. */
export async function changeCompany(work: Work<CreditorPerson>, patch: CompanyPatch): Promise<void> {
  // load
  const stored = await lockCompany(work.tx, work.caller)
  if (!stored) throw notFound()
  await demandMember(work)
  const changed = withPatch(stored, patch, work.now)
  const kinds = kindsOf(stored, changed)
  if (kinds.length === 0) return

  // judge
  if (kinds.includes('email') && mailProblems({ to: changed.email, subject: '', text: '' }).length > 0)
    throw invalid({ field: 'email', code: 'wrong_format', message: 'must be an email address' })
  await demandFewChanges(work, kinds)

  // write
  await setCompany(work.tx, changed, { links_wait_from: null })
  const actor = actorOf(work.caller)
  for (const kind of kinds) await recordCustomerChange(work, work.caller, { kind, actor })
  if (isElsewhere(stored.address, changed.address)) await work.tell(CUSTOMER_MOVED, { customer_id: stored.id })
  if (isNamedAnew(stored, changed)) await work.tell(CUSTOMER_NAMED, { customer_id: stored.id })
  for (const mail of await mailsAbout(work, { stored, changed, kinds }))
    sendMail(work, mail, work.caller.organization_id)
}

/** Entering the account that holds takes back the one that waits. */
function withPatch(stored: CompanyRow, { payout_iban, ...plain }: CompanyPatch, now: Date): CompanyRow {
  const row = { ...stored, ...plain, updated_at: now }
  const entered = payout_iban === undefined ? stored.payout_iban_pending : compactCode(payout_iban)
  if (entered === stored.payout_iban_pending) return row
  const is_held = entered === stored.payout_iban
  return {
    ...row,
    payout_iban_pending: is_held ? null : entered,
    payout_iban_entered_at: is_held ? null : now,
  }
}

function kindsOf(was: CompanyRow, is: CompanyRow): ChangeKind[] {
  const pending = is.payout_iban_pending === null ? 'payout_iban_withdrawn' : 'payout_iban_entered'
  return [...contactKinds(was, is), ...(was.payout_iban_pending === is.payout_iban_pending ? [] : ([pending] as const))]
}

const MAILED = ['email', 'payout_iban_entered'] as const satisfies ChangeKind[]

async function demandFewChanges(work: Work<CreditorPerson>, kinds: readonly ChangeKind[]): Promise<void> {
  if (!MAILED.some((kind) => kinds.includes(kind))) return
  const yesterday = new Date(work.now.getTime() - DAY_MS)
  if ((await countChangesSince(work.tx, work.caller, MAILED, yesterday)) >= MAILED_CHANGES_A_DAY)
    throw conflict('too_many_changes', CHANGES_USED_UP)
}

type Changed = { stored: CompanyRow; changed: CompanyRow; kinds: readonly ChangeKind[] }

/** A new address is told to everybody, to itself, and to the old one, whose owner may know nothing of it. */
async function mailsAbout(work: Work<CreditorPerson>, { stored, changed, kinds }: Changed): Promise<Mail[]> {
  const people = await listPeople(work.tx, work.caller)
  const language = customerLanguage(stored.address?.country ?? null) ?? null
  const facts = { customer: stored.name, by: calledBy(work.caller) }
  const own = [stored.email, changed.email].map((email) => ({ email, language }))
  const iban = changed.payout_iban_pending
  return [
    ...(kinds.includes('email')
      ? emailMails([...own, ...people], { ...facts, was: stored.email, is: changed.email })
      : []),
    ...(kinds.includes('payout_iban_entered') && iban ? accountMails(people, 'entered', { ...facts, iban }) : []),
  ]
}

export type PayoutVerdict = 'confirmed' | 'refused'

/** By the team, after it has asked the customer. `entered_at` names the account that was looked at. */
export async function decidePayoutAccount(
  work: TeamWork,
  id: string,
  { verdict, entered_at }: { verdict: PayoutVerdict; entered_at: string | undefined },
): Promise<void> {
  const stored = await lockAnyCompany(work.tx, id)
  if (!stored) throw notFound()
  const { payout_iban_pending: iban, payout_iban_entered_at } = stored
  if (iban === null || payout_iban_entered_at === null) throw conflict('nothing_pending', NOTHING_PENDING)
  if (entered_at !== undefined && new Date(entered_at).getTime() !== payout_iban_entered_at.getTime())
    throw conflict('changed_meanwhile', ANOTHER_PENDING)
  const payout_iban = verdict === 'confirmed' ? iban : stored.payout_iban
  const decided = { ...stored, payout_iban, payout_iban_pending: null, payout_iban_entered_at: null }
  await setCompany(work.tx, { ...decided, updated_at: work.now }, { links_wait_from: null })
  const key = keyOf(stored)
  await recordCustomerChange(work, key, { kind: `payout_iban_${verdict}`, actor: actorOf(work.caller) })
  await recordAudit(work, {
    action: `customer.payout_account_${verdict}`,
    organization_id: key.organization_id,
    subject: { kind: 'customer', id },
    details: { changes: [{ field: 'payout_iban', from: accountEnd(stored.payout_iban), to: accountEnd(iban) }] },
  })
  const people = await listPeople(work.tx, key)
  for (const mail of accountMails(people, verdict, { customer: stored.name, by: '', iban }))
    sendMail(work, mail, key.organization_id)
}
