import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import type { FoundParties } from './schema.ts'

const world = await openWorld()
const desk = await world.operator('agent')

const find = async (q: string): Promise<FoundParties> => {
  const answer = await desk.get(`/api/operator/parties?${new URLSearchParams({ q })}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

test('partners, creditors and debtors are found by words of their names, with what tells them apart', async () => {
  const partner = await world.partner()
  await world.deps.db.alone(sql`update partners set name = 'Kanzlei Sträußl' where id = ${partner.partner_id}`)
  const created = await partner.post('/openapi/customers', {
    name: 'Sträußl Möbel GmbH',
    email: 'office@example.com',
    partner_id: partner.partner_id,
  })
  const customer_id: string = created.json().data.id
  const { debtor_id } = await makeCollectable(partner, {
    customer_id,
    debtor: { person: { first_name: 'Jörg', last_name: 'Sträußl' } },
  })
  const { partners, customers, debtors } = await find('straeussl')
  assert.deepEqual(
    partners.map(({ id, name }) => [id, name]),
    [[partner.partner_id, 'Kanzlei Sträußl']],
  )
  assert.deepEqual(customers, [{ id: customer_id, name: 'Sträußl Möbel GmbH', partner_name: 'Kanzlei Sträußl' }])
  assert.deepEqual(debtors, [
    { id: debtor_id, name: 'Jörg Sträußl', city: ADDRESS.city, customer_name: 'Sträußl Möbel GmbH' },
  ])
  assert.equal((await find('möbel sträußl')).customers.length, 1)
  assert.deepEqual((await find('jörg möbel')).debtors, [], 'all words, of one name')
})

test('marks alone find nobody, and nothing typed is refused', async () => {
  assert.deepEqual(await find('%'), { partners: [], customers: [], debtors: [] })
  const answer = await desk.get('/api/operator/parties?q=')
  assert.equal(answer.statusCode, 400)
})

test('whoever has processing restricted is not found', async () => {
  const partner = await world.partner()
  const claim = await makeCollectable(partner, { debtor: { person: { last_name: 'Quirrenbach' } } })
  assert.equal((await find('quirrenbach')).debtors.length, 1)
  await world.deps.db.alone(
    sql`update debtors set restricted_at = now(), restriction_reason = 'accuracy' where id = ${claim.debtor_id}`,
  )
  assert.deepEqual((await find('quirrenbach')).debtors, [])
})
