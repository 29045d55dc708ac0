import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { S3Config } from '../src/platform/config.ts'

const PROGRAM = fileURLToPath(new URL('servers/s3.ts', import.meta.url))

export type S3Server = {
  readonly config: S3Config
  /** Everything on its disk, including parts of unfinished uploads. */
  files(): Promise<string[]>
  /** Ends the process; what it stored stays. */
  stop(): Promise<void>
  /** Restarts it on the same port. */
  restart(): Promise<void>
}

/** A real S3-compatible server process with one empty bucket; ends with the test file. */
export async function startS3(): Promise<S3Server> {
  const { close, ...server } = await openS3()
  after(close)
  return server
}

/** The same for programs that are no tests. `close` also removes what it stored. */
export async function openS3(): Promise<S3Server & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-s3-'))
  let { child, port } = await launch(folder, '0')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const close = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    close,
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      access_key: 'S3RVER',
      secret_key: 'S3RVER',
      region: 'eu-central-1',
    },
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    },
    stop,
    async restart() {
      await stop()
      ;({ child, port } = await launch(folder, port))
    },
  }
}

async function launch(folder: string, wanted: string): Promise<{ child: ChildProcess; port: string }> {
  // The package encrypts its page tokens with a cipher that OpenSSL considers legacy.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', PROGRAM, folder, wanted], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening on (\d+)/.exec(line)?.[1]
    if (port) return { child, port }
  }
  throw new Error('the S3 server did not start')
}
