import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { type CourtCase, MUNICH, makeRecommended, moveToCourtStep, VIENNA } from '../../../../test/court-cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { SYSTEM } from '../../../kernel/caller.ts'
import { sql } from '../../../platform/db/db.ts'
import { sendQueuedMail } from '../../../platform/mail/mail.ts'
import type { Outgoing } from '../../../platform/mail/mailer.ts'
import { transact } from '../../../platform/work.ts'
import { decide } from '../court/service.ts'
import { sendCourtFeeInvoice } from './court-fee-invoice.ts'
import { invoiceMail } from './invoice-mail.ts'
import { invoicePage } from './invoice-page.ts'
import { findCourtFeeInvoice } from './queries.ts'

const world = await openWorld()
const operator = await world.operator()
const SUE = { decision: 'sue' } as const

type Listed = { id: string; number: string; amount: number; mail_id: string | null; file_size: number | null }

const invoicesOf = async ({ id }: Pick<CourtCase, 'id'>): Promise<Listed[]> =>
  (await operator.get(`/api/operator/court-fee-invoices?claim_id=${id}`)).json().data
const runJobs = () => world.deps.jobs.runDue(world.deps)
/** Mails with a file; invitations have none. */
const mailsTo = (recipient: string) =>
  world.deps.db.many<{ id: string; subject: string; body_text: string; attachments: { key: string }[] }>(
    sql`select id, subject, body_text, attachments from mails where recipient = ${recipient} and attachments <> '[]'`,
  )

/** A claim of a customer with a mail address of its own. */
async function makeCase(options: Parameters<typeof makeRecommended>[2] = {}) {
  const partner = await world.partner()
  const claim = await makeRecommended(world, partner, options)
  const email = `c-${claim.id}@kundin.example`
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { email, address: VIENNA, uid: 'ATU12345675' })
  return { partner, claim, email }
}

