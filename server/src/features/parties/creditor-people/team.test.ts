import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accept, asCreditor, cookieOf, enterPortal, invitationTo, mailsTo } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const team = await world.operator('agent')
const urlOf = (customer_id: string) => `/api/operator/customers/${customer_id}`

test('the team sees who has access, ends it, and invites the customer again when nobody is left', async () => {
  const { customer_id, email, cookie } = await enterPortal(world)
  const people = `${urlOf(customer_id)}/people`
  const colleague = `${newId()}@kundin.example`
  await asCreditor(world, cookie).send('POST', '/api/creditor/people', { email: colleague })
  const listed = (await team.get(people)).json().data
  assert.deepEqual(
    listed.map((person: { email: string; state: string }) => [person.email, person.state]),
    [
      [email, 'active'],
      [colleague, 'invited'],
    ],
  )
  const needless = await team.post(`${urlOf(customer_id)}/invitation`)
  assert.deepEqual([needless.statusCode, needless.json().code], [409, 'already_member'])

  for (const { id } of listed.toReversed()) assert.equal((await team.delete(`${people}/${id}`)).statusCode, 200)
  assert.equal((await asCreditor(world, cookie).get('/api/creditor/session')).statusCode, 401)
  assert.equal((await accept(world, await invitationTo(world, colleague))).statusCode, 410)
  assert.deepEqual((await team.get(people)).json().data, [])

  const old = await invitationTo(world, email)
  const again = await team.post(`${urlOf(customer_id)}/invitation`)
  assert.equal(again.statusCode, 201, again.body)
  assert.equal((await accept(world, old)).statusCode, 404, 'the link before has ended')
  assert.equal((await accept(world, await invitationTo(world, email))).statusCode, 201)

  const { changes, invitation } = (await team.get(urlOf(customer_id))).json().data
  assert.equal(invitation.state, 'accepted')
  const kinds = changes.map(({ kind, by_team }: { kind: string; by_team: boolean }) => `${kind} ${by_team}`)
  for (const expected of ['person_removed true', 'invitation_withdrawn true', 'customer_invited true'])
    assert.ok(kinds.includes(expected), expected)
})

test('an invitation that waits is sent again, to the address that the customer has now', async () => {
  const partner = await world.partner()
  const body = { name: 'Huber GmbH', email: `${newId()}@kundin.example`, partner_id: partner.partner_id }
  const { id } = (await partner.post('/openapi/customers', body)).json().data
  assert.equal((await team.get(urlOf(id))).json().data.invitation, null)
  assert.equal((await team.post(`${urlOf(id)}/invitation`)).statusCode, 201, 'also one that was never invited')
  const first = await invitationTo(world, body.email)
  const email = `${newId()}@kundin.example`
  await partner.patch(`/openapi/customers/${id}`, { email })
  assert.equal((await team.get(urlOf(id))).json().data.invitation.state, 'replaced')
  assert.equal((await team.post(`${urlOf(id)}/invitation`)).statusCode, 201)
  assert.equal((await accept(world, first)).statusCode, 404)
  const entered = await accept(world, await invitationTo(world, email))
  assert.equal(entered.statusCode, 201)
  assert.equal((await mailsTo(world, body.email)).length, 1)
  assert.equal((await asCreditor(world, cookieOf(entered)).get('/api/creditor/people')).statusCode, 200)
})

test('what does not exist is a 404, and a person of another customer too', async () => {
  const [one, other] = [await enterPortal(world), await enterPortal(world)]
  const [person] = (await team.get(`${urlOf(other.customer_id)}/people`)).json().data
  assert.equal((await team.delete(`${urlOf(one.customer_id)}/people/${person.id}`)).statusCode, 404)
  assert.equal((await asCreditor(world, other.cookie).get('/api/creditor/session')).statusCode, 200)
  for (const url of [urlOf(newId()), `${urlOf(newId())}/people`]) assert.equal((await team.get(url)).statusCode, 404)
  assert.equal((await team.post(`${urlOf(newId())}/invitation`)).statusCode, 404)
  assert.equal((await team.get(urlOf('x'))).statusCode, 400)
})
