import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, activityOf, eventsOf } from '../../../../test/cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { filePart, type Part, PNG, storedFiles } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { countRows, enterSubmitting, personOf } from '../../../../test/submitting.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()

const DEBTOR = {
  acting_as: 'company',
  company: { company_name: 'Berger Bau GmbH' },
  addresses: [ADDRESS],
  communication_channels: [{ type: 'email', value: 'office@berger.example' }],
}
const INVOICE = {
  invoice_number: 'R-1',
  invoice_amount_gross: 1200.5,
  invoice_issue_date: '2026-03-02',
  invoice_due_date: '2026-03-16',
}
const CASE = { debtor: DEBTOR, invoices: [INVOICE] }

const enter = (options: Parameters<typeof enterSubmitting>[1] = {}) => enterSubmitting(world, options)
const one = await enter()
const countOf = (customer_id: string) => countRows(world, customer_id)
const CLAIMS = '/api/creditor/claims'

test('nobody hands over a case while the setting is off, which is how it begins', async () => {
  const { cookie } = await enterPortal(world)
  const refused = await asCreditor(world, cookie).send('POST', CLAIMS, CASE)
  assert.equal(refused.statusCode, 403, refused.body)
  const stranger = await world.request({ method: 'POST', url: CLAIMS, payload: CASE })
  assert.equal(stranger.statusCode, 401)
})

test('a case is handed over as the person, for the own customer and its partner', async () => {
  const made = await one.send('POST', CLAIMS, {
    ...CASE,
    subject_matter: 'Dacharbeiten',
    contract_date: '2026-01-10',
  })
  assert.equal(made.statusCode, 201, made.body)
  const { claim, debtor, invoices } = made.json().data
  assert.equal(claim.customer_id, one.customer_id)
  assert.equal(claim.total_claim_amount, 1200.5)
  assert.equal(claim.subject_matter, 'Dacharbeiten')
  assert.deepEqual([debtor.name, debtor.place], ['Berger Bau GmbH', '1070 Wien'])
  assert.deepEqual(
    invoices.map((invoice: { invoice_number: string }) => invoice.invoice_number),
    ['R-1'],
  )

  const seen = await one.partner.get(`/openapi/claims/${claim.id}`)
  assert.equal(seen.json().data.total_claim_amount, 1200.5, 'the partner of the customer sees it')
  const told = await eventsOf(world, claim.id)
  assert.deepEqual(
    told.map(({ type, data }) => [type, data.to_stage]),
    [['claim.collection_stage_changed', 'new']],
  )
  const log = await activityOf(world, claim.id)
  const person_id = await personOf(world, one.email)
  assert.deepEqual(
    log.map(({ action, actor_type, actor_id }) => [action, actor_type, actor_id]),
    [
      ['claim.created', 'creditor', person_id],
      ['invoice.entered', 'creditor', person_id],
    ],
  )
})

test('a fault in one invoice stores nothing, and every fault names its place', async () => {
  const before = await countOf(one.customer_id)
  const refused = await one.send('POST', CLAIMS, {
    debtor: { ...DEBTOR, company: { company_name: 'Ganz Neu GmbH' } },
    invoices: [INVOICE, { invoice_amount_gross: 999_999_999.99 }],
  })
  assert.equal(refused.statusCode, 400, refused.body)
  assert.deepEqual(
    refused.json().details.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [['invoices.1.invoice_amount_gross', 'sum_too_large']],
  )
  assert.deepEqual(await countOf(one.customer_id), before)

  const wrong = await one.send('POST', CLAIMS, {
    debtor: { acting_as: 'company', person: { last_name: 'Maier' }, customer_id: one.customer_id },
    invoices: [],
    shoes: 1,
  })
  assert.deepEqual(
    wrong
      .json()
      .details.map(({ field }: { field: string }) => field)
      .sort(),
    ['debtor.customer_id', 'invoices', 'shoes'],
  )
  const inconsistent = await one.send('POST', CLAIMS, {
    debtor: { acting_as: 'company', person: { last_name: 'Maier' } },
    invoices: [INVOICE],
  })
  assert.deepEqual(
    inconsistent.json().details.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [
      ['debtor.company', 'required'],
      ['debtor.person', 'not_applicable'],
    ],
  )
})

