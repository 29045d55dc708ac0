import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon, { type Request } from 'autocannon'
import { openDeps } from '../src/app/deps.ts'
import { findClaim, listClaims } from '../src/features/claims/queries.ts'
import { submitClaim } from '../src/features/claims/service.ts'
import { countCustomers, listCustomers } from '../src/features/customers/queries.ts'
import { submitCustomer } from '../src/features/customers/service.ts'
import { enterInvoice } from '../src/features/invoices/service.ts'
import { recordPayment } from '../src/features/payments/service.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { openLog } from '../src/platform/log.ts'
import { type Deps, type TokenCaller, transact } from '../src/platform/work.ts'
import { type Account, OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, launch } from './servers/launch.ts'

/**
 * The partner API on a database with many claims of one organisation, beside its limit: the same statements through the
 * same driver, without HTTP. `npm run bench -- api 1000 100000 1000000` names the sizes.
 */
const SECONDS = 4
const WARM_UP_SECONDS = 2
const CONNECTIONS = 16
const SAMPLE = 500

const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [1_000, 100_000]) await measureAt(size)

type Case = { name: string; requests: Request[]; limit: () => Promise<unknown> }

async function measureAt(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  const port = await freePort()
  const env = {
    DATABASE_URL: urlOfAddress(postgres.address),
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    OPERATOR_PASSWORD,
  }
  const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
  const server = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
  const config = readConfig({ DATA_DIR: join(folder, 'limit'), MODE: 'sandbox' })
  const deps = await openDeps({
    config,
    clock: systemClock(),
    log: openLog('silent', { write: () => undefined }),
    address: postgres.address,
  })
  try {
    const base = `http://127.0.0.1:${port}`
    const account = await openAccount(base)
    const ids = await fillClaims(deps, account, size)
    console.log(`\n${size.toLocaleString('en')} claims, ${CONNECTIONS} connections`)
    for (const subject of await casesOf(deps, account, ids)) await print(base, account, subject)
  } finally {
    await server.stop()
    await deps.db.close()
    await deps.counters.close()
    deps.mailer.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Straight into the tables: what is measured is the API on a large database, not the way there. */
async function fillClaims({ db }: Deps, account: Account, size: number): Promise<string[]> {
  const debtor = await db.one<{ id: string }>(
    sql`select id from debtors where organization_id = ${account.organization_id} limit 1`,
  )
  await db.alone(sql`set statement_timeout = 0`)
  for (let done = 0; done < size; done += 50_000) {
    await db.alone(sql`
      insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state, case_status,
        collection_stage, changed_at, created_at, updated_at)
      select gen_random_uuid(), ${account.organization_id}, ${debtor?.id}, ${account.customer_id}, 'BENCH' || n, 'standard', 'new', 'open',
        'new', at, at, at
      from generate_series(${done + 1}::int, ${Math.min(size, done + 50_000)}::int) n, lateral (select now() - n * interval '1 second' as at) t`)
    await db.alone(sql`
      insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
      select gen_random_uuid(), ${account.organization_id}, ${account.partner_id}, 'Customer ' || n, 'c@example.com', now(), now()
      from generate_series(1, ${Math.ceil(Math.min(size, 50_000) / 10)}::int) n`)
  }
  await db.alone(sql`analyze`)
  const rows = await db.many<{ id: string }>(
    sql`select id from claims where case_reference like 'BENCH%' order by id limit ${SAMPLE}`,
  )
  return rows.map(({ id }) => id)
}

async function casesOf(deps: Deps, account: Account, ids: readonly string[]): Promise<Case[]> {
  const caller: TokenCaller = {
    actor: { type: 'token', id: null },
    organization_id: account.organization_id,
    kind: 'partner',
    partner_id: account.partner_id,
    isolate_partners: false,
  }
  const claim = await findClaim(deps.db, caller, ids[0] as string)
  const { debtor_id } = claim as { debtor_id: string }
  const any = () => ids[Math.floor(Math.random() * ids.length)] as string
  const claim_body = { debtor_id, customer_id: account.customer_id }
  const customer_body = {
    name: 'Huber GmbH',
    email: 'office@huber.example',
    partner_id: account.partner_id,
    partner_client_reference: 'bench',
  }
  const invoice_body = { invoice_number: 'R', invoice_amount_gross: 1 }
  const post = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) })
  const each = (make: (id: string) => Request) => ids.map(make)
  return [
    {
      name: 'claim read',
      requests: each((id) => ({ path: `/openapi/claims/${id}` })),
      limit: () => findClaim(deps.db, caller, any()),
    },
    {
      name: 'claims list, page 1',
      requests: [{ path: '/openapi/claims' }],
      limit: () => listClaims(deps.db, caller, { filter: {}, page: { page: 1, limit: 20 } }),
    },
    {
      name: 'claims list, page 500',
      requests: [{ path: '/openapi/claims?page=500' }],
      limit: () => listClaims(deps.db, caller, { filter: {}, page: { page: 500, limit: 20 } }),
    },
    {
      name: 'customers list with total',
      requests: [{ path: '/openapi/customers' }],
      limit: () =>
        Promise.all([listCustomers(deps.db, caller, {}, { page: 1, limit: 20 }), countCustomers(deps.db, caller, {})]),
    },
    {
      name: 'claim create',
      requests: [post('/openapi/claims', claim_body)],
      limit: () => transact(deps, caller, (work) => submitClaim(work, claim_body)),
    },
    {
      name: 'customer create, reused',
      requests: [post('/openapi/customers', customer_body)],
      limit: () => transact(deps, caller, (work) => submitCustomer(work, customer_body)),
    },
    {
      name: 'invoice',
      requests: each((id) => post(`/openapi/claims/${id}/invoices/manual`, invoice_body)),
      limit: () => transact(deps, caller, (work) => enterInvoice(work, any(), invoice_body)),
    },
    {
      name: 'payment',
      requests: each((id) => post(`/openapi/claims/${id}/payments`, { amount: 0.01 })),
      limit: () => transact(deps, caller, (work) => recordPayment(work, any(), { amount: 0.01 })),
    },
  ]
}

async function print(base: string, { token }: Account, { name, requests, limit }: Case): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = (duration: number) => autocannon({ url: base, connections: CONNECTIONS, duration, headers, requests })
  await call(WARM_UP_SECONDS)
  const limit_rate = await rateOf(limit)
  const result = await call(SECONDS)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`)
  const rate = result.requests.average
  const columns = [
    name.padEnd(26),
    `${Math.round(rate)}`.padStart(6),
    '/s   p99',
    `${result.latency.p99}`.padStart(4),
    'ms   limit',
    `${Math.round(limit_rate)}`.padStart(6),
    '/s   ratio',
    (rate / limit_rate).toFixed(2),
  ]
  console.log(columns.join(' '))
}

/** How often per second the same work is done without HTTP. */
async function rateOf(act: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      await act()
      done++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return done / SECONDS
}
