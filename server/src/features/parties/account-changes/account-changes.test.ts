import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openWorld } from '../../../../test/world.ts'
import { verifyAudit } from '../../../platform/audit/chain.ts'
import { sql } from '../../../platform/db/db.ts'

const NEW_IBAN = 'DE89370400440532013000'
const OTHER_IBAN = 'AT021100000622888600'

async function openHouse() {
  const world = await openWorld()
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