test('after a decision to sue the court fee is invoiced to the customer, by one mail with the file', async () => {
  const { partner, claim, email } = await makeCase()
  await partner.post(claim.url, SUE)
  const [listed] = await invoicesOf(claim)
  assert.partialDeepStrictEqual(listed, {
    ...{ claim_id: claim.id, customer_id: claim.customer_id, number: 'GK-2026-000001', amount: 140 },
    ...{ issued_on: '2026-05-14', due_on: '2026-05-28', recipient_email: email, mail_id: null, file_size: null },
  })
  assert.equal((await operator.get(`/api/operator/court-fee-invoices/${listed?.id}/file`)).statusCode, 404)

  await runJobs()
  const [sent] = await invoicesOf(claim)
  const mails = await mailsTo(email)
  assert.equal(mails.length, 1)
  assert.equal(sent?.mail_id, mails[0]?.id)
  assert.equal(mails[0]?.subject.startsWith('Rechnung GK-2026-000001'), true)
  assert.match(mails[0]?.body_text ?? '', /140,00\s€, zahlbar bis 28\. Mai 2026/)
  const file = await operator.get(`/api/operator/court-fee-invoices/${sent?.id}/file`)
  assert.equal(file.statusCode, 200)
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.ok(file.rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-')))
  const attached = await buffer((await world.deps.storage.get(mails[0]?.attachments[0]?.key as string)).stream)
  assert.ok(attached.equals(file.rawPayload), 'the mail carries the very file')
  assert.equal((await mailsTo('partner@example.com')).length, 0, 'the partner gets nothing')
})

test('a decision not to sue is not invoiced', async () => {
  const { partner, claim } = await makeCase()
  await partner.post(claim.url, { decision: 'decline' })
  assert.deepEqual(await invoicesOf(claim), [])
})

test('numbers have no gaps, also when decisions fail and when many are made at once', async () => {
  const partner = await world.partner()
  const claims = await Promise.all(Array.from({ length: 6 }, () => makeRecommended(world, partner)))
  const failing = claims.map((claim) =>
    transact(world.deps, SYSTEM, async (work) => {
      await decide(work, claim.id, SUE, { via: 'api', legal: await world.deps.legal.read(work.tx) })
      throw new Error('the process died before the commit')
    }).catch(() => undefined),
  )
  await Promise.all([...failing, ...claims.slice(0, 3).map((claim) => partner.post(claim.url, SUE))])
  for (const claim of claims.slice(3)) await partner.post(claim.url, SUE)
  const numbers = (await Promise.all(claims.map(invoicesOf))).flat().map(({ number }) => number)
  assert.deepEqual(
    numbers.sort(),
    [1, 2, 3, 4, 5, 6].map((number) => `GK-2026-00000${number}`),
  )
})

test('a process that dies between decision and invoice leaves neither, or both', async () => {
  const { claim } = await makeCase()
  const died = transact(world.deps, SYSTEM, async (work) => {
    await decide(work, claim.id, SUE, { via: 'api', legal: await world.deps.legal.read(work.tx) })
    throw new Error('the process died')
  })
  await assert.rejects(died)
  assert.deepEqual(await invoicesOf(claim), [])
  const { rows } = (await world.deps.db.one<{ rows: number }>(sql`
    select count(*)::int as rows from lawsuit_decisions where claim_id = ${claim.id}`)) as { rows: number }
  assert.equal(rows, 0)
})

test('a job that runs twice, or after a crash, makes one file and sends one mail', async () => {
  const { partner, claim, email } = await makeCase()
  await partner.post(claim.url, SUE)
  const [invoice] = await invoicesOf(claim)
  const payload = { invoice_id: invoice?.id as string }

  // The store takes the file, and then the process is gone before the row is written.
  const crashing = { ...world.deps, db: { ...world.deps.db, transaction: () => Promise.reject(new Error('gone')) } }
  await assert.rejects(sendCourtFeeInvoice.run(crashing as never, payload, 1))
  assert.equal((await mailsTo(email)).length, 0)

  await Promise.all([1, 2, 3].map((attempt) => sendCourtFeeInvoice.run(world.deps, payload, attempt)))
  await runJobs()
  assert.equal((await mailsTo(email)).length, 1)
  const row = await findCourtFeeInvoice(world.deps.db, payload.invoice_id)
  assert.ok(row?.blob_key && row.mail_id)
})

test('the mail server is handed the file, and nothing when the file is not what it was', async () => {
  const { partner, claim, email } = await makeCase()
  await partner.post(claim.url, SUE)
  const [invoice] = await invoicesOf(claim)
  await sendCourtFeeInvoice.run(world.deps, { invoice_id: invoice?.id as string }, 1)
  const [mail] = await mailsTo(email)
  const sent: Outgoing[] = []
  const mailer = { deliver: async (given: Outgoing) => void sent.push(given), close: () => undefined }
  const payload = { mail_id: mail?.id as string }
  const files = { get: async () => ({ stream: Readable.from(['other bytes']), bytes: 11 }) }
  const statusOf = async () =>
    (await world.deps.db.one<{ status: string }>(sql`select status from mails where id = ${mail?.id}`))?.status
  await sendQueuedMail.run({ ...world.deps, mailer, storage: { ...world.deps.storage, ...files } }, payload, 1)
  assert.deepEqual([await statusOf(), sent.length], ['failed', 0])

  await world.deps.db.alone(sql`update mails set status = 'queued' where id = ${mail?.id}`)
  await sendQueuedMail.run({ ...world.deps, mailer }, payload, 2)
  assert.equal(await statusOf(), 'sent')
  const [file] = sent[0]?.files ?? []
  assert.deepEqual([sent[0]?.to, file?.filename, file?.mime_type], [email, `${invoice?.number}.pdf`, 'application/pdf'])
  assert.ok(file?.content.subarray(0, 5).equals(Buffer.from('%PDF-')))
})

test('a claim without a customer is invoiced to the organisation and mailed to nobody', async () => {
  const organization = await world.organization()
  const person = { first_name: 'Max', last_name: 'Maier' }
  const made = await organization.post('/openapi/debtors', { acting_as: 'person', person, addresses: [VIENNA] })
  const { id } = (await organization.post('/openapi/claims', { debtor_id: made.json().data.id })).json().data
  await organization.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 200 })
  await moveToCourtStep(world, id)
  assert.equal((await organization.post(`/openapi/claims/${id}/lawsuit-decision`, SUE)).statusCode, 201)
  await runJobs()
  const [invoice] = await invoicesOf({ id })
  assert.partialDeepStrictEqual(invoice, { customer_id: null, recipient_email: null, mail_id: null, amount: 59 })
  assert.match((invoice as unknown as { recipient_name: string }).recipient_name, /^Organisation /)
  assert.ok((invoice?.file_size ?? 0) > 1_000, 'the file is there for the team')
})

