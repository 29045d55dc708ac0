import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  AuthenticationError,
  type Client,
  ConflictError,
  createClient,
  isCollectionStageChanged,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from '@mahnwerk/sdk'
import { eventually } from '../test/eventually.ts'
import { openWorld } from '../test/world.ts'

const world = await openWorld()
const base_url = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-sdk-'))
after(() => rm(folder, { recursive: true, force: true }))

const STAGES = [
  'in_processing',
  'first_demand_letter',
  'second_demand_letter',
  'third_demand_letter',
  'dunning_action_recommended',
] as const

async function partnerClient(rate_limit_per_hour = 1_000_000): Promise<Client> {
  const { token } = await world.partner({ rate_limit_per_hour })
  return createClient({ base_url, token })
}

async function claimOf(client: Client) {
  const { partner } = await client.me()
  const customer = await client.customers.create({ name: 'A', email: 'a@example.com', partner_id: partner?.id ?? '' })
  const debtor = await client.debtors.create({
    customer_id: customer.id,
    acting_as: 'company',
    company: { company_name: 'B GmbH' },
  })
  const claim = await client.claims.create({ customer_id: customer.id, debtor_id: debtor.id, partner_reference: 'P' })
  return { claim, customer, debtor }
}

test('customers, debtors and claims are created, found, changed and deleted', async () => {
  const client = await partnerClient()
  const { claim, customer, debtor } = await claimOf(client)
  const partner_id = customer.partner_id ?? ''
  const keyed = { name: 'C', email: 'c@example.com', partner_id, partner_client_reference: 'R' }
  const [first, again] = [await client.customers.create(keyed), await client.customers.create(keyed)]
  assert.deepEqual([first.reused, again.reused, again.id], [false, true, first.id])
  assert.equal((await client.customers.update(first.id, { phone: '+43 1 1' })).phone, '+43 1 1')
  await client.customers.delete(first.id)
  await assert.rejects(client.customers.get(first.id), NotFoundError)
  await assert.rejects(client.customers.delete(customer.id), ConflictError)

  assert.equal((await client.debtors.update(debtor.id, { bic: 'BKAUATWW' })).bic, 'BKAUATWW')
  assert.equal((await client.debtors.get(debtor.id)).id, debtor.id)
  await client.claims.invoices.create(claim.id, { invoice_amount_gross: 100 })
  const payment = await client.claims.payments.create(claim.id, { amount: 40 })
  assert.equal((await client.payments.get(payment.id)).amount, 40)
  assert.equal((await client.claims.get(claim.id)).outstanding_amount, 60)
  assert.equal((await client.claims.get(claim.id)).invoices.length, 1)
  assert.equal((await client.claims.invoices.list(claim.id)).length, 1)
  assert.equal((await client.claims.payments.list(claim.id)).length, 1)
  assert.equal((await client.claims.update(claim.id, { claim_disputed: true })).case_status, 'disputed')
  assert.equal((await client.claims.balance(claim.id)).claim_id, claim.id)
})

test('a list goes through all pages, and the event feed resumes from its cursor', async () => {
  const client = await partnerClient()
  const { customer, debtor } = await claimOf(client)
  const references = ['1', '2', '3', '4']
  for (const partner_reference of references) {
    await client.claims.create({ customer_id: customer.id, debtor_id: debtor.id, partner_reference })
  }
  const seen = new Set<string>()
  for await (const claim of client.claims.list({ limit: 2 })) seen.add(claim.id)
  assert.equal(seen.size, 5)
  const page = await client.claims.list({ limit: 2 }).page(3)
  assert.deepEqual([page.data.length, page.has_more, page.page], [1, false, 3])
  assert.equal((await client.customers.list().page()).total, 1)

  /** The feed waits for the oldest open transaction on the server, and other tests have some. */
  const follow = async (query: Parameters<typeof client.events.list>[0], count: number) => {
    const feed = client.events.list(query)
    const told: (string | null)[] = []
    for await (const event of feed) if (isCollectionStageChanged(event)) told.push(event.data.partner_reference)
    return told.length < count ? undefined : { told, cursor: feed.cursor ?? '' }
  }
  const { told, cursor } = await eventually(() => follow({ limit: 2 }, 5))
  assert.deepEqual(told, ['P', ...references])
  await client.claims.create({ customer_id: customer.id, debtor_id: debtor.id, partner_reference: '5' })
  const { told: later } = await eventually(() => follow({ after: cursor }, 1))
  assert.deepEqual(later, ['5'])
})

