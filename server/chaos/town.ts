import { writeFile } from 'node:fs/promises'
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
import type { Db } from '../src/platform/db/db.ts'
import type { DatabasePlace } from '../src/platform/db/link.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { transact } from '../src/platform/work.ts'
import { makeAuthority } from '../test/certificates.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import type { Closers } from './closers.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type ChaosNode, startNode } from './node.ts'
import { openReceiver, type Receiver } from './receiver.ts'

const NODES = 3
const TOKEN_SECRET = 'a secret for the chaos, long enough to sign with'

/** Three nodes behind a load balancer, an endpoint for their events, and what callers and the audit need. */
export type Town = {
  readonly nodes: readonly ChaosNode[]
  readonly balancer: Balancer
  readonly receiver: Receiver
  readonly ledger: Ledger
  /** The database, past everything that is broken. */
  readonly db: Db
  readonly token: string
}

export type Ground = {
  /** Where everything is kept that is to go with the run. */
  readonly folder: string
  readonly closers: Closers
  /** For the audit. */
  readonly admin: DatabasePlace
  /** For one who founds the partner, once the first node has made the schema. */
  readonly database: DatabasePlace
  /** How the node of this number, from 1 on, reaches its database and its store. */
  reach(number: number): Promise<Record<string, string>>
}

export async function buildTown({ folder, closers, admin, database, reach }: Ground): Promise<Town> {
  const authority = makeAuthority()
  const ca_file = join(folder, 'ca.pem')
  await writeFile(ca_file, authority.ca)
  const receiver = await openReceiver(authority.issue())
  closers.add(() => receiver.close())
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
  const nodes: ChaosNode[] = []
  for (let number = 1; number <= NODES; number++) {
    const own = { DATA_DIR: join(folder, `node-${number}`), ...(await reach(number)) }
    const node = startNode(`node ${number}`, await freePort(), { ...env, ...own })
    closers.add(() => node.stop())
    // One after the other: the first one makes the schema.
    await node.ready()
    nodes.push(node)
  }
  const balancer = await openBalancer(nodes.map(({ port }) => port))
  closers.add(() => balancer.close())
  const db = openDb({ address: admin, connections: 4, application_name: 'mahnwerk chaos' })
  closers.add(() => db.close())
  const token = await makeToken(database, env)
  await createClient({ base_url: balancer.url, token, retries: 20 }).sandbox.webhook({ url: receiver.url })
  const ledger = openLedger(join(tmpdir(), `mahnwerk-chaos-${process.pid}.ledger`))
  return { nodes, balancer, receiver, ledger, db, token }
}

/** Made past all nodes. */
async function makeToken(address: DatabasePlace, env: Record<string, string>): Promise<string> {
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
