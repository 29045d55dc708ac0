import type { DatabaseAddress, Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/db.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { CALLS, type Call, type Sample } from './peers/calls.ts'
import { cloneDatabase } from './peers/clone.ts'
import { openPeerDatabase } from './peers/copy.ts'
import { type Figures, figuresOf, goalsOf, middleOf, type Named, tableOf } from './peers/figures.ts'
import { fillOurs } from './peers/fill.ts'
import { PEERS, preparePeers } from './peers/install.ts'
import { checkLeft } from './peers/left.ts'
import { recordCalls } from './peers/record.ts'
import { checkAnswers } from './peers/same.ts'
import { parentOf, secondsOf, secondsOfFamily } from './peers/spent.ts'
import { type Filled, withProduct } from './servers/filled.ts'
import { freePort, type Launched, launch, residentMegabytes } from './servers/launch.ts'
import { HTTP, httpRequest, load } from './servers/load.ts'

/**
 * The calls of a partner beside plain services with the same calls: bare Fastify with our statements, bare Fastify with its
 * own, and NestJS with Prisma. They take turns, so that a slower machine slows all of them. `npm run bench -- peers 50000
 * payment` sets the number of claims and names the calls, by a part of their name. What is equal and what is not stands in
 * docs/peers.md.
 */
const CLAIMS = Number(process.argv[2] ?? 10_000)
const NAMES = process.argv.slice(3)
const ROUNDS = 5
const SECONDS = 3
// The first call runs in processes that have not compiled anything yet.
const FIRST_WARM_UP_SECONDS = 8
const WARM_UP_SECONDS = 5
const CONNECTIONS = 16
/** More than any service answers in a second, so that no request is sent twice. */
const REQUESTS_PER_SECOND = 4_000
/** Of writes that were recorded, each of which can be played once: so many before the first round, and in each. */
const RECORDED = { warm_up: 800, round: 500 }
const RECORDED_SECONDS_MAX = 120

type Service = {
  readonly name: string
  readonly base: string
  readonly pid: number
  readonly address: DatabaseAddress
  readonly asks: 'ours' | 'peers' | 'statements'
  readonly token?: string
}

const calls = CALLS.filter(({ name }) => NAMES.length === 0 || NAMES.some((part) => name.includes(part)))
let sent = 0
await preparePeers()
await withProduct(compare, { LOG_LEVEL: 'info' })

async function compare(product: Filled): Promise<void> {
  const { db, account } = product
  const samples = await fillOurs(db, account, CLAIMS)
  const launched: Launched[] = []
  try {
    const [to_record, to_play] = await cloneDatabase(product, 'recorded', 'peer_statements')
    const requests = RECORDED.warm_up + ROUNDS * RECORDED.round
    const recorded = await recordCalls(product, { address: to_record, calls, samples, requests })
    const recordings = JSON.stringify(recorded.map(({ path }) => path))
    const services = await launchAll(product, { address: to_play, recordings }, launched)
    const postmaster = await postmasterOf(db)
    await tellSizes(services, account.organization_id)
    for (const [at, call] of calls.entries()) {
      await analyze(services)
      if (!isWrite(call, samples)) await checkAnswers(call, samples[0] as Sample, services)
      const warm_up_s = at === 0 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS
      const results = await measure(call, { services, samples, postmaster, warm_up_s })
      console.log(`\n${tableOf(call.name, results)}\n`)
      const [ours, same] = results as [Named, Named]
      console.log(goalsOf(isWrite(call, samples), ours.figures, same))
    }
    await checkLeft(to_record, to_play)
    for (const { name, pid } of services) console.log(`${name}: ${residentMegabytes(pid).toFixed(0)} MB afterwards`)
  } finally {
    for (const service of launched) await service.stop()
  }
}

type Services = readonly [Service, ...Service[]]

type Same = { readonly address: DatabaseAddress; readonly recordings: string }

/** Ours is the first; the second is the one with the same statements. */
async function launchAll(product: Filled, same: Same, launched: Launched[]): Promise<Services> {
  const { service, base, account, postgres } = product
  const ours = { name: 'Mahnwerk', base, pid: service.child.pid as number, address: postgres.address } as const
  const peerWith = async (name: string, database: string, program: string) =>
    launchPeer(product, { name, program, asks: 'peers', address: await openPeerDatabase(product, database) }, launched)
  const statements = { name: 'bare Fastify, same statements', program: PEERS.statements, asks: 'statements' } as const
  const peers = [
    await launchPeer(
      product,
      { ...statements, address: same.address, more: { RECORDINGS: same.recordings } },
      launched,
    ),
    await peerWith('bare Fastify', 'peer_fastify', PEERS.fastify),
    await peerWith('NestJS and Prisma', 'peer_nestjs', PEERS.nestjs),
  ]
  return [{ ...ours, asks: 'ours', token: account.token }, ...peers]
}

type Peer = Pick<Service, 'name' | 'address' | 'asks'> & {
  readonly program: string
  readonly more?: Record<string, string>
}

async function launchPeer(product: Filled, peer: Peer, launched: Launched[]): Promise<Service> {
  const { name, address, asks, program, more = {} } = peer
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    PORT: port,
    ORGANIZATION_ID: product.account.organization_id,
    PGHOST: address.host,
    PGPORT: String(address.port),
    PGUSER: address.username,
    PGPASSWORD: address.password,
    PGDATABASE: address.database,
    ...more,
  }
  const service = await launch(program, { folder: product.folder, env, ready: 'ready' })
  launched.push(service)
  return { name, address, base: `http://127.0.0.1:${port}`, pid: service.child.pid as number, asks }
}

