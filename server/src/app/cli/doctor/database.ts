import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { counted, spanText } from '@mahnwerk/cli'
import { isUsable, listTokens, openTokenSigner, tokenOf } from '../../../features/parties/tokens/index.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { staleTables } from '../../../law/stale-tables.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { readSkew, SKEW_MAX_MS } from '../../../platform/db/database-clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findPostmaster } from '../../../platform/embedded/postmaster.ts'
import { findJobTrouble } from '../../../platform/jobs/queries.ts'
import { LegalDataError } from '../../../platform/legal/read-legal.ts'
import { readBusinessTime } from '../../../platform/work.ts'
import { checkAdministrators, checkBooks, checkFigures, checkLetterheads, checkRole } from '../../checks/database.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'
import { checkPooler } from '../../given-database.ts'
import { depsOf, hasCluster, type Opened, readMode, readVersion, withDatabase } from '../database.ts'
import { failureOf } from '../exit.ts'
import type { Shell } from '../shell.ts'
import { checkErasures } from './erasures.ts'
import { checkFileStore } from './file-store.ts'
import { findTokenSecret } from './machine.ts'
import { checkBackfills, checkMigrations } from './migrations.ts'
import { checkReplica } from './replica.ts'

const AREA = 'Database'

/** Opens the database once for all its checks. An unused embedded one is started for them and stopped again. */
export async function checkDatabase(shell: Shell, config: Config): Promise<Finding[]> {
  if (!config.database_url && !(await hasCluster(config)))
    return [warn(AREA, `there is none in ${config.data_dir} yet`, 'The first start makes it; else correct DATA_DIR.')]
  const is_asleep = !config.database_url && !(await isRunning(config))
  try {
    return await withDatabase(shell, { purpose: 'doctor' }, (opened) => examine(shell, opened, is_asleep))
  } catch (error) {
    const failure = await failureOf(error)
    if (!failure) throw error
    return failure.lines.map((line) => fail(AREA, line.replace(/\.$/, ''), 'Nothing works without it.'))
  }
}

async function isRunning({ data_dir }: Config): Promise<boolean> {
  const cluster = join(await realpath(data_dir), 'postgres')
  return (await findPostmaster(cluster)) !== undefined
}

async function examine(shell: Shell, opened: Opened, is_asleep: boolean): Promise<Finding[]> {
  const { db } = opened
  const how = opened.config.database_url
    ? 'answers'
    : is_asleep
      ? 'embedded, started for this look'
      : 'embedded, running'
  const pooler = opened.config.database_link ? await checkPooler(opened.config.database_link) : []
  // Whatever comes next may fail for the same reason, or not.
  if (pooler.some(({ verdict }) => verdict === 'fail')) return pooler
  const findings = [ok(AREA, `PostgreSQL ${await readVersion(db)}, ${how}`), ...pooler, await clockOf(db, shell.clock)]
  findings.push(...(await checkReplica(db, opened.config)))
  const migrations = await checkMigrations(opened)
  findings.push(migrations)
  // Tables may lack columns that the further checks need.
  if (migrations.verdict !== 'ok') return findings
  findings.push(...(await checkBackfills(db, shell.clock, is_asleep)))
  findings.push(...(await modeOf(opened)), ...(await secretOf(opened, shell.clock)))
  if (opened.config.mode === 'sandbox') findings.push(await sandboxClockOf(db, shell.clock))
  if (opened.config.mode === 'live') findings.push(...(await checkRole(db)))
  if (opened.config.mode === 'live' && !opened.config.is_drill)
    findings.push(...(await checkAdministrators(db, opened.config)), ...(await checkLetterheads(db)))
  findings.push(...(await checkBooks(db)))
  findings.push(await jobsOf(db, is_asleep), ...(await checkFileStore(opened)), ...(await checkErasures(opened)))
  findings.push(...(await figuresOf(shell, opened)))
  return findings
}

