import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesWith } from '../../../../test/canary-hunt.ts'
import { makePayout } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { accept, asCreditor, cookieOf, inviteSomebody } from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime, type World } from '../../../../test/world.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { verifyAudit } from '../../../platform/audit/chain.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyChains } from '../../case/claims/index.ts'
import type { PrivacySubject } from './rules/erasure.ts'
import { erasePerson } from './service.people.ts'

/** One name for all parts of a name, of an address and of a host. */
const CANARY = 'kanarienvogel'
const EMAIL = `erna@${CANARY}.example`
const PERSON = { name: 'Erna Kanarienvogel', email: EMAIL }

const expect = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer
  assert.ok(statusCode < 400, `${statusCode} ${body}`)
}

const erase = (world: World, subject: PrivacySubject) =>
  world.act((work) => erasePerson(work, subject, { request_id: newId() }))

async function assertGone(world: World, { allowed = [] }: { allowed?: string[] } = {}): Promise<void> {
  await world.deps.jobs.runDue(world.deps)
  const left = await placesWith(world, [CANARY])
  assert.deepEqual(left, allowed)
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
  assert.deepEqual((await verifyAudit(world.deps.db)).breaks, [])
  const told = world.log_lines.filter((line) => line.toLowerCase().includes(CANARY))
  assert.deepEqual(told, [], 'the log of the process names nobody')
}

const sings = async (world: World, places: readonly string[]): Promise<void> => {
  const before = await placesWith(world, [CANARY])
  assert.deepEqual(
    places.filter((place) => !before.includes(place)),
    [],
    `only ${before}`,
  )
}

test('a person of a creditor goes at once, from lists, invitations, decisions, reports, questions and mails', async () => {
  const world = await openWorld()
  const team = await world.operator('admin')
  const { partner, customer_id, token } = await inviteSomebody(world, { email: EMAIL })
  const entered = await accept(world, token, { password: 'correct horse battery', name: PERSON.name })
  assert.equal(entered.statusCode, 201, entered.body)
  const person = asCreditor(world, cookieOf(entered))
  await expect(person.send('POST', '/api/creditor/people', { email: 'colleague@else.example', name: 'Colleague' }))
  await expect(person.send('PATCH', '/api/creditor/company', { phone: '+43 1 234' }))
  const { id } = await makeRecommended(world, partner, { customer_id })
  await expect(partner.post(`/openapi/claims/${id}/lawsuit-decision/link`))
  const asked = await team.post(`/api/operator/claims/${id}/questions`, { text: 'Wann?' })
  await expect(person.send('POST', `/api/creditor/questions/${asked.json().data.id}/answer`, { text: 'Nie' }))
  const report = { amount: 10, payment_date: dayInVienna(world.clock.business()) }
  await expect(person.send('POST', `/api/creditor/claims/${id}/direct-payment`, report))
  await expect(world.request({ method: 'POST', url: '/api/creditor/password-reset', payload: { email: EMAIL } }))
  await world.deps.jobs.runDue(world.deps)
  await sings(world, [
    ...['creditor_people.email', 'creditor_people.name', 'colleague_invitations.inviter_name', 'mails.recipient'],
    ...['customer_changes.actor_name', 'creditor_questions.answerer_name', 'payment_reports.reporter_name'],
    ...['customer_invitations.email', 'lawsuit_decision_links.sent_to'],
  ])
  const found = await world.deps.db.one<{ id: string }>(sql`select id from creditor_people where email = ${EMAIL}`)
  await erase(world, { kind: 'creditor_person', id: found?.id ?? '' })
  // The address of the company is a record of its own, with which the contract goes on.
  await assertGone(world, { allowed: ['customers.email'] })
})

