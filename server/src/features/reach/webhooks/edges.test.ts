import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { eventsOf, makeClaim, makeCustomer } from '../../../../test/cases.ts'
import { openWorld, START } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { pause } from '../../../platform/clock.ts'
import { sql } from '../../../platform/db/db.ts'
import type { Poster, PostOutcome, PostRequest } from '../../../platform/outbound/poster.ts'
import { switchWebhook } from './service.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const { db } = world.deps

const answered = (status_code: number, response_head: Buffer): PostOutcome => ({
  ...{ status_code, response_head, error: null, duration_ms: 1, is_ours: false, is_reached: true },
})

async function hooked() {
  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  const partner = await world.partner()
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  const put = (url: string) =>
    world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload: { url } })
  assert.equal((await put('https://hooks.example.com/')).statusCode, 201)
  return { partner, path, put }
}

async function tick(answer: (request: PostRequest) => PostOutcome, after_s = 30): Promise<PostRequest[]> {
  const sent: PostRequest[] = []
  const poster: Poster = {
    async post(request) {
      sent.push(request)
      return answer(request)
    },
    close: async () => undefined,
  }
  world.clock.advance(after_s * 1000)
  await world.deps.jobs.runDue({ ...world.deps, poster })
  return sent
}
const OK = () => answered(200, Buffer.alloc(0))
const REFUSED = () => answered(500, Buffer.alloc(0))

test('whatever bytes a receiver answers are kept and shown as text, NUL and broken UTF-8 included', async () => {
  const { partner, path } = await hooked()
  const bytes = fc.uint8Array({ maxLength: 1_024 })
  const samples: Buffer[] = [
    Buffer.from('\0\0'),
    Buffer.from([0xff, 0xfe, 0xc3]),
    ...fc.sample(bytes, 20).map((one) => Buffer.from(one)),
  ]
  for (const head of samples) {
    await makeClaim(partner)
    await tick(() => answered(200, head))
    const [row] = await db.many<{ response_head: Buffer }>(
      sql`select response_head from webhook_attempts order by at desc limit 1`,
    )
    assert.deepEqual(Buffer.from(row?.response_head ?? []), head)
    const listed = await admin.get(`${path}/deliveries?limit=1`)
    assert.equal(listed.statusCode, 200)
    assert.doesNotMatch(listed.json().data[0].attempts[0].response_head, /\0/)
  }
})

test('what has failed is never sent again, not after enabling, rotating or another address either', async () => {
  const { partner, path, put } = await hooked()
  await makeClaim(partner)
  let attempts = 0
  for (const wait_s of [30, 61, 151, 631, 3_631, 21_631]) attempts += (await tick(REFUSED, wait_s)).length
  assert.equal(attempts, 6)
  await admin.post(`${path}/rotate-secret`)
  await put('https://elsewhere.example.com/')
  await admin.patch(path, { enabled: false })
  await admin.patch(path, { enabled: true })
  assert.equal((await tick(OK, DAY_S)).length, 0)
})

test('a payload that waits stays as it was when its change was committed, whatever becomes of the claim', async () => {
  const { partner } = await hooked()
  const { id } = await makeClaim(partner, { partner_reference: 'Größe 🧾' })
  const [before] = await tick(REFUSED)
  const other_customer = await makeCustomer(partner)
  await partner.patch(`/openapi/claims/${id}`, { customer_id: other_customer })
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 10 })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 10 })
  const later = await tick(OK, 61)
  const again = later.find(({ headers }) => headers['x-service-delivery'] === before?.headers['x-service-delivery'])
  assert.deepEqual(again?.body, before?.body)
})

test('a clock that goes back makes no change older than the one before, and no attempt early', async () => {
  const { partner } = await hooked()
  const { id } = await makeClaim(partner)
  await tick(REFUSED)
  const there = world.clock.wall()
  world.clock.set(new Date(there.getTime() - 3_600_000))
  assert.equal((await tick(OK, 60)).length, 0, 'what was to come in half a minute waits for it')
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  world.clock.set(there)
  const [first, second] = (await eventsOf(world, id)).map(({ data }) => String(data.changed_at))
  assert.ok(first && second && second > first)
  assert.ok(there > START)
})

test('of a thousand changes that race with a disabling none is sent after the enabling', async () => {
  const { partner } = await hooked()
  const { id: claim_id } = await makeClaim(partner)
  await tick(OK)
  const change = (number: string, wait_ms: number) =>
    db.transaction(async (tx) => {
      await tx.run(sql`
        insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
        select 'evt_' || ${number}::text, organization_id, id, 'claim.status_changed', '{}', ${START}, ${START}
        from claims where id = ${claim_id}`)
      await pause(wait_ms)
    })
  const turn = (enabled: boolean) => world.act((work) => switchWebhook(work, partner.partner_id, enabled))
  let queued = 0
  for (let round = 0; round < 50; round++) {
    const changes = Array.from({ length: 20 }, async (_, index) => {
      await pause(Math.random() * 8)
      await change(`${round}_${index}`, Math.random() * 8)
    })
    await pause(Math.random() * 12)
    await turn(false)
    await Promise.all(changes)
    await turn(true)
    assert.equal((await tick(OK)).length, 0, `in round ${round}`)
    const [row] = await db.many<{ count: number }>(sql`
      select count(*)::int as count from webhook_deliveries where event_id like 'evt\\_' || ${String(round)}::text || '\\_%'`)
    queued += row?.count ?? 0
  }
  assert.ok(queued > 0 && queued < 1_000, `${queued} looked before the disabling`)
  await change('at_last', 0)
  assert.equal((await tick(OK)).length, 1)
})
