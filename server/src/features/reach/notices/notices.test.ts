import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { creditorWithCase } from '../../../../test/creditor-cases.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { type OperatorClient, openWorld } from '../../../../test/world.ts'
import { addDays, DAY_MS, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { JobStopped } from '../../../platform/jobs/job.ts'
import { countNotices, deleteOldMarks } from './queries.ts'

const world = await openWorld()
const { db } = world.deps
const admin = await world.operator('admin')
const URL = '/api/operator/notices'
const today = () => dayInVienna(world.clock.business())

type Notice = {
  id: string
  kind: string
  at: string
  is_unread: boolean
  who: string | null
  reason: string | null
  excerpt: string | null
  count: number
  claim_id: string | null
  case_reference: string | null
  debtor_name: string | null
}
type Told = { data: Notice[]; unread: number; total: number }
const told = async (who: OperatorClient, query = ''): Promise<Told> => (await who.get(`${URL}${query}`)).json()
const kindsOf = async (who: OperatorClient) => (await told(who)).data.map(({ kind }) => kind)
const read = async (who: OperatorClient, body: object) => {
  const answer = await who.post(`${URL}/read`, body)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.unread as number
}
const well = async <A extends { statusCode: number; body: string }>(answer: Promise<A>): Promise<A> => {
  const got = await answer
  assert.ok(got.statusCode < 300, got.body)
  return got
}
const pair = async () => [await world.operator('agent'), await world.operator('agent')] as const
const makeCase = async (): Promise<string> => (await makeCollectable(await world.partner())).id
const give = (claim_id: string, { operator_id }: OperatorClient) =>
  db.alone(sql`update claims set owner_id = ${operator_id} where id = ${claim_id}`)
const note = async (who: OperatorClient, claim_id: string, mentions: OperatorClient[], text = 'Bitte anrufen') => {
  const body = { kind: 'note', text, mentions: mentions.map(({ operator_id }) => operator_id) }
  return (await well(who.post(`/api/operator/claims/${claim_id}/notes`, body))).json().data
}
const task = async (who: OperatorClient, claim_id: string, owner: OperatorClient, due_on: string = today()) => {
  const body = { claim_id, title: 'Rückruf', due_on, owner_id: owner.operator_id }
  return (await well(who.post('/api/operator/tasks', body))).json().data
}
const nextDay = () => world.clock.advance(DAY_MS)

test('a mention is told to who is mentioned, with the text as it stands, and to nobody for themselves', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  const written = await note(anna, id, [anna, bert])
  const [notice, ...others] = (await told(bert)).data
  assert.deepEqual(others, [])
  assert.partialDeepStrictEqual(notice, {
    ...{ id: `mention.${written.id}`, kind: 'mention', is_unread: true, excerpt: 'Bitte anrufen', claim_id: id },
    ...{ debtor_name: 'Max Canary-Maier' },
  })
  assert.ok(notice?.who)
  assert.deepEqual(await kindsOf(anna), [])
  await well(anna.patch(`/api/operator/notes/${written.id}`, { text: 'Hat sich erledigt' }))
  assert.equal((await told(bert)).data[0]?.excerpt, 'Hat sich erledigt')
  await well(anna.delete(`/api/operator/notes/${written.id}`))
  assert.deepEqual(await kindsOf(bert), [], 'a note that was withdrawn is told no more')
})

