import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, bookOf, claimOf, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { type Answer, openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const PAYER = { name: 'Erika Muster', iban: 'AT483200000012345864' }

/** An entry that names nothing. */
async function openEntry(bank: BankHouse, cents: number, more: object = {}): Promise<string> {
  const text = `Ueberweisung ${Math.random()}`
  await bank.take([{ amount: cents, text, ...PAYER, ...more }])
  const entry = (await bank.entries()).find((one) => one.text === text)
  assert.ok(entry)
  return entry.id
}

const decide = (bank: BankHouse, id: string, verb: string, body?: object): Promise<Answer> =>
  bank.agent.post(`${ENTRIES}/${id}/${verb}`, body)

async function done(answer: Promise<Answer>) {
  const { statusCode, body, json } = await answer
  assert.equal(statusCode, 200, body)
  return json().data
}

async function refused(answer: Promise<Answer>, code: string): Promise<string> {
  const { statusCode, body, json } = await answer
  assert.deepEqual([statusCode, json().code], [409, code], body)
  return json().message
}

async function faults(answer: Promise<Answer>): Promise<string[][]> {
  const { statusCode, body, json } = await answer
  assert.equal(statusCode, 400, body)
  return json().details.map(({ field, code }: { field: string; code: string }) => [field, code])
}

test('an agent gives an entry to two claims; the rest stays unmatched and is given later', async () => {
  const bank = await openBank(world)
  const [one, two] = [await bank.claim(100), await bank.claim(50)]
  const id = await openEntry(bank, 20_000)
  const parts = [
    { claim_id: one.id, amount: 60.5 },
    { claim_id: two.id, amount: 50 },
  ]
  const entry = await done(decide(bank, id, 'assign', { parts, rest: 200, note: 'laut Anruf' }))
  assert.deepEqual([entry.status, entry.rest, entry.to_refund, entry.note], ['unmatched', 89.5, 0, 'laut Anruf'])
  assert.deepEqual(
    entry.assigned.map(({ claim_id, amount }: { claim_id: string; amount: number }) => [claim_id, amount]),
    parts.map(({ claim_id, amount }) => [claim_id, amount]),
  )
  const [payment] = (await bank.partner.get(`/openapi/claims/${one.id}/payments`)).json().data
  assert.deepEqual(
    [payment.amount, payment.received_by, payment.payment_method, payment.value_date, payment.status],
    [60.5, 'us', 'bank_transfer', '2026-05-13', 'completed'],
  )
  assert.deepEqual(await bookOf(bank), { bank: 20_000, creditor: -11_050, suspense: -8_950 })
  const last = await done(decide(bank, id, 'assign', { parts: [{ claim_id: one.id, amount: 39.5 }] }))
  assert.deepEqual([last.status, last.rest], ['unmatched', 50])
  assert.equal((await claimOf(bank, one.id)).case_status, 'closed')
})

test('what exceeds the whole debt waits to be refunded, and all of it for a claim that is paid', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  const first = await openEntry(bank, 50_000)
  const entry = await done(decide(bank, first, 'assign', { parts: [{ claim_id: claim.id, amount: 500 }] }))
  assert.deepEqual([entry.status, entry.rest, entry.refund_state], ['to_refund', 0, 'not_ordered'])
  assert.equal(Math.round((entry.assigned[0].amount + entry.to_refund) * 100), 50_000)
  const paid = await claimOf(bank, claim.id)
  assert.deepEqual([paid.case_status, paid.paid_amount], ['closed', entry.assigned[0].amount])
  const second = await openEntry(bank, 1_000)
  const more = await done(decide(bank, second, 'assign', { parts: [{ claim_id: claim.id, amount: 10 }] }))
  assert.deepEqual([more.status, more.assigned, more.to_refund], ['to_refund', [], 10])
  const log = (await bank.admin.get(`/api/operator/claims/${claim.id}`)).json().data.activity as { action: string }[]
  assert.equal(log.filter(({ action }) => action === 'payment.surplus').length, 2)
})

