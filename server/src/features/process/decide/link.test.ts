import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, activityOf, eventsOf, makeCustomer } from '../../../../test/cases.ts'
import { type CourtCase, MUNICH, mailedLink, makeRecommended, moveToCourtStep } from '../../../../test/court-cases.ts'
import { mailsTo } from '../../../../test/creditors.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { ADDRESS_WAIT_DAYS, LINK_DAYS, LINKS_PER_DAY } from './rules.ts'

const world = await openWorld()
const partner = await world.partner()
const admin = await world.operator('admin')

const AT = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'Österreich' }

/** A claim of a customer with a mailbox of its own. */
async function makeCase(by: PartnerClient = partner, more: object = {}): Promise<CourtCase & { email: string }> {
  const email = `eva-${newId()}@huber.example`
  const body = { name: 'Huber GmbH', email, partner_id: by.partner_id, address: AT, ...more }
  const customer_id: string = (await by.post('/openapi/customers', body)).json().data.id
  return { ...(await makeRecommended(world, by, { customer_id })), email }
}
const ask = (claim: CourtCase, by: PartnerClient = partner) => by.post(`${claim.url}/link`)
const send = (path: string, fields: Record<string, string>, more: object = {}) =>
  world.request({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ confirm: 'yes', ...fields }).toString(),
    ...more,
  })
const codeOf = async (answer: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().code]
}

test('the link goes to the customer, and the partner is told where to but not the link', async () => {
  const claim = await makeCase()
  const answer = await ask(claim)
  assert.equal(answer.statusCode, 201, answer.body)
  assert.deepEqual(answer.json().data, {
    sent_to: 'e…@h….example',
    expires_at: new Date(world.clock.business().getTime() + LINK_DAYS * DAY_MS).toISOString(),
    url: null,
  })
  const [mail] = (await mailsTo(world, claim.email)).filter(({ body_text }) => body_text.includes('/decide/'))
  assert.ok(mail)
  const secret = /\/decide\/([\w-]{43})\n/.exec(mail.body_text)?.[1] as string
  assert.ok(secret)
  const { case_reference } = (await partner.get(`/openapi/claims/${claim.id}`)).json().data
  const { name } = (await admin.get(`/api/operator/partners/${partner.partner_id}`)).json().data
  assert.equal(mail.subject, `Bitte entscheiden Sie über die Klage, Aktenzeichen ${case_reference}`)
  for (const text of [name, 'Max Canary-Maier', case_reference, '1.000,00 €', '28. Mai 2026', 'nur für Sie'])
    assert.ok(mail.body_text.includes(text), text)
  assert.ok(mail.body_text.includes(`${world.deps.config.public_url}/creditor/claims/${claim.id}/decision`))

  const events = JSON.stringify(await eventsOf(world, claim.id))
  const log = JSON.stringify(await activityOf(world, claim.id))
  const paths = [`/openapi/claims/${claim.id}`, '/openapi/events', `${claim.url}/estimate`, '/openapi/customers']
  const seen = await Promise.all(paths.map((url) => partner.get(url).then(({ body }) => body)))
  for (const body of [...seen, events, log]) assert.ok(!body.includes(secret))
  const agent = await world.operator('agent')
  const [listed] = (await agent.get(`/api/operator/mail?q=${claim.email}`)).json().data
  assert.ok(!(await agent.get(`/api/operator/mail/${listed.id}`)).body.includes(secret), 'nor does an agent see it')
  await world.deps.jobs.runDue(world.deps)
  assert.ok((await admin.get(`/api/operator/mail/${listed.id}`)).body.includes(secret), 'without a mail server')
  const looked = (await activityOf(world, claim.id)).at(-1)
  assert.deepEqual([looked?.action, looked?.actor_id], ['lawsuit.link_shown', admin.operator_id])
  const rows = await world.deps.db.many(sql`select k::text as text from lawsuit_decision_links k`)
  assert.ok(!JSON.stringify(rows).includes(secret), 'only its hash is kept')
})

