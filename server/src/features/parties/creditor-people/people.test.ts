import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  accept,
  asCreditor,
  cookieOf,
  enterPortal,
  invitationTo,
  mailsTo,
  PASSWORD,
} from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PEOPLE = '/api/creditor/people'
const SESSION = '/api/creditor/session'

async function enter(options: Parameters<typeof enterPortal>[1] = {}) {
  const entered = await enterPortal(world, options)
  return { ...entered, ...personBy(entered.cookie) }
}
function personBy(cookie: string) {
  const creditor = asCreditor(world, cookie)
  return {
    cookie,
    creditor,
    list: async () => (await creditor.get(PEOPLE)).json().data,
    invite: (email: string, name?: string) => creditor.send('POST', PEOPLE, name ? { email, name } : { email }),
    remove: (id: string) => creditor.send('DELETE', `${PEOPLE}/${id}`),
    whoAmI: async () => (await creditor.get(SESSION)).statusCode,
  }
}
const someEmail = () => `${newId()}@kundin.example`

/** A colleague who was invited and has accepted. */
async function addColleague(by: ReturnType<typeof personBy>, email = someEmail()) {
  assert.equal((await by.invite(email, 'Eva Maier')).statusCode, 201)
  const answer = await accept(world, await invitationTo(world, email))
  assert.equal(answer.statusCode, 201, answer.body)
  return { email, id: answer.json().data.id as string, ...personBy(cookieOf(answer)) }
}

test('a colleague is invited by mail, enters through the link, and is one of the people', async () => {
  const first = await enter({ name: 'Druckerei Ostermann' })
  const email = someEmail()
  const invited = await first.invite(email, 'Eva Maier')
  assert.equal(invited.statusCode, 201, invited.body)
  const { id: _, since: __, ...row } = invited.json().data
  assert.deepEqual(row, {
    ...{ email, name: 'Eva Maier', state: 'invited', invited_by: first.email, is_you: false },
    expires_at: '2026-06-13T12:00:00.000Z',
  })
  const token = await invitationTo(world, email)
  const shown = await world.request({ url: `/api/creditor/invitation/${token}` })
  assert.deepEqual(
    [shown.json().data.customer_name, shown.json().data.invited_by, shown.json().data.has_account],
    ['Druckerei Ostermann', first.email, false],
  )
  const answer = await accept(world, token)
  assert.deepEqual([answer.statusCode, answer.json().data.name], [201, 'Eva Maier'])
  assert.equal((await accept(world, token)).statusCode, 410, 'once')
  const people = await first.list()
  assert.deepEqual(
    people.map((person: { email: string; state: string; is_you: boolean }) => [
      person.email,
      person.state,
      person.is_you,
    ]),
    [
      [first.email, 'active', true],
      [email, 'active', false],
    ],
  )
})

