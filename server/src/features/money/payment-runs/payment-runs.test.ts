import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCustomer } from '../../../../test/cases.ts'
import {
  addAccount,
  addEntry,
  balancesOf,
  fund,
  ibanOf,
  orderSettlement,
  setPayoutIban,
} from '../../../../test/client-money.ts'
import { allNamed, painProblems, parseXml } from '../../../../test/pain001.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'
import { executeItem, orderPayment, orderStates, returnItem, withdrawOrder } from './index.ts'

const world = await openWorld()
const [first, second, agent] = [await world.operator(), await world.operator(), await world.operator('agent')]
const RUNS = '/api/operator/payment-runs'
const PAYEE = ibanOf(90_001)

/** An organisation with money of a creditor on its account, and a settlement of it that waits. */
async function openHouse({ amount_cents = 10_000, fee_cents = 2_000, own = true } = {}) {
  const partner = await world.partner()
  const { organization_id } = partner
  const customer_id = await makeCustomer(partner)
  await setPayoutIban(world, customer_id, PAYEE)
  const account = await addAccount(world, organization_id, 'client_money')
  const own_account = own ? await addAccount(world, organization_id, 'own') : null
  await fund(world, { organization_id, account_id: account.id, customer_id, amount_cents, fee_cents })
  const settle = (cents: number) => orderSettlement(world, { organization_id, customer_id, amount_cents: cents })
  const make = async () => first.post(RUNS, { account_id: account.id })
  const balances = () => balancesOf(world, organization_id)
  return { partner, organization_id, customer_id, account, own_account, settle, make, balances }
}

const release = (id: string, by = second) => by.post(`${RUNS}/${id}/release`)
const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => [statusCode, json().code]
const read = async (id: string, by = first) => (await by.get(`${RUNS}/${id}`)).json().data
type Item = { id: string; kind: string; amount: number; status: string; end_to_end_id: string }
const shown = (items: Item[]) => items.map(({ kind, amount, status }) => [kind, amount, status])
const reasons = (left_out: { kind: string; reason: string }[]) => left_out.map(({ kind, reason }) => [kind, reason])

test('a run pays the settlement and our fee, another administrator releases it, and statements execute it', async () => {
  const { organization_id, account, own_account, settle, make, balances } = await openHouse()
  const order = await settle(8_000)
  const state = async () => (await orderStates(world.deps.db, 'settlement', [order.source_id])).get(order.source_id)
  assert.equal(await state(), 'waiting')
  const made = await make()
  assert.equal(made.statusCode, 201, made.body)
  const run = made.json().data
  assert.deepEqual(shown(run.items), [
    ['settlement', 80, 'open'],
    ['fee', 20, 'open'],
  ])
  assert.deepEqual([run.number, run.status, run.total, run.left_out], ['ZL-2026-0001', 'open', 100, []])
  assert.deepEqual(
    run.items.map(({ payee_iban }: { payee_iban: string }) => payee_iban),
    [PAYEE, own_account?.iban],
  )
  assert.equal((await read(run.id, agent)).items[0].payee_iban, `AT … ${PAYEE.slice(-4)}`)
  assert.deepEqual(codeOf(await make()), [409, 'nothing_due'])
  assert.equal(await state(), 'in_run')

  assert.deepEqual(codeOf(await first.get(`${RUNS}/${run.id}/pain.001.xml`)), [409, 'not_released'])
  assert.deepEqual(codeOf(await release(run.id, first)), [403, 'same_person'])
  assert.equal((await release(run.id, agent)).statusCode, 403)
  const released = await release(run.id)
  assert.equal(released.statusCode, 200, released.body)
  const { status, execution_date, released_by } = released.json().data
  assert.deepEqual([status, execution_date, released_by], ['released', '2026-05-15', second.operator_id])
  assert.deepEqual(codeOf(await release(run.id)), [409, 'payment_run_released'])
  assert.deepEqual(codeOf(await first.post(`${RUNS}/${run.id}/withdraw`)), [409, 'payment_run_released'])
  assert.deepEqual(await balances(), { bank: 10_000, in_transit: -10_000 })
  assert.equal(await state(), 'released')

  const file = await first.get(`${RUNS}/${run.id}/pain.001.xml`)
  assert.equal(file.statusCode, 200)
  assert.match(String(file.headers['content-type']), /^application\/xml/)
  assert.deepEqual(painProblems(file.body), [])
  assert.deepEqual(
    allNamed(parseXml(file.body), 'IBAN').map(({ text }) => text),
    [account.iban, PAYEE, own_account?.iban],
  )
  assert.equal((await second.get(`${RUNS}/${run.id}/pain.001.xml`)).body, file.body)
  assert.equal((await agent.get(`${RUNS}/${run.id}/pain.001.xml`)).statusCode, 403)

  for (const item of run.items as Item[]) {
    const debit = { organization_id, account_id: account.id, amount_cents: 0 - item.amount * 100 }
    const entry = await addEntry(world, { ...debit, end_to_end_id: item.end_to_end_id })
    assert.ok(await world.act((work) => executeItem(work, entry)))
    assert.ok(!(await world.act((work) => executeItem(work, entry))), 'only once')
  }
  const after = await read(run.id)
  assert.equal(after.status, 'executed')
  assert.ok(after.items.every((item: Item) => item.status === 'executed'))
  assert.deepEqual(await balances(), {}, 'nothing is there, and nothing is owed')
  assert.equal(await state(), 'executed')
})

