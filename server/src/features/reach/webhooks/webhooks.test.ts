import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { eventsOf, makeClaim, makeCustomer, makeDebtor } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient, START } from '../../../../test/world.ts'
import { pause } from '../../../platform/clock.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import type { Poster, PostOutcome } from '../../../platform/outbound/poster.ts'
import { openVault } from '../../../platform/vault.ts'

type Sent = { url: string; headers: Record<string, string>; body: string; at: number }

/** The network, scripted: what was sent, and what is answered. */
function network(answer: (sent: Sent, count: number) => number | Promise<Partial<PostOutcome>> = () => 200) {
  const sent: Sent[] = []
  const poster: Poster = {
    async post({ url, headers, body }) {
      const one = { url, headers: { ...headers }, body: body.toString('utf8'), at: world.clock.wall().getTime() }
      sent.push(one)
      const said = await answer(one, sent.length)
      const given = typeof said === 'number' ? { status_code: said } : said
      return {
        status_code: null,
        error: null,
        duration_ms: 3,
        response_head: Buffer.from('ok'),
        is_ours: false,
        is_reached: true,
        ...given,
      }
    },
    close: async () => undefined,
  }
  return { sent, poster }
}

// A job over all tenants sees everybody's rows, so every test cleans up behind itself.
const world = await openWorld()
const admin = await world.operator('admin')
const URL_A = 'https://hooks.partner.example/in'

async function hooked(url = URL_A): Promise<{ partner: PartnerClient; path: string; secret: string }> {
  await world.deps.db.transaction(async (tx) => {
    await tx.run(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  })
  const partner = await world.partner()
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  const answer = await world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload: { url } })
  assert.equal(answer.statusCode, 201, answer.body)
  return { partner, path, secret: answer.json().data.secret }
}

/** One tick of the half-minute job. */
async function tick(poster: Poster, after_s = 30): Promise<void> {
  world.clock.advance(after_s * 1000)
  await world.deps.jobs.runDue({ ...world.deps, poster })
}

const deliveriesOf = async (path: string) => (await admin.get(`${path}/deliveries`)).json().data

function assertSigned(sent: Sent, secret: string): void {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent.headers['x-service-signature'] ?? '') ?? []
  assert.equal(Number(t), Math.floor(sent.at / 1000), 't is the wall time of this attempt')
  assert.equal(v1, createHmac('sha256', secret).update(`${t}.${sent.body}`).digest('hex'))
}

test('a change is sent at the next tick with the headers, body and signature of the interface', async () => {
  const { partner, path, secret } = await hooked()
  const { id } = await makeClaim(partner, { partner_reference: 'Akte Ü-7 🙂' })
  const { sent, poster } = network()
  await tick(poster)
  assert.equal(sent.length, 1)
  const [one] = sent as [Sent]
  assert.equal(one.url, URL_A)
  assert.equal(one.headers['content-type'], 'application/json')
  assert.equal(one.headers['user-agent'], 'mahnwerk-webhooks/1.0')
  assert.equal(one.headers['x-service-event'], 'claim.collection_stage_changed')
  assertSigned(one, secret)
  const [event] = await eventsOf(world, id)
  assert.deepEqual(JSON.parse(one.body), event)
  const [delivery] = await deliveriesOf(path)
  assert.equal(delivery.id, one.headers['x-service-delivery'])
  assert.notEqual(delivery.id, event?.id)
  assert.partialDeepStrictEqual(delivery, { event_id: event?.id, status: 'delivered', next_attempt_at: null })
  assert.partialDeepStrictEqual(delivery.attempts, [
    { number: 1, url: URL_A, status_code: 200, error: null, duration_ms: 3, response_head: 'ok' },
  ])
  await tick(poster)
  assert.equal(sent.length, 1, 'what was acknowledged is not sent again')
})

