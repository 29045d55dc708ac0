import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './error.ts'
import { runToEnd } from './runner.ts'

const POLL_MS = 10
const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 10_000

/** What `postmaster.pid` says. The phase is empty in the first moments of a start. */
export type Postmaster = {
  pid: number
  host: string
  port: number
  phase: 'starting' | 'ready' | 'stopping' | 'standby' | ''
}

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const [pid, , , port, socket_dir, listen_address, , phase] = text.split('\n').map((line) => line.trim())
  if (!(Number(pid) > 0)) return undefined
  return {
    pid: Number(pid),
    host: socket_dir || listen_address || '127.0.0.1',
    port: Number(port),
    phase: (phase ?? '') as Postmaster['phase'],
  }
}

/** The running postmaster of this cluster. A file that a killed one left behind does not count. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster)
  return found !== undefined && (await isPostmasterOf(cluster, found.pid)) ? found : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** A process id alone proves nothing: after a restart of the machine or container another program may have it. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (pid === process.pid || !isAlive(pid)) return false
  if (process.platform === 'linux') return isPostmasterOnLinux(cluster, pid)
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]]
  const answer = await promisify(execFile)(program, args, { windowsHide: true }).catch(() => undefined)
  // If this program fails, trying to connect will tell.
  if (answer === undefined) return isAlive(pid)
  return process.platform === 'win32' ? /postgres/i.test(answer.stdout) : answer.stdout.includes(cluster)
}

async function isPostmasterOnLinux(cluster: string, pid: number): Promise<boolean> {
  try {
    const command_line = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    // A zombie process has no command line.
    if (command_line === '' || !/^(.*\/)?postgres\0/.test(command_line)) return false
    // A postmaster's working directory is its cluster, whatever path it had when it started.
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    if (there.dev === here.dev && there.ino === here.ino) return true
    // In its first milliseconds it has not changed there yet.
    return command_line.split('\0').includes(cluster)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return false
    const command_line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command_line.split('\0').includes(cluster)
  }
}

/**
 * Ends all connections and waits until the process is gone. If it hangs, stops it immediately, which costs a recovery
 * at the next start.
 */
export async function stopPostmaster(cluster: string, binaries: Binaries): Promise<void> {
  const found = await findPostmaster(cluster)
  if (found === undefined) return
  const { pid } = found
  await signalPostmaster(cluster, pid, { mode: 'fast', binaries })
  if (await waitUntilGone(cluster, pid, FAST_STOP_MS)) return
  await signalPostmaster(cluster, pid, { mode: 'immediate', binaries })
  if (await waitUntilGone(cluster, pid, IMMEDIATE_STOP_MS)) return
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${pid}) does not stop: end that process yourself before the next start.`,
  )
}

async function signalPostmaster(
  cluster: string,
  pid: number,
  how: { mode: 'fast' | 'immediate'; binaries: Binaries },
): Promise<void> {
  // Windows has no signals. pg_ctl knows the pipe that replaces them.
  if (process.platform === 'win32') {
    await runToEnd({ prefix: [] }, how.binaries.pg_ctl, ['stop', '-D', cluster, '-m', how.mode, '-W'])
    return
  }
  try {
    process.kill(pid, how.mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${pid}) belongs to another user and keeps running: stop it as that user.`,
      { cause: error },
    )
  }
}

async function waitUntilGone(cluster: string, pid: number, limit_ms: number): Promise<boolean> {
  const begin = performance.now()
  while (performance.now() - begin < limit_ms) {
    if (!(await isPostmasterOf(cluster, pid))) return true
    await sleep(POLL_MS)
  }
  return false
}
