import assert from 'node:assert/strict'
import { moved, post } from '../src/features/money/ledger/index.ts'
import type { DateOnly } from '../src/kernel/dates.ts'
import type { AuditedStep } from './audited-steps.ts'
import { type BankHouse, BOOKED_ON, ENTRIES, openBank } from './bank-house.ts'
import type { World } from './world.ts'

const PAYER = 'AT483200000012345864'

/** What people decide on entries of bank statements. */
export function entrySteps(world: World): Record<string, AuditedStep> {
  let house: Promise<BankHouse> | undefined
  const decide = (entry: string, act: (bank: BankHouse, id: string, claim_id: string) => Promise<unknown>) => ({
    entry,
    async act() {
      house ??= openBank(world)
      const bank = await house
      const { id: claim_id } = await bank.claim()
      const text = `Eingang ${claim_id}`
      await bank.take([{ amount: 1_000, text, iban: PAYER }])
      const found = (await bank.entries()).find((one) => one.text === text)
      assert.ok(found)
      return act(bank, found.id, claim_id)
    },
  })
  const opening = (entry: string, act: (bank: BankHouse, url: string) => Promise<unknown>) => ({
    entry,
    async act() {
      const bank = await openBank(world)
      await bank.take([], { opening: 1_000 })
      const url = `/api/operator/bank-accounts/${bank.account_id}/opening`
      const answer = await bank.admin.post(url, { customer_id: null, amount: 10 })
      assert.equal(answer.statusCode, 201, answer.body)
      return act(bank, url)
    },
  })
  const send = async (bank: BankHouse, id: string, verb: string, body?: object) => {
    const answer = await bank.agent.post(`${ENTRIES}/${id}/${verb}`, body)
    assert.equal(answer.statusCode, 200, answer.body)
  }
  const assign = (bank: BankHouse, id: string, claim_id: string) =>
    send(bank, id, 'assign', { parts: [{ claim_id, amount: 10 }] })
  return {
    assignBankEntry: decide('bank_entry.assigned', assign),
    unassignBankEntry: decide('bank_entry.unassigned', async (bank, id, claim_id) => {
      await assign(bank, id, claim_id)
      await send(bank, id, 'unassign')
    }),
    ignoreBankEntry: decide('bank_entry.ignored', (bank, id) => send(bank, id, 'ignore')),
    offsetBankEntry: decide('bank_entry.offset', async (bank, entry_id, claim_id) => {
      const text = `Storno ${claim_id}`
      await bank.take([{ amount: -400, text }], { opening: 10_000 })
      const debit = (await bank.entries()).find((one) => one.text === text)
      await send(bank, debit?.id ?? '', 'offset', { entry_id })
    }),
    takeBankCharge: decide('bank_entry.charge', async (bank, _, claim_id) => {
      const text = `Spesen ${claim_id}`
      await bank.take([{ amount: -490, text }], { opening: 10_000 })
      const debit = (await bank.entries()).find((one) => one.text === text)
      const answer = await bank.admin.post(`${ENTRIES}/${debit?.id}/charge`)
      assert.equal(answer.statusCode, 200, answer.body)
    }),
    takeDebtPaid: decide('bank_entry.debt_paid', async (bank, id, claim_id) => {
      const { customer_id } = (await bank.partner.get(`/openapi/claims/${claim_id}`)).json().data
      // What the bank took back after it was paid out.
      const lines = moved(500, { account: 'creditor', customer_id }, { account: 'suspense' })
      const undone = {
        organization_id: bank.organization_id,
        date: BOOKED_ON as DateOnly,
        kind: 'payment_undone',
      } as const
      await world.act((work) => post(work, [{ ...undone, lines }]))
      await send(bank, id, 'pays-us', { customer_id })
    }),
    giveOpeningBalance: opening('bank_account.opening_given', async () => undefined),
    takeBackOpeningBalance: opening('bank_account.opening_taken_back', async (bank, url) => {
      const [part] = (await bank.admin.get(url)).json().data.parts
      assert.equal((await bank.admin.delete(`${url}/${part.id}`)).statusCode, 200)
    }),
    settleBankDifference: decide('bank_entry.difference_settled', async (bank, id, claim_id) => {
      const told = { amount: 1_000, text: `Doppelt ${claim_id}`, reference: claim_id.slice(0, 20) }
      for (const iban of [PAYER, 'DE02120300000000202051']) await bank.take([{ ...told, iban }], { opening: 20_000 })
      const { data } = (await bank.admin.get(`${ENTRIES}?q=Doppelt&account_id=${bank.account_id}`)).json()
      const [{ id: entry_id, differences }] = data
      const answer = await bank.admin.post(`${ENTRIES}/${entry_id}/settle-difference`, {
        difference_id: differences[0].id,
        holds: 'stored',
      })
      assert.equal(answer.statusCode, 200, answer.body)
      assert.notEqual(entry_id, id)
    }),
    refundBankEntry: decide('bank_entry.refund_ordered', (bank, id) => send(bank, id, 'refund')),
    putInOwnMoney: decide('bank_entry.own_money', async ({ admin, organization_id }, id) => {
      await admin.post('/api/operator/bank-accounts', { organization_id, name: 'Own', iban: PAYER, kind: 'own' })
      // Fees that were given back to a creditor after we had taken them.
      const lines = moved(-1_000, { account: 'creditor', customer_id: null }, { account: 'fees' })
      const settlement = { organization_id, date: BOOKED_ON as DateOnly, kind: 'settlement', lines } as const
      await world.act((work) => post(work, [settlement]))
      const answer = await admin.post(`${ENTRIES}/${id}/own-money`)
      assert.equal(answer.statusCode, 200, answer.body)
    }),
  }
}
