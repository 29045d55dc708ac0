import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyAccounts } from '../../case/account/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const ADDRESS = { street: 'Neugasse 3', zip: '8010', city: 'Graz', country: 'AT' }

const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const letterOf = async (letter_id: string) => (await team.get(`/api/operator/letters/${letter_id}`)).json().data
const mark = (letter_id: string, path: string, body?: object) =>
  team.post(`/api/operator/letters/${letter_id}/${path}`, body)

// The world begins on Ascension Day; letters are dated on a Monday here.
await advance(4 * DAY_S)

/** A claim whose first letter is made and waits to be posted. */
async function openWaiting() {
  const partner = await world.partner()
  const settings = { letter_dispatch: 'by_hand' }
  assert.equal((await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)).statusCode, 200)
  const { id, debtor_id } = await makeCollectable(partner)
  await advance(1800)
  const [letter] = (await fileOf(id)).letters
  assert.deepEqual([letter?.status, letter?.is_outdated], ['outbox', false])
  return { partner, id, letter_id: letter.id as string, debtor_id }
}

test('a letter that waits too long says so, and is remade at once with the date and the deadline of today', async () => {
  const { id, letter_id } = await openWaiting()
  const fresh = await letterOf(letter_id)
  assert.deepEqual([fresh.may_become, fresh.may_be_remade], [['posted', 'void'], true])
  await advance(5 * DAY_S)
  const old = await letterOf(letter_id)
  assert.deepEqual([old.is_outdated, old.may_become, old.may_be_remade], [true, ['void'], true])
  assert.ok(old.postable_until < world.clock.business().toISOString().slice(0, 10))

  const remade = await mark(letter_id, 'remake', { note: 'lag zu lange' })
  assert.equal(remade.statusCode, 201, remade.body)
  const made = remade.json().data
  assert.deepEqual([made.status, made.kind, made.is_outdated], ['outbox', old.kind, false])
  assert.ok(made.date > old.date && made.deadline > old.deadline)
  const voided = await letterOf(letter_id)
  assert.deepEqual([voided.status, voided.void_reason, voided.void_note], ['void', 'outdated', 'lag zu lange'])
  const log = (await activityOf(world, id)).map(({ action }) => action)
  assert.deepEqual(log.slice(-4), ['letter.void', 'letter.made', 'letter.waits', 'letter.remade'])

  assert.equal((await mark(made.id, 'posted')).statusCode, 200)
  assert.equal((await fileOf(id)).collection_stage, 'first_demand_letter')
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('a fresh letter is remade by wish of the team, once for one key', async () => {
  const { id, letter_id } = await openWaiting()
  const headers = { 'idempotency-key': `remake-${id}` }
  const remake = () => team.post(`/api/operator/letters/${letter_id}/remake`, {}, headers)
  const [first, second] = [await remake(), await remake()]
  assert.deepEqual([first.statusCode, second.body], [201, first.body])
  const { letters } = await fileOf(id)
  assert.deepEqual(
    letters.map(({ status }: { status: string }) => status),
    ['outbox', 'void'],
  )
  assert.equal((await letterOf(letter_id)).void_reason, 'team')
})

test('a void letter is made again while it is due and no other one waits', async () => {
  const { id, letter_id } = await openWaiting()
  await mark(letter_id, 'void', { note: 'falscher Briefkopf' })
  assert.equal((await letterOf(letter_id)).may_be_remade, true)
  const remade = await mark(letter_id, 'remake')
  assert.equal(remade.statusCode, 201, remade.body)
  assert.equal((await letterOf(letter_id)).may_be_remade, false)
  assert.equal((await mark(letter_id, 'remake')).json().code, 'letter_made_already')
  const new_id = remade.json().data.id
  await mark(new_id, 'posted')
  assert.deepEqual([(await letterOf(new_id)).may_be_remade, (await letterOf(letter_id)).may_be_remade], [false, false])
  assert.equal((await mark(new_id, 'remake')).json().code, 'letter_not_waiting')
  assert.equal((await mark(letter_id, 'remake')).json().code, 'no_letter_due')
  assert.equal((await fileOf(id)).letters.length, 2)
})

test('where no letter can be made, the code says why and the old one stays', async () => {
  const closed = await openWaiting()
  await team.post(`/api/operator/claims/${closed.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal((await mark(closed.letter_id, 'remake')).json().code, 'claim_closed')

  const disputed = await openWaiting()
  await team.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: true })
  assert.equal((await mark(disputed.letter_id, 'remake')).json().code, 'disputed')

  const held = await openWaiting()
  await team.post(`/api/operator/claims/${held.id}/hold`, { held: true })
  const refused = await mark(held.letter_id, 'remake')
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'claim_blocked'])
  assert.deepEqual(refused.json().values, { blocked_reason: 'held' })
  assert.equal((await fileOf(held.id)).letters.length, 1)

  const homeless = await openWaiting()
  await world.deps.db.alone(sql`update debtors set addresses = '[]' where id = ${homeless.debtor_id}`)
  const impossible = (await mark(homeless.letter_id, 'remake')).json()
  assert.deepEqual([impossible.code, impossible.values], ['letter_not_possible', { obstacle: 'no_address' }])
  assert.equal((await letterOf(homeless.letter_id)).status, 'outbox')
})

test('what came back is sent again at once when there is another address', async () => {
  const { id, letter_id, debtor_id } = await openWaiting()
  await mark(letter_id, 'posted')
  await advance(3 * DAY_S)
  await mark(letter_id, 'returned', { note: 'unbekannt verzogen' })
  assert.equal((await mark(letter_id, 'remake')).json().code, 'claim_blocked')
  assert.equal((await letterOf(letter_id)).may_be_remade, false)
  const changed = await team.patch(`/api/operator/debtors/${debtor_id}`, {
    addresses: [{ ...ADDRESS, is_primary: true }],
  })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal((await letterOf(letter_id)).may_be_remade, true)
  const again = await mark(letter_id, 'remake')
  assert.equal(again.statusCode, 201, again.body)
  const { status, kind, recipient } = again.json().data
  assert.deepEqual([status, kind, recipient.at(-1)], ['outbox', 'first_demand_letter', '8010 Graz'])
  assert.equal((await fileOf(id)).collection_stage, 'first_demand_letter')
})
