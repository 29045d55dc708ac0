import { createHash, randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createOnce, syncFolder } from '../durable-files.ts'
import { codeOf } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, explainFileTrouble, explainOutput } from './error.ts'
import { chooseInitRunner, type Runner, refuseForeignCluster, runToEnd } from './runner.ts'

export const SUPERUSER = 'mahnwerk'
/** Names the socket file. Nothing listens on the network, except on Windows, where a free port is chosen. */
export const SOCKET_PORT = 5432

// The system allows about 104 bytes for a socket path. PostgreSQL refuses to start with a longer one.
const SOCKET_PATH_MAX_BYTES = 100
const UNFINISHED = 'postgres-new-'

export type Home = { data_dir: string; cluster: string; password_file: string; log_file: string; lock_file: string }

export async function openHome(data_dir: string): Promise<Home> {
  try {
    await makeFolder(data_dir)
    const path = await realpath(data_dir)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    await refuseForeignCluster(join(path, 'postgres'))
    return {
      data_dir: path,
      cluster: join(path, 'postgres'),
      password_file: join(path, 'postgres-password'),
      log_file: join(path, 'postgres.log'),
      lock_file: join(path, 'postgres.lock'),
    }
  } catch (error) {
    throw explainFileTrouble(data_dir, error)
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    // The recursive call reports ENOENT for a read-only file system. A plain one gives the real reason.
    if (codeOf(error) === 'ENOENT') await mkdir(path)
    throw error
  }
}

async function findClusterMajor(home: Home): Promise<string | undefined> {
  try {
    return (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw explainFileTrouble(home.cluster, error)
  }
}

export async function readPassword(home: Home): Promise<string> {
  const password = await readFile(home.password_file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw explainFileTrouble(home.password_file, error)
  })
  if (password.trim() !== '') return password.trim()
  throw new EmbeddedPostgresError(
    `The password of the database in ${home.cluster} is missing: restore the file ${home.password_file} ` +
      'from a backup or set DATA_DIR to another folder.',
  )
}

type ClusterSettings = { binaries: Binaries; durable: boolean; onProgram: () => void }

/** Call only under the start lock. Also removes what a killed process left unfinished. */
export async function ensureCluster(home: Home, runner: Runner, how: ClusterSettings) {
  try {
    await removeUnfinished(home)
    const major = await findClusterMajor(home)
    if (major === undefined) return await createCluster(home, runner, how)
    if (major === how.binaries.major) return
    throw new EmbeddedPostgresError(
      `The database in ${home.cluster} was written by PostgreSQL ${major}, but this version brings PostgreSQL ` +
        `${how.binaries.major}: set DATA_DIR to another folder and load a dump there, or set DATABASE_URL to a ` +
        `PostgreSQL ${major}.`,
    )
  } catch (error) {
    throw explainFileTrouble(home.data_dir, error)
  }
}

// An orphaned initdb may still be writing there. It never reaches the real folder, so the removal can wait until the
// next start.
async function removeUnfinished(home: Home): Promise<void> {
  for (const name of await readdir(home.data_dir)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(home.data_dir, name), { recursive: true, force: true, maxRetries: 2 }).catch(() => {})
  }
}

async function createCluster(home: Home, runner: Runner, how: ClusterSettings): Promise<void> {
  await makeRoomForCluster(home)
  const password = await ensurePassword(home)
  const unfinished = join(home.data_dir, `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const password_copy = join(unfinished, 'password')
    await writeFile(password_copy, `${password}\n`, { mode: 0o600 })
    if (runner.owner !== undefined) {
      await chown(unfinished, runner.owner.uid, runner.owner.gid)
      await chown(password_copy, runner.owner.uid, runner.owner.gid)
    }
    const target = join(unfinished, 'cluster')
    const creating = runToEnd(await chooseInitRunner(runner), how.binaries.initdb, [
      `--pgdata=${target}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${password_copy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Compares bytes (fast, the same on every system) but knows the upper and lower case of umlauts.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
      ...(how.durable ? [] : ['--no-sync']),
    ])
    how.onProgram()
    const { code, output } = await creating
    if (code !== 0) throw explainOutput(output, home)
    await rename(target, home.cluster)
    if (how.durable) await syncFolder(home.data_dir)
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
  }
}

async function makeRoomForCluster(home: Home): Promise<void> {
  try {
    await rmdir(home.cluster)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw new EmbeddedPostgresError(
      `${home.cluster} exists but is not a database: move it away or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

async function ensurePassword(home: Home): Promise<string> {
  await createOnce(home.password_file, `${randomBytes(32).toString('base64url')}\n`).catch((error: unknown) => {
    throw explainFileTrouble(home.password_file, error)
  })
  return readPassword(home)
}

/** The folders that may hold the socket, best first. */
export function listSocketDirs(home: Home, runner: Runner): string[] {
  const uid = runner.owner?.uid ?? process.getuid?.()
  const hash = createHash('sha256').update(`${uid}:${home.data_dir}`).digest('hex').slice(0, 16)
  const dirs = [join(home.data_dir, 'run'), join(tmpdir(), `mahnwerk-${hash}`)]
  return dirs.filter((dir) => Buffer.byteLength(`${dir}/.s.PGSQL.${SOCKET_PORT}`) <= SOCKET_PATH_MAX_BYTES)
}

/** Makes the folder private to the user that PostgreSQL runs as, and removes what a killed postmaster left in it. */
export async function prepareSocketDir(dir: string, home: Home, runner: Runner): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const found = await lstat(dir)
    const is_ours = dirname(dir) === home.data_dir || [process.getuid?.(), runner.owner?.uid].includes(found.uid)
    // In the folder for temporary files, another user could have created it first in order to listen in our place.
    if (!found.isDirectory() || !is_ours) {
      throw new EmbeddedPostgresError(
        `${dir} belongs to somebody else, but the socket of PostgreSQL must lie there: ` +
          'remove it or use a shorter DATA_DIR.',
      )
    }
    if (process.getuid?.() === 0) await lchown(dir, runner.owner?.uid ?? 0, runner.owner?.gid ?? 0)
    await chmod(dir, 0o700)
    for (const suffix of ['', '.lock']) await rm(join(dir, `.s.PGSQL.${SOCKET_PORT}${suffix}`), { force: true })
  } catch (error) {
    throw explainFileTrouble(dir, error)
  }
}
