import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeTable, readTable as readWithin, type Table } from '@mahnwerk/claim-table/table'
import { activityOf } from '../../../../test/cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { filePart, PDF } from '../../../../test/files.ts'
import { countRows, enterSubmitting, makeColleagues, personOf, type Submitting } from '../../../../test/submitting.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/work.ts'
import { startHandingOver } from './jobs.ts'
import { COLUMNS, readHead } from './rules/columns.ts'
import { TABLE_LIMITS, TABLES_MAX } from './rules.ts'

const readTable = (text: string) => readWithin(text, TABLE_LIMITS)

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const { db } = world.deps
const CSV = '/creditor/claims/new/csv'
const work = () => world.deps.jobs.runDue(world.deps)

const HEAD =
  'Fall;Art;Firma;Vorname;Nachname;Straße;PLZ;Ort;Land;Rechnungsnummer;Rechnungsdatum;Fällig am;Betrag brutto'
const GOOD = ';;Berger Bau GmbH;;;Seestraße 9;5020;Salzburg;Österreich;R-1;02.03.2026;16.03.2026;1.200,00'

/** Uploads a table and answers the path of its page. */
async function begin(person: Submitting, lines: readonly string[]): Promise<string> {
  const sent = await person.upload(`${CSV}?lang=de`, [filePart('offen.csv', [HEAD, ...lines].join('\r\n'))])
  assert.equal(sent.statusCode, 303, sent.body)
  return String(sent.headers.location).split('?')[0] as string
}

