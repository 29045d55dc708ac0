import { invalid } from '../../../kernel/errors.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { countNotices, markRead, markReadUntil } from './queries.ts'
import type { NoticesRead } from './schema.ts'

/** Answers how many are left. */
export async function readNotices(work: TeamWork, { ids, until }: NoticesRead): Promise<number> {
  // judge
  if ((ids === undefined) === (until === undefined))
    throw invalid({ field: 'ids', code: 'not_applicable', message: 'either ids or until is given, not both' })

  // write
  const { tx, caller, now } = work
  if (ids) await markRead(tx, caller.id, now, ids)
  if (until) await markReadUntil(tx, caller.id, now, new Date(until))
  return (await countNotices(tx, caller.id, now)).unread
}
