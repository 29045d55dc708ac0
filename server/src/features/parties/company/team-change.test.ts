import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal, mailsTo } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const admin = await world.operator()
const agent = await world.operator('agent')
const LINZ = { street: 'Landstraße 5', zip: '4020', city: 'Linz', country: 'AT' }

const urlOf = (id: string) => `/api/operator/customers/${id}`

test('an agent corrects name, phone and postal address, and the log holds both values', async () => {
  const { customer_id } = await enterPortal(world, { name: 'Hubr GmbH' })
  const sent = { name: 'Huber GmbH', phone: '+43 1 234', address: LINZ }
  const changed = await agent.patch(urlOf(customer_id), sent)
  assert.deepEqual([changed.statusCode, changed.json().data.name], [200, 'Huber GmbH'])

  const { changes, ...file } = (await agent.get(urlOf(customer_id))).json().data
  assert.deepEqual([file.name, file.phone, file.address], [sent.name, sent.phone, LINZ])
  const told = changes.map(({ at: _, ...change }: { at: string }) => change)
  const by = { by: told[0].by, by_team: true, person: null }
  const line = 'Landstraße 5, 4020 Linz, AT'
  const name = { kind: 'name', ...by, was: 'Hubr GmbH', became: 'Huber GmbH' }
  assert.ok(told.some((change: object) => JSON.stringify(change) === JSON.stringify(name)))
  assert.equal(told.find(({ kind }: { kind: string }) => kind === 'address').became, line)
  assert.equal(told.find(({ kind }: { kind: string }) => kind === 'phone').became, '+43 1 234')
})

test('the creditor reads that our team changed something, never to what', async () => {
  const { customer_id, cookie } = await enterPortal(world)
  await agent.patch(urlOf(customer_id), { phone: '+43 1 999' })
  const [change] = (await asCreditor(world, cookie).get('/api/creditor/company')).json().data.changes
  assert.deepEqual({ ...change, at: null }, { at: null, kind: 'phone', by: null, person: null })
})

test('the audit log says which fields changed and keeps no names and addresses', async () => {
  const { customer_id } = await enterPortal(world)
  await agent.patch(urlOf(customer_id), { name: 'Anders GmbH', deducts_input_tax: false })
  const [entry] = await world.deps.db.many<{ details: { changes: object[] } }>(
    sql`select details from audit_entries where action = 'customer.changed' and subject_id = ${customer_id}`,
  )
  const expected = [{ field: 'deducts_input_tax', from: true, to: false }, { field: 'name' }]
  assert.deepEqual(entry?.details.changes, expected)
})

test('a changed email address is told to the old one, the new one and everybody with access', async () => {
  const { customer_id, email } = await enterPortal(world)
  const next = `office-${newId()}@neu.example`
  assert.equal((await admin.patch(urlOf(customer_id), { email: next })).statusCode, 200)
  for (const address of [email, next]) {
    const mail = (await mailsTo(world, address)).at(-1)
    assert.match(mail?.body_text ?? '', /Unser Team hat die E-Mail-Adresse|Our team has changed the email address/)
    assert.ok(mail?.body_text.includes(next))
  }
})

test('an agent does not change the email address, and what was sent with it is not changed either', async () => {
  const { customer_id, email } = await enterPortal(world)
  const refused = await agent.patch(urlOf(customer_id), { email: `mine-${newId()}@agent.example`, phone: '+43 1 5' })
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'admin_required'])
  const file = (await agent.get(urlOf(customer_id))).json().data
  assert.deepEqual([file.email, file.phone === '+43 1 5'], [email, false])
  assert.equal((await agent.patch(urlOf(customer_id), { email, phone: '+43 1 5' })).statusCode, 200, 'the same address')
})

test('links to decisions wait after the team has changed the address, also where they waited for a token', async () => {
  const partner = await world.partner()
  const { id, customer_id } = await makeRecommended(world, partner)
  const link = async () => (await agent.post(`/api/operator/claims/${id}/lawsuit-decision/link`)).json().code
  await partner.patch(`/openapi/customers/${customer_id}`, { email: 'token@kundin.example' })
  assert.equal(await link(), 'address_changed')
  await admin.patch(urlOf(customer_id), { email: 'team@kundin.example' })
  assert.equal(await link(), 'address_changed')
  await admin.patch(urlOf(customer_id), { phone: '+43 1 7' })
  assert.equal(await link(), 'address_changed', 'another field ends no wait')
  await partner.post('/sandbox/clock/advance', { seconds: 7 * 24 * 3600 })
  assert.equal(await link(), undefined)
})

test('nothing is entered for a customer whose data were erased', async () => {
  const { customer_id } = await enterPortal(world)
  await world.deps.db.alone(sql`update customers set erased_at = now() where id = ${customer_id}`)
  const refused = await admin.patch(urlOf(customer_id), { name: 'Wieder da GmbH' })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'customer_erased'])
  assert.notEqual((await admin.get(urlOf(customer_id))).json().data.name, 'Wieder da GmbH')
})

test('what changes nothing is not logged, and what is wrong is refused at its field', async () => {
  const { customer_id } = await enterPortal(world)
  const before = (await agent.get(urlOf(customer_id))).json().data
  assert.equal((await agent.patch(urlOf(customer_id), { name: before.name })).statusCode, 200)
  assert.equal((await agent.get(urlOf(customer_id))).json().data.changes.length, before.changes.length)

  const wrong: [object, string][] = [
    [{}, 'body'],
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ address: { ...LINZ, country: 'Austria?' } }, 'address.country'],
    [{ address: null }, 'address'],
  ]
  for (const [body, field] of wrong) {
    const refused = await admin.patch(urlOf(customer_id), body)
    assert.deepEqual([refused.statusCode, refused.json().details[0].field], [400, field], JSON.stringify(body))
  }
  assert.equal((await agent.patch(urlOf(newId()), { phone: null })).statusCode, 404)
})

test('a letter that waits to be posted is made anew when the creditor is called otherwise', async () => {
  const partner = await world.partner()
  const organization = `/api/operator/organizations/${partner.organization_id}`
  assert.equal((await admin.patch(organization, { letter_dispatch: 'by_hand' })).statusCode, 200)
  const { id: claim_id, customer_id } = await makeCollectable(partner)
  const advance = () => partner.post('/sandbox/clock/advance', { seconds: 1800 })
  await advance()
  const lettersOf = async () =>
    (await admin.get(`/api/operator/claims/${claim_id}`))
      .json()
      .data.letters.map(({ status }: { status: string }) => status)
  assert.deepEqual(await lettersOf(), ['outbox'])

  await agent.patch(urlOf(customer_id), { phone: '+43 1 2' })
  assert.deepEqual(await lettersOf(), ['outbox'], 'no letter shows the phone number')
  await agent.patch(urlOf(customer_id), { name: 'Anders benannt GmbH' })
  assert.deepEqual(await lettersOf(), ['void'])
  const actions = (await activityOf(world, claim_id)).map(({ action }) => action)
  assert.ok(actions.includes('claim.creditor_named'))
  await advance()
  assert.deepEqual([...(await lettersOf())].sort(), ['outbox', 'void'])
})
