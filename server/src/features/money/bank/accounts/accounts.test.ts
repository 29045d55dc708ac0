import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addEntry } from '../../../../../test/client-money.ts'
import { AUSTRIAN_HEAD } from '../../../../../test/letter-facts.ts'
import { openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'

const URL = '/api/operator/bank-accounts'
const IBANS = ['AT611904300234573201', 'DE89370400440532013000', 'AT021100000622888600'] as const

async function openHouse() {
  const world = await openWorld()
  const [first, second] = [await world.operator('admin'), await world.operator('admin')]
  const { organization_id } = await world.organization()
  const body = { organization_id, name: 'Anderkonto', iban: 'at61 1904 3002 3457 3201', kind: 'client_money' }
  return { world, first, second, organization_id, body }
}

test('an account is added at once, once, by administrators; everybody of the team sees it', async () => {
  const { world, first, body, organization_id } = await openHouse()
  const agent = await world.operator('agent')
  assert.equal((await agent.post(URL, body)).statusCode, 403)
  const made = await first.post(URL, { ...body, bic: 'giba atww' })
  assert.equal(made.statusCode, 201, made.body)
  const { iban, bic, kind, balance, iban_pending, account_change } = made.json().data
  assert.deepEqual([iban, bic, kind], [IBANS[0], 'GIBAATWW', 'client_money'])
  assert.deepEqual([balance, iban_pending, account_change], [null, null, null])
  const again = await first.post(URL, { ...body, name: 'Noch eines' })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'iban_in_use'])
  const { data, total } = (await agent.get(`${URL}?organization_id=${organization_id}&kind=client_money`)).json()
  assert.deepEqual([data[0].iban, total], [IBANS[0], 1])
  assert.equal((await agent.get(`${URL}?kind=own`)).json().total, 0)
})

test('two at once with one IBAN: one is made, the other refused', async () => {
  const { first, second, body } = await openHouse()
  const answers = await Promise.all([first.post(URL, body), second.post(URL, { ...body, kind: 'own' })])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409])
})

test('wrong fields are named', async () => {
  const { first, body } = await openHouse()
  const wrong = { ...body, organization_id: first.operator_id }
  const faults = async (payload: object) =>
    (await first.post(URL, payload)).json().details.map((one: { field: string; code: string }) => [one.field, one.code])
  assert.deepEqual(await faults(wrong), [['organization_id', 'unknown_reference']])
  assert.deepEqual(await faults({ ...body, iban: 'AT611904300234573202', bic: 'X', kind: 'x', name: ' ' }), [
    ['name', 'blank'],
    ['iban', 'wrong_format'],
    ['bic', 'wrong_format'],
    ['kind', 'not_allowed'],
  ])
  assert.equal((await first.patch(`${URL}/${first.operator_id}`, { name: 'x' })).statusCode, 404)
})

test('a new name counts at once; another number when a second administrator approves it', async () => {
  const { first, second, body } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  const wished = await first.patch(`${URL}/${id}`, { name: 'Treuhand', iban: IBANS[1], bic: 'COBADEFFXXX' })
  assert.equal(wished.statusCode, 200, wished.body)
  const { name, iban, iban_pending, account_change } = wished.json().data
  assert.deepEqual([name, iban, iban_pending], ['Treuhand', IBANS[0], IBANS[1]])
  assert.deepEqual(
    [account_change.kind, account_change.account_id, account_change.account_name, account_change.counts_from],
    ['bank_account', id, 'Treuhand', null],
  )
  const other = await second.post(URL, { ...body, iban: IBANS[1] })
  assert.deepEqual([other.statusCode, other.json().code], [409, 'iban_in_use'], 'about to be used')
  const path = `/api/operator/account-changes/${account_change.id}/approve`
  assert.equal((await first.post(path)).json().code, 'own_proposal')
  assert.equal((await second.post(path)).statusCode, 200)
  const after = (await first.get(URL)).json().data[0]
  assert.deepEqual([after.iban, after.bic, after.iban_pending], [IBANS[1], 'COBADEFFXXX', null])
  const stored = await first.patch(`${URL}/${id}`, { name: 'Treuhand', iban: IBANS[1], bic: 'COBADEFFXXX' })
  assert.equal(stored.json().data.account_change, null, 'to wish for what holds changes nothing')
})

