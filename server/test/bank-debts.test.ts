import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookOf, newIban } from './bank-house.ts'
import { camtFile } from './bank-statements.ts'
import { makeRecommended } from './court-cases.ts'
import { debitsOf, openShort, paid } from './short-bank.ts'
import { openWorld } from './world.ts'

/** Money that is for no claim, and still somebody's. */
const world = await openWorld()
const OP = '/api/operator'

type Short = Awaited<ReturnType<typeof openShort>>

function desk({ bank }: Short) {
  const by = bank.agent
  const entryOf = async (text: string) => {
    const entry = (await bank.entries()).find((one) => one.text === text)
    assert.ok(entry, text)
    return entry
  }
  const decide = async (text: string, deed: string, body: object = {}, client = by) => {
    const answer = await client.post(`${OP}/bank-entries/${(await entryOf(text)).id}/${deed}`, body)
    const { code, data } = answer.json()
    return [answer.statusCode, ...(data ? [data.status, data.rest] : [code])]
  }
  const debts = async (text: string) =>
    (await by.get(`${OP}/bank-entries/${(await entryOf(text)).id}/debts`)).json().data
  return { entryOf, decide, debts }
}

/** A creditor that was paid directly and owes us 120.00 in fees. */
async function openOwing() {
  const short = await openShort(world)
  const customer_id = await short.creditor()
  const claim = await short.claim(customer_id, 3000)
  await short.payDirect(claim.id)
  assert.partialDeepStrictEqual(await short.settle(customer_id), { set_off: 0, carried_over_after: 120 })
  return { ...short, ...desk(short), customer_id, claim }
}

test('a creditor pays what it owes us: the next settlement sets it off, and no more than is owed counts', async () => {
  const { bank, take, settle, make, reconcile, entryOf, decide, debts, customer_id, creditor, ...short } =
    await openOwing()
  await short.openOwn()
  const stranger = await creditor()
  await take({ amount: 15_000, text: 'RE-2026-000001', iban: newIban() }, { amount: 2000, text: 'Noch etwas' })
  const name = (await short.admin.get(`${OP}/customers/${customer_id}`)).json().data.name
  assert.deepEqual(await debts('Noch etwas'), { creditors: [{ customer_id, name, owed: 120 }], lost_refunds: [] })
  assert.deepEqual(await decide('Noch etwas', 'pays-us', { customer_id: stranger }), [409, 'nothing_owed_to_us'])
  assert.equal((await decide('Noch etwas', 'pays-us', {}))[0], 400)
  assert.equal((await decide('Noch etwas', 'pays-us', { customer_id: short.account_id }))[0], 400)
  assert.deepEqual(await decide('RE-2026-000001', 'pays-us', { customer_id }), [200, 'unmatched', 30])
  assert.deepEqual((await entryOf('RE-2026-000001')).given, [
    { kind: 'creditor_paid', amount: 120, customer_id, customer_name: name },
  ])
  assert.deepEqual((await debts('Noch etwas')).creditors, [], 'it has paid')
  assert.deepEqual(await decide('Noch etwas', 'pays-us', { customer_id }), [409, 'nothing_owed_to_us'])
  assert.deepEqual(await bookOf(bank), { bank: 17_000, suspense: -5000, creditor: -12_000 })
  await reconcile()

  assert.deepEqual(await decide('RE-2026-000001', 'unassign'), [200, 'unmatched', 150])
  assert.deepEqual(await bookOf(bank), { bank: 17_000, suspense: -17_000 })
  await decide('RE-2026-000001', 'pays-us', { customer_id })
  const settlement = await settle(customer_id)
  assert.partialDeepStrictEqual(settlement, {
    ...{ collected: 120, fees_net: 0, carried_over_before: 120, set_off: 120, remitted: 0, carried_over_after: 0 },
  })
  assert.deepEqual(
    settlement.lines.map(({ kind, source_kind, amount }: Record<string, unknown>) => [kind, source_kind, amount]),
    [
      ['collected', 'creditor_paid', 120],
      ['collected', 'creditor_paid', 120],
      ['collected', 'creditor_paid_undone', -120],
    ],
  )
  assert.deepEqual(await bookOf(bank), { bank: 17_000, suspense: -5000, fees: -12_000 })
  assert.deepEqual(paid(await make()), [['fee', 120]])
  await reconcile()

  // Taken back after that, it is owed again.
  assert.equal((await entryOf('RE-2026-000001')).settled, 120)
  await decide('RE-2026-000001', 'unassign')
  assert.deepEqual((await debts('Noch etwas')).creditors, [{ customer_id, name, owed: 120 }])
  assert.partialDeepStrictEqual(await settle(customer_id), { collected: -120, remitted: 0, carried_over_after: 120 })
  await reconcile()
})