async function clockOf(db: Db, clock: Clock): Promise<Finding> {
  const range = await readSkew(db, clock)
  if (!range) return warn('Clock', 'the clock of this machine was just set back', 'Let it follow NTP.')
  const difference_ms = Math.abs(range.least_ms + range.most_ms) / 2
  const text = `clocks of database and machine differ by ${Math.round(difference_ms)} ms`
  // Not by how slowly the database answers.
  const is_off = range.least_ms > SKEW_MAX_MS || range.most_ms < -SKEW_MAX_MS
  return is_off ? fail('Clock', text, 'Let both follow NTP: a server here is not ready before.') : ok('Clock', text)
}

async function modeOf({ db, config }: Opened): Promise<Finding[]> {
  const mode = await readMode(db)
  if (config.is_drill) return [ok('Mode', `a drill on a ${mode ?? 'new'} database: nothing leaves`)]
  if (!mode || mode === config.mode) return []
  return [fail('Mode', `MODE is ${config.mode}, but the database was made in ${mode} mode`, `Set MODE=${mode}.`)]
}

/** Whether the newest tokens were signed with the current secret. */
async function secretOf({ db, config }: Opened, clock: Clock): Promise<Finding[]> {
  const secret = await findTokenSecret(config)
  if (!secret) return []
  const signer = openTokenSigner(secret)
  const rows = await listTokens(db, {}, { page: 1, limit: 20 })
  const good = rows.filter((row) =>
    isUsable({ ...row, partner_confirmed_at: row.created_at }, config.mode, clock.wall()),
  )
  const foreign = good.filter((row) => !tokenOf(signer, row))
  const older = good.filter((row) => tokenOf(signer, row)?.is_newest === false)
  if (good.length === 0) return []
  if (foreign.length === 0 && older.length > 0)
    return [
      warn(
        'Tokens',
        `${older.length} of the newest ${good.length} are signed with an older secret`,
        'Issue them anew before it is taken off; "mahnwerk reseal" tells what else needs it.',
      ),
    ]
  if (foreign.length === 0) return [ok('Tokens', `${counted(good.length, 'token')} looked at, signed with this secret`)]
  return [
    fail(
      'Tokens',
      `${foreign.length} of the newest ${good.length} are signed with another secret and refused`,
      'Restore the secret that they were issued with, or issue them anew.',
    ),
  ]
}

async function sandboxClockOf(db: Db, clock: Clock): Promise<Finding> {
  const now = await readBusinessTime(db, clock, 'sandbox')
  const offset_ms = now.getTime() - clock.wall().getTime()
  const text = `it is ${now.toISOString()}`
  return ok('Sandbox clock', offset_ms < 1_000 ? `${text}, the real time` : `${text}, ${spanText(offset_ms)} ahead`)
}

/** Those that were uploaded included. */
async function figuresOf(shell: Shell, opened: Opened): Promise<Finding[]> {
  const deps = await depsOf(opened, shell).catch((error: unknown) => {
    if (!(error instanceof LegalDataError)) throw error
  })
  // A file that cannot be read is a failure of its own.
  if (!deps) return []
  const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
  return checkFigures(staleTables(await deps.legal.read(deps.db), today).map(({ table }) => table))
}

const LATE_S = 300

async function jobsOf(db: Db, is_asleep: boolean): Promise<Finding> {
  const { failed, overdue, workers } = await findJobTrouble(db, LATE_S)
  if (failed > 0)
    return warn('Jobs', `${counted(failed, 'job')} failed for good`, 'See last_error in the table jobs, and the log.')
  // No jobs run while no server does.
  if (is_asleep || overdue === 0)
    return ok('Jobs', is_asleep ? 'none failed; no server runs' : 'none failed, none overdue')
  const late = `${counted(overdue, 'job')} overdue by more than ${LATE_S / 60} minutes`
  return workers === 0
    ? fail('Jobs', `${late}, and no worker is connected`, 'Start a process whose ROLES hold worker.')
    : warn('Jobs', late, 'Look into the log of the workers.')
}
