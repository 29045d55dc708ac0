import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCreditor, cookieOf, enterPortal, mailsTo, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
const ACCOUNT = '/api/creditor/account'

test('a person changes the own name and language, and mails follow', async () => {
  const { email, cookie } = await enterPortal(world)
  const creditor = asCreditor(world, cookie)
  const { sessions: _, ...before } = (await creditor.get(ACCOUNT)).json().data
  assert.deepEqual(before, { email, name: null, language: null, wants_digest: true })
  const changed = await creditor.send('PATCH', ACCOUNT, { name: 'Eva Maier', language: 'en' })
  assert.deepEqual([changed.json().data.name, changed.json().data.language], ['Eva Maier', 'en'])
  assert.equal((await creditor.send('PATCH', ACCOUNT, { language: null })).json().data.name, 'Eva Maier')
  assert.equal((await creditor.send('PATCH', ACCOUNT, { language: 'fr' })).statusCode, 400)
  const silent = (await creditor.send('PATCH', ACCOUNT, { wants_digest: false })).json().data
  assert.deepEqual([silent.wants_digest, silent.name], [false, 'Eva Maier'])
  assert.equal((await creditor.send('PATCH', ACCOUNT, { email: 'x@example.com' })).statusCode, 400)

  await creditor.send('PATCH', ACCOUNT, { language: 'en' })
  await world.request({ method: 'POST', url: '/api/creditor/password-reset', payload: { email } })
  await world.deps.jobs.runDue(world.deps)
  assert.equal((await mailsTo(world, email)).at(-1)?.subject, 'New password for Mahnwerk')
  assert.match((await creditor.get('/creditor/account')).body, /<h1>My access<\/h1>/)
})

test('logging out everywhere ends every session of the account, and of no other', async () => {
  const { email, cookie } = await enterPortal(world)
  const other = await enterPortal(world)
  const elsewhere = await world.request({
    method: 'POST',
    url: '/api/creditor/session',
    payload: { email, password: PASSWORD },
  })
  const creditor = asCreditor(world, cookie)
  const { sessions } = (await creditor.get(ACCOUNT)).json().data
  assert.equal(sessions.length, 2)
  assert.equal(sessions.filter(({ is_current }: { is_current: boolean }) => is_current).length, 1)
  assert.equal((await creditor.send('DELETE', '/api/creditor/sessions')).json().data.ended, 2)
  for (const ended of [cookie, cookieOf(elsewhere)])
    assert.equal((await asCreditor(world, ended).get(ACCOUNT)).statusCode, 401)
  assert.equal((await asCreditor(world, other.cookie).get(ACCOUNT)).statusCode, 200)
})
