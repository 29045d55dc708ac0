import { execFile } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Our own sources, which hold no secrets. */
export const SOURCES = fileURLToPath(new URL('../', import.meta.url))

/** Where Node looks for packages first. What it may not read there would end the process; what is not there is looked for above. */
const NEAREST_PACKAGES = join(SOURCES, '../node_modules')

/** What a process that handles strangers' files may do. It never writes, and never starts a program. */
export type Reach = {
  /** Folders and files that it may read, besides our sources. */
  readonly reads: readonly string[]
  /** Native code cannot be held by Node, only by the walls below. */
  readonly addons?: boolean
  /** For the main thread only: a thread that may start threads could start one without any limit. */
  readonly threads?: boolean
}

/** The folder of an installed package. */
export const packageFolder = (name: string): string => folderOf(name, import.meta.url)

/** The folders of a package and of everything that it needs. */
export function packageFolders(name: string, from: string = import.meta.url, found = new Set<string>()): string[] {
  const folder = folderOf(name, from)
  if (found.has(folder)) return []
  found.add(folder)
  const manifest = join(folder, 'package.json')
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> }
  for (const needed of Object.keys(dependencies)) packageFolders(needed, manifest, found)
  return [...found]
}

/** Many packages do not let their `package.json` be resolved, so it is looked for where Node looks. */
function folderOf(name: string, from: string): string {
  const places = createRequire(from).resolve.paths(name) ?? []
  const place = places.find((one) => isThere(join(one, name, 'package.json')))
  if (!place) throw new Error(`the package ${name} is not installed`)
  return realpathSync(join(place, name))
}

/** To a confined process, what it may not read is not there. */
function isThere(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}

/** The folder of a scope, for packages whose native part is a package of its own in the same scope. */
export const scopeFolder = (name: string): string => dirname(packageFolder(name))

/** Node's own limits. They hold for JavaScript, on every system. */
export function permissionFlags({ reads, addons, threads }: Reach): string[] {
  const flags = [
    '--permission',
    ...[SOURCES, NEAREST_PACKAGES, ...reads].map((path) => `--allow-fs-read=${pattern(path)}`),
  ]
  if (addons) flags.push('--allow-addons')
  // Without the second flag Node warns on the error output.
  if (threads) flags.push('--allow-worker', '--disable-warning=PERM0006')
  return flags
}

const pattern = (path: string): string => (path.endsWith(sep) || /\.\w+$/.test(path) ? path : path + sep)

/** Programs by their full names: the processes have no PATH. */
const TOOLS = ['unshare', 'mount', 'setpriv', 'sh'] as const
const TOOL_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/**
 * Covers the folders before `--` with empty ones and runs the rest without any right to take the covers off again. The
 * process is in a user namespace of its own, so it can neither look into ours nor signal anything with more rights.
 */
const COVER = `mount=$1; setpriv=$2; shift 2
while [ "$1" != -- ]; do "$mount" -t tmpfs -o ro,size=4k,mode=000 none "$1" || exit 125; shift; done; shift
unset PWD OLDPWD
exec "$setpriv" --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"`

/** What the system adds to Node's limits: no network and no sight of our data, for native code too. */
export type Walls = {
  /** The command that stands before the program, and keeps these folders out of its sight. */
  prefix(reach: Reach, hidden: readonly string[]): string[]
}

let probed: Promise<Walls | null> | undefined

/** Null where the system allows no namespaces, as in many containers. Tried once in each process. */
export function findWalls(): Promise<Walls | null> {
  probed ??= tryWalls()
  return probed
}

async function tryWalls(): Promise<Walls | null> {
  if (process.platform !== 'linux') return null
  const [unshare, mount, setpriv, sh] = TOOLS.map(findTool)
  if (!unshare || !mount || !setpriv || !sh) return null
  const prefix = (reach: Reach, hidden: readonly string[]) => [
    ...[unshare, '--user', '--map-root-user', '--net', '--ipc', '--mount', '--'],
    ...[sh, '-c', COVER, 'sh', mount, setpriv],
    ...coversOf([...hidden, ...SOCKET_FOLDERS], [SOURCES, process.execPath, ...reach.reads]),
    '--',
  ]
  const nothing = { reads: [] }
  const [program = '', ...args] = [...prefix(nothing, []), process.execPath, ...permissionFlags(nothing)]
  // The sources must be readable in there too: root has no power over other users' files.
  const probe = ['-e', 'require("node:fs").readFileSync(process.argv[1])', fileURLToPath(import.meta.url)]
  return new Promise((done) => {
    execFile(program, [...args, ...probe], { env: {}, timeout: 10_000 }, (error) => done(error ? null : { prefix }))
  })
}

const findTool = (name: string): string | undefined =>
  TOOL_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Other programs listen here, databases among them. A namespace of networks does not close these sockets. */
const SOCKET_FOLDERS = [tmpdir(), '/tmp', '/run']

/** A folder with something that is needed cannot be covered. One inside of another needs no cover of its own. */
function coversOf(folders: readonly string[], needed: readonly string[]): string[] {
  const real = folders.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder))
  const free = [...new Set(real)].filter((folder) => !needed.some((path) => isWithin(path, folder)))
  return free.filter((folder) => !free.some((other) => other !== folder && isWithin(folder, other)))
}

const isWithin = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`)
