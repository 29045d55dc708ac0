import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { ensureCluster, type Home, listSocketDirs, prepareSocketDir } from './cluster.ts'
import { findFreePort, type Listening, type ServerSettings, writeConfig } from './config.ts'
import { EmbeddedPostgresError, explainBinaryTrouble, explainFileTrouble, explainOutput, textOf } from './error.ts'
import { type FolderLock, handOverLock } from './folder-lock.ts'
import { isAlive, readPostmaster } from './postmaster.ts'
import { chooseRunner, type Runner, spawnAs } from './runner.ts'

const POLL_MS = 10
const LOG_MAX_BYTES = 5_000_000
// Backends of a killed postmaster hold its shared memory until they notice its death. PostgreSQL may also be stopped in
// the middle of its start, which says nothing about the next start.
const STILL_IN_USE = /pre-existing shared memory block|lock file ".{0,400}" already exists/i
const ENDED_BY_SOMEBODY = /received \w{1,20} shutdown request|was ended by SIG(KILL|TERM|INT|QUIT)/i
/** Replaying the log after a crash usually takes seconds. After this time, the wait is given up and explained. */
export const RECOVERY_MAX_MS = 300_000

export type StartOptions = ServerSettings & { binaries: Binaries; wanted_port: number; lock: FolderLock }

/**
 * Call only under the start lock and the folder lock, while no postmaster of this cluster runs. Returns `undefined` once
 * it accepts connections, or the reason if another try in a moment can succeed.
 */
export async function startPostmaster(home: Home, options: StartOptions): Promise<string | undefined> {
  const runner = await chooseRunner({ ...home, binaries: options.binaries })
  await handOverLock(home, runner)
  await ensureCluster(home, runner, options)
  let output = ''
  for (const listening of await listListenings(home, runner, options)) {
    if ('socket_dir' in listening) await prepareSocketDir(listening.socket_dir, home, runner)
    output = await launch(home, runner, { ...options, listening })
    if (output === '') return undefined
    // Some shared or network folders cannot hold sockets; then the next place is tried.
    if (!/could not (create|bind) .{0,400}(unix|socket)/i.test(output)) break
  }
  const failure = explainOutput(output, home)
  if (STILL_IN_USE.test(output) || ENDED_BY_SOMEBODY.test(output)) return failure.message
  throw failure
}

async function listListenings(home: Home, runner: Runner, options: StartOptions): Promise<Listening[]> {
  if (process.platform === 'win32') return [{ port: await findFreePort(options.wanted_port) }]
  const dirs = listSocketDirs(home, runner)
  if (dirs.length > 0) return dirs.map((socket_dir) => ({ socket_dir }))
  throw new EmbeddedPostgresError(
    'The paths of DATA_DIR and of the folder for temporary files are both too long for a socket: ' +
      'set DATA_DIR or TMPDIR to a folder with a shorter path.',
  )
}

// Returns '' when PostgreSQL is ready, else what it wrote before it ended.
async function launch(home: Home, runner: Runner, how: StartOptions & { listening: Listening }): Promise<string> {
  const log = await openLog(home, runner)
  try {
    await removeForeignPid(home)
    await writeConfig(home, runner, how)
    const { size: log_begin } = await log.stat()
    if (process.platform === 'win32') {
      // Only pg_ctl can drop administrator rights, with which postgres.exe refuses to run.
      const command = [how.binaries.pg_ctl, 'start', '-w', '-s', '-D', home.cluster, '-l', home.log_file]
      await once(spawnAs(runner, command, { detached: true, output: 'ignore' }), 'exit')
      return (await isReady(home)) ? '' : await readLogFrom(log, log_begin)
    }
    // Detached and independent of our output: Ctrl-C must not reach it before we have finished our work.
    const inherited = how.lock.file?.fd
    const command = [how.binaries.postgres, '-D', home.cluster]
    const child = spawnAs(runner, command, { detached: true, output: log.fd, inherited })
    how.onProgram()
    const end = await waitUntilReady(home, child)
    return end === 'ready' ? '' : `${await readLogFrom(log, log_begin)}\n${end}`
  } catch (error) {
    throw explainFileTrouble(home.data_dir, error)
  } finally {
    await log.close()
  }
}

// Returns 'ready', or how the process ended before it was.
async function waitUntilReady(home: Home, child: ChildProcess): Promise<string> {
  const ended: (string | Error)[] = []
  child.once('exit', (code, signal) => ended.push(signal ? `error: it was ended by ${signal}` : `exit code ${code}`))
  child.once('error', (error) => ended.push(error))
  child.unref()
  const begin = performance.now()
  while (performance.now() - begin < RECOVERY_MAX_MS) {
    const [end] = ended
    if (end instanceof Error) throw explainBinaryTrouble(textOf(end))
    if (end !== undefined) return end
    if (await isReady(home, child.pid)) return 'ready'
    await sleep(POLL_MS)
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL is still repairing ${home.cluster} after a crash: leave it running, see ${home.log_file}, ` +
      'and start again in a few minutes.',
  )
}

async function isReady(home: Home, pid?: number): Promise<boolean> {
  const found = await readPostmaster(home.cluster)
  return found?.phase === 'ready' && (pid === undefined || found.pid === pid)
}

// PostgreSQL replaces the file of a dead postmaster itself, but refuses to start when another program now has that pid.
async function removeForeignPid(home: Home): Promise<void> {
  const found = await readPostmaster(home.cluster)
  if (found !== undefined && isAlive(found.pid)) await rm(join(home.cluster, 'postmaster.pid'), { force: true })
}

async function openLog(home: Home, runner: Runner): Promise<FileHandle> {
  try {
    const size = await stat(home.log_file).then(
      (found) => found.size,
      () => 0,
    )
    if (size > LOG_MAX_BYTES) await rename(home.log_file, `${home.log_file}.1`)
    const log = await open(home.log_file, 'a+', 0o600)
    // An ordinary user who owns the cluster must be able to start it after root did.
    if (runner.owner !== undefined) await chown(home.log_file, runner.owner.uid, runner.owner.gid)
    return log
  } catch (error) {
    throw explainFileTrouble(home.log_file, codeOf(error) === 'EISDIR' ? new Error('it is a folder') : error)
  }
}

async function readLogFrom(log: FileHandle, position: number): Promise<string> {
  const { size } = await log.stat()
  const buffer = Buffer.alloc(Math.min(size - position, 100_000))
  const { bytesRead } = await log.read(buffer, 0, buffer.length, Math.max(position, size - buffer.length))
  return buffer.toString('utf8', 0, bytesRead)
}
