import type { Caller } from '../../kernel/caller.ts'
import { type Db, sql, type Tx } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { Work } from '../work.ts'

/** What people of the team, programs and jobs do to the installation itself. */
export const ADMINISTRATION_ACTIONS = [
  'operator.created',
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
  'retention.changed',
] as const
/** Looks at data that belong to somebody else. */
export const ACCESS_ACTIONS = ['debtor.read', 'privacy.people_searched', 'privacy.person_read'] as const
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

/** Takes part in the work's transaction: what is rolled back was not done. */
export const recordAudit = (work: Work, entry: AuditEntry<AdministrationAction>): Promise<unknown> =>
  work.tx.run(insertion('administration', work.caller, entry))

/** A look has no transaction of its own. It is recorded before anything is shown. */
export const recordAccess = (
  db: Pick<Db, 'alone'>,
  caller: Caller,
  entry: AuditEntry<AccessAction>,
): Promise<unknown> => db.alone(insertion('access', caller, entry))

const insertion = (log: 'administration' | 'access', caller: Caller, entry: AuditEntry<string>) => sql`
  insert into audit_entries (id, log, actor_type, actor_id, action, organization_id, subject_kind, subject_id, details)
  values (${newId()}, ${log}, ${caller.type}, ${caller.id}, ${entry.action}, ${entry.organization_id ?? null},
    ${entry.subject?.kind ?? null}, ${entry.subject?.id ?? null}, ${JSON.stringify(entry.details ?? {})}::text::jsonb)`

/** Removes entries that are older. What stays is still one chain, from an anchor on. Returns how many went. */
export async function pruneAudit(tx: Tx, log: 'administration' | 'access', before: Date): Promise<number> {
  const row = await tx.one<{ removed: number }>(sql`select coalesce(prune_audit(${log}, ${before}), 0)::int as removed`)
  return row?.removed ?? 0
}