test('six attempts at the promised times, the same bytes and ids each time, then never again', async () => {
  const { partner, path, secret } = await hooked()
  await makeClaim(partner)
  const { sent, poster } = network(() => 503)
  for (const wait_s of [30, 30, 120, 600, 3_600, 21_600]) {
    await tick(poster, wait_s - 1)
    const before = sent.length
    await tick(poster, 31)
    assert.equal(sent.length, before + 1, `after ${wait_s} s`)
  }
  await tick(poster, 100_000)
  assert.equal(sent.length, 6)
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1)
  assert.equal(new Set(sent.map(({ headers }) => headers['x-service-delivery'])).size, 1)
  assert.equal(new Set(sent.map(({ headers }) => headers['x-service-signature'])).size, 6)
  for (const one of sent) assertSigned(one, secret)
  const [delivery] = await deliveriesOf(path)
  assert.deepEqual([delivery.status, delivery.attempts.length], ['failed', 6])
})

test('a closure sends the stage before the status, and the status does not wait for a stage that failed', async () => {
  const { partner } = await hooked()
  const { id } = await makeClaim(partner)
  const { poster } = network()
  await tick(poster)
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 10 })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 10 })
  const typeOf = ({ headers }: Sent) => headers['x-service-event']
  const failing = network((sent) => (typeOf(sent) === 'claim.collection_stage_changed' ? 500 : 200))
  await tick(failing.poster)
  assert.deepEqual(failing.sent.map(typeOf), ['claim.collection_stage_changed', 'claim.status_changed'])
})

test('while a webhook is disabled nothing is queued, what waited has failed, and nothing of it is sent later', async () => {
  const { partner, path } = await hooked()
  const { id } = await makeClaim(partner)
  const off = await admin.patch(path, { enabled: false })
  assert.equal(off.json().data.enabled, false)
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  const [delivery, ...more] = await deliveriesOf(path)
  assert.deepEqual([delivery.status, delivery.reason, more.length], ['failed', 'webhook_disabled', 0])
  await admin.patch(path, { enabled: true })
  const { sent, poster } = network()
  await tick(poster)
  assert.equal(sent.length, 0)
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: false })
  await tick(poster)
  assert.equal(sent.length, 1)
})

