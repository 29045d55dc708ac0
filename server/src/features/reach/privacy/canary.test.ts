import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { newIban } from '../../../../test/bank-house.ts'
import { camtFile } from '../../../../test/bank-statements.ts'
import { placesWith } from '../../../../test/canary-hunt.ts'
import { moveToCourtStep } from '../../../../test/court-cases.ts'
import { advance, asDebtor, cookiesOf, printedFor, tryCode } from '../../../../test/debtors.ts'
import { docx, filePart, multipart, multipartHeaders, upload } from '../../../../test/files.ts'
import { pagePdf, textAt } from '../../../../test/pdf-files.ts'
import { startS3 } from '../../../../test/s3-server.ts'
import { enterSubmitting, type Submitting } from '../../../../test/submitting.ts'
import { openWorld, setDatabaseTime, type World } from '../../../../test/world.ts'
import { addMonths, dayInVienna } from '../../../kernel/dates.ts'
import { verifyAudit } from '../../../platform/audit/chain.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { verifyChains } from '../../case/claims/index.ts'
import { erasePerson } from './service.people.ts'

const CANARY = 'Kanarienvogel'
const EMAIL = 'zwitscher@voliere.example'
const PHONE = '+43 660 5550199'
const IBAN = 'AT483200000012345864'
const WORDS = [CANARY, EMAIL, PHONE, IBAN, 'Papageienweg']

const HEAD = 'Vorname;Nachname;Straße;PLZ;Ort;Land;E-Mail;Telefon;Rechnungsnummer;Rechnungsdatum;Betrag brutto;Leistung'
const OWN = `Erna;${CANARY};Papageienweg 7;1070;Wien;AT;${EMAIL};${PHONE};K-1;2026-03-02;500,00;Käfig für ${CANARY}`
/** Somebody else, in the same tables. */
const NAMESAKE = 'Paul;Spatzenhaus;Am Ast 2;1080;Wien;AT;;;K-2;2026-03-02;70,00;Futter'
/** Never handed over: the amount is missing. */
const FAULTY = `Erna;${CANARY};Papageienweg 7;1070;Wien;AT;${EMAIL};;K-3;2026-03-02;;`

async function uploadTable(person: Submitting, filename: string, lines: readonly string[]): Promise<string> {
  const sent = await person.upload('/creditor/claims/new/csv?lang=de', [
    filePart(filename, [HEAD, ...lines].join('\r\n')),
  ])
  assert.equal(sent.statusCode, 303, sent.body)
  return String(sent.headers.location).split('?')[0] as string
}

const expect = async (answer: Promise<{ statusCode: number; body: string }> | { statusCode: number; body: string }) => {
  const { statusCode, body } = await answer
  assert.ok(statusCode < 400, `${statusCode} ${body}`)
}

/** Tables and drafts of a creditor, from which the first case comes. */
async function beginCases(world: World, person: Submitting): Promise<{ id: string; debtor_id: string }> {
  const table = await uploadTable(person, `Offen ${CANARY}.csv`, [OWN, FAULTY, NAMESAKE])
  await expect(person.form(`${table}?lang=de`, {}))
  await world.deps.jobs.runDue(world.deps)
  await uploadTable(person, 'rest.csv', [NAMESAKE, FAULTY])
  await uploadTable(person, 'kaputt.csv', [`"${OWN}`])
  const draft = await person.form('/creditor/claims/new/typed?lang=de', {})
  const typed = { first_name: 'Erna', last_name: CANARY, street: 'Papageienweg 7', zip: '1070', step: 'save' }
  await expect(person.form(String(draft.headers.location).split('?')[0] as string, typed))
  const made = await world.deps.db.one<{ id: string; debtor_id: string }>(sql`
    select l.id, l.debtor_id from claims l join debtors d on d.id = l.debtor_id where d.name like ${`%${CANARY}`}`)
  assert.ok(made, 'the table became a case')
  return made
}

