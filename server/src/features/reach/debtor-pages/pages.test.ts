import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { gunzipSync, inflateSync } from 'node:zlib'
import { activityOf } from '../../../../test/cases.ts'
import { advance, enterCase, openCase, tryCode } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import { sql } from '../../../platform/db/db.ts'
import { readAmount } from '../debtor-case/index.ts'
import { printerOf } from './printer.ts'

const world = await openWorld()
// The world begins on a holiday; from the Monday after it, a letter costs something on the day on which it is made.
await advance(world, 4 * DAY_S)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const enterByForm = ({ case_reference = '', access_code = '' }: Record<string, unknown>, lang = 'de') =>
  world.request({
    method: 'POST',
    url: `/debtor?lang=${lang}`,
    payload: new URLSearchParams({
      case_reference: String(case_reference),
      access_code: String(access_code),
    }).toString(),
    headers: FORM,
  })

test('the door takes reference and code, and refuses in plain words without giving the code back', async () => {
  const { case_reference, access_code } = await openCase(world)
  const door = await world.request({ url: `/debtor?case_reference=${case_reference}&lang=de` })
  assert.equal(door.statusCode, 200)
  assert.match(door.body, new RegExp(`name="case_reference"[^>]*value="${case_reference}"`))
  assert.match(door.body, /href="\/debtor\/verify\?lang=de"/)

  const entered = await enterByForm({ case_reference, access_code })
  assert.deepEqual([entered.statusCode, entered.headers.location], [303, '/debtor/case?lang=de'])
  const wrong = await enterByForm({ case_reference, access_code: 'WRONG WRQNG' })
  assert.equal(wrong.statusCode, 401)
  assert.match(wrong.body, /passen nicht zusammen/)
  assert.match(wrong.body, new RegExp(case_reference))
  assert.doesNotMatch(wrong.body, /WRONG/)
  const unknown = await enterByForm({ case_reference: 'MW2699999991', access_code })
  assert.equal(unknown.body.replaceAll('MW2699999991', case_reference), wrong.body, 'no hint whether a case exists')
  assert.equal((await enterByForm({ case_reference, access_code: ' ' }, 'en')).statusCode, 400)
})

test('whoever guesses too often is told to wait', async () => {
  const { case_reference } = await openCase(world)
  let answer = await enterByForm({ case_reference, access_code: 'AAAAA AAAAA' })
  for (let tries = 0; tries < 10 && answer.statusCode === 401; tries++)
    answer = await enterByForm({ case_reference, access_code: 'AAAAA AAAAA' }, 'en')
  assert.equal(answer.statusCode, 429)
  assert.ok(Number(answer.headers['retry-after']) > 0)
  assert.match(answer.body, /Please wait a little/)
})

test('a stranger on an inner page is sent to the door, and somebody inside past it', async () => {
  for (const url of ['/debtor/case', '/debtor/pay', '/debtor/pay/code.png']) {
    const { statusCode, headers } = await world.request({ url: `${url}?lang=en` })
    assert.deepEqual([statusCode, headers.location], [303, '/debtor?lang=en'])
  }
  const debtor = await enterCase(world)
  assert.equal((await debtor.get('/debtor?lang=de')).headers.location, '/debtor/case?lang=de')
  const left = await debtor.send('POST', '/debtor/leave?lang=de', undefined, FORM)
  assert.equal(left.headers.location, '/debtor?done=left&lang=de')
  assert.equal((await debtor.get('/debtor/case')).statusCode, 303)
})

test('the case page shows the same amounts as the answer of the API, in both languages', async () => {
  const debtor = await enterCase(world)
  for (const lang of ['de', 'en'] as const) {
    const page = (await debtor.get(`/debtor/case?lang=${lang}`)).body.replaceAll('\u00a0', ' ')
    const { data } = (await debtor.get(`/api/debtor/case?lang=${lang}`)).json()
    const { euro } = formatOf(lang, null)
    const shown = [data.outstanding_today, data.invoices[0].amount, data.interest.amount, data.interest_per_day]
    for (const amount of shown)
      assert.ok(page.includes(euro(Math.round(amount * 100)).replaceAll('\u00a0', ' ')), `${lang}: ${amount}`)
    for (const text of [data.status, data.next_step.text, data.collector.name, data.costs[0].reason])
      assert.ok(page.includes(text.replaceAll("'", '&#39;').replaceAll('\u00a0', ' ')), text)
    assert.match(page, lang === 'de' ? /<html lang="de">/ : /<html lang="en">/)
    assert.match(page, /specimen/, 'in the sandbox it says so')
  }
})

