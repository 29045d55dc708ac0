import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { mailsTo } from '../../../../test/creditors.ts'
import { type OperatorClient, openWorld } from '../../../../test/world.ts'
import { addDays, DAY_MS, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { digestMail } from './digest-mail.ts'
import { sendMorningDigests } from './jobs.ts'
import { morningOf } from './rules.ts'

const world = await openWorld({ public_url: 'https://inkasso.example' })
const { db } = world.deps
const admin = await world.operator('admin')
const URL = '/api/operator'
const today = () => dayInVienna(world.clock.business())
const look = () => sendMorningDigests.run(world.deps, world.clock.business())

/** The next day of this week, Monday to Friday, without a holiday: at eight in the morning, after the mails. */
async function until(day: DateOnly, minutes = 60): Promise<void> {
  world.clock.advance(morningOf(day).getTime() + minutes * 60_000 - world.clock.business().getTime())
  await look()
}
const well = async <A extends { statusCode: number; body: string }>(answer: Promise<A>): Promise<A> => {
  const got = await answer
  assert.ok(got.statusCode < 300, got.body)
  return got
}
const makeCase = async () => {
  const { id } = await makeCollectable(await world.partner())
  return (await admin.get(`${URL}/claims/${id}`)).json().data as { id: string; case_reference: string }
}
const task = async (owner: OperatorClient, due_on: string, title = 'Rückruf') => {
  const { id, case_reference } = await makeCase()
  const body = { claim_id: id, title, due_on, owner_id: owner.operator_id }
  const made = (await well(admin.post(`${URL}/tasks`, body))).json().data
  return { id: made.id as string, case_reference }
}
const mention = async (who: OperatorClient) => {
  const made = await makeCase()
  const body = { kind: 'note', text: 'Frau Kuckuck anrufen', mentions: [who.operator_id] }
  await well(admin.post(`${URL}/claims/${made.id}/notes`, body))
  return made.case_reference
}
const digestsTo = async ({ email }: OperatorClient) =>
  (await mailsTo(world, email)).filter(({ subject }) => /Mahnwerk: /.test(subject))

// The world begins on 14 May 2026, a Thursday, Ascension Day. Friday is the 15th, Monday the 18th.
const FRIDAY = '2026-05-15' as DateOnly
const MONDAY = '2026-05-18' as DateOnly

test('on a holiday there is none; on the next business day it says what is open, by reference and number alone', async () => {
  const anna = await world.operator('agent')
  await well(anna.patch(`${URL}/session`, { language: 'de' }))
  const late = await task(anna, today(), 'Frau Kuckuck anrufen')
  const due = await task(anna, FRIDAY)
  const reference = await mention(anna)
  await look()
  assert.deepEqual(await digestsTo(anna), [])
  await until(FRIDAY, -1)
  assert.deepEqual(await digestsTo(anna), [], 'not before seven')
  await until(FRIDAY, 0)
  const [mail, ...more] = await digestsTo(anna)
  assert.deepEqual(more, [])
  assert.equal(mail?.subject, 'Heute in Mahnwerk: 2 Aufgaben, 1 Mitteilung')
  assert.equal(
    mail?.body_text,
    `Guten Morgen,

das wartet heute auf Sie.

Ihre Aufgaben
- 1 überfällig, seit 14. Mai 2026:
  ${late.case_reference}
- 1 heute fällig:
  ${due.case_reference}

Noch nicht gelesen
- 1 Notiz, die Sie erwähnt:
  ${reference}

Zum Arbeitsvorrat:
https://inkasso.example/operator/work?owner=me

Diese E-Mail kommt an Arbeitstagen in der Früh, wenn etwas für Sie offen ist. In
Ihrem Konto können Sie sie abbestellen:
https://inkasso.example/operator/account

Freundliche Grüße
Mahnwerk
`,
  )
  await until(FRIDAY, 30)
  assert.equal((await digestsTo(anna)).length, 1)
})

test('what comes after the morning is told the next one; on Saturday and Sunday there is none', async () => {
  const [anna, bert] = [await world.operator('agent'), await world.operator('agent')]
  await task(anna, FRIDAY)
  await until(FRIDAY, 90)
  for (const days of [1, 2]) await until(addDays(FRIDAY, days))
  assert.deepEqual(await digestsTo(anna), [])
  await until(MONDAY, 0)
  assert.equal((await digestsTo(anna)).length, 1)
  assert.deepEqual(await digestsTo(bert), [], 'for whom nothing is open')
})

test('who does not want it, who has left and who has done everything gets none', async () => {
  const people = [await world.operator('agent'), await world.operator('agent'), await world.operator('agent')] as const
  const [silent, gone, done] = people
  const day = addDays(MONDAY, 1)
  const tasks = [await task(silent, day), await task(gone, day), await task(done, day)]
  const own = (await silent.get(`${URL}/session`)).json().data
  assert.equal(own.wants_digest, true)
  assert.equal((await well(silent.patch(`${URL}/session`, { wants_digest: false }))).json().data.wants_digest, false)
  await well(admin.patch(`${URL}/users/${gone.operator_id}`, { disabled: true }))
  await well(done.patch(`${URL}/tasks/${tasks[2]?.id}`, { done: true }))
  await until(day)
  for (const who of people) assert.deepEqual(await digestsTo(who), [])
  await well(silent.patch(`${URL}/session`, { wants_digest: true }))
  await until(addDays(day, 1))
  assert.equal((await digestsTo(silent)).length, 1)
})

test('items taken in the work queue are counted, in both languages while none is chosen', async () => {
  const anna = await world.operator('agent')
  const { id } = await makeCase()
  await db.alone(
    sql`update claims set stuck_since = created_at, stuck_at = created_at, stuck_reason = 'x' where id = ${id}`,
  )
  const items = (await anna.get(`${URL}/work?limit=100`)).json().data as { key: string; claim_id: string }[]
  const item = items.find(({ claim_id }) => claim_id === id)
  const payload = { user_id: anna.operator_id }
  await well(
    world.request({ method: 'PUT', url: `${URL}/work/${item?.key}/owner`, headers: { cookie: anna.cookie }, payload }),
  )
  await until(addDays(MONDAY, 3))
  const [mail] = await digestsTo(anna)
  assert.equal(
    mail?.subject,
    'Heute in Mahnwerk: 1 Punkt im Arbeitsvorrat / Today in Mahnwerk: 1 item in the work queue',
  )
  assert.match(mail?.body_text ?? '', /\n- 1 Punkt, den Sie übernommen haben\n/)
  assert.match(mail?.body_text ?? '', /\n- 1 item you have taken on\n/)
})

test('the subject counts as the text does: each failure of the server, not each notice', () => {
  const reader = { id: '', email: 'anna@inkasso.example', language: 'en' } as const
  const failed = { kind: 'job_failed', case_reference: null } as const
  const unread = [{ ...failed, count: 3 }, { kind: 'mention', case_reference: 'MW-1', count: 1 } as const]
  const mail = digestMail({ reader, day: MONDAY, tasks: [], unread, work: 0 }, 'https://inkasso.example')
  assert.equal(mail.subject, 'Today in Mahnwerk: 4 notifications')
  assert.match(mail.text, /\n- 3 failed server jobs\n/)
})

test('several looks at the same moment write one mail', async () => {
  const anna = await world.operator('agent')
  const day = addDays(MONDAY, 4)
  await task(anna, day)
  world.clock.advance(morningOf(day).getTime() - world.clock.business().getTime())
  await Promise.all([look(), look(), look()])
  assert.equal((await digestsTo(anna)).length, 1)
})

test('a look that fails on its way leaves nothing behind, and the next one writes to who was left out', async () => {
  const [anna, bert] = [await world.operator('agent'), await world.operator('agent')]
  // Pentecost Monday is a holiday.
  const day = addDays(MONDAY, 8)
  for (const who of [anna, bert]) await task(who, day)
  const text = `alter table mails add constraint off check (recipient <> '${bert.email}') not valid`
  await db.alone({ text, values: [] })
  await until(day, 0)
  assert.deepEqual([(await digestsTo(anna)).length, (await digestsTo(bert)).length], [1, 0])
  await db.alone({ text: 'alter table mails drop constraint off', values: [] })
  await until(day, 5)
  assert.deepEqual([(await digestsTo(anna)).length, (await digestsTo(bert)).length], [1, 1])
})

test('what was not written by noon is not written that day', async () => {
  const anna = await world.operator('agent')
  const day = addDays(MONDAY, 9)
  await task(anna, day)
  await until(day, 5 * 60)
  assert.deepEqual(await digestsTo(anna), [])
  await until(addDays(day, 1), 5 * 60 - 1)
  assert.equal((await digestsTo(anna)).length, 1)
})

test('moving the sandbox clock writes on each business day on the way', async () => {
  const anna = await world.operator('agent')
  await task(anna, today())
  await world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + 7 * DAY_MS))
  // From Thursday, 28 May, to Thursday, 4 June, which is Corpus Christi.
  assert.equal((await digestsTo(anna)).length, 4)
})
