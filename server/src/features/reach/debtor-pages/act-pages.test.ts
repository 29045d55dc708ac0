import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { enterCase } from '../../../../test/debtors.ts'
import { EXE, filePart, multipart, multipartHeaders, type Part, PDF, storedFiles } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { UPLOAD } from '../../../audiences/uploads.ts'
import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')
/** Where the framework tells of every request that has reached its handler. */
const HANDLED = 'tracing:fastify.request.handler:start'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
type Debtor = Awaited<ReturnType<typeof enterCase>>

const ahead = (days: number) => addDays(dayInVienna(world.clock.business()), days)
const keyIn = (body: string): string => /name="form_key" value="([^"]+)"/.exec(body)?.[1] ?? ''
const field = (name: string, content: string): Part => ({ name, content })
const post = (debtor: Debtor, path: string, values: Record<string, string>) =>
  debtor.send('POST', `${path}?lang=de`, undefined, FORM, new URLSearchParams(values))
const upload = (debtor: Debtor, path: string, parts: readonly Part[]) =>
  world.request({
    method: 'POST',
    url: `${path}?lang=de`,
    headers: { cookie: debtor.cookie, ...multipartHeaders() },
    payload: multipart(parts),
  })
const threadOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/messages`)).json().data

test('a day is announced on its page; a wrong one is said beside the field, and a second submit changes nothing', async () => {
  const debtor = await enterCase(world)
  const page = await debtor.get('/debtor/promise?lang=de')
  assert.match(page.body, /Ich zahle am/)
  for (const date of [ahead(15), '', 'morgen', '2026-13-01']) {
    const wrong = await post(debtor, '/debtor/promise', { date })
    assert.equal(wrong.statusCode, 400, date)
    assert.match(wrong.body, /id="date-fault"/)
  }
  const values = { date: ahead(5), form_key: keyIn(page.body) }
  const [one, two] = await Promise.all([
    post(debtor, '/debtor/promise', values),
    post(debtor, '/debtor/promise', values),
  ])
  const done = '/debtor/case?done=promised&lang=de'
  assert.deepEqual([one.headers.location, two.headers.location], [done, done], 'both lead to where the first led')
  const said = await debtor.get(done)
  assert.match(said.body, /wir haben den Tag notiert/)
  assert.match(said.body, /Sie haben angekündigt, am/)
  assert.doesNotMatch(said.body, /Zahlung ankündigen<\/a>/)
  const again = await debtor.get('/debtor/promise?lang=de')
  assert.equal(again.statusCode, 409)
  assert.match(again.body, /Sie haben schon angekündigt, am/)
})

test('whoever disagrees picks a reason, keeps what was typed when something is wrong, and reads what stops', async () => {
  const debtor = await enterCase(world)
  const page = await debtor.get('/debtor/dispute?lang=de&reason=already_paid')
  assert.match(page.body, /value="already_paid" required checked/)
  assert.match(page.body, /keine weiteren Mahnungen, bis das geklärt ist/)
  const typed = [
    field('reason', 'already_paid'),
    field('text', 'Am 1. Mai <b>bezahlt</b>'),
    field('form_key', keyIn(page.body)),
  ]
  const wrong = await upload(debtor, '/debtor/dispute', [...typed, filePart('beleg.exe', EXE)])
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /id="file-fault">Eine Datei ist kein PDF/)
  assert.match(wrong.body, /Am 1\. Mai &lt;b&gt;bezahlt/, 'what was typed stays, and is only text')
  const large = await upload(debtor, '/debtor/dispute', [
    ...typed,
    filePart('gross.pdf', Buffer.concat([PDF, Buffer.alloc(10_485_760)])),
  ])
  assert.equal(large.statusCode, 413)
  assert.match(large.body, /größer als 10 MB/)
  assert.match(large.body, /Am 1\. Mai/)
  const empty = await upload(debtor, '/debtor/dispute', [field('text', ''), filePart('', '')])
  assert.match(empty.body, /id="reason-fault"/)

  const before = (await storedFiles(world)).length
  const [one, two] = await Promise.all([
    upload(debtor, '/debtor/dispute', [...typed, filePart('beleg.pdf', PDF)]),
    upload(debtor, '/debtor/dispute', [...typed, filePart('beleg.pdf', PDF)]),
  ])
  const done = '/debtor/case?done=disputed&lang=de'
  assert.deepEqual([one.headers.location, two.headers.location], [done, done])
  const said = await debtor.get(done)
  assert.match(said.body, /role="status">Danke, das ist bei uns angekommen/)
  assert.match(said.body, /beleg\.pdf<\/a> von Ihnen/)
  assert.equal((await storedFiles(world)).length, before + 1, 'of two submits one file is kept')
  assert.equal((await threadOf(debtor.id)).length, 1)
  const again = await debtor.get('/debtor/dispute?lang=de')
  assert.equal(again.statusCode, 409)
  assert.match(again.body, /schon bestritten/)
})

test('after a filing the warning about the court comes first, on every page where something can be written', async () => {
  const debtor = await enterCase(world)
  await world.deps.db.alone(
    sql`update claims set collection_stage = 'dunning_action_filed', due_at = null where id = ${debtor.id}`,
  )
  for (const path of ['dispute', 'messages', 'case']) {
    const { body } = await debtor.get(`/debtor/${path}?lang=de`)
    const warning = body.indexOf('class="warning"')
    assert.ok(warning > 0 && warning < body.indexOf(path === 'case' ? '<section' : '<form method="post" enctype'), path)
    assert.match(body, /Einspruch bei Gericht/, path)
  }
  const page = await debtor.get('/debtor/dispute?lang=de')
  assert.doesNotMatch(page.body, /keine weiteren Mahnungen/, 'nothing stops')
  const sent = await upload(debtor, '/debtor/dispute', [field('reason', 'not_mine'), field('text', '')])
  assert.equal(sent.headers.location, '/debtor/messages?done=objected&lang=de')
  assert.match((await debtor.get('/debtor/messages?done=objected&lang=de')).body, /Frist des Gerichts/)
  const again = await debtor.get('/debtor/dispute?lang=de')
  assert.match(again.body, /Es ist kein Einspruch und kein Widerspruch bei Gericht/)
  assert.doesNotMatch(again.body, /bestritten/)
})

test('messages are read as a conversation, and sent once though clicked twice', async () => {
  const debtor = await enterCase(world)
  const page = await debtor.get('/debtor/messages?lang=de')
  assert.match(page.body, /Noch keine Nachrichten/)
  const parts = [field('text', 'Was war das?\nDanke'), field('form_key', keyIn(page.body)), filePart('', '')]
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(debtor, '/debtor/messages', parts)))
  for (const { headers } of answers) assert.equal(headers.location, '/debtor/messages?done=sent&lang=de')
  assert.equal((await threadOf(debtor.id)).length, 1)
  await upload(debtor, '/debtor/messages', [field('text', 'Noch etwas'), field('form_key', keyIn(page.body))])
  assert.equal((await threadOf(debtor.id)).length, 2, 'who goes back and writes something else has sent two')
  await team.post(`/api/operator/claims/${debtor.id}/messages`, { text: 'Eine <Küche>' })
  const { body } = await debtor.get('/debtor/messages?lang=en')
  assert.match(body, /Eine &lt;Küche&gt;/)
  assert.ok(body.indexOf('Was war das?') < body.indexOf('Noch etwas'))
  assert.match((await debtor.get('/debtor/case?lang=de')).body, /Neue Antwort vom/)
  const blank = await upload(debtor, '/debtor/messages', [field('text', ' ')])
  assert.equal(blank.statusCode, 400)
  assert.match(blank.body, /id="text-fault"/)
})

test('a plan that is agreed twice by the same form leads to the same page', async () => {
  const debtor = await enterCase(world)
  const first_due_date = ahead(5)
  const page = await debtor.get(`/debtor/installments?lang=de&months=4&amount=&first_due_date=${first_due_date}`)
  const values = { months: '4', first_due_date, form_key: keyIn(page.body) }
  const [one, two] = await Promise.all([1, 2].map(() => post(debtor, '/debtor/installments', values)))
  const done = '/debtor/case?done=agreed&lang=de'
  assert.deepEqual([one?.headers.location, two?.headers.location], [done, done])
  assert.equal((await post(debtor, '/debtor/installments', { ...values, months: '3' })).statusCode, 409)
})

test('strangers reach none of these pages', async () => {
  for (const path of ['promise', 'dispute', 'messages']) {
    const answer = await world.request({ url: `/debtor/${path}?lang=de` })
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/debtor?lang=de'])
    const sent = await world.request({
      method: 'POST',
      url: `/debtor/${path}?lang=de`,
      headers: path === 'promise' ? FORM : multipartHeaders(),
      payload: path === 'promise' ? 'date=2026-01-01' : multipart([filePart('a.pdf', PDF)]),
    })
    assert.deepEqual([sent.statusCode, sent.headers.location], [303, '/debtor?done=expired&lang=de'])
  }
})

test('a file from a slow phone has as much time on a page as in the API', async () => {
  const times = new Map<string, number | undefined>()
  const note = (message: unknown) => {
    const { routeOptions } = (message as { request: FastifyRequest }).request
    times.set(routeOptions.url ?? '', routeOptions.config.answer_within_ms)
  }
  const debtor = await enterCase(world)
  subscribe(HANDLED, note)
  for (const path of ['/debtor/dispute', '/debtor/messages']) await upload(debtor, path, [field('text', '')])
  unsubscribe(HANDLED, note)
  assert.deepEqual([...new Set(times.values())], [UPLOAD.answer_within_ms])
})
