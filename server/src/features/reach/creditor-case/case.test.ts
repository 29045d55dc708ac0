import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { advance, plantSecrets, printedFor, SECRET } from '../../../../test/debtors.ts'
import {
  EXE,
  filePart,
  multipart,
  multipartHeaders,
  type Part,
  PDF,
  storedFiles,
  upload,
} from '../../../../test/files.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const team = await world.operator('admin')

async function enterWithCase(options: { amount?: number } = {}) {
  const portal = await enterPortal(world)
  const made = await makeCollectable(portal.partner, { ...options, customer_id: portal.customer_id })
  await advance(world, 1800)
  return { ...portal, ...made, ...asCreditor(world, portal.cookie) }
}
type Portal = Awaited<ReturnType<typeof enterWithCase>>

const caseOf = async ({ get, id }: Pick<Portal, 'get' | 'id'>, lang = 'de') =>
  (await get(`/api/creditor/claims/${id}?lang=${lang}`)).json().data

const sendFiles = ({ cookie, id }: Portal, parts: readonly Part[], headers: Record<string, string> = {}) =>
  world.request({
    method: 'POST',
    url: `/api/creditor/claims/${id}/documents`,
    headers: { cookie, ...multipartHeaders(), ...headers },
    payload: multipart(parts),
  })

test('the answer about a case has everything, and of the debtor name and place alone', async () => {
  const own = await enterWithCase()
  const data = await caseOf(own)
  assert.deepEqual(Object.keys(data).sort(), [
    ...['allowed_actions', 'balance', 'claim', 'debtor', 'documents', 'invoices', 'lawsuit', 'letters', 'next_step'],
    ...['payments', 'plan', 'questions', 'reports', 'timeline', 'withdrawal'],
  ])
  assert.deepEqual(data.debtor, { name: 'Max Canary-Maier', place: '1070 Wien', country: 'AT' })
  assert.equal(data.claim.id, own.id)
  assert.deepEqual([data.next_step.kind, data.next_step.text.includes('zweite Mahnung')], ['second_letter', true])
  assert.match(data.next_step.on, /^\d{4}-\d\d-\d\d$/)
  assert.deepEqual(
    data.timeline.map(({ kind }: { kind: string }) => kind),
    ['letter', 'accepted', 'handed_over'],
  )
  const body = (await own.get(`/api/creditor/claims/${own.id}`)).body
  assert.ok(!body.includes('Lindengasse'), 'no street')
})

test('the balance is the one that partner and team see', async () => {
  const own = await enterWithCase()
  const { balance } = await caseOf(own)
  const told = (await own.partner.get(`/openapi/claims/${own.id}/balance`)).json().data
  assert.deepEqual(balance, told)
  assert.ok(balance.totals.total >= balance.totals.principal && balance.lines.length > 1)
})

test('nothing of team and partner, of other customers or of the access code is in the answer', async () => {
  const own = await enterWithCase()
  const hidden = await plantSecrets(own, team, 10)
  const { access_code } = await printedFor(world, own.id)
  const { body } = await own.get(`/api/creditor/claims/${own.id}`)
  assert.ok(!body.includes(SECRET) && !body.includes(access_code))
  const [, , other_customer, , other_claim] = hidden as [string, string, string, string, string]
  assert.ok(!body.includes(other_customer) && !body.includes(other_claim))
  const { documents } = await caseOf(own)
  assert.deepEqual(documents, [], 'a document for partners alone is not named')
})

test('a payment that went back is told so and counts no more', async () => {
  const own = await enterWithCase()
  const paid = (await own.partner.post(`/openapi/claims/${own.id}/payments`, { amount: 100 })).json().data
  const before = await caseOf(own)
  assert.deepEqual([before.payments[0].status, before.claim.paid_amount], ['completed', 100])
  await team.post(`/api/operator/payments/${paid.id}/reverse`, { note: `${SECRET} note` })
  const after = await caseOf(own)
  assert.deepEqual([after.payments[0].status, after.claim.paid_amount], ['reversed', 0])
  assert.match(after.payments[0].reversed_at, /T/)
  assert.deepEqual(after.timeline[0].kind, 'payment_reversed')
  assert.ok(!JSON.stringify(after).includes(SECRET))
})

test('a dispute, a hold and a decision say what the case waits for', async () => {
  const own = await enterWithCase()
  await team.post(`/api/operator/claims/${own.id}/hold`, { held: true, until: '2026-12-01', note: SECRET })
  const held = await caseOf(own)
  assert.deepEqual([held.claim.standing, held.next_step.kind, held.next_step.on], ['paused', 'release', '2026-12-01'])
  await team.post(`/api/operator/claims/${own.id}/hold`, { held: false })
  await team.post(`/api/operator/claims/${own.id}/dispute`, { disputed: true })
  const disputed = await caseOf(own, 'en')
  assert.deepEqual([disputed.claim.standing, disputed.next_step.kind], ['disputed', 'settlement'])
  assert.match(disputed.claim.status_text, /The debtor disputes/)
  const { id } = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  const asked = await caseOf({ ...own, id })
  assert.deepEqual([asked.claim.standing, asked.next_step.kind], ['decision', 'creditor_decides'])
  assert.deepEqual([asked.lawsuit.status, asked.lawsuit.decision_open], ['awaiting_decision', true])
  assert.ok(asked.allowed_actions.includes('lawsuit_decision'))
  await own.partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'decline' })
  const declined = await caseOf({ ...own, id })
  assert.deepEqual([declined.claim.standing, declined.lawsuit.status], ['declined', 'declined'])
})

