import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsqr from 'jsqr'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { stepOf, totpCode } from '../../../platform/login/totp.ts'
import { SESSION_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)
const STEP_MS = 30_000
const PROOF = { current_password: PASSWORD }

const logIn = (email: string, code?: string, password = PASSWORD) =>
  world.request({
    method: 'POST',
    url: '/api/operator/session',
    payload: { email, password, ...(code === undefined ? {} : { code }) },
  })

/** The bytes behind base 32, as an app computes them. */
function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Somebody, logged in, who has begun with a second factor. */
async function begin(email: string) {
  const { id } = await world.act((work) => hireOperator(work, { email, name: 'A', role: 'agent', password_hash }))
  const cookie = `${SESSION_COOKIE}=${(await logIn(email)).cookies[0]?.value}`
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    world.request({ method, url: `/api/operator/session${path}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const begun = (await call('POST', '/totp', PROOF)).json().data
  const secret = bytesOf(begun.secret)
  /** What the app shows now, or so many steps away from now. */
  const code = (away = 0) => totpCode(secret, stepOf(world.clock.wall()) + away)
  return { id, email, call, begun, code }
}

async function enable(email: string) {
  const person = await begin(email)
  const answer = await person.call('POST', '/totp/confirm', { code: person.code() })
  assert.equal(answer.statusCode, 200)
  return { ...person, recovery_codes: answer.json().data.recovery_codes as string[] }
}

test('the QR code holds the address that the app needs', async () => {
  const { begun } = await begin('qr@team.example')
  assert.match(begun.otpauth_uri, new RegExp(`^otpauth://totp/Mahnwerk:qr%40team.example\\?secret=${begun.secret}&`))
  const picture = await loadImage(Buffer.from(begun.qr_svg.replace('<svg ', '<svg width="400" height="400" ')))
  const context = createCanvas(400, 400).getContext('2d')
  context.drawImage(picture, 0, 0, 400, 400)
  const { data } = context.getImageData(0, 0, 400, 400)
  const read = jsqr.default(new Uint8ClampedArray(data), 400, 400)
  assert.equal(read?.data, begun.otpauth_uri)
})

test('nothing is asked for before the first code was right, and beginning anew makes a new secret', async () => {
  const { email, call, code } = await begin('half@team.example')
  assert.equal((await logIn(email)).statusCode, 200)
  const wrong = await call('POST', '/totp/confirm', { code: '000000' })
  assert.equal(wrong.statusCode, 400)
  assert.equal(wrong.json().details[0].field, 'code')
  await call('POST', '/totp', PROOF)
  assert.equal((await call('POST', '/totp/confirm', { code: code() })).statusCode, 400, 'of the secret before')
  assert.equal((await call('GET', '')).json().data.totp_enabled, false)
})

test('with a second factor the password alone is asked for a code, which lets in once', async () => {
  const { email, call, code } = await enable('twice@team.example')
  assert.partialDeepStrictEqual((await call('GET', '')).json().data, { totp_enabled: true, recovery_codes_left: 10 })
  assert.equal((await call('POST', '/totp', PROOF)).statusCode, 409)

  const asked = await logIn(email)
  assert.equal(asked.statusCode, 401)
  assert.equal(asked.json().error, 'TOTP_REQUIRED')
  assert.equal(asked.headers['set-cookie'], undefined)
  assert.equal((await logIn(email, code(1), 'wrong password')).json().error, 'Unauthorized')
  assert.equal((await logIn(email, code())).json().error, 'TOTP_WRONG', 'it switched the factor on, so it is used up')

  world.clock.advance(STEP_MS)
  assert.equal((await logIn(email, code())).statusCode, 200)
  assert.equal((await logIn(email, code())).json().error, 'TOTP_WRONG')
  assert.equal((await logIn(email, code(-1))).json().error, 'TOTP_WRONG')
  const fast_clock = code(1)
  assert.equal((await logIn(email, `${fast_clock.slice(0, 3)} ${fast_clock.slice(3)}`)).statusCode, 200)
  world.clock.advance(3 * STEP_MS)
  assert.equal((await logIn(email, code(-2))).json().error, 'TOTP_WRONG')
  assert.equal((await logIn(email, code(-1))).statusCode, 200)
})

test('one code sent at once from everywhere opens one session', async () => {
  const { email, code, recovery_codes } = await enable('race@team.example')
  world.clock.advance(STEP_MS)
  for (const same of [code(), recovery_codes[0] as string]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(email, same)))
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  }
})

