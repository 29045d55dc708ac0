import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { type CourtCase, makeRecommended, VIENNA } from '../../../../test/court-cases.ts'
import { changeLegal } from '../../../../test/legal-changes.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { invoiceMail } from './invoice-mail.ts'
import { invoicePage } from './invoice-page.ts'
import { findCourtFeeInvoice, listForgedInvoices } from './queries.ts'

const world = await openWorld()
const admin = await world.operator()
const team = await world.operator('agent')
const SUE = { decision: 'sue' } as const
const LIST = '/api/operator/court-fee-invoices'

type Listed = Record<string, unknown> & { id: string; number: string; kind: string; corrected_by: string | null }
/** Oldest first. */
const invoicesOf = async ({ id }: Pick<CourtCase, 'id'>): Promise<Listed[]> =>
  (await team.get(`${LIST}?claim_id=${id}`)).json().data.toReversed()

async function makeSued(amount = 1000) {
  const partner = await world.partner()
  const claim = await makeRecommended(world, partner, { amount })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: VIENNA, email: `c-${claim.id}@x.example` })
  await partner.post(claim.url, SUE)
  const [invoice] = await invoicesOf(claim)
  assert.ok(invoice)
  return { partner, claim, invoice }
}
const pay = async ({ partner, claim }: Awaited<ReturnType<typeof makeSued>>, amount: number) => {
  const answer = await partner.post(`/openapi/claims/${claim.id}/payments`, { amount })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id as string
}
const refused = async (url: string, body: object = {}) => {
  const answer = await team.post(`${LIST}/${url}`, body)
  return [answer.statusCode, answer.json().code]
}

test('an invoice is marked as paid once', async () => {
  const { claim, invoice } = await makeSued()
  assert.partialDeepStrictEqual(invoice, { kind: 'invoice', paid_on: null, paid_at: null, corrected_by: null })
  const ahead = await team.post(`${LIST}/${invoice.id}/paid`, { paid_on: '2026-05-15' })
  assert.deepEqual(ahead.json().details, [
    { field: 'paid_on', code: 'in_the_future', message: 'must not lie in the future' },
  ])
  const paid = await team.post(`${LIST}/${invoice.id}/paid`, { paid_on: '2026-05-13', note: 'bank statement 9' })
  assert.equal(paid.statusCode, 200, paid.body)
  assert.partialDeepStrictEqual(paid.json().data, { paid_on: '2026-05-13', paid_note: 'bank statement 9' })
  assert.deepEqual(await refused(`${invoice.id}/paid`), [409, 'already_paid'])
  assert.equal((await invoicesOf(claim))[0]?.paid_on, '2026-05-13')
  assert.equal((await activityOf(world, claim.id)).at(-1)?.action, 'lawsuit.fee_paid')
  const today = await makeSued()
  assert.equal((await team.post(`${LIST}/${today.invoice.id}/paid`, {})).json().data.paid_on, '2026-05-14')
  assert.deepEqual(await refused('00000000-0000-4000-8000-000000000000/paid'), [404, 'not_found'])
})

test('a claim that is paid before it is filed has its invoice taken back, by a credit note with its own number', async () => {
  const sued = await makeSued()
  const { claim, invoice } = sued
  const payment_id = await pay(sued, 1000)
  const [first, note, ...rest] = await invoicesOf(claim)
  assert.deepEqual(rest, [])
  assert.equal(first?.corrected_by, note?.id)
  assert.partialDeepStrictEqual(note, {
    ...{ kind: 'credit_note', number: 'GK-2026-000002', amount: -140, corrects: invoice.id, paid_on: null },
  })
  assert.deepEqual(await refused(`${invoice.id}/paid`), [409, 'already_corrected'])
  assert.deepEqual(await refused(`${invoice.id}/correct`), [409, 'already_corrected'])
  assert.deepEqual(await refused(`${note?.id}/paid`), [409, 'is_credit_note'])
  await world.deps.jobs.runDue(world.deps)
  const file = await team.get(`${LIST}/${note?.id}/file`)
  assert.ok(file.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))

  // The money is gone again: the claim goes to court after all.
  assert.equal((await team.post(`/api/operator/payments/${payment_id}/reverse`, {})).statusCode, 200)
  const again = (await invoicesOf(claim)).at(-1)
  assert.partialDeepStrictEqual(again, {
    ...{ kind: 'invoice', number: 'GK-2026-000003', amount: 140, replaces: invoice.id, corrected_by: null },
  })
  assert.equal((await listForgedInvoices(world.deps.db)).length, 0)
})

test('a claim that is paid after the filing keeps its invoice', async () => {
  const sued = await makeSued()
  await team.post(`/api/operator/claims/${sued.claim.id}/filing`, { reference: '1 C 1/26a' })
  await pay(sued, 1140)
  assert.equal((await sued.partner.get(`/openapi/claims/${sued.claim.id}`)).json().data.case_status, 'closed')
  assert.equal((await invoicesOf(sued.claim)).length, 1)
  assert.deepEqual(await refused(`${sued.invoice.id}/correct`), [409, 'nothing_to_correct'])
})

