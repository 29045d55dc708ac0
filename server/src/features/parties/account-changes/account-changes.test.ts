import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { verifyAudit } from '../../../platform/audit/chain.ts'
import { sql } from '../../../platform/db/db.ts'
import { SESSION_COOKIE } from '../operators/rules.ts'
import { openSession } from '../operators/service.ts'

const NEW_IBAN = 'DE89370400440532013000'
const OTHER_IBAN = 'AT021100000622888600'

async function openHouse(mode: 'sandbox' | 'live' = 'sandbox') {
  const world = await openWorld({ mode })
  const first = await world.operator('admin')
  const founded = await first.post('/api/operator/organizations', { name: 'Haus', letterhead: AUSTRIAN_HEAD })
  assert.equal(founded.statusCode, 201, founded.body)
  const url = `/api/operator/organizations/${founded.json().data.id}`
  const wish = (iban: string, by = first) => by.patch(url, { letterhead: { ...AUSTRIAN_HEAD, bic: null, iban } })
  const read = async () => (await first.get(url)).json().data
  const advance = (hours: number) =>
    world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + hours * 3_600_000))
  const mailsTo = (email: string) =>
    world.deps.db.many<{ subject: string }>(
      sql`select subject from mails where recipient = ${email} order by created_at, id`,
    )
  return { world, first, url, wish, read, advance, mailsTo }
}

test('with one administrator a new account waits 72 hours, a mail tells, and letters print the old one until then', async () => {
  const { first, wish, read, advance, mailsTo } = await openHouse()
  const answer = await wish(NEW_IBAN)
  assert.equal(answer.statusCode, 200, answer.body)
  const { letterhead, letterhead_iban_pending, letterhead_account_change } = answer.json().data
  assert.equal(letterhead.iban, AUSTRIAN_HEAD.iban)
  assert.equal(letterhead_iban_pending, NEW_IBAN)
  assert.equal(letterhead_account_change.counts_from, '2026-05-17T09:30:00.000Z')
  assert.equal((await mailsTo(first.email)).length, 1)
  const own = await first.post(`/api/operator/account-changes/${letterhead_account_change.id}/approve`)
  assert.equal(own.statusCode, 409)
  assert.equal(own.json().code ?? own.json().errors?.[0]?.code, 'own_proposal')
  await advance(71)
  assert.equal((await read()).letterhead.iban, AUSTRIAN_HEAD.iban)
  await advance(1)
  const after = await read()
  assert.equal(after.letterhead.iban, NEW_IBAN)
  assert.equal(after.letterhead_iban_pending, null)
  assert.equal((await mailsTo(first.email)).length, 2)
})

test('with two administrators the other one approves, and no time makes it hold', async () => {
  const { world, first, wish, read, advance, mailsTo } = await openHouse()
  const [second, agent] = [await world.operator('admin'), await world.operator('agent')]
  const { id, counts_from } = (await wish(NEW_IBAN)).json().data.letterhead_account_change
  assert.equal(counts_from, null)
  await advance(100)
  assert.equal((await read()).letterhead.iban, AUSTRIAN_HEAD.iban)
  const path = `/api/operator/account-changes/${id}`
  assert.equal((await agent.post(`${path}/approve`)).statusCode, 403)
  assert.equal((await first.post(`${path}/approve`)).statusCode, 409)
  const [one, two] = await Promise.all([second.post(`${path}/approve`), second.post(`${path}/approve`)])
  assert.deepEqual([one.statusCode, two.statusCode].sort(), [200, 409])
  assert.equal((await read()).letterhead.iban, NEW_IBAN)
  assert.equal((await mailsTo(second.email)).length, 2)
  assert.equal((await first.post(`${path}/withdraw`)).statusCode, 409)
  assert.equal((await first.post(`/api/operator/account-changes/${first.operator_id}/approve`)).statusCode, 404)
})

