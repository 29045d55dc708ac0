import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deliverWebhooks, webhookDelivery } from '../src/features/reach/webhooks/jobs.ts'
import { IN_FLIGHT_MAX, PACE } from '../src/features/reach/webhooks/rules.ts'
import { signatureHeader } from '../src/features/reach/webhooks/sign.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import { openJobs } from '../src/platform/jobs/runner.ts'
import type { Deps } from '../src/platform/work.ts'
import { makeAuthority } from '../test/certificates.ts'
import { openInside } from './servers/inside.ts'
import { freePort, type Launched, launch, residentMegabytes } from './servers/launch.ts'

/**
 * Deliveries to a local HTTPS endpoint, with one webhook in ten that hangs, compared in the same run with the limit: a
 * bare loop that signs and posts the same bytes with the same client, without a database. Then how late first attempts
 * to healthy endpoints are while the others hang, and the memory over many deliveries. `npm run bench -- webhooks 5000
 * 100000`
 */
const DELIVERIES = Number(process.argv[2] ?? 5_000)
const SOAK = Number(process.argv[3] ?? 100_000)
const SOAK_STEPS = 10
/** Changes per second and for how long. Ticks are shorter than the real ones, so that several of them are seen. */
const CHANGES = { a_second: 400, seconds: 20, tick_s: 5 }
const WEBHOOKS = 40
const HANGING = 4
const GOAL = 0.6
const SECRET = 'whsec_benchmark'
const BODY = Buffer.from(
  JSON.stringify({ id: 'evt_bench', type: 'claim.collection_stage_changed', data: { a: 'b'.repeat(200) } }),
)

const authority = makeAuthority()
const { cert, key } = authority.issue()
const port = await freePort()
const program = fileURLToPath(new URL('./servers/webhook-receiver.ts', import.meta.url))
let receiver: Launched | undefined
const { deps, close } = await openInside(async (folder) => {
  const ca = join(folder, 'ca.pem')
  await writeFile(ca, authority.ca)
  receiver = await launch(program, { folder, env: { CERT: cert, KEY: key, PORT: port }, ready: 'ready' })
  return { WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CA_FILE: ca }
})
try {
  for (const delay_ms of [0, 50]) await compare(delay_ms)
  await measureDelay()
  await soak()
} finally {
  await receiver?.stop()
  await close()
}

async function compare(delay_ms: number): Promise<void> {
  const limit = await bareRate(delay_ms)
  const { healthy } = await fill(delay_ms, DELIVERIES)
  const begin = performance.now()
  const run = deliverWebhooks.run(deps, deps.clock.business())
  run.catch(() => undefined)
  await until(async () => (await countDelivered()) >= healthy)
  const rate = healthy / ((performance.now() - begin) / 1000)
  await giveUpHanging()
  await run
  const line = [
    `${delay_ms} ms`.padEnd(6),
    `${Math.round(rate)} deliveries/s`.padStart(18),
    `limit ${Math.round(limit)}/s`.padStart(14),
    `ratio ${(rate / limit).toFixed(2)}`,
  ]
  console.log(`${line.join('   ')}   (goal: at least ${GOAL})`)
}

/** Lets the run end. */
async function giveUpHanging(): Promise<void> {
  await deps.db.alone(sql`update webhooks set enabled = false`)
  await deps.db.alone(
    sql`update webhook_deliveries set status = 'failed' where status = 'pending' and lease_id is null`,
  )
}

/** Prints how late, in ticks, first attempts are at most while one endpoint in ten hangs and changes go on. */
async function measureDelay(): Promise<void> {
  const { organization_id } = await fill(0, DELIVERIES)
  // Only what comes from now on counts, so clear what is still pending.
  await deps.db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  const job = webhookDelivery({ pace: { ...PACE, every_s: CHANGES.tick_s } })
  const own = { ...deps, jobs: openJobs([job]) }
  own.jobs.start(own)
  const begin = performance.now()
  const since = deps.clock.wall()
  for (let second = 0; second < CHANGES.seconds; second++) {
    await fileEvents(organization_id, CHANGES.a_second)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begin + (second + 1) * 1000 - performance.now())))
  }
  await until(async () => (await countUnsent()) === 0)
  const row = await deps.db.one<{ max_s: number; firsts: number }>(sql`
    select extract(epoch from max(a.at - d.created_at))::float8 as max_s, count(*)::int as firsts
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.enabled and w.url not like '%/hang'
    join webhook_attempts a on a.delivery_id = d.id and a.number = 1
    where d.created_at >= ${since}`)
  await giveUpHanging()
  await own.jobs.stop()
  const ticks = (row?.max_s ?? Number.NaN) / CHANGES.tick_s
  console.log(
    `first attempts, ${row?.firsts} at ${CHANGES.a_second} changes/s: at most ${ticks.toFixed(2)} ticks late (goal: 1.2)`,
  )
}

async function countUnsent(): Promise<number> {
  const row = await deps.db.one<{ count: number }>(sql`
    select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'pending' and d.attempts = 0 and w.enabled and w.url not like '%/hang'`)
  return row?.count ?? 0
}

