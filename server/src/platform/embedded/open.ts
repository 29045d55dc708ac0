import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseAddress } from '../db/db.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Home, openHome, readPassword, SOCKET_PORT, SUPERUSER } from './cluster.ts'
import type { ServerSettings } from './config.ts'
import { DataDirInUse, EmbeddedPostgresError, explainFileTrouble, textOf } from './error.ts'
import { isListening, tryFolderLock } from './folder-lock.ts'
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'
import { ensureRole, ROLE, rolePassword } from './role.ts'
import { type Session, trySession } from './session.ts'
import { RECOVERY_MAX_MS, startPostmaster } from './start.ts'
import { tryStartLock } from './start-lock.ts'

export { DataDirInUse, DataDirNotLocked, EmbeddedPostgresError } from './error.ts'

const DATABASE = 'mahnwerk'
const POLL_MS = 15
const PATIENCE_MS = 30_000
const RESTART_PAUSE_MS = 1_000
// Time for a container that is being replaced to end. Each look at the folder lock runs a program.
const OWNER_PATIENCE_MS = 5_000
const OWNER_POLL_MS = 100

export type EmbeddedPostgres = {
  /** For the server: a role that only owns its database. */
  address: DatabaseAddress
  /** For whoever looks after the cluster itself. The server does nothing with it. */
  superuser: DatabaseAddress
  close(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  data_dir: string
  /** `false` gives up durability for speed, for tests. */
  durable?: boolean
  settings?: Record<string, string>
  onProgram?: ServerSettings['onProgram']
  /** Called with one sentence when PostgreSQL is lost, cannot be restarted, or is back. */
  warn?: (message: string) => void
}

/**
 * The state of one opener. `session` is missing while PostgreSQL is lost; `repair` then runs until it is back.
 * `has_started` means that this opener started PostgreSQL and must stop it if it turns out to be unusable. The addresses
 * always stay the same objects.
 */
type OpenedCluster = {
  home: Home
  binaries: Binaries
  how: ServerSettings
  warn: (message: string) => void
  address: DatabaseAddress
  superuser: DatabaseAddress
  session?: Session | undefined
  repair: Promise<void>
  has_started: boolean
  is_closing: boolean
}

/**
 * Opens the PostgreSQL of a data folder. Creates it, starts it, or joins one that already runs there: left over from a
 * killed process, or in use by others. The last one to close stops it.
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const address = { host: '', port: SOCKET_PORT, username: ROLE, password: '', database: DATABASE }
  const opened: OpenedCluster = {
    home: await openHome(options.data_dir),
    binaries: await findBinaries(),
    how: {
      durable: options.durable ?? true,
      settings: options.settings ?? {},
      onProgram: options.onProgram ?? (() => {}),
    },
    warn: options.warn ?? (() => {}),
    address,
    superuser: { ...address, username: SUPERUSER },
    repair: Promise.resolve(),
    has_started: false,
    is_closing: false,
  }
  await attach(opened).catch(async (error: unknown) => {
    if (opened.has_started) await stopPostmaster(opened.home.cluster, opened.binaries).catch(() => {})
    throw error
  })
  let closed: Promise<void> | undefined
  return {
    address: opened.address,
    superuser: opened.superuser,
    close() {
      closed ??= close(opened)
      return closed
    },
  }
}

// Returns with a session, unless `close` was called meanwhile.
async function attach(opened: OpenedCluster): Promise<void> {
  let waiting_for = ''
  let since = performance.now()
  while (!opened.is_closing) {
    const step = await tryAttach(opened)
    if (step === undefined) return
    if (step.waiting_for !== waiting_for) {
      waiting_for = step.waiting_for
      since = performance.now()
    }
    if (performance.now() - since > step.patience_ms)
      throw step.is_in_use ? new DataDirInUse(step.sentence) : new EmbeddedPostgresError(step.sentence)
    await sleep(step.is_in_use ? OWNER_POLL_MS : POLL_MS)
  }
}

type StartDelay = { waiting_for: string; patience_ms: number; sentence: string; is_in_use?: boolean }

async function tryAttach(opened: OpenedCluster): Promise<StartDelay | undefined> {
  const { home } = opened
  try {
    const found = await findPostmaster(home.cluster)
    return found === undefined ? await tryStart(opened) : await tryJoin(opened, found)
  } catch (error) {
    throw explainFileTrouble(home.cluster, error)
  }
}

async function tryStart(opened: OpenedCluster): Promise<StartDelay | undefined> {
  const { home } = opened
  const start_lock = await tryStartLock(home.data_dir)
  if (start_lock === undefined) {
    const sentence = `Another process has been starting the database in ${home.data_dir} for minutes: end it and start again.`
    return { waiting_for: 'lock', patience_ms: RECOVERY_MAX_MS, sentence }
  }
  try {
    // Another process may have started it between our check and our lock.
    if ((await findPostmaster(home.cluster)) === undefined) {
      const delay = await startAlone(opened)
      if (delay !== undefined) return delay
      opened.has_started = true
    }
  } finally {
    await start_lock.release()
  }
  const found = await findPostmaster(home.cluster)
  if (found !== undefined) return tryJoin(opened, found)
  const sentence = `PostgreSQL in ${home.data_dir} stops again right after its start: see ${home.log_file}.`
  return { waiting_for: 'start', patience_ms: PATIENCE_MS, sentence }
}

// Nobody in this container has PostgreSQL running. Whether somebody else has, only the folder itself tells.
async function startAlone(opened: OpenedCluster): Promise<StartDelay | undefined> {
  const { home, binaries, how } = opened
  const lock = await tryFolderLock(home)
  try {
    if (await isListening(home))
      return inUse(`A PostgreSQL of another container or machine uses ${home.cluster}`, OWNER_PATIENCE_MS)
    if (lock === undefined)
      return inUse(`Another container or machine, or what a crash left running, holds ${home.lock_file}`, PATIENCE_MS)
    if (lock.cannot !== undefined)
      opened.warn(
        `Nothing keeps a second PostgreSQL away from ${home.cluster} (${lock.cannot}): let no other container or ` +
          'machine use this folder.',
      )
    const sentence = await startPostmaster(home, { ...how, binaries, lock, wanted_port: opened.address.port })
    return sentence === undefined ? undefined : { waiting_for: 'start', patience_ms: PATIENCE_MS, sentence }
  } finally {
    // PostgreSQL keeps it.
    await lock?.release()
  }
}

function inUse(who: string, patience_ms: number): StartDelay {
  const sentence = `${who}: stop it first, give each of them its own DATA_DIR, or set DATABASE_URL to one PostgreSQL for all.`
  return { waiting_for: 'owner', patience_ms, sentence, is_in_use: true }
}

async function tryJoin(opened: OpenedCluster, found: Postmaster): Promise<StartDelay | undefined> {
  const { home } = opened
  const { pid, host, port, phase } = found
  const waiting_for = `${pid} ${phase}`
  if (phase !== 'ready') {
    const patience_ms = phase === 'stopping' ? PATIENCE_MS : RECOVERY_MAX_MS
    const sentence =
      `PostgreSQL (process ${pid}) in ${home.data_dir} is neither ready nor gone: ` +
      'end that process and start again.'
    return { waiting_for, patience_ms, sentence }
  }
  const password = await readPassword(home)
  const superuser = { ...opened.superuser, host, port, password }
  const address = { ...opened.address, host, port, password: rolePassword(password) }
  const hindrance = await ensureRole(superuser, address)
  const session = hindrance ?? (await trySession(address, () => startRepair(opened)))
  if (typeof session === 'string') {
    const sentence =
      `PostgreSQL (process ${pid}) in ${home.data_dir} does not answer (${session}): ` +
      'wait a moment or end that process, then start again.'
    return { waiting_for, patience_ms: PATIENCE_MS, sentence }
  }
  Object.assign(opened.superuser, superuser)
  Object.assign(opened.address, address)
  opened.session = session
  return undefined
}

function startRepair(opened: OpenedCluster): void {
  if (opened.is_closing) return
  const lost = opened.session
  opened.session = undefined
  opened.repair = repair(opened, lost)
}

// Never fails: requests wait and continue as soon as PostgreSQL is back.
async function repair(opened: OpenedCluster, lost: Session | undefined): Promise<void> {
  await lost?.end()
  opened.warn('The connection to the embedded PostgreSQL was lost, it is joined or started again.')
  while (!opened.is_closing) {
    try {
      await attach(opened)
      if (opened.session !== undefined) opened.warn('The embedded PostgreSQL is back.')
      return
    } catch (error) {
      opened.warn(`${textOf(error)} It is tried again every second.`)
      await sleep(RESTART_PAUSE_MS)
    }
  }
}

async function close(opened: OpenedCluster): Promise<void> {
  opened.is_closing = true
  await opened.repair
  const is_done = await leave(opened)
  if (is_done) return
  // If only the connection was lost, PostgreSQL still runs and must be stopped all the same.
  const found = await findPostmaster(opened.home.cluster).catch(() => undefined)
  if (found !== undefined) await tryJoin(opened, found).catch(() => undefined)
  await leave(opened)
}

async function leave(opened: OpenedCluster): Promise<boolean> {
  const { session, home, binaries } = opened
  if (session === undefined) return false
  opened.session = undefined
  try {
    const outcome = await session.leave()
    if (outcome === 'last') await stopPostmaster(home.cluster, binaries)
    return outcome !== 'lost'
  } finally {
    await session.end()
  }
}
