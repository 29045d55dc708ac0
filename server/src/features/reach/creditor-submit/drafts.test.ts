import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { filePart, PDF, PNG, storedFiles } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import {
  countRows,
  enterSubmitting,
  fieldsOf,
  makeColleagues,
  personOf,
  type Submitting,
} from '../../../../test/submitting.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const { db } = world.deps
const NEW = '/creditor/claims/new'
const work = () => world.deps.jobs.runDue(world.deps)

/** Begins a case with files and answers the path of its page. */
async function begin(person: Submitting, files = [filePart('r.pdf', invoicePdf())], cases = 'each'): Promise<string> {
  const sent = await person.upload(`${NEW}?lang=de`, [...files, { name: 'cases', content: cases }])
  assert.equal(sent.statusCode, 303, sent.body)
  return String(sent.headers.location).split('?')[0] as string
}

test('while the setting is off there is no such page', async () => {
  const { cookie } = await enterPortal(world)
  const person = asCreditor(world, cookie)
  const page = await person.get(`${NEW}?lang=de`)
  assert.equal(page.statusCode, 403)
  assert.match(page.body, /Hier können Sie keine Fälle übergeben/)
  assert.doesNotMatch(page.body, /name="file"/)
  const stranger = await world.request({ url: NEW })
  assert.match(String(stranger.headers.location), /^\/creditor\/login/)
})

test('a dropped invoice is read, shown with its debtor, corrected and handed over', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person)
  const waiting = await person.get(`${path}?lang=de`)
  assert.match(waiting.body, /Die Rechnung wird gelesen/)
  assert.ok(waiting.headers.refresh, 'the browser looks again by itself')
  await work()

  const page = await person.get(`${path}?lang=de`)
  const fields = fieldsOf(page)
  assert.deepEqual(
    [
      fields['invoices.0.invoice_number'],
      fields['invoices.0.invoice_amount_gross'],
      fields['invoices.0.invoice_issue_date'],
    ],
    ['R-2026-17', '1.200,00', '2026-03-02'],
  )
  const { debtor_kind, company_name, street, zip, city, country } = fields
  assert.deepEqual(
    { debtor_kind, company_name, street, zip, city, country },
    {
      debtor_kind: 'company',
      company_name: 'Berger Bau GmbH',
      street: 'Seestrasse 9',
      zip: '5020',
      city: 'Salzburg',
      country: 'AT',
    },
  )

  const wrong = await person.form(`${path}?lang=de`, { ...fields, 'invoices.0.invoice_amount_gross': '1,234', zip: '' })
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /Bitte als Betrag mit Cent schreiben/)
  assert.match(wrong.body, /id="zip-fault">Bitte ausfüllen/)
  assert.equal(fieldsOf(wrong)['invoices.0.invoice_amount_gross'], '1,234', 'what was typed is kept')

  const right = { ...fields, 'invoices.0.invoice_amount_gross': '1.234,50', 'invoices.0.invoice_due_date': '' }
  const before = await countRows(world, person.customer_id)
  const sent = await person.form(`${path}?lang=de`, right)
  assert.equal(sent.statusCode, 303, sent.body)
  const twice = await person.form(`${path}?lang=de`, right)
  assert.equal(twice.headers.location, sent.headers.location)
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 1, 'a double click is one case')

  const done = await person.get(String(sent.headers.location))
  const claim_id = /\/creditor\/claims\/([0-9a-f-]{36})/.exec(done.body)?.[1] as string
  assert.match(done.body, /Der Fall ist übergeben/)
  await work()
  const claim = (await person.partner.get(`/openapi/claims/${claim_id}`)).json().data
  assert.equal(claim.total_claim_amount, 1234.5, 'what the creditor said is certain, whatever the file says')
  assert.equal(claim.blocked_reason, null)
  assert.equal(claim.invoices[0].invoice_due_date, null, 'what was emptied stays empty')
  assert.equal(claim.invoices[0].invoice_issuer, 'Tischlerei Eder GmbH', 'the rest was read')
  const gross = await db.one<{ source: string }>(sql`
    select source from invoice_fields where invoice_id = ${claim.invoices[0].id} and field = 'invoice_amount_gross'`)
  assert.equal(gross?.source, 'creditor')
  const by = (await activityOf(world, claim_id)).filter(({ actor_type }) => actor_type !== 'system')
  const person_id = await personOf(world, person.email)
  assert.deepEqual(
    by.map(({ action, actor_id }) => [action, actor_id]),
    [
      ['claim.created', person_id],
      ['invoice.uploaded', person_id],
    ],
  )
})

