import { spawn } from 'node:child_process'
import { chown, type FileHandle, open } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { type Home, SOCKET_PORT } from './cluster.ts'
import { explainFileTrouble, textOf } from './error.ts'
import { readPostmaster } from './postmaster.ts'
import { programEnv, type Runner } from './runner.ts'

/**
 * Says that a cluster is ours alone, also against other containers and machines, where process ids and abstract sockets
 * mean nothing. It belongs to the open file: whoever inherits it holds the lock too, and the system releases it when the
 * last of them is gone, even by kill -9. PostgreSQL inherits it, with all its processes, so it lasts as long as they do.
 */
export type FolderLock = {
  /** Missing where the system cannot lock; `cannot` then says why. */
  readonly file?: FileHandle
  readonly cannot?: string
  release(): Promise<void>
}

// Node has no file locks, but a program that inherits the open file can lock it on our behalf. macOS has only the second.
const LOCKERS: [string, ...string[]][] = [
  ['flock', '-n', '3'],
  ['perl', '-MFcntl=:flock', '-e', 'open F, "+<&=3" or die $!; flock F, LOCK_EX|LOCK_NB or exit 1'],
]
/** What both end with if the lock is taken. They write nothing then. */
const TAKEN = 1

/** Returns undefined if somebody else has it. On Windows PostgreSQL itself keeps a second one away. */
export async function tryFolderLock(home: Home): Promise<FolderLock | undefined> {
  if (process.platform === 'win32') return { release: async () => {} }
  const file = await open(home.lock_file, 'a+', 0o600).catch((error: unknown) => {
    throw explainFileTrouble(home.lock_file, error)
  })
  const outcome = await lock(file)
  if (outcome === 'locked') return { file, release: () => file.close() }
  await file.close()
  return outcome === 'taken' ? undefined : { cannot: outcome.cannot, release: async () => {} }
}

/** An ordinary user who owns the cluster must be able to start it after root did. */
export async function handOverLock(home: Home, { owner }: Runner): Promise<void> {
  if (owner !== undefined && process.platform !== 'win32') await chown(home.lock_file, owner.uid, owner.gid)
}

type Outcome = 'locked' | 'taken' | { cannot: string }

async function lock(file: FileHandle): Promise<Outcome> {
  for (const command of LOCKERS) {
    const outcome = await runLocker(file, command)
    if (outcome !== 'not installed') return outcome
  }
  return { cannot: 'neither the program flock nor perl is installed' }
}

function runLocker(file: FileHandle, [program, ...args]: [string, ...string[]]): Promise<Outcome | 'not installed'> {
  const child = spawn(program, args, { env: programEnv(), stdio: ['ignore', 'ignore', 'pipe', file.fd] })
  const said: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((done) => {
    child.once('error', (error) => done(codeOf(error) === 'ENOENT' ? 'not installed' : { cannot: textOf(error) }))
    child.once('close', (code) => {
      const words = textOf(Buffer.concat(said).toString())
      if (code === 0) return done('locked')
      if (code === TAKEN && words === '') return done('taken')
      done({ cannot: words || `${program} ended with ${code}` })
    })
  })
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
