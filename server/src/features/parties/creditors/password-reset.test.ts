import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCreditor, enterPortal, mailsTo, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { sendPasswordReset } from './password-reset.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const RESET = '/api/creditor/password-reset'
const NEW = 'another long password'

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  world.request({ method: 'POST', url, payload, remoteAddress })
const logIn = (email: string, password: string) => post('/api/creditor/session', { email, password })

/** Asks and answers the secrets of all links that were mailed so far, the newest last. */
async function ask(email: string, address?: string): Promise<string[]> {
  const answer = await post(RESET, { email }, address)
  assert.equal(answer.statusCode, 202, answer.body)
  assert.deepEqual(answer.json(), { success: true })
  await world.deps.jobs.runDue(world.deps)
  return linksTo(email)
}

const linksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(world, email)).flatMap(
    ({ body_text }) => /\/creditor\/password-reset\/([\w-]{43})\n/.exec(body_text)?.[1] ?? [],
  )

test('a mailed link sets a new password once and ends every session', async () => {
  const { email, cookie } = await enterPortal(world)
  await ask(email.toUpperCase())
  const [link, ...more] = await linksTo(email)
  assert.ok(link)
  assert.deepEqual(more, [], 'one mail')
  assert.equal((await logIn(email, PASSWORD)).statusCode, 200, 'asking alone changes nothing')
  assert.equal((await post(`${RESET}/${link}`, { password: 'short' })).statusCode, 400)
  const answers = await Promise.all(Array.from({ length: 3 }, () => post(`${RESET}/${link}`, { password: NEW })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 410, 410])
  assert.equal((await asCreditor(world, cookie).get('/api/creditor/session')).statusCode, 401)
  assert.equal((await logIn(email, PASSWORD)).statusCode, 401)
  assert.equal((await logIn(email, NEW)).statusCode, 200)
})

test('the link is good for one hour of wall time, and a newer one ends it', async () => {
  const { email } = await enterPortal(world)
  const [first] = await ask(email)
  const [, second] = await ask(email)
  assert.equal((await post(`${RESET}/${first}`, { password: NEW })).statusCode, 410)
  await setDatabaseTime(world, '2026-05-14T13:00:00.000Z')
  const late = await post(`${RESET}/${second}`, { password: NEW })
  assert.equal(late.statusCode, 410)
  assert.deepEqual(late.json(), {
    ...{ success: false, error: 'Gone', code: 'link_used' },
    message: 'This link was used already or is too old',
  })
  await setDatabaseTime(world, '2026-05-14T12:59:59.999Z')
  assert.equal((await post(`${RESET}/${second}`, { password: NEW })).statusCode, 200)
  await setDatabaseTime(world, NOON)
})

test('an address without an account gets the same answer and no mail', async () => {
  const email = 'nobody@kundin.example'
  assert.deepEqual(await ask(email), [])
  assert.equal((await mailsTo(world, email)).length, 0)
})

test('a password changed by hand ends the link', async () => {
  const { email, cookie } = await enterPortal(world)
  const [link] = await ask(email)
  const change = { current_password: PASSWORD, new_password: NEW }
  assert.equal((await asCreditor(world, cookie).send('POST', '/api/creditor/session/password', change)).statusCode, 200)
  assert.equal((await post(`${RESET}/${link}`, { password: 'a third long password' })).statusCode, 410)
})

test('a mailbox gets three links an hour, and one place may ask twenty times', async () => {
  const { email } = await enterPortal(world)
  for (let asked = 0; asked < 5; asked++) await ask(email, `192.0.2.${100 + asked}`)
  assert.equal((await linksTo(email)).length, 3)
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, number) => post(RESET, { email: `${number}@kundin.example` }, '198.51.100.7')),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [...Array(20).fill(202), 429])
})

test('a job that runs again after a crash mails nothing twice, and only a hash of the link is kept', async () => {
  const { email } = await enterPortal(world)
  const asking = { email, request_id: newId() }
  for (const attempt of [1, 2, 3]) await sendPasswordReset.run(world.deps, asking, attempt)
  const links = await linksTo(email)
  assert.equal(links.length, 1)
  const [row] = await world.deps.db.many<{ text: string }>(sql`
    select r::text || encode(r.secret_hash, 'escape') as text from creditor_password_resets r
    join creditor_people p on p.id = r.person_id where p.email = ${email}`)
  assert.ok(row && !row.text.includes(links[0] as string))
})