test('a change that was open across a disabling leaves nothing to send', async () => {
  const { partner, path } = await hooked()
  const { id } = await makeClaim(partner)
  const { sent, poster } = network()
  await tick(poster)
  sent.length = 0
  const looked = Promise.withResolvers<void>()
  const disabled = Promise.withResolvers<void>()
  const changing = world.deps.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
      select 'evt_' || ${id}, organization_id, id, 'claim.status_changed', ${Buffer.from('{}')}, ${START}, ${START}
      from claims where id = ${id}`)
    looked.resolve()
    await disabled.promise
  })
  await looked.promise
  await admin.patch(path, { enabled: false })
  await admin.patch(path, { enabled: true })
  disabled.resolve()
  await changing
  await tick(poster)
  assert.equal(sent.length, 0)
  const late = (await deliveriesOf(path)).find((one: { type: string }) => one.type === 'claim.status_changed')
  assert.deepEqual([late.status, late.reason], ['failed', 'webhook_disabled'])
})

test('an attempt that is under way when the webhook is disabled keeps its true outcome, without a retry', async () => {
  for (const [status_code, expected] of [
    [200, 'delivered'],
    [500, 'failed'],
  ] as const) {
    const { partner, path } = await hooked()
    await makeClaim(partner)
    const { poster } = network(async () => {
      await admin.patch(path, { enabled: false })
      return { status_code }
    })
    await tick(poster)
    const [delivery] = await deliveriesOf(path)
    assert.deepEqual([delivery.status, delivery.attempts.length], [expected, 1])
  }
})

test('after a rotation only the new secret signs, retries of older events included', async () => {
  const { partner, path } = await hooked()
  await makeClaim(partner)
  const { sent, poster } = network(() => 500)
  await tick(poster)
  const { secret } = (await admin.post(`${path}/rotate-secret`)).json().data
  assert.match(secret, /^whsec_[\w-]{43}$/)
  await tick(poster, 61)
  assertSigned(sent[1] as Sent, secret)
})

test('a changed address is used by the next attempt, and every attempt remembers its own', async () => {
  const { partner, path } = await hooked()
  await makeClaim(partner)
  const { sent, poster } = network(() => 500)
  await tick(poster)
  const url = 'https://new.partner.example:8443/hook'
  const changed = await world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload: { url } })
  assert.equal(changed.statusCode, 200)
  assert.equal(changed.json().data.secret, undefined, 'the secret stays, and is not shown again')
  await tick(poster, 61)
  assert.deepEqual(
    sent.map((one) => one.url),
    [URL_A, url],
  )
  const [delivery] = await deliveriesOf(path)
  assert.deepEqual(
    delivery.attempts.map((one: { url: string }) => one.url),
    [URL_A, url],
  )
})

test('deleting fails what waits; a new webhook has a new secret and gets only what is new', async () => {
  const { partner, path, secret } = await hooked()
  await makeClaim(partner)
  assert.equal((await admin.delete(path)).statusCode, 200)
  assert.equal((await admin.get(path)).statusCode, 404)
  const again = await world.request({
    method: 'PUT',
    url: path,
    headers: { cookie: admin.cookie },
    payload: { url: URL_A },
  })
  assert.equal(again.statusCode, 201)
  assert.notEqual(again.json().data.secret, secret)
  const { sent, poster } = network()
  await tick(poster)
  assert.equal(sent.length, 0)
  const [delivery] = await deliveriesOf(path)
  assert.equal(delivery.status, 'failed')
})

test('a test event has a claim of zeros, goes the ordinary way, and is refused while the webhook is disabled', async () => {
  const { path, secret } = await hooked()
  const answer = await admin.post(`${path}/test`)
  assert.equal(answer.statusCode, 200)
  const { sent, poster } = network(() => 500)
  await tick(poster)
  await tick(poster, 61)
  assert.equal(sent.length, 2)
  const { data, type } = JSON.parse((sent[0] as Sent).body)
  assert.equal(type, 'claim.collection_stage_changed')
  assert.partialDeepStrictEqual(data, {
    claim_id: '00000000-0000-0000-0000-000000000000',
    partner_reference: null,
    from_stage: null,
    to_stage: 'new',
  })
  assertSigned(sent[0] as Sent, secret)
  assert.equal((sent[0] as Sent).headers['x-service-delivery'], answer.json().data.delivery_id)
  await admin.patch(path, { enabled: false })
  assert.equal((await admin.post(`${path}/test`)).statusCode, 409)
})

test('what failed through us is given back and not counted', async () => {
  const { partner, path } = await hooked()
  await makeClaim(partner)
  let ours = true
  const { sent, poster } = network(async () => {
    const is_ours = ours
    ours = false
    return is_ours ? { is_ours: true, error: 'out of files' } : { status_code: 200 }
  })
  await tick(poster)
  await tick(poster)
  assert.ok(sent.length >= 2)
  const [delivery] = await deliveriesOf(path)
  assert.deepEqual([delivery.status, delivery.attempts.length], ['delivered', 1])
})

test('a secret that cannot be opened any more holds deliveries back until it is rotated', async () => {
  const { partner, path } = await hooked()
  await makeClaim(partner)
  const { sent, poster } = network()
  const deps = { ...world.deps, poster, vault: openVault('another token secret') }
  world.clock.advance(30_000)
  await world.deps.jobs.runDue(deps)
  assert.equal(sent.length, 0)
  await admin.post(`${path}/rotate-secret`)
  await tick(poster, 61)
  const [delivery] = await deliveriesOf(path)
  assert.deepEqual([delivery.status, delivery.attempts.length], ['delivered', 1])
})

test('an outcome of somebody who lost the lease changes nothing', async () => {
  const { partner, path } = await hooked()
  await makeClaim(partner)
  const { sent, poster } = network(async (_, count) => {
    if (count > 1) return { status_code: 200 }
    await takeOver(world.deps.db)
    return { status_code: 500 }
  })
  const running = tick(poster)
  while (!world.log_lines.some((line) => line.includes('webhook lease lost, outcome discarded'))) await pause(5)
  const [discarded] = await deliveriesOf(path)
  assert.deepEqual([discarded.status, discarded.attempts.length], ['pending', 0])
  await world.deps.db.alone(sql`update webhook_deliveries set lease_until = wall_now() where lease_id is not null`)
  await running
  assert.equal(sent.length, 2, 'the run has waited for what another process was sending')
  const [delivery] = await deliveriesOf(path)
  assert.deepEqual([delivery.status, delivery.attempts.length], ['delivered', 1])
})

/** As if another process had picked up what this one is sending. */
const takeOver = (db: Db) =>
  db.alone(sql`update webhook_deliveries set lease_id = gen_random_uuid() where lease_id is not null`)

test('an endpoint that hangs with much waiting delays nobody else', async () => {
  const slow = await hooked('https://slow.partner.example/')
  const quick = await hooked('https://quick.partner.example/')
  const customer_id = await makeCustomer(slow.partner)
  const debtor_id = await makeDebtor(slow.partner, customer_id)
  for (let index = 0; index < 40; index++) await slow.partner.post('/openapi/claims', { debtor_id, customer_id })
  await makeClaim(quick.partner)
  const release = Promise.withResolvers<void>()
  const order: string[] = []
  const { poster } = network(async ({ url }) => {
    if (url.includes('slow') && order.length < 10) {
      await release.promise
      return { status_code: 500 }
    }
    order.push(url)
    if (url.includes('quick')) release.resolve()
    return { status_code: 200 }
  })
  await tick(poster)
  assert.equal(order[0], 'https://quick.partner.example/', 'it went out while all places of the other were taken')
})

test('only claims of a customer have a partner to tell, and it is the one of the customer', async () => {
  const { partner } = await hooked()
  const organization = await world.organization({ organization_id: partner.organization_id })
  const debtor_id = await makeDebtor(organization)
  assert.equal((await organization.post('/openapi/claims', { debtor_id })).statusCode, 201)
  const { sent, poster } = network()
  await tick(poster)
  assert.equal(sent.length, 0)
  const customer_id = await makeCustomer(partner)
  await organization.post('/openapi/claims', { debtor_id, customer_id })
  await tick(poster)
  assert.equal(sent.length, 1)
})

test('bad addresses are refused by name, and nothing is stored', async () => {
  const partner = await world.partner()
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  for (const url of [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:444/',
    `https://hooks.example.com/${'x'.repeat(2_050)}`,
    'no address',
    '',
  ]) {
    const answer = await world.request({
      method: 'PUT',
      url: path,
      headers: { cookie: admin.cookie },
      payload: { url },
    })
    assert.equal(answer.statusCode, 400, url)
    assert.deepEqual(
      answer.json().details.map((problem: { field: string }) => problem.field),
      ['url'],
    )
  }
  assert.equal((await admin.get(path)).statusCode, 404)
  const unknown = '/api/operator/partners/00000000-0000-4000-8000-000000000000/webhook'
  const payload = { url: URL_A }
  const missing = await world.request({ method: 'PUT', url: unknown, headers: { cookie: admin.cookie }, payload })
  assert.equal(missing.statusCode, 404)
})

