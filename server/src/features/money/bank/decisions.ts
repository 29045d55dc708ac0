import { type AppError, conflict, type Fault, notFound } from '../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { findDecision, findDecisionCase } from './queries.decisions.ts'
import { type LockedEntry, lockEntry } from './queries.entries.ts'

/** What everything that somebody decides about an entry begins and ends with. */

export async function takeEntry(work: TeamWork, id: string): Promise<LockedEntry> {
  const entry = await lockEntry(work.tx, id)
  if (!entry) throw notFound()
  return entry
}

/** The refusal, with who decided on the entry, and what it went to. */
export async function refusedBy(work: TeamWork, { id }: LockedEntry, { code, message }: Fault): Promise<AppError> {
  const [by, cases] = await Promise.all([findDecision(work.tx, id), findDecisionCase(work.tx, id)])
  const to = cases.length > 0 ? `; it went to ${cases.join(', ')}` : ''
  return conflict(code, `${message}${by ? `; ${by} has decided on it` : ''}${to}`, {
    ...(by && { decided_by: by }),
    ...(cases.length > 0 && { cases: cases.join(', ') }),
  })
}

export const recordDecision = (
  work: TeamWork,
  { id, organization_id }: LockedEntry,
  action: AdministrationAction,
  details: Readonly<Record<string, unknown>>,
): Promise<unknown> => recordAudit(work, { action, organization_id, subject: { kind: 'bank_entry', id }, details })
