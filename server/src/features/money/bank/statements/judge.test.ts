import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, BOOKED_ON, bookOf, claimOf, type Entry, openBank } from '../../../../../test/bank-house.ts'
import { camtFile, mt940File } from '../../../../../test/bank-statements.ts'
import { activityOf } from '../../../../../test/cases.ts'
import { openWorld } from '../../../../../test/world.ts'
import { creditorReference } from '../../../../kernel/banking.ts'
import { SYSTEM } from '../../../../kernel/caller.ts'
import { sql } from '../../../../platform/db/db.ts'
import { takeStatement } from '../jobs.ts'

const world = await openWorld()
const PAYER = { name: 'Max Huber', iban: 'DE89370400440532013000' }

const only = async (bank: BankHouse): Promise<Entry> => {
  const entries = await bank.entries()
  assert.equal(entries.length, 1)
  return entries[0] as Entry
}
const paymentsOf = (claim_id: string) =>
  world.deps.db.many<Record<string, unknown>>(sql`
    select id, amount_cents, received_by, status, payment_method, payment_date, value_date, iban from payments
    where claim_id = ${claim_id} order by created_at, id`)

test('one certain reference books by itself: a payment to us on the value date, with the payer’s account', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const entry = { amount: 4000, text: `Rechnung ${reference} danke`, value: '2026-05-12', ...PAYER }
  assert.equal((await bank.take([entry])).booked, 1)
  const [payment] = await paymentsOf(id)
  assert.deepEqual(payment, {
    ...{ id: payment?.id, amount_cents: 4000, received_by: 'us', status: 'completed', payment_method: 'bank_transfer' },
    ...{ payment_date: '2026-05-12', value_date: '2026-05-12', iban: PAYER.iban },
  })
  const { status, assigned, rest, id: entry_id } = await only(bank)
  assert.deepEqual([status, rest, assigned[0]?.claim_id, assigned[0]?.amount], ['booked', 0, id, 40])
  assert.equal((await claimOf(bank, id)).paid_amount, 40)
  assert.deepEqual(await bookOf(bank), { bank: 4000, creditor: -4000 })
  const [logged] = await world.deps.db.many<{ details: Record<string, unknown> }>(
    sql`select details from claim_activity where claim_id = ${id} and action = 'payment.recorded'`,
  )
  assert.equal(logged?.details.entry_id, entry_id)
  assert.doesNotMatch(JSON.stringify(logged), /Huber|DE89/)
})

test('an RF reference, the same claim twice and a closed claim book too; a foreign organisation’s does not', async () => {
  const bank = await openBank(world)
  const [one, twice, closed] = [await bank.claim(), await bank.claim(), await bank.claim()]
  const stranger = await (await openBank(world)).claim()
  await bank.admin.post(`/api/operator/claims/${closed.id}/close`, { closure_reason: 'written_off' })
  const taken = await bank.take([
    { amount: 1000, text: creditorReference(one.reference), reference: '1' },
    { amount: 2000, text: `${twice.reference} ${creditorReference(twice.reference)}`, reference: '2' },
    { amount: 3000, text: closed.reference, reference: '3' },
    { amount: 4000, text: stranger.reference, reference: '4' },
  ])
  assert.deepEqual([taken.booked, taken.suggested, taken.unmatched], [3, 0, 1])
  for (const { id } of [one, twice, closed]) assert.equal((await paymentsOf(id)).length, 1)
  assert.equal((await claimOf(bank, closed.id)).case_status, 'closed')
  assert.deepEqual(await bookOf(bank), { bank: 10_000, creditor: -6000, suspense: -4000 })
})

test('two references, a wrong RF around a right one, a mistyped one: suggestions, never booked', async () => {
  const bank = await openBank(world)
  const [one, other] = [await bank.claim(), await bank.claim()]
  const wrong_rf = `RF00${one.reference}`
  const mistyped = one.reference.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  const taken = await bank.take([
    { amount: 1000, text: `${one.reference} und ${other.reference}`, reference: '1' },
    { amount: 2000, text: wrong_rf, reference: '2' },
    { amount: 3000, text: mistyped, reference: '3' },
  ])
  assert.equal(taken.booked, 0)
  assert.equal((await paymentsOf(one.id)).length, 0)
  const entries = await bank.entries()
  const both = entries.find(({ amount }) => amount === 10)
  assert.deepEqual(both?.suggestions.map(({ claim_id }) => claim_id).sort(), [one.id, other.id].sort())
  assert.equal(entries.find(({ amount }) => amount === 20)?.suggestions[0]?.claim_id, one.id)
})

