import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleFile, readClaimTable } from '@mahnwerk/claim-table'
import { activityOf } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import type { BulkResult } from './schema.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const partner = await world.partner()
const urlOf = (partner_id: string): string => `/api/operator/partners/${partner_id}/claims/bulk`

const table = readClaimTable(exampleFile('de'))
assert.ok('cases' in table)
const ITEMS = table.cases.map(({ item }) => item)
const [ITEM] = ITEMS as [(typeof ITEMS)[number]]
const itemOf = (partner_reference: string, change: object = {}) => ({
  ...ITEM,
  claim: { partner_reference },
  ...change,
})

async function send(items: readonly object[], partner_id = partner.partner_id): Promise<BulkResult[]> {
  const answer = await agent.post(urlOf(partner_id), { items })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

test('the cases of a table become the partner’s own, logged under whoever imports them', async () => {
  const results = await send(ITEMS)
  assert.deepEqual(
    results.map(({ status }) => status),
    ['created', 'created'],
  )
  const claims = await world.deps.db.many<{ partner_reference: string; total_cents: number; partner_id: string }>(sql`
    select l.partner_reference, l.total_cents, c.partner_id from claims l join customers c on c.id = l.customer_id
    where l.organization_id = ${partner.organization_id} order by 1`)
  assert.deepEqual(
    [...claims],
    [
      { partner_reference: 'B-2026-001', total_cents: 171_456, partner_id: partner.partner_id },
      { partner_reference: 'B-2026-002', total_cents: 9_990, partner_id: partner.partner_id },
    ],
  )
  const [result] = results as [BulkResult]
  const seen = (await partner.get(`/openapi/claims/${result.claim_id}`)).json().data
  assert.equal(seen.partner_reference, 'B-2026-001')
  const log = await activityOf(world, result.claim_id as string)
  assert.ok(log.length >= 2 && log.every(({ actor_type }) => actor_type === 'operator'))
  const invited = await world.deps.db.one<{ invited: boolean }>(
    sql`select invited_at is not null as invited from customers where partner_id = ${partner.partner_id}`,
  )
  assert.equal(invited?.invited, true, 'its customer is invited as with the first claim that a partner files')
})

test('sending it again, at the same time or by the partner itself creates nothing twice', async () => {
  const both = await Promise.all([send([itemOf('T-1')]), send([itemOf('T-1')])])
  const ids = new Set(both.map(([result]) => result?.claim_id))
  assert.deepEqual([ids.size, both.map(([result]) => result?.status).sort()], [1, ['created', 'existing']])
  const own = (await partner.post('/openapi/claims/bulk', { items: [itemOf('T-1')] })).json().data
  assert.deepEqual([own[0].status, ids.has(own[0].claim_id)], ['existing', true])
})

test('each part is recorded with its counts, and a key gives the same answer and no second entry', async () => {
  const items = [itemOf('K-1'), itemOf('B-2026-001'), itemOf('K-2', { debtor: {} })]
  const entries = () =>
    world.deps.db.many<{ actor_id: string; subject_id: string; details: object }>(sql`
      select actor_id, subject_id, details from audit_entries where action = 'claims.imported' order by number`)
  const before = (await entries()).length
  const post = () =>
    world.request({
      method: 'POST',
      url: urlOf(partner.partner_id),
      headers: { cookie: agent.cookie, 'idempotency-key': 'part-1' },
      payload: { items },
    })
  const first = await post()
  assert.equal(first.statusCode, 200, first.body)
  assert.equal((await post()).body, first.body)
  const [entry, ...more] = [...(await entries())].slice(before)
  assert.deepEqual(more, [])
  assert.equal(entry?.subject_id, partner.partner_id)
  assert.deepEqual(entry?.details, { items: 3, created: 1, existing: 1, failed: 1 })
  const failed = first.json().data[2] as BulkResult
  assert.deepEqual(
    failed.details.map(({ field, code }) => [field, code]),
    [['debtor.acting_as', 'required']],
  )
})

test('nothing of another partner can be named, not even in the same organisation', async () => {
  const neighbour = await world.partner({ organization_id: partner.organization_id })
  const stranger = await world.partner()
  const customer = { name: 'A', email: 'a@b.example', partner_client_reference: 'N-1' }
  for (const { partner_id } of [neighbour, stranger]) {
    const [made] = (await send([itemOf('N-1', { customer })], partner_id)) as [BulkResult]
    const { customer_id, debtor_id } = await world.deps.db
      .one<{ customer_id: string; debtor_id: string }>(sql`
        select customer_id, debtor_id from claims where id = ${made.claim_id}`)
      .then((row) => row ?? assert.fail())
    const results = await send([
      itemOf('X-1', { customer: { id: customer_id } }),
      itemOf('X-2', { debtor: { id: debtor_id } }),
      itemOf('X-3', { customer: { ...customer, partner_id } }),
    ])
    assert.deepEqual(
      results.map(({ details }) => details.map(({ field, code }) => `${field} ${code}`)),
      [['customer.id unknown_reference'], ['debtor.id unknown_reference'], ['customer.partner_id not_own_partner']],
    )
  }
  const [own] = (await send([itemOf('N-1', { customer })])) as [BulkResult]
  assert.equal(own.status, 'created', 'references and customer numbers are each partner’s own')
})

test('a partner must be there and confirmed, and the caller logged in', async () => {
  const unknown = await agent.post(urlOf('00000000-0000-4000-8000-000000000000'), { items: [ITEM] })
  assert.equal(unknown.statusCode, 404)
  const admin = await world.operator('admin')
  const { organization_id } = partner
  const body = { organization_id, name: 'P', email: 'p@b.example', commission_rate: 0.1 }
  const { id } = (await admin.post('/api/operator/partners', body)).json().data
  const refused = await agent.post(urlOf(id), { items: [ITEM] })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'partner_not_confirmed'])
  const payload = { items: [ITEM] }
  assert.equal((await world.request({ method: 'POST', url: urlOf(id), payload })).statusCode, 401)
})
