import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'

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
  assert.equal((await invoiceOf(early)).paid_note, later.number)
  assert.equal((await ask('2026-05-29')).statusCode, 409)

  // The claim is withdrawn before it was filed: the court takes nothing, and what was set off comes back.
  const closed = await team.post(`/api/operator/claims/${early.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(closed.statusCode, 200, closed.body)
  const back = await settle('2026-05-29')
  assert.partialDeepStrictEqual(back, { court_fees_advanced: -140, carried_over_before: 140, carried_over_after: 0 })
  assert.equal(back.invoice_number, null, 'no fees, no invoice')
})