test('a payment of the same amount within ten days: possible_double, and accepting it links the two', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  await bank.partner.post(`/openapi/claims/${id}/payments`, { amount: 40, payment_date: '2026-05-03' })
  const entry = { amount: 4000, text: reference, value: '2026-05-13' }
  assert.equal((await bank.take([entry])).suggested, 1)
  const { id: entry_id, suggestions } = await only(bank)
  const [suggestion] = suggestions
  const [payment] = await paymentsOf(id)
  assert.deepEqual([suggestion?.why, suggestion?.payment_id], ['possible_double', payment?.id])
  const parts = [{ claim_id: id, amount: 40, payment_id: payment?.id }]
  const assigned = await bank.agent.post(`/api/operator/bank-entries/${entry_id}/assign`, { parts })
  assert.equal(assigned.statusCode, 200, assigned.body)
  assert.deepEqual(
    (await paymentsOf(id)).map(({ received_by }) => received_by),
    ['us'],
  )
  assert.equal((await claimOf(bank, id)).paid_amount, 40)
  assert.deepEqual(await bookOf(bank), { bank: 4000, creditor: -4000 })
  await bank.agent.post(`/api/operator/bank-entries/${entry_id}/unassign`, {})
  assert.deepEqual(
    (await paymentsOf(id)).map(({ received_by, status }) => [received_by, status]),
    [['creditor', 'completed']],
  )
  assert.deepEqual(await bookOf(bank), { bank: 4000, suspense: -4000 })
})

test('eleven days apart, reversed or of another amount: no double', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const pay = (amount: number, payment_date: string) =>
    bank.partner.post(`/openapi/claims/${id}/payments`, { amount, payment_date })
  await pay(30, '2026-05-02')
  await pay(31, '2026-05-13')
  const reversed = (await pay(30, '2026-05-13')).json().data.id
  await bank.admin.post(`/api/operator/payments/${reversed}/reverse`, {})
  assert.equal((await bank.take([{ amount: 3000, text: reference, value: '2026-05-13' }])).booked, 1)
})

test('the same amount twice by two entries is never booked twice by itself', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const entry = { amount: 3000, text: reference }
  const taken = await bank.take([
    { ...entry, reference: '1' },
    { ...entry, reference: '2' },
  ])
  assert.deepEqual([taken.booked, taken.suggested], [1, 1])
  assert.equal((await paymentsOf(id)).length, 1)
  const open = (await bank.entries()).find(({ status }) => status === 'suggested')
  assert.deepEqual([open?.suggestions[0]?.why, open?.suggestions[0]?.payment_id], ['possible_double', null])
})

test('what exceeds the whole balance waits to be refunded and is not in paid_amount; then all of it', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const due = (await bank.admin.get(`/api/operator/claims/${id}/balance?as_of=${BOOKED_ON}`)).json().data
  const owed_cents = Math.round(due.totals.total * 100)
  const amount = owed_cents + 2500
  const taken = await bank.take([{ amount, text: reference, reference: '1' }])
  assert.deepEqual([taken.booked, taken.suggested, taken.unmatched], [1, 0, 0])
  const [entry] = await bank.entries()
  assert.deepEqual([entry?.status, entry?.to_refund, entry?.rest], ['to_refund', 25, 0])
  const claim = await claimOf(bank, id)
  assert.deepEqual([claim.paid_amount, claim.closure_reason], [owed_cents / 100, 'paid'])
  assert.deepEqual(await bookOf(bank), { bank: amount, creditor: -owed_cents, debtors: -2500 })

  await bank.take([{ amount: 700, text: reference, reference: '2' }], { opening: amount })
  const more = (await bank.entries()).find(({ amount: euro }) => euro === 7)
  assert.deepEqual([more?.status, more?.to_refund, more?.assigned], ['to_refund', 7, []])
  assert.equal((await claimOf(bank, id)).paid_amount, owed_cents / 100)
  assert.ok((await activityOf(world, id)).some(({ action }) => action === 'payment.surplus'))
  assert.deepEqual((await bookOf(bank)).debtors, -3200)
})

