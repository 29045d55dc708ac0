import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@mahnwerk/sdk'
import { freePort } from '../bench/servers/launch.ts'
import { hirePartner } from '../crash/hiring.ts'
import { closeDeps, openDeps } from '../src/app/deps.ts'
import { foundOrganization } from '../src/features/parties/organizations/service.ts'
import { SYSTEM } from '../src/kernel/caller.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { type DatabaseAddress, type Db, sql } from '../src/platform/db/db.ts'
import { insist } from '../src/platform/db/insist.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { findPostmaster } from '../src/platform/embedded/postmaster.ts'
import { codeOf } from '../src/platform/error-code.ts'
import { openLog } from '../src/platform/log.ts'
import { transact } from '../src/platform/work.ts'
import { makeAuthority } from '../test/certificates.ts'
import { openS3 } from '../test/s3-server.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type ChaosNode, startNode } from './node.ts'
import { openReceiver, type Receiver } from './receiver.ts'
import { openWire, type Wire } from './wire.ts'

const NODES = 3
/** Its connections may still be those from before an earlier fault. */
const LIST_WITHIN_MS = 10_000
const TOKEN_SECRET = 'a secret for the chaos, long enough to sign with'

/** A node with its own line to the database and to the store. */
export type Site = { readonly node: ChaosNode; readonly database: Wire; readonly store: Wire }

export type Town = {
  readonly sites: readonly Site[]
  readonly balancer: Balancer
  readonly receiver: Receiver
  readonly ledger: Ledger
  /** The database, past all wires. */
  readonly db: Db
  readonly token: string
  /** Like a machine that loses its power. PostgreSQL is started again after a moment. */
  crashDatabase(): Promise<void>
  /** All its processes stand still until what is returned is called. */
  stopDatabase(): Promise<() => void>
  close(): Promise<void>
}

/** Three nodes behind a load balancer, over one PostgreSQL and one object store, all on this machine. */
export async function openTown(): Promise<Town> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  }
  try {
    return await build(closers, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function build(closers: (() => Promise<unknown>)[], close: () => Promise<void>): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-chaos-'))
  closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const data_dir = join(folder, 'database')
  const postgres = await openEmbeddedPostgres({ data_dir, settings: { max_connections: '100' } })
  closers.push(() => postgres.close())
  const store = await openS3()
  closers.push(() => store.close())
  const authority = makeAuthority()
  const ca_file = join(folder, 'ca.pem')
  await writeFile(ca_file, authority.ca)
  const receiver = await openReceiver(authority.issue())
  closers.push(() => receiver.close())

  const { address } = postgres
  const { endpoint, bucket, access_key, secret_key } = store.config
  const env = {
    MODE: 'sandbox',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '2',
    WORKERS_NICE: '0',
    DATA_DIR: folder,
    TOKEN_SECRET,
    OPERATOR_PASSWORD: 'a password for the chaos',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    WEBHOOK_CA_FILE: ca_file,
  }
  const sites: Site[] = []
  for (let number = 1; number <= NODES; number++) {
    const database = await openWire({ path: join(address.host, `.s.PGSQL.${address.port}`) })
    const to_store = await openWire({ port: Number(new URL(endpoint).port) })
    closers.push(
      () => database.close(),
      () => to_store.close(),
    )
    const node = startNode(`node ${number}`, await freePort(), {
      ...env,
      DATA_DIR: join(folder, `node-${number}`),
      DATABASE_URL: `postgres://${address.username}:${encodeURIComponent(address.password)}@127.0.0.1:${database.port}/${address.database}`,
      S3_ENDPOINT: `http://127.0.0.1:${to_store.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: access_key,
      S3_SECRET_KEY: secret_key,
    })
    closers.push(() => node.stop())
    // One after the other: the first one makes the schema.
    await node.ready()
    sites.push({ node, database, store: to_store })
  }
  const balancer = await openBalancer(sites.map(({ node }) => node.port))
  closers.push(() => balancer.close())
  const db = openDb({ address: postgres.superuser, connections: 4, application_name: 'mahnwerk chaos' })
  closers.push(() => db.close())
  const token = await makeToken(address, env)
  await createClient({ base_url: balancer.url, token, retries: 20 }).sandbox.webhook({ url: receiver.url })
  return {
    sites,
    balancer,
    receiver,
    ledger: openLedger(join(tmpdir(), `mahnwerk-chaos-${process.pid}.ledger`)),
    db,
    token,
    close,
    async crashDatabase() {
      const postmaster = await findPostmaster(join(data_dir, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    },
    async stopDatabase() {
      const postmaster = await findPostmaster(join(data_dir, 'postgres'))
      if (!postmaster) throw new Error('there is no database to stop')
      const list = () => db.many<{ pid: number }>(sql`select pid from pg_stat_activity`)
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

/** Made past all nodes, once the first of them has made the schema. */
async function makeToken(address: DatabaseAddress, env: Record<string, string>): Promise<string> {
  const deps = await openDeps({
    config: readConfig(env),
    clock: systemClock(),
    log: openLog('silent', { write: () => undefined }),
    address,
    token_secret: TOKEN_SECRET,
  })
  try {
    return await transact(deps, SYSTEM, async (work) => {
      const { id: organization_id } = await foundOrganization(work, { name: 'Chaos' })
      const hiring = { organization_id, name: 'Chaos', email: 'p@chaos.example', token_secret: TOKEN_SECRET }
      return (await hirePartner(work, deps, hiring)).token
    })
  } finally {
    await closeDeps(deps)
  }
}
