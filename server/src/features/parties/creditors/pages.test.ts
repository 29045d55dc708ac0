import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accept, cookieOf, enterPortal, inviteSomebody, mailsTo, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)

const get = (url: string, headers: Record<string, string> = {}) => world.request({ url, headers })
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  world.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('the link in the mail is a page on which a password is set, and leads into the portal', async () => {
  const { token, email } = await inviteSomebody(world, { name: 'Huber & <Söhne>' })
  const url = `/creditor?invitation=${token}`
  const page = await get(url)
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<html lang="de">/)
  for (const text of ['Huber &amp; &lt;Söhne&gt;', email, '13. Juni 2026']) assert.ok(page.body.includes(text), text)
  assert.match(page.headers['content-security-policy'] as string, /default-src 'none'.*form-action 'self'/)
  assert.doesNotMatch(page.body, /<script/)
  assert.match((await get(`${url}&lang=en`)).body, /<html lang="en">[\s\S]*Set up access/)

  const short = await send(url, { password: 'short', name: 'Eva' })
  assert.equal(short.statusCode, 400)
  assert.match(short.body, /role="alert"[\s\S]*mindestens 12[\s\S]*value="Eva"[\s\S]*aria-invalid="true"/)
  assert.ok(!short.body.includes('value="short"'), 'a password is never sent back')

  const entered = await send(url, { password: PASSWORD, name: 'Eva' })
  assert.deepEqual([entered.statusCode, entered.headers.location], [303, '/creditor?lang=de'])
  const cookie = cookieOf(entered)
  const home = await get('/creditor?lang=de', { cookie })
  assert.equal(home.headers.location, '/creditor/overview?lang=de')
  assert.match(
    (await get(home.headers.location as string, { cookie })).body,
    /<h1>Übersicht<\/h1>[\s\S]*Wartet auf Sie/,
  )

  const again = await get(url)
  assert.equal(again.statusCode, 410)
  assert.match(again.body, /schon angenommen[\s\S]*\/creditor\/login/)
  assert.equal((await send(url, { password: PASSWORD })).statusCode, 410)
  assert.equal((await get('/creditor?invitation=nonsense')).statusCode, 404)
})

test('an expired invitation offers a new link, which the page mails', async () => {
  const { token, email } = await inviteSomebody(world)
  await setDatabaseTime(world, '2026-06-14T12:00:00.000Z')
  const url = `/creditor?invitation=${token}&lang=en`
  const page = await get(url)
  assert.equal(page.statusCode, 410)
  assert.match(page.body, /has expired[\s\S]*Send a new link/)
  assert.match((await send(url, { renew: 'yes' })).body, /on its way/)
  assert.equal((await mailsTo(world, email)).length, 2)
  assert.equal((await send(url, { renew: 'yes' })).statusCode, 404, 'once')
  await setDatabaseTime(world, NOON)
})

