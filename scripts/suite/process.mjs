import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './files.mjs'
import { END_OF_FILE } from './reporter.mjs'

const REPORTER = fileURLToPath(new URL('reporter.mjs', import.meta.url))
const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))
/** Node ends a test that exceeds its limit. The process is killed only if that does not help. */
const GRACE_MS = 20_000
/** From SIGTERM to SIGKILL. */
const STOP_WITHIN_MS = 10_000
/** For the process to exit after its last test. */
const END_WITHIN_MS = 20_000

/** Without this cache each process would strip and compile all sources again. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile') }

const running = new Map()
let is_ending = false

/** Nothing more is to be started. */
export const isEnding = () => is_ending

/** Ends all processes when the whole run is interrupted. */
export async function endAll() {
  is_ending = true
  await Promise.all(
    [...running].map(([child, ended]) => {
      kill(child)
      return ended
    }),
  )
}

/** Kills everything that the process started, too. A server among it gets time to stop its own database. */
function kill(child) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_WITHIN_MS).unref()
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Starts a process that reports its tests: `hear` gets each message, `output` everything that it prints. */
function startProcess(args, { hear, output, limit_ms, grace_ms = GRACE_MS }) {
  const child = spawn(process.execPath, [`--test-reporter=${REPORTER}`, ...args], {
    cwd: root,
    env: { ...COMPILE_CACHE, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let is_late = false
  const watchdog = setTimeout(() => {
    is_late = true
    kill(child)
  }, limit_ms + grace_ms)
  child.on('message', (message) => {
    watchdog.refresh()
    hear(message)
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', output)
  const ended = new Promise((done) => {
    child.once('error', (error) => done(`could not be started: ${error.message}`))
    child.once('close', (code, signal) => {
      clearTimeout(watchdog)
      running.delete(child)
      kill(child)
      if (is_late) done(`said nothing for ${Math.round((limit_ms + grace_ms) / 1000)} s and was ended`)
      else done(code === 0 ? undefined : `ended with ${signal ?? `exit code ${code}`}`)
    })
  })
  running.set(child, ended)
  return { child, ended }
}

/** A process that runs one file after another. */
export function openWorker({ limit_ms, grace_ms, end_within_ms = END_WITHIN_MS }) {
  const done_files = []
  let report
  let last_words = ''
  /** Counts down the result of the file and the ends of both streams. */
  let missing = 0
  let onFileDone
  const arrive = () => --missing === 0 && onFileDone()
  const print = (text) => {
    if (report) report.print(text)
    else last_words += text
  }
  const { child, ended } = startProcess([WORKER], {
    limit_ms,
    grace_ms,
    output(text) {
      const [before, ...others] = text.split(END_OF_FILE)
      print(before)
      for (const other of others) {
        arrive()
        print(other)
      }
    },
    hear(message) {
      report?.hear(message, { depth: 1 })
      if (message.type === 'result' && message.names.length === 1) arrive()
    },
  })
  return {
    done_files,
    /** What the process printed after its last file. */
    last_words: () => last_words,
    /** Resolves when the file or the process has ended. */
    async run(file, given_report) {
      report = given_report
      missing = 3
      const done = new Promise((resolve) => {
        onFileDone = resolve
      })
      child.send({ file, limit_ms })
      const fault = await Promise.race([done, ended.then((text) => text ?? 'ended in the middle of its tests')])
      if (fault) report.breakOff(`the process ${fault}`)
      report.end({ after: [...done_files] })
      report = undefined
      done_files.push(file)
    },
    /** Returns a sentence if the process did not end properly. */
    async end() {
      if (child.connected) child.send({ end_within_ms })
      const patience = setTimeout(() => kill(child), 2 * end_within_ms)
      const fault = await ended
      clearTimeout(patience)
      return fault
    },
  }
}

/** Runs files that share one process from the first test to the last, as `node --test --test-isolation=none` does. */
export async function runGroup(files, report, { limit_ms, grace_ms, flags }) {
  const args = ['--test', '--test-isolation=none', `--test-timeout=${limit_ms}`, ...flags, ...files]
  const { ended } = startProcess(args, {
    limit_ms,
    grace_ms,
    output: (text) => report.print(text.replaceAll(END_OF_FILE, '')),
    hear: (message) => report.hear(message, { depth: 0 }),
  })
  const fault = await ended
  // Exit code 1 also means that a test has failed.
  if (fault && !report.has_failed) report.breakOff(`the process ${fault}`)
  report.end({})
}
