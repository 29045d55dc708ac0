import type { Caller } from '../../kernel/caller.ts'
import { type Db, type Statement, sql, type Tx } from '../db/db.ts'
import { newId } from '../ids.ts'

/** What people of the team, programs and jobs do to the installation itself. The part before the dot is its group. */
export const ADMINISTRATION_ACTIONS = [
  'operator.created',
  'operator.changed',
  'operator.password_set',
  'operator.password_changed',
  'operator.unlocked',
  'operator.logged_in',
  'operator.login_failed',
  'operator.sessions_ended',
  'token.issued',
  'token.revoked',
  'organization.created',
  'organization.changed',
  'bank_account.created',
  'bank_account.closed',
  'bank_account.renamed',
  'bank_account.change_proposed',
  'bank_account.change_approved',
  'bank_account.change_withdrawn',
  'bank_account.changed',
  'bank_account.opening_given',
  'bank_account.opening_taken_back',
  'bank_entry.assigned',
  'bank_entry.unassigned',
  'bank_entry.ignored',
  'bank_entry.offset',
  'bank_entry.refund_ordered',
  'bank_entry.own_money',
  'bank_entry.charge',
  'bank_entry.debt_paid',
  'bank_entry.executed',
  'bank_entry.difference_settled',
  'partner.created',
  'partner.changed',
  'partner.confirmed',
  'webhook.created',
  'webhook.changed',
  'webhook.switched',
  'webhook.deleted',
  'webhook.secret_rotated',
  'webhook.tested',
  'legal_table.replaced',
  'legal_table.dropped',
  'legal_table.restored',
  'legal_table.row_confirmed',
  'claims.imported',
  'archive.made',
  'archive.restored',
  'debtor.joined',
  'debtor.separated',
  'customer.changed',
  'customer.invited',
  'customer.person_removed',
  'customer.payout_account_confirmed',
  'customer.payout_account_refused',
  'revenue.approved',
  'revenue.paid_out',
  'revenue.payout_cancelled',
  'settlement.made',
  'payment_run.created',
  'payment_run.released',
  'payment_run.withdrawn',
  'payment_run.paid_again',
  'sandbox.clock_advanced',
  'sandbox.reset',
  'sandbox.scenario_played',
  'second_factor.enrolled',
  'second_factor.removed',
  'second_factor.reset',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'recovery_codes.renewed',
  'retention.changed',
  'privacy.request_recorded',
  'privacy.identity_checked',
  'privacy.request_extended',
  'privacy.request_answered',
  'privacy.request_refused',
  'privacy.data_exported',
  'privacy.data_corrected',
  'privacy.processing_restricted',
  'privacy.restriction_lifted',
  'privacy.person_erased',
] as const
/** Looks at data that belong to somebody else. */
export const ACCESS_ACTIONS = [
  'debtor.read',
  'debtor.file_opened',
  'debtor.searched',
  'mail.read',
  'mail.secret_shown',
  'letter.code_shown',
  'export.made',
  'privacy.people_searched',
  'privacy.person_read',
] as const
export const AUDIT_LOGS = ['administration', 'access'] as const
export type AuditLog = (typeof AUDIT_LOGS)[number]
export type AdministrationAction = (typeof ADMINISTRATION_ACTIONS)[number]
export type AccessAction = (typeof ACCESS_ACTIONS)[number]

/**
 * `details` hold ids, figures, and the names of settings with their values. They are part of the chain, so no name of a
 * person, no address, no secret and no whole account number belongs there.
 */
export type AuditEntry<Action extends string> = {
  readonly action: Action
  readonly organization_id?: string | null
  readonly subject?: { readonly kind: string; readonly id: string }
  readonly details?: Readonly<Record<string, unknown>>
}

/** Whoever did it. At a login that is known before the request has a caller. */
export type Actor = Pick<Caller, 'type' | 'id'>

/** Takes part in the work's transaction: what is rolled back was not done. */
export const recordAudit = (
  work: { readonly tx: Tx; readonly caller: Actor },
  entry: AuditEntry<AdministrationAction>,
): Promise<unknown> => work.tx.run(sql`${INSERTION} values (${valuesOf('administration', work.caller, entry)})`)

/**
 * A look has no transaction of its own. It is recorded before anything is shown. With `once_in_s`, the same look of the
 * same person is recorded once in that time, so that a page that asks again and again does not flood the log.
 */
export const recordAccess = (
  db: Pick<Db, 'alone'>,
  caller: Actor,
  entry: AuditEntry<AccessAction>,
  { once_in_s }: { readonly once_in_s?: number } = {},
): Promise<unknown> => db.alone(once_in_s ? insertionOnce(caller, entry, once_in_s) : insertionOf(caller, entry))

/** So often the same export of one person is recorded: whoever asks all day long cannot fill the disk with entries. */
const EXPORT_ONCE_IN_S = 60

/** That somebody of a portal took data along. Another format or another year is another export. */
export const recordExport = (
  db: Pick<Db, 'alone'>,
  caller: Actor,
  entry: Omit<AuditEntry<AccessAction>, 'action'>,
): Promise<unknown> => {
  const made = { ...entry, action: 'export.made' } as const
  const alike = sql`details = ${jsonOf(entry.details ?? {})}::text::jsonb`
  return db.alone(insertionOnce(caller, made, EXPORT_ONCE_IN_S, alike))
}

/** A look that is part of a command: its answer shows something only once it is committed. */
export const recordAccessOf = (
  work: { readonly tx: Tx; readonly caller: Actor },
  entry: AuditEntry<AccessAction>,
  { once_in_s }: { readonly once_in_s: number },
): Promise<unknown> => work.tx.run(insertionOnce(work.caller, entry, once_in_s))

const INSERTION = sql`
  insert into audit_entries (id, log, actor_type, actor_id, action, organization_id, subject_kind, subject_id, details)`

const valuesOf = (log: AuditLog, { type, id }: Actor, entry: AuditEntry<string>): Statement => sql`
  ${newId()}::uuid, ${log}::text, ${type}::text, ${id}::uuid, ${entry.action}::text, ${entry.organization_id ?? null}::uuid,
  ${entry.subject?.kind ?? null}::text, ${entry.subject?.id ?? null}::text, ${jsonOf(entry.details ?? {})}::text::jsonb`

const insertionOf = (caller: Actor, entry: AuditEntry<AccessAction>): Statement =>
  sql`${INSERTION} values (${valuesOf('access', caller, entry)})`

const insertionOnce = (
  caller: Actor,
  entry: AuditEntry<AccessAction>,
  once_in_s: number,
  alike: Statement = sql`true`,
): Statement => sql`
  ${INSERTION} select ${valuesOf('access', caller, entry)} where not exists (
    select from audit_entries where log = 'access' and action = ${entry.action}
      and actor_id is not distinct from ${caller.id}::uuid
      and subject_id is not distinct from ${entry.subject?.id ?? null}::text
      and ${alike} and at > wall_now() - make_interval(secs => ${once_in_s}))`

/** The database refuses half characters and nulls in JSON, and an entry must never be the reason why an act fails. */
const jsonOf = (details: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(details, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '\ufffd') : value,
  )

/** Removes entries that are older. What stays is still one chain, from an anchor on. Returns how many went. */
export async function pruneAudit(tx: Tx, log: AuditLog, before: Date): Promise<number> {
  const row = await tx.one<{ removed: number }>(sql`select coalesce(prune_audit(${log}, ${before}), 0)::int as removed`)
  return row?.removed ?? 0
}
