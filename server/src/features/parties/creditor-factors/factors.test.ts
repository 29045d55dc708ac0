import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAuthenticator } from '../../../../test/authenticator.ts'
import {
  asCreditor,
  cookieOf,
  enterPortal,
  invitationTo,
  inviteSomebody,
  mailsTo,
  PASSWORD,
} from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { stepOf, totpCode } from '../../../platform/login/totp.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const STEP_MS = 30_000
const PATH = '/creditor/account/second-factor'

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const codeOf = (secret: string) => totpCode(bytesOf(secret), stepOf(world.clock.wall()))
const logIn = (email: string, more: object = {}, password = PASSWORD) =>
  world.request({ method: 'POST', url: '/api/creditor/session', payload: { email, password, ...more } })
const form = (cookie: string, url: string, fields: Record<string, string>) =>
  world.request({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })

async function protectedPerson() {
  const creditor = await enterPortal(world)
  const { send } = asCreditor(world, creditor.cookie)
  const proof = { current_password: PASSWORD }
  const begun = (await send('POST', '/api/creditor/session/totp', proof)).json().data
  const confirmed = await send('POST', '/api/creditor/session/totp/confirm', { code: codeOf(begun.secret) })
  assert.equal(confirmed.statusCode, 200, confirmed.body)
  world.clock.advance(STEP_MS)
  return { ...creditor, secret: begun.secret as string, codes: confirmed.json().data.recovery_codes as string[] }
}

test('the portal asks for the code after the password, and a new password by mail does not get around it', async () => {
  const { email, secret, codes } = await protectedPerson()
  assert.equal((await logIn(email)).json().error, 'TOTP_REQUIRED')
  assert.equal((await logIn(email, { code: '000000' })).json().error, 'TOTP_WRONG')
  assert.equal((await logIn(email, { code: codeOf(secret) })).statusCode, 200)

  await world.request({ method: 'POST', url: '/api/creditor/password-reset', payload: { email } })
  await world.deps.jobs.runDue(world.deps)
  const link = (await mailsTo(world, email)).flatMap(
    ({ body_text }) => /password-reset\/([\w-]{43})/.exec(body_text)?.[1] ?? [],
  )
  const password = 'another long password'
  for (let tries = 0; tries < 5; tries++) await logIn(email, { code: '000000' })
  const reset = await world.request({
    method: 'POST',
    url: `/api/creditor/password-reset/${link.at(-1)}`,
    payload: { password },
  })
  assert.equal(reset.statusCode, 200)
  assert.equal(reset.cookies.length, 0, 'the mailbox alone makes no known browser')
  assert.equal((await logIn(email, {}, password)).statusCode, 429, 'nor does it buy new guesses')
  await setDatabaseTime(world, '2026-05-14T13:00:00.000Z')
  assert.equal((await logIn(email, {}, password)).json().error, 'TOTP_REQUIRED')
  assert.equal((await logIn(email, { code: codes[0] }, password)).statusCode, 200)
})

