import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, type FileHandle, open } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../error-code.ts'
import { type Home, SOCKET_PORT } from './cluster.ts'
import { DataDirNotLocked, explainFileTrouble, textOf } from './error.ts'
import { readPostmaster } from './postmaster.ts'
import { programEnv, type Runner } from './runner.ts'

/**
 * Says that a cluster is ours alone, also against other containers and machines, where process ids and abstract sockets
 * mean nothing. It belongs to the open file: whoever inherits it holds the lock too, and the system releases it when the
 * last of them is gone, even by kill -9. PostgreSQL inherits it, with all its processes, so it lasts as long as they do.
 */
export type FolderLock = {
  /** Missing where nothing can lock; `cannot` then says why. */
  readonly file?: FileHandle
  readonly cannot?: string
  release(): Promise<void>
}

// Node has no file locks, but a program that inherits the open file can lock it on our behalf. macOS has only the second.
const LOCKERS: [string, ...string[]][] = [
  ['flock', '-n', '3'],
  [
    'perl',
    ...['-MErrno=EWOULDBLOCK', '-MFcntl=:flock', '-e'],
    'open F, "+<&=3" or die $!; flock F, LOCK_EX|LOCK_NB or $! == EWOULDBLOCK ? exit 1 : die $!',
  ],
]
/** What both end with if the lock is taken. They write nothing then. */
const TAKEN = 1
/** How both say that this file system, or this system, knows no locks at all. "No locks available" may pass. */
const NO_LOCKS = /not supported|not implemented/i
const LOCKER_TIMEOUT_MS = 10_000
/** A program may have been killed for lack of memory, or the server of the file system may be coming back. */
const TRIES = 4
const RETRY_MS = 500

/**
 * Returns undefined if somebody else has it. On Windows PostgreSQL itself keeps a second one away. Fails if it cannot be
 * found out who has it, since a second PostgreSQL would destroy the files of the first.
 */
export async function tryFolderLock(home: Home): Promise<FolderLock | undefined> {
  if (process.platform === 'win32') return { release: async () => {} }
  const file = await open(home.lock_file, 'a+', 0o600).catch((error: unknown) => {
    throw explainFileTrouble(home.lock_file, error)
  })
  const outcome = await lock(file)
  if (outcome === 'locked') return { file, release: () => file.close() }
  await file.close()
  if (outcome === 'taken') return undefined
  if ('cannot' in outcome) return { cannot: outcome.cannot, release: async () => {} }
  throw new DataDirNotLocked(
    `It cannot be found out whether another PostgreSQL uses ${home.cluster} (${outcome.failed}): ` +
      `mend the lock on ${home.lock_file} and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** An ordinary user who owns the cluster must be able to start it after root did. */
export async function handOverLock(home: Home, { owner }: Runner): Promise<void> {
  if (owner !== undefined && process.platform !== 'win32') await chown(home.lock_file, owner.uid, owner.gid)
}

type Outcome = 'locked' | 'taken' | { cannot: string } | { failed: string }

async function lock(file: FileHandle): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await tryLockers(file)
    if (typeof outcome === 'string' || !('failed' in outcome) || tries === TRIES) return outcome
    await sleep(RETRY_MS)
  }
}

/** The second is asked also if the first is there and fails. */
async function tryLockers(file: FileHandle): Promise<Outcome> {
  const failures: string[] = []
  for (const command of LOCKERS) {
    const outcome = await runLocker(file, command)
    if (outcome === 'not installed') continue
    if (typeof outcome === 'string' || 'cannot' in outcome) return outcome
    failures.push(outcome.failed)
  }
  if (failures.length > 0) return { failed: failures.join(', ') }
  return { cannot: 'neither the program flock nor perl is installed' }
}

async function runLocker(
  file: FileHandle,
  [program, ...args]: [string, ...string[]],
): Promise<Outcome | 'not installed'> {
  try {
    const child = spawn(program, args, {
      ...{ env: programEnv(), stdio: ['ignore', 'ignore', 'pipe', file.fd] },
      ...{ timeout: LOCKER_TIMEOUT_MS, killSignal: 'SIGKILL' },
    })
    const said: Buffer[] = []
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    const words = textOf(Buffer.concat(said).toString())
    if (code === 0) return 'locked'
    if (code === TAKEN && words === '') return 'taken'
    if (code !== null && NO_LOCKS.test(words)) return { cannot: words }
    return { failed: [`${program} ended with ${code ?? signal}`, words].filter((part) => part !== '').join(', ') }
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'not installed' : { failed: textOf(error) }
  }
}

/**
 * Whether a PostgreSQL listens for this cluster, whatever its process id looks like from here and even if its file is
 * gone. It may be one that took no lock, started by an older version or where the system cannot lock.
 */
export async function isListening(home: Home): Promise<boolean> {
  if (process.platform === 'win32') return false
  const found = await readPostmaster(home.cluster)
  const dirs = [join(home.data_dir, 'run'), ...(found?.host.startsWith('/') ? [found.host] : [])]
  for (const dir of dirs) if (await answers(join(dir, `.s.PGSQL.${SOCKET_PORT}`))) return true
  return false
}

/** Whether somebody listens on this socket. One with a full queue does. */
export function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', (error) => done(codeOf(error) === 'EAGAIN'))
  })
}
