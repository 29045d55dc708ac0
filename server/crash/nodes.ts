import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Place } from '../src/features/reach/webhooks/attempt.ts'
import { pause } from '../src/platform/clock.ts'

const NODE = fileURLToPath(new URL('node.ts', import.meta.url))
const RECEIVER = fileURLToPath(new URL('receiver.ts', import.meta.url))
const START_WITHIN_MS = 120_000

export type Env = Record<string, string>
type Started = { child: ChildProcess; output(): string; ended: Promise<NodeJS.Signals | null> }

/** A node: its process, and the processes that replace it when it dies. */
export type Node = {
  readonly name: string
  /** The latest process; it may be dead. */
  current(): Started | undefined
  /** Whether it is alive, ready and not standing still. */
  isUp(): boolean
  /** The number of its calls under way. */
  calls(): number
  kill(): void
  standStill(for_ms: number): Promise<void>
  /** Makes it kill itself at this place. */
  arm(place: Place): void
  /** Places at which it has killed itself. */
  readonly fired: Place[]
  /** Everything that its processes have printed. */
  output(): string
  /** Stops it cleanly, without a restart. */
  stop(): Promise<void>
}

async function begin(program: string, env: Env): Promise<Started> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (text += bytes))
  child.stdin?.on('error', () => undefined)
  const ended = once(child, 'close').then(([, signal]) => signal as NodeJS.Signals | null)
  return { child, output: () => text, ended }
}

const isDead = ({ child }: Started): boolean => child.exitCode !== null || child.signalCode !== null

async function ready(started: Started): Promise<boolean> {
  const until_ms = performance.now() + START_WITHIN_MS
  while (!started.output().includes('ready\n')) {
    if (isDead(started)) return false
    if (performance.now() > until_ms) throw new Error(`it does not start:\n${started.output()}`)
    await pause(10)
  }
  return true
}

export async function startReceiver(env: Env): Promise<{ stop(): Promise<void> }> {
  const started = await begin(RECEIVER, env)
  if (!(await ready(started))) throw new Error(`the receiver ended:\n${started.output()}`)
  return {
    async stop() {
      started.child.stdin?.end()
      await started.ended
    },
  }
}

export async function startNode(name: string, env: Env): Promise<Node> {
  const outputs: Started[] = []
  const fired: Place[] = []
  let armed: Place | null = null
  let is_over = false
  let is_killed = false
  let is_standing = false

  const startOnce = async (): Promise<Started> => {
    // A node cannot start while the database is down.
    for (;;) {
      const started = await begin(NODE, env)
      outputs.push(started)
      if ((await ready(started)) || is_over) return started
      await pause(100)
    }
  }
  const watch = async (started: Started): Promise<void> => {
    const signal = await started.ended
    if (signal === 'SIGKILL' && armed && !is_killed) fired.push(armed)
    armed = null
    is_killed = false
    if (!is_over) await watch(await startOnce())
  }
  const watching = watch(await startOnce())
  const current = () => outputs.at(-1)
  return {
    name,
    fired,
    current,
    isUp: () => {
      const started = current()
      return started !== undefined && !isDead(started) && !is_standing && started.output().includes('ready\n')
    },
    calls: () => Number(/calls (\d+)\n(?![\s\S]*calls \d+\n)/.exec(current()?.output().slice(-400) ?? '')?.[1] ?? 0),
    async standStill(for_ms) {
      const child = current()?.child
      is_standing = true
      child?.kill('SIGSTOP')
      await pause(for_ms)
      child?.kill('SIGCONT')
      is_standing = false
    },
    kill() {
      is_killed = true
      current()?.child.kill('SIGKILL')
    },
    arm(place) {
      armed = place
      current()?.child.stdin?.write(`crash ${place}\n`)
    },
    output: () => outputs.map((started) => started.output()).join(''),
    async stop() {
      is_over = true
      current()?.child.kill('SIGCONT')
      current()?.child.kill('SIGTERM')
      await watching
    },
  }
}
