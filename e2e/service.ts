import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The product as a separate process, started as `npm start` does, with all its data in one folder. */

const START = fileURLToPath(new URL('../server/bin/mahnwerk.mjs', import.meta.url))
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url))

export const ADMIN = { email: 'admin@localhost', password: 'a password for tests' }

export type Service = {
  readonly address: string
  /** Ends the process, and keeps its folder for another start. */
  stop(): Promise<void>
}

export type Env = Readonly<Record<string, string>>

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'mahnwerk-e2e-'))

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

export const copyFolder = async (folder: string): Promise<string> => {
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true })
  return copy
}

/** Resolves once the welcome is printed. Passes on only what a program needs from the caller's environment. */
export async function startService(data_dir: string, env: Env = {}): Promise<Service> {
  const child = spawn(process.execPath, [START, 'start'], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      MODE: 'sandbox',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      // The tests wait for every letter and every page.
      WORKERS_NICE: '0',
      DATA_DIR: data_dir,
      OPERATOR_EMAIL: ADMIN.email,
      OPERATOR_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const address = await welcomeOf(child)
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function welcomeOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (bytes: Buffer) => {
      text += bytes
      const [, address] = /Address +(\S+)/.exec(text) ?? []
      if (address && text.includes('Ctrl-C')) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${text}`)))
  })
}