test('of two entries at once only one pays a debt', async () => {
  const { bank, take, entryOf, customer_id, reconcile } = await openOwing()
  await take({ amount: 12_000, text: 'Einmal' }, { amount: 12_000, text: 'Noch einmal' })
  const ids = [(await entryOf('Einmal')).id, (await entryOf('Noch einmal')).id]
  const answers = await Promise.all(
    ids.map((id) => bank.agent.post(`${OP}/bank-entries/${id}/pays-us`, { customer_id })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  await reconcile()
})

test('the bank takes back what a creditor paid', async () => {
  const { bank, take, settle, reconcile, decide, debts, customer_id } = await openOwing()
  await take({ amount: 12_000, text: 'Ausgleich', end_to_end_id: 'OUT-1' })
  await decide('Ausgleich', 'pays-us', { customer_id })
  await settle(customer_id)
  await take({ amount: -12_000, text: 'Ruecklauf', end_to_end_id: 'OUT-1', returned: 'AM04' })
  assert.deepEqual(await bookOf(bank), { creditor: 12_000, fees: -12_000 })
  await reconcile()
  assert.equal((await debts('Ausgleich')).creditors[0].owed, 120)
  assert.partialDeepStrictEqual(await settle(customer_id), { collected: -120, carried_over_after: 120 })
  await reconcile()
})

test('a creditor pays an invoice for a court fee before it is settled, and the settlement marks it as paid', async () => {
  const short = await openShort(world)
  const { bank, take, settle, reconcile, partner } = short
  const { decide, debts } = desk(short)
  const customer_id = await short.creditor()
  const claim = await makeRecommended(world, partner, { customer_id, amount: 1000 })
  assert.equal((await partner.post(claim.url, { decision: 'sue' })).statusCode, 201)
  await bank.agent.post(`${OP}/claims/${claim.id}/filing`, { reference: '1 C 1/26a' })
  await take({ amount: 14_000, text: 'Gerichtsgebühr' })
  assert.equal((await debts('Gerichtsgebühr')).creditors[0].owed, 140)
  assert.deepEqual(await decide('Gerichtsgebühr', 'pays-us', { customer_id }), [200, 'booked', 0])
  const { number, ...settled } = await settle(customer_id)
  assert.partialDeepStrictEqual(settled, { collected: 140, court_fees_advanced: 140, set_off: 140, remitted: 0 })
  const [invoice] = (await bank.agent.get(`${OP}/court-fee-invoices?claim_id=${claim.id}`)).json().data
  assert.equal(invoice.paid_note, number)
  await reconcile()
})

test('what comes to an account of our own is no client money', async () => {
  const { admin, own_iban, openOwn, bank, customer_id, organization_id } = await openOwing()
  await openOwn()
  const file = camtFile({
    iban: own_iban,
    opening: 0,
    on: '2026-05-13',
    entries: [{ amount: 12_000, text: 'Eigen' }],
  })
  assert.equal((await bank.send(file)).statusCode, 201)
  const path = `${OP}/bank-entries?organization_id=${organization_id}`
  const [entry] = (await admin.get(path)).json().data
  const answer = await admin.post(`${OP}/bank-entries/${entry.id}/pays-us`, { customer_id })
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'not_client_money'])
  assert.match(answer.json().message, /transfer the money to the account for client money first/)
})

