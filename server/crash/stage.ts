import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/servers/launch.ts'
import { closeDeps, openDeps } from '../src/app/deps.ts'
import { submitCustomer } from '../src/features/parties/customers/service.ts'
import { addDebtor } from '../src/features/parties/debtors/service.ts'
import { SESSION_COOKIE } from '../src/features/parties/operators/rules.ts'
import { hireOperator, openSession } from '../src/features/parties/operators/service.ts'
import { foundOrganization } from '../src/features/parties/organizations/service.ts'
import { newSecret, setUpWebhook } from '../src/features/reach/webhooks/service.ts'
import { SYSTEM, type TokenCaller } from '../src/kernel/caller.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { findPostmaster } from '../src/platform/embedded/postmaster.ts'
import { openLog } from '../src/platform/log.ts'
import { type Deps, transact, type Work } from '../src/platform/work.ts'
import { makeAuthority } from '../test/certificates.ts'
import { hirePartner } from './hiring.ts'
import type { Mutant } from './mutants.ts'
import { type Node, startNode, startReceiver } from './nodes.ts'
import { installWitness } from './witness.ts'

const TOKEN_SECRET = 'a secret for the crash suite, long enough'

/** The first part of the path tells the receiver how to behave. */
export const MANNERS = ['steady', 'steady', 'mixed', 'mixed', 'refusing', 'hanging'] as const
export type Manner = (typeof MANNERS)[number]

export type Partner = {
  readonly manner: Manner
  readonly partner_id: string
  readonly token: string
  readonly customer_id: string
  readonly debtor_id: string
}

export type Stage = {
  readonly deps: Deps
  readonly partners: readonly Partner[]
  readonly cookie: string
  readonly api_url: string
  readonly receiver_url: string
  readonly log_file: string
  readonly api: Node
  readonly workers: readonly Node[]
  /** Like `pg_ctl stop -m immediate`. PostgreSQL is then restarted automatically. */
  crashPostgres(): Promise<void>
  stopNodes(): Promise<void>
  close(): Promise<void>
}

type Setting = { seed: number; mutant: Mutant | null; manners: readonly Manner[] }

export async function openStage(setting: Setting): Promise<Stage> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  }
  try {
    return await build({ ...setting, closers, close })
  } catch (error) {
    await close()
    throw error
  }
}

type Building = Setting & { closers: (() => Promise<unknown>)[]; close(): Promise<void> }

async function build({ seed, mutant, manners, closers, close }: Building): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-crash-'))
  closers.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const data_dir = join(folder, 'postgres')
  const postgres = await openEmbeddedPostgres({ data_dir, settings: { track_commit_timestamp: 'on' } })
  closers.push(() => postgres.close())
  await migrate(postgres.address, await readMigrations())

  const authority = makeAuthority()
  const ca_file = join(folder, 'ca.pem')
  await writeFile(ca_file, authority.ca)
  const [receiver_port, api_port] = [await freePort(), await freePort()]
  const log_file = join(folder, 'receiver.log')
  await writeFile(log_file, '')
  const { cert, key } = authority.issue()
  const receiver_env = { CERT: cert, KEY: key, PORT: receiver_port, SEED: String(seed), LOG_FILE: log_file }
  const receiver = await startReceiver(receiver_env)
  closers.push(() => receiver.stop())

  const env = {
    MODE: 'sandbox',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    OPERATOR_PASSWORD: 'a password for the suite',
    DATA_DIR: folder,
    DATABASE_URL: urlOfAddress(postgres.address),
    TOKEN_SECRET,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    WEBHOOK_CA_FILE: ca_file,
    MUTANT: mutant ?? '',
  }
  const deps = await openDeps({
    config: readConfig(env),
    clock: systemClock(),
    log: openLog('silent', { write: () => undefined }),
    address: postgres.address,
    token_secret: TOKEN_SECRET,
  })
  closers.push(() => closeDeps(deps))
  await installWitness(deps.db)
  const receiver_url = `https://localhost:${receiver_port}`
  const people = await transact(deps, SYSTEM, (work) => hirePeople(work, deps, { receiver_url, manners }))

  const nodes = await Promise.all([
    startNode('api', { ...env, ROLES: 'api', PORT: api_port }),
    startNode('worker 1', { ...env, ROLES: 'worker' }),
    startNode('worker 2', { ...env, ROLES: 'worker' }),
  ])
  const stopNodes = async () => void (await Promise.all(nodes.map((node) => node.stop())))
  closers.push(stopNodes)
  const [api, ...workers] = nodes as [Node, ...Node[]]
  return {
    deps,
    ...people,
    api,
    workers,
    receiver_url,
    log_file,
    stopNodes,
    close,
    api_url: `http://127.0.0.1:${api_port}`,
    async crashPostgres() {
      const postmaster = await findPostmaster(join(data_dir, 'postgres'))
      if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    },
  }
}

type Hiring = { receiver_url: string; manners: readonly Manner[] }

async function hirePeople(work: Work, deps: Deps, { receiver_url, manners }: Hiring) {
  const { id: organization_id } = await foundOrganization(work, { name: 'Crash' })
  const hired = { email: 'admin@crash.example', name: 'A', role: 'admin' as const, password_hash: 'scrypt$2$1$1$AA$AA' }
  const { id: operator_id } = await hireOperator(work, hired)
  const partners: Partner[] = []
  for (const [index, manner] of manners.entries()) {
    const wanted = { organization_id, name: manner, email: `${index}@crash.example` }
    const { partner_id, token_id, token } = await hirePartner(work, deps, { ...wanted, token_secret: TOKEN_SECRET })
    const caller: TokenCaller = {
      type: 'token',
      id: token_id,
      organization_id,
      kind: 'partner',
      partner_id,
      isolate_partners: false,
    }
    const creditor = { name: 'C', email: 'c@crash.example', partner_id }
    const { row: customer } = await submitCustomer({ ...work, caller }, creditor)
    const person = { first_name: 'Max', last_name: 'Maier' }
    const debtor = await addDebtor({ ...work, caller }, { acting_as: 'person', customer_id: customer.id, person })
    const secret_sealed = deps.vault.seal(newSecret())
    const url = `${receiver_url}/${manner}/${index}`
    await setUpWebhook(work, partner_id, { url, secret_sealed, problemOf: () => undefined })
    partners.push({ manner, partner_id, token, customer_id: customer.id, debtor_id: debtor.id })
  }
  return { partners, cookie: `${SESSION_COOKIE}=${await openSession(work, operator_id)}` }
}