function isWrite(call: Call, [sample]: readonly Sample[]): boolean {
  return call.ours(sample as Sample, 0).method === 'POST'
}

/** Whose children the connections are. */
async function postmasterOf(db: Db): Promise<number> {
  const row = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return parentOf(row?.pid ?? Number.NaN)
}

async function onEach<T>(services: Services, act: (db: Db) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const { address } of services) {
    const db = openDb({
      address,
      connections: 1,
      application_name: 'mahnwerk bench',
      settings: { statement_timeout: '0' },
    })
    results.push(await act(db).finally(() => db.close()))
  }
  return results
}

/** As databases that are in use: they know what the call before has filled. */
async function analyze(services: Services): Promise<void> {
  await onEach(services, (db) => db.alone(sql`vacuum analyze`))
}

async function tellSizes(services: Services, organization_id: string): Promise<void> {
  const counts = await onEach(services, (db) =>
    db.one<{ rows: number }>(sql`select count(*)::int as rows from claims where organization_id = ${organization_id}`),
  )
  const shown = services.map(
    ({ name, pid }, at) =>
      `${name}: ${counts[at]?.rows.toLocaleString('en')} claims, ${residentMegabytes(pid).toFixed(0)} MB before the first request`,
  )
  console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; processor for 1,000 requests`)
  console.log(shown.join('\n'))
}

type Plan = { services: Services; samples: readonly Sample[]; postmaster: number; warm_up_s: number }

/** For so long, or so many requests. */
type Round = { readonly seconds: number; readonly recorded: number }

async function measure(call: Call, plan: Plan): Promise<[Named, ...Named[]]> {
  const { services, warm_up_s } = plan
  const rounds = new Map<Service, Figures[]>(services.map((service) => [service, []]))
  for (const service of services)
    await measureOnce(call, service, { ...plan, seconds: warm_up_s, recorded: RECORDED.warm_up })
  for (let round = 0; round < ROUNDS; round++)
    for (const service of services)
      rounds
        .get(service)
        ?.push(await measureOnce(call, service, { ...plan, seconds: SECONDS, recorded: RECORDED.round }))
  const results = services.map((service) => ({ name: service.name, figures: middleOf(rounds.get(service) ?? []) }))
  return results as [Named, ...Named[]]
}

async function measureOnce(
  call: Call,
  { base, pid, asks, token }: Service,
  { samples, postmaster, seconds, recorded }: Plan & Round,
): Promise<Figures> {
  const once = asks === 'statements' && isWrite(call, samples)
  const requests = Array.from({ length: once ? recorded : seconds * REQUESTS_PER_SECOND }, () => {
    const number = sent++
    return httpRequest(call[asks](samples[number % samples.length] as Sample, number), token)
  })
  const before = { service_s: secondsOf(pid), postgres_s: secondsOfFamily(postmaster), at: performance.now() }
  const target = { port: Number(new URL(base).port), framing: HTTP, requests, once }
  const { latencies_ms } = await load(target, CONNECTIONS, once ? RECORDED_SECONDS_MAX : seconds)
  const service_s = secondsOf(pid) - before.service_s
  const postgres_s = secondsOfFamily(postmaster) - before.postgres_s
  return figuresOf({ latencies_ms, seconds: (performance.now() - before.at) / 1000, service_s, postgres_s })
}