test('a corrected table brings a credit note and a new invoice, for a filing by the table of its day', async () => {
  const sued = await makeSued()
  assert.deepEqual(await refused(`${sued.invoice.id}/correct`), [409, 'nothing_to_correct'])
  await team.post(`${LIST}/${sued.invoice.id}/paid`, {})
  await team.post(`/api/operator/claims/${sued.claim.id}/filing`, { reference: '1 C 2/26a' })
  const url = '/api/operator/legal-tables/court_fees_at'
  const table = (await admin.get(url)).json()
  const fixed = structuredClone(table.data ?? table)
  const row = fixed.first_instance.at(-1)
  fixed.first_instance.push({
    ...row,
    valid_from: '2026-01-01',
    source: 'BGBl. II Nr. 227/2026',
    bands: row.bands.map((band: { fee_cents: number }) => ({ ...band, fee_cents: band.fee_cents + 900 })),
  })
  const put = await changeLegal(world, { admin, name: 'court_fees_at', content: fixed })
  assert.equal(put.statusCode, 200, put.body)
  world.clock.advance(2_000)
  const answer = await team.post(`${LIST}/${sued.invoice.id}/correct`)
  assert.equal(answer.statusCode, 200, answer.body)
  const { credit_note, invoice } = answer.json().data
  assert.partialDeepStrictEqual(credit_note, { amount: -140, corrects: sued.invoice.id })
  assert.partialDeepStrictEqual(invoice, { amount: 149, replaces: sued.invoice.id, paid_on: null })
  assert.deepEqual(
    (await invoicesOf(sued.claim)).map(({ number }) => number),
    ['GK-2026-000001', 'GK-2026-000002', 'GK-2026-000003'],
  )
  const { lines } = (await team.get(`/api/operator/claims/${sued.claim.id}/balance`)).json().data
  const claimed = lines.filter(({ kind }: { kind: string }) => kind === 'court_fee')
  assert.deepEqual(
    claimed.map(({ amount }: { amount: number }) => amount),
    [149],
    'the debtor owes what the court takes',
  )
  const stored = await findCourtFeeInvoice(world.deps.db, credit_note.id)
  assert.ok(stored)
  const page = invoicePage(stored, { is_sandbox: false })
  assert.deepEqual([page.heading, page.code], ['Gutschrift zur Rechnung über Gerichtsgebühren', null])
  assert.match(page.intro, /Rechnung GK-2026-000001 vom 14\.\sMai\s2026/)
  assert.match(page.notes.join(' '), /neue Rechnung/)
  assert.match(String(page.pay_text), /bereits bezahlt/)
  assert.match(invoiceMail(stored).subject, /^Gutschrift GK-2026-000002 zur Rechnung GK-2026-000001/)
  await admin.delete(url)
})

test('the team takes the invoice of a withdrawn claim back with its closure', async () => {
  const { claim } = await makeSued()
  const body = { closure_reason: 'withdrawn' }
  assert.equal((await team.post(`/api/operator/claims/${claim.id}/close`, body)).statusCode, 200)
  assert.deepEqual(
    (await invoicesOf(claim)).map(({ kind }) => kind),
    ['invoice', 'credit_note'],
  )
})

test('the database refuses changes of what was issued, and credit notes that do not fit', async () => {
  const { claim, invoice } = await makeSued()
  const other = await makeSued()
  const { db } = world.deps
  await assert.rejects(
    db.alone(sql`update court_fee_invoices set amount_cents = 1 where id = ${invoice.id}`),
    /not changed/,
  )
  await team.post(`${LIST}/${invoice.id}/paid`, {})
  await assert.rejects(
    db.alone(sql`update court_fee_invoices set paid_on = null, paid_at = null where id = ${invoice.id}`),
    /not changed/,
  )
  const insert = (changes: object) =>
    db.alone(sql`
      insert into court_fee_invoices select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', 'X',
        'paid_on', null, 'paid_at', null, 'paid_by', null, 'blob_key', null, 'sha256', null, 'file_size', null)
        || ${changes}::jsonb)).* from court_fee_invoices i where i.id = ${invoice.id}`)
  await assert.rejects(insert({}), /court_fee_invoices_first_key/)
  await assert.rejects(insert({ kind: 'credit_note' }), /correction_check/)
  await assert.rejects(insert({ kind: 'credit_note', corrects: invoice.id, amount_cents: 1 }), /whole invoice/)
  await assert.rejects(insert({ kind: 'credit_note', corrects: other.invoice.id }), /corrects_fkey/)
  await assert.rejects(insert({ replaces: invoice.id }), /that was taken back/)
  assert.equal((await invoicesOf(claim)).length, 1)
})
