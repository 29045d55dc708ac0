import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { accept, asCreditor, cookieOf, invitationTo } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const LIST = '/api/creditor/court-fee-invoices'
const partner = await world.partner()

/** A customer who sued, and one of its people. */
async function makeCreditor() {
  const claim = await makeRecommended(world, partner)
  const email = `${newId()}@kundin.example`
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { email })
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await partner.post(claim.url, { decision: 'sue' })).statusCode, 201)
  const cookie = cookieOf(await accept(world, await invitationTo(world, email)))
  return { ...claim, ...asCreditor(world, cookie), cookie }
}

const other = await makeCreditor()
const mine = await makeCreditor()

test('a creditor lists the own invoices and downloads them once they are made', async () => {
  const before = (await mine.get(LIST)).json()
  const [{ id, created_at, case_reference, ...invoice }] = before.data
  assert.deepEqual(invoice, {
    ...{ claim_id: mine.id, recipient_name: 'Huber GmbH', number: 'GK-2026-000002' },
    ...{ kind: 'invoice', issued_on: '2026-05-14', due_on: '2026-05-28', amount: 140, file_size: null },
    ...{ corrects: null, replaces: null, corrected_by: null, paid_on: null, paid_at: null },
  })
  assert.deepEqual([before.total, before.page, before.limit], [1, 1, 20])
  assert.match(case_reference, /^MW/)
  assert.ok(created_at)
  assert.equal((await mine.get(`${LIST}/${id}/file`)).statusCode, 404)
  await world.deps.jobs.runDue(world.deps)
  const file = await mine.get(`${LIST}/${id}/file`)
  assert.equal(file.statusCode, 200)
  assert.equal(file.headers['content-disposition'], 'attachment; filename="GK-2026-000002.pdf"')
  assert.ok(file.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))
})

test('another customer’s invoices are not there, not even by their ids', async () => {
  const [{ id }] = (await other.get(LIST)).json().data
  assert.equal((await other.get(`${LIST}/${id}/file`)).statusCode, 200)
  assert.equal((await mine.get(`${LIST}/${id}/file`)).statusCode, 404)
  assert.deepEqual((await mine.get(`${LIST}?claim_id=${other.id}`)).json().data, [])
  assert.equal((await mine.get(`${LIST}?claim_id=${mine.id}`)).json().total, 1)
  assert.equal(
    (await mine.get(`${LIST}?customer_id=${other.customer_id}`)).statusCode,
    400,
    'nobody chooses a customer',
  )
})

test('paths and pages are checked as everywhere', async () => {
  assert.equal((await mine.get(`${LIST}/nonsense/file`)).statusCode, 400)
  assert.equal((await mine.get(`${LIST}/00000000-0000-4000-8000-000000000000/file`)).statusCode, 404)
  assert.equal((await mine.get(`${LIST}?limit=101`)).statusCode, 400)
  assert.deepEqual((await mine.get(`${LIST}?page=2`)).json().data, [])
})

test('the page shows the list and the file to the same people and to nobody else', async () => {
  const [{ id, number }] = (await mine.get(LIST)).json().data
  const path = '/creditor/court-fee-invoices'
  const page = await mine.get(`${path}?lang=en`)
  assert.equal(page.statusCode, 200)
  for (const text of ['Huber GmbH', number, '€140.00', '28/05/2026', `href="${path}/${id}/file?lang=en"`])
    assert.ok(page.body.includes(text), text)
  assert.match((await mine.get(path)).body, /140,00\s€/)
  assert.equal((await mine.get(`${path}/${id}/file`)).statusCode, 200)
  assert.equal((await other.get(`${path}/${id}/file`)).statusCode, 404)
  assert.equal((await mine.get(`${path}/nonsense/file`)).statusCode, 404)
  for (const url of [path, `${path}/${id}/file`]) {
    const stranger = await world.request({ url })
    const location = `/creditor/login?next=${encodeURIComponent(url)}&lang=de`
    assert.deepEqual([stranger.statusCode, stranger.headers.location], [303, location])
  }
})