test('wrong parts are named one by one, and nothing is booked', async () => {
  const bank = await openBank(world)
  const stranger = await openBank(world)
  const [own, foreign] = [await bank.claim(), await stranger.claim()]
  const other = await bank.claim()
  const payment = await bank.partner.post(`/openapi/claims/${other.id}/payments`, { amount: 20 })
  const id = await openEntry(bank, 10_000)
  const assign = (parts: object[], more: object = {}) => decide(bank, id, 'assign', { parts, ...more })
  assert.deepEqual(await faults(assign([{ claim_id: own.id, amount: 100.01 }])), [['parts', 'out_of_range']])
  assert.deepEqual(await faults(assign([{ claim_id: foreign.id, amount: 1 }])), [
    ['parts.0.claim_id', 'unknown_reference'],
  ])
  const twice = [
    { claim_id: own.id, amount: 1 },
    { claim_id: own.id, amount: 2 },
  ]
  assert.deepEqual(await faults(assign(twice)), [['parts.1.claim_id', 'given_twice']])
  const linked = (claim_id: string, amount: number, payment_id: string) => assign([{ claim_id, amount, payment_id }])
  const payment_id = payment.json().data.id
  assert.deepEqual(await faults(linked(own.id, 20, payment_id)), [['parts.0.payment_id', 'not_applicable']])
  assert.deepEqual(await faults(linked(other.id, 19, payment_id)), [['parts.0.payment_id', 'not_applicable']])
  assert.deepEqual(await faults(linked(other.id, 20, id)), [['parts.0.payment_id', 'unknown_reference']])
  assert.deepEqual(await faults(assign([{ claim_id: own.id, amount: 0.001 }])), [['parts.0.amount', 'out_of_range']])
  assert.deepEqual(await faults(assign([])), [['parts', 'too_few']])
  await refused(assign([{ claim_id: own.id, amount: 1 }], { rest: 99 }), 'changed_meanwhile')
  assert.equal((await bank.agent.post(`${ENTRIES}/${own.id}/assign`, { parts: [twice[0]] })).statusCode, 404)
  assert.deepEqual(await bookOf(bank), { bank: 10_000, suspense: -10_000 })
})

test('a payment that was recorded before is linked, not recorded twice; unassigning makes it the creditor’s again', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  const { id: payment_id } = (await bank.partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 40 })).json()
    .data
  const id = await openEntry(bank, 4_000)
  const parts = [{ claim_id: claim.id, amount: 40, payment_id }]
  const entry = await done(decide(bank, id, 'assign', { parts }))
  assert.deepEqual(
    [entry.status, entry.assigned[0].is_linked, entry.assigned[0].payment_id],
    ['booked', true, payment_id],
  )
  const receiver = async () => (await bank.partner.get(`/openapi/payments/${payment_id}`)).json().data
  assert.equal((await receiver()).received_by, 'us')
  assert.equal((await claimOf(bank, claim.id)).paid_amount, 40)
  const other = await openEntry(bank, 4_000)
  assert.deepEqual(await faults(decide(bank, other, 'assign', { parts })), [['parts.0.payment_id', 'not_applicable']])
  await done(decide(bank, id, 'unassign', { note: 'falsch' }))
  const after = await receiver()
  assert.deepEqual([after.received_by, after.status], ['creditor', 'completed'])
  assert.deepEqual(await bookOf(bank), { bank: 8_000, suspense: -8_000 })
})

test('unassigning reverses the payments and opens the claim again; a payment of an entry is reversed nowhere else', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  const id = await openEntry(bank, 30_000)
  await refused(decide(bank, id, 'unassign'), 'nothing_assigned')
  const entry = await done(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 300 }] }))
  const { payment_id } = entry.assigned[0]
  assert.equal((await claimOf(bank, claim.id)).case_status, 'closed')
  await refused(bank.agent.post(`/api/operator/payments/${payment_id}/reverse`), 'from_bank_entry')
  await done(decide(bank, id, 'refund'))
  const undone = await done(decide(bank, id, 'unassign', { note: 'falsche Akte' }))
  assert.deepEqual([undone.status, undone.assigned, undone.to_refund, undone.rest], ['unmatched', [], 0, 300])
  assert.equal((await claimOf(bank, claim.id)).case_status, 'open')
  assert.equal((await bank.partner.get(`/openapi/payments/${payment_id}`)).json().data.status, 'reversed')
  assert.deepEqual(await bookOf(bank), { bank: 30_000, suspense: -30_000 })
  assert.equal((await done(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 1 }] }))).rest, 299)
})