test('a task is told to its owner once its day has come, and not what somebody has put down for the same day', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  await task(anna, id, anna)
  const later = await task(anna, id, anna, addDays(today(), 1))
  const given = await task(anna, id, bert)
  assert.deepEqual(await kindsOf(anna), [])
  assert.partialDeepStrictEqual((await told(bert)).data[0], {
    ...{ id: `task_due.${given.id}`, excerpt: 'Rückruf', reason: today(), is_unread: true },
  })
  nextDay()
  const [due] = (await told(anna)).data
  assert.deepEqual([due?.id, due?.who], [`task_due.${later.id}`, null])
  await read(anna, { ids: [due?.id] })
  await well(anna.patch(`/api/operator/tasks/${later.id}`, { due_on: addDays(today(), 1) }))
  assert.deepEqual(await kindsOf(anna), [])
  nextDay()
  assert.equal((await told(anna)).data[0]?.is_unread, true, 'put off, it is new on its new day')
  await well(anna.patch(`/api/operator/tasks/${later.id}`, { done: true }))
  assert.deepEqual(await kindsOf(anna), [])
})

test('what a creditor answers is told to who looks after the claim, and to nobody where nobody does', async () => {
  const [anna, bert] = await pair()
  const creditor = await creditorWithCase(world)
  const asked = await anna.post(`/api/operator/claims/${creditor.id}/questions`, { text: 'Gibt es einen Vertrag?' })
  await creditor.send('POST', `/api/creditor/questions/${asked.json().data.id}/answer`, { text: 'Ja' })
  await creditor.send('POST', `/api/creditor/claims/${creditor.id}/direct-payment`, {
    amount: 5,
    payment_date: today(),
  })
  await creditor.send('POST', `/api/creditor/claims/${creditor.id}/withdrawal`, { reason: 'Kulanz' })
  assert.deepEqual([await kindsOf(anna), await kindsOf(bert)], [[], []])
  await give(creditor.id, bert)
  assert.deepEqual((await kindsOf(bert)).sort(), ['creditor_answer', 'creditor_payment', 'creditor_withdrawal'])
  assert.ok((await told(bert)).data.every(({ who }) => who))
  assert.deepEqual(await kindsOf(anna), [])
  await well(anna.post(`/api/operator/claims/${creditor.id}/withdrawal/refuse`))
  assert.deepEqual((await kindsOf(bert)).sort(), ['creditor_answer', 'creditor_payment'], 'settled')
})

test('a decision of the creditor is told, but not to who wrote it down', async () => {
  const [anna, bert] = await pair()
  const partner = await world.partner()
  const [own, told_to_team] = [await makeRecommended(world, partner), await makeRecommended(world, partner)]
  for (const { id } of [own, told_to_team]) await give(id, bert)
  await well(partner.post(own.url, { decision: 'decline' }))
  const heard = { decision: 'decline', way: 'phone', told_on: today(), told_time: '08:00', told_by: 'Frau Huber' }
  const recorded = { ...heard, told_to: 'Bert' }
  await well(bert.post(`/api/operator/claims/${told_to_team.id}/lawsuit-decision`, recorded))
  const notices = (await told(bert)).data
  assert.deepEqual(
    notices.map(({ kind, reason, claim_id }) => [kind, reason, claim_id]),
    [['creditor_decision', 'decline', own.id]],
  )
  await give(told_to_team.id, anna)
  assert.deepEqual(await kindsOf(anna), ['creditor_decision'], 'a colleague wrote it down')
})

test('what a debtor says and does alone is told, until it is answered', async () => {
  const [anna] = await pair()
  const [writer, planner, promiser] = [await enterCase(world), await enterCase(world), await enterCase(world)]
  for (const { id } of [writer, planner, promiser]) await give(id, anna)
  await writer.send('POST', '/api/debtor/messages', { text: 'Guten Tag' })
  await well(writer.send('PATCH', '/api/debtor/contact', { email: 'neu@example.com' }))
  await well(planner.send('POST', '/api/debtor/installment-plan', { months: 3, first_due_date: addDays(today(), 10) }))
  await well(promiser.send('POST', '/api/debtor/promise', { date: addDays(today(), 3) }))
  assert.deepEqual((await kindsOf(anna)).sort(), ['debtor_contact', 'debtor_message', 'debtor_plan', 'debtor_promise'])
  const disputed = await enterCase(world)
  await give(disputed.id, anna)
  await well(disputed.send('POST', '/api/debtor/dispute', { reason: 'already_paid', text: 'Bezahlt' }))
  const [dispute] = (await told(anna)).data.filter(({ kind }) => kind === 'debtor_dispute')
  assert.equal(dispute?.reason, 'already_paid')
  assert.equal((await told(anna)).data[0]?.excerpt, null, 'what debtors write stands in the file alone')
  await well(anna.post(`/api/operator/claims/${writer.id}/messages`, { text: 'Guten Tag' }))
  assert.ok(!(await kindsOf(anna)).includes('debtor_message'))
})