test('a file is uploaded from a path, a stream, a Blob or bytes, and downloaded intact with its name', async () => {
  const client = await partnerClient()
  const { claim } = await claimOf(client)
  const path = join(folder, 'Größe.txt')
  const text = 'Zeile\n'.repeat(100_000)
  await writeFile(path, text)
  const filename = 'Größe.txt'
  const sources = [
    { path },
    { content: createReadStream(path), filename },
    { content: new Blob([text]).stream(), filename },
    { content: () => createReadStream(path), filename },
    new File([text], filename),
    { content: Buffer.from(text), filename },
  ]
  for (const file of sources) {
    const document = await client.claims.documents.upload(claim.id, { file, documentType: 'contract' })
    assert.equal(document.original_filename, filename)
    const download = await client.documents.download(document.id)
    assert.deepEqual([download.filename, download.size], [filename, Buffer.byteLength(text)])
    assert.equal(new TextDecoder().decode(await download.bytes()), text)
  }
  const listed: string[] = []
  for await (const { id } of client.claims.documents.list(claim.id, { limit: 4 })) listed.push(id)
  assert.equal(listed.length, sources.length)
  assert.deepEqual(await client.documents.delete(listed[0] ?? ''), { retained: false })
  await assert.rejects(client.documents.download(listed[0] ?? ''), NotFoundError)
})

test('a large upload to a missing claim is refused as not found, however much was already sent', async () => {
  const client = await partnerClient()
  const claim_id = '01990d3e-5b7a-7c3c-9a5e-4f1d2b3c4d5e'
  const large = Buffer.alloc(8_000_000, 'a')
  const path = join(folder, 'large.txt')
  await writeFile(path, large)
  const stream = { content: createReadStream(path), filename: 'large.txt' }
  for (const file of [{ path }, stream, { content: large, filename: 'large.txt' }]) {
    await assert.rejects(client.claims.documents.upload(claim_id, { file }), {
      name: 'NotFoundError',
      service_message: 'Claim not found',
    })
  }
})

test('a lawsuit decision can be made only once, and webhook deliveries can be listed', async () => {
  const client = await partnerClient()
  const { claim } = await claimOf(client)
  await client.claims.invoices.create(claim.id, { invoice_amount_gross: 500 })
  const addresses = [{ street: 'Lindengasse 7', zip: '1070', city: 'Wien', country: 'AT' }]
  await client.debtors.update(claim.debtor_id, { addresses })
  const { secret } = await client.sandbox.webhook({ url: 'https://example.com/hook' })
  assert.match(secret, /^whsec_/)
  assert.equal((await client.webhook.get()).url, 'https://example.com/hook')
  for (const to_stage of STAGES) await client.sandbox.claims.stage(claim.id, { to_stage })
  assert.equal((await client.webhook.deliveries().page()).total, STAGES.length)

  const estimate = await client.claims.lawsuitDecision.estimate(claim.id)
  assert.deepEqual([estimate.decision_open, estimate.available, estimate.country], [true, true, 'AT'])
  const decision = await client.claims.lawsuitDecision.create(claim.id, { decision: 'decline' })
  assert.equal(decision.decided_via, 'api')
  await assert.rejects(client.claims.lawsuitDecision.create(claim.id, { decision: 'sue' }), ValidationError)
  assert.equal((await client.sandbox.claims.close(claim.id, { closure_reason: 'withdrawn' })).case_status, 'closed')
})

test('simultaneous calls with one idempotency key do the work once and get the same answer', async () => {
  const client = await partnerClient()
  const { customer, debtor } = await claimOf(client)
  const body = { customer_id: customer.id, debtor_id: debtor.id }
  const options = { idempotency_key: 'the-same' }
  const claims = await Promise.all([1, 2, 3].map(() => client.claims.create(body, options)))
  assert.equal(new Set(claims.map(({ id }) => id)).size, 1)
})

test('refusals are thrown as typed errors with the details from the service', async () => {
  const client = await partnerClient()
  const { claim } = await claimOf(client)
  await assert.rejects(client.claims.payments.create(claim.id, { amount: -1 }), (error) => {
    assert.ok(error instanceof ValidationError)
    assert.equal(error.problems[0]?.field, 'amount')
    assert.ok(error.request_id)
    return true
  })
  await assert.rejects(createClient({ base_url, token: 'wrong' }).me(), AuthenticationError)
  const poor = await partnerClient(1)
  await poor.me()
  await assert.rejects(poor.me({ max_wait_ms: 0 }), (error) => {
    assert.ok(error instanceof RateLimitError)
    assert.equal(error.limit, 1)
    assert.ok(error.resets_at instanceof Date && (error.retry_after_s ?? 0) > 0)
    return true
  })
  assert.equal(poor.rate_limit?.remaining, 0)
})