test('the invoice keeps what was known on its day, and is written in the language of the creditor', async () => {
  const { partner, claim } = await makeCase({ address: MUNICH })
  const france = { street: '1 rue de Rivoli', zip: '75001', city: 'Paris', country: 'FR' }
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: france, name: 'Maison <Dupont>' })
  await partner.post(claim.url, SUE)
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { name: 'Somebody else' })
  const [listed] = await invoicesOf(claim)
  const invoice = await findCourtFeeInvoice(world.deps.db, listed?.id as string)
  assert.ok(invoice)
  const page = invoicePage(invoice, { is_sandbox: false })
  assert.deepEqual(page.recipient, ['Maison <Dupont>', '1 rue de Rivoli', '75001 Paris', 'France'])
  assert.deepEqual([page.language, page.heading, page.amount], ['en', 'Invoice for court fees', '€38.00'])
  assert.match(JSON.stringify(page.details), /GKG.*1 June 2025/)
  assert.match(page.notes.join(' '), /No VAT/)
  assert.equal(invoiceMail(invoice).subject.startsWith('Invoice GK-2026-'), true)
})

const HEAD = {
  ...{ company_name: 'Alpenland Inkasso GmbH', street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' },
  ...{ email: 'office@example.com', iban: 'AT611904300234573201', uid: 'ATU12345678' },
  ...{ register_number: 'FN 123456 a', register_court: 'Handelsgericht Wien' },
}

test('invoice and mail say who writes as the law wants it of business letters, and how to pay', async () => {
  const { partner, claim } = await makeCase()
  await operator.patch(`/api/operator/organizations/${partner.organization_id}`, { letterhead: HEAD })
  await partner.patch(`/openapi/customers/${claim.customer_id}`, { address: MUNICH, uid: 'DE123456789' })
  await partner.post(claim.url, SUE)
  const [listed] = await invoicesOf(claim)
  const invoice = await findCourtFeeInvoice(world.deps.db, listed?.id as string)
  assert.ok(invoice)
  const page = invoicePage(invoice, { is_sandbox: false })
  assert.deepEqual(page.foot, [
    ...['Alpenland Inkasso GmbH', 'office@example.com', 'FN 123456 a', 'Firmenbuchgericht: Handelsgericht Wien'],
    'UID ATU12345678',
  ])
  assert.equal(page.return_line, 'Alpenland Inkasso GmbH · Ring 1 · 1010 Wien')
  assert.equal(page.recipient.at(-1), 'Deutschland', 'from Austria to Germany')
  assert.deepEqual(page.info.at(-1), { label: 'Ihre USt-IdNr.', value: 'DE123456789' })
  assert.deepEqual(
    page.pay.slice(0, 2).map(({ label, value }) => [label, value]),
    [
      ['Empfänger', 'Alpenland Inkasso GmbH'],
      ['IBAN', 'AT61 1904 3002 3457 3201'],
    ],
  )
  const { subject, text } = invoiceMail(invoice)
  assert.match(subject, /Aktenzeichen MW/)
  assert.match(
    text,
    /1010 Wien\noffice@example\.com\nFN 123456 a, Firmenbuchgericht: Handelsgericht Wien, UID ATU12345678\n$/,
  )
  const at_home = { ...invoice, facts: { ...invoice.facts, creditor: { ...invoice.facts.creditor, address: VIENNA } } }
  assert.deepEqual(invoicePage(at_home, { is_sandbox: false }).recipient.slice(1), ['Lindengasse 12', '1070 Wien'])
})

test('invoices are listed for the team, page by page, and for nobody else', async () => {
  const { partner, claim } = await makeCase()
  await partner.post(claim.url, SUE)
  const page = (await operator.get('/api/operator/court-fee-invoices?limit=1')).json()
  assert.ok(page.total > 3)
  assert.deepEqual([page.data.length, page.page, page.limit], [1, 1, 1])
  assert.equal(page.data[0].claim_id, claim.id, 'newest first')
  assert.equal((await partner.get('/api/operator/court-fee-invoices')).statusCode, 401)
  assert.equal((await operator.get('/api/operator/court-fee-invoices?claim_id=x')).statusCode, 400)
})
