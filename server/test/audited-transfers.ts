import assert from 'node:assert/strict'
import { executeItem, returnItem } from '../src/features/money/payment-runs/index.ts'
import type { AuditedStep } from './audited-steps.ts'
import { makeCustomer } from './cases.ts'
import { addAccount, addEntry, fund, ibanOf, orderSettlement, setPayoutIban } from './client-money.ts'
import type { OperatorClient, World } from './world.ts'

const URL = '/api/operator/payment-runs'

/** A run of one settlement, made through the API. */
export async function makeTransferRun(world: World, admin: OperatorClient) {
  const partner = await world.partner()
  const { organization_id } = partner
  const customer_id = await makeCustomer(partner)
  await setPayoutIban(world, customer_id, ibanOf(80_001))
  const { id: account_id } = await addAccount(world, organization_id, 'client_money')
  await fund(world, { organization_id, account_id, customer_id, amount_cents: 1_000 })
  await orderSettlement(world, { organization_id, customer_id, amount_cents: 1_000 })
  const made = await admin.post(URL, { account_id })
  assert.equal(made.statusCode, 201, made.body)
  return made.json().data
}

/** What administrators do about money that leaves, each in an order in which it works. */
export function transferSteps(world: World, admin: OperatorClient, other: OperatorClient): Record<string, AuditedStep> {
  const make = () => makeTransferRun(world, admin)
  const answered = async (by: OperatorClient, path: string) => {
    const { statusCode, body } = await by.post(`${URL}/${path}`)
    assert.equal(statusCode, 200, body)
  }
  const release = async () => {
    const run = await make()
    await answered(other, `${run.id}/release`)
    return run
  }
  return {
    createPaymentRun: { entry: 'payment_run.created', act: make },
    releasePaymentRun: { entry: 'payment_run.released', act: release },
    withdrawPaymentRun: {
      entry: 'payment_run.withdrawn',
      act: async () => answered(admin, `${(await make()).id}/withdraw`),
    },
    executeBankEntry: {
      entry: 'bank_entry.executed',
      async act() {
        const { organization_id, account_id, items } = await release()
        const { id } = await addEntry(world, { organization_id, account_id, amount_cents: -1_000 })
        const answer = await admin.post(`/api/operator/bank-entries/${id}/execute`, { item_id: items[0].id })
        assert.equal(answer.statusCode, 200, answer.body)
      },
    },
    payAgain: {
      entry: 'payment_run.paid_again',
      async act() {
        const { id, organization_id, account_id, items } = await release()
        const [{ id: item_id, end_to_end_id }] = items
        const facts = { organization_id, account_id, end_to_end_id, is_return: false }
        const out = await addEntry(world, { ...facts, amount_cents: -1_000 })
        const back = await addEntry(world, { ...facts, amount_cents: 1_000, is_return: true })
        assert.ok(await world.act((work) => executeItem(work, out)))
        assert.ok(await world.act((work) => returnItem(work, back)))
        await answered(admin, `${id}/items/${item_id}/pay-again`)
      },
    },
  }
}
