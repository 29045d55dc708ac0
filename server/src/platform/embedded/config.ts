import { chown, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Home, SOCKET_PORT } from './cluster.ts'
import type { Runner } from './runner.ts'

/** Where the postmaster listens: on a socket in a folder or, on Windows, on a loopback port. */
export type Listening = { socket_dir: string } | { port: number }

export type ServerSettings = {
  durable: boolean
  settings: Record<string, string>
  /** Called when a program of PostgreSQL runs that takes a while: the one that creates the cluster, or the server. */
  onProgram: () => void
}

// For a small machine that PostgreSQL shares with Node.
const SETTINGS: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel workers would take cores from Node and need more /dev/shm than containers have.
  max_parallel_workers_per_gather: '0',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '5min',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  // Failed statements reach the caller anyway. In this log they would reveal personal data and grow without bound.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}

const NOT_DURABLE: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** A file rather than arguments, since pg_ctl on Windows takes arguments only as one string for a shell. */
export async function writeConfig(home: Home, runner: Runner, how: ServerSettings & { listening: Listening }) {
  const settings = {
    ...SETTINGS,
    ...(how.durable ? {} : NOT_DURABLE),
    ...how.settings,
    ...listenSettings(how.listening),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}\n`)
  const path = join(home.cluster, 'postgresql.conf')
  const draft = `${path}.new`
  await writeFile(draft, `# Written at every start. "ALTER SYSTEM SET" keeps your own settings.\n${lines.join('')}`, {
    mode: 0o600,
  })
  if (runner.owner !== undefined) await chown(draft, runner.owner.uid, runner.owner.gid)
  await rename(draft, path)
}

function listenSettings(listening: Listening): Record<string, string> {
  if ('port' in listening) {
    return { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
  }
  // The setting is a list. The inner quotes keep a comma in the path from splitting it.
  const socket_dir = `"${listening.socket_dir.replaceAll('"', '""')}"`
  return { listen_addresses: '', port: String(SOCKET_PORT), unix_socket_directories: socket_dir }
}

function quote(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** The previous port if it is free, so that connection pools find PostgreSQL again; otherwise any free one. */
export async function findFreePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0)) ?? SOCKET_PORT
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : undefined))
    })
  })
}
