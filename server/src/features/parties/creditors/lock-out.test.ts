import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  accept,
  asCreditor,
  cookieOf,
  enterPortal,
  inviteSomebody,
  mailsTo,
  PASSWORD,
} from '../../../../test/creditors.ts'
import { type Answer, openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DEVICE_COOKIE } from './rules.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')

const SESSION = '/api/creditor/session'
const NEW = 'another long password'

type From = { address?: string; cookie?: string | undefined; password?: string }
const logIn = (email: string, { address = '198.51.100.9', cookie, password = PASSWORD }: From = {}) =>
  world.request({
    method: 'POST',
    url: SESSION,
    payload: { email, password },
    remoteAddress: address,
    ...(cookie ? { headers: { cookie } } : {}),
  })
const deviceOf = (answer: Answer): string => {
  const found = answer.cookies.find(({ name }) => name === DEVICE_COOKIE)
  assert.ok(found, 'the answer makes the browser known')
  return `${DEVICE_COOKIE}=${found.value}`
}

/** Strangers guess from many addresses, one try each, until the account is locked for everybody whom it does not know. */
async function besiege(email: string): Promise<void> {
  for (let place = 1; place <= 25; place++)
    await logIn(email, { address: `203.0.113.${place}`, password: `guess number ${place}` })
  assert.equal((await logIn(email)).statusCode, 429, 'a browser that nobody knows has to wait')
}

async function resetLink(email: string): Promise<string> {
  await world.request({ method: 'POST', url: '/api/creditor/password-reset', payload: { email } })
  await world.deps.jobs.runDue(world.deps)
  const found = (await mailsTo(world, email)).at(-1)?.body_text.match(/\/creditor\/password-reset\/([\w-]{43})/)
  return found?.[1] as string
}

test('strangers at many addresses do not keep a known browser out', async () => {
  const { email, token: _, ...first } = await enterPortal(world)
  const known = deviceOf(await logIn(email))
  await besiege(email)
  assert.equal((await logIn(email, { cookie: known })).statusCode, 200)
  assert.equal((await logIn(email, { cookie: known, address: '203.0.113.1' })).statusCode, 200, 'even beside them')
  assert.equal((await asCreditor(world, first.cookie).get(SESSION)).statusCode, 200, 'an open session goes on')

  for (let tries = 0; tries < 5; tries++)
    assert.equal((await logIn(email, { cookie: known, password: 'guess' })).statusCode, 401)
  assert.equal((await logIn(email, { cookie: known })).statusCode, 429, 'its own failures count')
})

test('the cookie of another account, and one that we did not make, open no way around the lock', async () => {
  const { email } = await enterPortal(world)
  const other = await enterPortal(world)
  const foreign = deviceOf(await logIn(other.email))
  await besiege(email)
  for (const cookie of [foreign, `${DEVICE_COOKIE}=x.y`, foreign.replace(/.$/, '_')])
    assert.equal((await logIn(email, { cookie })).statusCode, 429)
})

test('whoever accepts an invitation is known there, at the API and at the page', async () => {
  const { email, token } = await inviteSomebody(world)
  const known = deviceOf(await accept(world, token))
  const { email: second, token: page } = await inviteSomebody(world)
  const accepted = await world.request({
    method: 'POST',
    url: `/creditor?invitation=${page}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password: PASSWORD }).toString(),
  })
  await besiege(email)
  await besiege(second)
  assert.equal((await logIn(email, { cookie: known })).statusCode, 200)
  assert.equal((await logIn(second, { cookie: deviceOf(accepted) })).statusCode, 200)
})

test('a known browser is known at the page of the login too', async () => {
  const { email } = await enterPortal(world)
  const known = deviceOf(await logIn(email))
  await besiege(email)
  const enter = (cookie: string) =>
    world.request({
      method: 'POST',
      url: '/creditor/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
    })
  assert.equal((await enter('a=b')).statusCode, 429)
  const entered = await enter(known)
  assert.equal(entered.statusCode, 303)
  assert.equal(deviceOf(entered), known, 'it stays the same browser')
})

test('a new password by the mailed link lifts the lock at once, and the browser is known', async () => {
  const { email } = await enterPortal(world)
  await besiege(email)
  const link = await resetLink(email)
  const reset = await world.request({
    method: 'POST',
    url: `/api/creditor/password-reset/${link}`,
    payload: { password: NEW },
  })
  assert.equal(reset.statusCode, 200)
  assert.equal((await logIn(email, { password: NEW })).statusCode, 200, 'from a browser that nobody knows')

  await besiege(email)
  const known = deviceOf(reset)
  assert.equal((await logIn(email, { password: NEW, cookie: known })).statusCode, 200, 'they go on in vain')
})

test('a change of the password lifts the lock too, and strangers cannot hinder it', async () => {
  const { email, cookie } = await enterPortal(world)
  await besiege(email)
  const change = { current_password: PASSWORD, new_password: NEW }
  assert.equal((await asCreditor(world, cookie).send('POST', `${SESSION}/password`, change)).statusCode, 200)
  assert.equal((await logIn(email, { password: NEW })).statusCode, 200)
})

test('a stolen session cannot guess the password, and does not lock its owner out', async () => {
  const { email, cookie } = await enterPortal(world)
  const guess = (current_password: string) =>
    asCreditor(world, cookie).send('POST', `${SESSION}/password`, { current_password, new_password: NEW })
  for (let tries = 0; tries < 5; tries++) {
    const answer = await guess(`guess number ${tries}`)
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json().details[0], {
      ...{ field: 'current_password', code: 'wrong_password', message: 'The password is wrong' },
    })
  }
  assert.equal((await guess(PASSWORD)).statusCode, 429)
  const answer = await logIn(email)
  assert.equal(answer.statusCode, 200)
  const own = asCreditor(world, cookieOf(answer))
  const change = { current_password: PASSWORD, new_password: NEW }
  assert.equal((await own.send('POST', `${SESSION}/password`, change)).statusCode, 200)
})

test('how long a refusal takes does not tell whether an address has an account, whatever the form holds', async (t) => {
  const { email } = await enterPortal(world)
  const checks = t.mock.method(world.deps.passwords, 'isRight').mock
  const guess = (address: string, fields: Record<string, string>) =>
    world.request({
      method: 'POST',
      url: '/creditor/login',
      payload: new URLSearchParams({ email: address, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '198.51.100.77',
    })
  for (const fields of [{ password: 'wrong' }, { half: 'AAAA', code: '123456' }, { half: '', password: 'wrong' }]) {
    const costs: number[] = []
    for (const address of [email, 'nobody@example.com']) {
      const before = checks.callCount()
      assert.equal((await guess(address, fields)).statusCode, 401)
      costs.push(checks.callCount() - before)
    }
    assert.equal(costs[0], costs[1], JSON.stringify(fields))
  }
})