test('the pay page takes amounts as people type them, and says beside the field what is wrong', async () => {
  const debtor = await enterCase(world)
  const part = await debtor.get('/debtor/pay?lang=de&amount=1.000,50')
  assert.equal(part.statusCode, 200)
  assert.match(part.body.replaceAll('\u00a0', ' '), /1\.000,50 €/)
  assert.match(part.body, /data-copy="AT611904300234573201"/)
  for (const amount of ['abc', '99999', '-5', '0']) {
    const wrong = await debtor.get(`/debtor/pay?lang=de&amount=${amount}`)
    assert.equal(wrong.statusCode, 400, amount)
    assert.match(wrong.body, /id="amount-fault"/)
  }
  const code = await debtor.get('/debtor/pay/code.png?amount=50')
  assert.equal(code.headers['content-type'], 'image/png')
  const png = code.rawPayload
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  const side = png.readUInt32BE(16)
  const length = png.readUInt32BE(33)
  assert.equal(inflateSync(png.subarray(41, 41 + length)).length, side * (1 + Math.ceil(side / 8)))
})

test('amounts are read as they are typed in the language of the page', () => {
  const read = { '50': 5000, '50,5': 5050, '50.50 €': 5050, '1.234,56': 123456, '1,234.56': 123456, '1234': 123400 }
  for (const [text, amount_cents] of Object.entries(read)) assert.equal(readAmount(text, 'de'), amount_cents, text)
  for (const text of ['', '0', '0,00', '-1', '1,2,3', '1.2345', 'zehn', '1e3'])
    assert.equal(readAmount(text, 'de'), null, text)
  assert.deepEqual([readAmount('1.234', 'de'), readAmount('1.234', 'en')], [123400, null])
})

test('a returned letter’s code shows what to do and nothing of the case', async () => {
  const debtor = await enterCase(world)
  const team = await world.operator('agent')
  const { letters } = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data
  await team.post(`/api/operator/letters/${letters[0].id}/returned`, {})
  const away = await debtor.get('/debtor/case?lang=de')
  assert.deepEqual([away.statusCode, away.headers.location], [303, '/debtor/contact?lang=de'])
  const page = await debtor.get('/debtor/contact?lang=de')
  assert.match(page.body, /kam zurück/)
  assert.doesNotMatch(page.body, /R-1|1\.0\d\d,|Maier/)
  const address = { street: 'Neugasse 1', zip: '8010', city: 'Graz', country: 'AT' }
  const saved = await debtor.send('POST', '/debtor/contact?lang=de', undefined, FORM, new URLSearchParams(address))
  assert.equal(saved.headers.location, '/debtor/contact?done=saved&lang=de')
  assert.equal((await team.get(`/api/operator/claims/${debtor.id}`)).json().data.blocked_reason, null)
  assert.equal((await debtor.get('/debtor/contact')).statusCode, 200, 'whoever told us stays in')
  assert.equal((await tryCode(world, debtor)).statusCode, 401, 'the code has ended')
})

test('the first page is light: all of it takes less than 60 kB', async () => {
  const sizes = await Promise.all(
    ['/debtor', '/pages.js'].map(async (url) => (await world.request({ url })).rawPayload.length),
  )
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) < 60_000, sizes.join())
  assert.ok((sizes[1] as number) < 15_000)
})

test('a page brings its style along, by its hash, and is compressed for whoever takes that', async () => {
  const { body, headers } = await world.request({ url: '/debtor' })
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] as string
  const hash = createHash('sha256').update(style).digest('base64')
  assert.ok(String(headers['content-security-policy']).includes(`style-src 'sha256-${hash}'`))
  assert.equal(headers['content-encoding'], undefined)
  const packed = await world.request({ url: '/debtor', headers: { 'accept-encoding': 'gzip, br' } })
  assert.deepEqual([packed.headers['content-encoding'], packed.headers.vary], ['gzip', 'accept-encoding'])
  assert.equal(gunzipSync(packed.rawPayload).toString(), body)
  assert.ok(packed.rawPayload.length < 6_000, String(packed.rawPayload.length))
})

