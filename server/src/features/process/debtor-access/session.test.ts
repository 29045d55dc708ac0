import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, activityOf } from '../../../../test/cases.ts'
import {
  advance,
  asDebtor,
  cookiesOf,
  enterCase,
  openCase,
  printedFor,
  SESSION,
  tryCode,
} from '../../../../test/debtors.ts'
import { eventually } from '../../../../test/eventually.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { markReturned } from '../letters/service.ts'

const world = await openWorld()
await setDatabaseTime(world, '2026-05-14T12:00:00.000Z')
const team = await world.operator('agent')
const letterOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data.letters[0]

test('reference and code of a letter open a session for this one claim, however they are typed', async () => {
  const { case_reference, access_code, id } = await openCase(world)
  const typed = {
    case_reference: ` ${case_reference.toLowerCase().replace('mw', 'mw ').replaceAll('0', 'o')}`,
    access_code: `${access_code.slice(0, 5).toLowerCase()}-${access_code.slice(5)}`,
  }
  const answer = await tryCode(world, typed)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(answer.json().data, { case_reference, contact_only: false })
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String)
  assert.deepEqual(
    cookies.map((cookie) => `${cookie.split('=')[0]} ${/Path=([^;]*)/.exec(cookie)?.[1]}`),
    [
      'mahnwerk_debtor /api/debtor',
      'mahnwerk_debtor_device /api/debtor',
      'mahnwerk_debtor /debtor',
      'mahnwerk_debtor_device /debtor',
    ],
  )
  for (const cookie of cookies) assert.match(cookie, /HttpOnly; SameSite=Strict$/)
  assert.ok(!/Max-Age/.test(cookies[0] as string), 'the session ends with the browser')

  const debtor = asDebtor(world, cookiesOf(answer))
  assert.deepEqual((await debtor.get(SESSION)).json(), answer.json())
  assert.equal((await debtor.send('DELETE', SESSION)).statusCode, 200)
  assert.equal((await debtor.get(SESSION)).statusCode, 401)
  const entered = (await activityOf(world, id)).filter(({ action }) => action === 'debtor.entered')
  assert.deepEqual(
    entered.map(({ actor_type }) => actor_type),
    ['debtor'],
  )
})

test('an unknown reference, a mistyped one, a wrong code and no code at all are refused alike', async () => {
  const { case_reference, access_code } = await openCase(world)
  const answers = await Promise.all([
    tryCode(world, { case_reference: 'MW2699999991', access_code }),
    tryCode(world, { case_reference: 'not even one', access_code }),
    tryCode(world, { case_reference, access_code: 'AAAAA AAAAA' }),
    tryCode(world, { case_reference, access_code: '?' }),
  ])
  for (const answer of answers) {
    assert.equal(answer.statusCode, 401)
    assert.equal(answer.body, answers[0]?.body)
    assert.equal(answer.headers['set-cookie'], undefined)
  }
  assert.equal((await tryCode(world, { case_reference: '', access_code: '' })).statusCode, 400)
})

test('only the hash of a session is kept, and it ends half an hour after its last use', async () => {
  const debtor = await enterCase(world)
  const rows = await world.deps.db.many<{ text: string }>(
    sql`select s::text || encode(secret_hash, 'escape') as text from debtor_sessions s`,
  )
  const secret = debtor.cookie.split(';')[0]?.split('=')[1] as string
  for (const { text } of rows) assert.ok(!text.includes(secret))
  await setDatabaseTime(world, '2026-05-14T12:25:00.000Z')
  assert.equal((await debtor.get(SESSION)).statusCode, 200)
  await setDatabaseTime(world, '2026-05-14T12:50:00.000Z')
  assert.equal((await debtor.get(SESSION)).statusCode, 200, 'used in between')
  await setDatabaseTime(world, '2026-05-14T13:21:00.000Z')
  assert.equal((await debtor.get(SESSION)).statusCode, 401)
})

test('guesses from many places cost waits, and none for the device that was in before', async () => {
  const debtor = await enterCase(world)
  const { case_reference, access_code } = debtor
  const from = (place: number) => ({ from: `198.51.100.${place}` })
  const statuses = new Map<number, number>()
  for (let guess = 0; guess < 60; guess++) {
    const wrong = { case_reference, access_code: `AAAAAAA${100 + guess}`.replaceAll('0', '2').replaceAll('1', '3') }
    const { statusCode, headers } = await tryCode(world, wrong, from(guess))
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    if (statusCode === 429) assert.ok(Number(headers['retry-after']) > 0)
  }
  assert.deepEqual([...statuses.keys()].sort(), [401, 429])
  assert.ok((statuses.get(401) ?? 0) <= 20, 'few of the guesses were looked at')
  assert.equal((await tryCode(world, { case_reference, access_code }, from(99))).statusCode, 429, 'a new device waits')
  const device = debtor.cookie.split('; ').find((cookie) => cookie.startsWith('mahnwerk_debtor_device')) as string
  const back = await tryCode(world, { case_reference, access_code }, { ...from(99), cookie: device })
  assert.equal(back.statusCode, 200, 'whoever was in before gets in')
})

