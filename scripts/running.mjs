// Which servers run out of this checkout, so that nobody takes their packages away. Plain JavaScript for Node 20, since it
// runs before anything is installed.
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const BEAT_MS = 10_000
/** A server that cannot be looked up from here, as in another container, is taken for dead after this time. */
const SILENT_MS = 60_000

/** Beside the packages, which all users and containers see. The other one is for who may not write there. */
const foldersOf = (root) => [
  join(root, 'node_modules', '.mahnwerk-running'),
  join(tmpdir(), `mahnwerk-running-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`),
]

/** Leaves a note for as long as this process lives. The note of one that was killed is told from others by `isRunning`. */
export function noteRunning(root) {
  // Without packages there are none to take away, and nothing starts.
  if (!existsSync(join(root, 'node_modules'))) return
  for (const folder of foldersOf(root)) {
    try {
      makeFolder(folder)
      listRunning(root)
      const file = join(folder, `${process.pid}-${randomUUID()}`)
      writeFileSync(file, JSON.stringify({ pid: process.pid, born: bornOf(process.pid), ...placeOf(folder) }))
      setInterval(() => touch(file), BEAT_MS).unref()
      process.once('exit', () => remove(file))
      return
    } catch {
      // Not writable for us.
    }
  }
}

/** The process ids of the servers that run out of this checkout. Notes of others are removed. */
export function listRunning(root) {
  const pids = []
  for (const folder of foldersOf(root)) {
    for (const name of namesIn(folder)) {
      const file = join(folder, name)
      if (isRunning(file, folder)) pids.push(Number.parseInt(name, 10))
      else remove(file)
    }
  }
  return pids
}

/** Where the process can be looked up, that decides, also if its id has been given to another one since. */
function isRunning(file, folder) {
  const { note, silent_ms } = read(file)
  const here = placeOf(folder)
  // With a checkout its notes were copied.
  if (note.folder !== undefined && note.folder !== here.folder) return false
  if (note.machine !== here.machine) return silent_ms < SILENT_MS
  return isAlive(note.pid) && (note.born === null ? silent_ms < SILENT_MS : note.born === bornOf(note.pid))
}

/** A note that cannot be read is just being written. */
function read(file) {
  try {
    const silent_ms = Date.now() - statSync(file).mtimeMs
    try {
      return { note: JSON.parse(readFileSync(file, 'utf8')), silent_ms }
    } catch {
      return { note: {}, silent_ms }
    }
  } catch {
    return { note: {}, silent_ms: Number.POSITIVE_INFINITY }
  }
}

/** Process ids mean the same within one `machine`: one boot of one kernel, and there one container. */
function placeOf(folder) {
  const machine = [
    textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? hostname(),
    textOf(() => readlinkSync('/proc/self/ns/pid')) ?? '',
  ].join(' ')
  return { machine, folder: statSync(folder).ino }
}

/** When a process began, in ticks since the boot. Null where the system does not tell. */
const bornOf = (pid) =>
  textOf(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  })

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function textOf(look) {
  try {
    return look()
  } catch {
    return null
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder)
    // Servers of several users leave their notes there.
    chmodSync(folder, 0o1777)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+-/.test(name))
  } catch {
    return []
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Gone with the packages.
  }
}

function remove(file) {
  try {
    rmSync(file, { force: true })
  } catch {
    // Somebody else's.
  }
}
