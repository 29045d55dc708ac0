import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTransferRun } from '../../../../test/audited-transfers.ts'
import { makePayout } from '../../../../test/cases.ts'
import { addAccount, addEntry, balancesOf, ibanOf } from '../../../../test/client-money.ts'
import { painProblems } from '../../../../test/pain001.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { SESSION_COOKIE } from '../../parties/operators/rules.ts'
import { openSession } from '../../parties/operators/service.ts'
import { executeItem, orderStates, returnItem } from './index.ts'

const RUNS = '/api/operator/payment-runs'
const IBAN = ibanOf(70_001)

test('a payout is paid from our own account to that of the partner, outside the ledger of client money', async () => {
  const world = await openWorld()
  const [first, second] = [await world.operator(), await world.operator()]
  const partner = await world.partner()
  const { organization_id, partner_id } = partner
  const payout_id = await makePayout(world, partner)
  const account = await addAccount(world, organization_id, 'own')
  const client_account = await addAccount(world, organization_id, 'client_money')
  const make = async () => (await first.post(RUNS, { account_id: account.id })).json().data
  assert.equal((await first.post(RUNS, { account_id: client_account.id })).statusCode, 409, 'not from client money')

  const { left_out } = await make()
  assert.deepEqual(
    left_out.map(({ kind, amount, reason, payee_name }: Record<string, unknown>) => [kind, amount, reason, payee_name]),
    [['payout', 20, 'no_iban', 'Partner']],
  )
  const url = `/api/operator/partners/${partner_id}`
  const wrong = await first.patch(url, { payout_iban: IBAN.replace(/.$/, 'X') })
  assert.deepEqual([wrong.statusCode, wrong.json().details[0].field], [400, 'payout_iban'])
  const patched = await first.patch(url, { payout_iban: IBAN.toLowerCase().replace(/(.{4})/g, '$1 ') })
  assert.equal(patched.json().data.payout_iban, `AT … ${IBAN.slice(-4)}`)
  assert.equal((await first.get(url)).json().data.payout_iban, `AT … ${IBAN.slice(-4)}`)
  const [change] = (await first.get('/api/operator/audit?action=partner.changed')).json().data
  assert.deepEqual(change.details.changes, [{ field: 'payout_iban', from: null, to: `…${IBAN.slice(-4)}` }])

  const run = await make()
  const [item] = run.items
  assert.deepEqual([item.kind, item.amount, item.payee_iban, item.source_id], ['payout', 20, IBAN, payout_id])
  await first.patch(url, { payout_iban: ibanOf(70_002) })
  const refused = await second.post(`${RUNS}/${run.id}/release`)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'payee_changed'])
  await first.patch(url, { payout_iban: IBAN })
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
  assert.deepEqual(painProblems((await first.get(`${RUNS}/${run.id}/pain.001.xml`)).body), [])

  const facts = { organization_id, account_id: account.id, kind: 'own', end_to_end_id: item.end_to_end_id } as const
  const out = await addEntry(world, { ...facts, amount_cents: -2_000 })
  assert.ok(await world.act((work) => executeItem(work, out)))
  const state = async () => (await orderStates(world.deps.db, 'payout', [payout_id])).get(payout_id)
  assert.equal(await state(), 'executed')
  const back = await addEntry(world, { ...facts, amount_cents: 2_000, is_return: true })
  assert.ok(await world.act((work) => returnItem(work, back)))
  assert.equal(await state(), 'returned')
  assert.deepEqual(await balancesOf(world, organization_id), {})
})

test('where money is real, nobody releases with an account that they have just made themselves', async () => {
  const world = await openWorld({ mode: 'live' })
  const [first, second] = [await world.operator(), await world.operator()]
  const run = await makeTransferRun(world, first)
  await first.patch(`/api/operator/users/${second.operator_id}`, { role: 'agent' })
  await first.patch(`/api/operator/users/${second.operator_id}`, { role: 'admin' })
  const release = async () => {
    const cookie = `${SESSION_COOKIE}=${await world.act((work) => openSession(work, second.operator_id))}`
    return world.request({ method: 'POST', url: `${RUNS}/${run.id}/release`, headers: { cookie } })
  }
  const refused = await release()
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'administrator_too_new'], refused.body)
  await setDatabaseTime(world, new Date(Date.now() + 73 * 3_600_000).toISOString())
  const released = await release()
  assert.equal(released.statusCode, 200, released.body)
})