test('questions, reported payments and a wish to stop are in the case', async () => {
  const own = await enterWithCase()
  const { organization_id } = own.partner
  const [question, report, withdrawal] = [newId(), newId(), newId()]
  const operator = await world.deps.db.one<{ id: string }>(sql`select id from operators limit 1`)
  await world.deps.db.alone(sql`
    insert into creditor_questions (id, organization_id, claim_id, text, asked_by, asked_at)
    values (${question}, ${organization_id}, ${own.id}, 'Wurde geliefert?', ${operator?.id}, ${world.clock.business()})`)
  await world.deps.db.alone(sql`
    insert into payment_reports (id, organization_id, claim_id, amount_cents, payment_date, reported_by, reporter_name, reported_at)
    values (${report}, ${organization_id}, ${own.id}, 5000, '2026-05-01', ${newId()}, 'Eva', ${world.clock.business()})`)
  await world.deps.db.alone(sql`
    insert into withdrawals (id, organization_id, claim_id, reason, requested_by, requester_name, requested_at)
    values (${withdrawal}, ${organization_id}, ${own.id}, 'Kulanz', ${newId()}, 'Eva', ${world.clock.business()})`)
  const data = await caseOf(own)
  assert.deepEqual([data.questions[0].text, data.questions[0].answer], ['Wurde geliefert?', null])
  assert.deepEqual(
    [data.reports[0].amount, data.reports[0].status, data.withdrawal.status],
    [50, 'reported', 'requested'],
  )
  assert.deepEqual(data.allowed_actions, ['answer_question', 'direct_payment', 'upload_document'])
  const told = data.timeline.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['asked', 'payment_reported', 'withdrawal_requested']) assert.ok(told.includes(kind), kind)
})

test('files are added under the person, seen by partner and team, and once per key', async () => {
  const own = await enterWithCase()
  const parts = [
    { name: 'documentType', content: 'contract' },
    filePart('vertrag.pdf', PDF),
    filePart('anhang.pdf', PDF),
  ]
  const key = { 'idempotency-key': newId() }
  const first = await sendFiles(own, parts, key)
  assert.equal(first.statusCode, 201, first.body)
  assert.equal((await sendFiles(own, parts, key)).body, first.body)
  const [document] = first.json().data
  assert.deepEqual(
    [document.visibility, document.uploaded_via, document.document_type],
    ['creditor', 'creditor', 'contract'],
  )
  assert.equal((await caseOf(own)).documents.length, 2)
  assert.equal((await own.partner.get(`/openapi/claims/${own.id}/documents`)).json().total, 2)
  const uploads = (await activityOf(world, own.id)).filter(({ action }) => action === 'document.uploaded')
  assert.deepEqual([uploads.length, uploads[0]?.actor_type], [2, 'creditor'])
  const got = await own.get(`/api/creditor/documents/${document.id}/download`)
  assert.deepEqual([got.statusCode, got.rawPayload.equals(PDF)], [200, true])
  const deleted = await own.partner.delete(`/openapi/documents/${document.id}`)
  assert.equal(deleted.statusCode, 403, 'what the creditor sent is not the partner’s to delete')
})

test('files that are none, of a wrong kind or too many are refused, and nothing of them is left', async () => {
  const own = await enterWithCase()
  const before = (await storedFiles(world)).length
  const wrong = [
    [[], 'required'],
    [[filePart('virus.exe', EXE)], 'file_type_not_allowed'],
    [Array.from({ length: 11 }, (_, index) => filePart(`${index}.pdf`, PDF)), 'too_many'],
    [[{ name: 'visibility', content: 'partner_only' }, filePart('a.pdf', PDF)], 'not_allowed'],
  ] as const
  for (const [parts, code] of wrong) {
    const answer = await sendFiles(own, parts)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.ok(answer.body.includes(`"${code}"`), `${code}: ${answer.body}`)
  }
  assert.equal((await storedFiles(world)).length, before)
})

test('a document that a partner keeps to itself, and one that was deleted, are not found', async () => {
  const own = await enterWithCase()
  const post = (visibility: string) =>
    upload(own.partner, `/openapi/claims/${own.id}/documents`, [
      { name: 'visibility', content: visibility },
      filePart('a.pdf', PDF),
    ])
  const kept = (await post('partner_only')).json().data.id
  const shared = (await post('creditor')).json().data.id
  const read = async (id: string) => (await own.get(`/api/creditor/documents/${id}/download`)).statusCode
  assert.deepEqual([await read(kept), await read(shared)], [404, 200])
  await own.partner.delete(`/openapi/documents/${shared}`)
  assert.equal(await read(shared), 404)
})

test('a letter is a copy without the access code; one that has not left is not found', async () => {
  const own = await enterWithCase()
  const [letter] = (await caseOf(own)).letters
  assert.deepEqual([letter.kind, letter.name, letter.has_file], ['first_demand_letter', 'Zahlungsaufforderung', true])
  const file = await own.get(`/api/creditor/letters/${letter.id}/file`)
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf'])
  const { access_code } = await printedFor(world, own.id)
  const text = (await copiedPages(file.rawPayload)).join('')
  assert.ok(!text.replace(/\s/g, '').includes(access_code.replace(/\s/g, '')) && text.includes('•'))
  await world.deps.db.alone(sql`update letters set content = null where id = ${letter.id}`)
  await world.deps.storage.delete(`letters/masked/${letter.id}`)
  const old = await own.get(`/api/creditor/letters/${letter.id}/file`)
  assert.deepEqual([old.statusCode, old.json().code], [409, 'no_masked_copy'])
  assert.equal((await caseOf(own)).letters[0].has_file, false)
  await world.deps.db.alone(sql`
    update letters set status = 'void', voided_at = created_at, void_reason = 'team', posted_at = null where id = ${letter.id}`)
  assert.equal((await own.get(`/api/creditor/letters/${letter.id}/file`)).statusCode, 404)
  assert.deepEqual((await caseOf(own)).letters, [])
})
