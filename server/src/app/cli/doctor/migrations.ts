import { counted, spanText } from '@mahnwerk/cli'
import type { Clock } from '../../../platform/clock.ts'
import { listOpenBackfills } from '../../../platform/db/backfills.ts'
import type { Db } from '../../../platform/db/db.ts'
import { MigrationError, readMigrations, readState } from '../../../platform/db/migrate.ts'
import { type Finding, fail, ok, reasonOf, warn } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'

export async function checkMigrations({ address }: Pick<Opened, 'address'>): Promise<Finding> {
  const AREA = 'Migrations'
  try {
    const all = await readMigrations()
    const { pending, ahead } = await readState(address, all)
    if (pending.length > 0)
      return warn(
        AREA,
        `${pending.length} of ${all.length} are pending`,
        'Run "mahnwerk migrate", or start the server; "mahnwerk migrate --plan" says what that locks.',
      )
    if (ahead.length === 0) return ok(AREA, `all ${all.length} are applied`)
    return ok(AREA, `all ${all.length} are applied, and ${ahead.length} of a newer version that let this one run`)
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    return fail(AREA, reasonOf(error), 'Run the version of Mahnwerk that this database belongs to.')
  }
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