test('the page that tells genuine letters shows nothing of any case', async () => {
  const { case_reference } = await openCase(world)
  const page = await world.request({ url: '/debtor/verify?lang=en' })
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /How to recognise a genuine letter/)
  assert.doesNotMatch(page.body, new RegExp(case_reference))
  assert.equal((await tryCode(world, { case_reference, access_code: 'x' })).statusCode, 401)
})

test('contact data are changed by what was filled in, and what is wrong is said beside its field', async () => {
  const debtor = await enterCase(world)
  const post = (values: Record<string, string>, lang = 'de') =>
    debtor.send('POST', `/debtor/contact?lang=${lang}`, undefined, FORM, new URLSearchParams(values))
  const wrong = await post({ email: 'nobody', street: 'Neugasse 1', country: 'AT', language: 'de' })
  assert.equal(wrong.statusCode, 400)
  for (const field of ['email', 'zip', 'city']) assert.match(wrong.body, new RegExp(`id="${field}-fault"`))
  assert.doesNotMatch(wrong.body, /id="street-fault"/)
  assert.match(wrong.body, /value="Neugasse 1"/, 'what was typed stays')
  assert.match(String((await post({ language: 'de', country: 'AT' })).headers.location), /done=nothing/)
  const saved = await post({ email: 'max@example.com', phone: '+43 660 1', language: 'en', country: 'AT' })
  assert.equal(saved.headers.location, '/debtor/contact?done=saved&lang=en')
  const page = await debtor.get('/debtor/case', { 'accept-language': 'de' })
  assert.match(page.body, /<html lang="en">/, 'the language that was chosen')
  const back = await enterByForm(debtor, 'de')
  assert.equal(back.headers.location, '/debtor/case?lang=en')
  assert.equal((await tryCode(world, debtor)).statusCode, 200, 'without a new address the code stays')
  const actions = (await activityOf(world, debtor.id)).map(({ action, actor_type }) => `${actor_type} ${action}`)
  assert.ok(actions.includes('debtor debtor.contact_changed'))
  const text = JSON.stringify(await world.deps.db.many(sql`select details from claim_activity`))
  assert.doesNotMatch(text, /max@example\.com|660 1/, 'the log cannot be erased')
})

test('a new address is one for all letters, and a second changes the first', async () => {
  const debtor = await enterCase(world)
  const patch = (body: object) => debtor.send('PATCH', '/api/debtor/contact', body)
  const address = { street: 'Neugasse 1', zip: '8010', city: 'Graz', country: 'at' }
  assert.equal((await patch({ address })).statusCode, 200)
  assert.equal((await patch({ address: { ...address, street: 'Neugasse 2' } })).statusCode, 200)
  const stored = (await debtor.partner.get(`/openapi/debtors/${debtor.debtor_id}`)).json().data
  assert.deepEqual(
    stored.addresses.map(({ street, country, is_primary }: Record<string, unknown>) => [street, country, is_primary]),
    [
      ['Neugasse 2', 'AT', true],
      ['Neugasse 1', 'AT', false],
      ['Lindengasse 12', 'AT', false],
    ],
  )
  const headers = { 'idempotency-key': 'contact-1' }
  const told = () => debtor.send('PATCH', '/api/debtor/contact', { phone: '+43 1 1' }, headers)
  assert.deepEqual([(await told()).statusCode, (await told()).headers['idempotent-replayed']], [200, 'true'])
  for (const body of [{ email: 'x' }, { language: 'fr' }, { address: {} }, { other: 1 }, { phone: ' ' }])
    assert.equal((await patch(body)).statusCode, 400, JSON.stringify(body))
  assert.equal((await patch({})).statusCode, 200)
})