test('a return reverses the payment that it names, by EndToEndId, bank reference, or reference and amount', async () => {
  const ways: Record<string, (reference: string) => object> = {
    EndToEndId: () => ({ end_to_end_id: 'E2E-1' }),
    'bank reference': () => ({ reference: 'BANK-1' }),
    'reference and amount': (reference) => ({ text: `Rückgabe ${reference}`, reference: 'BANK-9' }),
  }
  for (const [way, names] of Object.entries(ways)) {
    const bank = await openBank(world)
    const { id, reference } = await bank.claim(100)
    await bank.take([{ amount: 10_000, text: reference, end_to_end_id: 'E2E-1', reference: 'BANK-1' }])
    assert.equal((await claimOf(bank, id)).case_status, 'closed', way)
    const back = { amount: -10_000, returned: 'MD06', ...names(reference) }
    assert.equal((await bank.take([back], { opening: 10_000 })).booked, 1, way)
    assert.deepEqual(
      (await paymentsOf(id)).map(({ status }) => status),
      ['reversed'],
      way,
    )
    assert.equal((await claimOf(bank, id)).case_status, 'open', way)
    assert.deepEqual(await bookOf(bank), {}, way)
  }
})

test('what the bank has taken back is not refunded: the order is withdrawn', async () => {
  const bank = await openBank(world)
  const { reference } = await bank.claim(100)
  await bank.take([{ amount: 13_000, text: reference, end_to_end_id: 'E2E-1', reference: 'A1', ...PAYER }])
  const [entry] = await bank.entries()
  assert.equal(
    (await bank.agent.post(`/api/operator/bank-entries/${entry?.id}/refund`, { note: 'zu viel' })).statusCode,
    200,
  )
  const back = { amount: -13_000, returned: 'MD06', end_to_end_id: 'E2E-1', reference: 'A2' }
  assert.equal((await bank.take([back], { opening: 13_000 })).booked, 1)
  const orders = await world.deps.db.many<{ is_withdrawn: boolean }>(sql`
    select withdrawn_at is not null as is_withdrawn from payment_orders where source_id = ${entry?.id}`)
  assert.deepEqual(
    orders.map(({ is_withdrawn }) => is_withdrawn),
    [true],
  )
  assert.deepEqual(await bookOf(bank), {})
})

test('a part return and a return of nothing we know stay unmatched; one before its original waits for it', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const back = { amount: -5000, returned: 'AC04', end_to_end_id: 'E2E-1', reference: 'R1' }
  assert.equal((await bank.take([back], { opening: 9000, id: '2' })).unmatched, 1)
  const first = { amount: 6000, text: reference, end_to_end_id: 'E2E-1', reference: 'A1' }
  assert.equal((await bank.take([first], { opening: 3000, id: '1' })).booked, 1)
  assert.equal((await paymentsOf(id))[0]?.status, 'completed', 'a part return')
  const whole = { ...back, amount: -6000, reference: 'R2' }
  assert.equal((await bank.take([whole], { opening: 4000, id: '3' })).booked, 1)
  assert.equal((await paymentsOf(id))[0]?.status, 'reversed')

  const other = await openBank(world)
  const claim = await other.claim(100)
  const day_before = { on: '2026-05-12', opening_on: '2026-05-12' }
  await other.take([{ ...whole, amount: -7000 }], { opening: 7000 })
  await other.take([{ ...first, amount: 7000, text: claim.reference }], { opening: 0, ...day_before })
  assert.deepEqual(
    (await other.entries()).map(({ status }) => status),
    ['booked', 'booked'],
  )
  assert.equal((await paymentsOf(claim.id))[0]?.status, 'reversed')
  assert.deepEqual(await bookOf(other), {})
})

test('money that came back before anybody knew whose it was needs nobody', async () => {
  const bank = await openBank(world)
  await bank.take([
    { amount: 5000, text: 'unbekannt', end_to_end_id: 'X', reference: '1' },
    { amount: -5000, text: 'zurück', end_to_end_id: 'X', returned: 'AC04', reference: '2' },
  ])
  const statuses = (await bank.entries()).map(({ amount, status, rest }) => [amount, status, rest])
  assert.deepEqual(statuses.sort(), [
    [-50, 'booked', 0],
    [50, 'ignored', 0],
  ])
})

test('money that left is for no claim, whatever its text names', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const taken = await bank.take([{ amount: -5000, text: reference, reference: '1' }], { opening: 5000 })
  assert.deepEqual([taken.booked, taken.suggested, taken.unmatched], [0, 0, 1])
  assert.equal((await claimOf(bank, id)).blocked_reason, null)
})

