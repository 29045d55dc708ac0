import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  accept,
  asCreditor,
  cookieOf,
  enterPortal,
  invitationTo,
  inviteSomebody,
  mailsTo,
  PASSWORD,
} from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)

const read = (token: string) => world.request({ url: `/api/creditor/invitation/${token}` })
const renew = (token: string) =>
  world.request({ method: 'POST', url: `/api/creditor/invitation/${token}/renewal`, payload: {} })
const count = async (table: 'creditor_people' | 'creditor_memberships' | 'creditor_sessions', email: string) =>
  (
    await world.deps.db.one<{ count: number }>(
      table === 'creditor_people'
        ? sql`select count(*)::int as count from creditor_people where lower(email) = lower(${email})`
        : sql`select count(*)::int as count from creditor_memberships m join creditor_people p on p.id = m.person_id
            where lower(p.email) = lower(${email})`,
    )
  )?.count

test('the mailed link tells who is invited, and accepting it lets them in', async () => {
  const { customer_id, email, token } = await inviteSomebody(world, { name: 'Druckerei Ostermann' })
  const shown = await read(token)
  assert.deepEqual(shown.json().data, {
    ...{ customer_name: 'Druckerei Ostermann', partner_name: 'Partner', email, has_account: false, invited_by: null },
    expires_at: '2026-06-13T12:00:00.000Z',
  })
  const answer = await accept(world, token, { password: PASSWORD, name: 'Eva Ostermann' })
  assert.equal(answer.statusCode, 201)
  const { id, ...identity } = answer.json().data
  const customer = { id: customer_id, name: 'Druckerei Ostermann' }
  assert.deepEqual(identity, { email, name: 'Eva Ostermann', customer, customers: [customer] })
  const seen = await asCreditor(world, cookieOf(answer)).get('/api/creditor/session')
  assert.deepEqual(seen.json().data, { id, ...identity })
})

test('an invitation is accepted once; afterwards it is gone, for reading too', async () => {
  const { token } = await enterPortal(world)
  for (const answer of [await accept(world, token), await read(token), await renew(token)]) {
    assert.equal(answer.statusCode, 410)
    const message = 'This invitation was accepted already'
    assert.deepEqual(answer.json(), { success: false, error: 'Gone', code: 'invitation_accepted', message })
  }
})

test('of many who accept at the same moment one wins and the others are told', async () => {
  const { token, email } = await inviteSomebody(world)
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(world, token)))
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(statuses, [201, 410, 410, 410, 410, 410])
  assert.equal(await count('creditor_people', email), 1)
  assert.equal(await count('creditor_memberships', email), 1)
})

test('an unknown invitation is a 404, and a password has at least twelve characters', async () => {
  assert.equal((await read('nonsense')).statusCode, 404)
  assert.equal((await accept(world, 'nonsense')).statusCode, 404)
  assert.equal((await renew('nonsense')).statusCode, 404)
  const { token } = await inviteSomebody(world)
  const short = await accept(world, token, { password: 'short' })
  assert.deepEqual(
    short.json().details.map(({ field }: { field: string }) => field),
    ['password'],
  )
  const unknown = await accept(world, token, { password: PASSWORD, role: 'admin' })
  assert.equal(unknown.statusCode, 400)
  assert.equal((await read(token)).statusCode, 200, 'a refused form uses nothing up')
})

test('after thirty days of wall time it has expired, and a new link is mailed for the asking, once', async () => {
  const { token, email } = await inviteSomebody(world)
  await setDatabaseTime(world, '2026-06-13T11:59:59.999Z')
  assert.equal((await read(token)).statusCode, 200)
  assert.equal((await renew(token)).statusCode, 409, 'a good link needs no other')
  await setDatabaseTime(world, '2026-06-13T12:00:00.000Z')
  assert.equal((await read(token)).json().message, 'This invitation has expired')
  assert.equal((await accept(world, token)).statusCode, 410)

  const renewals = await Promise.all([renew(token), renew(token), renew(token)])
  assert.deepEqual(renewals.map(({ statusCode }) => statusCode).sort(), [202, 404, 404])
  assert.equal((await mailsTo(world, email)).length, 2, 'the first mail, and one more')
  assert.equal((await read(token)).statusCode, 404, 'the new link replaces the old one')
  assert.equal((await accept(world, await invitationTo(world, email))).statusCode, 201)
  await setDatabaseTime(world, NOON)
})

