import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { pagePdf, textAt } from '../../../../test/pdf-files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { verifyChains } from '../../case/claims/index.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())
const team = await world.operator('agent')
const { db } = world.deps

/** An uploaded invoice that was read, beside another one over 1.00. The file has a number only, unless said otherwise. */
async function submit(pdf = pagePdf(textAt([40, 500, 'Rechnung Nr. 77']))) {
  const partner = await world.partner()
  const { id: claim_id } = await makeCollectable(partner, { amount: 1 })
  const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', pdf)])
  assert.equal(sent.statusCode, 201, sent.body)
  await world.deps.jobs.runDue(world.deps)
  const id: string = sent.json().data.id
  const base = `/api/operator/invoices/${id}/extraction`
  const read = async () => (await team.get(base)).json().data
  const claim = async () => (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  return {
    ...{ partner, claim_id, id, base, read },
    correct: (field: string, value: unknown) => team.patch(`${base}/fields/${field}`, { value }),
    accept: (field: string) => team.post(`${base}/fields/${field}/accept`),
    undo: async (step_id?: string) => team.post(`${base}/steps/${step_id ?? (await read()).last_step.id}/undo`),
    field: async (name: string) => (await read()).fields.find(({ field }: { field: string }) => field === name),
    total: async () => (await claim()).total_claim_amount - 1,
    blocked: async () => (await claim()).blocked_reason,
    logged: () =>
      db.many<{ action: string; details: object; said: object | null }>(sql`
        select action, details, said from claim_activity where claim_id = ${claim_id} and action like 'invoice.%'
        order by number`),
  }
}

test('gross amount and issue date cannot be accepted empty, other fields can', async () => {
  const { accept, field, blocked } = await submit()
  for (const name of ['invoice_amount_gross', 'invoice_issue_date']) {
    const refused = await accept(name)
    assert.equal(refused.statusCode, 409, refused.body)
    assert.equal(refused.json().code, 'field_empty')
    assert.partialDeepStrictEqual(await field(name), { needs_check: true, is_required: true, accepted_at: null })
  }
  assert.equal(await blocked(), 'invoice_to_check')
  assert.equal((await accept('subject')).statusCode, 200)
  assert.partialDeepStrictEqual(await field('subject'), { value: null, is_required: false, needs_check: false })
})

test('a required field that the team empties waits again and blocks the claim again', async () => {
  const { correct, accept, field, blocked } = await submit(invoicePdf())
  assert.equal(await blocked(), null)
  for (const name of ['invoice_amount_gross', 'invoice_issue_date']) {
    assert.equal((await correct(name, null)).statusCode, 200)
    assert.partialDeepStrictEqual(await field(name), {
      value: null,
      needs_check: true,
      accepted_at: null,
      source: null,
    })
  }
  assert.equal(await blocked(), 'invoice_to_check')
  assert.equal((await accept('invoice_amount_gross')).statusCode, 200)
  assert.partialDeepStrictEqual(await field('invoice_amount_gross'), { value: 1200, needs_check: false })
  await correct('subject', null)
  assert.partialDeepStrictEqual(await field('subject'), { value: null, needs_check: false })
})

test('the log says what a field was and is, in the part that can be erased', async () => {
  const { correct, accept, logged, id } = await submit(invoicePdf())
  await correct('invoice_amount_gross', 1250.5)
  await correct('invoice_recipient', 'Eva Muster')
  await accept('invoice_number')
  const [amount, name, number] = (await logged()).slice(-3)
  assert.partialDeepStrictEqual(amount, {
    action: 'invoice.corrected',
    details: { invoice_id: id, field: 'invoice_amount_gross', changed: ['gross_cents'] },
    said: { before: 1200, after: 1250.5 },
  })
  assert.partialDeepStrictEqual(name?.said, { after: 'Eva Muster' })
  assert.deepEqual(number, {
    action: 'invoice.accepted',
    details: { invoice_id: id, field: 'invoice_number' },
    said: { before: 'R-2026-17', after: 'R-2026-17' },
  })
})

test('steps are undone one by one, from the last to the first, with value, source, acceptance and total', async () => {
  const { correct, accept, undo, read, field, total, blocked, logged } = await submit()
  const before = await read()
  assert.equal(before.last_step, null)
  await correct('invoice_amount_gross', 12)
  await correct('invoice_amount_gross', 120)
  await accept('invoice_number')
  assert.partialDeepStrictEqual((await read()).last_step, { field: 'invoice_number', by: team.operator_id })
  assert.deepEqual([await total(), await blocked()], [120, null])

  assert.equal((await undo()).statusCode, 200)
  assert.deepEqual(await field('invoice_number'), before.fields[0])
  assert.partialDeepStrictEqual((await read()).last_step, { field: 'invoice_amount_gross', before: 12, after: 120 })
  assert.equal((await undo()).statusCode, 200)
  assert.deepEqual([await total(), (await field('invoice_amount_gross')).accepted_by], [12, team.operator_id])
  const last = await undo()
  assert.deepEqual(last.json().data, before)
  assert.deepEqual([await total(), await blocked()], [0, 'invoice_to_check'])
  assert.deepEqual(
    (await logged()).slice(-3).map(({ action, said }) => [action, said]),
    [
      ['invoice.check_undone', { before: '77', after: '77' }],
      ['invoice.check_undone', { before: 120, after: 12 }],
      ['invoice.check_undone', { before: 12, after: null }],
    ],
  )
  assert.deepEqual(await verifyAccounts(db), [])
  assert.deepEqual((await verifyChains(db)).breaks, [])
})

test('only the last step is undone, and once', async () => {
  const { correct, undo, read, total } = await submit()
  await correct('invoice_amount_gross', 12)
  const first = (await read()).last_step.id
  await correct('invoice_issue_date', '2026-03-02')
  const early = await undo(first)
  assert.deepEqual([early.statusCode, early.json().code], [409, 'not_last_step'])
  const second = (await read()).last_step.id
  assert.equal((await undo(second)).statusCode, 200)
  assert.equal((await undo(second)).statusCode, 404)
  assert.equal(await total(), 12)
})

test('nothing is undone over a new reading or over what the partner sent later', async () => {
  const { partner, id, base, correct, read, field } = await submit(invoicePdf())
  await correct('subject', 'Dach')
  await correct('invoice_recipient', 'Eva Muster')
  await partner.patch(`/openapi/invoices/${id}`, { invoice_recipient: 'Eva Maier' })
  assert.equal((await read()).last_step.field, 'subject', 'the step of the other field is gone')
  await team.post(`${base}/run`)
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await read()).last_step, null)
  assert.deepEqual([(await field('subject')).value, (await field('invoice_recipient')).value], ['Dach', 'Eva Maier'])
})

test('a field keeps its last ten steps', async () => {
  const { correct, undo, read, field } = await submit()
  for (let value = 1; value <= 12; value++) await correct('invoice_amount_gross', value)
  while ((await read()).last_step) assert.equal((await undo()).statusCode, 200)
  assert.equal((await field('invoice_amount_gross')).value, 2)
})
