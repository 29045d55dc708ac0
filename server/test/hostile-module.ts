import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { Worker } from 'node:worker_threads'

/** What a module that came in with a stranger's file would try. `got` is null where the attempt failed. */
export type Attempt = { readonly what: string; readonly got: string | null }

export type Targets = {
  readonly files: readonly string[]
  readonly sockets: readonly NetConnectOpts[]
  /** Where it tries to leave a file. */
  readonly target: string
}

/** Everything a process could do to reach our secrets, with the means of JavaScript. */
export async function attack({ files, sockets, target }: Targets): Promise<Attempt[]> {
  const reading = files.map((path) => tried(`read ${path}`, () => readFileSync(path, 'utf8')))
  const connecting = sockets.map((options) => tried(`connect ${JSON.stringify(options)}`, () => connected(options)))
  return Promise.all([
    ...reading,
    ...connecting,
    tried('write', () => writeFileSync(target, 'loot')),
    tried('shell', () => execFileSync('/bin/sh', ['-c', 'cat /etc/passwd'])),
    tried('native code', () => process.dlopen({ exports: {} }, '/lib/libc.so.6')),
    ...THREAD_OPTIONS.map((options) => tried(`thread ${JSON.stringify(options)}`, () => threadReads(options))),
    tried('environment', () => Object.keys(process.env).join() || Promise.reject(new Error('nothing'))),
  ])
}

/** A thread may be started with options of its own: without limits, for example. */
const THREAD_OPTIONS = [{}, { execArgv: [] }, { execArgv: ['--no-permission'] }]

async function tried(what: string, act: () => unknown): Promise<Attempt> {
  try {
    return { what, got: String(await act()).slice(0, 200) }
  } catch {
    return { what, got: null }
  }
}

function connected(options: NetConnectOpts): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => {
      socket.destroy()
      resolve('connected')
    })
    socket.once('error', reject)
  })
}

function threadReads(options: { execArgv?: string[] }): Promise<string> {
  const code = `require('node:worker_threads').parentPort.postMessage(require('node:fs').readFileSync('/etc/passwd', 'utf8'))`
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, ...options })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
