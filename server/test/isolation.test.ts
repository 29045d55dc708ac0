import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveClaim } from '../src/features/case/claims/moves.ts'
import { takeClaim } from '../src/features/case/claims/service.ts'
import { equalInstallments } from '../src/features/case/installments/rules.ts'
import { agreePlan } from '../src/features/case/installments/service.ts'
import { dayInVienna } from '../src/kernel/dates.ts'
import { makeClaim, makePayout } from './cases.ts'
import { filePart, multipart, multipartHeaders, PDF, upload } from './files.ts'
import { openWorld } from './world.ts'

/** Every route with an id in its path, against the ids of another organisation: generated from the document itself. */
const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const paths = world.http.documents.partner().paths as unknown as Record<string, Record<string, { operationId: string }>>

const owner = await world.partner()
const claim = await makeClaim(owner)
const payment = (await owner.post(`/openapi/claims/${claim.id}/payments`, { amount: 1 })).json().data
await owner.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: 300 })
await world.act(async (work) => {
  const accepted = await moveClaim(work, await takeClaim(work, claim.id), 'in_processing')
  const installments = equalInstallments(29_900, 3, dayInVienna(work.now))
  await agreePlan(work, accepted, { installments, via: 'team' })
})
const file = multipart([filePart('a.pdf', PDF)])
const document = (await upload(owner, `/openapi/claims/${claim.id}/documents`, [filePart('a.pdf', PDF)])).json().data
const payout_id = await makePayout(world, owner)

/** A body that would be good if the row were the caller's own. */
const BODIES: Record<string, object> = {
  enterInvoice: { invoice_amount_gross: 1 },
  createPayment: { amount: 1 },
  decideLawsuit: { decision: 'decline' },
  uploadDocument: file,
}

/** Which row of the owner a path speaks of. */
function ownId(path: string): string | undefined {
  if (path.startsWith('/openapi/claims/')) return claim.id
  if (path.startsWith('/openapi/customers/')) return claim.customer_id
  if (path.startsWith('/openapi/debtors/')) return claim.debtor_id
  if (path.startsWith('/openapi/payments/')) return payment.id
  if (path.startsWith('/openapi/documents/')) return document.id
  if (path.startsWith('/openapi/revenue-shares/statements/')) return payout_id
  return undefined
}

const cells = Object.entries(paths).flatMap(([path, methods]) =>
  path.startsWith('/openapi/') && path.includes('{')
    ? Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId }))
    : [],
)

test('the matrix has a row for every path with an id', () => {
  assert.ok(cells.length >= 12)
  for (const { path } of cells) assert.ok(ownId(path), `${path}: say in ownId() whose row it speaks of`)
})

for (const { path, method, operationId } of cells) {
  test(`${method.toUpperCase()} ${path} of another organisation is a 404 like an unknown id`, async () => {
    const strangers = [await world.partner(), await world.organization()]
    const call = (who: { token: string }, id: string) =>
      world.request({
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{[^}]+\}/, id),
        headers: {
          authorization: `Bearer ${who.token}`,
          ...(Buffer.isBuffer(BODIES[operationId]) ? multipartHeaders() : {}),
        },
        ...(method === 'post' || method === 'patch' ? { payload: BODIES[operationId] ?? {} } : {}),
      })
    for (const stranger of strangers) {
      const [foreign, unknown] = [await call(stranger, ownId(path) as string), await call(stranger, UNKNOWN)]
      assert.equal(foreign.statusCode, 404, foreign.body)
      assert.equal(foreign.body, unknown.body)
    }
    if (method === 'get')
      assert.equal((await call(owner, ownId(path) as string)).statusCode, 200, 'the owner does see it')
  })
}

test('nothing of the owner was changed by all this', async () => {
  const read = (await owner.get(`/openapi/claims/${claim.id}`)).json().data
  assert.deepEqual([read.paid_amount, read.invoices.length, read.customer_id], [1, 1, claim.customer_id])
  assert.equal((await owner.get(`/openapi/claims/${claim.id}/documents`)).json().total, 1)
})