test('the pages set up the app, ask for its code at the login and switch it off, without a script', async () => {
  const { email, cookie } = await enterPortal(world)
  assert.match((await form(cookie, `${PATH}/totp`, { current_password: 'no' })).body, /Das Passwort ist falsch/)
  const scan = await form(cookie, `${PATH}/totp?lang=de`, { current_password: PASSWORD })
  assert.match(scan.body, /src="data:image\/svg\+xml;base64,/)
  const secret = /data-copy="([A-Z2-7]{32})"/.exec(scan.body)?.[1] as string
  const wrong = await form(cookie, `${PATH}/totp/confirm`, { code: '000000' })
  assert.equal(wrong.statusCode, 400)
  assert.ok(wrong.body.includes(secret), 'the same secret can be tried again')
  const shown = await form(cookie, `${PATH}/totp/confirm`, { code: codeOf(secret) })
  assert.equal(/<pre class="codes">([^<]+)</.exec(shown.body)?.[1]?.split('\n').length, 10)

  world.clock.advance(STEP_MS)
  const asked = await form('', '/creditor/login?lang=de', { email, password: PASSWORD })
  assert.equal(asked.statusCode, 401)
  assert.ok(!asked.body.includes(PASSWORD))
  const half = /name="half" value="([^"]+)"/.exec(asked.body)?.[1] as string
  const bad = await form('', '/creditor/login?lang=de', { email, half: `${half.slice(0, -2)}AA`, code: codeOf(secret) })
  assert.equal(bad.statusCode, 401)
  const other = await enterPortal(world)
  const stolen = await form('', '/creditor/login', { email: other.email, half, code: '000000' })
  assert.equal(stolen.statusCode, 401, 'it stands for one person only')
  const entered = await form('', '/creditor/login?lang=de', { email, half, code: codeOf(secret) })
  assert.equal(entered.statusCode, 303, entered.body)

  const off = await form(cookieOf(entered), `${PATH}/totp/removal`, { current_password: PASSWORD })
  assert.match(String(off.headers.location), /done=app_off/)
  assert.equal((await logIn(email)).statusCode, 200)
})

test('what stands for the password is over after ten minutes', async () => {
  const { email, secret } = await protectedPerson()
  const asked = await form('', '/creditor/login', { email, password: PASSWORD })
  const half = /name="half" value="([^"]+)"/.exec(asked.body)?.[1] as string
  world.clock.advance(10 * 60_000)
  assert.equal((await form('', '/creditor/login', { email, half, code: codeOf(secret) })).statusCode, 401)
})

test('an invitation to another customer asks for the second factor too', async () => {
  const { email, codes } = await protectedPerson()
  await inviteSomebody(world, { email, name: 'Zweite GmbH' })
  const url = `/api/creditor/invitation/${await invitationTo(world, email)}`
  const asked = await world.request({ method: 'POST', url, payload: { password: PASSWORD } })
  assert.equal(asked.json().error, 'TOTP_REQUIRED')
  const page = url.replace('/api/creditor/invitation/', '/creditor?invitation=')
  assert.match((await form('', page, { password: PASSWORD })).body, /name="code"/)
  const entered = await form('', page, { password: PASSWORD, code: codes[0] as string })
  assert.equal(entered.statusCode, 303, entered.body)
})

test('an administrator resets the second factor of somebody who lost everything, who is mailed and logged out', async () => {
  const { customer_id, email, cookie } = await protectedPerson()
  const [admin, agent] = [await world.operator(), await world.operator('agent')]
  const people = async () => (await admin.get(`/api/operator/customers/${customer_id}/people`)).json().data
  const [person] = await people()
  assert.equal(person.has_second_factor, true)
  const url = `/api/operator/customers/${customer_id}/people/${person.id}/second-factor`
  assert.equal((await agent.delete(url)).statusCode, 403)
  const stranger = await enterPortal(world)
  const foreign = url.replace(customer_id, stranger.customer_id)
  assert.equal((await admin.delete(foreign)).statusCode, 404)
  assert.equal((await admin.delete(url)).statusCode, 200)
  assert.equal((await admin.delete(url)).json().code, 'no_totp')
  assert.equal((await people())[0].has_second_factor, false)
  assert.equal((await asCreditor(world, cookie).get('/api/creditor/session')).statusCode, 401)
  assert.equal((await logIn(email)).statusCode, 200)
  assert.match((await mailsTo(world, email)).at(-1)?.subject ?? '', /zweiter Faktor|second factor/i)
})

/** Somebody with a passkey and nothing else. */
async function keyHolder() {
  const creditor = await enterPortal(world)
  const { send } = asCreditor(world, creditor.cookie)
  const begun = await send('POST', '/api/creditor/session/passkeys/options', { current_password: PASSWORD })
  const authenticator = openAuthenticator()
  const credential = authenticator.create(begun.json().data.options)
  const made = await send('POST', '/api/creditor/session/passkeys', { name: 'Telefon', credential })
  return { ...creditor, authenticator, passkey_id: made.json().data.passkey.id as string }
}

