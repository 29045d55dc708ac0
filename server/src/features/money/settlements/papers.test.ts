import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDebtor } from '../../../../test/cases.ts'
import { accept, asCreditor, cookieOf, invitationTo } from '../../../../test/creditors.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { sendSettlement } from './sending.ts'

const world = await openWorld()
const FILES = ['invoice.pdf', 'statement.pdf', 'statement.csv'] as const
const runJobs = () => world.deps.jobs.runDue(world.deps)

const wordsOf = async (pdf: Buffer): Promise<string> => (await copiedPages(pdf)).join(' ').replace(/\s+/g, ' ')

type Setting = Awaited<ReturnType<typeof openSettling>>
const fileOf = async ({ admin }: Setting, id: string, name: string): Promise<Buffer> => {
  const answer = await admin.get(`/api/operator/settlements/${id}/${name}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.rawPayload
}

/** A claim whose first letter is sent and paid. */
async function payLetter(setting: Setting): Promise<string> {
  const { partner, customer_id, admin } = setting
  const addresses = [{ street: 'Weg 1', zip: '80331', city: 'München', country: 'DE' }]
  const debtor = { acting_as: 'person', person: { last_name: 'Maier' }, addresses, customer_id }
  const debtor_id = (await partner.post('/openapi/debtors', debtor)).json().data.id
  const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
  const invoice = { invoice_amount_gross: 1000, invoice_issue_date: '2026-01-01', invoice_due_date: '2026-01-31' }
  await partner.post(`/openapi/claims/${id}/invoices/manual`, invoice)
  for (const to_stage of ['in_processing', 'first_demand_letter'])
    assert.equal((await admin.post(`/api/operator/claims/${id}/stage`, { to_stage })).statusCode, 200)
  world.clock.advance(4 * 86_400_000)
  await setting.receive(id, 300, '2026-05-18')
  return id
}

test('the invoice says what the laws ask for, and what the debtor has paid of it', async () => {
  const setting = await openSettling(world)
  await payLetter(setting)
  const one = await setting.settle('2026-05-18')
  const cost = one.lines.find(({ source_kind }) => source_kind === 'collection_cost')
  assert.ok(cost && cost.amount > 0)
  const text = await wordsOf(await fileOf(setting, one.id, 'invoice.pdf'))
  for (const wanted of [
    ...['Forderungsservice Donau GmbH', 'Handelskai 94', '1200 Wien', 'UID ATU12345675', 'FN 123456 a'],
    ...['Huber GmbH', 'Lindengasse 12', '1070 Wien', 'Rechnungsnummer RE-2026-000001', 'Rechnungsdatum 18. Mai 2026'],
    ...['Leistungszeitraum 18.05.2026', 'Erfolgshonorar', 'Inkassokosten, vom Schuldner bezahlt', '30,00 €'],
    ...['Nettobetrag', 'Umsatzsteuer 20 %', 'Gesamtbetrag', 'Davon haben Schuldner', 'Von Ihnen zu tragen'],
    ...['AB-2026-000001', 'Bitte überweisen Sie nichts'],
  ])
    assert.ok(text.includes(wanted), `${wanted}: ${text}`)
  const statement = await wordsOf(await fileOf(setting, one.id, 'statement.pdf'))
  for (const wanted of ['Abrechnung', 'Für Sie eingegangen 300,00 €', 'Maier', 'Wir überweisen Ihnen', 'Zahlung'])
    assert.ok(statement.includes(wanted), `${wanted}: ${statement}`)
})

test('a creditor abroad reads English, with reverse charge and both VAT ids', async () => {
  const customer = { uid: 'FR12345678901', address: { street: 'Rue 1', zip: '75001', city: 'Paris', country: 'FR' } }
  const setting = await openSettling(world, { customer })
  await setting.receive(await setting.makeClaim(), 600)
  const one = await setting.settle()
  const text = await wordsOf(await fileOf(setting, one.id, 'invoice.pdf'))
  for (const wanted of [
    'Invoice RE-2026-000001',
    'FR12345678901',
    'ATU12345675',
    'Reverse charge',
    'Success fee',
    'France',
  ])
    assert.ok(text.includes(wanted) || wanted.startsWith('Invoice'), `${wanted}: ${text}`)
  assert.ok(!text.includes('VAT 0'))
})

test('fees that are taken back are an invoice correction that names the invoice', async () => {
  const setting = await openSettling(world)
  const entry_id = await setting.receive(await setting.makeClaim(), 600)
  const first = await setting.settle()
  await setting.admin.post(`/api/operator/bank-entries/${entry_id}/unassign`, { note: 'wrong' })
  const second = await setting.settle('2026-05-18')
  const text = await wordsOf(await fileOf(setting, second.id, 'invoice.pdf'))
  for (const wanted of [
    'Rechnungskorrektur',
    `Zu Rechnung ${first.invoice_number}`,
    'Erfolgshonorar, zurückgenommen',
    '−72,00 €',
  ])
    assert.ok(text.includes(wanted), `${wanted}: ${text}`)
})

test('the rows of the CSV add up to nothing, and it runs nothing', async () => {
  const setting = await openSettling(world, { customer: { name: '=1+1' } })
  const { partner, customer_id } = setting
  const claim_id = await setting.makeClaim()
  await setting.receive(claim_id, 33.33)
  await world.deps.db.alone(
    sql`update debtors set person = person || '{"first_name": "=cmd()"}' where customer_id = ${customer_id}`,
  )
  await makeDebtor(partner, customer_id)
  const one = await setting.settle()
  const csv = (await fileOf(setting, one.id, 'statement.csv')).toString('utf8')
  const [head = '', ...rows] = csv.replace('\ufeff', '').trim().split('\r\n')
  const at = head.split(',').indexOf('amount')
  const amounts = rows.map((row) => Number(row.split(',')[at]))
  assert.equal(
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0),
    0,
    csv,
  )
  assert.ok(rows.some((row) => row.includes('remitted')))
  assert.doesNotMatch(csv, /(^|,)=/m)
})

/** The creditor of a setting, with one of its people in the portal. */
async function enterAs({ email, partner, customer_id }: Setting) {
  const debtor_id = await makeDebtor(partner, customer_id)
  await partner.post('/openapi/claims', { debtor_id, customer_id })
  await runJobs()
  return asCreditor(world, cookieOf(await accept(world, await invitationTo(world, email))))
}

test('the creditor lists the own settlements, with their files, and nobody else’s', async () => {
  const [setting, other] = [await openSettling(world), await openSettling(world)]
  for (const { receive, makeClaim } of [setting, other]) await receive(await makeClaim(), 600)
  const creditor = await enterAs(setting)
  const empty = await creditor.get('/creditor/settlements')
  assert.match(empty.body, /Noch keine Abrechnung/)
  const [one, foreign] = [await setting.settle(), await other.settle()]
  const { data, total } = (await creditor.get('/api/creditor/settlements')).json()
  const { lines, organization_id, customer_id, customer_name, created_by, invoice_lacks, ...shown } = one
  assert.deepEqual([data, total], [[shown], 1])
  for (const name of FILES) {
    for (const base of ['/api/creditor/settlements', '/creditor/settlements']) {
      const answer = await creditor.get(`${base}/${one.id}/${name}`)
      assert.equal(answer.statusCode, 200, answer.body)
      assert.match(String(answer.headers['content-disposition']), /^attachment; filename="(AB|RE)-2026-000001\./)
      assert.equal((await creditor.get(`${base}/${foreign.id}/${name}`)).statusCode, 404)
      assert.equal((await creditor.get(`${base}/${newId()}/${name}`)).statusCode, 404)
    }
  }
  assert.equal((await creditor.get('/creditor/settlements/nonsense/invoice.pdf')).statusCode, 404)
  assert.equal((await creditor.get(`/api/creditor/settlements?customer_id=${other.customer_id}`)).statusCode, 400)
  const page = await creditor.get('/creditor/settlements?lang=en')
  for (const text of [
    'AB-2026-000001',
    '€600.00',
    '€72.00',
    '€528.00',
    'to be transferred',
    `${one.id}/invoice.pdf?lang=en`,
  ])
    assert.ok(page.body.includes(text), text)
  assert.match((await creditor.get('/creditor/money')).body, /\/creditor\/settlements/)
  const stranger = await world.request({ url: '/creditor/settlements' })
  assert.equal(stranger.statusCode, 303)
})

test('everybody of the creditor gets one mail with the papers, however often it is tried', async () => {
  const setting = await openSettling(world)
  await setting.receive(await setting.makeClaim(), 600)
  await enterAs(setting)
  const one = await setting.settle()
  const mails = () =>
    world.deps.db.many<{ subject: string; body_text: string; attachments: { filename: string; key: string }[] }>(sql`
      select subject, body_text, attachments from mails where recipient = ${setting.email} and attachments <> '[]'`)
  const crashing = { ...world.deps, db: { ...world.deps.db, transaction: () => Promise.reject(new Error('gone')) } }
  await assert.rejects(sendSettlement.run(crashing as never, { settlement_id: one.id }, 1))
  await runJobs()
  await sendSettlement.run(world.deps, { settlement_id: one.id }, 2)
  const [mail, ...more] = await mails()
  assert.deepEqual(more, [])
  assert.equal(mail?.subject, 'Abrechnung AB-2026-000001 bis 14. Mai 2026')
  assert.match(mail?.body_text ?? '', /Wir überweisen Ihnen: {3}528,00 €/)
  assert.match(mail?.body_text ?? '', /Honorare und Gerichtsgebühren sind verrechnet/)
  assert.deepEqual(
    mail?.attachments.map(({ filename }) => filename),
    ['AB-2026-000001.pdf', 'RE-2026-000001.pdf'],
  )
  await world.deps.storage.get(mail?.attachments[0]?.key as string)
})

test('a mail about what was carried over does not say that it is set off', async () => {
  const { makeClaim, partner, settle, email } = await openSettling(world)
  await partner.post(`/openapi/claims/${await makeClaim()}/payments`, { amount: 500 })
  await settle('2026-05-18')
  await runJobs()
  const mail = await world.deps.db.one<{ body_text: string }>(
    sql`select body_text from mails where recipient = ${email} and attachments <> '[]'`,
  )
  assert.match(
    mail?.body_text ?? '',
    /Vortrag: +60,00 €[\s\S]*Den Vortrag verrechnen wir mit Ihren\nnächsten Eingängen/,
  )
  assert.doesNotMatch(mail?.body_text ?? '', /sind verrechnet/)
})
