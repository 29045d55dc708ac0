import type { TeamWork } from '../../../platform/work.ts'
import { findDecision, findDecisionCase } from './queries.decisions.ts'
import type { LockedEntry } from './queries.entries.ts'

/** Who decided on it, and what it went to. */
export async function toldBy(work: TeamWork, { id }: LockedEntry, message: string): Promise<string> {
  const [by, cases] = await Promise.all([findDecision(work.tx, id), findDecisionCase(work.tx, id)])
  const to = cases.length > 0 ? `; it went to ${cases.join(', ')}` : ''
  return `${message}${by ? `; ${by} has decided on it` : ''}${to}`
}
