import type { Config, Mode } from '../../../platform/config.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import { MARKER } from '../../backup/catalogue.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'
import type { FeedFacts } from './feed.ts'
import type { ConnectionFacts } from './server.ts'

/** Null where the table is not there yet. */
export type RestoreFacts = { readonly is_unfinished: boolean; readonly has_rows: boolean | null }

export async function readRestore(reader: Reader): Promise<RestoreFacts> {
  const facts = await reader.one<{ is_unfinished: boolean; is_made: boolean }>(sql`
    select to_regclass(${MARKER}::text) is not null as is_unfinished, to_regclass('installation') is not null as is_made`)
  const row = facts?.is_made
    ? await reader.one<{ has_rows: boolean }>(sql`select exists (select from installation) as has_rows`)
    : undefined
  return { is_unfinished: facts?.is_unfinished ?? false, has_rows: row?.has_rows ?? null }
}

export function judgeRestore({ is_unfinished, has_rows }: RestoreFacts): Finding[] {
  const AREA = 'Restore'
  if (!is_unfinished) return []
  const mend = 'Give the same "mahnwerk restore" again: it goes on where it was.'
  return has_rows
    ? [warn(AREA, 'a backup was restored into this database, and its checks were not finished or found faults', mend)]
    : [fail(AREA, 'a restore into this database is not finished (restore_unfinished): no server starts here', mend)]
}

type Around = {
  readonly found: Mode | null
  readonly feed: FeedFacts | undefined
  readonly seen: Pick<ConnectionFacts, 'main' | 'drills'>
}

/** Whether this database is opened as what it is: for real, or for a drill. */
export function judgeMode(
  { mode, is_drill }: Pick<Config, 'mode' | 'is_drill'>,
  { found, feed, seen }: Around,
): Finding[] {
  const AREA = 'Mode'
  if (is_drill)
    return seen.main > 0
      ? [
          fail(
            AREA,
            'MODE is drill, but servers that are no drill work on this database',
            'Hold the drill on a restored copy: set DATABASE_URL or DATA_DIR to that.',
          ),
        ]
      : [ok(AREA, `a drill on a ${found ?? 'new'} database: nothing leaves`)]
  if (found && found !== mode)
    return [fail(AREA, `MODE is ${mode}, but the database was made in ${found} mode`, `Set MODE=${found}.`)]
  if (seen.drills > 0)
    return [
      warn(
        AREA,
        `MODE is ${mode}, but a drill is being held on this database`,
        'Stop the drill, or look at another database: this one may be a copy.',
      ),
    ]
  if (feed?.is_copy && found === 'live')
    return [
      warn(
        AREA,
        'this live database was loaded from a backup, and nobody has worked on it since: a start sends its mails, letters and webhooks',
        'Start it only if it takes the place of the original; for a drill set MODE=drill.',
      ),
    ]
  return found ? [ok(AREA, `${mode}, as the database was made`)] : []
}
