import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import { EXE, filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const agent = await world.operator('agent')
const partner = await world.partner()
const at = (id: string) => `/api/operator/claims/${id}/invoices`
const invoicesOf = async (id: string) => (await partner.get(`/openapi/claims/${id}/invoices`)).json().data

test('the team adds an invoice as a PDF, and what it sends with it is its own word', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const typed = { name: 'total_amount', content: '120.50' }
  const answer = await upload(agent, at(claim_id), [typed, filePart('rechnung.pdf', PDF)])
  assert.equal(answer.statusCode, 201, answer.body)
  assert.equal(answer.json().data.invoice_amount_gross, 120.5)
  const [invoice] = await invoicesOf(claim_id)
  assert.equal(invoice.id, answer.json().data.id)
  const { fields } = (await agent.get(`/api/operator/invoices/${invoice.id}/extraction`)).json().data
  const gross = fields.find(({ field }: { field: string }) => field === 'invoice_amount_gross')
  assert.equal(gross.source, 'team')
  const uploaded = (await activityOf(world, claim_id)).find(({ action }) => action === 'invoice.uploaded')
  assert.equal(uploaded?.actor_type, 'operator')
})

test('the same file with the same key is one invoice', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const headers = { 'idempotency-key': newId() }
  const first = await upload(agent, at(claim_id), [filePart('r.pdf', PDF)], headers)
  const second = await upload(agent, at(claim_id), [filePart('r.pdf', PDF)], headers)
  assert.equal(second.json().data.id, first.json().data.id)
  assert.equal((await invoicesOf(claim_id)).length, 1)
})

test('what partners may not send the team may not send either', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const wrong = await upload(agent, at(claim_id), [filePart('r.pdf', EXE)])
  assert.deepEqual([wrong.statusCode, wrong.json().error], [400, 'VALIDATION_ERROR'])
  const amount = { name: 'total_amount', content: '12,50' }
  const comma = await upload(agent, at(claim_id), [amount, filePart('r.pdf', PDF)])
  assert.deepEqual([comma.statusCode, comma.json().details[0].field], [400, 'total_amount'])
  assert.equal((await upload(agent, at(newId()), [filePart('r.pdf', PDF)])).statusCode, 404)
  assert.deepEqual(await invoicesOf(claim_id), [])
})
