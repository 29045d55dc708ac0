import { counted, spanText } from '@mahnwerk/cli'
import type { Clock } from '../../../platform/clock.ts'
import { listOpenBackfills } from '../../../platform/db/backfills.ts'
import { type Db, type Reader, sql } from '../../../platform/db/db.ts'
import { MigrationError, readMigrations, readState } from '../../../platform/db/migrate.ts'
import { type PlannedMigration, planMigrations } from '../../../platform/db/plan.ts'
import { type Finding, fail, ok, reasonOf, warn } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'

export async function checkMigrations({ address, db }: Pick<Opened, 'address' | 'db'>): Promise<Finding> {
  const AREA = 'Migrations'
  try {
    const all = await readMigrations()
    const { pending, ahead } = await readState(address, all)
    if (pending.length > 0)
      return warn(
        AREA,
        `${pending.length} of ${all.length} are pending${stopText(await planMigrations(db, pending))}`,
        'Run "mahnwerk migrate", or start the server; "mahnwerk migrate --plan" says what that locks.',
      )
    if (ahead.length === 0) return ok(AREA, `all ${all.length} are applied`)
    return ok(AREA, `all ${all.length} are applied, and ${ahead.length} of a newer version that let this one run`)
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    return fail(AREA, reasonOf(error), 'Run the version of Mahnwerk that this database belongs to.')
  }
}

/** Which tables others cannot use meanwhile. */
export function stopText(plan: readonly PlannedMigration[]): string {
  const steps = plan.flatMap((migration) => migration.steps).filter(({ stops }) => stops !== 'nobody')
  if (steps.length === 0) return ', and stop nobody'
  const tables = [...new Set(steps.map(({ table }) => table))]
  const seconds = Math.ceil(steps.reduce((sum, step) => sum + step.seconds, 0))
  const shown = `${tables.slice(0, TABLES_SHOWN).join(', ')}${tables.length > TABLES_SHOWN ? ' …' : ''}`
  return `, and lock ${counted(tables.length, 'table')} for about ${seconds} s in all: ${shown}`
}

const TABLES_SHOWN = 5

/** A concurrent build that was interrupted leaves half an index: no query uses it, and every write pays for it. */
export const listBrokenIndexes = (reader: Reader): Promise<{ name: string; is_being_built: boolean }[]> =>
  reader.many(sql`
    select c.relname::text as name,
      exists (select from pg_stat_progress_create_index p where p.index_relid = c.oid) as is_being_built
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not (i.indisvalid and i.indisready and i.indislive)
    order by 1`)

export function judgeIndexes(broken: readonly { name: string; is_being_built: boolean }[]): Finding[] {
  const AREA = 'Indexes'
  if (broken.length === 0) return [ok(AREA, 'all are whole')]
  return broken.map(({ name, is_being_built }) =>
    is_being_built
      ? ok(AREA, `${name} is being built`)
      : warn(
          AREA,
          `${name} was left half built, so it slows writes and helps no query`,
          `Run: drop index concurrently ${name}; "mahnwerk migrate" makes it anew if its migration is pending.`,
        ),
  )
}

const STILL_MS = 600_000

/** What migrations have left to do in the background; usually nothing. */
export async function checkBackfills(db: Db, { wall }: Clock, is_asleep: boolean): Promise<Finding[]> {
  const AREA = 'Backfills'
  const open = await listOpenBackfills(db)
  return open.map(({ name, rows_changed, moved_at }) => {
    const text = `${name} has changed ${counted(rows_changed, 'row')} so far`
    const still_ms = wall().getTime() - moved_at.getTime()
    if (is_asleep || still_ms < STILL_MS) return ok(AREA, `${text} and goes on${is_asleep ? ' with the server' : ''}`)
    return warn(
      AREA,
      `${text} and has stood still for ${spanText(still_ms)}`,
      'Start a process of the newest version whose ROLES hold worker, and look for platform.backfill in its log.',
    )
  })
}