test('failed jobs are told to administrators, one notice for each job, anew with each further failure', async () => {
  const [anna] = await pair()
  const fail = (at: string) =>
    db.alone(sql`
      insert into jobs (id, name, hand, run_at, failed_at, last_error)
      values (${newId()}, 'letters.write', 'wall', wall_now(), wall_now() - ${at}::interval, 'Error: Maier')`)
  await fail('3 hours')
  await fail('2 hours')
  const mine = async () => (await told(admin)).data.filter(({ reason }) => reason === 'letters.write')
  const [notice, ...others] = await mine()
  assert.deepEqual(others, [])
  assert.partialDeepStrictEqual(notice, { kind: 'job_failed', count: 2, is_unread: true, claim_id: null })
  assert.ok(!JSON.stringify(notice).includes('Maier'), 'an error may name people')
  await read(admin, { ids: [notice?.id] })
  assert.equal((await mine())[0]?.is_unread, false)
  await fail('1 hour')
  assert.partialDeepStrictEqual((await mine())[0], { count: 3, is_unread: true })
  assert.ok(!(await kindsOf(anna)).includes('job_failed'))
})

test('a job that runs again and again is told after three failures in a row, as one notice', async () => {
  const mine = async () => (await told(admin)).data.filter(({ reason }) => reason === 'books.try')
  const failures = (attempts: number) =>
    db.alone(sql`
      insert into jobs (id, name, hand, every_s, run_at, attempts, last_error)
      values (${newId()}, 'books.try', 'wall', 60, timestamptz '2026-05-14 08:00:00Z' + make_interval(mins => ${attempts}),
        ${attempts}, 'Error')
      on conflict (name) where every_s is not null do update set run_at = excluded.run_at, attempts = excluded.attempts`)
  await failures(2)
  assert.deepEqual(await mine(), [])
  await failures(3)
  const [notice] = await mine()
  await read(admin, { ids: [notice?.id] })
  await failures(4)
  assert.partialDeepStrictEqual(await mine(), [{ id: notice?.id, is_unread: false, count: 4 }])
  await failures(0)
  assert.deepEqual(await mine(), [])
})

test('a job that stopped because somebody has to look is told after its first run', async () => {
  const mine = async () => (await told(admin)).data.filter(({ reason }) => reason === 'files.try')
  const run = (last_error: string) =>
    db.alone(sql`
      insert into jobs (id, name, hand, every_s, run_at, attempts, last_error)
      values (${newId()}, 'files.try', 'wall', 86400, wall_now() + interval '1 day', 1, ${last_error})
      on conflict (name) where every_s is not null do update set last_error = excluded.last_error`)
  await run('Error: the store does not answer')
  assert.deepEqual(await mine(), [])
  await run(`${new JobStopped('too many')}`)
  assert.partialDeepStrictEqual(await mine(), [{ kind: 'job_failed', count: 1, is_unread: true }])
})