test('on an account of our own nothing is booked: what names a claim is suggested, the rest needs nobody', async () => {
  const bank = await openBank(world, 'own')
  const { id, reference } = await bank.claim(100)
  const taken = await bank.take([
    { amount: 5000, text: reference, reference: '1' },
    { amount: 900, text: 'Bürobedarf', reference: '2' },
    { amount: -900, text: 'Miete', reference: '3' },
  ])
  assert.deepEqual([taken.booked, taken.suggested, taken.unmatched], [2, 1, 0])
  assert.deepEqual((await bank.entries()).map(({ status }) => status).sort(), ['ignored', 'ignored', 'suggested'])
  assert.equal((await paymentsOf(id)).length, 0)
  assert.deepEqual(await bookOf(bank), {})
})

test('the same references in MT940 after camt are duplicates, and nothing is booked again', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(100)
  const file = {
    ...{ iban: bank.iban, opening: 0, on: BOOKED_ON },
    entries: [{ amount: 4000, text: reference, reference: 'BANK-1', ...PAYER }],
  }
  assert.equal((await bank.send(camtFile(file))).json().data.booked, 1)
  assert.equal((await bank.send(mt940File(file), 'auszug.mta')).json().data.duplicates, 1)
  assert.equal((await paymentsOf(id)).length, 1)
})

test('a crash between storing and judging loses nothing: the job goes on, once, also beside another', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(1000)
  const entries = Array.from({ length: 120 }, (_, at) => ({ amount: 100 + at, text: reference, reference: `B${at}` }))
  const file = camtFile({ iban: bank.iban, opening: 0, on: BOOKED_ON, entries: [...entries, { amount: 5, text: '-' }] })
  const { Readable } = await import('node:stream')
  const key = 'bank-statements/crashed.txt'
  const blob = await world.deps.storage.put(key, Readable.from([file]))
  const { id: statement_id } = await takeStatement(world.deps, SYSTEM, { key, ...blob, original_filename: 'a.xml' })
  const read = async () => (await bank.agent.get(`/api/operator/bank-statements/${statement_id}`)).json().data
  assert.deepEqual([(await read()).unread, (await read()).unmatched, (await read()).judged_at], [121, 121, null])
  world.clock.advance(120_000)
  await Promise.all([world.deps.jobs.runDue(world.deps), bank.send(file)])
  const { unread, booked, unmatched, judged_at } = await read()
  assert.deepEqual([unread, booked, unmatched, judged_at !== null], [0, 120, 1, true])
  assert.equal((await paymentsOf(id)).length, 120)
})

test('a sum that no claim can hold is left to people, and the others are booked', async () => {
  const bank = await openBank(world)
  const { id, reference } = await bank.claim(99_999_999.99)
  await bank.partner.post(`/openapi/claims/${id}/invoices/manual`, {
    ...{ invoice_number: 'R-2', invoice_amount_gross: 899_999_999, invoice_due_date: '2026-03-31' },
  })
  const huge = 90_000_000_000
  const taken = await bank.take([
    { amount: huge, text: reference, reference: '1' },
    { amount: huge + 1, text: reference, reference: '2' },
    { amount: 100, text: reference, reference: '3' },
  ])
  assert.deepEqual([taken.booked, taken.suggested], [2, 1])
})

test('assigning and importing at the same time, the other way round, both end', async () => {
  const bank = await openBank(world)
  const claims = await Promise.all(Array.from({ length: 6 }, () => bank.claim(1000)))
  await bank.take([{ amount: 60_000, text: 'unbekannt', reference: 'A' }])
  const [open] = await bank.entries()
  const parts = claims.toReversed().map(({ id }) => ({ claim_id: id, amount: 10 }))
  const entries = claims.flatMap(({ reference }, at) =>
    [1, 2, 3].map((times) => ({ amount: 1000 + at + times * 10, text: reference, reference: `B${at}-${times}` })),
  )
  const [assigned, taken] = await Promise.all([
    bank.agent.post(`/api/operator/bank-entries/${open?.id}/assign`, { parts }),
    bank.take(entries, { opening: 60_000 }),
  ])
  assert.equal(assigned.statusCode, 200, assigned.body)
  assert.equal(taken.booked, 18)
})