test('a run that is withdrawn pays nothing, and its orders wait for the next one', async () => {
  const { settle, make, balances } = await openHouse()
  await settle(8_000)
  const run = (await make()).json().data
  const answer = await first.post(`${RUNS}/${run.id}/withdraw`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(shown(answer.json().data.items), [
    ['settlement', 80, 'withdrawn'],
    ['fee', 20, 'withdrawn'],
  ])
  assert.deepEqual(codeOf(await release(run.id)), [409, 'payment_run_withdrawn'])
  assert.deepEqual(codeOf(await first.post(`${RUNS}/${run.id}/withdraw`)), [409, 'payment_run_withdrawn'])
  assert.deepEqual(await balances(), { bank: 10_000, creditor: -8_000, fees: -2_000 })
  const again = (await make()).json().data
  assert.deepEqual([again.number, again.total], ['ZL-2026-0002', 100])
  assert.equal((await first.get(`${RUNS}?account_id=${run.account_id}&status=withdrawn`)).json().total, 1)
})

test('what cannot be paid is left out with its reason, and paid once that is over', async () => {
  const { customer_id, settle, make } = await openHouse({ own: false })
  await settle(8_000)
  await setPayoutIban(world, customer_id, null)
  const run = (await make()).json().data
  assert.deepEqual([run.items, run.status], [[], 'open'])
  assert.deepEqual(reasons(run.left_out), [
    ['settlement', 'no_iban'],
    ['fee', 'no_own_account'],
  ])
  assert.deepEqual(
    run.left_out.map(({ payee_name }: { payee_name: string | null }) => payee_name),
    ['Huber GmbH', null],
  )
  assert.deepEqual(codeOf(await release(run.id)), [409, 'nothing_due'])
  await setPayoutIban(world, customer_id, PAYEE)
  assert.deepEqual(shown((await make()).json().data.items), [['settlement', 80, 'open']])
})

test('many at once take each order once', async () => {
  const { organization_id, settle, account } = await openHouse()
  const other = await addAccount(world, organization_id, 'client_money')
  for (const cents of [1_000, 2_000, 3_000]) await settle(cents)
  const answers = await Promise.all(
    [account, account, other, account, other, account].map(({ id }, index) =>
      (index % 2 ? first : second).post(RUNS, { account_id: id }),
    ),
  )
  const made = answers.filter(({ statusCode }) => statusCode === 201).flatMap((answer) => answer.json().data.items)
  const paid = made.reduce((sum: number, { amount }: Item) => sum + amount, 0)
  assert.deepEqual([made.length, paid], [4, 80], 'three settlements and the fee')
  assert.ok(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409))
})

test('no more leaves than the account holds, and nobody is paid with the money of another creditor', async () => {
  const { partner, organization_id, customer_id, account, settle, make } = await openHouse({ fee_cents: 0 })
  await settle(10_000)
  const poor = await makeCustomer(partner)
  await setPayoutIban(world, poor, ibanOf(90_002))
  await orderSettlement(world, { organization_id, customer_id: poor, amount_cents: 100 })
  const run = (await make()).json().data
  assert.deepEqual(shown(run.items), [['settlement', 100, 'open']])
  assert.deepEqual(reasons(run.left_out), [['settlement', 'not_covered']])

  await fund(world, { organization_id, account_id: account.id, customer_id, amount_cents: -1 })
  const refused = await release(run.id)
  assert.deepEqual(codeOf(refused), [409, 'not_covered'])
  assert.match(refused.json().message, /0\.01 EUR/)
  const { id: elsewhere } = await addAccount(world, organization_id, 'client_money')
  await fund(world, { organization_id, account_id: elsewhere, customer_id, amount_cents: 1 })
  assert.match((await release(run.id)).json().message, /on the account/, 'the money lies on another account')
  await fund(world, { organization_id, account_id: account.id, customer_id: poor, amount_cents: 1 })
  assert.equal((await release(run.id)).statusCode, 200)
})

