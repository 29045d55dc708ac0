import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import type { DatabaseAddress } from '../src/platform/db/db.ts'
import { EmbeddedPostgresError, openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { findPostmaster } from '../src/platform/embedded/postmaster.ts'

export const OPENER = fileURLToPath(new URL('embedded-postgres-opener.ts', import.meta.url))

export const NOBODY = { uid: 65534, gid: 65534 }
const IS_ROOT = process.getuid?.() === 0
/** Without user namespaces, root runs PostgreSQL as another user, who cannot enter private folders. */
export const CAN_ENTER_PRIVATE_FOLDERS =
  !IS_ROOT || spawnSync('unshare', ['--user', '--map-user=1', '--map-group=1', '--', 'true']).status === 0
/** A path with everything that may go wrong in it. */
export const ODD_NAME = join('Größe und Maß', 'data, "it\'s"')

/** Killed at the end, in case a failed test leaves them running. */
export const children = new Set<ChildProcess>()

export async function makeBase(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'mw-pg-'))
  await chmod(base, 0o755)
  return base
}

export async function removeBase(base: string): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  for (const name of [...(await readdir(base)), ODD_NAME]) {
    const pid = await postmasterPid(join(base, name)).catch(() => undefined)
    if (pid === undefined) continue
    process.kill(pid, 'SIGQUIT')
    while ((await postmasterPid(join(base, name))) === pid) await sleep(20)
  }
  // Without further options Node removes the thousands of files in one call instead of one by one.
  rmSync(base, { recursive: true })
}

export async function query<T>(address: DatabaseAddress, ask: (sql: postgres.Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres({ ...address, max: 1, onnotice: () => {} })
  try {
    return await ask(sql)
  } finally {
    await sql.end({ timeout: 0 })
  }
}

export function clearNotes(address: DatabaseAddress): Promise<unknown> {
  return query(address, (sql) => sql`delete from notes`)
}

export function addNote(address: DatabaseAddress, note: string): Promise<unknown> {
  return query(address, (sql) => sql`insert into notes values (${note})`)
}

export async function listNotes(address: DatabaseAddress): Promise<string[]> {
  const rows = await query(address, (sql) => sql<{ note: string }[]>`select note from notes order by note`)
  return rows.map(({ note }) => note)
}

export async function postmasterPid(data_dir: string): Promise<number | undefined> {
  return (await findPostmaster(join(data_dir, 'postgres')))?.pid
}

export type Opener = { address: DatabaseAddress; error?: string; close(): Promise<void>; kill(): Promise<void> }

export async function spawnOpener(
  data_dir: string,
  options: { uid?: number; gid?: number; durable?: boolean; path?: string; within?: readonly string[] } = {},
): Promise<Opener> {
  const { durable, path, within = [], ...user } = options
  const [program = '', ...args] = [...within, process.execPath, OPENER, data_dir, durable === true ? 'durable' : '']
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PATH: path ?? process.env.PATH },
    ...user,
  })
  children.add(child)
  const gone = new Promise<void>((done) => child.once('close', () => done()).once('error', () => done()))
  void gone.then(() => children.delete(child))
  return {
    ...(await readAnswer(child.stdout)),
    close() {
      child.stdin.end()
      return gone
    },
    kill() {
      child.kill('SIGKILL')
      return gone
    },
  }
}

async function readAnswer(output: Readable): Promise<{ address: DatabaseAddress; error?: string }> {
  for await (const line of createInterface(output)) return JSON.parse(line)
  throw new Error('the process ended without an answer')
}

export async function refusal(data_dir: string): Promise<string> {
  try {
    await (await openEmbeddedPostgres({ data_dir, durable: false })).close()
  } catch (error) {
    assert.ok(error instanceof EmbeddedPostgresError)
    return error.message
  }
  throw new Error('it opened')
}

export function assertOneSentence(message: string): void {
  assert.match(message, /^[^\n]+: [^\n]+\.$/)
  assert.doesNotMatch(message, /\. [A-Z]/)
}
