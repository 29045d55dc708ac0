import { counted, EXIT, printJson, printLine, showProgress, signOf, wrongUse } from '@mahnwerk/cli'
import type { Command } from 'commander'
import { readBaseline } from '../../platform/db/baseline.ts'
import { listPending, migrate, readMigrations } from '../../platform/db/migrate.ts'
import { withDatabase } from './database.ts'
import { showPlan } from './migrate-plan.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

type MigrateOptions = CommonOptions & { readonly check?: boolean; readonly plan?: boolean }

export function addMigrate(program: Command, { shell, end }: Cli): void {
  const command = program
    .command('migrate')
    .description('bring the database up to date; the server does so itself when it starts')
    .option('--check', 'change nothing; exit with 1 when migrations are pending')
    .option('--plan', 'change nothing; say what is pending, what it locks and for how long, and what follows')
    .action(async (options: MigrateOptions) => end(await choose(options)(shell, options)))
  finishCommand(command, 'migrate', 'migrate --check', 'migrate --plan')
}

function choose({ check, plan }: MigrateOptions): (shell: Shell, options: MigrateOptions) => Promise<number> {
  if (check && plan) throw wrongUse('--check and --plan cannot be used together.')
  if (plan) return showPlan
  return check ? checkPending : applyPending
}

async function applyPending(shell: Shell, { json }: MigrateOptions): Promise<number> {
  const { stdout } = shell
  const progress = await showProgress(shell, { json }, 'Migrating the database')
  const wish = { purpose: 'migrate', may_create: true }
  const tell = (sentence: string) => (shell.stderr.isTTY ? progress.tell(sentence) : printLine(shell.stderr, sentence))
  const applied = await withDatabase(shell, wish, async ({ address }) =>
    migrate(address, await readMigrations(), { tell, baseline: await readBaseline() }),
  ).finally(() => progress.end())
  if (json) printJson(stdout, { applied })
  else {
    for (const name of applied) printLine(stdout, `${signOf(stdout, 'ok')} ${name}`)
    const what = applied.length === 0 ? 'nothing was pending' : `${counted(applied.length, 'migration')} applied`
    printLine(stdout, `The database is up to date: ${what}.`)
  }
  return EXIT.ok
}

async function checkPending(shell: Shell, { json }: MigrateOptions): Promise<number> {
  const { stdout } = shell
  const pending = await withDatabase(shell, { purpose: 'migrate --check' }, async ({ address }) =>
    listPending(address, await readMigrations()),
  )
  if (json) printJson(stdout, { pending })
  else if (pending.length === 0) printLine(stdout, `${signOf(stdout, 'ok')} No migration is pending.`)
  else {
    for (const name of pending) printLine(stdout, `${signOf(stdout, 'warn')} ${name}`)
    const [verb, them] = pending.length === 1 ? ['is', 'it'] : ['are', 'them']
    printLine(
      stdout,
      `${counted(pending.length, 'migration')} ${verb} pending: "mahnwerk migrate", or a start, applies ${them}.`,
    )
  }
  return pending.length === 0 ? EXIT.ok : EXIT.failed
}
