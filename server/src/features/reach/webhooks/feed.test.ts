import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, makeClaim, untilReadable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const read = async (partner: PartnerClient, query = '') => (await partner.get(`/openapi/events${query}`)).json()

test('the feed has the same envelopes as the webhook, also without one, page after page', async () => {
  const partner = await world.partner()
  const claims = [await makeClaim(partner), await makeClaim(partner), await makeClaim(partner)]
  await partner.patch(`/openapi/claims/${claims[0]?.id}`, { claim_disputed: true })
  for (const { id } of claims) await untilReadable(world, id)
  const expected = await Promise.all(claims.map(({ id }) => eventsOf(world, id)))
  const seen: { id: string }[] = []
  let next = ''
  for (let pages = 0; pages < 4; pages++) {
    const page = await read(partner, `?limit=1${next && `&after=${next}`}`)
    assert.equal(page.data.length, 1)
    assert.equal(page.has_more, pages < 3)
    seen.push(...page.data)
    next = page.next
  }
  assert.deepEqual(
    seen.map(({ id }) => id).sort(),
    expected
      .flat()
      .map(({ id }) => id)
      .sort(),
  )
  const end = await read(partner, `?after=${next}`)
  assert.deepEqual([end.data, end.next, end.has_more], [[], next, false])
})

test('an event that commits late is not passed over', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await untilReadable(world, id)
  const body = JSON.stringify({ id: 'late', type: 'claim.status_changed', created_at: '', api_version: '', data: {} })
  const inserted = Promise.withResolvers<void>()
  const go_on = Promise.withResolvers<void>()
  const late = world.deps.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
      select 'evt_late' || id, organization_id, id, 'claim.status_changed', ${Buffer.from(body)}, now(), now()
      from claims where id = ${id}`)
    inserted.resolve()
    await go_on.promise
  })
  await inserted.promise
  const after = await makeClaim(partner)
  const first = await read(partner)
  assert.equal(first.data.length, 1, 'what came after the open change waits with it')
  go_on.resolve()
  await late
  for (const claim_id of [id, after.id]) await untilReadable(world, claim_id)
  const second = await read(partner, `?after=${first.next}`)
  assert.equal(second.data.length, 2)
  assert.equal(second.data[0].id, 'late')
})

test('nobody sees events of another organisation, and a cursor that is none is refused', async () => {
  const partner = await world.partner()
  await makeClaim(partner)
  const stranger = await world.partner()
  assert.deepEqual((await read(stranger)).data, [])
  for (const after of ['x', '', Buffer.from('1-').toString('base64url'), '1-1']) {
    const answer = await partner.get(`/openapi/events?after=${after}`)
    assert.equal(answer.statusCode, 400, after)
    assert.equal(answer.json().details[0].field, 'after')
  }
})

test('drift answers only what differs, and ids that are not known', async () => {
  const partner = await world.partner()
  const [same, other] = [await makeClaim(partner), await makeClaim(partner)]
  const foreign = await makeClaim(await world.partner())
  await partner.patch(`/openapi/claims/${other.id}`, { claim_disputed: true })
  const standing = (claim_id: string) => ({
    claim_id,
    collection_stage: 'new',
    case_status: 'open',
    closure_reason: null,
  })
  const claims = [same.id.toUpperCase(), other.id, foreign.id, UNKNOWN].map(standing)
  const answer = await partner.post('/openapi/claims/drift', { claims })
  assert.equal(answer.statusCode, 200, answer.body)
  const { differing, unknown } = answer.json().data
  assert.deepEqual(unknown.sort(), [foreign.id, UNKNOWN].sort())
  assert.equal(differing.length, 1)
  assert.partialDeepStrictEqual(differing[0], { ...standing(other.id), case_status: 'disputed' })
  const keyed = { 'idempotency-key': 'drift' }
  await partner.post('/openapi/claims/drift', { claims }, keyed)
  const replayed = await partner.post('/openapi/claims/drift', { claims }, keyed)
  assert.equal(replayed.headers['idempotent-replayed'], 'true')
  const many = Array.from({ length: 1_001 }, () => standing(same.id))
  assert.equal((await partner.post('/openapi/claims/drift', { claims: many })).statusCode, 400)
  assert.equal((await partner.post('/openapi/claims/drift', { claims: [] })).statusCode, 400)
})

test('a partner sees its own webhook and deliveries; the sandbox lets it set the webhook itself', async () => {
  const partner = await world.partner()
  assert.equal((await partner.get('/openapi/webhook')).statusCode, 404)
  const url = 'https://hooks.partner.example/in'
  const first = await partner.post('/sandbox/webhook', { url })
  assert.equal(first.statusCode, 200, first.body)
  assert.match(first.json().data.secret, /^whsec_/)
  const second = await partner.post('/sandbox/webhook', { url: `${url}/2` })
  assert.notEqual(second.json().data.secret, first.json().data.secret)
  const shown = (await partner.get('/openapi/webhook')).json().data
  assert.deepEqual([shown.url, shown.enabled, shown.secret], [`${url}/2`, true, undefined])
  const { id } = await makeClaim(partner)
  const log = (await partner.get('/openapi/webhook/deliveries?status=pending')).json()
  assert.deepEqual([log.total, log.data[0].claim_id, log.data[0].attempts], [1, id, []])
  const stranger = await world.partner()
  assert.equal((await stranger.get('/openapi/webhook/deliveries')).json().total, 0)
  const organization = await world.organization({ organization_id: partner.organization_id })
  assert.equal((await organization.get('/openapi/webhook')).statusCode, 404)
  assert.equal((await organization.post('/sandbox/webhook', { url })).statusCode, 400)
  assert.equal((await partner.post('/sandbox/webhook', { url: 'http://x.example' })).statusCode, 400)
})

test('the end of the feed lies behind what can be read, and before what is still being written', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await untilReadable(world, id)
  const inserted = Promise.withResolvers<void>()
  const go_on = Promise.withResolvers<void>()
  const body = JSON.stringify({ id: 'open', type: 'claim.status_changed', created_at: '', api_version: '', data: {} })
  const open = world.deps.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
      select 'evt_open' || id, organization_id, id, 'claim.status_changed', ${Buffer.from(body)}, now(), now()
      from claims where id = ${id}`)
    inserted.resolve()
    await go_on.promise
  })
  await inserted.promise
  const end = await read(partner, '?after=latest')
  assert.deepEqual([end.data, end.has_more], [[], false])
  assert.deepEqual((await read(partner, `?after=${end.next}`)).data, [])
  go_on.resolve()
  await open
  const { id: later } = await makeClaim(partner)
  for (const claim_id of [id, later]) await untilReadable(world, claim_id)
  const { data } = await read(partner, `?after=${end.next}`)
  assert.deepEqual([data[0].id, data[1].data.claim_id, data.length], ['open', later, 2])
})
