import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookOf, openBank } from './bank-house.ts'
import { openShort, paid } from './short-bank.ts'
import { openWorld } from './world.ts'

/** Whose the money is that was on an account before its first statement. */
const world = await openWorld()
const OP = '/api/operator'

async function openWithBalance(opening: number, on = '2026-05-11') {
  const short = await openShort(world)
  const { bank, admin, account_id, organization_id } = short
  await bank.take([{ amount: 100, text: 'x', reference: 'X1' }], { opening, on, opening_on: on })
  const url = `${OP}/bank-accounts/${account_id}/opening`
  const give = async (customer_id: string | null, amount: number, by = admin) => {
    const answer = await by.post(url, { customer_id, amount })
    return [answer.statusCode, answer.json().data?.rest ?? answer.json().code]
  }
  const read = async () => (await bank.agent.get(url)).json().data
  const misfits = async () =>
    (await admin.get(`${OP}/ledger/reconciliation?organization_id=${organization_id}`))
      .json()
      .data.unfitting.map(({ reason, expected, found }: Record<string, unknown>) => [reason, expected, found])
  return { ...short, url, give, read, misfits }
}

test('an opening balance is given to creditors and to ourselves, once, and can be taken back', async () => {
  const { bank, admin, url, give, read, settle, make, reconcile, openOwn, ...short } = await openWithBalance(100_000)
  await openOwn()
  const customer_id = await short.creditor()
  const foreign = await openBank(world)
  assert.partialDeepStrictEqual(await read(), { opening: 1000, opening_on: '2026-05-11', rest: 1000, parts: [] })
  assert.equal((await give(customer_id, 600, bank.agent))[0], 403)
  assert.deepEqual(await give((await foreign.claim()).customer_id, 600), [400, 'validation_failed'])
  assert.deepEqual(await give(customer_id, 600), [201, 400])
  assert.deepEqual(await give(null, 400.01), [400, 'validation_failed'])
  const gone = await short.partner.delete(`/openapi/customers/${customer_id}`)
  assert.deepEqual([gone.statusCode, gone.json().code], [409, 'still_in_use'], 'the book owes it money')
  assert.deepEqual(await give(null, 400), [201, 0])
  assert.deepEqual(await give(null, 1), [409, 'nothing_to_assign'])
  assert.deepEqual(await bookOf(bank), { bank: 100_100, suspense: -100, creditor: -60_000, fees: -40_000 })
  await reconcile()

  const { parts } = await read()
  const taken = await admin.delete(`${url}/${parts[1].id}`)
  assert.deepEqual([taken.statusCode, taken.json().data.rest], [200, 400])
  assert.equal((await admin.delete(`${url}/${parts[1].id}`)).statusCode, 404)
  assert.deepEqual(await bookOf(bank), { bank: 100_100, suspense: -40_100, creditor: -60_000 })
  await give(null, 300)
  await reconcile()

  const settlement = await settle(customer_id)
  assert.partialDeepStrictEqual(settlement, { collected: 600, fees_net: 0, remitted: 600 })
  assert.equal(settlement.lines[0].source_kind, 'opening_given')
  assert.deepEqual(paid(await make()), [
    ['settlement', 600],
    ['fee', 300],
  ])
  assert.equal((await read()).parts[0].settled, 600)
  await admin.delete(`${url}/${parts[0].id}`)
  assert.partialDeepStrictEqual(await settle(customer_id), { collected: -600, carried_over_after: 600 })
  await reconcile()
})

test('an earlier statement that leaves less of the opening balance than was given is named', async () => {
  const { bank, give, misfits, read, url, admin, ...short } = await openWithBalance(100_000)
  const customer_id = await short.creditor()
  await give(customer_id, 900)
  await bank.take([{ amount: 80_000, text: 'früher', reference: 'X0' }], {
    ...{ opening: 20_000, on: '2026-05-10', opening_on: '2026-05-10' },
  })
  assert.deepEqual(await misfits(), [['opening_overgiven', 200, 900]])
  assert.equal((await read()).rest, -700)
  await admin.delete(`${url}/${(await read()).parts[0].id}`)
  assert.deepEqual(await misfits(), [])
})

test('there is nothing to give before the first statement, and nothing of an account of our own', async () => {
  const [client, own] = [await openBank(world), await openBank(world, 'own')]
  for (const [house, code] of [
    [client, 'nothing_to_assign'],
    [own, 'not_client_money'],
  ] as const) {
    const answer = await house.admin.post(`${OP}/bank-accounts/${house.account_id}/opening`, {
      ...{ customer_id: null, amount: 1 },
    })
    assert.deepEqual([answer.statusCode, answer.json().code], [409, code])
  }
})