test('a customer goes with people, drafts, tables and mails when its claims are through', async () => {
  const world = await openWorld()
  const team = await world.operator('admin')
  const { partner, customer_id, token } = await inviteSomebody(world, { email: EMAIL, name: PERSON.name })
  const entered = await accept(world, token, { password: 'correct horse battery', name: PERSON.name })
  assert.equal(entered.statusCode, 201, entered.body)
  const more = { phone: '+43 1 234', address: { street: 'Kanarienvogel 1', zip: '1010', city: 'Wien', country: 'AT' } }
  await expect(partner.patch(`/openapi/customers/${customer_id}`, { ...more, metadata: { note: CANARY } }))
  const { id } = await makeRecommended(world, partner, { customer_id })
  await expect(partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'sue' }))
  await world.deps.jobs.runDue(world.deps)
  await sings(world, ['customers.name', 'customers.metadata', 'court_fee_invoices.facts', 'mails.recipient'])
  const subject = { kind: 'customer', id: customer_id } as const
  assert.equal((await erase(world, subject)).kept[0]?.reason, 'open_relation')
  for (const row of await world.deps.db.many<{ id: string }>(sql`select id from claims`))
    await expect(team.post(`/api/operator/claims/${row.id}/close`, { closure_reason: 'written_off' }))
  world.clock.advance(13 * 366 * 86_400_000)
  await setDatabaseTime(world, '2039-06-01T00:00:00Z')
  await world.deps.jobs.runDue(world.deps)
  await erase(world, subject)
  await assertGone(world)
})

test('a partner goes with tokens, statements, webhook and mails when the books are over', async () => {
  const world = await openWorld()
  const team = await world.operator('admin')
  const partner = await world.partner()
  const { partner_id } = partner
  const more = { ...PERSON, address: { street: 'Kanarienvogel 1', zip: '1010', city: 'Wien', country: 'AT' } }
  await expect(team.patch(`/api/operator/partners/${partner_id}`, more))
  const url = `https://hooks.${CANARY}.example/in`
  const hook = { method: 'PUT', url: `/api/operator/partners/${partner_id}/webhook`, payload: { url } } as const
  await expect(world.request({ ...hook, headers: { cookie: team.cookie } }))
  const token = { organization_id: partner.organization_id, kind: 'partner', partner_id, name: CANARY }
  const issued = await team.post('/api/operator/tokens', token)
  assert.equal(issued.statusCode, 201, issued.body)
  await makePayout(world, partner)
  await sings(world, ['partners.name', 'partners.email', 'payouts.statement', 'webhooks.url', 'api_tokens.name'])
  const subject = { kind: 'partner', id: partner_id } as const
  assert.equal((await erase(world, subject)).kept[0]?.reason, 'open_relation')
  await world.act(async ({ tx, now }) => {
    await tx.run(sql`update customers set erased_at = ${now}`)
    await tx.run(sql`update api_tokens set revoked_at = wall_now() where partner_id = ${partner_id}`)
  })
  assert.equal((await erase(world, subject)).kept[0]?.reason, 'books')
  world.clock.advance(13 * 366 * 86_400_000)
  await setDatabaseTime(world, '2039-06-01T00:00:00Z')
  await erase(world, subject)
  // Which host was told of cases, and by whose order, is proof of who has got data.
  await assertGone(world, { allowed: ['audit_entries.details'] })
})

test('somebody of the team goes with sessions, factors and mails when the account is disabled', async () => {
  const world = await openWorld()
  const team = await world.operator('admin')
  const hired = await team.post('/api/operator/users', { ...PERSON, role: 'admin' })
  assert.equal(hired.statusCode, 201, hired.body)
  const { id } = hired.json().data
  const login = { email: EMAIL, password: hired.json().data.initial_password }
  const opened = await world.request({
    ...{ method: 'POST', url: '/api/operator/session', payload: login },
    headers: { 'user-agent': `Browser of ${CANARY}` },
  })
  assert.equal(opened.statusCode, 200, opened.body)
  await world.deps.jobs.runDue(world.deps)
  await sings(world, ['operators.name', 'operators.email', 'operator_sessions.user_agent', 'idempotency_keys.body'])
  assert.equal((await erase(world, { kind: 'operator', id })).kept[0]?.reason, 'open_relation')
  await expect(team.patch(`/api/operator/users/${id}`, { disabled: true }))
  await erase(world, { kind: 'operator', id })
  await assertGone(world)
})
