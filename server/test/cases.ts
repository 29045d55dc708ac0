import assert from 'node:assert/strict'
import { monthEnd, monthInVienna } from '../src/features/money/revenue/rules.ts'
import { HORIZON } from '../src/features/reach/webhooks/feed.ts'
import { sql } from '../src/platform/db/db.ts'
import { eventually } from './eventually.ts'
import type { Client, PartnerClient, World } from './world.ts'

/** The rows that a claim depends on, made through the API. */
export async function makeCustomer(partner: PartnerClient): Promise<string> {
  return idOf(
    await partner.post('/openapi/customers', {
      name: 'Huber GmbH',
      email: 'h@example.com',
      partner_id: partner.partner_id,
    }),
  )
}

export async function makeDebtor(client: Client, customer_id?: string): Promise<string> {
  const person = { first_name: 'Max', last_name: 'Canary-Maier' }
  return idOf(
    await client.post('/openapi/debtors', { acting_as: 'person', person, ...(customer_id ? { customer_id } : {}) }),
  )
}

export async function makeClaim(
  partner: PartnerClient,
  more: object = {},
): Promise<{ id: string; customer_id: string; debtor_id: string }> {
  const customer_id = await makeCustomer(partner)
  const debtor_id = await makeDebtor(partner, customer_id)
  return {
    id: idOf(await partner.post('/openapi/claims', { debtor_id, customer_id, ...more })),
    customer_id,
    debtor_id,
  }
}

/** A claim with a payment whose share is paid out. Moves the clock past the end of the month. */
export async function makePayout(world: World, partner: PartnerClient, amount = 1_000): Promise<string> {
  const { id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: amount })
  await partner.post(`/openapi/claims/${id}/payments`, { amount })
  const month = monthInVienna(world.clock.business())
  world.clock.advance(monthEnd(month).getTime() - world.clock.business().getTime())
  const operator = await world.operator()
  return idOf(await operator.post('/api/operator/payouts', { partner_id: partner.partner_id, month }))
}

function idOf(answer: { statusCode: number; body: string; json(): { data: { id: string } } }): string {
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

export type Envelope = {
  id: string
  type: string
  created_at: string
  api_version: string
  data: Record<string, unknown>
}

/** What partners would be told about a claim, in order. */
export async function eventsOf(world: World, claim_id: string): Promise<Envelope[]> {
  const rows = await world.deps.db.many<{ body: Buffer }>(
    sql`select body from events where claim_id = ${claim_id} order by seq`,
  )
  return rows.map(({ body }) => JSON.parse(Buffer.from(body).toString()))
}

export async function activityOf(
  world: World,
  claim_id: string,
): Promise<{ action: string; actor_type: string; actor_id: string }[]> {
  return world.deps.db.many(
    sql`select action, actor_type, actor_id from claim_activity where claim_id = ${claim_id} order by seq`,
  )
}

export const ADDRESS = { street: 'Lindengasse 12', zip: '1070', city: 'Wien', country: 'AT' }

/** A claim that the workflow can process: its debtor has an address, and it has an invoice. */
export async function makeCollectable(
  partner: PartnerClient,
  {
    amount = 1000,
    debtor = {},
    customer_id: given,
    ...more
  }: { amount?: number; debtor?: object; claim_type?: string; customer_id?: string } = {},
): Promise<{ id: string; customer_id: string; debtor_id: string; invoice_id: string }> {
  const customer_id = given ?? (await makeCustomer(partner))
  const person = { first_name: 'Max', last_name: 'Canary-Maier' }
  const debtor_id = idOf(
    await partner.post('/openapi/debtors', {
      acting_as: 'person',
      person,
      customer_id,
      addresses: [ADDRESS],
      ...debtor,
    }),
  )
  const id = idOf(await partner.post('/openapi/claims', { debtor_id, customer_id, ...more }))
  const invoice_id = idOf(
    await partner.post(`/openapi/claims/${id}/invoices/manual`, {
      invoice_number: 'R-1',
      invoice_amount_gross: amount,
      invoice_issue_date: '2026-03-01',
      invoice_due_date: '2026-03-31',
    }),
  )
  return { id, customer_id, debtor_id, invoice_id }
}

/** Rows of the feed that wait for an open transaction. */
const HIDDEN = sql`
  select claim_id from events where xact >= ${HORIZON}
  union all select claim_id from feed_activity where xact >= ${HORIZON}`

/** Waits until the feed shows everything about a claim. */
export const untilReadable = (world: World, claim_id: string): Promise<true> =>
  eventually(async () => {
    const hidden = await world.deps.db.many(sql`select 1 from (${HIDDEN}) h where h.claim_id = ${claim_id}`)
    return hidden.length === 0
  })

/** The same for all claims. */
export const untilAllReadable = (world: World): Promise<true> =>
  eventually(async () => (await world.deps.db.many(HIDDEN)).length === 0)