const textOf = (body: string): string =>
  body
    .slice(body.indexOf('<main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const claimsOf = (customer_id: string) =>
  db.many<{ id: string; total_cents: number; invoice_count: number; case_reference: string }>(sql`
    select id, total_cents, invoice_count, case_reference from claims where customer_id = ${customer_id} order by id`)

test('while the setting is off there is no such page', async () => {
  const { cookie } = await enterPortal(world)
  assert.equal((await asCreditor(world, cookie).get(CSV)).statusCode, 403)
})

test('a table is shown line by line with its faults, and its good lines become cases', async () => {
  const person = await enterSubmitting(world)
  const [first] = await claimsOf(person.customer_id)
  const path = await begin(person, [
    GOOD,
    ';;;Eva;Maier;Ring 1;1010;Wien;AT;R-2;2026-03-02;;99,90',
    ';;;;;Ring 1;1010;Wien;AT;R-3;30.02.2026;;1.234',
    'A;Einzelunternehmen;;Max;Moser;Ring 2;1010;Wien;;R-4;01.03.2026;01.02.2026;10',
    'A;;;;;;;;;R-5;01.03.2026;;20',
    'B;;Zwei GmbH;;;Ring 3;1010;Wien;AT;R-6;01.03.2026;;30',
    'B;;;;;;;;;R-7;01.03.2026;;40',
    GOOD,
    ';Verein;;;Adler;Ring 4;1010;Wien;Narnia;R-8;01.03.2031;;0',
  ])
  const before = await countRows(world, person.customer_id)
  const text = textOf((await person.get(`${path}?lang=de`)).body)
  for (const said of [
    'Zeilen mit Fehlern: 3',
    'Zeilen neu: 4',
    'Zeilen wahrscheinlich schon bekannt: 1',
    'Zeilen warten auf eine andere Zeile ihres Falls: 1',
    'Nachname: Bitte ausfüllen',
    'Rechnungsdatum: Bitte ein Datum angeben, das es gibt',
    'Betrag brutto: Bitte als Betrag mit Cent schreiben',
    'Fällig am: Dieser Tag liegt vor dem Rechnungsdatum',
    'Art: Bitte Unternehmen, Einzelunternehmen oder Privatperson',
    'Land: Dieses Land kennen wir nicht',
    'Rechnungsdatum: Dieser Tag liegt in der Zukunft',
    'Betrag brutto: Der Betrag muss größer als 0 sein',
    'wahrscheinlich dieselbe Rechnung wie in Zeile 2',
    '3 Fälle übergeben',
  ])
    assert.ok(text.includes(said), `${said} in ${text}`)
  assert.deepEqual(await countRows(world, person.customer_id), before, 'nothing is handed over by looking')

  const sent = await person.form(`${path}?lang=de`, { form_key: 'k' })
  assert.equal(sent.statusCode, 303, sent.body)
  const twice = await person.form(`${path}?lang=de`, { form_key: 'k' })
  assert.equal(twice.statusCode, 303, 'a double click')
  const running = await person.get(`${path}?lang=de`)
  assert.match(running.body, /werden übergeben: 0 von 4 Zeilen/)
  assert.ok(running.headers.refresh)
  assert.equal((await person.form(`${path}?lang=de`, {})).statusCode, 409, 'one at a time')
  await work()

  const made = (await claimsOf(person.customer_id)).filter(({ id }) => id !== first?.id)
  assert.deepEqual(
    made.map(({ total_cents, invoice_count }) => [total_cents, invoice_count]),
    [
      [120_000, 1],
      [9_990, 1],
      [7_000, 2],
    ],
  )
  const done = textOf((await person.get(`${path}?lang=de`)).body)
  for (const { case_reference } of made) assert.ok(done.includes(case_reference), case_reference)
  const [log] = await activityOf(world, made[0]?.id as string)
  assert.deepEqual(
    [log?.action, log?.actor_type, log?.actor_id],
    ['claim.created', 'creditor', await personOf(world, person.email)],
  )

  const rest = readTable(decodeTable((await person.get(`${path}/lines.csv?lang=de`)).rawPayload)) as Table
  assert.equal(rest.rows.length, 5)
  assert.equal(rest.head.at(-1), 'Fehler')
  assert.match(rest.rows[0]?.cells.at(-1) ?? '', /Nachname: Bitte ausfüllen/)
  const all = readTable(decodeTable((await person.get(`${path}/lines.csv?which=all&lang=de`)).rawPayload)) as Table
  assert.equal(all.rows[0]?.cells.at(-2), made[0]?.case_reference)
})

test('a run that is begun again doubles nothing', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person, [GOOD, GOOD.replace('R-1', 'R-2')])
  const before = await countRows(world, person.customer_id)
  await person.form(path, {})
  await transact(world.deps, SYSTEM, (one) =>
    startHandingOver(one, path.split('/').at(-1) as string, person.organization_id),
  )
  await work()
  await work()
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 2)
  const again = await begin(person, [GOOD])
  const text = textOf((await person.get(`${again}?lang=en`)).body)
  assert.match(text, /probably already known: MW/)
  await person.form(again, {})
  await work()
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 2, 'what is known is left')
  await person.form(again, { includes_known: 'yes' })
  await work()
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 3, 'unless somebody says so')
})

test('a table is deleted once, however often the button is pressed', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person, [GOOD])
  const press = () => person.form(`${path}/removal`, { form_key: 'one' })
  const [one, two] = [await press(), await press()]
  assert.match(String(one.headers.location), /done=dropped/)
  assert.equal(two.headers.location, one.headers.location)
})

test('who has left the customer hands over nothing more, and a colleague can', async () => {
  const person = await enterSubmitting(world)
  const colleague = await enterSubmitting(world, { partner: person.partner })
  const path = await begin(person, [GOOD])
  assert.equal((await colleague.get(path)).statusCode, 404)
  assert.equal((await colleague.form(path, {})).statusCode, 404)
  assert.equal((await colleague.get(`${path}/lines.csv`)).statusCode, 404)
  assert.equal((await colleague.form(`${path}/removal`, {})).statusCode, 404)
  await makeColleagues(world, colleague, person)
  await person.form(path, {})
  const person_id = await personOf(world, person.email)
  await world.act(async ({ tx }) => {
    await tx.run(sql`delete from creditor_sessions where person_id = ${person_id}`)
    await tx.run(sql`delete from creditor_memberships where person_id = ${person_id}`)
  })
  const before = await countRows(world, person.customer_id)
  await work()
  assert.deepEqual(await countRows(world, person.customer_id), before)
  assert.equal((await colleague.form(path, {})).statusCode, 303)
  await work()
  assert.equal((await countRows(world, person.customer_id)).claims, before.claims + 1)
})