test('each recovery code opens the account once, however it is typed', async () => {
  const { email, call, recovery_codes } = await enable('phone@team.example')
  assert.equal(new Set(recovery_codes).size, 10)
  const [first = '', second = ''] = recovery_codes
  assert.match(first, /^[a-z0-9]{5}-[a-z0-9]{5}$/)
  assert.equal((await logIn(email, first)).statusCode, 200)
  assert.equal((await logIn(email, first)).json().error, 'TOTP_WRONG')
  assert.equal((await logIn(email, ` ${second.toUpperCase().replace('-', ' ')}`)).statusCode, 200)
  assert.equal((await call('GET', '')).json().data.recovery_codes_left, 8)
})

test('guessing codes is stopped, and the password alone buys no new guesses', async () => {
  const { email, code } = await enable('guess@team.example')
  for (let tries = 0; tries < 5; tries++) {
    assert.equal((await logIn(email, '000000')).json().error, 'TOTP_WRONG')
    if (tries < 4) assert.equal((await logIn(email)).json().error, 'TOTP_REQUIRED')
  }
  world.clock.advance(STEP_MS)
  assert.equal((await logIn(email, code())).statusCode, 429)
})

test('it is switched off with the password, and by an administrator for somebody else', async () => {
  const { id, email, call } = await enable('off@team.example')
  const off = (payload: object) => call('DELETE', '/totp', payload)
  assert.equal((await off({})).statusCode, 400)
  const wrong = (await off({ current_password: 'wrong' })).json().details[0]
  assert.deepEqual([wrong.field, wrong.code], ['current_password', 'wrong_password'])
  assert.equal((await off(PROOF)).statusCode, 200)
  assert.equal((await logIn(email)).statusCode, 200)

  const lost = await enable('lost@team.example')
  const admin = await world.operator()
  const listed = (await admin.get('/api/operator/users?limit=100')).json().data
  const isOn = (who: string) => listed.find((row: { id: string }) => row.id === who).totp_enabled
  assert.deepEqual([isOn(lost.id), isOn(id)], [true, false])
  const reset = await admin.delete(`/api/operator/users/${lost.id}/totp`)
  assert.equal(reset.json().data.totp_enabled, false)
  assert.equal((await logIn('lost@team.example')).statusCode, 200)
  assert.equal((await lost.call('GET', '')).statusCode, 401, 'whoever has found the phone is logged out')
})

test('everything about the second factor asks for the password, and a stolen session cannot guess it for long', async () => {
  const { email, call, recovery_codes } = await enable('asked@team.example')
  const guess = { current_password: 'not this one' }
  for (const path of ['/recovery-codes', '/totp', '/passkeys/options']) {
    assert.equal((await call('POST', path, {})).json().details[0].code, 'required', path)
    const { field, code } = (await call('POST', path, guess)).json().details[0]
    assert.deepEqual([field, code], ['current_password', 'wrong_password'], path)
  }
  const renewed = (await call('POST', '/recovery-codes', PROOF)).json().data.recovery_codes
  assert.equal(renewed.length, 10)
  assert.equal((await logIn(email, recovery_codes[0])).json().error, 'TOTP_WRONG', 'the earlier ones have ended')
  assert.equal((await logIn(email, renewed[0])).statusCode, 200)
  for (let tries = 0; tries < 5; tries++) await call('POST', '/recovery-codes', guess)
  assert.equal((await call('POST', '/recovery-codes', PROOF)).statusCode, 429)
  assert.equal((await logIn(email, renewed[1])).statusCode, 200, 'nobody else waits for that')
})

test('without a second factor there are no recovery codes to make', async () => {
  const { call } = await begin('none@team.example')
  assert.equal((await call('POST', '/recovery-codes', PROOF)).json().code, 'no_totp')
})

test('neither the secret nor a recovery code lies in the database as it is', async () => {
  const { begun, recovery_codes } = await enable('rest@team.example')
  const rows = await world.deps.db.many<{ text: string }>(sql`
    select t::text as text from login_totp t union all select c::text from login_recovery_codes c`)
  const stored = rows.map(({ text }) => text).join('\n')
  const shapes = [bytesOf(begun.secret).toString('hex'), Buffer.from(begun.secret).toString('hex')]
  for (const code of recovery_codes) shapes.push(code, Buffer.from(code.replace('-', '')).toString('hex'))
  for (const shape of shapes) assert.ok(!stored.includes(shape), shape)
})
