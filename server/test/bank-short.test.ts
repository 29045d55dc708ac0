import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookOf, newIban } from './bank-house.ts'
import { setPayoutIban } from './client-money.ts'
import { makeRecommended } from './court-cases.ts'
import { debitsOf, type Item, left, openShort, paid } from './short-bank.ts'
import { openWorld } from './world.ts'

/** What is paid when there is less on the account of client money than is owed from it. */
const world = await openWorld()
const OP = '/api/operator'
const RUNS = `${OP}/payment-runs`

test('fees that are given back are paid with our money, never with that of another creditor', async () => {
  const short = await openShort(world)
  const { admin, take, settle, make, release, reconcile, bank } = short
  await short.openOwn()
  const [one, other] = [await short.creditor(), await short.creditor()]
  const claim = await short.claim(one, 3000)
  await take({ amount: 20_000, text: claim.reference })
  const direct = await short.payDirect(claim.id)
  assert.partialDeepStrictEqual(await settle(one), { collected: 200, set_off: 144, remitted: 56 })
  const first = await make()
  assert.deepEqual(paid(first), [
    ['settlement', 56],
    ['fee', 144],
  ])
  assert.equal((await release(first)).statusCode, 200)
  await take(...debitsOf(first))
  assert.deepEqual(await bookOf(bank), {})

  await take({ amount: 30_000, text: (await short.claim(other, 3000)).reference })
  await admin.post(`${OP}/payments/${direct}/reverse`, {})
  assert.partialDeepStrictEqual(await settle(one), { set_off: -120, remitted: 120 })
  const nothing = await make()
  assert.deepEqual([paid(nothing), left(nothing)], [[], [['settlement', 120, 'not_covered']]])
  assert.partialDeepStrictEqual(await settle(other), { set_off: 36, remitted: 264 })
  assert.deepEqual(await bookOf(bank), { bank: 30_000, creditor: -38_400, fees: 8400 })
  const second = await make()
  assert.deepEqual([paid(second), left(second)], [[['settlement', 264]], [['settlement', 120, 'not_covered']]])
  assert.equal((await release(second)).statusCode, 200)
  await take(...debitsOf(second))
  assert.deepEqual(await bookOf(bank), { bank: 3600, creditor: -12_000, fees: 8400 })

  // The fees of another settlement pay for it too.
  await take({ amount: 70_000, text: (await short.claim(other, 3000)).reference })
  assert.partialDeepStrictEqual(await settle(other), { set_off: 84, remitted: 616 })
  const third = await make()
  assert.deepEqual(paid(third), [
    ['settlement', 120],
    ['settlement', 616],
  ])
  assert.equal((await release(third)).statusCode, 200)
  await take(...debitsOf(third))
  assert.deepEqual(await bookOf(bank), {})
  await reconcile()
})

test('we take no fees while the client money is short', async () => {
  const short = await openShort(world)
  const { admin, take, settle, make, release, withdraw, reconcile, bank } = short
  const [one, other] = [await short.creditor(), await short.creditor()]
  const claim = await short.claim(one, 3000)
  await take({ amount: 100_000, text: claim.reference, end_to_end_id: 'E1' })
  assert.partialDeepStrictEqual(await settle(one), { set_off: 120, remitted: 880 })
  const first = await make()
  assert.deepEqual([paid(first), left(first)], [[['settlement', 880]], [['fee', 120, 'no_own_account']]])
  assert.equal((await release(first)).statusCode, 200)
  await take(...debitsOf(first))
  await short.openOwn()
  await take({ amount: 200_000, text: (await short.claim(other, 3000)).reference })
  const before = await make()
  assert.deepEqual(paid(before), [['fee', 120]])

  await take({ amount: -100_000, end_to_end_id: 'E1', returned: 'MD06' })
  assert.deepEqual(await bookOf(bank), { bank: 112_000, creditor: -100_000, fees: -12_000 })
  const refused = await release(before)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'not_covered'], refused.body)
  assert.match(refused.json().message, /120\.00 EUR/)
  await withdraw(before)
  const nothing = await make()
  assert.deepEqual([paid(nothing), left(nothing)], [[], [['fee', 120, 'not_covered']]])

  // Of what comes in again, only that is ours which nobody else is owed.
  await take({ amount: 94_000, text: claim.reference })
  const part = await make()
  assert.deepEqual([paid(part), left(part)], [[['fee', 60]], []])
  const again = await admin.post(RUNS, { account_id: short.account_id })
  assert.deepEqual([again.statusCode, again.json().data?.left_out?.[0]?.reason], [201, 'not_covered'], 'the run has it')
  assert.equal((await release(part)).statusCode, 200)
  await take(...debitsOf(part))
  assert.deepEqual(await bookOf(bank), { bank: 200_000, creditor: -194_000, fees: -6000 })
  await reconcile()
})