test('about a debtor in Germany the mail and the page speak of the Mahnbescheid, never of an action', async () => {
  const { customer_id, email } = await makeCase()
  const claim = await makeRecommended(world, partner, { customer_id, address: MUNICH })
  const path = await mailedLink(world, partner, claim)
  const [mail] = (await mailsTo(world, email)).filter(({ body_text }) => body_text.includes(path))
  assert.match(mail?.subject ?? '', /^Bitte entscheiden Sie über den Mahnbescheid, Aktenzeichen /)
  assert.match(mail?.body_text ?? '', /was ein Mahnbescheid kostet und was er bedeutet/)
  const german = async (of: string) => (await world.request({ url: `${of}?lang=de` })).body
  const form = await german(path)
  assert.match(form, /<h1>Entscheidung über den Mahnbescheid<\/h1>[\s\S]*Ja, Mahnbescheid beantragen/)
  assert.equal((await send(path, { decision: 'sue' })).statusCode, 303)
  const done = await german(`${path}/done`)
  assert.match(done, /Sie haben entschieden, einen Mahnbescheid zu beantragen\./)
  for (const text of [mail?.subject, mail?.body_text, form, done]) assert.doesNotMatch(text ?? '', /klage/i)
  const english = (await world.request({ url: `${path}/done?lang=en` })).body
  assert.match(english, /You have decided to apply for a payment order\./)
})

test('a customer whose country nobody knows reads both languages, and one abroad English', async () => {
  const unknown = await makeCase(partner, { address: null })
  const abroad = await makeCase(partner, { address: { ...AT, country: 'FR' } })
  for (const claim of [unknown, abroad]) assert.equal((await ask(claim)).statusCode, 201)
  const textOf = async ({ email }: { email: string }) =>
    (await mailsTo(world, email)).find(({ body_text }) => body_text.includes('/decide/'))?.body_text ?? ''
  assert.match(await textOf(unknown), /Guten Tag[\s\S]*\n--\n[\s\S]*Dear Sir or Madam/)
  assert.match(await textOf(abroad), /^Dear Sir or Madam/)
  assert.doesNotMatch(await textOf(abroad), /Guten Tag/)
})

test('where the organisation lets partners forward links, the partner is told it, once and sealed', async () => {
  const forwarding = await world.partner()
  const organization = `/api/operator/organizations/${forwarding.organization_id}`
  assert.equal((await admin.get(organization)).json().data.partners_may_forward_links, false)
  const patched = await admin.patch(organization, { partners_may_forward_links: true })
  assert.equal(patched.json().data.partners_may_forward_links, true)
  const claim = await makeCase(forwarding)
  const key = { 'idempotency-key': newId() }
  const first = await forwarding.post(`${claim.url}/link`, undefined, key)
  const { url } = first.json().data
  assert.match(url, new RegExp(`^${world.deps.config.public_url}/decide/[\\w-]{43}$`))
  assert.equal((await forwarding.post(`${claim.url}/link`, undefined, key)).body, first.body)
  assert.equal((await mailsTo(world, claim.email)).filter(({ body_text }) => body_text.includes(url)).length, 1)
  const kept = await world.deps.db.many(sql`select i::text as text from idempotency_keys i`)
  assert.ok(!JSON.stringify(kept).includes(url))
  assert.equal((await send(new URL(url).pathname, { decision: 'decline' })).statusCode, 303)
  const { decision } = (await admin.get(`/api/operator/claims/${claim.id}`)).json().data.court
  assert.equal(decision.link.shown_to_partner, true)
})

test('for seven days after a token has changed the address no link goes there', async () => {
  const claim = await makeCase()
  const customer = `/openapi/customers/${claim.customer_id}`
  await partner.patch(customer, { email: claim.email.toUpperCase(), name: 'Huber und Co' })
  assert.equal((await ask(claim)).statusCode, 201, 'letter case makes no other mailbox')
  await partner.patch(customer, { email: 'elsewhere@huber.example' })
  assert.deepEqual(await codeOf(ask(claim)), [409, 'address_changed'])
  world.clock.advance(ADDRESS_WAIT_DAYS * DAY_MS - 1)
  await partner.patch(customer, { name: 'Huber KG' })
  assert.deepEqual(await codeOf(ask(claim)), [409, 'address_changed'])
  world.clock.advance(1)
  assert.equal((await ask(claim)).json().data.sent_to, 'e…@h….example')
  assert.equal((await mailsTo(world, 'elsewhere@huber.example')).length, 1)
})

test('a claim that a token gives to another customer waits as well', async () => {
  const claim = await makeCase()
  const own_mailbox = await makeCustomer(partner)
  await partner.patch(`/openapi/claims/${claim.id}`, { customer_id: claim.customer_id })
  assert.equal((await ask(claim)).statusCode, 201, 'the same customer is no other one')
  await partner.patch(`/openapi/claims/${claim.id}`, { customer_id: own_mailbox })
  assert.deepEqual(await codeOf(ask(claim)), [409, 'address_changed'])
})

