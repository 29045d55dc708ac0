import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, activityOf, makeCollectable } from '../../../../test/cases.ts'
import { asCreditor, cookieOf, enterPortal, mailsTo, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { LOGIN_REQUIRED } from '../../../platform/login/words.ts'
import { transact, type Work } from '../../../platform/work.ts'
import { invitePerson, removePerson } from '../creditor-people/service.ts'
import { findMember } from '../creditors/index.ts'
import { changeCompany } from './service.ts'

const world = await openWorld()
const admin = await world.operator()
const COMPANY = '/api/creditor/company'
const IBAN = 'AT611904300234573201'
const OTHER = 'DE89370400440532013000'
const VIENNA = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }

async function enter(options: Parameters<typeof enterPortal>[1] = {}) {
  const entered = await enterPortal(world, options)
  const creditor = asCreditor(world, entered.cookie)
  return {
    ...entered,
    creditor,
    read: async () => (await creditor.get(COMPANY)).json().data,
    patch: (body: object) => creditor.send('PATCH', COMPANY, body),
    confirm: (act = 'confirm', body?: object) =>
      admin.post(`/api/operator/customers/${entered.customer_id}/payout-iban/${act}`, body),
    file: async () => (await admin.get(`/api/operator/customers/${entered.customer_id}`)).json().data,
  }
}

const kindsOf = (file: { changes: { kind: string }[] }) => file.changes.map(({ kind }) => kind)

/** What waits for the team about the accounts of a customer. */
const workOf = async (customer_id: string): Promise<string[]> =>
  (await admin.get('/api/operator/work?kind=payout_account&limit=100'))
    .json()
    .data.filter((item: { customer_id: string }) => item.customer_id === customer_id)
    .map(({ customer_name }: { customer_name: string }) => customer_name)

/** A second person of the same customer, with a language of their own. */
async function addPerson(entered: Awaited<ReturnType<typeof enter>>, email: string) {
  await entered.creditor.send('POST', '/api/creditor/people', { email, name: 'Zweite Person' })
  const [mail] = await mailsTo(world, email)
  const token = /invitation=([\w-]{43})/.exec(mail?.body_text ?? '')?.[1]
  return world.request({
    method: 'POST',
    url: `/api/creditor/invitation/${token}`,
    payload: { password: PASSWORD },
  })
}

test('a person reads and changes the own company, and the log says who did what', async () => {
  const { read, patch, file } = await enter({ name: 'Huber GmbH' })
  const { changes, ...before } = await read()
  assert.deepEqual(
    { ...before, email: '' },
    {
      ...{ name: 'Huber GmbH', email: '', phone: null, address: null, deducts_input_tax: true },
      ...{ payout_iban: null, payout_iban_pending: null, payout_iban_entered_at: null },
    },
  )
  assert.deepEqual(kindsOf({ changes }), ['person_joined'])
  world.clock.advance(1000)
  const changed = await patch({ phone: '+43 1 234', address: VIENNA, deducts_input_tax: false })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.deepEqual(changed.json().data, await read())
  const { phone, address, deducts_input_tax, changes: after } = await read()
  assert.deepEqual([phone, address, deducts_input_tax], ['+43 1 234', VIENNA, false])
  assert.deepEqual(kindsOf({ changes: after }).slice(0, 3).sort(), ['address', 'deducts_input_tax', 'phone'])
  assert.equal(after[0].by, before.email)
  assert.equal((await patch({ phone: '+43 1 234', address: VIENNA })).statusCode, 200)
  assert.equal((await read()).changes.length, after.length, 'what stays the same is not logged')
  const seen = await file()
  assert.deepEqual([seen.phone, seen.address, seen.changes[0].by_team], ['+43 1 234', VIENNA, false])
  assert.ok(!JSON.stringify(seen.changes).includes('Ring 1'), 'the log tells what was changed, never to what')
})

test('wrong input is refused field by field', async () => {
  const { patch } = await enter()
  const codesOf = async (body: object) => {
    const answer = await patch(body)
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  }
  assert.deepEqual(await codesOf({ email: 'nobody' }), ['email wrong_format'])
  assert.deepEqual(await codesOf({ name: 'Another' }), ['name unknown_field'])
  assert.deepEqual(await codesOf({ address: { ...VIENNA, country: 'Nowhere' } }), ['address.country wrong_format'])
  assert.deepEqual(await codesOf({ address: { ...VIENNA, street: '' } }), ['address.street blank'])
  assert.deepEqual(await codesOf({ payout_iban: IBAN }), ['current_password required'])
  const wrong = { payout_iban: 'AT611904300234573202', current_password: PASSWORD }
  assert.deepEqual(await codesOf(wrong), ['payout_iban wrong_format'])
  assert.deepEqual(await codesOf({ payout_iban: IBAN, current_password: 'wrong' }), ['current_password wrong_password'])
})

