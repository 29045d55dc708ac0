import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Attack, attackNumber } from './requests.ts'
import type { Caller, Memory, Target } from './target.ts'
import { faultsOf } from './verdict.ts'
import { type Outcome, send } from './wire.ts'

export type Setting = {
  readonly requests: number
  readonly seed: number
  /** Sends the request with this number and no other. */
  readonly only?: number
  readonly progress?: (sent: number) => void
}
export type Report = {
  readonly findings: readonly string[]
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>
  readonly routes: number
  readonly memory: { readonly before: Memory; readonly after: Memory }
  /** Of an honest client, in milliseconds. */
  readonly p99_ms: { readonly before: number; readonly meanwhile: number }
}

const TARGET = fileURLToPath(new URL('./target.ts', import.meta.url))
const HANDS = 8
/** A login may end by its own request; after so many, it is looked at and made anew. */
const LOGIN_EVERY = 200
const HONEST_EVERY_MS = 50

/** Attacks a product of its own. `MAHNWERK_TEST_DATABASE` names the PostgreSQL. */
export async function runAttack(setting: Setting): Promise<Report> {
  const child = fork(TARGET, { execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    return await attack(child, setting)
  } finally {
    if (child.connected) child.send('stop')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
}

async function attack(child: ChildProcess, { requests, seed, only, progress }: Setting): Promise<Report> {
  let target = (await told<{ target: Target }>(child)).target
  const honest = watchHonest(target)
  await sleep(20 * HONEST_EVERY_MS)
  const before = { p99: honest.p99(), memory: await ask<{ memory: Memory }>(child, 'memory') }
  const statuses: Record<string, number> = {}
  const findings: string[] = []
  const numbers = only === undefined ? Array.from({ length: requests }, (_, index) => index) : [only]
  for (let from = 0; from < numbers.length; from += LOGIN_EVERY) {
    const queue = numbers.slice(from, from + LOGIN_EVERY)
    await Promise.all(Array.from({ length: HANDS }, () => work(queue)))
    target = { ...target, callers: await loggedIn(child, target) }
    progress?.(from + LOGIN_EVERY)
  }
  const p99_ms = { before: before.p99, meanwhile: honest.p99() }
  findings.push(...(await honest.stop()))
  const { memory } = await ask<{ memory: Memory }>(child, 'memory')
  const routes = target.routes.length
  return { findings, statuses, routes, memory: { before: before.memory.memory, after: memory }, p99_ms }

  async function work(queue: number[]): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const one = attackNumber(index, seed, target)
      const outcome = await send(target.port, one)
      const word = typeof outcome === 'string' ? outcome : String(outcome.status)
      statuses[word] = (statuses[word] ?? 0) + 1
      for (const fault of faultsOf(one, outcome)) findings.push(line(one, outcome, fault, seed))
      if (child.exitCode !== null) throw new Error(`the product ended at request ${index}, seed ${seed}`)
    }
  }
}

/** Names the request so that it can be sent again: `npm run attack -- --seed 1 --only 42`. */
function line({ index, caller, method, path, body }: Attack, outcome: Outcome, fault: string, seed: number): string {
  const answer = typeof outcome === 'string' ? '' : ` answered ${outcome.body.subarray(0, 160).toString('utf8')}`
  return `--seed ${seed} --only ${index}: ${fault}: ${caller.name} ${method} ${path.slice(0, 200)} ${body.subarray(0, 120).toString('latin1')}${answer}`
}

async function loggedIn(child: ChildProcess, { port, callers }: Target): Promise<readonly Caller[]> {
  for (const { probe, headers } of callers) {
    if (probe === null) continue
    const { status } = await fetch(`http://127.0.0.1:${port}${probe}`, { headers })
    if (status !== 200) return (await ask<{ callers: Caller[] }>(child, 'callers')).callers
  }
  return callers
}

/** Somebody who only wants to work: `GET /openapi/me`, again and again. */
function watchHonest({ port, honest }: Target) {
  const took: number[] = []
  const refused = new Set<string>()
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const begin = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${port}/openapi/me`, {
        headers: { authorization: `Bearer ${honest}` },
      })
      took.push(performance.now() - begin)
      if (status !== 200) refused.add(`an honest client got ${status}`)
      await sleep(HONEST_EVERY_MS)
    }
  }
  const running = run()
  return {
    /** Of what was measured since it was last asked for. */
    p99(): number {
      const slowest_first = took.splice(0).sort((a, b) => b - a)
      return slowest_first[Math.floor(slowest_first.length / 100)] ?? 0
    },
    async stop(): Promise<string[]> {
      stopping.abort()
      await running
      return [...refused]
    },
  }
}

async function ask<T>(child: ChildProcess, what: string): Promise<T> {
  child.send(what)
  return told<T>(child)
}

async function told<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController()
  child.once('exit', () => over.abort(new Error('the product under attack has ended')))
  const [message] = await once(child, 'message', { signal: over.signal })
  child.removeAllListeners('exit')
  return message as T
}