test('a form that is stored again changes nothing, another account takes the place of the one that waits', async () => {
  const { world, first, url, wish, read } = await openHouse()
  const second = await world.operator('admin')
  const change = (await wish(NEW_IBAN)).json().data.letterhead_account_change
  await first.patch(url, { letterhead: { ...AUSTRIAN_HEAD, phone: '+43 1 999' } })
  assert.equal((await wish(NEW_IBAN, second)).json().data.letterhead_account_change.id, change.id, 'still waits')
  assert.equal((await read()).letterhead.iban, AUSTRIAN_HEAD.iban, 'to wish the same is not to approve')
  const replaced = (await wish(OTHER_IBAN, second)).json().data.letterhead_account_change
  assert.equal(replaced.proposed_by, second.operator_id)
  assert.equal((await second.post(`/api/operator/account-changes/${replaced.id}/withdraw`)).statusCode, 200)
  const listed = (await first.get('/api/operator/account-changes')).json()
  assert.deepEqual(
    listed.data.map(({ status }: { status: string }) => status),
    ['withdrawn', 'withdrawn'],
  )
})

test('taking the letterhead away and setting it anew is no way around', async () => {
  const { first, url, wish, read } = await openHouse()
  await first.patch(url, { letterhead: null })
  const set = (await wish(NEW_IBAN)).json().data
  assert.equal(set.letterhead.iban, AUSTRIAN_HEAD.iban)
  assert.equal(set.letterhead_iban_pending, NEW_IBAN)
  assert.equal((await read()).letterhead_iban_pending, NEW_IBAN)
})

test('no other line of a letterhead names an account', async () => {
  const { first, url } = await openHouse()
  const hint = `Neues Konto: ${NEW_IBAN.replace(/(.{4})/g, '$1 ')}`
  for (const field of ['license', 'bank_name', 'company_name', 'register_court', 'street', 'phone']) {
    const answer = await first.patch(url, { letterhead: { ...AUSTRIAN_HEAD, [field]: hint.slice(-40) } })
    assert.equal(answer.statusCode, 400, field)
    assert.deepEqual(
      answer.json().details.map((one: { field: string; code: string }) => [one.field, one.code]),
      [[`letterhead.${field}`, 'not_allowed']],
    )
  }
  const advice = { name: hint, country: 'AT' }
  assert.equal((await first.patch(url, { debt_advice: [advice] })).statusCode, 400)
})

test('the database itself refuses another account, an approval of one’s own, and a second open change', async () => {
  const { world, first, wish } = await openHouse()
  const { db } = world.deps
  const head = JSON.stringify({ ...AUSTRIAN_HEAD, iban: NEW_IBAN })
  await assert.rejects(
    db.alone(sql`update organizations set letterhead = ${head}::text::jsonb`),
    /second administrator/,
  )
  const { id } = (await wish(NEW_IBAN)).json().data.letterhead_account_change
  await assert.rejects(
    db.alone(sql`
      update bank_account_changes set status = 'applied', approved_by = ${first.operator_id}, settled_at = now() where id = ${id}`),
    /second_person_check/,
  )
  await assert.rejects(
    db.alone(sql`update bank_account_changes set status = 'applied', settled_at = proposed_at where id = ${id}`),
    /agreed_check/,
  )
  await assert.rejects(db.alone(sql`update bank_account_changes set iban = 'x' where id = ${id}`), /settled once/)
})

test('every step is in the audit log, with the last four characters only', async () => {
  const { world, first, wish } = await openHouse()
  const second = await world.operator('admin')
  const { id } = (await wish(NEW_IBAN)).json().data.letterhead_account_change
  await second.post(`/api/operator/account-changes/${id}/approve`)
  const rows = await world.deps.db.many<{ action: string; actor_id: string; details: string }>(
    sql`select action, actor_id, details::text as details from audit_entries where action like 'bank_account.%' order by number`,
  )
  assert.deepEqual(
    rows.map(({ action, actor_id }) => [action, actor_id]),
    [
      ['bank_account.changed', first.operator_id],
      ['bank_account.change_proposed', first.operator_id],
      ['bank_account.change_approved', second.operator_id],
      ['bank_account.changed', second.operator_id],
    ],
  )
  for (const { details } of rows) assert.doesNotMatch(details, /DE8937|AT6119/)
  assert.match(rows[1]?.details ?? '', /…3000/)
  assert.deepEqual((await verifyAudit(world.deps.db)).breaks, [])
})