test('two accounts pay what each of them covers', async () => {
  const { organization_id, customer_id, account, settle, make } = await openHouse({ amount_cents: 500, fee_cents: 0 })
  const other = await addAccount(world, organization_id, 'client_money')
  await fund(world, { organization_id, account_id: other.id, customer_id, amount_cents: 700 })
  for (const cents of [500, 700]) await settle(cents)
  const payer_iban = ibanOf(90_003)
  const entry = await addEntry(world, { organization_id, account_id: other.id, amount_cents: 50, payer_iban })
  const refund = { kind: 'refund', organization_id, entry_id: entry.id, source_id: entry.id, text: 'Rest' } as const
  await world.act((work) => orderPayment(work, { ...refund, amount_cents: 50 }))
  const run = (await make()).json().data
  assert.deepEqual([run.account_id, shown(run.items)], [account.id, [['settlement', 5, 'open']]])
  assert.deepEqual(reasons(run.left_out), [['settlement', 'not_covered']])
  const rest = (await first.post(RUNS, { account_id: other.id })).json().data
  assert.deepEqual(shown(rest.items), [
    ['settlement', 7, 'open'],
    ['refund', 0.5, 'open'],
  ])
  assert.equal(rest.items[1].payee_iban, payer_iban)
})

test('an account that changed after the run was made is not paid', async () => {
  const { customer_id, settle, make, own_account } = await openHouse()
  await settle(8_000)
  const run = (await make()).json().data
  await setPayoutIban(world, customer_id, ibanOf(90_004))
  const refused = await release(run.id)
  assert.deepEqual(codeOf(refused), [409, 'payee_changed'])
  assert.match(refused.json().message, /item 1 \(settlement, MW/)
  await setPayoutIban(world, customer_id, PAYEE)
  const rename = async (id: string | undefined, iban: string | undefined) => {
    const wished = (await first.patch(`/api/operator/bank-accounts/${id}`, { iban })).json().data
    const approved = await second.post(`/api/operator/account-changes/${wished.account_change.id}/approve`)
    assert.equal(approved.statusCode, 200, approved.body)
  }
  await rename(own_account?.id, ibanOf(90_005))
  assert.match((await release(run.id)).json().message, /item 2 \(fee/)
  await rename(own_account?.id, own_account?.iban)
  await rename(run.account_id, ibanOf(90_006))
  assert.deepEqual(codeOf(await release(run.id)), [409, 'account_changed'])
  await rename(run.account_id, run.iban)
  assert.equal((await release(run.id)).statusCode, 200)
})

test('what is in a run cannot be withdrawn, and what waits can', async () => {
  const { settle, make } = await openHouse()
  const order = await settle(8_000)
  const withdraw = () => world.act((work) => withdrawOrder(work, order))
  const run = (await make()).json().data
  await assert.rejects(withdraw(), { code: 'in_payment_run' })
  await first.post(`${RUNS}/${run.id}/withdraw`)
  assert.equal(await withdraw(), true)
  assert.equal(await withdraw(), false)
  assert.deepEqual(shown((await make()).json().data.items), [['fee', 20, 'open']])
})

test('money that came back waits, and goes to the same account only when an administrator says so', async () => {
  const { organization_id, account, customer_id, settle, make, balances } = await openHouse({ fee_cents: 0 })
  const order = await settle(10_000)
  const run = (await make()).json().data
  await release(run.id)
  const [item] = run.items
  const entryOf = (more: object) =>
    addEntry(world, {
      organization_id,
      account_id: account.id,
      amount_cents: 10_000,
      end_to_end_id: item.end_to_end_id,
      ...more,
    })
  const back = await entryOf({ is_return: true })
  assert.ok(!(await world.act((work) => returnItem(work, back))), 'it has not left yet')
  const out = await entryOf({ amount_cents: -10_000 })
  assert.ok(await world.act((work) => executeItem(work, out)))
  assert.deepEqual(codeOf(await first.post(`${RUNS}/${run.id}/items/${item.id}/pay-again`)), [409, 'not_returned'])
  assert.ok(await world.act((work) => returnItem(work, back)))
  assert.ok(!(await world.act((work) => returnItem(work, back))))
  assert.deepEqual(await balances(), { bank: 10_000, creditor: -10_000 })
  const states = await orderStates(world.deps.db, 'settlement', [order.source_id])
  assert.equal(states.get(order.source_id), 'returned')
  assert.deepEqual(
    [(await read(run.id)).status, shown((await read(run.id)).items)],
    ['executed', [['settlement', 100, 'returned']]],
  )

  assert.deepEqual(reasons((await make()).json().data.left_out), [['settlement', 'returned']])
  await setPayoutIban(world, customer_id, ibanOf(90_007))
  const other = (await make()).json().data
  assert.deepEqual(shown(other.items), [['settlement', 100, 'open']])
  await first.post(`${RUNS}/${other.id}/withdraw`)
  await setPayoutIban(world, customer_id, PAYEE)
  const path = `${RUNS}/${run.id}/items/${item.id}/pay-again`
  assert.equal((await agent.post(path)).statusCode, 403)
  assert.equal((await first.post(`${RUNS}/${run.id}/items/${newId()}/pay-again`)).statusCode, 404)
  assert.equal((await first.post(path)).statusCode, 200)
  assert.deepEqual(codeOf(await first.post(path)), [409, 'not_returned'])
  const again = (await make()).json().data
  assert.deepEqual(shown(again.items), [['settlement', 100, 'open']])
  assert.equal((await release(again.id)).statusCode, 200)
})

test('a batch that is booked as one executes all of a run, and a wrong amount executes nothing', async () => {
  const { organization_id, account, settle, make, balances } = await openHouse()
  await settle(8_000)
  const run = (await make()).json().data
  await release(run.id)
  const tryEntry = async (amount_cents: number, more: object) => {
    const entry = await addEntry(world, { organization_id, account_id: account.id, amount_cents, ...more })
    return world.act((work) => executeItem(work, entry))
  }
  const [{ end_to_end_id }] = run.items
  assert.equal(await tryEntry(-7_999, { end_to_end_id }), false)
  assert.equal(await tryEntry(8_000, { end_to_end_id }), false)
  assert.equal(await tryEntry(-8_000, { end_to_end_id, is_return: true }), false)
  assert.equal(await tryEntry(-8_000, {}), false)
  assert.equal(await tryEntry(-9_999, { message_id: run.message_id }), false)
  const { organization_id: elsewhere } = await world.partner()
  const foreign = await addAccount(world, elsewhere, 'client_money')
  const strange = await addEntry(world, {
    organization_id: elsewhere,
    account_id: foreign.id,
    amount_cents: -8_000,
    end_to_end_id,
  })
  assert.equal(await world.act((work) => executeItem(work, strange)), false)
  assert.deepEqual(
    shown((await read(run.id)).items).map(([, , status]) => status),
    ['released', 'released'],
  )
  const whole = { end_to_end_id: 'NOTPROVIDED', batch_id: run.message_id }
  assert.equal(await tryEntry(-10_000, whole), true)
  assert.equal(await tryEntry(-10_000, whole), false)
  assert.equal((await read(run.id)).status, 'executed')
  assert.equal((await balances()).in_transit, undefined)
})

test('an unknown account is a 400, an unknown run a 404', async () => {
  const unknown = await first.post(RUNS, { account_id: newId() })
  assert.deepEqual([unknown.statusCode, unknown.json().details[0].field], [400, 'account_id'])
  for (const path of ['', '/pain.001.xml']) assert.equal((await first.get(`${RUNS}/${newId()}${path}`)).statusCode, 404)
  for (const path of ['release', 'withdraw'])
    assert.equal((await first.post(`${RUNS}/${newId()}/${path}`)).statusCode, 404)
  assert.equal((await agent.post(RUNS, { account_id: newId() })).statusCode, 403)
})

test('a run whose maker is no administrator any more is not released', async () => {
  const { settle, account } = await openHouse()
  await settle(1_000)
  const maker = await world.operator()
  const made = await maker.post(RUNS, { account_id: account.id })
  const { id, created_by_is_admin } = made.json().data
  assert.equal(created_by_is_admin, true)
  const change = (body: object) => first.patch(`/api/operator/users/${maker.operator_id}`, body)
  for (const [gone, back] of [
    [{ disabled: true }, { disabled: false }],
    [{ role: 'agent' }, { role: 'admin' }],
  ] as const) {
    assert.equal((await change(gone)).statusCode, 200)
    assert.deepEqual(codeOf(await release(id)), [409, 'creator_not_admin'])
    assert.equal((await read(id)).created_by_is_admin, false)
    assert.equal((await change(back)).statusCode, 200)
  }
  assert.equal((await release(id)).statusCode, 200)
})