test('fees that are given back leave the run that was to take them', async () => {
  const short = await openShort(world)
  const { admin, take, settle, make, release, withdraw } = short
  await short.openOwn()
  const one = await short.creditor()
  const claim = await short.claim(one, 3000)
  await take({ amount: 20_000, text: claim.reference })
  const direct = await short.payDirect(claim.id)
  await settle(one)
  const first = await make()
  assert.deepEqual(paid(first), [
    ['settlement', 56],
    ['fee', 144],
  ])
  await admin.post(`${OP}/payments/${direct}/reverse`, {})
  assert.partialDeepStrictEqual(await settle(one), { set_off: -120, remitted: 120 })
  assert.equal((await release(first)).json().code, 'not_covered')
  await withdraw(first)
  const second = await make()
  assert.deepEqual(paid(second), [
    ['settlement', 56],
    ['settlement', 120],
    ['fee', 24],
  ])
  assert.equal((await release(second)).statusCode, 200)
})

test('a transfer to a creditor that came back is paid once more, to another account', async () => {
  const short = await openShort(world)
  const { admin, take, settle, make, release, withdraw, reconcile, bank } = short
  await short.openOwn()
  const one = await short.creditor()
  await take({ amount: 60_000, text: (await short.claim(one, 3000)).reference })
  const { id: settlement_id } = await settle(one)
  const status = async () => (await admin.get(`${OP}/settlements/${settlement_id}`)).json().data.status
  const run = await make()
  assert.equal((await release(run)).statusCode, 200)
  await take(...debitsOf(run))
  assert.equal(await status(), 'paid')
  const [item] = run.items as [Item]
  const back = { amount: 52_800, end_to_end_id: item.end_to_end_id, reference: 'BACK', returned: 'AC04' }
  assert.equal((await take(back)).booked, 1)
  assert.equal(await status(), 'returned')
  assert.deepEqual(await bookOf(bank), { bank: 52_800, creditor: -52_800 })
  await reconcile()

  // It is no new money: neither is it settled again, nor assigned, nor refunded, nor does it come back twice.
  const again = await admin.post(`${OP}/settlements`, { customer_id: one, up_to: '2026-05-14' })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'nothing_to_settle'])
  const entry = (await bank.entries()).find(({ status: is, amount }) => is === 'booked' && amount === 528)
  for (const deed of ['refund', 'unassign', 'ignore'])
    assert.equal((await admin.post(`${OP}/bank-entries/${entry?.id}/${deed}`, {})).statusCode, 409, deed)
  assert.equal((await take({ ...back, reference: 'BACK-2' })).unmatched, 1)
  await take({ amount: -52_800, reference: 'BACK-3' })
  assert.deepEqual(await bookOf(bank), { bank: 52_800, creditor: -52_800 })

  const same = await make()
  assert.deepEqual([paid(same), left(same)], [[], [['settlement', 528, 'returned']]])
  await withdraw(same)
  const iban = newIban()
  await setPayoutIban(world, one, iban)
  const other = await make()
  assert.deepEqual(
    other.items.map(({ kind, amount, payee_iban }) => [kind, amount, payee_iban]),
    [['settlement', 528, iban]],
  )
  assert.notEqual(other.items[0]?.end_to_end_id, item.end_to_end_id)
  assert.equal(await status(), 'in_run')
  assert.equal((await admin.post(RUNS, { account_id: short.account_id })).json().code, 'nothing_due')
  assert.equal((await release(other)).statusCode, 200)
  assert.equal(await status(), 'released')
  await take(...debitsOf(other))
  assert.equal(await status(), 'paid')
  assert.deepEqual(await bookOf(bank), {})
  assert.equal((await admin.post(RUNS, { account_id: short.account_id })).json().code, 'nothing_due')
  await reconcile()
})

test('a transfer is back whichever the bank shows first, that it left or that it came back', async () => {
  for (const is_one_file of [true, false]) {
    const short = await openShort(world)
    await short.openOwn()
    const one = await short.creditor()
    await short.take({ amount: 60_000, text: (await short.claim(one, 3000)).reference })
    await short.settle(one)
    const run = await short.make()
    assert.equal((await short.release(run)).statusCode, 200)
    const end_to_end_id = run.items[0]?.end_to_end_id as string
    const back = { amount: 52_800, end_to_end_id, returned: 'AC04' }
    if (is_one_file) await short.take(back, ...debitsOf(run))
    else {
      await short.take(back)
      assert.deepEqual(await bookOf(short.bank), { bank: 112_800, suspense: -52_800, in_transit: -60_000 })
      await short.take(...debitsOf(run))
    }
    assert.deepEqual(await bookOf(short.bank), { bank: 52_800, creditor: -52_800 }, `one file: ${is_one_file}`)
    await short.reconcile()
  }
})

