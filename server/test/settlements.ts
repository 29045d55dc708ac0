import assert from 'node:assert/strict'
import { sql } from '../src/platform/db/db.ts'
import { openBooks } from './books.ts'
import { ADDRESS, makeDebtor } from './cases.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import type { OperatorClient, PartnerClient, World } from './world.ts'

export type Line = { kind: string; source_kind: string; amount: number; date: string; reverses: string | null }
export type Settlement = Record<string, unknown> & {
  id: string
  number: string
  invoice_number: string | null
  collected: number
  remitted: number
  status: string
  lines: Line[]
}

/** A collector with a bank, and a creditor whose debtors pay there. */
export async function openSettling(world: World, { letterhead = AUSTRIAN_HEAD as object | null, customer = {} } = {}) {
  const books = await openBooks(world)
  const admin = await world.operator()
  const { organization_id } = books
  if (letterhead) {
    const changed = await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead })
    assert.equal(changed.statusCode, 200, changed.body)
  }
  const partner = await world.partner({ organization_id })
  const body = { name: 'Huber GmbH', email: `h-${organization_id}@huber.example`, partner_id: partner.partner_id }
  const made = await partner.post('/openapi/customers', { ...body, address: ADDRESS, uid: 'ATU12345675', ...customer })
  assert.equal(made.statusCode, 201, made.body)
  const customer_id: string = made.json().data.id
  return {
    ...books,
    admin,
    partner,
    customer_id,
    email: made.json().data.email as string,
    ...deeds(world, admin, { books, partner, customer_id }),
  }
}

type Setting = { books: Awaited<ReturnType<typeof openBooks>>; partner: PartnerClient; customer_id: string }

function deeds(world: World, admin: OperatorClient, { books, partner, customer_id }: Setting) {
  let balance_cents = 0
  const makeClaim = async (amount = 1000): Promise<string> => {
    const debtor_id = await makeDebtor(partner, customer_id)
    const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
    await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: amount })
    // Money from before the hand-over earns no fee.
    await world.deps.db.alone(sql`update claims set created_at = '2026-05-01' where id = ${id}`)
    return id
  }
  /** Money at our bank on a day, booked to a claim. Returns the entry. */
  const receive = async (claim_id: string, amount: number, on = '2026-05-10'): Promise<string> => {
    const amount_cents = Math.round(amount * 100)
    const [entry_id] = await books.receive(on, balance_cents, [amount_cents])
    balance_cents += amount_cents
    const parts = [{ claim_id, amount }]
    const answer = await admin.post(`/api/operator/bank-entries/${entry_id}/assign`, { parts })
    assert.equal(answer.statusCode, 200, answer.body)
    return entry_id as string
  }
  const ask = (up_to = '2026-05-14', client = admin) => client.post('/api/operator/settlements', { customer_id, up_to })
  const settle = async (up_to?: string): Promise<Settlement> => {
    const answer = await ask(up_to)
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json().data
  }
  const preview = async (up_to = '2026-05-14') => {
    const answer = await admin.get(`/api/operator/settlements/preview?customer_id=${customer_id}&up_to=${up_to}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json().data
  }
  return { makeClaim, receive, ask, settle, preview }
}
