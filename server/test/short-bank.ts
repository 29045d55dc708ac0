import assert from 'node:assert/strict'
import { sql } from '../src/platform/db/db.ts'
import { type BankHouse, newIban, openBank } from './bank-house.ts'
import { makeCustomer, makeDebtor } from './cases.ts'
import { setPayoutIban } from './client-money.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import type { World } from './world.ts'

const OP = '/api/operator'
const RUNS = `${OP}/payment-runs`

export type Item = {
  id: string
  kind: string
  amount: number
  end_to_end_id: string
  payee_iban: string
  status: string
}
export type Run = { id: string; items: Item[]; left_out: { kind: string; amount: number; reason: string }[] }
export type Entry = Parameters<BankHouse['take']>[0][number]

/** A bank whose statements continue each other, with creditors and two administrators. */
export async function openShort(world: World) {
  const bank = await openBank(world)
  const { admin, partner, organization_id, account_id } = bank
  const second = await world.operator()
  await admin.patch(`${OP}/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const own_iban = newIban()
  let [opening, day] = [0, 1]
  return {
    ...{ bank, admin, second, partner, own_iban, account_id, organization_id },
    openOwn: () => admin.post(`${OP}/bank-accounts`, { organization_id, name: 'Own', iban: own_iban, kind: 'own' }),
    async creditor() {
      const customer_id = await makeCustomer(partner)
      await setPayoutIban(world, customer_id, newIban())
      return customer_id
    },
    async claim(customer_id: string, amount: number) {
      const debtor_id = await makeDebtor(partner, customer_id)
      const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
      await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: amount })
      // Money from before the hand-over earns no fee.
      await world.deps.db.alone(sql`update claims set created_at = '2026-05-01' where id = ${id}`)
      return { id, reference: (await partner.get(`/openapi/claims/${id}`)).json().data.case_reference as string }
    },
    /** The debtor of a claim has paid its creditor. */
    async payDirect(claim_id: string): Promise<string> {
      const body = { amount: 1000, payment_date: '2026-05-03' }
      const direct = await partner.post(`/openapi/claims/${claim_id}/payments`, body)
      assert.equal(direct.statusCode, 201, direct.body)
      return direct.json().data.id
    },
    /** A statement of the next day. */
    async take(...entries: Entry[]) {
      const on = `2026-05-${String(++day).padStart(2, '0')}`
      const marked = entries.map((entry, index) => ({ reference: `B${day}-${index}`, ...entry }))
      const taken = await bank.take(marked, { opening, on })
      opening += entries.reduce((sum, { amount }) => sum + amount, 0)
      return taken
    },
    async settle(customer_id: string, up_to = '2026-05-14') {
      const made = await admin.post(`${OP}/settlements`, { customer_id, up_to })
      assert.equal(made.statusCode, 201, made.body)
      return made.json().data
    },
    async make(): Promise<Run> {
      const made = await admin.post(RUNS, { account_id })
      assert.equal(made.statusCode, 201, made.body)
      return made.json().data
    },
    release: (run: Run) => second.post(`${RUNS}/${run.id}/release`),
    withdraw: (run: Run) => admin.post(`${RUNS}/${run.id}/withdraw`),
    async reconcile() {
      const { data } = (await admin.get(`${OP}/ledger/reconciliation?organization_id=${organization_id}`)).json()
      assert.deepEqual([data.difference, data.unfitting], [0, []])
      return data
    },
  }
}

export const paid = ({ items }: Run) => items.map(({ kind, amount }) => [kind, amount])
export const left = ({ left_out }: Run) => left_out.map(({ kind, amount, reason }) => [kind, amount, reason])
/** The debits by which a bank shows that it has executed a run. */
export const debitsOf = ({ items }: Run): Entry[] =>
  items.map(({ amount, end_to_end_id }) => ({ amount: Math.round(amount * -100), end_to_end_id }))