test('scheme and host are taken in any case and stored in small letters, the rest as it was written', async () => {
  const partner = await world.partner()
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  const put = (url: string) =>
    world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload: { url } })
  const first = await put('HTTPS://Hooks.EXAMPLE.com/In?Token=AbC')
  assert.deepEqual([first.statusCode, first.json().data.url], [201, 'https://hooks.example.com/In?Token=AbC'])
  const second = await put('Https://HOOKS.example.com:8443')
  assert.deepEqual([second.statusCode, second.json().data.url], [200, 'https://hooks.example.com:8443'])
  assert.equal((await admin.get(path)).json().data.url, 'https://hooks.example.com:8443')
})

test('the secret is shown once, lies sealed in the database and in no log line', async () => {
  const { path, secret } = await hooked()
  assert.equal((await admin.get(path)).json().data.secret, undefined)
  const rows = await world.deps.db.many<{ text: string }>(sql`select row_to_json(w)::text as text from webhooks w`)
  assert.ok(rows.every(({ text }) => !text.includes(secret) && !text.includes(Buffer.from(secret).toString('hex'))))
  assert.ok(world.log_lines.every((line) => !line.includes(secret)))
})

test('agents may look at webhooks and not touch them', async () => {
  const { path } = await hooked()
  const agent = await world.operator('agent')
  assert.equal((await agent.get(path)).statusCode, 200)
  assert.equal((await agent.patch(path, { enabled: false })).statusCode, 403)
  assert.equal((await agent.post(`${path}/rotate-secret`)).statusCode, 403)
})