/** Resident memory after each tenth of many deliveries, all of them to healthy endpoints. */
async function soak(): Promise<void> {
  const { organization_id } = await fill(0, SOAK / SOAK_STEPS, 0)
  const megabytes: number[] = []
  for (let step = 1; step <= SOAK_STEPS; step++) {
    if (step > 1) await fileEvents(organization_id, SOAK / SOAK_STEPS)
    await deliverWebhooks.run(deps, deps.clock.business())
    megabytes.push(residentMegabytes(process.pid))
    console.log(`${(SOAK / SOAK_STEPS) * step} deliveries: ${megabytes.at(-1)?.toFixed(0)} MB`)
  }
  // The first step only warms everything up.
  const ratio = (megabytes.at(-1) ?? Number.NaN) / (megabytes[1] ?? Number.NaN)
  console.log(`memory, last to second step: ${ratio.toFixed(2)} (goal: at most 1.1)`)
  await giveUpHanging()
}

/** Adds more changes, spread over all webhooks by the random ids of the claims. */
async function fileEvents(organization_id: string, count: number): Promise<void> {
  await deps.db.alone(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    select 'evt_' || replace(uuidv7()::text, '-', ''), ${organization_id}, claim.id, 'claim.collection_stage_changed', ${BODY}, now(), now()
    from (select id, row_number() over (order by id) as place, count(*) over () as places from claims
      where organization_id = ${organization_id}) claim
    join generate_series(1, ${count}::int) as number on number % claim.places = claim.place - 1`)
}

/** Sends as many at once as the service does. */
async function bareRate(delay_ms: number): Promise<number> {
  const url = `https://localhost:${port}/${delay_ms}`
  let left = DELIVERIES
  const begin = performance.now()
  const loop = async () => {
    while (left-- > 0) {
      const signature = signatureHeader(SECRET, BODY, deps.clock.wall())
      const { error } = await deps.poster.post({ url, headers: { 'x-service-signature': signature }, body: BODY })
      if (error) throw new Error(error)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT_MAX }, loop))
  return DELIVERIES / ((performance.now() - begin) / 1000)
}

/** Inserts rows as a change writes them; the trigger makes deliveries from them. */
async function fill(
  delay_ms: number,
  deliveries: number,
  hanging = HANGING,
): Promise<{ organization_id: string; healthy: number }> {
  const { db, vault } = deps
  const organization_id = newId()
  await db.alone(
    sql`insert into organizations (id, name, created_at, updated_at) values (${organization_id}, 'O', now(), now())`,
  )
  const debtor_id = newId()
  await db.alone(sql`
    insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at, updated_at)
    values (${debtor_id}, ${organization_id}, 'person', 'privateperson', '{}', '[]', '[]', now(), now())`)
  for (let index = 0; index < WEBHOOKS; index++) {
    const url = `https://localhost:${port}/${index < hanging ? 'hang' : delay_ms}`
    await fillPartner({ organization_id, debtor_id, url, secret_sealed: vault.seal(SECRET) }, deliveries / WEBHOOKS)
  }
  await db.alone(sql`analyze`)
  return { organization_id, healthy: (deliveries / WEBHOOKS) * (WEBHOOKS - hanging) }
}

type Partner = { organization_id: string; debtor_id: string; url: string; secret_sealed: Buffer }

async function fillPartner(partner: Partner, claims: number): Promise<void> {
  const { organization_id, debtor_id, url, secret_sealed } = partner
  const { db } = deps as Deps
  const [partner_id, customer_id] = [newId(), newId()]
  await db.alone(sql`
    insert into partners (id, organization_id, name, email, commission_rate, created_at, updated_at)
    values (${partner_id}, ${organization_id}, 'P', 'p@example.com', 0.1, now(), now())`)
  await db.alone(sql`
    insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    values (${customer_id}, ${organization_id}, ${partner_id}, 'C', 'c@example.com', now(), now())`)
  await db.alone(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
    values (${newId()}, ${organization_id}, ${partner_id}, ${url}, ${secret_sealed}, now(), now())`)
  await db.alone(sql`
    with filed as (
      insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state,
        case_status, collection_stage, stage_entered_at, changed_at, created_at, updated_at)
      select gen_random_uuid(), ${organization_id}, ${debtor_id}, ${customer_id}, 'BENCH' || gen_random_uuid(), 'standard', 'new',
        'open', 'new', now(), now(), now(), now()
      from generate_series(1, ${claims}::int) returning id)
    select count(*) from filed`)
  await db.alone(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    select 'evt_' || replace(uuidv7()::text, '-', ''), organization_id, id, 'claim.collection_stage_changed', ${BODY}, now(), now()
    from claims where customer_id = ${customer_id}`)
}

/** Counts only enabled webhooks: those of the previous round are disabled. */
async function countDelivered(): Promise<number> {
  const row = await deps.db.one<{ count: number }>(sql`
    select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'delivered' and w.enabled`)
  return row?.count ?? 0
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
}
