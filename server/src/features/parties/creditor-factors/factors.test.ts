import assert from 'node:assert/strict'
import { test } from 'node:test'
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
