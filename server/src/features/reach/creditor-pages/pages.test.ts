import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { advance, plantSecrets, printedFor, SECRET } from '../../../../test/debtors.ts'
import { EXE, filePart, multipart, multipartHeaders, type Part, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const team = await world.operator('admin')
const BYTES_MAX = 100_000

async function enter() {
  const portal = await enterPortal(world)
  const { get } = asCreditor(world, portal.cookie)
  const page = async (url: string, status = 200) => {
    const answer = await get(url)
    assert.equal(answer.statusCode, status, answer.body)
    assert.ok(Buffer.byteLength(answer.body) < BYTES_MAX, `${url} has ${Buffer.byteLength(answer.body)} bytes`)
    return answer.body
  }
  return { ...portal, get, page }
}

async function enterWithCase() {
  const portal = await enter()
  const made = await makeCollectable(portal.partner, { customer_id: portal.customer_id })
  await advance(world, 1800)
  return { ...portal, ...made, url: `/creditor/claims/${made.id}` }
}

const sendFiles = (cookie: string, url: string, parts: readonly Part[]) =>
  world.request({
    method: 'POST',
    url: `${url}/documents?lang=de`,
    headers: { cookie, ...multipartHeaders() },
    payload: multipart(parts),
  })

test('the overview names first what waits, each with the page where it is done', async () => {
  const own = await enter()
  assert.match(await own.page('/creditor/overview?lang=de'), /Zurzeit wartet nichts auf Sie/)
  const { id, url } = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  const body = await own.page('/creditor/overview?lang=de')
  assert.match(body, /<h2 id="needs">Wartet auf Sie<\/h2>[\s\S]*<h2 id="money">/)
  assert.ok(body.includes(`href="/creditor/claims/${id}/decision?lang=de"`))
  assert.match(body, /Übergeben<\/dt><dd>1\.000,00/)
  await own.partner.post(url, { decision: 'sue' })
  await own.partner.post(`/openapi/claims/${id}/payments`, { amount: 250 })
  const english = await own.page('/creditor/overview?lang=en')
  assert.match(english, /href="\/creditor\/court-fee-invoices\?lang=en">Pay the court fee/)
  assert.match(
    english,
    /<svg class="chart"[^>]*role="img" aria-label="One bar per month\. The most was received in May 2026/,
  )
  assert.match(english, /<table role="table">[\s\S]*June 2025[\s\S]*May 2026[\s\S]*€250\.00/)
  assert.match(english, /All your cases<\/dt><dd>25%/)
  assert.doesNotMatch(english, / style="/)
})

test('a customer without a case, a search without a result and a page beyond the end are told so kindly', async () => {
  const own = await enter()
  await world.deps.db.alone(sql`update claims set customer_id = null where customer_id = ${own.customer_id}`)
  assert.match(await own.page('/creditor/overview?lang=de'), /Noch kein Fall/)
  assert.match(await own.page('/creditor/claims?lang=de'), /Noch kein Fall/)
  await makeCollectable(own.partner, { customer_id: own.customer_id })
  const nothing = await own.page(`/creditor/claims?lang=de&q=${encodeURIComponent('<nirgends> "')}`)
  assert.match(nothing, /Nichts gefunden[\s\S]*Alle Fälle ansehen/)
  assert.ok(nothing.includes('value="&lt;nirgends&gt; &quot;"'))
  assert.match(await own.page('/creditor/claims?lang=de&state=needs_you'), /Zurzeit wartet kein Fall auf Sie/)
  const beyond = await own.page('/creditor/claims?lang=de&page=99')
  assert.match(beyond, /So viele Seiten gibt es nicht[\s\S]*Canary-Maier/)
  for (const odd of ['page=-1', 'page=x', 'sort=x&state=y', 'q=%20', 'q=a&q=b', 'q=...'])
    await own.page(`/creditor/claims?lang=de&${odd}`)
})

test('the list keeps search, state and order from page to page', async () => {
  const own = await enter()
  for (let index = 0; index < 21; index++) await makeCollectable(own.partner, { customer_id: own.customer_id })
  const body = await own.page('/creditor/claims?lang=de&q=canary&state=open&sort=outstanding')
  assert.match(body, /22 Fälle/)
  assert.ok(
    body.includes('href="/creditor/claims?q=canary&amp;state=open&amp;sort=outstanding&amp;page=2&amp;lang=de"'),
  )
  assert.match(body, /<option value="outstanding" selected>/)
  assert.match(body, /aria-current="true">Offen/)
  assert.ok(body.includes('/creditor/claims.csv?q=canary&amp;state=open&amp;sort=outstanding&amp;lang=de'))
  const second = await own.page('/creditor/claims?q=canary&state=open&sort=outstanding&page=2&lang=de')
  assert.equal(second.match(/role="rowheader"/g)?.length, 2)
})

test('the CSV has every case of the selection, once, and no cell that a spreadsheet would run', async () => {
  const own = await enter()
  const debtor = { acting_as: 'company', person: undefined, company: { company_name: '=HYPERLINK("x");"y"' } }
  await makeCollectable(own.partner, { customer_id: own.customer_id, debtor, amount: 1234.5 })
  await world.deps.db.alone(sql`
    insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, person, addresses, communication_channels,
      created_at, updated_at)
    select md5(own.id::text || n)::uuid, own.organization_id, own.id, 'person', 'privateperson',
      jsonb_build_object('first_name', 'Viele', 'last_name', 'Nr' || n), '[]', '[]', now(), now()
    from customers own cross join generate_series(1, 1500) n where own.id = ${own.customer_id}`)
  await world.deps.db.alone(sql`
    insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state,
      case_status, collection_stage, blocked_reason, stage_entered_at, changed_at, created_at, updated_at)
    select d.id, d.organization_id, d.id, d.customer_id, 'T' || d.id, 'standard', 'new', 'open', 'new', 'no_amount', now(), now(),
      now(), now()
    from debtors d where d.customer_id = ${own.customer_id} and d.person ->> 'first_name' = 'Viele'`)
  const answer = await own.get('/creditor/claims.csv?lang=de')
  assert.equal(answer.statusCode, 200)
  assert.match(answer.headers['content-disposition'] as string, /attachment; filename="faelle\.csv"/)
  assert.ok(answer.body.startsWith('\ufeffAktenzeichen;Referenz;Schuldner;Ort;'))
  const lines = answer.body.trimEnd().split('\r\n')
  assert.equal(lines.length, 1 + 1500 + 2)
  assert.equal(new Set(lines.map((line) => line.split(';')[0])).size, lines.length)
  const company = lines.find((line) => line.includes('HYPERLINK')) as string
  assert.ok(company.includes(`"'=HYPERLINK(""x"");""y""";1070 Wien;AT;1234,50;0,00;1234,50;`), company)
  const few = (await own.get('/creditor/claims.csv?lang=en&q=nr77')).body.trimEnd().split('\r\n')
  assert.equal(few.length, 1 + 11, 'Nr77, and Nr770 to Nr779')
  assert.match(few[0] as string, /Case reference;Your reference/)
  assert.equal((await own.get('/creditor/claims.csv?q=...')).body.trimEnd().split('\r\n').length, 1)
})

test('list and table say what is in their amounts, and never that a closed case has nothing open', async () => {
  const own = await enterWithCase()
  assert.match(await own.page('/creditor/claims?lang=de'), /2 Fälle\. Beträge ohne Zinsen und Kosten\./)
  await team.post(`/api/operator/claims/${own.id}/close`, { closure_reason: 'written_off' })
  const [head = '', ...rows] = (await own.get('/creditor/claims.csv?lang=de&state=closed')).body.trimEnd().split('\r\n')
  assert.match(head, /;Offen, ohne Zinsen und Kosten;/)
  assert.match(rows[0] ?? '', /;1000,00;0,00;;ohne volle Zahlung geschlossen;/)
})

test('a creditor reads what a plan that is kept leaves of interest and costs', async () => {
  const own = await enterWithCase()
  const installments = [{ amount: 1000, due_date: '2026-06-20' }]
  const planned = await team.post(`/api/operator/claims/${own.id}/installment-plan`, { installments })
  assert.equal(planned.statusCode, 201, planned.body)
  assert.match(await own.page(`${own.url}?lang=de`), /was darüber hinaus an Zinsen und Kosten offen ist, entfällt/i)
})

test('the page of a case shows it whole, and nothing that is not the creditor’s', async () => {
  const own = await enterWithCase()
  await plantSecrets(own, team, 10)
  const { access_code } = await printedFor(world, own.id)
  const body = await own.page(`${own.url}?lang=de`)
  assert.ok(!body.includes(SECRET) && !body.includes(access_code) && !body.includes('Lindengasse'))
  for (const text of [
    'Max Canary-Maier, 1070 Wien',
    'R-1',
    'Zahlungsaufforderung verschickt',
    'Was als Nächstes kommt',
  ])
    assert.ok(body.includes(text), text)
  for (const way of ['/direct-payment', '/withdrawal']) assert.ok(body.includes(`href="${own.url}${way}?lang=de"`), way)
  assert.match(await own.page(`${own.url}?lang=en`), /What comes next[\s\S]*We will send the second reminder/)
  assert.match(await own.page(`${own.url}?lang=de&done=reported`), /role="status">Danke, wir haben Ihre Meldung/)
  assert.doesNotMatch(await own.page(`${own.url}?lang=de&done=hacked`), /role="status"/)
  const headings = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  assert.ok(headings.every((level, index) => index === 0 || level <= (headings[index - 1] as number) + 1))
})

test('a case of somebody else looks like one that is not there; a stranger is sent to the login', async () => {
  const own = await enterWithCase()
  const other = await enter()
  const foreign = await other.page(`${own.url}?lang=de`, 404)
  const unknown = await other.page(`/creditor/claims/${newId()}?lang=de`, 404)
  const plain = (text: string) => text.replace(/[\w-]{36}/g, '')
  assert.equal(plain(foreign), plain(unknown))
  assert.match(await other.page('/creditor/claims/nonsense?lang=de', 404), /Diesen Fall gibt es nicht/)
  assert.equal((await sendFiles(other.cookie, own.url, [filePart('a.pdf', PDF)])).statusCode, 404)
  for (const path of ['/creditor/overview', '/creditor/claims', '/creditor/claims.csv', own.url]) {
    const answer = await world.request({ url: path })
    assert.equal(answer.statusCode, 303)
    assert.match(answer.headers.location as string, /^\/creditor\/login\?next=/)
  }
})

test('files are sent by form once, and a refusal says why beside the field', async () => {
  const own = await enterWithCase()
  const key = { name: 'form_key', content: newId() }
  const parts = [key, filePart('lieferschein.pdf', PDF), filePart('foto.pdf', PDF)]
  const sent = await Promise.all([sendFiles(own.cookie, own.url, parts), sendFiles(own.cookie, own.url, parts)])
  for (const { statusCode, headers } of sent)
    assert.deepEqual([statusCode, headers.location], [303, `${own.url}?done=uploaded&lang=de`])
  const body = await own.page(`${own.url}?done=uploaded&lang=de`)
  assert.equal(body.match(/lieferschein\.pdf<\/a>/g)?.length, 1)
  assert.match(body, /von Ihnen, /)
  const empty = await sendFiles(own.cookie, own.url, [{ name: 'form_key', content: newId() }])
  assert.deepEqual([empty.statusCode, /id="file-fault">Bitte wählen Sie mindestens eine/.test(empty.body)], [400, true])
  const wrong = await sendFiles(own.cookie, own.url, [filePart('virus.exe', EXE)])
  assert.deepEqual([wrong.statusCode, /id="file-fault">Eine Datei hat ein Format/.test(wrong.body)], [400, true])
})

test('a case with very much of everything still fits into a page, and every list can be turned', async () => {
  const own = await enterWithCase()
  for (let index = 0; index < 30; index++) {
    await own.partner.post(`/openapi/claims/${own.id}/payments`, { amount: 1 })
    const described = { name: 'description', content: `${index} `.repeat(600) }
    const file = filePart(`${'lang '.repeat(40)}${index}.pdf`, PDF)
    await upload(own.partner, `/openapi/claims/${own.id}/documents`, [described, file])
  }
  await world.deps.db.alone(sql`
    insert into creditor_questions (id, organization_id, claim_id, text, asked_by, asked_at)
    select gen_random_uuid(), l.organization_id, l.id, repeat('Frage ', 800), o.id, now()
    from claims l cross join (select id from operators limit 1) o cross join generate_series(1, 30)
    where l.id = ${own.id}`)
  const body = await own.page(`${own.url}?lang=de`)
  const next = /href="([^"]*payments=2[^"]*)#payments"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  assert.ok(next)
  const second = await own.page(next)
  const section = /<section aria-labelledby="payments">[\s\S]*?<\/section>/.exec(second)?.[0] ?? ''
  assert.equal(section.match(/role="rowheader"/g)?.length, 10)
})