test('the mail speaks the language of the customer, and both where we do not know it', async () => {
  const first = await enter()
  const email = someEmail()
  await first.invite(email)
  assert.match((await mailsTo(world, email))[0]?.subject ?? '', /^Einladung .* \/ Invitation /)
  await first.creditor.send('PATCH', '/api/creditor/company', {
    address: { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' },
  })
  const other = someEmail()
  await first.invite(other)
  assert.equal((await mailsTo(world, other))[0]?.subject, 'Einladung in das Gläubigerportal von Mahnwerk')
})

test('an address with an account elsewhere joins with the password it has, and nobody learns of it', async () => {
  const elsewhere = await enter({ name: 'Elsewhere' })
  const first = await enter({ name: 'Here' })
  const known = await first.invite(elsewhere.email)
  const unknown = await first.invite(someEmail())
  const shapeOf = (answer: typeof known) => Object.keys(answer.json().data)
  assert.deepEqual([known.statusCode, shapeOf(known)], [unknown.statusCode, shapeOf(unknown)])
  const token = await invitationTo(world, elsewhere.email)
  assert.equal((await accept(world, token, { password: 'quite another password' })).statusCode, 401)
  const answer = await accept(world, token)
  assert.deepEqual(
    answer
      .json()
      .data.customers.map(({ name }: { name: string }) => name)
      .sort(),
    ['Elsewhere', 'Here'],
  )
})

test('a newer invitation replaces the older one; one that has expired is mailed anew for the asking', async () => {
  const first = await enter()
  const email = someEmail()
  await first.invite(email)
  const old = await invitationTo(world, email)
  const same = email.toUpperCase()
  await first.invite(same, 'Eva')
  assert.equal((await first.list()).length, 2, 'one open invitation for an address')
  assert.equal((await accept(world, old)).statusCode, 404)
  const token = await invitationTo(world, same)
  await setDatabaseTime(world, '2026-06-14T12:00:00.000Z')
  assert.equal((await accept(world, token)).statusCode, 410)
  const again = await world.request({ method: 'POST', url: `/api/creditor/invitation/${token}/renewal` })
  assert.equal(again.statusCode, 202, again.body)
  assert.equal((await accept(world, await invitationTo(world, same))).statusCode, 201)
  await setDatabaseTime(world, NOON)
})

test('an invitation that was withdrawn opens nothing and says so', async () => {
  const first = await enter()
  const email = someEmail()
  const { id } = (await first.invite(email)).json().data
  const token = await invitationTo(world, email)
  assert.equal((await first.remove(id)).statusCode, 200)
  assert.equal((await first.list()).length, 1)
  const answer = await accept(world, token)
  assert.deepEqual([answer.statusCode, answer.json().message], [410, 'This invitation was withdrawn'])
  assert.equal((await first.remove(id)).statusCode, 404)
  const page = await world.request({ url: `/creditor?invitation=${token}&lang=de` })
  assert.equal(page.statusCode, 410)
  assert.match(page.body, /Diese Einladung wurde zurückgenommen/)
})

test('whoever is removed is out at once and hears of it; the last one stays', async () => {
  const first = await enter()
  const second = await addColleague(first)
  assert.equal(await second.whoAmI(), 200)
  assert.equal((await first.remove(second.id)).statusCode, 200)
  assert.equal(await second.whoAmI(), 401)
  assert.match((await mailsTo(world, second.email)).at(-1)?.subject ?? '', /Zugang zum Gläubigerportal wurde beendet/)
  const [me] = await first.list()
  const last = await first.remove(me.id)
  assert.deepEqual([last.statusCode, last.json().code], [409, 'last_person'])
  assert.equal(await first.whoAmI(), 200)
})

test('whom a person has invited cannot come in once that person was removed, unless somebody else invites them', async () => {
  const first = await enter()
  const second = await addColleague(first)
  const [named, plain, kept] = [someEmail(), someEmail(), someEmail()]
  await second.invite(named, 'Max Moser')
  await second.invite(plain)
  await second.invite(kept)
  await first.invite(kept, 'Known to us')
  await second.creditor.send('PATCH', '/api/creditor/account', { name: 'Somebody else' })
  assert.equal((await first.remove(second.id)).statusCode, 200)
  for (const email of [named, plain]) {
    const token = await invitationTo(world, email)
    assert.equal((await accept(world, token)).json().message, 'This invitation was withdrawn')
    const renewal = await world.request({ method: 'POST', url: `/api/creditor/invitation/${token}/renewal` })
    assert.equal(renewal.statusCode, 410)
  }
  assert.equal((await accept(world, await invitationTo(world, kept))).statusCode, 201)
  const { changes } = (await first.creditor.get('/api/creditor/company')).json().data
  const withdrawn = changes.filter(({ kind }: { kind: string }) => kind === 'invitation_withdrawn')
  assert.deepEqual(withdrawn.map(({ person }: { person: string }) => person).sort(), ['Max Moser', plain].sort())
})

test('one may go oneself as long as somebody stays', async () => {
  const first = await enter()
  const second = await addColleague(first)
  const before = (await mailsTo(world, second.email)).length
  assert.equal((await second.remove(second.id)).statusCode, 200)
  assert.equal(await second.whoAmI(), 401)
  assert.equal((await mailsTo(world, second.email)).length, before, 'who goes knows it')
})

test('of two who remove each other at the same moment one stays', async () => {
  const first = await enter()
  const second = await addColleague(first)
  const [me] = await first.list()
  const answers = await Promise.all([first.remove(second.id), second.remove(me.id)])
  const left = (await Promise.all([first.whoAmI(), second.whoAmI()])).filter((status) => status === 200)
  assert.equal(left.length, 1)
  assert.deepEqual(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
})

test('removed from one customer, a person keeps the others and the sessions for them', async () => {
  const here = await enter({ name: 'Here' })
  const there = await enter({ name: 'There' })
  await here.invite(there.email)
  const joined = await accept(world, await invitationTo(world, there.email))
  const session_here = personBy(cookieOf(joined))
  assert.equal((await here.remove(joined.json().data.id)).statusCode, 200)
  assert.equal(await session_here.whoAmI(), 401)
  assert.equal(await there.whoAmI(), 200)
  const again = await world.request({
    method: 'POST',
    url: SESSION,
    payload: { email: there.email, password: PASSWORD },
  })
  assert.deepEqual(
    again.json().data.customers.map(({ name }: { name: string }) => name),
    ['There'],
  )
})

test('who has access already is not invited, and many invitations are stopped', async () => {
  const first = await enter()
  const own = await first.invite(first.email)
  assert.deepEqual([own.statusCode, own.json().code], [409, 'already_member'])
  const email = someEmail()
  for (let times = 0; times < 3; times++) assert.equal((await first.invite(email)).statusCode, 201)
  assert.equal((await first.invite(email)).statusCode, 429, 'one mailbox')
  const answers = await Promise.all(Array.from({ length: 20 }, () => first.invite(someEmail())))
  assert.ok(
    answers.some(({ statusCode }) => statusCode === 429),
    'one customer',
  )
  assert.equal((await first.invite('nobody')).statusCode, 400)
})

test('a command with a key is carried out once', async () => {
  const { cookie } = await enter()
  const email = someEmail()
  const send = () =>
    world.request({
      method: 'POST',
      url: PEOPLE,
      payload: { email },
      headers: { cookie, 'idempotency-key': 'the-same' },
    })
  const [one, other] = [await send(), await send()]
  assert.deepEqual([one.statusCode, one.body], [201, other.body])
  assert.equal((await mailsTo(world, email)).length, 1)
})

test('a change and a removal with a key are carried out once too', async () => {
  const { cookie } = await enter()
  const email = someEmail()
  const invited = await world.request({ method: 'POST', url: PEOPLE, payload: { email }, headers: { cookie } })
  const command = (method: 'PATCH' | 'DELETE', url: string, key: string, payload?: object) =>
    world.request({ method, url, headers: { cookie, 'idempotency-key': key }, ...(payload ? { payload } : {}) })

  const url = `${PEOPLE}/${invited.json().data.id}`
  const removed = [await command('DELETE', url, 'remove'), await command('DELETE', url, 'remove')]
  assert.deepEqual([removed[0]?.statusCode, removed[0]?.body], [removed[1]?.statusCode, removed[1]?.body])
  assert.equal(removed[0]?.statusCode, 200)

  const account = '/api/creditor/account'
  const renamed = await command('PATCH', account, 'rename', { name: 'First name' })
  assert.equal(renamed.statusCode, 200)
  await command('PATCH', account, 'another', { name: 'Second name' })
  const again = await command('PATCH', account, 'rename', { name: 'First name' })
  assert.equal(again.body, renamed.body)
  const now = await world.request({ method: 'GET', url: account, headers: { cookie } })
  assert.equal(now.json().data.name, 'Second name')
  assert.equal((await command('PATCH', account, 'rename', { name: 'Third name' })).statusCode, 409)
})