test('charges of the bank are ours, and what our fees do not cover is missing until we put it in', async () => {
  const short = await openShort(world)
  const { bank, admin, take, settle, make, release, reconcile, own_iban: iban } = short
  const { entryOf, decide } = desk(short)
  await short.openOwn()
  const one = await short.creditor()
  await take({ amount: 20_000, text: (await short.claim(one, 3000)).reference }, { amount: -490, text: 'Kontoführung' })
  assert.equal((await decide('Kontoführung', 'charge'))[0], 403)
  assert.deepEqual(await decide('Kontoführung', 'charge', { note: 'Mai' }, admin), [200, 'booked', 0])
  assert.deepEqual(await decide('Kontoführung', 'charge', {}, admin), [409, 'nothing_to_assign'])
  assert.partialDeepStrictEqual(await entryOf('Kontoführung'), { given: [{ kind: 'bank_charge', amount: -4.9 }] })
  assert.deepEqual(await bookOf(bank), { bank: 19_510, creditor: -20_000, fees: 490 })
  const path = `${OP}/ledger/reconciliation?organization_id=${short.organization_id}`
  const { unfitting, difference } = (await admin.get(path)).json().data
  assert.deepEqual(
    [difference, unfitting.length, unfitting[0].reason, unfitting[0].found],
    [0, 1, 'own_money_missing', -4.9],
  )

  await take({ amount: 490, text: 'Einlage', iban })
  assert.deepEqual(await decide('Einlage', 'own-money', {}, admin), [200, 'booked', 0])
  await reconcile()
  assert.deepEqual(await decide('Einlage', 'charge', {}, admin), [409, 'not_outgoing'])
  assert.deepEqual(await decide('Einlage', 'unassign'), [200, 'unmatched', 4.9])
  assert.deepEqual(await decide('Kontoführung', 'unassign'), [200, 'unmatched', -4.9])
  await reconcile()

  // Fees that lie there pay for it.
  await decide('Kontoführung', 'charge', {}, admin)
  await settle(one)
  const run = await make()
  assert.deepEqual(paid(run), [
    ['settlement', 176],
    ['fee', 19.1],
  ])
  assert.equal((await release(run)).statusCode, 200)
  await take(...debitsOf(run))
  assert.deepEqual(await bookOf(bank), { bank: 490, suspense: -490 })
  await reconcile()
})

test('a charge on what the bank took back in part is ours, and the rest is set off', async () => {
  const short = await openShort(world)
  const { bank, admin, take } = short
  const { entryOf, decide } = desk(short)
  await take({ amount: 1000, text: 'Irrtum' }, { amount: -1300, text: 'Storno und Spesen' })
  const credit = await entryOf('Irrtum')
  assert.deepEqual(await decide('Storno und Spesen', 'offset', { entry_id: credit.id }), [200, 'unmatched', -3])
  assert.deepEqual(await decide('Storno und Spesen', 'charge', {}, admin), [200, 'booked', 0])
  assert.deepEqual(await bookOf(bank), { bank: -300, fees: 300 })
  assert.deepEqual(await decide('Irrtum', 'unassign'), [200, 'unmatched', 10])
  assert.partialDeepStrictEqual(await entryOf('Storno und Spesen'), { status: 'unmatched', rest: -10 })
})

/** 150.00 for a debt of 100.00, of which 50.00 went back, as far as is asked; then the bank takes all of it back. */
async function openLost(far: 'released' | 'executed') {
  const short = await openShort(world)
  const { bank, take, make, release } = short
  const { entryOf, decide, debts } = desk(short)
  const customer_id = await short.creditor()
  const claim = await short.claim(customer_id, 100)
  const other = await short.claim(await short.creditor(), 3000)
  const iban = newIban()
  await take(
    { amount: 15_000, text: claim.reference, end_to_end_id: 'PAY-1', iban, name: 'Erika Muster' },
    { amount: 30_000, text: other.reference },
  )
  assert.equal((await decide(claim.reference, 'refund'))[0], 200)
  const run = await make()
  assert.deepEqual(paid(run), [['refund', 50]])
  assert.equal((await release(run)).statusCode, 200)
  if (far === 'executed') await take(...debitsOf(run))
  await take({ amount: -15_000, text: 'Rueckbuchung', end_to_end_id: 'PAY-1', returned: 'AC06' })
  const paid_amount = async () => (await short.partner.get(`/openapi/claims/${claim.id}`)).json().data.paid_amount
  return { ...short, bank, entryOf, decide, debts, claim, iban, run, paid_amount }
}

