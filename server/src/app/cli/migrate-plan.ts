import { counted, EXIT, paint, printJson, printLine, signOf, type Shell as Terminal, wrapped } from '@mahnwerk/cli'
import { readMigrations, readState } from '../../platform/db/migrate.ts'
import { type PlannedMigration, type PlannedStep, planMigrations } from '../../platform/db/plan.ts'
import { withDatabase } from './database.ts'
import type { CommonOptions, Shell } from './shell.ts'

/** What a migration would do, for whoever chooses the hour. */
export async function showPlan(shell: Shell, { json }: CommonOptions): Promise<number> {
  const { stdout } = shell
  const plan = await withDatabase(shell, { purpose: 'migrate --plan' }, async ({ address, db }) =>
    planMigrations(db, (await readState(address, await readMigrations())).pending),
  )
  if (json) printJson(stdout, { pending: plan })
  else if (plan.length === 0) printLine(stdout, `${signOf(stdout, 'ok')} No migration is pending.`)
  else tellPlan(shell, plan)
  return EXIT.ok
}

function tellPlan({ stdout }: Pick<Terminal, 'stdout'>, plan: readonly PlannedMigration[]): void {
  for (const migration of plan) {
    printLine(stdout, paint(stdout, 'bold', migration.name))
    for (const line of linesOf(migration)) printLine(stdout, `  ${line}`)
  }
  printLine(
    stdout,
    `\n${counted(plan.length, 'migration')} ${plan.length === 1 ? 'is' : 'are'} pending; nothing was changed.`,
  )
  const note =
    'Times are rough, and count from when a lock is there. A migration queues for a lock for 2 s at most, then gives way and tries again for 2 minutes. Within a transaction locks are kept to its end.'
  for (const line of wrapped(note, 100)) printLine(stdout, line)
}

function linesOf({ in_transaction, older_may_run, ends_older, steps, ...rest }: PlannedMigration): string[] {
  const { after_backfills, backfill } = rest
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const how = in_transaction ? `one transaction, ${timeText(total)}` : 'each statement on its own'
  return [
    ...after_backfills.map(
      (name) => `first the backfill ${name} once more over all its rows, 1000 at a time; stops nobody`,
    ),
    steps.length === 0 ? `${how}; locks no table that is there` : how,
    ...steps.map(stepText),
    ...(backfill ? [backfillText(backfill)] : []),
    ...(older_may_run
      ? []
      : [`the version before can neither run nor start afterwards${ends_older ? `: ${ends_older}` : ''}`]),
  ]
}

const timeText = (seconds: number): string => (seconds < 1 ? 'less than a second' : `about ${Math.round(seconds)} s`)

const stepText = ({ what, table, rows, bytes, lock, stops, seconds }: PlannedStep): string =>
  `${table} (${rowsText(rows)}, ${(bytes / 1_000_000).toFixed(1)} MB): ${what}; ${lock} stops ${stops}, ${timeText(seconds)}`

const rowsText = (rows: number | null): string =>
  rows === null ? 'rows not counted yet' : `about ${counted(rows, 'row')}`

const backfillText = ({ table, rows }: { table: string | null; rows: number | null }): string =>
  `then in the background: old rows${table ? ` of ${table}` : ''}${rows === null ? '' : `, ${counted(Math.max(1, Math.ceil(rows / 1_000)), 'portion')} of 1000`}`
