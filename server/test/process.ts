import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

export type Started = {
  readonly child: ChildProcess
  /** Everything printed so far, both streams. */
  output(): string
  readonly address: string
  readonly token: string
  readonly password: string | undefined
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A folder for one test file, removed with its contents at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-start-'))
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  return folder
}

type Env = Record<string, string>

/** `within`: a program, with its arguments, that starts the server in surroundings of its own. */
export function launch(
  env: Env,
  within: readonly string[] = [],
): { child: ChildProcess; output(): string; ended: Promise<number | null> } {
  // Passes on only what a program needs from the caller's environment.
  const [program = process.execPath, ...args] = [...within, process.execPath, START]
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', WORKERS_NICE: '0', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      text += bytes
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  after(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return { child, output: () => text, ended }
}

/** Starts the server as `npm start` does. Resolves when the welcome is printed. */
export async function start(env: Env, within: readonly string[] = []): Promise<Started> {
  const { child, output, ended } = launch(env, within)
  const told = async () => {
    while (!output().includes('Ctrl-C stops everything.')) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const code = await Promise.race([told(), ended])
  if (code !== undefined) throw new Error(`the server ended with ${code}:\n${output()}`)
  return {
    child,
    output,
    address: /Address +(\S+)/.exec(output())?.[1]?.replace('localhost', '127.0.0.1') ?? '',
    token: /eyJ[\w.-]+/.exec(output())?.[0] ?? '',
    password: /Password +(\S+)/.exec(output())?.[1],
    stop(signal = 'SIGINT') {
      child.kill(signal)
      return ended
    },
  }
}

/** A start that is expected to fail. */
export async function startInVain(
  env: Env,
  within: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(env, within)
  return { code: await ended, output: output() }
}

export async function call(
  started: Pick<Started, 'address' | 'token'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(started.address + path, {
    ...init,
    headers: { authorization: `Bearer ${started.token}`, ...init.headers },
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the assertions check what a test reads from an answer
export const jsonOf = (answer: Response): Promise<any> => answer.json()