test('a letter that came back leaves its code and sessions the contact data, and the next letter has a new code', async () => {
  const debtor = await enterCase(world)
  const { id, partner, debtor_id } = debtor
  const { id: letter_id } = await letterOf(id)
  await team.post(`/api/operator/letters/${letter_id}/returned`, { note: 'unbekannt' })
  assert.equal((await debtor.get(SESSION)).json().data.contact_only, true)
  const refused = await debtor.get('/api/debtor/case')
  assert.equal(refused.statusCode, 403)
  assert.match(refused.json().message, /Tell us your address/)
  const again = await tryCode(world, debtor)
  assert.deepEqual([again.statusCode, again.json().data.contact_only], [200, true])

  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [{ ...ADDRESS, street: 'Neugasse 1' }] })
  assert.equal((await debtor.get(SESSION)).statusCode, 401, 'somebody else may have the code')
  assert.equal((await tryCode(world, debtor)).statusCode, 401)
  await advance(world, DAY_S)
  const printed = await printedFor(world, id)
  assert.notEqual(printed.access_code, debtor.access_code)
  assert.equal((await tryCode(world, printed)).json().data.contact_only, false)
})

test('an address that is sent once more in another order is no move: code and session stay', async () => {
  const debtor = await enterCase(world)
  const { country, city, zip, street } = ADDRESS
  const same = [
    { is_primary: true, country: country.toLowerCase(), city: ` ${city}`, zip, street },
    { country: 'DE', city: 'Berlin', zip: '10115', street: 'Weg 2' },
  ]
  const answers = [
    await debtor.partner.patch(`/openapi/debtors/${debtor.debtor_id}`, { addresses: same }),
    await team.patch(`/api/operator/debtors/${debtor.debtor_id}`, { addresses: [ADDRESS] }),
  ]
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  )
  assert.equal((await debtor.get('/api/debtor/case')).statusCode, 200)
  assert.equal((await tryCode(world, debtor)).statusCode, 200)
})

test('a letter from an old address that comes back late costs nothing and leaves the new address and its code alone', async () => {
  const debtor = await enterCase(world)
  const { id, partner, debtor_id } = debtor
  const costs = async () => (await team.get(`/api/operator/claims/${id}/balance`)).json().data.totals.costs
  const { id: letter_id } = await letterOf(id)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [{ ...ADDRESS, city: 'Graz', zip: '8010' }] })
  await advance(world, 15 * DAY_S)
  const printed = await printedFor(world, id)
  const entered = asDebtor(world, cookiesOf(await tryCode(world, printed)))
  const before = await costs()
  assert.equal((await team.post(`/api/operator/letters/${letter_id}/returned`, {})).statusCode, 200)
  assert.ok((await costs()) < before, 'its fee is taken back')
  assert.equal((await entered.get('/api/debtor/case')).statusCode, 200)
  assert.equal((await tryCode(world, printed)).json().data.contact_only, false)
  assert.equal((await team.get(`/api/operator/claims/${id}`)).json().data.blocked_reason, null)
})

test('what came back from an old address is sent again to the new one at once', async () => {
  const { id, partner, debtor_id } = await openCase(world)
  const first = await letterOf(id)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [{ ...ADDRESS, street: 'Neugasse 1' }] })
  await team.post(`/api/operator/letters/${first.id}/returned`, {})
  await advance(world, 1800)
  const again = await letterOf(id)
  assert.deepEqual([again.kind, again.status, again.recipient[1]], [first.kind, 'posted', 'Neugasse 1'])
})

test('a log-in while a letter comes back is left with the contact data', async () => {
  const opened = await openCase(world)
  const { id: letter_id } = await letterOf(opened.id)
  const entering = await world.act(async (work) => {
    await markReturned(work, letter_id, null)
    const trying = tryCode(world, opened)
    // It has read the codes, and waits for the one that is being confined.
    await eventually(() => work.tx.one(sql`select 1 from pg_locks where not granted limit 1`))
    return { trying }
  })
  const answer = await entering.trying
  assert.deepEqual([answer.statusCode, answer.json().data.contact_only], [200, true])
  assert.equal((await asDebtor(world, cookiesOf(answer)).get('/api/debtor/case')).statusCode, 403)
})

test('a closed case can be opened for 90 days', async () => {
  const debtor = await enterCase(world)
  const closed = await team.post(`/api/operator/claims/${debtor.id}/close`, { closure_reason: 'written_off' })
  assert.equal(closed.statusCode, 200, closed.body)
  await advance(world, 89 * DAY_S)
  assert.equal((await tryCode(world, debtor)).statusCode, 200)
  await advance(world, 2 * DAY_S)
  assert.equal((await debtor.get(SESSION)).statusCode, 401)
  assert.equal((await tryCode(world, debtor)).statusCode, 401)
})

test('a letter that comes back after the closure leaves its code the contact data too', async () => {
  const debtor = await enterCase(world)
  const { id: letter_id } = await letterOf(debtor.id)
  await team.post(`/api/operator/claims/${debtor.id}/close`, { closure_reason: 'written_off' })
  const returned = await team.post(`/api/operator/letters/${letter_id}/returned`, {})
  assert.equal(returned.statusCode, 200, returned.body)
  assert.equal((await debtor.get('/api/debtor/case')).statusCode, 403)
  assert.equal((await tryCode(world, debtor)).json().data.contact_only, true)
})

test('a session that is used all the time ends after twelve hours all the same', async () => {
  const own = await openWorld()
  const at = (minute: number) => setDatabaseTime(own, new Date(Date.UTC(2026, 4, 14, 12, minute)).toISOString())
  await at(0)
  const { get } = await enterCase(own)
  for (let minute = 25; minute < 12 * 60; minute += 25) {
    await at(minute)
    assert.equal((await get(SESSION)).statusCode, 200, `after ${minute} minutes`)
  }
  await at(12 * 60 + 1)
  assert.equal((await get(SESSION)).statusCode, 401)
})