test('two people who hand over the same draft at once make one case', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person)
  await work()
  const { form_key: _, ...fields } = fieldsOf(await person.get(path))
  const before = await countRows(world, person.customer_id)
  const sent = await Promise.all([person.form(path, fields), person.form(path, { ...fields, phone: '0664 1' })])
  assert.deepEqual(
    sent.map(({ statusCode }) => statusCode),
    [303, 303],
  )
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 1)
})

test('several files are cases of their own, or invoices of one', async () => {
  const person = await enterSubmitting(world)
  const files = [filePart('a.pdf', invoicePdf('A-1')), filePart('b.pdf', invoicePdf('B-2'))]
  assert.equal(await begin(person, files), NEW)
  await work()
  const list = await person.get(`${NEW}?lang=en`)
  for (const text of ['A-1', 'B-2', 'Berger Bau GmbH', '1,200.00', 'to be checked'])
    assert.ok(list.body.includes(text), text)
  const path = await begin(person, files, 'one')
  await work()
  const fields = fieldsOf(await person.get(`${path}?lang=en`))
  assert.deepEqual([fields['invoices.0.invoice_number'], fields['invoices.1.invoice_number']], ['A-1', 'B-2'])
  assert.equal((await person.form(`${path}?lang=en`, fields)).statusCode, 303)
  const claim = await db.one(sql`
    select total_cents, invoice_count from claims where customer_id = ${person.customer_id} order by id desc limit 1`)
  assert.deepEqual(claim, { total_cents: 240_000, invoice_count: 2 })
})

test('an invoice that we have already is handed over again only by somebody who says so', async () => {
  const person = await enterSubmitting(world)
  const first = await begin(person)
  await work()
  await person.form(first, fieldsOf(await person.get(first)))
  const second = await begin(person)
  await work()
  const warned = await person.get(`${second}?lang=en`)
  assert.match(warned.body, /We probably have this invoice already/)
  const fields = fieldsOf(warned)
  const refused = await person.form(`${second}?lang=en`, fields)
  assert.equal(refused.statusCode, 409)
  const other = await person.form(`${second}?lang=en`, { ...fields, confirmed: 'yes' })
  assert.equal(other.statusCode, 303, other.body)
})

test('without a file the invoice is typed, and can be saved and deleted', async () => {
  const person = await enterSubmitting(world)
  const begun = await person.form(`${NEW}/typed?lang=de`, {})
  const path = String(begun.headers.location).split('?')[0] as string
  const empty = await person.form(`${path}?lang=de`, {})
  assert.equal(empty.statusCode, 400)
  assert.match(empty.body, /Bitte auswählen/)
  const saved = await person.form(`${path}?lang=de`, {
    last_name: 'Maier',
    'invoices.0.invoice_number': 'T-1',
    step: 'save',
  })
  assert.equal(saved.headers.location, `${NEW}?done=saved&lang=de`)
  assert.match((await person.get(`${NEW}?lang=de`)).body, /Maier[\s\S]*T-1/)
  assert.equal(fieldsOf(await person.get(path)).last_name, 'Maier')

  const typed = {
    debtor_kind: 'person',
    first_name: 'Eva',
    last_name: 'Maier',
    street: 'Ring 1',
    zip: '1010',
    city: 'Wien',
    country: 'AT',
    email: 'eva@maier.example',
    'invoices.0.invoice_number': 'T-1',
    'invoices.0.invoice_issue_date': '2026-03-01',
    'invoices.0.invoice_amount_gross': '99,90',
  }
  const future = await person.form(`${path}?lang=de`, {
    ...typed,
    'invoices.0.invoice_issue_date': '2031-01-01',
    email: 'eva',
  })
  assert.match(future.body, /liegt in der Zukunft/)
  assert.match(future.body, /keine E-Mail-Adresse/)
  assert.equal((await person.form(path, typed)).statusCode, 303)
  const debtor = await db.one(sql`
    select debtor_type, person ->> 'last_name' as name, communication_channels -> 0 ->> 'value' as mail from debtors
    where customer_id = ${person.customer_id} order by id desc limit 1`)
  assert.deepEqual(debtor, { debtor_type: 'privateperson', name: 'Maier', mail: 'eva@maier.example' })

  const other = await begin(person)
  const kept = await storedFiles(world)
  assert.equal((await person.form(`${other}/removal`, {})).statusCode, 303)
  await work()
  assert.equal((await storedFiles(world)).length, kept.length - 1, 'its file goes with it')
  assert.equal((await person.get(other)).statusCode, 404)
})