test('a new account waits for the team, everybody is told, and only its last four digits are written anywhere', async () => {
  const entered = await enter()
  const { email, patch, read, confirm, file, customer_id } = entered
  const second = `${newId()}@kundin.example`
  const cookie = cookieOf(await addPerson(entered, second))
  await asCreditor(world, cookie).send('PATCH', '/api/creditor/account', { language: 'en' })
  world.clock.advance(1000)

  const answer = await patch({ payout_iban: 'at61 1904 3002 3457 3201', current_password: PASSWORD })
  assert.equal(answer.statusCode, 200, answer.body)
  const { payout_iban, payout_iban_pending } = await read()
  assert.deepEqual([payout_iban, payout_iban_pending], [null, IBAN])
  for (const person of [email, second]) {
    const mail = (await mailsTo(world, person)).at(-1)
    assert.match(mail?.body_text ?? '', /3201/)
    assert.match(mail?.body_text ?? '', new RegExp(email), 'who did it')
    assert.ok(!mail?.body_text.includes('1904'), 'no more than the last four digits')
  }
  assert.match((await mailsTo(world, second)).at(-1)?.subject ?? '', /^New payout account entered$/)
  const seen = await file()
  assert.deepEqual([seen.payout_iban, seen.payout_iban_pending], [null, 'AT … 3201'])
  assert.deepEqual(await workOf(customer_id), ['Huber GmbH'], 'the team is asked to confirm it')
  const [log] = await world.deps.db.many<{ text: string }>(
    sql`select string_agg(h::text, '') as text from customer_changes h where h.customer_id = ${customer_id}`,
  )
  assert.ok(log && !log.text.includes('3201'))

  assert.equal((await confirm()).statusCode, 200)
  assert.deepEqual(await workOf(customer_id), [])
  const held = await read()
  assert.deepEqual([held.payout_iban, held.payout_iban_pending, held.payout_iban_entered_at], [IBAN, null, null])
  assert.equal(held.changes[0].by, null, 'the team is not named to creditors')
  assert.match((await mailsTo(world, email)).at(-1)?.subject ?? '', /bestätigt/)
  const again = await confirm()
  assert.deepEqual([again.statusCode, again.json().code], [409, 'nothing_pending'])
})

test('a refused account changes nothing, and entering the one that holds takes the other back', async () => {
  const { patch, read, confirm } = await enter()
  await patch({ payout_iban: IBAN, current_password: PASSWORD })
  await confirm()
  await patch({ payout_iban: OTHER, current_password: PASSWORD })
  assert.equal((await confirm('refuse')).statusCode, 200)
  assert.deepEqual([(await read()).payout_iban, (await read()).payout_iban_pending], [IBAN, null])
  await patch({ payout_iban: OTHER, current_password: PASSWORD })
  world.clock.advance(1000)
  await patch({ payout_iban: IBAN, current_password: PASSWORD })
  const { payout_iban, payout_iban_pending, changes } = await read()
  assert.deepEqual([payout_iban, payout_iban_pending, changes[0].kind], [IBAN, null, 'payout_iban_withdrawn'])
})

test('only administrators confirm, and only the account that they have looked at', async () => {
  const { patch, confirm, file, customer_id } = await enter()
  await patch({ payout_iban: IBAN, current_password: PASSWORD })
  const agent = await world.operator('agent')
  const url = `/api/operator/customers/${customer_id}/payout-iban/confirm`
  assert.equal((await agent.post(url, {})).statusCode, 403)
  assert.equal((await agent.post(url.replace('confirm', 'refuse'), {})).statusCode, 403)
  const { payout_iban_entered_at: entered_at } = await file()
  world.clock.advance(1000)
  await patch({ payout_iban: OTHER, current_password: PASSWORD })
  const late = await confirm('confirm', { entered_at })
  assert.deepEqual([late.statusCode, late.json().code], [409, 'changed_meanwhile'])
  assert.equal((await confirm('confirm', { entered_at: (await file()).payout_iban_entered_at })).statusCode, 200)
  assert.equal((await admin.post(url.replace(customer_id, newId()), {})).statusCode, 404)
})

test('a stolen session cannot guess its way to another account', async () => {
  const { patch, read } = await enter()
  const guess = (current_password: string) => patch({ payout_iban: IBAN, current_password })
  for (let tries = 0; tries < 5; tries++) assert.equal((await guess(`guess ${tries}`)).statusCode, 400)
  assert.equal((await guess(PASSWORD)).statusCode, 429)
  assert.equal((await read()).payout_iban_pending, null)
})

test('a changed address is told to the old one too, and to nobody twice', async () => {
  const { email, patch, read } = await enter()
  const is = `${newId()}@kundin.example`
  assert.equal((await patch({ email: is })).statusCode, 200)
  assert.equal((await read()).email, is)
  for (const to of [email, is]) {
    const mails = (await mailsTo(world, to)).filter(({ subject }) => subject.includes('Neue E-Mail-Adresse'))
    assert.equal(mails.length, 1, to)
    assert.match(mails[0]?.body_text ?? '', new RegExp(`Bisher: ${email}[^]*Jetzt: {2}${is}`))
  }
  const recorded = await world.deps.db.one<{ actor_type: string; actor_name: string }>(
    sql`select actor_type, actor_name from customer_changes where kind = 'email' order by made_at desc, id desc limit 1`,
  )
  assert.deepEqual(recorded, { actor_type: 'creditor', actor_name: email })
})

