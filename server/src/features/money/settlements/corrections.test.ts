import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeLegal } from '../../../../test/legal-changes.ts'
import { GERMAN_HEAD } from '../../../../test/letter-facts.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { type Statement, sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const admin = await world.operator()

type Setting = Awaited<ReturnType<typeof openSettling>>

const DOMESTIC = { uid: 'ATU12345675', address: { street: 'Weg 1', zip: '1070', city: 'Wien', country: 'AT' } }
const GERMAN = { uid: 'DE123456789', address: { street: 'Weg 1', zip: '80331', city: 'München', country: 'DE' } }

async function become({ partner, customer_id }: Setting, changes: object): Promise<void> {
  const changed = await partner.patch(`/openapi/customers/${customer_id}`, changes)
  assert.equal(changed.statusCode, 200, changed.body)
}
async function takeBack(entry_id: string): Promise<void> {
  const undone = await admin.post(`/api/operator/bank-entries/${entry_id}/unassign`, { note: 'wrong' })
  assert.equal(undone.statusCode, 200, undone.body)
}
async function invoiceText(id: string): Promise<string> {
  const answer = await admin.get(`/api/operator/settlements/${id}/invoice.pdf`)
  assert.equal(answer.statusCode, 200, answer.body)
  return (await copiedPages(answer.rawPayload)).join(' ').replace(/\s+/g, ' ')
}

test('a fee that is taken back is taxed as on the invoice that charged it, whatever the creditor is now', async () => {
  for (const [before, after, vat] of [
    [DOMESTIC, GERMAN, 12],
    [GERMAN, DOMESTIC, 0],
  ] as const) {
    const setting = await openSettling(world, { customer: before })
    const entry_id = await setting.receive(await setting.makeClaim(), 600)
    assert.partialDeepStrictEqual(await setting.settle(), { fees_net: 60, fees_vat: vat })
    await become(setting, after)
    await takeBack(entry_id)
    const back = await setting.settle()
    const treatment = vat === 0 ? 'reverse_charge' : 'domestic'
    assert.partialDeepStrictEqual(back, { fees_net: -60, fees_vat: 0 - vat, vat_treatment: treatment })
    const text = await invoiceText(back.id)
    assert.equal(text.includes('Übergang der Steuerschuld'), vat === 0, text)
    assert.equal(text.includes('Umsatzsteuer 20 % −12,00'), vat !== 0, text)
  }
})

test('an invoice with two treatments shows the sums of each, and the book for the accountant too', async () => {
  const setting = await openSettling(world, { customer: DOMESTIC })
  const claim_id = await setting.makeClaim()
  const entry_id = await setting.receive(claim_id, 600)
  await setting.settle()
  await become(setting, GERMAN)
  await takeBack(entry_id)
  await setting.receive(claim_id, 900)
  const two = await setting.settle()
  assert.partialDeepStrictEqual(two, { fees_net: 30, fees_vat: -12, vat_treatment: 'reverse_charge' })
  assert.deepEqual(two.vat_groups, [
    { vat_treatment: 'domestic', vat_reason: null, vat_rate: 0.2, net: -60, vat: -12 },
    { vat_treatment: 'reverse_charge', vat_reason: null, vat_rate: 0, net: 90, vat: 0 },
  ])
  const text = await invoiceText(two.id)
  for (const wanted of [
    'Nettobetrag zu 20 % −60,00',
    'Umsatzsteuer 20 % −12,00',
    'Nettobetrag, Steuerschuld beim Empfänger 90,00',
    'Gesamtbetrag 18,00',
    'Übergang der Steuerschuld',
    'Erfolgshonorar, zurückgenommen (20 % USt)',
    'Erfolgshonorar (ohne USt)',
    'Die zurückgenommenen Honorare betreffen Rechnung RE-2026-000001',
  ])
    assert.ok(text.includes(wanted), `${wanted}: ${text}`)
  const { organization_id } = setting
  const path = `/api/operator/ledger/export?organization_id=${organization_id}&from=2026-05-01&to=2026-05-31&format=datev`
  const batch = (await admin.get(path)).rawPayload.toString('latin1')
  const sales = batch.split('\r\n').filter((row) => new RegExp(`(?:Honorar|USt) ${two.invoice_number}`).test(row))
  assert.deepEqual(
    sales.map((row) => row.split(';')).map((cells) => [cells[0], cells[6], cells[7]]),
    [
      ['60,00', '4000', '2001'],
      ['12,00', '3500', '2001'],
      ['90,00', '2001', '4040'],
    ],
  )
})

