import { createHash } from 'node:crypto'
import { stat, unlink } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { answers } from './folder-lock.ts'

export type StartLock = { release(): Promise<void> }

/**
 * Only one process of this container at a time may create, start or tidy the cluster of a data folder. It lasts as long
 * as that, and those who wait for it join what was started; what keeps other containers away is the folder lock. A
 * listening socket, which the system releases when the process dies, even by kill -9.
 */
export async function tryStartLock(data_dir: string): Promise<StartLock | undefined> {
  const { dev, ino } = await stat(data_dir, { bigint: true })
  const name = `mahnwerk-${createHash('sha256').update(`${dev}:${ino}:${data_dir}`).digest('hex').slice(0, 32)}`
  const path = lockPath(name)
  const lock = await tryListen(path)
  if (lock !== undefined || process.platform !== 'darwin') return lock
  // Only macOS has neither abstract sockets nor named pipes, so a dead process leaves its socket file behind.
  if (await answers(path)) return undefined
  await unlink(path).catch(() => {})
  return tryListen(path)
}

function lockPath(name: string): string {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), name)
}

async function tryListen(path: string): Promise<StartLock | undefined> {
  const server = createServer((socket) => socket.destroy())
  try {
    await listen(server, path)
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined
    throw error
  }
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ path, exclusive: true }, done)
  })
}