test('what was refunded before the bank took the money back is our loss, until its payer repays it', async () => {
  const { bank, admin, take, claim, entryOf, decide, debts, organization_id, reconcile, ...lost } =
    await openLost('executed')
  assert.equal(await lost.paid_amount(), 0, 'the payment is reversed')
  assert.deepEqual(await bookOf(bank), { bank: 25_000, creditor: -30_000, fees: 5000 })
  const returned = await entryOf('Rueckbuchung')
  assert.partialDeepStrictEqual(returned, { status: 'booked', given: [{ kind: 'refund_lost', amount: -50 }] })
  assert.partialDeepStrictEqual(await entryOf(claim.reference), { status: 'refunded', to_refund: 50, rest: 0 })
  const path = `${OP}/ledger/reconciliation?organization_id=${organization_id}`
  const { difference, unfitting, lost_refunds } = (await admin.get(path)).json().data
  assert.deepEqual([difference, unfitting.map(({ reason }: { reason: string }) => reason)], [0, ['own_money_missing']])
  assert.deepEqual(lost_refunds, [{ entry_id: returned.id, amount: 50 }])
  assert.deepEqual(await decide('Rueckbuchung', 'unassign'), [409, 'entry_returned'])

  await take({ amount: 2000, text: 'Erste Rate' }, { amount: 4000, text: 'Zweite Rate' })
  assert.partialDeepStrictEqual((await debts('Erste Rate')).lost_refunds, [{ return_id: returned.id, owed: 50 }])
  const owed = { return_id: returned.id }
  assert.deepEqual(await decide('Erste Rate', 'pays-us', owed), [200, 'booked', 0])
  assert.deepEqual(await decide('Zweite Rate', 'pays-us', owed), [200, 'unmatched', 10])
  assert.deepEqual(await decide('Zweite Rate', 'pays-us', owed), [409, 'nothing_owed_to_us'])
  assert.deepEqual((await debts('Erste Rate')).lost_refunds, [])
  assert.deepEqual(await bookOf(bank), { bank: 31_000, creditor: -30_000, suspense: -1000 })
  assert.deepEqual((await reconcile()).lost_refunds, [])
  assert.deepEqual(await decide('Zweite Rate', 'unassign'), [200, 'unmatched', 40])
  const again = (await admin.get(path)).json().data
  assert.deepEqual(again.lost_refunds, [{ entry_id: returned.id, amount: 30 }])
})

test('a refund that was released before the bank took the money back, and came back itself, goes to nobody', async () => {
  const { bank, take, run, claim, entryOf, reconcile, organization_id, admin } = await openLost('released')
  assert.deepEqual(await bookOf(bank), { bank: 30_000, creditor: -30_000, in_transit: -5000, fees: 5000 })
  await take(...debitsOf(run))
  assert.deepEqual(await bookOf(bank), { bank: 25_000, creditor: -30_000, fees: 5000 })
  await take({ amount: 5000, end_to_end_id: run.items[0]?.end_to_end_id as string, returned: 'AC04' })
  assert.deepEqual(await bookOf(bank), { bank: 30_000, creditor: -30_000 })
  assert.partialDeepStrictEqual(await entryOf(claim.reference), { status: 'booked', to_refund: 0 })
  assert.deepEqual((await reconcile()).lost_refunds, [])
  const orders = (await admin.get(`${OP}/payment-orders?organization_id=${organization_id}`)).json().data
  assert.deepEqual(orders, [])
})

test('while a run has a refund that nobody has released, a return waits for people', async () => {
  const short = await openShort(world)
  const { take, make, withdraw } = short
  const { entryOf, decide } = desk(short)
  const claim = await short.claim(await short.creditor(), 100)
  await take({ amount: 15_000, text: claim.reference, end_to_end_id: 'PAY-2', iban: newIban() })
  await decide(claim.reference, 'refund')
  const run = await make()
  await take({ amount: -15_000, text: 'Rueckbuchung', end_to_end_id: 'PAY-2', returned: 'AC06' })
  assert.equal((await entryOf('Rueckbuchung')).status, 'unmatched')
  await withdraw(run)
  await take({ amount: 100, text: 'anderes' })
  assert.equal((await entryOf('Rueckbuchung')).status, 'booked')
  await short.reconcile()
})