test('some are marked as read, or all up to one; the rest stay', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  for (const text of ['Eins', 'Zwei', 'Drei']) {
    await note(anna, id, [bert], text)
    world.clock.advance(1000)
  }
  const { data, unread, total } = await told(bert)
  assert.deepEqual([unread, total, data.map(({ excerpt }) => excerpt)], [3, 3, ['Drei', 'Zwei', 'Eins']])
  assert.deepEqual(
    (await told(bert, '?page=2&limit=2')).data.map(({ excerpt }) => excerpt),
    ['Eins'],
  )
  assert.equal(await read(bert, { ids: [data[0]?.id, data[0]?.id, `mention.${newId()}`] }), 2)
  assert.equal(await read(anna, { ids: [data[1]?.id] }), 0, 'what is told to others stays theirs')
  assert.equal((await told(bert)).unread, 2)
  assert.equal(await read(bert, { until: data[2]?.at }), 1)
  await note(anna, id, [bert], 'Vier')
  assert.equal(await read(bert, { until: data[0]?.at }), 1, 'what came meanwhile is not read')
  for (const body of [{}, { ids: [data[0]?.id], until: data[0]?.at }, { ids: ['x'] }, { ids: [] }])
    assert.equal((await bert.post(`${URL}/read`, body)).statusCode, 400, JSON.stringify(body))
})

test('many who mark the same as read at once leave one mark each', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  for (const text of ['Eins', 'Zwei']) await note(anna, id, [bert], text)
  const { data } = await told(bert)
  const ids = data.map((notice) => notice.id)
  await Promise.all([read(bert, { ids }), read(bert, { until: data[0]?.at }), read(bert, { ids: ids.toReversed() })])
  const marks = await db.many(sql`select 1 from notice_marks where operator_id = ${bert.operator_id}`)
  assert.equal(marks.length, 2)
  assert.equal((await told(bert)).unread, 0)
})

test('of a file that may only be kept the team is told what serves the person, without the name', async () => {
  const [anna, bert] = await pair()
  const debtor = await enterCase(world)
  await give(debtor.id, bert)
  await note(anna, debtor.id, [bert])
  await task(anna, debtor.id, bert)
  await debtor.send('POST', '/api/debtor/messages', { text: 'Ich bestreite' })
  assert.deepEqual((await kindsOf(bert)).sort(), ['debtor_message', 'mention', 'task_due'])
  const restrict = (reason: string | null) =>
    db.alone(sql`
      update debtors set restriction_reason = ${reason}, restricted_at = case when ${reason}::text is not null then now() end
      where id = ${debtor.debtor_id}`)
  await restrict('accuracy')
  const { data, unread } = await told(bert)
  assert.deepEqual(
    data.map(({ kind, debtor_name }) => [kind, debtor_name]),
    [['debtor_message', null]],
  )
  assert.equal(unread, 1)
  await restrict(null)
  assert.equal((await told(bert)).unread, 3, 'afterwards everything is there again')
})

test('after a month nothing is told any more, and its marks go', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  await note(anna, id, [bert])
  const [notice] = (await told(bert)).data
  await read(bert, { ids: [notice?.id] })
  world.clock.advance(30 * DAY_MS + 1000)
  assert.deepEqual(await kindsOf(bert), [])
  const marksOf = async () =>
    (await db.many(sql`select 1 from notice_marks where operator_id = ${bert.operator_id}`)).length
  const age = (days: number) =>
    db.alone(sql`
      update notice_marks set told_at = wall_now() - make_interval(days => ${days}),
        read_at = wall_now() - make_interval(days => ${days})
      where operator_id = ${bert.operator_id}`)
  await age(29)
  await db.transaction(deleteOldMarks)
  assert.equal(await marksOf(), 1)
  await age(32)
  await db.transaction(deleteOldMarks)
  assert.equal(await marksOf(), 0)
})

test('who has left the team is told nothing', async () => {
  const [anna, bert] = await pair()
  const id = await makeCase()
  await note(anna, id, [bert])
  await task(anna, id, bert)
  const count = () => countNotices(db, bert.operator_id, world.clock.business())
  assert.deepEqual(await count(), { total: 2, unread: 2 })
  await well(admin.patch(`/api/operator/users/${bert.operator_id}`, { disabled: true }))
  assert.deepEqual(await count(), { total: 0, unread: 0 })
})
