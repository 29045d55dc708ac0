import type { Static } from 'typebox'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import {
  type DebtorRow,
  emailOf,
  findLanguage,
  lockAnyDebtor,
  mendDebtor,
  type RestrictionReason,
  restrictDebtor,
  type TeamDebtorPatch,
} from '../../parties/debtors/index.ts'
import { liftingMail } from './lifting-mail.ts'
import { listDebtorClaims } from './queries.measures.ts'
import { insertRecipient, listRecipients, listRecipientsOf } from './queries.ts'
import { identityHindrance, type RecipientCause, type Subject, workHindrance } from './rules.ts'
import { takeRequest, takeSubject, tell } from './service.ts'

type Changes = Static<typeof TeamDebtorPatch>

/** Everybody who has got the data is put on the list of who has to be told, once for each cause. */
export async function noteRecipients(
  work: TeamWork,
  request_id: string,
  { debtor_id, cause }: { debtor_id: string; cause: RecipientCause },
): Promise<void> {
  const [known, noted] = await Promise.all([listRecipientsOf(work.tx, debtor_id), listRecipients(work.tx, request_id)])
  const untold = known.filter(
    ({ kind, name }) =>
      !noted.some((one) => one.cause === cause && one.kind === kind && one.name === name && one.told_at === null),
  )
  for (const recipient of untold)
    await insertRecipient(work.tx, { id: newId(), request_id, cause, created_at: work.now, ...recipient })
}

/** What a person is called by and reached at. The log of each case keeps the old and the new, apart from what is hashed. */
const CORRECTED = ['person', 'company', 'addresses', 'communication_channels', 'iban', 'bic'] as const

async function logWithCases(work: TeamWork, debtor: DebtorRow, action: string, details: Record<string, unknown>) {
  for (const claim of await listDebtorClaims(work.tx, debtor)) recordActivity(work, claim, { action, details })
}

/** Debtors are corrected here. Everybody else has a page of their own, and the request keeps which fields it were. */
export async function correct(
  work: TeamWork,
  request_id: string,
  { subject, changes, fields }: { subject: Subject; changes?: Changes; fields?: string[] },
): Promise<void> {
  await takeRequest(work, request_id, identityHindrance)
  const record = await takeSubject(work, request_id, subject)
  const named = subject.kind === 'debtor' ? Object.keys(changes ?? {}) : (fields ?? [])
  if (named.length === 0) {
    const field = subject.kind === 'debtor' ? 'changes' : 'fields'
    throw invalid({ field, code: 'required', message: 'must say what was corrected' })
  }
  if (subject.kind === 'debtor') await correctDebtor(work, request_id, { id: subject.id, changes: changes ?? {} })
  const { organization_id } = record
  const details = { fields: named }
  await tell(work, request_id, {
    action: 'corrected',
    audited: 'privacy.data_corrected',
    subject,
    organization_id,
    details,
  })
}

async function correctDebtor(work: TeamWork, request_id: string, { id, changes }: { id: string; changes: Changes }) {
  const stored = await lockAnyDebtor(work.tx, id)
  if (!stored) throw notFound()
  const changed = await mendDebtor(work, id, changes)
  const fields = CORRECTED.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(changed[field]))
  const pick = (row: DebtorRow) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  await logWithCases(work, changed, 'debtor.corrected', { fields, before: pick(stored), after: pick(changed) })
  await noteRecipients(work, request_id, { debtor_id: id, cause: 'corrected' })
}

export async function restrict(
  work: TeamWork,
  request_id: string,
  { debtor_id, reason, note }: { debtor_id: string; reason: RestrictionReason; note: string },
): Promise<void> {
  await takeRequest(work, request_id, identityHindrance)
  const subject: Subject = { kind: 'debtor', id: debtor_id }
  const { organization_id } = await takeSubject(work, request_id, subject)
  const stored = await lockAnyDebtor(work.tx, debtor_id)
  if (!stored) throw notFound()
  if (stored.restricted_at) throw conflict('already_restricted', 'The data may only be kept already')
  const restriction = { restricted_at: work.now, restriction_reason: reason, lifting_announced_at: null }
  const restricted = await restrictDebtor(work, stored, restriction)
  await logWithCases(work, restricted, 'debtor.restricted', { kind: reason })
  await noteRecipients(work, request_id, { debtor_id, cause: 'restricted' })
  await tell(work, request_id, {
    ...{ action: 'restricted', audited: 'privacy.processing_restricted', subject, organization_id },
    ...{ details: { reason }, said: { note } },
  })
}

async function takeRestricted(work: TeamWork, request_id: string, debtor_id: string) {
  await takeRequest(work, request_id, workHindrance)
  const record = await takeSubject(work, request_id, { kind: 'debtor', id: debtor_id })
  const debtor = await lockAnyDebtor(work.tx, debtor_id)
  if (!debtor?.restricted_at) throw conflict('not_restricted', 'The data are not restricted')
  return { debtor, record }
}

/** Tells the person by mail that the restriction will be lifted (Art. 18 (3)). */
export async function announceLifting(work: TeamWork, request_id: string, debtor_id: string): Promise<void> {
  const { debtor, record } = await takeRestricted(work, request_id, debtor_id)
  const to = emailOf(debtor)
  if (!to) throw conflict('no_email', 'No email address of the debtor is known; tell them in another way')
  const language = await findLanguage(work.tx, debtor_id)
  // With a case of theirs the mail is withheld from lists, and goes with that file.
  const [claim] = await listDebtorClaims(work.tx, debtor)
  const mail = { ...liftingMail({ to, language, record }), ...(claim ? { claim_id: claim.id } : {}) }
  sendMail(work, mail, debtor.organization_id)
  const { restricted_at, restriction_reason } = debtor
  await restrictDebtor(work, debtor, { restricted_at, restriction_reason, lifting_announced_at: work.now })
  await tell(work, request_id, { action: 'lifting_announced', subject: { kind: 'debtor', id: debtor_id } })
}

/** Time runs on and the next step is taken. The person was told before, by a mail of ours or otherwise. */
export async function liftRestriction(
  work: TeamWork,
  request_id: string,
  { debtor_id, reason, informed_on }: { debtor_id: string; reason: string; informed_on?: string },
): Promise<void> {
  const { debtor, record } = await takeRestricted(work, request_id, debtor_id)
  if (informed_on === undefined && debtor.lifting_announced_at === null)
    throw conflict('person_not_told', 'The person has to be told before the restriction is lifted')
  if (informed_on !== undefined && informed_on > dayInVienna(work.now))
    throw invalid({ field: 'informed_on', code: 'in_the_future', message: 'must not lie in the future' })
  await restrictDebtor(work, debtor, { restricted_at: null, restriction_reason: null, lifting_announced_at: null })
  await logWithCases(work, debtor, 'debtor.restriction_lifted', {})
  await tell(work, request_id, {
    ...{
      action: 'restriction_lifted',
      audited: 'privacy.restriction_lifted',
      subject: { kind: 'debtor', id: debtor_id },
    },
    ...{ organization_id: record.organization_id, details: informed_on ? { informed_on } : {}, said: { reason } },
  })
}
