import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, explainBinaryTrouble, textOf } from './error.ts'

type Owner = { uid: number; gid: number }

/**
 * How PostgreSQL programs are run. PostgreSQL refuses root, so root either maps itself to another user in a user
 * namespace (`prefix`; files still belong to root, private folders stay reachable) or becomes another user (`owner`).
 */
export type Runner = { prefix: string[]; owner?: Owner }

const AS_MYSELF: Runner = { prefix: [] }

/** Call only while no postmaster runs: this may change the owner of the cluster. */
export async function chooseRunner(place: { binaries: Binaries; data_dir: string; cluster: string }): Promise<Runner> {
  const my_uid = process.getuid?.()
  if (my_uid !== 0) return AS_MYSELF
  const owner = await findOwner(place.cluster)
  if (owner !== undefined && owner.uid !== 0 && (await canReach(owner, place))) return { prefix: [], owner }
  const prefix = await findMapping()
  if (prefix !== undefined) {
    if (owner !== undefined && owner.uid !== 0) await changeOwner(place.cluster, { uid: 0, gid: 0 })
    return { prefix }
  }
  return becomeNobody(place, owner !== undefined)
}

/** PostgreSQL runs only for the owner of its files; root can become any owner. */
export async function refuseForeignCluster(cluster: string): Promise<void> {
  const owner = await findOwner(cluster)
  const my_uid = process.getuid?.() ?? 0
  if (owner === undefined || my_uid === 0 || owner.uid === my_uid) return
  throw new EmbeddedPostgresError(
    `The database files in ${cluster} belong to the user with id ${owner.uid}: ` +
      'start as that user, change their owner with "chown -R", or set DATA_DIR to another folder.',
  )
}

async function becomeNobody(
  place: { binaries: Binaries; data_dir: string; cluster: string },
  has_cluster: boolean,
): Promise<Runner> {
  const owner = await findNobody()
  if (!(await canReach(owner, { ...place, data_dir: dirname(place.data_dir) }))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the unprivileged user with id ${owner.uid} cannot reach ` +
        `${place.data_dir} or the installed packages: set DATA_DIR to a folder outside of private homes, ` +
        'start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  // This allows entering the data folder, not listing it. The cluster inside stays closed to everybody else.
  await chmod(place.data_dir, (await stat(place.data_dir)).mode | 0o011)
  if (has_cluster) await changeOwner(place.cluster, owner)
  return { prefix: [], owner }
}

/** initdb needs a user name. A uid without one (as in containers with arbitrary uids) borrows one by mapping. */
export async function chooseInitRunner(runner: Runner): Promise<Runner> {
  if (runner.prefix.length > 0 || runner.owner !== undefined || process.platform === 'win32') return runner
  try {
    userInfo()
    return runner
  } catch {
    return { prefix: (await findMapping()) ?? [] }
  }
}

async function findMapping(): Promise<string[] | undefined> {
  if (process.platform !== 'linux') return undefined
  const users = await listUsers()
  const user = users.find(({ uid }) => uid !== 0) ?? { uid: 65534, gid: 65534 }
  const prefix = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
  const probe = await runToEnd({ prefix }, 'true', []).catch(() => undefined)
  return probe?.code === 0 ? prefix : undefined
}

async function findNobody(): Promise<Owner> {
  const users = await listUsers()
  return users.find(({ name }) => name === 'nobody') ?? users.find(({ uid }) => uid !== 0) ?? { uid: 65534, gid: 65534 }
}

async function listUsers(): Promise<(Owner & { name: string })[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

async function findOwner(path: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function canReach(who: Owner, place: { binaries: Binaries; data_dir: string }): Promise<boolean> {
  return (await canEnter(who, place.data_dir)) && (await canEnter(who, dirname(place.binaries.postgres)))
}

async function canEnter(who: Owner, folder: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder)
  const enter_bit = uid === who.uid ? 0o100 : gid === who.gid ? 0o010 : 0o001
  if ((mode & enter_bit) === 0) return false
  const parent = dirname(folder)
  return parent === folder || canEnter(who, parent)
}

async function changeOwner(path: string, { uid, gid }: Owner): Promise<void> {
  await lchown(path, uid, gid)
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, gid)
}

export async function runToEnd(
  runner: Runner,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawnAs(runner, [program, ...args], { detached: false, output: 'pipe' })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  }).catch((error: unknown) => {
    throw explainBinaryTrouble(textOf(error))
  })
  return { code, output: Buffer.concat(chunks).toString() }
}

export function spawnAs(
  runner: Runner,
  command: string[],
  options: { detached: boolean; output: 'pipe' | 'ignore' | number; inherited?: number | undefined },
): ChildProcess {
  const [program = '', ...args] = [...runner.prefix, ...command]
  return spawn(program, args, {
    // The folder we were started in may be closed to the user that PostgreSQL runs as.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: programEnv(),
    detached: options.detached,
    windowsHide: true,
    stdio: ['ignore', options.output, options.output, ...(options.inherited === undefined ? [] : [options.inherited])],
    ...runner.owner,
  })
}

// PostgreSQL gets none of the PG* variables that would change what it does and, except on Windows, none of our secrets.
export function programEnv(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') {
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name)))
  }
  return { PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
