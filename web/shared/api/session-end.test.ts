import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askForLogin, goOn, holdPage, holdWithoutSession, isLoginWanted, isPageHeld } from './session-end.ts'

/** A server without a session until somebody logs in. */
function server() {
  const calls: string[] = []
  const state = { is_logged_in: false }
  const send = async ({ method }: Request) => {
    calls.push(method)
    return new Response(null, { status: state.is_logged_in ? 200 : 401 })
  }
  return { calls, state, send }
}

const get = () => new Request('http://desk.example/claims')
const post = () => new Request('http://desk.example/claims', { method: 'POST', body: '{}' })

test('without anything typed the answer goes through, and the page is left', async () => {
  const { send } = server()
  assert.equal(isPageHeld(), false)
  assert.equal((await holdWithoutSession(get(), send)).status, 401)
  assert.equal(isLoginWanted(), false)
})

test('while something typed is on the page, reads wait for the login and writes do not', async () => {
  const { calls, state, send } = server()
  const letGo = holdPage()
  const read = holdWithoutSession(get(), send)
  assert.equal((await holdWithoutSession(post(), send)).status, 401)
  assert.equal(isLoginWanted(), true)
  letGo()
  letGo()
  assert.equal(isPageHeld(), true, 'the login is still open')
  state.is_logged_in = true
  goOn()
  assert.equal((await read).status, 200)
  assert.deepEqual(calls, ['GET', 'POST', 'GET'])
  assert.equal(isPageHeld(), false)
})

test('a login that is asked for twice is asked for once', () => {
  askForLogin()
  askForLogin()
  assert.equal(isLoginWanted(), true)
  goOn()
  assert.equal(isLoginWanted(), false)
})