test('moving the business clock ends no invitation', async () => {
  const { token } = await inviteSomebody(world)
  world.clock.advance(400 * DAY_MS)
  assert.equal((await read(token)).statusCode, 200)
})

test('a link that went to a wrong address opens nothing once the address was corrected', async () => {
  const { partner, customer_id, token, email } = await inviteSomebody(world)
  const corrected = `right-${email}`
  await partner.patch(`/openapi/customers/${customer_id}`, { email: corrected })
  const refused = await accept(world, token)
  assert.equal(refused.statusCode, 410)
  assert.match(refused.json().message, /another address/)
  assert.equal((await renew(token)).statusCode, 202)
  assert.equal((await mailsTo(world, email)).length, 1)
  const answer = await accept(world, await invitationTo(world, corrected))
  assert.equal(answer.json().data.email, corrected)
})

test('an address with an account adds the next customer with the password it has', async () => {
  const first = await enterPortal(world, { name: 'First' })
  const second = await inviteSomebody(world, { email: first.email.toUpperCase(), name: 'Second' })
  assert.equal((await read(second.token)).json().data.has_account, true)
  const wrong = await accept(world, second.token, { password: 'another long password' })
  assert.equal(wrong.statusCode, 401)
  assert.equal(wrong.headers['set-cookie'], undefined)

  const { customer, customers } = (await accept(world, second.token)).json().data
  assert.equal(customer.name, 'Second', 'the session is for the customer of the invitation')
  assert.deepEqual(
    customers.map(({ name }: { name: string }) => name),
    ['Second', 'First'],
  )
  assert.equal(await count('creditor_people', first.email), 1)
})

test('two first invitations of one address accepted at the same moment make one account', async () => {
  const one = await inviteSomebody(world)
  const other = await inviteSomebody(world, { email: one.email })
  const answers = await Promise.all([accept(world, one.token), accept(world, other.token)])
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  assert.ok(['201,201', '201,409'].includes(String(statuses)), String(statuses))
  for (const { token } of [one, other]) if ((await read(token)).statusCode === 200) await accept(world, token)
  assert.equal(await count('creditor_people', one.email), 1)
  assert.equal(await count('creditor_memberships', one.email), 2)
})

test('a customer that is deleted takes its invitation, its people and their sessions with it', async () => {
  const partner = await world.partner()
  const { customer_id, email, cookie } = await enterPortal(world, { partner })
  const kept = await enterPortal(world, { email: `kept-${email}`, partner })
  const shared = await inviteSomebody(world, { email: kept.email, partner })
  await accept(world, shared.token)
  // Claims and debtors stand in the way of a deletion, so this test takes them away by hand.
  for (const id of [customer_id, shared.customer_id]) {
    await world.deps.db.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`delete from claims where customer_id = ${id}`)
      await tx.run(sql`delete from debtors where customer_id = ${id}`)
    })
    assert.equal((await partner.delete(`/openapi/customers/${id}`)).statusCode, 200)
  }
  const left = await world.deps.db.many(sql`select 1 from customer_invitations where customer_id = ${customer_id}`)
  assert.equal(left.length, 0)
  assert.equal(await count('creditor_people', email), 0)
  assert.equal((await asCreditor(world, cookie).get('/api/creditor/session')).statusCode, 401)
  const other = (await asCreditor(world, kept.cookie).get('/api/creditor/session')).json().data
  assert.equal(other.customers.length, 1, 'who belongs to another customer too stays')
})