test('who mails everybody too often is stopped for the day', async () => {
  const { patch } = await enter()
  for (let number = 0; number < 10; number++)
    assert.equal((await patch({ email: `${number}-${newId()}@kundin.example` })).statusCode, 200)
  const more = await patch({ email: `${newId()}@kundin.example` })
  assert.deepEqual([more.statusCode, more.json().code], [409, 'too_many_changes'])
  assert.equal((await patch({ phone: '1' })).statusCode, 200, 'what mails nobody goes on')
  world.clock.advance(DAY_MS)
  assert.equal((await patch({ email: `${newId()}@kundin.example` })).statusCode, 200)
})

test('a seat in another country finds a law for the claims that had none', async () => {
  const { patch, partner, customer_id, email } = await enter()
  const company = { acting_as: 'company', person: undefined, company: { company_name: 'Meier AG' } }
  const debtor = { ...company, addresses: [{ ...ADDRESS, country: 'CH' }] }
  const { id } = await makeCollectable(partner, { debtor, customer_id })
  const blockOf = async () => (await partner.get(`/openapi/claims/${id}`)).json().data.blocked_reason
  assert.equal(await blockOf(), 'no_law')
  assert.equal((await patch({ address: VIENNA })).statusCode, 200)
  assert.equal(await blockOf(), null)
  const [entry] = (await activityOf(world, id)).slice(-1)
  assert.equal(entry?.actor_type, 'creditor')

  const actor = async () => (await admin.get(`/api/operator/claims/${id}`)).json().data.activity[0].actor_name
  assert.equal(await actor(), email)
  await admin.delete(`/api/operator/customers/${customer_id}/people/${entry?.actor_id}`)
  assert.equal(await actor(), email, 'the name stays when the person has gone')
})

test('the log of a customer is only ever added to, and goes with the customer', async () => {
  const { customer_id } = await enter()
  const run = (statement: ReturnType<typeof sql>) => world.deps.db.transaction((tx) => tx.run(statement))
  const refused = /only ever added/
  await assert.rejects(run(sql`update customer_changes set kind = 'phone' where customer_id = ${customer_id}`), refused)
  await assert.rejects(run(sql`delete from customer_changes where customer_id = ${customer_id}`), refused)

  const partner = await world.partner()
  const body = { name: 'Huber GmbH', email: `${newId()}@kundin.example`, partner_id: partner.partner_id }
  const { id } = (await partner.post('/openapi/customers', body)).json().data
  await admin.patch(`/api/operator/customers/${id}`, { deducts_input_tax: false })
  assert.equal((await admin.get(`/api/operator/customers/${id}`)).json().data.changes.length, 1)
  assert.equal((await partner.delete(`/openapi/customers/${id}`)).statusCode, 200)
  assert.equal((await admin.get(`/api/operator/customers/${id}`)).statusCode, 404)
})

test('the team sees accounts masked in every answer about customers', async () => {
  const { patch, confirm, partner, customer_id } = await enter()
  await patch({ payout_iban: IBAN, current_password: PASSWORD })
  const listed = await admin.get(`/api/operator/customers?partner_id=${partner.partner_id}`)
  const [row] = listed.json().data.filter(({ id }: { id: string }) => id === customer_id)
  assert.deepEqual([row.payout_iban, row.payout_iban_pending], [null, 'AT … 3201'])
  await confirm()
  const marked = await admin.patch(`/api/operator/customers/${customer_id}`, { deducts_input_tax: false })
  assert.deepEqual([marked.json().data.payout_iban, marked.json().data.payout_iban_pending], ['AT … 3201', null])
})

test('whoever was removed a moment ago changes nothing with a request that had come in before', async () => {
  const own = await enter()
  const { email: _, id, ...rest } = (await addPerson(own, `${newId()}@kundin.example`)).json().data
  const gone = await findMember(world.deps.db, id, rest.customer.id)
  assert.ok(gone)
  assert.equal((await own.creditor.send('DELETE', `/api/creditor/people/${id}`)).statusCode, 200)
  const before = await own.read()
  const [me] = (await own.creditor.get('/api/creditor/people')).json().data
  const refused = { message: LOGIN_REQUIRED }
  const act = (what: (work: Work<CreditorPerson>) => Promise<unknown>) => transact(world.deps, gone, what)
  const person = { email: `${newId()}@kundin.example`, name: null }
  await assert.rejects(
    act((work) => changeCompany(work, { payout_iban: IBAN })),
    refused,
  )
  await assert.rejects(
    act((work) => invitePerson(work, person, 'http://localhost')),
    refused,
  )
  await assert.rejects(
    act((work) => removePerson(work, me.id)),
    refused,
  )
  assert.deepEqual(await own.read(), before)
})
