import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePayout } from '../../../../test/cases.ts'
import { addAccount, ibanOf } from '../../../../test/client-money.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { listForgedFees, listForgedPayouts } from './index.ts'

const world = await openWorld()
const [admin, other, agent] = [await world.operator(), await world.operator(), await world.operator('agent')]
const NOTE = { note: 'Falscher Monat' }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const at = (id: string, call = '') => `/api/operator/payouts/${id}${call}`
const reverse = (id: string) => admin.post(at(id, '/reverse'), NOTE)
const sharesOf = async ({ partner_id }: PartnerClient) =>
  (await admin.get(`/api/operator/revenue-shares?partner_id=${partner_id}`))
    .json()
    .data.map((one: { status: string; payout_id: string | null }) => [one.status, one.payout_id])
const sound = async () => {
  assert.deepEqual([...(await listForgedPayouts(world.deps.db))], [])
  assert.deepEqual([...(await listForgedFees(world.deps.db))], [])
}

test('a payout that was a mistake is cancelled by a document of its own, and can be made anew', async () => {
  const partner = await world.partner()
  const id = await makePayout(world, partner)
  const made = (await admin.get(at(id))).json().data
  assert.deepEqual([made.cancels, made.cancelled_by], [null, null])
  const answer = await reverse(id)
  assert.equal(answer.statusCode, 200, answer.body)
  const { cancelled_by, ...same } = answer.json().data
  assert.deepEqual({ ...same, cancelled_by: null }, made)
  assert.match(cancelled_by, /^PA-\d{4}-\d{6}$/)
  assert.notEqual(cancelled_by, made.number)
  assert.deepEqual(await sharesOf(partner), [['accrued', null]])

  const listed = (await partner.get('/openapi/revenue-shares/statements')).json().data
  assert.deepEqual(
    listed.map((one: Record<string, unknown>) => [one.number, one.amount, one.cancels, one.cancelled_by]),
    [
      [cancelled_by, -made.amount, made.number, null],
      [made.number, made.amount, null, cancelled_by],
    ],
  )
  assert.deepEqual([listed[0].credit_note.net, listed[0].credit_note.gross], [-made.amount, -made.credit_note.gross])
  const csv = (await partner.get(`/openapi/revenue-shares/statements/${listed[0].id}/csv`)).body
  assert.match(csv, new RegExp(`${cancelled_by},.*,-20\\.00,EUR,.*${made.number}`))
  assert.equal((await partner.get(`/openapi/revenue-shares/statements/${listed[0].id}/pdf`)).statusCode, 200)
  const orders = await world.deps.db.many(sql`
    select 1 as one from payment_orders where source_id = ${id} and withdrawn_at is null`)
  assert.equal(orders.length, 0)
  await sound()

  const anew = await admin.post('/api/operator/payouts', { partner_id: partner.partner_id, month: made.month })
  assert.equal(anew.statusCode, 201, anew.body)
  assert.deepEqual(await sharesOf(partner), [['paid_out', anew.json().data.id]])
  assert.equal((await reverse(id)).json().code, 'already_reversed')
  assert.equal((await reverse(listed[0].id)).json().code, 'is_cancellation')
  await sound()
})

test('shares that were approved before are approved again', async () => {
  const partner = await world.partner()
  const first = await makePayout(world, partner)
  const { month } = (await admin.get(at(first))).json().data
  await reverse(first)
  await admin.post('/api/operator/revenue-shares/approve', { partner_id: partner.partner_id, month })
  const paid = await admin.post('/api/operator/payouts', { partner_id: partner.partner_id, month })
  await reverse(paid.json().data.id)
  assert.deepEqual(await sharesOf(partner), [['approved', null]])
})

test('what a run has is not cancelled: the run is withdrawn first, and what was released stays', async () => {
  const partner = await world.partner()
  const id = await makePayout(world, partner)
  await admin.patch(`/api/operator/partners/${partner.partner_id}`, { payout_iban: ibanOf(81_001) })
  const account = await addAccount(world, partner.organization_id, 'own')
  const run = async () => {
    const made = await admin.post('/api/operator/payment-runs', { account_id: account.id })
    assert.equal(made.statusCode, 201, made.body)
    return made.json().data.id as string
  }
  const first = await run()
  assert.equal((await reverse(id)).json().code, 'in_payment_run')
  await admin.post(`/api/operator/payment-runs/${first}/withdraw`)
  const second = await run()
  const released = await other.post(`/api/operator/payment-runs/${second}/release`)
  assert.equal(released.statusCode, 200, released.body)
  const refused = (await reverse(id)).json()
  assert.equal(refused.code, 'transfer_sent')
  assert.match(refused.message, /next payout/)
  assert.deepEqual(await sharesOf(partner), [['paid_out', id]])
})

test('only administrators cancel, with a reason, what is there', async () => {
  const id = await makePayout(world, await world.partner())
  assert.equal((await agent.post(at(id, '/reverse'), NOTE)).statusCode, 403)
  assert.equal((await admin.post(at(id, '/reverse'), { note: ' ' })).statusCode, 400)
  assert.equal((await reverse(UNKNOWN)).statusCode, 404)
  const answers = await Promise.all([reverse(id), reverse(id)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('the database cancels a payout only as a whole, and frees no share otherwise', async () => {
  const partner = await world.partner()
  const id = await makePayout(world, partner)
  const { db } = world.deps
  await assert.rejects(db.alone(sql`update payouts set cancelled_at = now() where id = ${id}`))
  await assert.rejects(
    db.alone(
      sql`update revenue_shares set status = 'accrued', status_before = null, payout_id = null where payout_id = ${id}`,
    ),
  )
})
