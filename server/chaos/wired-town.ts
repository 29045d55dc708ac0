import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../src/platform/db/db.ts'
import { insist } from '../src/platform/db/insist.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { findPostmaster } from '../src/platform/embedded/postmaster.ts'
import { codeOf } from '../src/platform/error-code.ts'
import { openS3 } from '../test/s3-server.ts'
import type { Closers } from './closers.ts'
import type { ChaosNode } from './node.ts'
import { buildTown, type Town } from './town.ts'
import { openWire, type Wire } from './wire.ts'

/** Its connections may still be those from before an earlier fault. */
const LIST_WITHIN_MS = 10_000

/** A node with its own line to the database and to the store. */
export type Site = { readonly node: ChaosNode; readonly database: Wire; readonly store: Wire }

export type WiredTown = Town & {
  readonly sites: readonly Site[]
  /** Like a machine that loses its power. PostgreSQL is started again after a moment. */
  crashDatabase(): Promise<void>
  /** All its processes stand still until what is returned is called. */
  stopDatabase(): Promise<() => void>
}

/** A town over one PostgreSQL and one object store, all on this machine. */
export async function openWiredTown(closers: Closers): Promise<WiredTown> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-chaos-'))
  closers.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const data_dir = join(folder, 'database')
  const postgres = await openEmbeddedPostgres({ data_dir, settings: { max_connections: '100' } })
  closers.add(() => postgres.close())
  const store = await openS3()
  closers.add(() => store.close())
  const { address } = postgres
  const { endpoint, bucket, access_key, secret_key } = store.config

  const wires: Omit<Site, 'node'>[] = []
  const reach = async () => {
    const database = await openWire({ path: join(address.host, `.s.PGSQL.${address.port}`) })
    closers.add(() => database.close())
    const to_store = await openWire({ port: Number(new URL(endpoint).port) })
    closers.add(() => to_store.close())
    wires.push({ database, store: to_store })
    return {
      DATABASE_URL: `postgres://${address.username}:${encodeURIComponent(address.password)}@127.0.0.1:${database.port}/${address.database}`,
      S3_ENDPOINT: `http://127.0.0.1:${to_store.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: access_key,
      S3_SECRET_KEY: secret_key,
    }
  }
  const town = await buildTown({ folder, closers, admin: postgres.superuser, database: address, reach })
  return {
    ...town,
    sites: town.nodes.map((node, index) => ({ node, ...(wires[index] as Omit<Site, 'node'>) })),
    async crashDatabase() {
      const postmaster = await findPostmaster(join(data_dir, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    },
    async stopDatabase() {
      const postmaster = await findPostmaster(join(data_dir, 'postgres'))
      if (!postmaster) throw new Error('there is no database to stop')
      const list = () => town.db.many<{ pid: number }>(sql`select pid from pg_stat_activity`)
      const others = await insist(list, LIST_WITHIN_MS)
      const pids = [postmaster.pid, ...others.map(({ pid }) => pid)]
      for (const pid of pids) signalIfThere(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) signalIfThere(pid, 'SIGCONT')
      }
    },
  }
}

/** Connections come and go, and their processes with them. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
