import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { listNeeds } from '../../reach/creditor-needs/queries.ts'

const world = await openWorld()
const team = await world.operator('agent')
const INVOICES = '/api/operator/court-fee-invoices'

type Setting = Awaited<ReturnType<typeof openSettling>>

async function sue({ partner, customer_id }: Setting) {
  const claim = await makeRecommended(world, partner, { customer_id, amount: 1000 })
  assert.equal((await partner.post(claim.url, { decision: 'sue' })).statusCode, 201)
  const [invoice] = (await team.get(`${INVOICES}?claim_id=${claim.id}`)).json().data
  return { ...claim, invoice }
}
const invoiceOf = async ({ id }: { id: string }) =>
  (await team.get(`${INVOICES}?claim_id=${id}`)).json().data.find(({ kind }: { kind: string }) => kind === 'invoice')

/** What the creditor is asked to pay. */
const waitingOf = ({ customer_id, organization_id }: Setting) =>
  listNeeds(world.deps.db, { customer_id, organization_id }, 10).then((needs) =>
    needs.filter(({ kind }) => kind === 'court_fee_invoice'),
  )

test('court fees that are due or filed are set off once, which marks their invoices as paid', async () => {
  const setting = await openSettling(world)
  const { receive, makeClaim, settle, preview, ask } = setting
  await receive(await makeClaim(), 500)
  const [early, filed, paid] = [await sue(setting), await sue(setting), await sue(setting)]
  await team.post(`/api/operator/claims/${filed.id}/filing`, { reference: '1 C 1/26a' })
  await team.post(`${INVOICES}/${paid.invoice.id}/paid`, {})
  assert.equal((await preview()).court_fees_advanced, 140, 'one is filed, one is not due yet, one is paid')
  const one = await settle()
  assert.partialDeepStrictEqual(one, { court_fees_advanced: 140, collected: 500, fees_net: 50, remitted: 300 })
  assert.partialDeepStrictEqual(await invoiceOf(filed), { paid_on: '2026-05-14', paid_note: one.number })
  assert.equal((await invoiceOf(early)).paid_on, null)

  world.clock.advance(15 * 86_400_000)
  const later = await settle('2026-05-29')
  assert.partialDeepStrictEqual(later, { court_fees_advanced: 140, set_off: 0, remitted: 0, carried_over_after: 140 })
  assert.deepEqual(
    later.lines.map(({ kind, source_kind }) => [kind, source_kind]),
    [['court_fee', 'invoice']],
  )
  assert.equal((await invoiceOf(early)).paid_on, null, 'it is only carried over')
  assert.equal((await ask('2026-05-29')).statusCode, 409)

  // The claim is withdrawn before it was filed: the court takes nothing, and what was set off comes back.
  const closed = await team.post(`/api/operator/claims/${early.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(closed.statusCode, 200, closed.body)
  const back = await settle('2026-05-29')
  assert.partialDeepStrictEqual(back, { court_fees_advanced: -140, carried_over_before: 140, carried_over_after: 0 })
  assert.equal(back.invoice_number, null, 'no fees, no invoice')
})

test('a court fee that is carried over is paid when it is set off, oldest first, and not by hand', async () => {
  const setting = await openSettling(world)
  const { receive, makeClaim, settle } = setting
  const claim_id = await makeClaim(5000)
  const [one, two] = [await sue(setting), await sue(setting)]
  for (const { id } of [one, two]) await team.post(`/api/operator/claims/${id}/filing`, { reference: '1 C 1/26a' })
  await receive(claim_id, 100)
  // 10.00 and 2.00 are our fees; what was collected goes to court fees first, and does not cover one of them.
  assert.partialDeepStrictEqual(await settle('2026-05-29'), {
    court_fees_advanced: 280,
    set_off: 100,
    carried_over_after: 192,
  })
  const notesOf = async () => [(await invoiceOf(one)).paid_note, (await invoiceOf(two)).paid_note]
  assert.deepEqual(await notesOf(), [null, null])
  const by_hand = await team.post(`${INVOICES}/${one.invoice.id}/paid`, {})
  assert.deepEqual([by_hand.statusCode, by_hand.json().code], [409, 'already_settled'])
  assert.deepEqual(await waitingOf(setting), [], 'the creditor need not transfer anything')

  await receive(claim_id, 41)
  const second = await settle('2026-05-29')
  assert.partialDeepStrictEqual(second, { set_off: 41, carried_over_after: 155.92 })
  assert.deepEqual(await notesOf(), [second.number, null])
  await receive(claim_id, 600)
  const third = await settle('2026-05-29')
  assert.partialDeepStrictEqual(third, { carried_over_after: 0 })
  assert.deepEqual(await notesOf(), [second.number, third.number])
})
