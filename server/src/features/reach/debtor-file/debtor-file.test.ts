import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, makeCollectable } from '../../../../test/cases.ts'
import { enterPortal } from '../../../../test/creditors.ts'
import { openRequest } from '../../../../test/withheld.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const team = await world.operator('agent')
const URL = '/api/operator'

const PERSON = { first_name: 'Ida', last_name: 'Doppler', birth_date: '1980-02-03' }
const elsewhere = { ...ADDRESS, street: 'Andere Gasse 1' }

type Made = { id: string; debtor_id: string }
const make = (partner: PartnerClient, debtor: object): Promise<Made> => makeCollectable(partner, { debtor })
const fileOf = async (debtor_id: string, who = team) => (await who.get(`${URL}/debtors/${debtor_id}/file`)).json().data
type Similar = { id: string; same_by: string[] }
const similarTo = async (debtor_id: string): Promise<Similar[]> => {
  const answer = await team.get(`${URL}/debtors/${debtor_id}/similar`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const join = (one: string, other: string, who = team) => who.post(`${URL}/debtors/${one}/join`, { debtor_id: other })
const looksOf = async (operator_id: string): Promise<string[]> =>
  (
    await world.deps.db.many<{ subject_id: string }>(sql`
      select subject_id from audit_entries where action = 'debtor.read' and actor_id = ${operator_id} order by subject_id`)
  ).map(({ subject_id }) => subject_id)
const idsIn = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort()

test('others are suggested by name and address, birth date or register number, and nobody by the name alone', async () => {
  const [first, second] = [await world.partner(), await world.partner()]
  const own = await make(first, { person: PERSON })
  const there = await make(second, { person: { first_name: 'ida', last_name: 'DOPPLER' } })
  const moved = await make(second, { person: PERSON, addresses: [elsewhere] })
  const namesake = await make(second, { person: { ...PERSON, birth_date: '1999-09-09' } })
  const unknown = await make(second, { person: { first_name: 'Ida', last_name: 'Doppler' }, addresses: [elsewhere] })
  const found = await similarTo(own.debtor_id)
  assert.deepEqual(
    found.map(({ id, same_by }) => [id, same_by]),
    [
      [there.debtor_id, ['address']],
      [moved.debtor_id, ['birth_date']],
    ],
  )
  for (const { debtor_id } of [namesake, unknown]) assert.ok(!idsIn(found).includes(debtor_id))
  const company = (firmenbuchnummer: string, company_name: string) => ({
    ...{ acting_as: 'company', person: undefined, company: { company_name, firmenbuchnummer } },
  })
  const house = await make(first, company('FN 123456a', 'Holz GmbH'))
  const renamed = await make(second, company('fn123456A', 'Holz & Söhne GmbH'))
  assert.deepEqual(
    (await similarTo(house.debtor_id)).map(({ id, same_by }) => [id, same_by]),
    [[renamed.debtor_id, ['register_number']]],
  )
})

test('joined records show all claims, with what is owed as each file says, promises, plans and one timeline', async () => {
  const [first, second] = [await world.partner(), await world.partner()]
  const person = { first_name: 'Jan', last_name: 'Zusammen' }
  const [one, other] = [await make(first, { person }), await make(second, { person })]
  const alone = await fileOf(one.debtor_id)
  assert.deepEqual([alone.records.length, idsIn(alone.claims)], [1, [one.id]])
  const joined = await join(one.debtor_id, other.debtor_id)
  assert.equal(joined.statusCode, 200, joined.body)
  const on = addDays(dayInVienna(world.clock.business()), 3)
  const promise = { amount: 50, on, task: 'Zusage' }
  await team.post(`${URL}/claims/${other.id}/notes`, { kind: 'call_in', text: 'Rief an', promise })
  const file = await fileOf(other.debtor_id)
  assert.deepEqual(idsIn(file.records), [one.debtor_id, other.debtor_id].sort())
  assert.deepEqual(idsIn(file.claims), [one.id, other.id].sort())
  let sum = 0
  for (const claim of file.claims) {
    const { balance } = (await team.get(`${URL}/claims/${claim.id}`)).json().data
    assert.equal(claim.total_open, balance.totals.total)
    sum += Math.round(balance.totals.total * 100)
  }
  assert.ok(sum > 0)
  assert.equal(file.total_open, sum / 100)
  assert.deepEqual(
    file.promises.map(({ claim_id, amount, via }: { claim_id: string; amount: number; via: string }) => [
      ...[claim_id, amount, via],
    ]),
    [[other.id, 50, 'note']],
  )
  assert.deepEqual([...new Set(file.timeline.map((entry: { claim_id: string }) => entry.claim_id))].sort(), [
    ...[one.id, other.id].sort(),
  ])
  assert.ok(file.timeline.some(({ note_text }: { note_text: string | null }) => note_text === 'Rief an'))
  assert.deepEqual(await similarTo(one.debtor_id), [], 'who is joined is not suggested')
})

test('joining and separating are logged, bring whole groups together, and change no record', async () => {
  const partner = await world.partner()
  const [a, b, c] = [
    await make(partner, { person: { first_name: 'A', last_name: 'Gruppe' } }),
    await make(partner, { person: { first_name: 'B', last_name: 'Gruppe' } }),
    await make(partner, { person: { first_name: 'C', last_name: 'Gruppe' } }),
  ]
  const before = (await partner.get(`/openapi/debtors/${a.debtor_id}`)).body
  await join(a.debtor_id, b.debtor_id)
  await join(c.debtor_id, b.debtor_id)
  await join(c.debtor_id, a.debtor_id)
  assert.equal((await fileOf(a.debtor_id)).records.length, 3)
  assert.equal((await partner.get(`/openapi/debtors/${a.debtor_id}`)).body, before)
  const self = await join(a.debtor_id, a.debtor_id)
  assert.deepEqual([self.statusCode, self.json().details[0].field], [400, 'debtor_id'])
  assert.equal((await join(a.debtor_id, a.id)).statusCode, 400)
  assert.equal((await team.delete(`${URL}/debtors/${b.debtor_id}/join`)).statusCode, 200)
  assert.equal((await fileOf(b.debtor_id)).records.length, 1)
  assert.equal((await fileOf(a.debtor_id)).records.length, 2)
  await team.delete(`${URL}/debtors/${a.debtor_id}/join`)
  assert.equal((await fileOf(c.debtor_id)).records[0].joined_at, null, 'who is left alone is joined with nobody')
  assert.equal((await team.delete(`${URL}/debtors/${c.debtor_id}/join`)).statusCode, 404)
  const logged = await world.deps.db.many<{ action: string }>(sql`
    select action from audit_entries where action like 'debtor.%ed' and log = 'administration'
      and subject_id = any(${[a, b, c].map(({ debtor_id }) => debtor_id)}::text[]) order by number`)
  assert.deepEqual(
    logged.map(({ action }) => action),
    ['debtor.joined', 'debtor.joined', 'debtor.separated', 'debtor.separated'],
  )
})

test('who looks at a person looks at all records of theirs', async () => {
  const reader = await world.operator('agent')
  const partner = await world.partner()
  const [a, b] = [await make(partner, { person: PERSON }), await make(partner, { person: PERSON })]
  await join(a.debtor_id, b.debtor_id)
  await fileOf(a.debtor_id, reader)
  assert.deepEqual(await looksOf(reader.operator_id), [a.debtor_id, b.debtor_id].sort())
})

test('who is shown others that may be the same person looks at each of them', async () => {
  const reader = await world.operator('agent')
  const partner = await world.partner()
  const person = { ...PERSON, last_name: 'Ebenbild' }
  const [a, b] = [await make(partner, { person }), await make(partner, { person })]
  const answer = await reader.get(`${URL}/debtors/${a.debtor_id}/similar`)
  assert.deepEqual(idsIn(answer.json().data), [b.debtor_id])
  assert.deepEqual(await looksOf(reader.operator_id), [a.debtor_id, b.debtor_id].sort())
})

test('a record whose data were erased is joined with nobody again', async () => {
  const partner = await world.partner()
  const person = { ...PERSON, last_name: 'Vergessen' }
  const [a, b] = [await make(partner, { person }), await make(partner, { person })]
  await world.deps.db.alone(sql`update debtors set erased_at = now() where id = ${b.debtor_id}`)
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const refused = await join(one.debtor_id, other.debtor_id)
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'data_erased'])
  }
})