test('an address with an account is asked for its password', async () => {
  const first = await enterPortal(world, { name: 'First' })
  const { token } = await inviteSomebody(world, { email: first.email, name: 'Second' })
  const url = `/creditor?invitation=${token}&lang=en`
  assert.match((await get(url)).body, /already has an account[\s\S]*autocomplete="current-password"/)
  for (const password of ['another long password', 'short'])
    assert.match((await send(url, { password })).body, /role="alert"[\s\S]*Wrong password/)
  const cookie = cookieOf(await send(url, { password: PASSWORD }))
  const page = await get('/creditor/court-fee-invoices?lang=en', { cookie })
  assert.match(page.body, /<option value="[\w-]+" selected>Second<\/option><option value="[\w-]+">First/)
  const chosen = await send('/creditor/customer?lang=en', { customer_id: first.customer_id }, { cookie })
  assert.equal(chosen.statusCode, 303)
  assert.match((await get('/creditor/court-fee-invoices', { cookie })).body, /selected>First/)
  for (const customer_id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
    assert.equal((await send('/creditor/customer', { customer_id }, { cookie })).statusCode, 404)
})

test('log in and log out by form; errors are pages in the reader’s language', async () => {
  const { email } = await enterPortal(world)
  const wrong = await send('/creditor/login?lang=en', { email, password: 'wrong' })
  assert.equal(wrong.statusCode, 401)
  assert.match(wrong.body, /Wrong email or password/)
  assert.ok(wrong.body.includes(`value="${email}"`))
  assert.equal((await send('/creditor/login', {})).statusCode, 400)
  const cookie = cookieOf(await send('/creditor/login', { email: ` ${email}`, password: PASSWORD }))
  assert.equal((await get('/creditor/court-fee-invoices', { cookie })).statusCode, 200)
  const out = await send('/creditor/logout', {}, { cookie })
  assert.equal(out.headers.location, '/creditor/login?done=logout&lang=de')
  assert.match((await get(out.headers.location as string)).body, /Sie sind abgemeldet/)
  assert.equal((await get('/creditor/court-fee-invoices', { cookie })).statusCode, 303)

  const foreign = await send('/creditor/login', { email, password: PASSWORD }, { origin: 'https://evil.example' })
  assert.equal(foreign.statusCode, 403)
  assert.match(foreign.headers['content-type'] as string, /^text\/html/)
  assert.match(foreign.body, /Das hat nicht geklappt/)
})

test('who forgot the password gets a link, sets a new one, and logs in', async () => {
  const { email } = await enterPortal(world)
  assert.equal((await get('/creditor/password-reset')).statusCode, 200)
  const asked = await send('/creditor/password-reset?lang=en', { email })
  assert.equal(asked.statusCode, 202)
  assert.ok(asked.body.includes(`If ${email} has an account`))
  await world.deps.jobs.runDue(world.deps)
  const link = /\/creditor\/password-reset\/[\w-]{43}/.exec((await mailsTo(world, email)).at(-1)?.body_text ?? '')?.[0]
  assert.ok(link)
  assert.match((await get(link)).body, /Neues Passwort festlegen/)
  assert.equal((await send(link, { password: 'short' })).statusCode, 400)
  const done = await send(link, { password: 'another long password' })
  assert.equal(done.headers.location, '/creditor/login?done=password&lang=de')
  for (const late of [await get(link), await send(link, { password: PASSWORD })]) {
    assert.equal(late.statusCode, 410)
    assert.match(late.body, /gilt nicht mehr/)
  }
  assert.equal((await send('/creditor/login', { email, password: 'another long password' })).statusCode, 303)
})

test('a person who accepted through the API is let into the pages too', async () => {
  const { token } = await inviteSomebody(world)
  const cookie = cookieOf(await accept(world, token))
  assert.equal((await get('/creditor/court-fee-invoices', { cookie })).statusCode, 200)
})

test('a login leads back to the page that asked for it, and to no other site', async () => {
  const { email } = await enterPortal(world)
  const enter = (next: string) =>
    send(`/creditor/login?next=${encodeURIComponent(next)}&lang=en`, { email, password: PASSWORD })
  const asked = '/creditor/court-fee-invoices?page=2'
  assert.equal((await enter(asked)).headers.location, `${asked}&lang=en`)
  assert.match(
    (await get(`/creditor/login?next=${encodeURIComponent(asked)}`)).body,
    /action="\/creditor\/login\?next=%2Fcreditor%2Fcourt-fee-invoices%3Fpage%3D2&amp;lang=de"/,
  )
  const elsewhere = ['//evil.example', 'https://evil.example', '/creditor/../openapi/me', '/creditor/a\r\nb']
  for (const next of [...elsewhere, '/creditor/%2E%2e/operator', '/creditor/.%2e/operator'])
    assert.equal((await enter(next)).headers.location, '/creditor?lang=en', next)
})

test('a form that comes too late leads through the login back to the page that it stood on', async () => {
  const { email } = await enterPortal(world)
  for (const [form, page] of [
    ['/creditor/people', '/creditor/people'],
    ['/creditor/company/payout-account', '/creditor/company'],
    ['/creditor/account/password', '/creditor/account'],
  ] as const) {
    const late = String((await send(`${form}?lang=de`, { email: 'x' })).headers.location)
    assert.equal(late, `/creditor/login?done=expired&next=${encodeURIComponent(page)}&lang=de`)
    const door = await get(late)
    assert.match(door.body, /Sie waren zu lange weg/)
    const [, action = ''] = /action="(\/creditor\/login[^"]*)"/.exec(door.body) ?? []
    const entered = await send(action.replaceAll('&amp;', '&'), { email, password: PASSWORD })
    assert.equal(entered.headers.location, `${page}?lang=de`)
  }
  const choice = await send('/creditor/customer?lang=de', { customer_id: 'x' })
  assert.match(String(choice.headers.location), /^\/creditor\/login\?done=expired/)
})

test('what is not there is said in words, with the way on', async () => {
  const { cookie } = await enterPortal(world)
  const answer = await get('/creditor/people/nobody/removal?lang=de', { cookie })
  assert.equal(answer.statusCode, 404)
  assert.match(answer.body, /<h1>Das gibt es hier nicht<\/h1>/)
  assert.match(answer.body, /href="\/creditor\/claims\?lang=de"/)
})

test('a form that was opened for one customer is not carried out for another who was chosen meanwhile', async () => {
  const first = await enterPortal(world, { name: 'First' })
  world.clock.advance(1000)
  const second = await inviteSomebody(world, { email: first.email, name: 'Second' })
  const cookie = cookieOf(await accept(world, second.token))
  const shown = await get('/creditor/people?lang=en', { cookie })
  const [, form_key = ''] = /name="form_key" value="([^"]+)"/.exec(shown.body) ?? []
  await send('/creditor/customer', { customer_id: first.customer_id }, { cookie })
  const form = { form_key, email: 'colleague@second.example', name: '' }
  const refused = await send('/creditor/people?lang=en', form, { cookie })
  assert.equal(refused.statusCode, 409)
  assert.match(refused.body, /Nothing was saved[\s\S]*First/)
  assert.equal((await mailsTo(world, form.email)).length, 0)
  await send('/creditor/customer', { customer_id: second.customer_id }, { cookie })
  assert.equal((await send('/creditor/people?lang=en', form, { cookie })).statusCode, 303)
})