/** Signs what a new browser is given, and accepts the invitation with it. */
async function acceptWith(authenticator: ReturnType<typeof openAuthenticator>, token: string) {
  const asked = await world.request({ method: 'POST', url: '/api/creditor/session/passkey/options' })
  return world.request({
    method: 'POST',
    url: `/api/creditor/invitation/${token}/passkey`,
    payload: { credential: authenticator.get(asked.json().data.options) },
    headers: { cookie: cookieOf(asked) },
  })
}

test('a passkey of the invited address accepts an invitation to another customer; nobody else’s does', async () => {
  const holder = await keyHolder()
  const invited = await inviteSomebody(world, { email: holder.email, name: 'Dritte GmbH' })
  const token = await invitationTo(world, holder.email)
  const page = await world.request({ url: `/creditor?invitation=${token}&lang=en` })
  assert.ok(page.body.includes(`data-passkey-login="/api/creditor/invitation/${token}/passkey"`))
  const asked = await form('', `/creditor?invitation=${token}&lang=en`, { password: PASSWORD })
  assert.match(asked.body, /protected by a passkey/)

  const stranger = await keyHolder()
  assert.equal((await acceptWith(stranger.authenticator, token)).statusCode, 401)
  assert.equal((await acceptWith(openAuthenticator(), token)).statusCode, 401)
  assert.equal((await acceptWith(holder.authenticator, 'nonsense')).statusCode, 404)

  const entered = await acceptWith(holder.authenticator, token)
  assert.equal(entered.statusCode, 201, entered.body)
  assert.equal(entered.json().data.customer.id, invited.customer_id)
  assert.equal(entered.json().data.customers.length, 2)
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const session = await asCreditor(world, cookie).get('/api/creditor/session')
  assert.equal(session.json().data.email, holder.email)
  assert.equal((await acceptWith(holder.authenticator, token)).statusCode, 410)
})

test('an invitation to an address without an account takes no passkey', async () => {
  const holder = await keyHolder()
  const { token } = await inviteSomebody(world, { email: 'neu@kundin.example' })
  assert.ok(!(await world.request({ url: `/creditor?invitation=${token}` })).body.includes('data-passkey-login'))
  assert.equal((await acceptWith(holder.authenticator, token)).statusCode, 401)
})

test('the page gives a passkey another name, after the password, without a script', async () => {
  const { cookie, passkey_id } = await keyHolder()
  const path = `${PATH}/passkeys/${passkey_id}/name`
  const shown = await world.request({ url: `${path}?lang=de`, headers: { cookie } })
  assert.match(shown.body, /value="Telefon"/)
  const wrong = await form(cookie, `${path}?lang=de`, { name: 'Laptop', current_password: 'no' })
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.body, /Das Passwort ist falsch/)
  assert.match(wrong.body, /value="Laptop"/)
  const blank = await form(cookie, `${path}?lang=de`, { name: ' ', current_password: PASSWORD })
  assert.match(blank.body, /einen Namen mit höchstens 100 Zeichen/)
  const named = await form(cookie, path, { name: ' Laptop ', current_password: PASSWORD })
  assert.match(String(named.headers.location), /done=passkey_renamed/)
  const listed = await world.request({ url: `${PATH}?lang=de&done=passkey_renamed`, headers: { cookie } })
  assert.match(listed.body, /Passkey Laptop umbenennen/)
  assert.match(listed.body, /Der Passkey hat einen neuen Namen/)
  const stranger = await keyHolder()
  assert.equal((await form(stranger.cookie, path, { name: 'X', current_password: PASSWORD })).statusCode, 404)
})
