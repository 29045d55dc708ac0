import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')

/** Two claims of one creditor, against two debtors. */
async function twoClaims(partner: PartnerClient) {
  const { id: first, customer_id } = await makeClaim(partner)
  const { id: second, debtor_id } = await makeClaim(partner)
  assert.equal((await partner.patch(`/openapi/claims/${second}`, { customer_id })).statusCode, 200)
  return { first, second, customer_id, debtor_id }
}

async function enter(partner: PartnerClient, claim_id: string, body: object): Promise<string> {
  const answer = await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, body)
  assert.equal(answer.statusCode, 201, answer.body)
  assert.ok(!('possible_double' in answer.json().data) && !('doubles' in answer.json().data), 'for the team alone')
  return answer.json().data.id
}

async function send(partner: PartnerClient, claim_id: string, pdf: Buffer): Promise<string> {
  const answer = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', pdf)])
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

type Shown = { id: string; possible_double: boolean; doubles: { invoice_id: string; reasons: string[] }[] }

/** Each invoice of a claim with what may be the same. */
async function doublesOf(claim_id: string): Promise<[boolean, [string, string[]][]][]> {
  const { invoices } = (await team.get(`/api/operator/claims/${claim_id}`)).json().data
  return invoices.map(({ possible_double, doubles }: Shown) => [
    possible_double,
    doubles.map(({ invoice_id, reasons }) => [invoice_id, reasons]),
  ])
}

const waiting = async ({ organization_id }: PartnerClient): Promise<string[]> =>
  (await team.get(`/api/operator/work?kind=possible_double&organization_id=${organization_id}`))
    .json()
    .data.map(({ claim_id }: { claim_id: string }) => claim_id)

test('the same number of the same creditor on another claim is shown on both, and waits at the later one', async () => {
  const partner = await world.partner()
  const { first, second } = await twoClaims(partner)
  const one = await enter(partner, first, { invoice_number: 'R-2026/17', invoice_amount_gross: 100 })
  assert.deepEqual(await waiting(partner), [])
  const two = await enter(partner, second, { invoice_number: 'r 2026 17', invoice_amount_gross: 250 })
  assert.deepEqual(await doublesOf(first), [[true, [[two, ['number']]]]])
  assert.deepEqual(await doublesOf(second), [[true, [[one, ['number']]]]])
  assert.deepEqual(await waiting(partner), [second])
})

test('it ends when the number changes, the invoice is credited in full or deleted, and begins with a number', async () => {
  const ends = [
    (partner: PartnerClient, id: string) => partner.patch(`/openapi/invoices/${id}`, { invoice_number: 'R-18' }),
    (partner: PartnerClient, id: string) =>
      partner.post(`/openapi/invoices/${id}/credit`, { amount: 100, reason: 'Twice' }),
    (partner: PartnerClient, id: string) => partner.delete(`/openapi/invoices/${id}`),
  ]
  for (const end of ends) {
    const partner = await world.partner()
    const { first, second } = await twoClaims(partner)
    await enter(partner, first, { invoice_number: 'R-17', invoice_amount_gross: 100 })
    const twin = await enter(partner, second, { invoice_number: 'R-1', invoice_amount_gross: 100 })
    assert.deepEqual(await waiting(partner), [])
    await partner.patch(`/openapi/invoices/${twin}`, { invoice_number: 'R-17' })
    assert.deepEqual(await waiting(partner), [second])
    assert.ok([200, 201].includes((await end(partner, twin)).statusCode))
    assert.deepEqual(await waiting(partner), [])
    assert.deepEqual(await doublesOf(first), [[false, []]])
  }
})

test('other creditors, numbers without figures and two numbers on one claim are no doubles', async () => {
  const partner = await world.partner()
  const { first, second } = await twoClaims(partner)
  const { id: other } = await makeClaim(partner)
  for (const id of [first, other]) await enter(partner, id, { invoice_number: 'R-17', invoice_amount_gross: 100 })
  await enter(partner, first, { invoice_number: 'R-17', invoice_amount_gross: 90 })
  for (const id of [first, second]) await enter(partner, id, { invoice_number: 'ohne', invoice_amount_gross: 100 })
  assert.deepEqual(await waiting(partner), [])
})

test('a claim that is given to another customer is compared anew', async () => {
  const partner = await world.partner()
  const { id: first, customer_id } = await makeClaim(partner)
  const { id: second } = await makeClaim(partner)
  for (const id of [first, second]) await enter(partner, id, { invoice_number: 'R-17', invoice_amount_gross: 100 })
  assert.deepEqual(await waiting(partner), [])
  assert.equal((await partner.patch(`/openapi/claims/${second}`, { customer_id })).statusCode, 200)
  assert.equal((await waiting(partner)).length, 1)
})

test('the same file is a double at once, before it is read, on the same claim and on others', async () => {
  const partner = await world.partner()
  const { first, second } = await twoClaims(partner)
  const pdf = invoicePdf('F-1')
  const one = await send(partner, first, pdf)
  assert.deepEqual(await waiting(partner), [])
  const two = await send(partner, first, pdf)
  assert.deepEqual(await waiting(partner), [first])
  assert.deepEqual(await doublesOf(first), [
    [true, [[two, ['file']]]],
    [true, [[one, ['file']]]],
  ])
  await send(partner, second, pdf)
  assert.deepEqual((await waiting(partner)).sort(), [first, second].sort())
  await world.deps.jobs.runDue(world.deps)
  const [[is_double, twins] = []] = await doublesOf(second)
  assert.deepEqual(
    [is_double, twins?.map(([, reasons]) => reasons)],
    [
      true,
      [
        ['file', 'number'],
        ['file', 'number'],
      ],
    ],
  )
})

test('nothing is told across organisations', async () => {
  const [one, other] = [await world.partner(), await world.partner()]
  const pdf = invoicePdf('O-1')
  for (const partner of [one, other]) {
    const { id } = await makeClaim(partner)
    await enter(partner, id, { invoice_number: 'R-17', invoice_amount_gross: 100 })
    await send(partner, id, pdf)
  }
  assert.deepEqual([await waiting(one), await waiting(other)], [[], []])
})

test('two that arrive at once see each other', async () => {
  const partner = await world.partner()
  const { first, second } = await twoClaims(partner)
  await Promise.all(
    [first, second].map((id) => enter(partner, id, { invoice_number: 'R-17', invoice_amount_gross: 100 })),
  )
  assert.equal((await waiting(partner)).length, 1)
})

test('very many invoices in one transaction do not use up the locks of the server', async () => {
  const held = await world.deps.db.transaction(async (tx) => {
    await tx.many(sql`select await_double(n::text) from generate_series(1, 50000) n`)
    return tx.one<{ locks: number }>(sql`
      select count(*)::int as locks from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`)
  })
  assert.ok(held && held.locks <= 201, String(held?.locks))
})