test('without a customer there is nobody to mail to, and a link is made only while a decision is open', async () => {
  const organization = await world.organization()
  const person = { acting_as: 'person', person: { first_name: 'A', last_name: 'B' }, addresses: [ADDRESS] }
  const debtor_id = (await organization.post('/openapi/debtors', person)).json().data.id
  const { id } = (await organization.post('/openapi/claims', { debtor_id })).json().data
  await organization.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 1000 })
  await moveToCourtStep(world, id)
  const alone = organization.post(`/openapi/claims/${id}/lawsuit-decision/link`)
  assert.deepEqual(await codeOf(alone), [409, 'no_mail_address'])

  const decided = await makeCase()
  await partner.post(decided.url, { decision: 'decline' })
  const late = await ask(decided)
  assert.equal(late.statusCode, 400)
  assert.deepEqual(late.json().details, [
    { field: 'decision', code: 'already_decided', message: 'a decision already exists' },
  ])
  assert.equal((await ask(decided, await world.partner())).statusCode, 404)
})

test('a newer link ends the older, five go out in a day, and an address that was corrected ends its link', async () => {
  const claim = await makeCase()
  const first = await mailedLink(world, partner, claim)
  const second = await mailedLink(world, partner, claim)
  const old = await world.request({ url: `${first}?lang=en` })
  assert.equal(old.statusCode, 410)
  assert.match(old.body, /no longer valid[\s\S]*newer one/)
  assert.equal((await send(first, { decision: 'decline' })).statusCode, 410)
  assert.equal((await world.request({ url: second })).statusCode, 200)
  for (let made = 2; made < LINKS_PER_DAY; made++) await mailedLink(world, partner, claim)
  assert.deepEqual(await codeOf(ask(claim)), [409, 'too_many_links'])
  world.clock.advance(DAY_MS)
  const last = await mailedLink(world, partner, claim)
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { email: 'corrected@huber.example' })
  assert.equal((await world.request({ url: last })).statusCode, 410)
  assert.equal((await send(last, { decision: 'decline' })).statusCode, 410)
})

test('the record of a decision says who asked for the link, where it went and from where it was used', async () => {
  const claim = await makeCase()
  const path = await mailedLink(world, partner, claim)
  const sent_at = world.clock.business().toISOString()
  world.clock.advance(DAY_MS)
  const decided = await send(path, { decision: 'decline' }, { remoteAddress: '203.0.113.77' })
  assert.equal(decided.statusCode, 303, decided.body)
  const file = (await admin.get(`/api/operator/claims/${claim.id}`)).json().data
  const { name } = (await admin.get(`/api/operator/partners/${partner.partner_id}`)).json().data
  const { token_name, ...link } = file.court.decision.link
  assert.ok(token_name)
  assert.deepEqual(link, {
    sent_to: 'e…@h….example',
    sent_at,
    partner_name: name,
    operator_name: null,
    shown_to_partner: false,
    used_at: world.clock.business().toISOString(),
    used_from: '203.0.113.0/24',
  })
  assert.deepEqual(file.court.decision.decided_by, { type: 'creditor', name: null, partner_name: null })
  const entry = file.activity.find(({ action }: { action: string }) => action === 'lawsuit.decided')
  const { link_id } = entry.details
  assert.deepEqual(entry.details, {
    ...{ decision: 'decline', decided_via: 'portal' },
    ...{ link_id, link_token_id: partner.token_id },
  })
  const offered = file.activity.find(({ action }: { action: string }) => action === 'lawsuit.link_offered')
  assert.deepEqual([offered.details.link_id, offered.details.shown_to_partner], [link_id, false])
  assert.doesNotMatch(JSON.stringify(file.activity), /huber\.example|203\.0/, 'nothing personal is in the hashed log')
  assert.ok(file.mails.some(({ recipient }: { recipient: string }) => recipient === claim.email))
})

test('a decision by a token is told from one by a person', async () => {
  const claim = await makeCase()
  await partner.post(claim.url, { decision: 'decline' })
  const { decision } = (await admin.get(`/api/operator/claims/${claim.id}`)).json().data.court
  assert.equal(decision.decided_by.type, 'token')
  assert.ok(decision.decided_by.name && decision.decided_by.partner_name)
  assert.equal(decision.link, null)
  const played = await makeCase()
  const answer = await partner.post(`/sandbox/claims/${played.id}/decide`, { decision: 'decline' })
  assert.deepEqual([answer.statusCode, answer.json().data.decided_via], [200, 'portal'])
  const file = (await admin.get(`/api/operator/claims/${played.id}`)).json().data
  assert.equal(file.court.decision.decided_by.type, 'token')
})