test('one administrator gains nothing by a second account, or by taking over the one of a colleague', async () => {
  const { world, first, wish, read } = await openHouse('live')
  const [second, agent] = [await world.operator('admin'), await world.operator('agent')]
  const { id } = (await wish(NEW_IBAN)).json().data.letterhead_account_change
  const approve = (by: { cookie: string }) =>
    world.request({
      ...{ method: 'POST', url: `/api/operator/account-changes/${id}/approve` },
      headers: { cookie: by.cookie },
    })
  const puppet = { email: 'puppet@team.example', name: 'Second', role: 'admin', password: 'a password of the puppet' }
  const made = await first.post('/api/operator/users', puppet)
  assert.equal(made.statusCode, 201, made.body)
  const enter = async (email: string, password: string) => {
    const entered = await world.request({ method: 'POST', url: '/api/operator/session', payload: { email, password } })
    assert.equal(entered.statusCode, 200, entered.body)
    const cookie = entered.cookies.find(({ name }) => name === SESSION_COOKIE)
    return { cookie: `${SESSION_COOKIE}=${cookie?.value}` }
  }
  await first.patch(`/api/operator/users/${agent.operator_id}`, { role: 'admin', password: puppet.password })
  const { initial_password } = (await first.post(`/api/operator/users/${second.operator_id}/reset-password`)).json()
    .data
  const taken = [
    await enter(puppet.email, puppet.password),
    await enter(agent.email, puppet.password),
    await enter(second.email, initial_password),
  ]
  for (const account of taken) {
    const answer = await approve(account)
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'administrator_too_new'], answer.body)
  }
  assert.equal((await read()).letterhead.iban, AUSTRIAN_HEAD.iban)
  await setDatabaseTime(world, new Date(Date.now() + 73 * 3_600_000).toISOString())
  const later = await enter(second.email, initial_password)
  assert.equal((await approve(later)).statusCode, 200, 'everybody has had time to read the mail')
})

test('nor by proposing with the second account', async () => {
  const { world, first, wish } = await openHouse('live')
  const second = await world.operator('admin')
  await first.patch(`/api/operator/users/${second.operator_id}`, { password: 'another password of theirs' })
  const cookie = `${SESSION_COOKIE}=${await world.act((work) => openSession(work, second.operator_id))}`
  const answer = await wish(NEW_IBAN, {
    ...first,
    patch: (url, body) => world.request({ method: 'PATCH', url, payload: body as object, headers: { cookie } }),
  })
  const { id, proposed_by } = answer.json().data.letterhead_account_change
  assert.equal(proposed_by, second.operator_id)
  assert.equal((await first.post(`/api/operator/account-changes/${id}/approve`)).statusCode, 409)
})

test('whoever disables the others first cannot keep the mail from them', async () => {
  const { world, first, wish, mailsTo } = await openHouse()
  const [disabled, lowered, agent] = [
    await world.operator('admin'),
    await world.operator('admin'),
    await world.operator('agent'),
  ]
  await first.patch(`/api/operator/users/${disabled.operator_id}`, { disabled: true })
  await first.patch(`/api/operator/users/${lowered.operator_id}`, { role: 'agent' })
  assert.ok((await wish(NEW_IBAN)).json().data.letterhead_account_change.counts_from, 'nobody else is there to approve')
  for (const { email } of [first, disabled, lowered]) assert.equal((await mailsTo(email)).length, 1, email)
  assert.equal((await mailsTo(agent.email)).length, 0)
})
