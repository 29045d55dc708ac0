import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCustomer, makeDebtor } from '../../../../test/cases.ts'
import { mailsTo as mailsOf } from '../../../../test/creditors.ts'
import { openWorld, type PartnerClient, type TokenHolder } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { inviteCustomer } from './invitation.ts'

const world = await openWorld()

/** Each test has addresses of its own, so that it finds its own mails. */
const mailsTo = (email: string) => mailsOf(world, email)

async function fileClaim(holder: TokenHolder, customer_id: string): Promise<void> {
  const debtor_id = await makeDebtor(holder, customer_id)
  const answer = await holder.post('/openapi/claims', { debtor_id, customer_id })
  assert.equal(answer.statusCode, 201, answer.body)
}

async function customerWith(holder: TokenHolder, partner_id: string, email: string): Promise<string> {
  const answer = await holder.post('/openapi/customers', { name: 'Huber\r\nGmbH', email, partner_id })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

const emailOf = (partner: PartnerClient): string => `${partner.partner_id}@example.com`

test('the invitation is sent once, with the first claim that the partner files', async () => {
  const partner = await world.partner()
  const email = emailOf(partner)
  const customer_id = await customerWith(partner, partner.partner_id, email)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(email)).length, 0, 'bringing in a customer invites nobody')

  await fileClaim(partner, customer_id)
  assert.equal((await mailsTo(email)).length, 0, 'it goes out after the answer')
  await world.deps.jobs.runDue(world.deps)
  await fileClaim(partner, customer_id)
  await world.deps.jobs.runDue(world.deps)

  const [mail, ...more] = await mailsTo(email)
  assert.deepEqual(more, [])
  assert.equal(mail?.status, 'kept')
  assert.match(mail.body_text, /Huber GmbH/, 'a name is one line')
  const secret = /\/creditor\?invitation=([\w-]{43})\n/.exec(mail.body_text)?.[1]
  assert.ok(secret, mail.body_text)
  const stored = await world.deps.db.many<{ text: string }>(
    sql`select row_to_json(i)::text as text from customer_invitations i where customer_id = ${customer_id}`,
  )
  assert.equal(stored.length, 1)
  assert.ok(!stored[0]?.text.includes(secret), 'only a hash of the secret is stored with the invitation')
})

test('first claims filed at the same moment invite once', async () => {
  const partner = await world.partner()
  const customer_id = await customerWith(partner, partner.partner_id, emailOf(partner))
  await Promise.all(Array.from({ length: 10 }, () => fileClaim(partner, customer_id)))
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(emailOf(partner))).length, 1)
})

test('an invitation that two workers take up is written once', async () => {
  const partner = await world.partner()
  const customer_id = await customerWith(partner, partner.partner_id, emailOf(partner))
  await fileClaim(partner, customer_id)
  const runs = await Promise.allSettled([1, 2, 3].map(() => inviteCustomer.run(world.deps, { customer_id }, 1)))
  assert.ok(runs.some(({ status }) => status === 'fulfilled'))
  await inviteCustomer.run(world.deps, { customer_id }, 2)
  assert.equal((await mailsTo(emailOf(partner))).length, 1)
})

test('a claim of an organisation token invites nobody; the first one of a partner token does', async () => {
  const partner = await world.partner()
  const organization = await world.organization({ organization_id: partner.organization_id })
  const customer_id = await customerWith(partner, partner.partner_id, emailOf(partner))
  await fileClaim(organization, customer_id)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(emailOf(partner))).length, 0)
  await fileClaim(partner, customer_id)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(emailOf(partner))).length, 1)
})

test('a customer that the organisation brought in itself is not invited', async () => {
  const partner = await world.partner()
  const organization = await world.organization({ organization_id: partner.organization_id })
  const customer_id = await customerWith(organization, partner.partner_id, emailOf(partner))
  await fileClaim(partner, customer_id)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(emailOf(partner))).length, 0)
})

test('a customer that is gone before its invitation was written is not written to', async () => {
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  assert.equal((await partner.delete(`/openapi/customers/${customer_id}`)).statusCode, 200)
  await inviteCustomer.run(world.deps, { customer_id }, 1)
  const rows = await world.deps.db.many(sql`select 1 from customer_invitations where customer_id = ${customer_id}`)
  assert.equal(rows.length, 0)
})

test('the invitation is in the language of the country in the customer’s address', async () => {
  const partner = await world.partner()
  const email = emailOf(partner)
  const customer = { name: 'Dupont', email, partner_id: partner.partner_id, address: { country: 'FR' } }
  await fileClaim(partner, (await partner.post('/openapi/customers', customer)).json().data.id)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(email))[0]?.subject, 'Your access to Mahnwerk')
})
