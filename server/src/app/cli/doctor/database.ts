import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { spanText } from '@mahnwerk/cli'
import { pino } from 'pino'
import { dayInVienna } from '../../../kernel/dates.ts'
import { staleTables } from '../../../law/stale-tables.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { readSkew, SKEW_MAX_MS } from '../../../platform/db/database-clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findPostmaster } from '../../../platform/embedded/postmaster.ts'
import { openLegalBook } from '../../../platform/legal/legal-book.ts'
import { LegalDataError, readLegalTables } from '../../../platform/legal/read-legal.ts'
import { readBusinessTime } from '../../../platform/work.ts'
import { checkAdministrators, checkBooks, checkFigures, checkLetterheads, checkRole } from '../../checks/database.ts'
import { type Check, type Finding, fail, lookAt, ok, warn } from '../../checks/finding.ts'
import { checkParameters } from '../../given-database.ts'
import { hasCluster, type Opened, readMode, readVersion, withDatabase } from '../database.ts'
import { failureOf } from '../exit.ts'
import type { Shell } from '../shell.ts'
import { checkCounts } from './counts.ts'
import { checkErasures } from './erasures.ts'
import { judgeFeed, listFeedHolders, readFeed } from './feed.ts'
import { checkFileStore, checkQuarantine } from './file-store.ts'
import { checkJobs } from './jobs.ts'
import { checkBackfills, checkMigrations, judgeIndexes, listBrokenIndexes } from './migrations.ts'
import { judgeMode, judgeRestore, readRestore } from './mode.ts'
import { checkMonths } from './months.ts'
import { checkQueues } from './queues.ts'
import { checkReplica } from './replica.ts'
import { checkSealed, checkTokens } from './sealed.ts'
import {
  judgeArchive,
  judgeConnections,
  judgeDurability,
  judgeReplication,
  judgeWrites,
  readConnections,
  readReplication,
  readServer,
} from './server.ts'

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
  const { config, db } = opened
  const how = config.database_url ? 'answers' : is_asleep ? 'embedded, started for this look' : 'embedded, running'
  const findings = [ok(AREA, `PostgreSQL ${await readVersion(db)}, ${how}`), ...opened.warnings]
  if (config.database_link) findings.push(...checkParameters(config.database_link))
  const tell = async (checks: readonly Check[]) => {
    for (const check of checks) findings.push(...(await lookAt(check)))
  }
  await tell(serverChecks(shell, opened))
  const migrations = await lookAt({ area: 'Migrations', look: async () => [await checkMigrations(opened)] })
  findings.push(...migrations)
  // Tables may lack columns that the further checks need.
  if (migrations.some(({ verdict }) => verdict !== 'ok')) return findings
  await tell(tableChecks(shell, opened, is_asleep))
  return findings
}

/** They need none of our tables. */
const serverChecks = ({ clock }: Shell, { config, db }: Opened): Check[] => [
  { area: 'Clock', look: () => clockOf(db, clock) },
  { area: 'Writing', look: async () => judgeWrites(await readServer(db)) },
  { area: 'Durability', look: async () => judgeDurability(await readServer(db), config.mode) },
  {
    area: 'Connections',
    look: async () => judgeConnections(await readConnections(db), config.database_limits),
  },
  {
    area: 'Replication',
    look: async () => {
      const { is_standby } = await readServer(db)
      if (is_standby) return []
      const facts = await readReplication(db)
      return [...judgeReplication(facts), ...judgeArchive(facts)]
    },
  },
  { area: 'Replica', look: () => checkReplica(db, config) },
  { area: 'Restore', look: async () => judgeRestore(await readRestore(db)) },
  { area: 'Indexes', look: async () => judgeIndexes(await listBrokenIndexes(db)) },
]

function tableChecks(shell: Shell, opened: Opened, is_asleep: boolean): Check[] {
  const { config, db } = opened
  const { clock } = shell
  const is_live = config.mode === 'live'
  const is_real = is_live && !config.is_drill
  return [
    { area: 'Backfills', look: () => checkBackfills(db, clock, is_asleep) },
    { area: 'Months', look: () => checkMonths(db) },
    { area: 'Counts', look: () => checkCounts(db, clock) },
    { area: 'Mode', look: () => modeOf(opened) },
    { area: 'Tokens', look: () => checkTokens(opened, clock) },
    { area: 'Sealed rows', look: () => checkSealed(opened) },
    ...(is_live ? [] : [{ area: 'Sandbox clock', look: () => sandboxClockOf(db, clock) }]),
    ...(is_live ? [{ area: 'Database role', look: () => checkRole(db) }] : []),
    ...(is_real ? [{ area: 'Administrators', look: () => checkAdministrators(db, config) }] : []),
    ...(is_real ? [{ area: 'Letterheads', look: () => checkLetterheads(db) }] : []),
    { area: 'Client money', look: () => checkBooks(db) },
    { area: 'Jobs', look: () => checkJobs(db, is_asleep || config.is_drill) },
    { area: 'Feed', look: async () => judgeFeed(await readFeed(db), await listFeedHolders(db)) },
    {
      area: 'Queues',
      look: async () => checkQueues(db, await readBusinessTime(db, clock, config.mode), config.smtp_url !== null),
    },
    { area: 'File store', look: () => checkFileStore(opened) },
    { area: 'Quarantine', look: () => checkQuarantine(config, clock.wall()) },
    { area: 'Erasures', look: () => checkErasures(opened) },
    { area: 'Legal figures', look: () => figuresOf(shell, opened) },
  ]
}

async function clockOf(db: Db, clock: Clock): Promise<Finding[]> {
  const range = await readSkew(db, clock)
  if (!range) return [warn('Clock', 'the clock of this machine was just set', 'Let it follow NTP.')]
  const difference_ms = Math.abs(range.least_ms + range.most_ms) / 2
  const text = `clocks of database and machine differ by ${Math.round(difference_ms)} ms`
  // Not by how slowly the database answers.
  const is_off = range.least_ms > SKEW_MAX_MS || range.most_ms < -SKEW_MAX_MS
  return [is_off ? fail('Clock', text, 'Let both follow NTP: a server here is not ready before.') : ok('Clock', text)]
}

async function modeOf({ db, config }: Opened): Promise<Finding[]> {
  return judgeMode(config, { found: await readMode(db), feed: await readFeed(db), seen: await readConnections(db) })
}

async function sandboxClockOf(db: Db, clock: Clock): Promise<Finding[]> {
  const now = await readBusinessTime(db, clock, 'sandbox')
  const offset_ms = now.getTime() - clock.wall().getTime()
  const text = `it is ${now.toISOString()}`
  return [ok('Sandbox clock', offset_ms < 1_000 ? `${text}, the real time` : `${text}, ${spanText(offset_ms)} ahead`)]
}

/** Those that were uploaded included. */
async function figuresOf({ clock }: Shell, { db, config }: Opened): Promise<Finding[]> {
  const files = await readLegalTables(config.data_dir).catch((error: unknown) => {
    if (!(error instanceof LegalDataError)) throw error
  })
  // A file that cannot be read is a failure of its own.
  if (!files) return []
  const legal = openLegalBook({ files, clock, log: pino({ enabled: false }) })
  const today = dayInVienna(await readBusinessTime(db, clock, config.mode))
  return checkFigures(staleTables(await legal.read(db), today).map(({ table }) => table))
}