test('a file that cannot be read is said so, and wrong files are refused beside their field', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person, [filePart('r.pdf', PDF)])
  await work()
  assert.match((await person.get(`${path}?lang=de`)).body, /konnten wir nicht lesen/)
  const before = await storedFiles(world)
  const wrong = await person.upload(`${NEW}?lang=de`, [filePart('a.png', PNG)])
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /id="file-fault">Bitte nur PDF-Dateien/)
  const none = await person.upload(`${NEW}?lang=de`, [{ name: 'cases', content: 'one' }])
  assert.match(none.body, /mindestens eine PDF-Datei[\s\S]*value="one" required checked/)
  assert.deepEqual(await storedFiles(world), before)
})

test('a colleague goes on with a draft; for everybody else it does not exist', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person)
  await work()
  const neighbour = await enterSubmitting(world, { partner: person.partner })
  for (const foreign of [neighbour, await enterSubmitting(world)]) {
    assert.equal((await foreign.get(path)).statusCode, 404)
    assert.equal((await foreign.get(`${path}/files/0`)).statusCode, 404)
    assert.equal((await foreign.form(path, { step: 'save' })).statusCode, 404)
    assert.equal((await foreign.form(`${path}/removal`, {})).statusCode, 404)
  }
  await makeColleagues(world, neighbour, person)
  assert.equal((await neighbour.get(`${path}/files/0`)).statusCode, 200)
  const page = await neighbour.get(path)
  assert.equal((await neighbour.form(path, fieldsOf(page))).statusCode, 303)
  const claim = await db.one<{ id: string; customer_id: string }>(sql`
    select id, customer_id from claims where customer_id = ${person.customer_id} order by id desc limit 1`)
  const [created] = await activityOf(world, claim?.id as string)
  assert.equal(created?.actor_id, await personOf(world, neighbour.email), 'under the name of who sent it')
})

test('a draft that nobody touches goes after two weeks, with its file', async () => {
  const person = await enterSubmitting(world)
  await begin(person)
  await work()
  const kept = await db.one<{ blob_key: string }>(sql`
    select blob_key from case_draft_invoices i join case_drafts d on d.id = i.draft_id
    where d.customer_id = ${person.customer_id}`)
  const key = kept?.blob_key as string
  ;(await world.deps.storage.get(key)).stream.destroy()
  const rows = () => db.many(sql`select id from case_drafts where customer_id = ${person.customer_id}`)
  await setDatabaseTime(world, '2026-05-28T11:59:00.000Z')
  world.clock.advance(14 * DAY_MS)
  await work()
  assert.equal((await rows()).length, 1)
  await setDatabaseTime(world, '2026-05-28T12:00:01.000Z')
  world.clock.advance(3_600_000)
  await work()
  assert.equal((await rows()).length, 0)
  await work()
  await assert.rejects(world.deps.storage.get(key), BlobMissing)
})