/** Everything that debtor, creditor, partner, court and team can leave behind. */
async function leaveTraces(world: World) {
  const team = await world.operator('admin')
  const person = await enterSubmitting(world)
  const { partner, customer_id } = person
  const hook = `/api/operator/partners/${partner.partner_id}/webhook`
  const url = 'https://hooks.partner.example/in'
  await expect(world.request({ method: 'PUT', url: hook, headers: { cookie: team.cookie }, payload: { url } }))
  const { id, debtor_id } = await beginCases(world, person)
  await advance(world, 1800)
  const debtor = asDebtor(world, cookiesOf(await tryCode(world, await printedFor(world, id))))
  const message = [{ name: 'text', content: `Hier schreibt ${CANARY}` }, filePart(`${CANARY}.pdf`, paper(CANARY))]
  await expect(
    world.request({
      ...{ method: 'POST', url: '/api/debtor/messages', payload: multipart(message) },
      headers: { cookie: debtor.cookie, ...multipartHeaders() },
    }),
  )
  await expect(debtor.send('PATCH', '/api/debtor/contact', { email: `neu.${EMAIL}` }))
  await expect(partner.patch(`/openapi/debtors/${debtor_id}`, { iban: IBAN }))
  await actAsTeam(world, team, id)
  await actAsCreditor(world, person, id)

  const body = { customer_id, debtor_id, partner_reference: CANARY, subject_matter: CANARY }
  const other = (await partner.post('/openapi/claims', body, { 'idempotency-key': newId() })).json().data.id as string
  const key = { 'idempotency-key': newId() }
  const invoice = [filePart(`${CANARY}.pdf`, paper(CANARY))]
  const uploaded = await upload(partner, `/openapi/claims/${other}/invoices`, invoice, key)
  await expect(uploaded)
  await world.deps.jobs.runDue(world.deps)
  const field = `/api/operator/invoices/${uploaded.json().data.id}/extraction/fields/invoice_recipient`
  for (const value of [CANARY, `Erna ${CANARY}`]) await expect(team.patch(field, { value }))
  const manual = { invoice_number: `R-${CANARY}`, invoice_recipient: CANARY, invoice_amount_gross: 500 }
  const dates = { invoice_issue_date: '2026-03-01', invoice_due_date: '2026-03-31' }
  await expect(partner.post(`/openapi/claims/${other}/invoices/manual`, { ...manual, ...dates }))
  const word = docx([{ name: 'word/notes.xml', content: `<w>${CANARY}</w>` }])
  await expect(upload(partner, `/openapi/claims/${other}/documents`, [filePart(`Vertrag ${CANARY}.docx`, word)]))
  await goToCourt(world, { team, partner }, other)
  const payment = { amount: 10, reference: `Zahlung ${CANARY}`, notes: CANARY, iban: IBAN }
  await expect(partner.post(`/openapi/claims/${other}/payments`, payment, { 'idempotency-key': newId() }))
  await payByBank(world, { team, partner }, other)
  await deliverWebhooks(world, [id, other])
  await expect(team.get(`/api/operator/claims?q=${CANARY}`))
  return { world, team, partner, person, debtor_id, claims: [id, other] }
}