test('of two clerks at once one wins, and the other is told what happened', async () => {
  const bank = await openBank(world)
  const [one, two] = [await bank.claim(100), await bank.claim(100)]
  const id = await openEntry(bank, 5_000)
  const give = (by: BankHouse['agent'], claim_id: string) =>
    by.post(`${ENTRIES}/${id}/assign`, { parts: [{ claim_id, amount: 50 }] })
  const answers = await Promise.all([give(bank.agent, one.id), give(bank.admin, two.id)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const loser = answers.find(({ statusCode }) => statusCode === 409)?.json()
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().data
  assert.equal(loser.code, 'nothing_to_assign')
  assert.match(loser.message, new RegExp(winner.assigned[0].case_reference))
  assert.deepEqual(await bookOf(bank), { bank: 5_000, creditor: -5_000 })
})

test('money goes back only to the account that it came from, once, and not while it is assigned', async () => {
  const bank = await openBank(world)
  const id = await openEntry(bank, 2_500)
  const ordered = await done(decide(bank, id, 'refund', { note: 'kennen wir nicht' }))
  assert.deepEqual(
    [ordered.status, ordered.to_refund, ordered.rest, ordered.refund_state],
    ['to_refund', 25, 0, 'waiting'],
  )
  assert.deepEqual(await bookOf(bank), { bank: 2_500, debtors: -2_500 })
  await refused(decide(bank, id, 'refund'), 'refund_ordered')
  const claim = await bank.claim()
  await refused(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 1 }] }), 'nothing_to_assign')
  const back = await done(decide(bank, id, 'unassign'))
  assert.deepEqual([back.status, back.to_refund, back.refund_state], ['unmatched', 0, null])
  assert.deepEqual(await bookOf(bank), { bank: 2_500, suspense: -2_500 })
  const kinds = await world.deps.db.many<{ kind: string }>(
    sql`select kind from ledger_transactions where entry_id = ${id} order by number`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['receipt', 'refund_ordered', 'refund_withdrawn'],
  )
  await done(decide(bank, id, 'refund'))
  const nameless = await openEntry(bank, 300, { iban: undefined })
  await refused(decide(bank, nameless, 'refund'), 'no_payer_iban')
  const whole = await openEntry(bank, 1_000)
  await done(decide(bank, whole, 'assign', { parts: [{ claim_id: claim.id, amount: 10 }] }))
  await refused(decide(bank, whole, 'refund'), 'nothing_to_refund')
})

test('an entry that is for no claim is put aside, and taken up again', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim()
  const id = await openEntry(bank, 1_500)
  assert.equal((await done(decide(bank, id, 'ignore', { note: 'Zinsen' }))).status, 'ignored')
  await refused(decide(bank, id, 'ignore'), 'entry_ignored')
  await refused(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 1 }] }), 'entry_ignored')
  await refused(decide(bank, id, 'refund'), 'entry_ignored')
  assert.equal((await done(decide(bank, id, 'unassign'))).status, 'unmatched')
  await done(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 1 }] }))
  await refused(decide(bank, id, 'ignore'), 'still_assigned')
  const charge = await openEntry(bank, -390, { iban: undefined })
  await refused(decide(bank, charge, 'assign', { parts: [{ claim_id: claim.id, amount: 1 }] }), 'not_incoming')
  await refused(decide(bank, charge, 'refund'), 'not_incoming')
  assert.equal((await done(decide(bank, charge, 'ignore'))).status, 'ignored')
})

test('money on our own account is not client money', async () => {
  const bank = await openBank(world, 'own')
  const claim = await bank.claim()
  await bank.take([{ amount: 1_000, text: claim.reference, ...PAYER }])
  const [entry] = await bank.entries()
  assert.equal(entry?.status, 'suggested')
  const parts = [{ claim_id: claim.id, amount: 10 }]
  await refused(decide(bank, entry?.id as string, 'assign', { parts }), 'not_client_money')
  await refused(decide(bank, entry?.id as string, 'refund'), 'not_client_money')
  assert.deepEqual(await bookOf(bank), {})
})

test('every decision is in the audit log, with no name and no account', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim()
  const id = await openEntry(bank, 2_000)
  await done(decide(bank, id, 'assign', { parts: [{ claim_id: claim.id, amount: 5 }] }))
  await done(decide(bank, id, 'refund'))
  await done(decide(bank, id, 'unassign'))
  await done(decide(bank, id, 'ignore'))
  const rows = await world.deps.db.many<{ action: string; details: string; actor_id: string }>(sql`
    select action, details::text as details, actor_id from audit_entries where subject_id = ${id} order by number`)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['bank_entry.assigned', 'bank_entry.refund_ordered', 'bank_entry.unassigned', 'bank_entry.ignored'],
  )
  for (const { details, actor_id } of rows) {
    assert.equal(actor_id, bank.agent.operator_id)
    assert.doesNotMatch(details, /Erika|AT48/)
  }
})
