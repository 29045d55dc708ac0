import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { type CreditorCase, creditorWithCase } from '../../../../test/creditor-cases.ts'
import { mailsTo } from '../../../../test/creditors.ts'
import { advance } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const requestsOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/creditor-requests`)).json().data
const ask = (creditor: CreditorCase, body: object = { reason: 'Kulanz' }) =>
  creditor.send('POST', `/api/creditor/claims/${creditor.id}/withdrawal`, body)
const decide = (id: string, word: 'accept' | 'refuse', body: object = {}) =>
  team.post(`/api/operator/claims/${id}/withdrawal/${word}`, body)

test('who asks us to stop gets no further letter; a letter that waits becomes void, and the team closes', async () => {
  const creditor = await creditorWithCase(world)
  const { id, partner } = creditor
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { letter_dispatch: 'by_hand' })
  await advance(world, 15 * DAY_S)
  const lettersOf = async () =>
    (await fileOf(id)).letters.map(({ status }: { status: string }) => status).sort() as string[]
  assert.ok((await lettersOf()).includes('outbox'))
  const answer = await ask(creditor)
  const { data } = answer.json()
  assert.deepEqual([answer.statusCode, data.status, data.reason, data.court_notice], [201, 'requested', 'Kulanz', null])
  assert.ok(!(await lettersOf()).includes('outbox'))
  const held = await fileOf(id)
  assert.deepEqual([held.blocked_reason, held.blocked_until], ['held', null])
  const second = await ask(creditor)
  assert.deepEqual([second.statusCode, second.json().code], [409, 'withdrawal_waiting'])

  const accepted = await decide(id, 'accept', { note: 'Wie gewünscht' })
  assert.deepEqual([accepted.statusCode, accepted.json().data.status], [200, 'accepted'], accepted.body)
  const { case_status, closure_reason } = await fileOf(id)
  assert.deepEqual([case_status, closure_reason], ['closed', 'withdrawn'])
  assert.equal((await decide(id, 'refuse')).json().code, 'already_decided')
  assert.equal((await ask(creditor)).json().code, 'claim_closed')
  const actors = (await activityOf(world, id)).map(({ action, actor_type }) => `${action} ${actor_type}`)
  for (const entry of ['creditor.withdrawal creditor', 'creditor.withdrawal_accepted operator'])
    assert.ok(actors.includes(entry), entry)
})

test('a refusal lets the letters go on, and the creditor may ask again', async () => {
  const creditor = await creditorWithCase(world)
  await ask(creditor)
  const report = { amount: 10, payment_date: dayInVienna(world.clock.business()) }
  await creditor.send('POST', `/api/creditor/claims/${creditor.id}/direct-payment`, report)
  const refused = await decide(creditor.id, 'refuse', { note: 'Bitte rufen Sie uns an' })
  assert.deepEqual(
    [refused.json().data.status, refused.json().data.decision_note],
    ['refused', 'Bitte rufen Sie uns an'],
  )
  assert.equal((await fileOf(creditor.id)).blocked_reason, 'held', 'a reported payment holds it still')
  const [{ id: report_id }] = (await requestsOf(creditor.id)).direct_payments
  await team.post(`/api/operator/claims/${creditor.id}/direct-payments/${report_id}/refuse`)
  assert.equal((await fileOf(creditor.id)).blocked_reason, null)
  await advance(world, 15 * DAY_S)
  assert.equal((await fileOf(creditor.id)).collection_stage, 'second_demand_letter')
  assert.equal((await ask(creditor)).statusCode, 201)
})

test('a case that closes in another way leaves no wish behind, also when it is reopened', async () => {
  const creditor = await creditorWithCase(world, { amount: 100 })
  const { id, partner } = creditor
  await ask(creditor)
  const payment = (await partner.post(`/openapi/claims/${id}/payments`, { amount: 100 })).json().data
  assert.equal((await requestsOf(id)).withdrawal.status, 'lapsed')
  const late = await decide(id, 'accept')
  assert.deepEqual([late.statusCode, late.json().code], [409, 'already_decided'])
  await team.post(`/api/operator/payments/${payment.id}/reverse`)
  const file = await fileOf(id)
  assert.deepEqual([file.case_status, file.blocked_reason], ['open', null])
})

test('from the filing on letters stop too, and the answer says that the court is not told by this', async () => {
  const creditor = await creditorWithCase(world)
  await world.deps.db.alone(
    sql`update claims set collection_stage = 'dunning_action_filed', due_at = null, filed_at = created_at where id = ${creditor.id}`,
  )
  const answer = await world.request({
    method: 'POST',
    url: `/api/creditor/claims/${creditor.id}/withdrawal`,
    headers: { cookie: creditor.cookie, 'accept-language': 'de' },
    payload: { reason: 'Der Schuldner ist ein guter Kunde' },
  })
  assert.equal(answer.statusCode, 201, answer.body)
  assert.match(answer.json().data.court_notice, /gerichtliche Verfahren endet dadurch nicht.*Verjährung/)
  assert.equal((await fileOf(creditor.id)).blocked_reason, 'held')
})

test('of many wishes at once one counts; wrong and foreign ones are refused', async () => {
  const creditor = await creditorWithCase(world)
  assert.equal((await ask(creditor, {})).statusCode, 400)
  assert.equal((await ask(creditor, { reason: '  ' })).statusCode, 400)
  assert.equal((await ask(creditor, { reason: 'x'.repeat(2001) })).statusCode, 400)
  assert.equal((await decide(creditor.id, 'accept')).statusCode, 404, 'nobody has asked')
  const codes = (await Promise.all(Array.from({ length: 10 }, () => ask(creditor)))).map(({ statusCode }) => statusCode)
  assert.deepEqual([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length], [1, 9])
  const other = await creditorWithCase(world, { partner: creditor.partner })
  const foreign = await other.send('POST', `/api/creditor/claims/${creditor.id}/withdrawal`, { reason: 'x' })
  assert.equal(foreign.statusCode, 404)
})

test('while the creditor wants us to stop nothing is filed, and the court desk says why', async () => {
  const creditor = await creditorWithCase(world)
  const { id, partner } = creditor
  await advance(world, 50 * DAY_S)
  const decided = await partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'sue' })
  assert.equal(decided.statusCode, 201, decided.body)
  const wishes = ['creditor_asks_to_stop', 'creditor_reports_payment']
  const wished = async () => {
    const { missing } = (await team.get(`/api/operator/claims/${id}/court-readiness`)).json().data
    return missing.map(({ code }: { code: string }) => code).filter((code: string) => wishes.includes(code))
  }
  const file = () => team.post(`/api/operator/claims/${id}/filing`, { reference: '12 C 345/26a' })
  assert.deepEqual(await wished(), [])
  await ask(creditor)
  const report = { amount: 10, payment_date: dayInVienna(world.clock.business()) }
  await creditor.send('POST', `/api/creditor/claims/${id}/direct-payment`, report)
  assert.deepEqual(await wished(), wishes)
  const refused = await file()
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'withdrawal_waiting'])
  const { allowed_actions } = await fileOf(id)
  const filing = allowed_actions.find(({ action }: { action: string }) => action === 'filing')
  assert.deepEqual([filing.allowed, filing.reason_code], [false, 'withdrawal_waiting'])
  await decide(id, 'refuse')
  assert.deepEqual(await wished(), ['creditor_reports_payment'])
  assert.equal((await file()).statusCode, 200)
})

test('the court desk says that a debtor is insolvent', async () => {
  const { id } = await creditorWithCase(world)
  const { debtor } = await fileOf(id)
  await advance(world, 50 * DAY_S)
  const note = 'Edikt'
  await team.post(`/api/operator/debtors/${debtor.id}/situation`, { situation: 'insolvent', note })
  const { missing, ready } = (await team.get(`/api/operator/claims/${id}/court-readiness`)).json().data
  assert.ok(!ready && missing.some(({ code }: { code: string }) => code === 'debtor_insolvent'))
})

test('who told us something is told by mail that we decided, never what; if they have gone, all others are', async () => {
  const creditor = await creditorWithCase(world)
  const mails = async () =>
    (await mailsTo(world, creditor.email)).filter(({ subject }) => /Antwort|answer/.test(subject))
  const report = { amount: 10, payment_date: dayInVienna(world.clock.business()) }
  for (const word of ['confirm', 'refuse']) {
    await creditor.send('POST', `/api/creditor/claims/${creditor.id}/direct-payment`, report)
    const { id: report_id } = (await requestsOf(creditor.id)).direct_payments.find(
      ({ status }: { status: string }) => status === 'reported',
    )
    await team.post(`/api/operator/claims/${creditor.id}/direct-payments/${report_id}/${word}`, { note: 'Geheim' })
  }
  assert.equal((await mails()).length, 1, 'what is booked needs no mail')
  await ask(creditor)
  await world.deps.db.alone(sql`update withdrawals set requested_by = ${creditor.id} where claim_id = ${creditor.id}`)
  await decide(creditor.id, 'refuse', { note: 'Geheim' })
  const [, second] = await mails()
  assert.ok(second?.body_text.includes(`/creditor/claims/${creditor.id}`))
  assert.doesNotMatch(second?.body_text ?? '', /Geheim|Canary/)
})
