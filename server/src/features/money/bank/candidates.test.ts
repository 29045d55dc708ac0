import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCustomer } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { findCandidates } from './queries.candidates.ts'
import { type CandidateFacts, type EntryFacts, suggest } from './rules/suggestions.ts'

const world = await openWorld()
const IBAN = 'AT611904300234573201'
const ENTRY_ID = '00000000-0000-4000-8000-000000000001'
const ENTRY: EntryFacts = {
  ...{ text: '', end_to_end_id: null, payer_name: null, payer_iban: null, amount_cents: 1000 },
  value_date: '2026-04-15' as DateOnly,
}

type Made = { id: string; debtor_id: string; case_reference: string }

async function makeCase(partner: PartnerClient, debtor: object, claim: object = {}): Promise<Made> {
  const customer_id = await makeCustomer(partner)
  const post = async (path: string, body: object) => (await partner.post(path, body)).json().data
  const { id: debtor_id } = await post('/openapi/debtors', { customer_id, ...debtor })
  const { id, case_reference } = await post('/openapi/claims', { debtor_id, customer_id, ...claim })
  await post(`/openapi/claims/${id}/invoices/manual`, { invoice_number: 'RE-2026-00123', invoice_amount_gross: 49.9 })
  return { id, debtor_id, case_reference }
}

const person = (first_name: string, last_name: string) => ({ acting_as: 'person', person: { first_name, last_name } })

async function found(partner: PartnerClient, entry: Partial<EntryFacts>): Promise<CandidateFacts[]> {
  const entries = [{ ...ENTRY, ...entry, id: ENTRY_ID }]
  return (await findCandidates(world.deps.db, partner.organization_id, entries)).get(ENTRY_ID) ?? []
}

const idsOf = (candidates: readonly CandidateFacts[]): string[] => candidates.map(({ claim_id }) => claim_id)

test('a claim is found by reference, invoice number, own reference, name in any order, and how a name begins', async () => {
  const partner = await world.partner()
  const made = await makeCase(partner, person('Jürgen', 'Hinterköhler'), { partner_reference: 'K-4711' })
  const ways: Partial<EntryFacts>[] = [
    ...[{ text: made.case_reference }, { text: 'Rechnung 2026 00123' }, { text: 're-2026-00123' }, { text: 'k-4711' }],
    ...[{ payer_name: 'HINTERKOEHLER JUERGEN' }, { payer_name: 'Mag. Jürgen Hinterköhler' }],
    ...[{ payer_name: 'Jurgen Hinterkohler' }, { text: 'für Jürgen Hinterköhler' }, { payer_name: 'J. Hinterkoeh' }],
  ]
  for (const way of ways) assert.deepEqual(idsOf(await found(partner, way)), [made.id], JSON.stringify(way))
  assert.deepEqual(await found(partner, { text: made.case_reference, amount_cents: -1000 }), [])
  for (const way of [{ text: 'RE-2026-00124' }, { payer_name: 'Anna Maier' }, { text: '', amount_cents: 4990 }])
    assert.deepEqual(await found(partner, way), [], JSON.stringify(way))
})

test('nothing of another organisation is found', async () => {
  const made = await makeCase(await world.partner(), person('Eva', 'Öhlinger'))
  const stranger = await world.partner()
  for (const way of [{ text: made.case_reference }, { text: 'RE-2026-00123' }, { payer_name: 'Eva Öhlinger' }])
    assert.deepEqual(await found(stranger, way), [])
})

test('all claims of whoever has paid from an account are found by it, until the payment is reversed', async () => {
  const partner = await world.partner()
  const made = await makeCase(partner, person('Max', 'Huber'))
  const other = (
    await partner.post('/openapi/claims', { debtor_id: made.debtor_id, customer_id: await makeCustomer(partner) })
  ).json().data
  const paid = { amount: 10, iban: IBAN }
  const payment = (await partner.post(`/openapi/claims/${made.id}/payments`, paid)).json().data
  assert.deepEqual(idsOf(await found(partner, { payer_iban: IBAN })).sort(), [made.id, other.id].sort())
  const [facts] = await found(partner, { text: made.case_reference })
  assert.deepEqual(facts?.ibans, [IBAN])
  assert.deepEqual(facts?.payments, [
    { id: payment.id, amount_cents: 1000, payment_date: payment.payment_date, is_linked: false },
  ])
  const entry = { ...ENTRY, text: made.case_reference, value_date: payment.payment_date as DateOnly }
  assert.deepEqual(
    suggest(entry, [facts as CandidateFacts]).map(({ why, payment_id }) => [why, payment_id]),
    [['possible_double', payment.id]],
  )
  const reversed = await (await world.operator()).post(`/api/operator/payments/${payment.id}/reverse`, {})
  assert.equal(reversed.statusCode, 200, reversed.body)
  assert.deepEqual(await found(partner, { payer_iban: IBAN }), [])
})

test('a debtor is found by the account that the partner has told', async () => {
  const partner = await world.partner()
  const made = await makeCase(partner, { ...person('Anna', 'Eder'), iban: 'DE89370400440532013000' })
  assert.deepEqual(idsOf(await found(partner, { payer_iban: 'DE89370400440532013000' })), [made.id])
})

test('who is restricted is found by reference, without a name, and not by name', async () => {
  const partner = await world.partner()
  const made = await makeCase(partner, person('Zoë', 'Dvořák'))
  await world.deps.db.alone(
    sql`update debtors set restricted_at = now(), restriction_reason = 'accuracy' where id = ${made.debtor_id}`,
  )
  assert.deepEqual(await found(partner, { payer_name: 'Zoe Dvorak' }), [])
  const [facts] = await found(partner, { text: made.case_reference })
  assert.deepEqual([facts?.claim_id, facts?.debtor_names], [made.id, []])
})

test('the facts have what the debtor may have been asked for', async () => {
  const partner = await world.partner()
  const made = await makeCase(partner, person('Paul', 'Gruber'))
  await partner.post(`/openapi/claims/${made.id}/invoices/manual`, { invoice_number: 'X1', invoice_amount_gross: 100 })
  await partner.post(`/openapi/claims/${made.id}/payments`, { amount: 30 })
  const [facts] = await found(partner, { text: made.case_reference })
  assert.deepEqual(
    [...(facts?.amounts_cents ?? [])].sort((one, other) => one - other),
    [4990, 10_000, 11_990, 14_990],
  )
  assert.deepEqual([...(facts?.invoice_numbers ?? [])].sort(), ['RE-2026-00123', 'X1'])
  assert.equal(facts?.is_closed, false)
})

test('of many namesakes, those come first who owe the amount', async () => {
  const partner = await world.partner()
  const made: Made[] = []
  for (let count = 0; count < 14; count++) made.push(await makeCase(partner, person('Maria', 'Steiner')))
  const one = made[3] as Made
  await partner.post(`/openapi/claims/${one.id}/invoices/manual`, { invoice_number: '7', invoice_amount_gross: 50.1 })
  const candidates = await found(partner, { payer_name: 'Steiner Maria', amount_cents: 10_000 })
  assert.equal(candidates.length, 12)
  assert.equal(
    suggest({ ...ENTRY, payer_name: 'Steiner Maria', amount_cents: 10_000 }, candidates)[0]?.claim_id,
    one.id,
  )
})
