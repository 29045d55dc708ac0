import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CreditorCase, creditorWithCase } from '../../../../test/creditor-cases.ts'
import { EXE, filePart, multipart, multipartHeaders, type Part, PDF, storedFiles } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { WORDS } from './words.ts'

const world = await openWorld()
const team = await world.operator('agent')
const today = () => dayInVienna(world.clock.business())
const keyIn = (body: string): string => /name="form_key" value="([^"]+)"/.exec(body)?.[1] ?? ''
const paymentPath = ({ id }: CreditorCase) => `/creditor/claims/${id}/direct-payment`
const withdrawalPath = ({ id }: CreditorCase) => `/creditor/claims/${id}/withdrawal`
const post = ({ cookie }: CreditorCase, path: string, values: Record<string, string>) =>
  world.request({
    method: 'POST',
    url: `${path}?lang=de`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
const upload = ({ cookie }: CreditorCase, path: string, parts: readonly Part[]) =>
  world.request({
    method: 'POST',
    url: `${path}?lang=de`,
    headers: { cookie, ...multipartHeaders() },
    payload: multipart(parts),
  })
const requestsOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/creditor-requests`)).json().data

test('a payment is reported on its page; wrong fields are said beside them, and a double click reports once', async () => {
  const creditor = await creditorWithCase(world)
  const page = await creditor.get(`${paymentPath(creditor)}?lang=de`)
  assert.equal(page.statusCode, 200)
  for (const said of [
    'Canary-Maier',
    '1.000,00',
    'Ab sofort schicken wir dem Schuldner kein Schreiben mehr',
    'Erfolgshonorar',
    'ohne Zinsen und Kosten',
  ])
    assert.ok(page.body.includes(said), said)

  const wrong = await post(creditor, paymentPath(creditor), {
    amount: 'viel',
    payment_date: addDays(today(), 1),
    note: 'bar & <b>',
  })
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /id="amount-fault"/)
  assert.ok(wrong.body.includes('value="viel"') && wrong.body.includes('bar &amp; &lt;b&gt;'), 'what was typed is kept')
  const ahead = await post(creditor, paymentPath(creditor), { amount: '5', payment_date: addDays(today(), 1) })
  assert.match(ahead.body, /id="payment_date-fault"/)
  const huge = await post(creditor, paymentPath(creditor), { amount: '9.999.999.999', payment_date: today() })
  assert.match(huge.body, /id="amount-fault"/)
  const long = await post(creditor, paymentPath(creditor), {
    amount: '5',
    payment_date: today(),
    note: 'x'.repeat(2001),
  })
  assert.match(long.body, /id="note-fault"/)

  const values = { amount: '1.120,50 €', payment_date: today(), note: 'bar', form_key: keyIn(page.body) }
  const [one, two] = await Promise.all([
    post(creditor, paymentPath(creditor), values),
    post(creditor, paymentPath(creditor), values),
  ])
  const done = `/creditor/claims/${creditor.id}?done=reported&lang=de`
  assert.deepEqual([one.headers.location, two.headers.location], [done, done])
  const { direct_payments } = await requestsOf(creditor.id)
  assert.deepEqual(
    direct_payments.map(({ amount, note }: { amount: number; note: string }) => [amount, note]),
    [[1120.5, 'bar']],
  )
  const again = await creditor.get(`${paymentPath(creditor)}?lang=de`)
  assert.match(again.body, /Schon gemeldet[\s\S]*1\.120,50[\s\S]*wird geprüft/)
})

test('an amount that can be meant in two ways is not guessed, and a day may be typed as people write it', async () => {
  const creditor = await creditorWithCase(world)
  for (const amount of ['1.234,567', '1,234', '1.234.56', '0', '0,00', '-5'])
    assert.match(
      (await post(creditor, paymentPath(creditor), { amount, payment_date: today() })).body,
      /id="amount-fault">Bitte geben Sie einen Betrag über null an/,
      amount,
    )
  const no_day = await post(creditor, paymentPath(creditor), { amount: '5', payment_date: '31.2.2026' })
  assert.match(no_day.body, /id="payment_date-fault">Bitte geben Sie einen Tag an, den es gibt/)
  const ahead = await post(creditor, paymentPath(creditor), { amount: '5', payment_date: addDays(today(), 1) })
  assert.match(ahead.body, /id="payment_date-fault">Dieser Tag liegt in der Zukunft/)
  assert.deepEqual((await requestsOf(creditor.id)).direct_payments, [])

  const [year, month, day] = today().split('-')
  const sent = await post(creditor, paymentPath(creditor), { amount: '1.234', payment_date: `${day}.${month}.${year}` })
  assert.equal(sent.statusCode, 303)
  const [{ amount, payment_date }] = (await requestsOf(creditor.id)).direct_payments
  assert.deepEqual([amount, payment_date], [1234, today()])
})

test('the wish to stop needs a reason and is there once; a refusal is shown to whoever asks again', async () => {
  const creditor = await creditorWithCase(world)
  const page = await creditor.get(`${withdrawalPath(creditor)}?lang=de`)
  assert.match(page.body, /schon beim Druck oder bei der Post ist, können wir vielleicht nicht mehr aufhalten/)
  assert.match(page.body, /verzichten Sie damit nicht/)
  const bare = await post(creditor, withdrawalPath(creditor), { reason: '  ' })
  assert.equal(bare.statusCode, 400)
  assert.match(bare.body, /id="reason-fault">Bitte nennen Sie einen Grund/)
  const sent = await post(creditor, withdrawalPath(creditor), { reason: 'Geeinigt', form_key: keyIn(page.body) })
  assert.equal(sent.headers.location, `/creditor/claims/${creditor.id}?done=withdrawn&lang=de`)
  const second = await post(creditor, withdrawalPath(creditor), { reason: 'Noch einmal' })
  assert.equal(second.statusCode, 409)
  assert.match(second.body, /Sie haben uns am 14\.\sMai\s2026 gebeten aufzuhören/)
  assert.doesNotMatch(second.body, /<textarea/)
  await team.post(`/api/operator/claims/${creditor.id}/withdrawal/refuse`, { note: 'Bitte rufen Sie an' })
  const refused = await creditor.get(`${withdrawalPath(creditor)}?lang=de`)
  assert.equal(refused.statusCode, 200)
  assert.match(refused.body, /nicht gefolgt[\s\S]*Unsere Antwort: Bitte rufen Sie an[\s\S]*<textarea/)
})

test('at court the page says before the button that the court is not told by it', async () => {
  const creditor = await creditorWithCase(world)
  await world.deps.db.alone(
    sql`update claims set collection_stage = 'dunning_action_filed', due_at = null, filed_at = created_at where id = ${creditor.id}`,
  )
  const page = await creditor.get(`${withdrawalPath(creditor)}?lang=de`)
  assert.match(
    page.body,
    /class="warning"[\s\S]*gerichtliche Verfahren endet dadurch nicht[\s\S]*<button type="submit">Um Einstellung/,
  )
  const english = await creditor.get(`${withdrawalPath(creditor)}?lang=en`)
  assert.match(english.body, /does not end the court proceedings/)
})

test('a closed case offers neither', async () => {
  const creditor = await creditorWithCase(world)
  await team.post(`/api/operator/claims/${creditor.id}/close`, { closure_reason: 'written_off' })
  for (const path of [paymentPath(creditor), withdrawalPath(creditor)]) {
    const page = await creditor.get(`${path}?lang=de`)
    assert.equal(page.statusCode, 409)
    assert.match(page.body, /Dieser Fall ist abgeschlossen/)
    assert.doesNotMatch(page.body, /<form method="post" action="\/creditor\/claims/)
    assert.equal((await post(creditor, path, { amount: '1', payment_date: today(), reason: 'x' })).statusCode, 409)
  }
})

test('a question is answered with files; what was typed is kept, and the second answer is told of the first', async () => {
  const creditor = await creditorWithCase(world)
  const ask = { text: 'Gibt es einen <Lieferschein>?' }
  const { id } = (await team.post(`/api/operator/claims/${creditor.id}/questions`, ask)).json().data
  const path = `/creditor/questions/${id}`
  const page = await creditor.get(`${path}?lang=de`)
  assert.match(page.body, /Gibt es einen &lt;Lieferschein&gt;\?[\s\S]*type="file" multiple accept="\.pdf,/)
  const before = (await storedFiles(world)).length
  const text = { name: 'text', content: 'Ja, anbei' }
  const wrong = await upload(creditor, path, [text, filePart('virus.pdf', EXE)])
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /Ja, anbei<\/textarea>[\s\S]*id="file-fault"/)
  assert.match((await upload(creditor, path, [filePart('', '')])).body, /id="text-fault"/)
  assert.equal((await storedFiles(world)).length, before)

  const parts = [text, { name: 'form_key', content: keyIn(page.body) }, filePart('schein.pdf', PDF)]
  const sent = [await upload(creditor, path, parts), await upload(creditor, path, parts)]
  const done = `/creditor/claims/${creditor.id}?done=answered&lang=de`
  assert.deepEqual(
    sent.map(({ headers }) => headers.location),
    [done, done],
  )
  assert.equal((await storedFiles(world)).length, before + 1, 'sent twice, stored once')
  const late = await upload(creditor, path, [{ name: 'text', content: 'Doch nicht' }])
  assert.equal(late.statusCode, 409)
  assert.match(late.body, /inzwischen schon beantwortet[\s\S]*Ja, anbei/)
  const read = await creditor.get(`${path}?lang=de`)
  assert.match(read.body, new RegExp(`Beantwortet von ${creditor.email}[\\s\\S]*schein\\.pdf`))
  assert.doesNotMatch(read.body, /<textarea/)
})

test('somebody else’s case and question have no page, and a stranger is sent to the login', async () => {
  const creditor = await creditorWithCase(world)
  const other = await creditorWithCase(world, { partner: creditor.partner })
  const { id } = (await team.post(`/api/operator/claims/${creditor.id}/questions`, { text: 'A?' })).json().data
  for (const path of [paymentPath(creditor), withdrawalPath(creditor), `/creditor/questions/${id}`]) {
    assert.equal((await other.get(path)).statusCode, 404, path)
    const stranger = await world.request({ url: path })
    assert.equal(stranger.statusCode, 303)
    assert.match(String(stranger.headers.location), /^\/creditor\/login\?next=/)
  }
  assert.equal((await creditor.get('/creditor/questions/nonsense')).statusCode, 404)
  assert.equal((await post(other, withdrawalPath(creditor), { reason: 'x' })).statusCode, 404)
})

test('the pages speak both languages', async () => {
  const creditor = await creditorWithCase(world)
  const page = await creditor.get(`${paymentPath(creditor)}?lang=en`)
  assert.match(page.body, new RegExp(WORDS.en.payment.title))
  assert.ok(page.body.length < 100_000)
})