test('the nightly comparison names a settlement that is booked differently', async () => {
  const setting = await openSettling(world)
  await setting.receive(await setting.makeClaim(), 600)
  const { id } = await setting.settle()
  const misfits = async () =>
    (await admin.get(`/api/operator/ledger/reconciliation?organization_id=${setting.organization_id}`))
      .json()
      .data.unfitting.filter(({ reason }: { reason: string }) => reason === 'settlement_differs')
      .map(({ settlement_id, expected, found }: Record<string, unknown>) => [settlement_id, expected, found])
  assert.deepEqual(await misfits(), [])
  // As somebody who may switch the guards of the database off.
  const forge = (change: Statement) =>
    world.deps.db.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(change)
    })
  const takeMore = (cents: number) => sql`
    update settlements set set_off_cents = set_off_cents + ${cents}, fees_vat_cents = fees_vat_cents + ${cents},
      remitted_cents = remitted_cents - ${cents} where id = ${id}`
  await forge(takeMore(100))
  assert.deepEqual(await misfits(), [[id, 73, 72]])
  await forge(takeMore(-100))
  assert.deepEqual(await misfits(), [])
  await forge(sql`
    update ledger_lines set amount_cents = amount_cents + case account when 'fees' then -50 else 50 end
    where transaction_id in (select t.id from ledger_transactions t where t.settlement_id = ${id})`)
  assert.deepEqual(await misfits(), [[id, 72, 72.5]])
  await forge(sql`update ledger_transactions set settlement_id = null where settlement_id = ${id}`)
  assert.deepEqual(await misfits(), [[id, 72, 0]])
})

test('fees of days with different rates have their own sums, and the VAT of each is rounded once', async () => {
  const setting = await openSettling(world)
  const url = '/api/operator/legal-tables/vat_rates'
  const table = (await admin.get(url)).json().data
  const row = { ...table.AT.at(-1), valid_from: '2026-05-12', standard_bp: 2500 }
  const changed = await changeLegal(world, {
    ...{ admin, name: 'vat_rates' },
    content: { ...table, AT: [...table.AT, row] },
  })
  assert.equal(changed.statusCode, 200, changed.body)
  world.clock.advance(1_000)
  const claim_id = await setting.makeClaim()
  for (const on of ['2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13']) await setting.receive(claim_id, 1.2, on)
  const one = await setting.settle()
  // Of 0.12 each the VAT would be 0.02 and 0.03; of 0.24 it is 0.05 and 0.06.
  assert.partialDeepStrictEqual(one, { fees_net: 0.48, fees_vat: 0.11, vat_rate: 0.25 })
  const text = await invoiceText(one.id)
  for (const wanted of ['Nettobetrag zu 20 % 0,24', 'Umsatzsteuer 20 % 0,05', 'Umsatzsteuer 25 % 0,06'])
    assert.ok(text.includes(wanted), `${wanted}: ${text}`)
  assert.equal((await changeLegal(world, { admin, name: 'vat_rates', content: null })).statusCode, 200)
})

test('collection costs that the debtor paid to the creditor are named, and not deducted', async () => {
  const setting = await openSettling(world, { letterhead: GERMAN_HEAD, customer: GERMAN })
  const { partner, customer_id } = setting
  const debtor = { acting_as: 'person', person: { last_name: 'Maier' }, addresses: [GERMAN.address], customer_id }
  const debtor_id = (await partner.post('/openapi/debtors', debtor)).json().data.id
  const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
  const invoice = { invoice_amount_gross: 300, invoice_issue_date: '2026-01-01', invoice_due_date: '2026-01-31' }
  await partner.post(`/openapi/claims/${id}/invoices/manual`, invoice)
  for (const to_stage of ['in_processing', 'first_demand_letter'])
    assert.equal((await admin.post(`/api/operator/claims/${id}/stage`, { to_stage })).statusCode, 200)
  world.clock.advance(4 * 86_400_000)
  const { outstanding_amount } = (await partner.get(`/openapi/claims/${id}`)).json().data
  await partner.post(`/openapi/claims/${id}/payments`, { amount: outstanding_amount })
  const one = await setting.settle('2026-05-18')
  const cost = one.lines.find(({ source_kind }) => source_kind === 'collection_cost')
  assert.ok(cost && cost.amount > 0)
  const text = await invoiceText(one.id)
  const amount = `${cost.amount.toFixed(2).replace('.', ',')} €`
  for (const wanted of [
    'Inkassokosten, vom Schuldner an Sie bezahlt',
    `In den Honoraren sind Inkassokosten von ${amount} enthalten, die Schuldner an Sie bezahlt haben.`,
    `${String(one.carried_over_after).replace('.', ',')} € tragen wir in die nächste Abrechnung vor`,
  ])
    assert.ok(text.includes(wanted), `${wanted}: ${text}`)
  assert.doesNotMatch(text, /Von Ihnen zu tragen|Davon haben Schuldner|Mahnspesen/)
})