test('partners and creditors learn nothing of each other by it, and data that may only be kept stay away', async () => {
  const [own, other] = [await enterPortal(world), await enterPortal(world)]
  const person = { first_name: 'Kai', last_name: 'Geheimnis' }
  const mine = await makeCollectable(own.partner, { customer_id: own.customer_id, debtor: { person } })
  const theirs = await makeCollectable(other.partner, { customer_id: other.customer_id, debtor: { person } })
  await join(mine.debtor_id, theirs.debtor_id)
  for (const url of [`/openapi/debtors/${mine.debtor_id}`, '/openapi/debtors', '/openapi/claims']) {
    const { body } = await own.partner.get(url)
    assert.ok(!body.includes(theirs.debtor_id) && !body.includes(theirs.id), url)
  }
  for (const headers of [{ authorization: `Bearer ${own.partner.token}` }, { cookie: own.cookie }, {}])
    assert.equal((await world.request({ url: `${URL}/debtors/${mine.debtor_id}/file`, headers })).statusCode, 401)

  const request_id = await openRequest(admin, 'restriction', 'Kai', [theirs.debtor_id])
  const restricted = await admin.post(`${URL}/privacy/requests/${request_id}/restriction`, {
    ...{ debtor_id: theirs.debtor_id, reason: 'accuracy', note: 'x' },
  })
  assert.equal(restricted.statusCode, 200, restricted.body)
  const file = await fileOf(mine.debtor_id)
  assert.deepEqual(idsIn(file.claims), [mine.id])
  assert.deepEqual(idsIn(file.records), [mine.debtor_id], 'an agent is not even told of it')
  const kept = (await fileOf(mine.debtor_id, admin)).records.find(({ id }: { id: string }) => id === theirs.debtor_id)
  assert.deepEqual([kept.name, kept.address, kept.contacts], ['[blocked]', null, []])
  assert.equal((await team.get(`${URL}/debtors/${theirs.debtor_id}/file`)).statusCode, 403)
  const again = await join(mine.debtor_id, theirs.debtor_id)
  assert.equal(again.statusCode, 409)
})
