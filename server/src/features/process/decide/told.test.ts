import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf } from '../../../../test/cases.ts'
import { mailedLink, makeRecommended } from '../../../../test/court-cases.ts'
import { mailsTo } from '../../../../test/creditors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { toldProblems } from './rules.told.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const partner = await world.partner()
const TODAY = '2026-05-14'
const CALL = { way: 'phone', told_on: TODAY, told_time: '14:30', told_by: 'Frau Huber', told_to: 'Eva Team' } as const
const at = (id: string, path = '') => `/api/operator/claims/${id}/lawsuit-decision${path}`
const fileOf = async (id: string) => (await agent.get(`/api/operator/claims/${id}`)).json().data

async function proofFor(id: string): Promise<string> {
  const answer = await upload(agent, `/api/operator/claims/${id}/documents`, [filePart('brief.pdf', PDF)])
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

const detailsOf = (answer: { json(): { details: { field: string; code: string }[] } }) =>
  answer.json().details.map(({ field, code }) => `${field} ${code}`)

test('a decision told by telephone counts like one that the creditor makes itself', async () => {
  const { id } = await makeRecommended(world, partner)
  const events = (await eventsOf(world, id)).length
  const answer = await agent.post(at(id), {
    decision: 'sue',
    ...CALL,
    note: 'Sie ruft wegen der Kosten noch einmal an.',
  })
  assert.equal(answer.statusCode, 201, answer.body)
  const { decided_by, told, link, decision, decided_via, court_fees } = answer.json().data
  assert.deepEqual([decision, decided_via, court_fees, link], ['sue', 'portal', 140, null])
  assert.equal(decided_by.type, 'operator')
  assert.deepEqual(told, {
    ...CALL,
    ...{ note: 'Sie ruft wegen der Kosten noch einmal an.', document_id: null, document_name: null },
  })

  const file = await fileOf(id)
  assert.deepEqual(file.court.decision.told, told)
  assert.equal(file.collection_stage, 'dunning_action_recommended')
  assert.equal((await eventsOf(world, id)).length, events, 'the decision itself emits no event')
  assert.ok(
    (await activityOf(world, id)).some(
      ({ action, actor_type }) => action === 'lawsuit.decided' && actor_type === 'operator',
    ),
  )
  const invoices = (await agent.get(`/api/operator/court-fee-invoices?claim_id=${id}`)).json().data
  assert.equal(invoices.length, 1)
})

test('the partner sees a decision of the portal, and cannot decide again', async () => {
  const { id, url } = await makeRecommended(world, partner)
  await agent.post(at(id), { decision: 'decline', ...CALL })
  const estimate = (await partner.get(`${url}/estimate`)).json().data
  assert.deepEqual([estimate.decided, estimate.decision_open], [true, false])
  const second = await partner.post(url, { decision: 'sue' })
  assert.deepEqual([second.statusCode, second.json().details[0].code], [400, 'already_decided'])
})

test('what was recorded is confirmed to the creditor, so that a mistake is noticed', async () => {
  for (const [decision, said] of [
    ['sue', /Die Forderung geht vor Gericht|The claim goes to court/],
    ['decline', /Die Forderung geht nicht vor Gericht|The claim does not go to court/],
  ] as const) {
    const { id, customer_id } = await makeRecommended(world, partner)
    const email = `office-${id}@kundin.example`
    await world.deps.db.alone(sql`update customers set email = ${email} where id = ${customer_id}`)
    assert.equal((await agent.post(at(id), { decision, ...CALL })).statusCode, 201)
    const mail = (await mailsTo(world, email)).find(({ body_text }) => body_text.includes('Frau Huber'))
    assert.match(mail?.body_text ?? '', said)
    assert.match(mail?.body_text ?? '', /14:30( Uhr)?, (am Telefon|by phone)/)
    assert.doesNotMatch(mail?.body_text ?? '', /Eva Team/)
  }
})

test('what is in writing needs a document of the team on this claim', async () => {
  const { id } = await makeRecommended(world, partner)
  const other = await makeRecommended(world, partner)
  const letter = { decision: 'decline', way: 'letter', told_on: TODAY, told_by: 'Frau Huber' }
  const bare = await agent.post(at(id), letter)
  assert.deepEqual([bare.statusCode, ...detailsOf(bare)], [400, 'document_id required'])
  const foreign = await agent.post(at(id), { ...letter, document_id: await proofFor(other.id) })
  assert.deepEqual([foreign.statusCode, ...detailsOf(foreign)], [400, 'document_id unknown_reference'])
  const theirs = await upload(partner, `/openapi/claims/${id}/documents`, [filePart('brief.pdf', PDF)])
  const deletable = await agent.post(at(id), { ...letter, document_id: theirs.json().data.id })
  assert.deepEqual(detailsOf(deletable), ['document_id unknown_reference'])

  const noted = await agent.post(`/api/operator/claims/${id}/notes`, { kind: 'note', text: 'Der Brief liegt bei.' })
  const { id: note_id } = noted.json().data
  const filed = await upload(agent, `/api/operator/notes/${note_id}/files`, [filePart('brief.pdf', PDF)])
  assert.equal(filed.statusCode, 201, filed.body)
  const withdrawable = await agent.post(at(id), { ...letter, document_id: filed.json().data.files[0].id })
  assert.deepEqual(detailsOf(withdrawable), ['document_id unknown_reference'])

  const document_id = await proofFor(id)
  const recorded = await agent.post(at(id), { ...letter, document_id })
  assert.equal(recorded.statusCode, 201, recorded.body)
  assert.partialDeepStrictEqual(recorded.json().data.told, { document_id, document_name: 'brief.pdf', told_to: null })
})

test('a talk needs who spoke with whom and when', () => {
  const facts = { today: TODAY, handed_over_on: '2026-05-01', has_proof: false } as Parameters<typeof toldProblems>[1]
  const problemsOf = (told: object) =>
    toldProblems({ ...CALL, ...told } as Parameters<typeof toldProblems>[0], facts).map(
      ({ field, code }) => `${field} ${code}`,
    )
  assert.deepEqual(problemsOf({}), [])
  assert.deepEqual(problemsOf({ way: 'in_person' }), [])
  assert.deepEqual(problemsOf({ told_to: undefined, told_time: undefined }), ['told_time required', 'told_to required'])
  assert.deepEqual(problemsOf({ way: 'email' }), [
    'document_id required',
    'told_time not_applicable',
    'told_to not_applicable',
  ])
  assert.deepEqual(problemsOf({ told_on: '2026-05-15' }), ['told_on in_the_future'])
  assert.deepEqual(problemsOf({ told_on: '2026-04-30' }), ['told_on inconsistent'])
})

test('of a decision by link and one that the team records one wins, and the other is told', async () => {
  const claim = await makeRecommended(world, partner)
  const path = await mailedLink(world, partner, claim)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const [told, linked] = await Promise.all([
    agent.post(at(claim.id), { decision: 'decline', ...CALL }),
    world.request({ method: 'POST', url: path, headers: form, payload: 'decision=decline' }),
  ])
  const { decided_by } = (await fileOf(claim.id)).court.decision
  if (told.statusCode === 201) {
    assert.equal(decided_by.type, 'operator')
    assert.notEqual(linked.statusCode, 303)
  } else {
    assert.equal(decided_by.type, 'creditor')
    assert.equal(told.json().details[0].code, 'already_decided')
  }
  const late = await agent.post(at(claim.id), { decision: 'decline', ...CALL })
  assert.deepEqual([late.statusCode, late.json().details[0].code], [400, 'already_decided'])
})

test('a link that the team sends goes to the creditor alone, ends the one before and has the same refusals', async () => {
  const claim = await makeRecommended(world, partner)
  const first = await mailedLink(world, partner, claim)
  const answer = await agent.post(at(claim.id, '/link'))
  assert.equal(answer.statusCode, 201, answer.body)
  assert.deepEqual(Object.keys(answer.json().data).sort(), ['expires_at', 'sent_to'])
  assert.match(answer.json().data.sent_to, /…/)
  const rows = await world.deps.db.many<{ ended: boolean; by_team: boolean }>(sql`
    select ended_at is not null as ended, sent_by is not null as by_team from lawsuit_decision_links
    where claim_id = ${claim.id} order by created_at, ended_at nulls last`)
  assert.deepEqual(
    [...rows],
    [
      { ended: true, by_team: false },
      { ended: false, by_team: true },
    ],
  )
  assert.match((await world.request({ url: first })).body, /replaced|ersetzt|neuer|newer/i)
  const customer = (await partner.get(`/openapi/customers/${claim.customer_id}`)).json().data
  const mail = (await mailsTo(world, customer.email)).at(-1)
  assert.match(mail?.body_text ?? '', /Mit diesem Link entscheiden Sie|Use this link to decide/)
  assert.doesNotMatch(mail?.body_text ?? '', /hat uns gebeten|has asked us to send/)

  for (let sent = 2; sent < 5; sent++) assert.equal((await agent.post(at(claim.id, '/link'))).statusCode, 201)
  const too_many = await agent.post(at(claim.id, '/link'))
  assert.deepEqual([too_many.statusCode, too_many.json().code], [409, 'too_many_links'])
  const other = await makeRecommended(world, partner, { customer_id: claim.customer_id })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { email: 'anders@kundin.example' })
  const changed = await agent.post(at(other.id, '/link'))
  assert.deepEqual([changed.statusCode, changed.json().code], [409, 'address_changed'])
  await agent.post(at(other.id), { decision: 'decline', ...CALL })
  const decided = await agent.post(at(other.id, '/link'))
  assert.deepEqual([decided.statusCode, decided.json().details[0].code], [400, 'already_decided'])
})
