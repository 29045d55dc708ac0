import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { staleTables } from '../../../law/stale-tables.ts'
import type { Legal, LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { sumOf } from '../../../platform/http/envelope.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import { recordActivity, takeClaim } from '../../case/claims/index.ts'
import { findColleague, takeUp } from '../../case/ownership/index.ts'
import { closeThread } from '../../process/messages/index.ts'
import { changeTask } from '../../process/tasks/index.ts'
import { countWork, listWork, type WorkItemRow } from './queries.work.ts'
import { setOwner, setSeen, setSnooze } from './queries.work-marks.ts'
import { isNews, readKey, type WorkKey } from './rules.ts'

/** What waits at an instant, and the tables of the law that somebody should look at then. */
export const waitingAt = ({ now, legal }: LegalMoment) => ({ now, stale: staleTables(legal, dayInVienna(now)) })

/** How many items somebody has taken that wait now. Their tasks are not among them. */
export async function countTaken({ tx, now, legal }: Work, operator_id: string): Promise<number> {
  const at = waitingAt({ now, legal: await legal() })
  const { task_due: _, ...counts } = await countWork(tx, { filter: { owner_ids: [operator_id] }, ...at })
  return sumOf(counts)
}

async function findItem(reader: Reader, { kind, subject_id }: WorkKey, at: LegalMoment): Promise<WorkItemRow> {
  const wanted = { kinds: [kind], filter: { subject_id, include_snoozed: true }, ...waitingAt(at) }
  const [item] = await listWork(reader, wanted, { page: 1, limit: 1 })
  if (!item) throw notFound()
  return item
}

/** An item that is about to be marked. Its claim is locked and the item looked at again: somebody may have done the work. */
async function takeItem({ tx, now, ...work }: TeamWork, key: string, legal: Legal): Promise<WorkItemRow> {
  const named = readKey(key)
  if (!named) throw notFound()
  const item = await findItem(tx, named, { now, legal })
  if (!item.claim_id) return item
  await takeClaim({ tx, now, ...work }, item.claim_id)
  return findItem(tx, named, { now, legal })
}

/** Entries of the log belong to claims; what is about a partner or a table has none. */
async function tell(
  work: TeamWork,
  { claim_id, organization_id, kind }: WorkItemRow,
  { action, details }: { action: string; details: Record<string, unknown> },
): Promise<void> {
  if (claim_id && organization_id)
    recordActivity(work, { id: claim_id, organization_id }, { action, details: { kind, ...details } })
}

/** Assigns the item to somebody, or with null to nobody. */
export async function assignItem(
  work: TeamWork,
  key: string,
  { user_id, legal }: { user_id: string | null; legal: Legal },
): Promise<WorkItemRow> {
  // load
  const item = await takeItem(work, key, legal)
  const owner = user_id === null ? null : await findColleague(work.tx, user_id)

  // judge
  if (owner === undefined)
    throw invalid({ field: 'user_id', code: 'unknown_reference', message: 'is not known among the team' })
  if (item.owner_id === user_id) return item

  // write
  const details = { owner_id: user_id, owner_name: owner?.name ?? null }
  if (item.kind === 'task_due') {
    await changeTask(work, item.subject_id, { owner_id: user_id })
    return { ...item, ...details }
  }
  await setOwner(work.tx, { ...item, updated_at: work.now }, user_id)
  await tell(work, item, { action: 'work.assigned', details })
  const { claim_id, organization_id } = item
  if (owner && claim_id && organization_id) await takeUp(work, { id: claim_id, organization_id }, owner)
  return { ...item, ...details }
}

/** Puts the item off until then, or with null brings it back at once. It also comes back when its situation is a new one. */
export async function snoozeItem(
  work: TeamWork,
  key: string,
  { until, note, legal }: { until: Date | null; note?: string | undefined; legal: Legal },
): Promise<WorkItemRow> {
  // load
  const item = await takeItem(work, key, legal)

  // judge
  if (until && until <= work.now)
    throw invalid({ field: 'until', code: 'in_the_past', message: 'must lie in the future' })
  if (!until && !item.snoozed_until) return item

  // write
  const snooze = until && { until, since: item.latest_at, note: note ?? null }
  await setSnooze(work.tx, { ...item, updated_at: work.now }, snooze)
  const said = note ? { note } : {}
  const told = until
    ? { action: 'work.snoozed', details: { until: until.toISOString(), ...said } }
    : { action: 'work.resumed', details: said }
  await tell(work, item, told)
  return { ...item, snoozed_until: until, note: snooze?.note ?? null }
}

type Seen = {
  /** The last that was seen; null for everything. */
  readonly until: Date | null
  readonly legal: Legal
}

/** What the item tells is known, and asks for nothing more: a message that needs no answer, a plan, a promised day. */
export async function markSeen(work: TeamWork, key: string, { until, legal }: Seen): Promise<void> {
  const item = await takeItem(work, key, legal)
  if (!isNews(item.kind)) throw conflict('not_news', 'This item is over when its work is done')
  if (item.kind === 'debtor_message') {
    if (item.reason !== null) throw conflict('not_news', 'The debtor disagrees with the claim and waits for an answer')
    return closeThread(work, item.claim_id as string, until)
  }
  const seen = until && until < item.latest_at ? until : item.latest_at
  await setSeen(work.tx, { ...item, updated_at: work.now }, seen)
  await tell(work, item, { action: 'work.seen', details: {} })
}
