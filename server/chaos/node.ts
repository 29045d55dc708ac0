import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pause } from '../src/platform/clock.ts'
import type { ClockSetting } from './wrong-clock.ts'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const WRONG_CLOCK = fileURLToPath(new URL('./wrong-clock.ts', import.meta.url))
const WELCOME = 'Ctrl-C stops everything.'
const START_WITHIN_MS = 120_000
const OUTPUT_MAX = 200_000

/** One node: a real server as `npm start` runs it, started again whenever it ends. */
export type ChaosNode = {
  readonly name: string
  readonly port: string
  /** Starts so far. */
  starts(): number
  /** Resolves when the latest process has said its welcome. */
  ready(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Sets the clock of its machine, until it is set again or the process ends. */
  setClock(ahead_ms: number): void
  /** Everything printed lately. */
  output(): string
  stop(): Promise<void>
}

type Running = { readonly child: ChildProcess; readonly ended: Promise<unknown>; text: string; is_up: boolean }

function begin(env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', WRONG_CLOCK, START], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const running: Running = { child, ended: once(child, 'close'), text: '', is_up: false }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes) => {
      running.text = (running.text + bytes).slice(-OUTPUT_MAX)
      // The welcome does not stay in what is kept.
      running.is_up ||= running.text.includes(WELCOME)
    })
  return running
}

export function startNode(name: string, port: string, env: Record<string, string>): ChaosNode {
  let is_over = false
  let starts = 1
  let current = begin({ ...env, PORT: port })
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await current.ended
      if (is_over) return
      // As a supervisor does.
      await pause(300)
      starts++
      current = begin({ ...env, PORT: port })
    }
  }
  const watching = keepRunning()
  return {
    name,
    port,
    starts: () => starts,
    async ready() {
      const until_ms = performance.now() + START_WITHIN_MS
      while (!current.is_up) {
        if (performance.now() > until_ms) throw new Error(`${name} does not start:\n${current.text}`)
        await pause(20)
      }
    },
    signal: (signal) => void current.child.kill(signal),
    // A process that has just ended needs no clock; the next one starts with a right one.
    setClock: (ahead_ms) => void current.child.send({ ahead_ms } satisfies ClockSetting, () => undefined),
    output: () => current.text,
    async stop() {
      is_over = true
      current.child.kill('SIGCONT')
      current.child.kill('SIGTERM')
      await watching
    },
  }
}