test('the mails about it name the account, not a letterhead, and no whole number', async () => {
  const { world, first, second, body } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  await first.patch(`${URL}/${id}`, { iban: IBANS[2] })
  const mails = await world.deps.db.many<{ recipient: string; subject: string; text: string }>(
    sql`select recipient, subject, body_text as text from mails order by recipient`,
  )
  // One tells that the account was added, one that another number is wished for.
  const about_change = mails.filter(({ text }) => text.includes('8600'))
  const everybody = [first.email, second.email].sort()
  assert.deepEqual(about_change.map(({ recipient }) => recipient).sort(), everybody)
  assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [...everybody, ...everybody].sort())
  for (const { subject, text } of mails) {
    assert.doesNotMatch(`${subject} ${text}`, /Briefkopf|letterhead|AT0211|AT6119/)
    assert.match(text, /Anderkonto/)
  }
})

test('the database itself refuses another number, and another organisation or kind', async () => {
  const { world, first, body } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  const { db } = world.deps
  await assert.rejects(
    db.alone(sql`update bank_accounts set iban = ${IBANS[1]} where id = ${id}`),
    /second administrator/,
  )
  await assert.rejects(db.alone(sql`update bank_accounts set kind = 'own' where id = ${id}`), /of its kind/)
})

test('every step is in the audit log', async () => {
  const { world, first, body } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  await first.patch(`${URL}/${id}`, { name: 'Treuhand', iban: IBANS[1] })
  const rows = await world.deps.db.many<{ action: string; details: string }>(
    sql`select action, details::text as details from audit_entries where subject_id = ${id} order by number`,
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['bank_account.changed', 'bank_account.created', 'bank_account.change_proposed', 'bank_account.renamed'],
  )
  for (const { details } of rows) assert.doesNotMatch(details, /AT6119|DE8937/)
})

const NOTE = { note: 'Falsche Organisation' }

test('an account that was made by mistake is closed, and its number can be added again', async () => {
  const { world, first, second, body, organization_id } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  await first.patch(`${URL}/${id}`, { iban: IBANS[1] })
  const agent = await world.operator('agent')
  assert.equal((await agent.post(`${URL}/${id}/close`, NOTE)).statusCode, 403)
  assert.equal((await first.post(`${URL}/${id}/close`, { note: ' ' })).statusCode, 400)
  const closed = await first.post(`${URL}/${id}/close`, NOTE)
  assert.equal(closed.statusCode, 200, closed.body)
  assert.equal(closed.json().data.iban, IBANS[0])
  assert.equal((await first.get(`${URL}?organization_id=${organization_id}`)).json().total, 0)
  assert.equal((await first.post(`${URL}/${id}/close`, NOTE)).statusCode, 404)
  const open = await world.deps.db.many(
    sql`select 1 as one from bank_account_changes where account_id = ${id} and status = 'open'`,
  )
  assert.equal(open.length, 0, 'what waited for it is withdrawn')
  const mail = await world.deps.db.one<{ text: string }>(sql`
    select body_text as text from mails where recipient = ${second.email} order by created_at desc, id desc limit 1`)
  assert.match(mail?.text ?? '', /closed|geschlossen/)
  const kept = await world.deps.db.one<object>(sql`select iban, note from closed_bank_accounts where id = ${id}`)
  assert.deepEqual({ ...kept }, { iban: IBANS[0], ...NOTE })
  assert.equal((await second.post(URL, body)).statusCode, 201)
})

test('an account that was used, or that letters name, stays', async () => {
  const { world, first, body, organization_id } = await openHouse()
  const { id } = (await first.post(URL, body)).json().data
  const close = () => first.post(`${URL}/${id}/close`, NOTE)
  const letterhead = { ...AUSTRIAN_HEAD, iban: IBANS[0] }
  const set = await first.patch(`/api/operator/organizations/${organization_id}`, { letterhead })
  assert.equal(set.statusCode, 200, set.body)
  assert.equal((await close()).json().code, 'account_in_letterhead')
  await addEntry(world, { organization_id, account_id: id, amount_cents: 100 })
  const refused = await close()
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'account_used'])
  await assert.rejects(world.deps.db.alone(sql`delete from bank_accounts where id = ${id}`))
})