/** The bank tells who paid, and with which words. */
async function payByBank(
  world: World,
  { team, partner }: { team: Awaited<ReturnType<World['operator']>>; partner: Submitting['partner'] },
  claim_id: string,
): Promise<void> {
  const { case_reference } = (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  const iban = newIban()
  const account = { organization_id: partner.organization_id, name: 'Konto', iban, kind: 'client_money' }
  await expect(team.post('/api/operator/bank-accounts', account))
  const entry = { amount: 700, text: `${case_reference} von ${CANARY}`, name: `Erna ${CANARY}`, iban: IBAN }
  const on = dayInVienna(world.clock.business())
  const file = camtFile({ iban, opening: 0, on, entries: [entry] })
  const stored = await upload(team, '/api/operator/bank-statements', [filePart(`Auszug ${CANARY}.xml`, file)])
  assert.equal(stored.statusCode, 201, stored.body)
  assert.equal(stored.json().data.booked, 1, stored.body)
}

const paper = (name: string): Buffer =>
  pagePdf(
    textAt(
      ...([
        [40, 560, 'Tischlerei Eder GmbH, Hauptstrasse 1, 4020 Linz'],
        [40, 500, `Erna ${name}`],
        [40, 485, 'Papageienweg 7'],
        [40, 470, '1070 Wien'],
        [240, 430, 'Rechnungsdatum: 02.03.2026'],
        [40, 430, `Rechnung Nr. ${name}`],
        [40, 260, 'Rechnungsbetrag brutto'],
        [300, 260, '1.200,00 EUR'],
      ] as [number, number, string][]),
    ),
  )

async function actAsTeam(world: World, team: Awaited<ReturnType<World['operator']>>, id: string): Promise<void> {
  const at = `/api/operator/claims/${id}`
  await expect(team.post(`${at}/messages`, { text: `Sehr geehrte Frau ${CANARY}` }))
  for (const held of [true, false]) await expect(team.post(`${at}/hold`, { held, note: `${CANARY} hat angerufen` }))
  const first = addMonths(dayInVienna(world.clock.business()), 1)
  await expect(team.post(`${at}/installment-plan`, { installments: [{ due_date: first, amount: 500 }] }))
  await world.deps.jobs.runDue(world.deps)
  await expect(team.get(`${at}/installment-plan/agreement.pdf`))
  const [letter] = await world.deps.db.many<{ id: string }>(sql`select id from letters where claim_id = ${id}`)
  await expect((await world.operator('agent')).get(`/api/operator/letters/${letter?.id}/file`))
  const note = { until: `${first}T08:00:00Z`, note: CANARY }
  const waiting = (await team.get('/api/operator/work?limit=100')).json().data as { key: string; claim_id: string }[]
  const key = waiting.find(({ claim_id }) => claim_id === id)?.key
  const snooze = { method: 'PUT', url: `/api/operator/work/${key}/snooze`, payload: note } as const
  await expect(world.request({ ...snooze, headers: { cookie: team.cookie } }))
}

async function actAsCreditor(world: World, person: Submitting, id: string): Promise<void> {
  const team = await world.operator('agent')
  const asked = await team.post(`/api/operator/claims/${id}/questions`, { text: `Kennen Sie ${CANARY}?` })
  await expect(asked)
  await expect(person.send('POST', `/api/creditor/questions/${asked.json().data.id}/answer`, { text: CANARY }))
  const payment_date = dayInVienna(world.clock.business())
  const report = { amount: 10, payment_date, note: `von ${CANARY}` }
  await expect(person.send('POST', `/api/creditor/claims/${id}/direct-payment`, report))
  await expect(person.send('POST', `/api/creditor/claims/${id}/withdrawal`, { reason: `${CANARY} ist brav` }))
  await expect(team.post(`/api/operator/claims/${id}/withdrawal/refuse`, { note: CANARY }))
}

async function goToCourt(
  world: World,
  { team, partner }: { team: Awaited<ReturnType<World['operator']>>; partner: Submitting['partner'] },
  id: string,
): Promise<void> {
  await moveToCourtStep(world, id)
  await expect(partner.post(`/openapi/claims/${id}/lawsuit-decision/link`))
  await expect(partner.post(`/openapi/claims/${id}/lawsuit-decision`, { decision: 'sue' }))
  await world.deps.jobs.runDue(world.deps)
  const at = `/api/operator/claims/${id}`
  await expect(team.get(`${at}/filing-package.pdf`))
  await expect(team.post(`${at}/filing`, { reference: `1 C 1/26a ${CANARY}` }))
  const told = { kind: 'objection', date: dayInVienna(world.clock.business()), note: `Beklagte ${CANARY}` }
  await expect(team.post(`${at}/court-messages`, told))
}

/** A receiver that answers with what it knows about the person. */
async function deliverWebhooks(world: World, claims: readonly string[]): Promise<void> {
  world.clock.advance(30_000)
  await world.deps.jobs.runDue({
    ...world.deps,
    poster: {
      post: async ({ body }) => ({
        ...{ status_code: 500, error: null, duration_ms: 3, is_ours: false, is_reached: true },
        response_head: Buffer.from(claims.some((id) => body.includes(id)) ? `unknown ${CANARY}` : 'unknown'),
      }),
      close: async () => undefined,
    },
  })
}

async function closeAll(team: Awaited<ReturnType<World['operator']>>, claims: readonly string[]): Promise<void> {
  for (const id of claims)
    await expect(team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off', note: CANARY }))
}

async function assertSound(world: World): Promise<void> {
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
  assert.deepEqual((await verifyAudit(world.deps.db)).breaks, [])
  assert.deepEqual(await verifyAccounts(world.deps.db), [])
  const told = world.log_lines.filter((line) => WORDS.some((word) => line.includes(word)))
  assert.deepEqual(told, [], 'the log of the process names nobody')
}

/** Where a debtor must have been before, so that the test cannot pass for want of traces. */
const EVERYWHERE = `
  bank_entries.payer_iban bank_entries.payer_name bank_entries.search_text bank_entries.text bank_statements.file_name
  case_drafts.typed case_imports.content case_imports.original_filename claim_activity.said claim_search.debtor
  claim_search.invoices claim_search.reference claim_search.words claims.partner_reference claims.search_reference
  claims.subject_matter court_fee_invoices.facts court_filings.reference court_messages.note creditor_questions.answer
  creditor_questions.text debtor_messages.text debtors.addresses debtors.communication_channels debtors.iban debtors.name
  debtors.person debtors.portal_email debtors.search_name debtors.search_text documents.original_filename events.body idempotency_keys.body
  invoice_fields.reading invoice_fields.steps invoice_files.original_filename invoices.invoice_number invoices.invoice_recipient
  invoices.search_number invoices.subject letters.content letters.recipient mails.body_text mails.recipient
  mails.sealed_text payment_reports.note payments.iban payments.notes payments.reference plan_agreements.facts
  webhook_attempts.response_head withdrawals.decision_note withdrawals.reason work_marks.note`
  .trim()
  .split(/\s+/)
const FILES = ['agreements', 'bank-statements', 'court-fee-invoices', 'documents', 'invoices', 'letters'].map(
  (folder) => `file ${folder}`,
)

/** What the law keeps after a request, and why. Nobody but an administrator sees it. */
const KEPT_BY_LAW: Readonly<Record<string, string>> = {
  'blocked_people.identity': 'whose papers these are',
  'claims.partner_reference': 'receipts: finds the booking with the partner',
  'claims.search_reference': 'receipts: the same, to be found by it',
  'claim_search.reference': 'receipts: the same',
  'claim_search.words': 'receipts: the same',
  'claim_search.invoices': 'receipts: numbers of invoices',
  'invoices.invoice_number': 'receipts',
  'invoices.search_number': 'receipts',
  'invoices.invoice_recipient': 'receipts',
  'invoices.subject': 'receipts',
  'invoice_files.original_filename': 'receipts',
  'file invoices': 'receipts',
  'payments.iban': 'receipts',
  'payments.notes': 'receipts',
  'payments.reference': 'receipts',
  'bank_entries.payer_iban': 'receipts',
  'bank_entries.payer_name': 'receipts',
  'bank_entries.search_text': 'receipts: the same, to be found by it',
  'bank_entries.text': 'receipts',
  'bank_statements.file_name': 'receipts: with many others in it',
  'file bank-statements': 'receipts: with many others in it',
  'events.body': 'receipts: the partner’s reference, as it was told',
  'court_fee_invoices.facts': 'receipts: our own invoices',
  'file court-fee-invoices': 'receipts: our own invoices',
  'mails.body_text': 'receipts: the mail that carried our invoice',
  'letters.content': 'letters',
  'letters.recipient': 'letters',
  'file letters': 'letters',
  'plan_agreements.facts': 'letters: an agreement',
  'file agreements': 'letters: an agreement',
  'court_filings.reference': 'letters: number of the proceedings',
  'court_messages.note': 'letters: what the court wrote',
}

test('after a request nothing is left of a debtor but what the law keeps, and after its time nothing', async () => {
  const s3 = await startS3()
  const world = await openWorld({ s3: s3.config })
  const { team, claims, debtor_id, person } = await leaveTraces(world)
  await closeAll(team, claims)
  const before = await placesWith(world, WORDS)
  assert.deepEqual(
    [...EVERYWHERE, ...FILES].filter((place) => !before.includes(place)),
    [],
  )

  await world.act((work) => erasePerson(work, { kind: 'debtor', id: debtor_id }, { request_id: newId() }))
  await world.deps.jobs.runDue(world.deps)
  const left = await placesWith(world, WORDS)
  assert.deepEqual(
    left.filter((place) => !(place in KEPT_BY_LAW)),
    [],
  )
  await assertSound(world)
  const tables = await world.deps.db.many<{ content: string }>(
    sql`select content from case_imports order by created_at, id`,
  )
  assert.equal(tables.length, 2, 'the broken one went, the others stay')
  for (const { content } of tables) assert.ok(content.includes(NAMESAKE), 'lines of others stay')
  assert.equal((await person.get('/creditor/claims/new/csv?lang=de')).statusCode, 200)

  world.clock.advance(12 * 366 * 86_400_000)
  await setDatabaseTime(world, '2039-01-01T00:00:00Z')
  await world.deps.jobs.runDue(world.deps)
  await world.deps.jobs.runDue(world.deps)
  assert.deepEqual(await placesWith(world, WORDS), [])
  const stored = (await Promise.all((await s3.files()).map((path) => readFile(path, 'latin1')))).join('\n')
  assert.ok(!stored.includes(CANARY), 'nothing on the disk of the object store either')
  await assertSound(world)
})