test('files that are no tables are refused in words', async () => {
  const person = await enterSubmitting(world)
  const sent = async (parts: Parameters<Submitting['upload']>[1]) => person.upload(`${CSV}?lang=de`, parts)
  assert.match((await sent([])).body, /Bitte wählen Sie eine CSV-Datei/)
  assert.match((await sent([filePart('a.pdf', PDF)])).body, /mit der Endung \.csv/)
  const large = await sent([filePart('a.csv', Buffer.alloc(1_048_577, 'x'))])
  assert.equal(large.statusCode, 413)
  assert.match(large.body, /größer als 1 MB/)
  const shown = async (content: string) => {
    const { headers } = await sent([filePart('a.csv', content)])
    return textOf((await person.get(String(headers.location))).body)
  }
  assert.match(await shown('nur eine Zeile'), /keine Zeile mit einer Rechnung/)
  assert.match(await shown('Firma;PLZ\nX;1'), /Diese Spalten fehlen: Straße, Ort, Rechnungsnummer/)
  assert.match(await shown('Firma;PLZ\n"X;1'), /Anführungszeichen/)
})

test('a table that is sent from the page of another customer is nobody’s', async () => {
  const [person, colleague] = [await enterSubmitting(world), await enterSubmitting(world)]
  const [, content = ''] = /name="form_key" value="([^"]+)"/.exec((await person.get(CSV)).body) ?? []
  await makeColleagues(world, person, colleague)
  const parts = [{ name: 'form_key', content }, filePart('offen.csv', `${HEAD}\r\n${GOOD}`)]
  assert.equal((await person.upload(CSV, parts)).statusCode, 409)
  const { customer_id } = colleague
  assert.equal((await db.many(sql`select id from case_imports where customer_id = ${customer_id}`)).length, 0)
  await person.send('PATCH', '/api/creditor/session', { customer_id: person.customer_id })
  assert.equal((await person.upload(CSV, parts)).statusCode, 303)
})

test('so many tables are kept at once, and no more', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person, [GOOD])
  await world.deps.db.transaction((tx) =>
    tx.run(sql`
      insert into case_imports (id, organization_id, customer_id, original_filename, content, created_at, expires_at)
      select gen_random_uuid(), i.organization_id, i.customer_id, 'a.csv', '', i.created_at, i.expires_at
      from case_imports i, generate_series(2, ${TABLES_MAX}::int) where i.customer_id = ${person.customer_id}`),
  )
  const refused = await person.upload(`${CSV}?lang=de`, [filePart('a.csv', HEAD)])
  assert.equal(refused.statusCode, 400)
  assert.match(refused.body, /schon 50 Tabellen/)
  assert.equal((await person.form(`${path}/removal`, {})).statusCode, 303)
  await begin(person, [GOOD])
})

test('the template can be filled in, in both languages', async () => {
  const person = await enterSubmitting(world)
  for (const language of ['de', 'en']) {
    const file = await person.get(`${CSV}/template.csv?lang=${language}`)
    const table = readTable(decodeTable(file.rawPayload)) as Table
    assert.deepEqual(readHead(table).columns, COLUMNS)
    const sent = await person.upload(CSV, [filePart('a.csv', file.rawPayload)])
    const text = textOf((await person.get(String(sent.headers.location))).body)
    assert.match(text, /Ihre Leistung erbracht[\s\S]*Einen Fall übergeben/)
  }
})

test('a table goes after two weeks, and its cases stay', async () => {
  const person = await enterSubmitting(world)
  const path = await begin(person, [GOOD])
  await person.form(path, {})
  await work()
  const before = await countRows(world, person.customer_id)
  await setDatabaseTime(world, '2026-05-28T12:00:01.000Z')
  world.clock.advance(15 * DAY_MS)
  await work()
  const left = await db.many(sql`select id from case_imports where customer_id = ${person.customer_id}`)
  assert.equal(left.length, 0)
  assert.deepEqual(await countRows(world, person.customer_id), before)
})