test('instalments are shown before they are agreed, and agreed once', async () => {
  const debtor = await enterCase(world)
  const open = await debtor.get('/debtor/installments?lang=de')
  assert.equal(open.statusCode, 200)
  assert.doesNotMatch(open.body, /verbindlich vereinbaren/, 'nothing to agree to yet')
  const first_due_date = addDays(dayInVienna(world.clock.business()), 5)
  const shown = await debtor.get(`/debtor/installments?lang=de&months=4&amount=&first_due_date=${first_due_date}`)
  assert.equal((shown.body.match(/250,00/g) ?? []).length >= 4, true)
  assert.match(shown.body, /Verjährung neu/)
  for (const query of ['months=4&amount=5', 'months=4&amount=abc', 'months=99', 'months=4&amount=&x=1']) {
    const date = query.endsWith('x=1') ? '2020-01-01' : first_due_date
    const wrong = await debtor.get(`/debtor/installments?lang=de&${query}&first_due_date=${date}`)
    assert.equal(wrong.statusCode, 400, query)
    assert.match(wrong.body, /class="fault|class="faults/, query)
  }
  const little = await debtor.get(`/debtor/installments?lang=de&months=2&amount=30&first_due_date=${first_due_date}`)
  assert.match(little.body.replaceAll('\u00a0', ' '), /mindestens 83,34 €/, 'the least that can really be chosen')
  const values = new URLSearchParams({ amount: '400,00', months: '2', first_due_date })
  const agree = () => debtor.send('POST', '/debtor/installments?lang=de', undefined, FORM, values)
  const [first, second] = await Promise.all([agree(), agree()])
  assert.deepEqual([first.statusCode, second.statusCode].sort(), [303, 409])
  const page = await debtor.get('/debtor/case?lang=de&done=agreed')
  assert.match(page.body, /Vereinbart\./)
  assert.match(page.body, /Nächste Rate/)
  assert.match(page.body, /Rate bezahlen/)
  assert.match(page.body.replaceAll('\u00a0', ' '), /Zinsen und Kosten von [\d,.]+ € entfallen/)
  const again = await debtor.get('/debtor/installments?lang=de')
  assert.equal(again.statusCode, 409)
  assert.match(again.body, /Sie haben schon Raten vereinbart/)
})

test('months are named as in the country of the reader', () => {
  assert.match(printerOf('de', 'AT').day('2026-01-05'), /Jänner/)
  assert.match(printerOf('de', 'DE').day('2026-01-05'), /Januar/)
})

test('an address from the portal gets no letter by mail, and is never used to push out what others told us', async () => {
  const debtor = await enterCase(world)
  const team = await world.operator('admin')
  await team.patch(`/api/operator/organizations/${debtor.partner.organization_id}`, { mail_letters: true })
  await debtor.send('PATCH', '/api/debtor/contact', { email: 'thief@example.com' })
  await advance(world, 20 * DAY_S)
  const { letters } = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data
  assert.deepEqual([letters[0].kind, letters[0].status], ['second_demand_letter', 'posted'], 'by post')
  const channels = async () =>
    (await debtor.partner.get(`/openapi/debtors/${debtor.debtor_id}`)).json().data.communication_channels
  const news: { claim_id: string; reason: string }[] = (await team.get('/api/operator/work?kind=debtor_contact')).json()
    .data
  assert.equal(news.find(({ claim_id }) => claim_id === debtor.id)?.reason, 'email')

  const again = await enterCase(world)
  for (let count = 0; count < 5; count++)
    assert.equal((await again.send('PATCH', '/api/debtor/contact', { email: `x${count}@example.com` })).statusCode, 200)
  const refused = await again.send('PATCH', '/api/debtor/contact', { phone: '1' })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'too_many_changes'])
  assert.equal((await again.send('PATCH', '/api/debtor/contact', { language: 'en' })).statusCode, 200)
  const stored = (await again.partner.get(`/openapi/debtors/${again.debtor_id}`)).json().data.communication_channels
  assert.deepEqual(
    stored.filter(({ type }: { type: string }) => type === 'email').map(({ value }: { value: string }) => value),
    ['x4@example.com'],
  )
  await debtor.partner.patch(`/openapi/debtors/${debtor.debtor_id}`, { communication_channels: await channels() })
  await advance(world, 20 * DAY_S)
  const file = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data
  assert.equal(file.letters[0].status, 'mailed', 'a partner who sends the list has confirmed it')
})