test('a debtor whom the customer has named before is used again, also when written differently', async () => {
  const { send, customer_id } = await enter()
  const before = await countOf(customer_id)
  const handOver = async (debtor: object) => {
    const made = await send('POST', CLAIMS, { ...CASE, debtor: { ...DEBTOR, ...debtor } })
    assert.equal(made.statusCode, 201, made.body)
    return made.json().data.debtor.id as string
  }
  const first = await handOver({ addresses: [{ ...ADDRESS, street: 'Grosse Hauptstraße 12' }] })
  const again = await handOver({
    company: { company_name: 'BERGER  Bau GmbH ' },
    addresses: [{ ...ADDRESS, street: 'Große hauptstr. 12', country: 'at' }],
  })
  assert.equal(again, first)
  assert.notEqual(await handOver({ addresses: [{ ...ADDRESS, street: 'Grosse Hauptstraße 14' }] }), first)
  const nowhere = [await handOver({ addresses: [] }), await handOver({ addresses: [] })]
  assert.notEqual(nowhere[0], nowhere[1], 'a name alone is nobody')
  assert.deepEqual(await countOf(customer_id), { claims: before.claims + 5, debtors: before.debtors + 4 })

  const neighbour = await enter({ partner: one.partner })
  const theirs = await neighbour.send('POST', CLAIMS, CASE)
  const ours = await one.send('POST', CLAIMS, CASE)
  assert.notEqual(theirs.json().data.debtor.id, ours.json().data.debtor.id, 'each customer has its own')
})

test('files become invoices that are read, and until then the claim is blocked', async () => {
  const { upload, partner } = await enter()
  const made = await upload(CLAIMS, [
    { name: 'debtor', content: JSON.stringify(DEBTOR) },
    { name: 'subject_matter', content: 'Tischlerarbeiten' },
    filePart('a.pdf', invoicePdf('R-2026-17')),
    filePart('b.pdf', invoicePdf('R-2026-18')),
  ])
  assert.equal(made.statusCode, 201, made.body)
  const { claim, invoices } = made.json().data
  assert.equal(claim.blocked_reason, 'no_amount')
  assert.equal(claim.subject_matter, 'Tischlerarbeiten')
  assert.deepEqual(
    invoices.map((invoice: { data_extraction_status: string }) => invoice.data_extraction_status),
    ['pending', 'pending'],
  )
  await world.deps.jobs.runDue(world.deps)
  const read = (await partner.get(`/openapi/claims/${claim.id}`)).json().data
  assert.equal(read.total_claim_amount, 2400)
  assert.equal(read.invoices[0].invoice_number, 'R-2026-17')
  const again = await upload(CLAIMS, [
    { name: 'debtor', content: JSON.stringify(DEBTOR) },
    filePart('a.pdf', invoicePdf()),
  ])
  assert.equal(again.json().data.debtor.id, made.json().data.debtor.id)
})

test('a wrong upload is refused with every fault, and leaves no file behind', async () => {
  const before = await storedFiles(world)
  const faultsOf = async (parts: readonly Part[]) => {
    const answer = await one.upload(CLAIMS, parts)
    assert.equal(answer.statusCode, 400, answer.body)
    return answer
      .json()
      .details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
      .sort()
  }
  const pdf = filePart('a.pdf', invoicePdf())
  assert.deepEqual(await faultsOf([pdf]), ['debtor required'])
  assert.deepEqual(await faultsOf([{ name: 'debtor', content: '{' }, pdf]), ['debtor malformed'])
  assert.deepEqual(await faultsOf([{ name: 'debtor', content: JSON.stringify(DEBTOR) }]), ['file required'])
  const person = JSON.stringify({ acting_as: 'person', person: { last_name: '' }, iban: 'X' })
  assert.deepEqual(await faultsOf([{ name: 'debtor', content: person }, pdf]), [
    'debtor.iban wrong_format',
    'debtor.person.last_name blank',
  ])
  const nul = JSON.stringify({ acting_as: 'person', person: { last_name: 'a\u0000' } })
  assert.deepEqual(await faultsOf([{ name: 'debtor', content: nul }, pdf]), [
    'debtor.person.last_name characters_not_allowed',
  ])
  const wrong_kind = await faultsOf([{ name: 'debtor', content: JSON.stringify(DEBTOR) }, filePart('a.png', PNG)])
  assert.deepEqual(wrong_kind, ['file file_type_not_allowed'])
  assert.deepEqual(await storedFiles(world), before)
})

test('the same key is one case', async () => {
  const { cookie, customer_id } = await enter()
  const headers = { cookie, 'idempotency-key': 'k1' }
  const call = () => world.request({ method: 'POST', url: CLAIMS, headers, payload: CASE })
  const before = await countOf(customer_id)
  const [first, second] = [await call(), await call()]
  assert.equal(first.statusCode, 201)
  assert.equal(second.body, first.body)
  assert.equal((await countOf(customer_id)).claims, before.claims + 1)
})