test('our own money makes good what we owe to the client money, and never more than that', async () => {
  const short = await openShort(world)
  const { admin, take, settle, make, release, reconcile, bank, own_iban: iban } = short
  await short.openOwn()
  const one = await short.creditor()
  const claim = await short.claim(one, 3000)
  await take({ amount: 20_000, text: claim.reference })
  const direct = await short.payDirect(claim.id)
  await settle(one)
  const first = await make()
  await release(first)
  await take(...debitsOf(first))
  await take({ amount: 5000, text: 'Einlage', iban, end_to_end_id: 'OWN' }, { amount: 10_000, text: 'Mehr', iban })
  await take({ amount: 700, text: 'Fremd', iban: newIban() })
  const entryOf = async (text: string) => (await bank.entries()).find((entry) => entry.text === text)
  const decide = async (text: string, deed = 'own-money', by = admin) => {
    const answer = await by.post(`${OP}/bank-entries/${(await entryOf(text))?.id}/${deed}`, { note: 'Einlage' })
    const { code, data } = answer.json()
    return [answer.statusCode, ...(data ? [data.status, data.rest] : [code])]
  }
  assert.deepEqual(await decide('Einlage'), [409, 'nothing_owed'])

  await admin.post(`${OP}/payments/${direct}/reverse`, {})
  assert.partialDeepStrictEqual(await settle(one), { set_off: -120, remitted: 120 })
  assert.deepEqual(
    left(await make()),
    [['settlement', 120, 'not_covered']],
    'there is money, and nobody has said whose',
  )
  assert.deepEqual(await decide('Fremd'), [409, 'not_own_money'])
  assert.partialDeepStrictEqual(await entryOf('Einlage'), { own_money: 0, own_money_due: 50 })
  assert.partialDeepStrictEqual(await entryOf('Fremd'), { own_money: 0, own_money_due: 0 })
  assert.equal((await decide('Einlage', 'own-money', bank.agent))[0], 403)
  assert.deepEqual(await decide('Einlage'), [200, 'booked', 0])
  assert.deepEqual(await decide('Einlage'), [409, 'nothing_to_assign'])
  assert.deepEqual(left(await make()), [['settlement', 120, 'not_covered']])
  assert.deepEqual(await decide('Mehr'), [200, 'unmatched', 30])
  assert.partialDeepStrictEqual(await entryOf('Mehr'), { own_money: 70, own_money_due: 0, rest: 30 })
  assert.deepEqual(await bookOf(bank), { bank: 15_700, creditor: -12_000, suspense: -3700 })
  await reconcile()
  const second = await make()
  assert.deepEqual(paid(second), [['settlement', 120]])

  // Whoever takes it back, or the bank, leaves the creditor without money again.
  assert.deepEqual(await decide('Mehr', 'unassign'), [200, 'unmatched', 100])
  const refused = await release(second)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'not_covered'])
  assert.deepEqual(await decide('Mehr'), [200, 'unmatched', 30])
  await take({ amount: -5000, end_to_end_id: 'OWN', returned: 'AM04' })
  assert.deepEqual(await bookOf(bank), { bank: 10_700, creditor: -12_000, fees: 5000, suspense: -3700 })
  assert.equal((await release(second)).statusCode, 409)
  assert.deepEqual(await decide('Mehr'), [200, 'booked', 0])
  await take({ amount: 2000, text: 'Rest', iban })
  assert.deepEqual(await decide('Rest'), [200, 'booked', 0])
  await reconcile()
  assert.equal((await release(second)).statusCode, 200)
  await take(...debitsOf(second))
  assert.deepEqual(await bookOf(bank), { bank: 700, suspense: -700 })
  await reconcile()
})

test('a court fee that is credited after we took it is not paid with the money of another creditor either', async () => {
  const short = await openShort(world)
  const { admin, partner, take, settle, make, release, bank } = short
  await short.openOwn()
  const [one, other] = [await short.creditor(), await short.creditor()]
  const court_case = await makeRecommended(world, partner, { customer_id: one, amount: 1000 })
  assert.equal((await partner.post(court_case.url, { decision: 'sue' })).statusCode, 201)
  await take({ amount: 50_000, text: (await short.claim(one, 3000)).reference })
  world.clock.advance(15 * 86_400_000)
  const settled = await settle(one, '2026-05-29')
  assert.partialDeepStrictEqual(settled, { court_fees_advanced: 140, set_off: 200, remitted: 300 })
  const first = await make()
  assert.deepEqual(paid(first), [
    ['settlement', 300],
    ['fee', 200],
  ])
  assert.equal((await release(first)).statusCode, 200)
  await take(...debitsOf(first))

  const closed = await admin.post(`${OP}/claims/${court_case.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(closed.statusCode, 200, closed.body)
  await take({ amount: 30_000, text: (await short.claim(other, 3000)).reference })
  assert.partialDeepStrictEqual(await settle(one, '2026-05-29'), { set_off: -140, remitted: 140 })
  assert.partialDeepStrictEqual(await settle(other, '2026-05-29'), { set_off: 36, remitted: 264 })
  const second = await make()
  assert.deepEqual([paid(second), left(second)], [[['settlement', 264]], [['settlement', 140, 'not_covered']]])
  assert.deepEqual(await bookOf(bank), { bank: 30_000, creditor: -40_400, fees: 10_400 })
})
