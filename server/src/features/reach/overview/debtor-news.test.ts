import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator('agent')
const ahead = (days: number) => addDays(dayInVienna(world.clock.business()), days)

type Item = { key: string; kind: string; claim_id: string; reason: string | null; since: string; latest_at: string }
const itemsOf = async (id: string): Promise<Item[]> =>
  (await team.get('/api/operator/work?limit=100&include_snoozed=true'))
    .json()
    .data.filter(({ claim_id }: Item) => claim_id === id)
const see = (key: string, body?: object) => team.post(`/api/operator/work/${key}/seen`, body)
const fileInCourt = (id: string) =>
  world.deps.db.alone(
    sql`update claims set collection_stage = 'dunning_action_filed', due_at = null, filed_at = created_at where id = ${id}`,
  )

test('a promised day is news until it was seen, and again with another stage', async () => {
  const debtor = await enterCase(world)
  const date = ahead(3)
  await debtor.send('POST', '/api/debtor/promise', { date })
  const [item, ...others] = await itemsOf(debtor.id)
  assert.deepEqual([item?.kind, item?.reason, others], ['debtor_promise', date, []])
  assert.equal((await see(item?.key ?? '')).statusCode, 200)
  assert.deepEqual(await itemsOf(debtor.id), [])
  assert.equal((await see(item?.key ?? '')).statusCode, 404, 'it is over')
  assert.ok((await activityOf(world, debtor.id)).some(({ action }) => action === 'work.seen'))

  await advance(world, 16 * DAY_S)
  assert.equal((await debtor.send('POST', '/api/debtor/promise', { date: ahead(2) })).statusCode, 201)
  assert.equal((await itemsOf(debtor.id))[0]?.reason, ahead(2), 'a promise of the next stage')
  await advance(world, 20 * DAY_S)
  const kinds = (await itemsOf(debtor.id)).map(({ kind }) => kind)
  assert.ok(!kinds.includes('debtor_promise'), 'the step that waited was taken')
})

test('a plan made in the portal is news, one made by the team is none', async () => {
  const [own, by_team] = [await enterCase(world), await enterCase(world)]
  const first_due_date = ahead(10)
  await own.send('POST', '/api/debtor/installment-plan', { months: 3, first_due_date })
  const { plan_amount } = (await team.get(`/api/operator/claims/${by_team.id}`)).json().data
  const planned = await team.post(`/api/operator/claims/${by_team.id}/installment-plan`, {
    installments: [{ due_date: first_due_date, amount: plan_amount }],
  })
  assert.equal(planned.statusCode, 201, planned.body)
  const [item] = await itemsOf(own.id)
  assert.equal(item?.kind, 'debtor_plan')
  assert.deepEqual(await itemsOf(by_team.id), [])
  const { counts } = (await team.get('/api/operator/work')).json()
  assert.equal(counts.debtor_plan, 1)
  await see(item?.key ?? '')
  assert.deepEqual(await itemsOf(own.id), [])
})

test('a message that needs no answer is settled by seeing it, and the next one is news again', async () => {
  const debtor = await enterCase(world)
  const write = (text: string) => debtor.send('POST', '/api/debtor/messages', { text })
  await write('Danke')
  const [first] = await itemsOf(debtor.id)
  assert.equal(first?.kind, 'debtor_message')
  await advance(world, DAY_S)
  await write('Noch einmal danke')
  const [waiting] = await itemsOf(debtor.id)
  assert.equal(waiting?.since, first?.since, 'it waits since the oldest that nobody answered')
  assert.equal((await see(first?.key ?? '')).statusCode, 200)
  assert.deepEqual(await itemsOf(debtor.id), [])
  await write('Eine Frage noch')
  assert.equal((await itemsOf(debtor.id))[0]?.kind, 'debtor_message')
})

test('a further message brings back what was put off, and its age stays that of the oldest', async () => {
  const debtor = await enterCase(world)
  const write = (text: string) => debtor.send('POST', '/api/debtor/messages', { text })
  const shown = async () =>
    (await team.get('/api/operator/work?limit=100')).json().data.find(({ claim_id }: Item) => claim_id === debtor.id)
  await write('Eine Frage')
  const first = await shown()
  assert.equal(first.latest_at, first.since)
  const until = new Date(world.clock.business().getTime() + 30 * DAY_S * 1000).toISOString()
  const put_off = await world.request({
    method: 'PUT',
    url: `/api/operator/work/${first.key}/snooze`,
    headers: { cookie: team.cookie },
    payload: { until },
  })
  assert.equal(put_off.statusCode, 200, put_off.body)
  assert.equal(await shown(), undefined)
  await advance(world, 3600)
  await write('Es eilt')
  const back = await shown()
  assert.deepEqual([back.key, back.since, back.snoozed_until], [first.key, first.since, null])
  assert.equal(back.latest_at, world.clock.business().toISOString())
})

test('seen is what was on the screen, and not what came after it', async () => {
  const debtor = await enterCase(world)
  const write = (text: string) => debtor.send('POST', '/api/debtor/messages', { text })
  await write('Danke')
  const [read] = await itemsOf(debtor.id)
  await advance(world, 60)
  await write('Ich habe doch eine Frage')
  assert.equal((await see(read?.key ?? '', { until: read?.latest_at })).statusCode, 200)
  const [left] = await itemsOf(debtor.id)
  assert.equal(left?.since, left?.latest_at, 'the second message waits alone')
  assert.notEqual(left?.since, read?.since)
  assert.equal((await see(left?.key ?? '', { until: 'soon' })).statusCode, 400)
  assert.equal((await see(left?.key ?? '', {})).statusCode, 200)
  assert.deepEqual(await itemsOf(debtor.id), [])
})

test('an objection that was told to us wants an answer, after a filing and after its dispute', async () => {
  const [filed, settled] = [await enterCase(world), await enterCase(world)]
  await fileInCourt(filed.id)
  await filed.send('POST', '/api/debtor/dispute', { reason: 'not_mine' })
  await settled.send('POST', '/api/debtor/dispute', { reason: 'already_paid' })
  await settled.send('POST', '/api/debtor/messages', { text: 'Siehe Beleg' })
  const message = (await itemsOf(settled.id)).find(({ kind }) => kind === 'debtor_message')
  assert.equal(message?.reason, null, 'the dispute waits under its own name')
  assert.equal((await see(message?.key ?? '')).statusCode, 200)
  await team.post(`/api/operator/claims/${settled.id}/dispute`, { disputed: false })
  for (const [{ id }, reason] of [[filed, 'not_mine'] as const, [settled, 'already_paid'] as const]) {
    const item = (await itemsOf(id)).find(({ kind }) => kind === 'debtor_message')
    assert.equal(item?.reason, reason)
    const refused = await see(item?.key ?? '')
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'not_news'])
    assert.match(refused.json().message, /answer/)
    await team.post(`/api/operator/claims/${id}/messages`, { text: 'Wir haben das geprüft.' })
    assert.ok(!(await itemsOf(id)).some(({ kind }) => kind === 'debtor_message'))
  }
})

test('what asks for work cannot be seen away', async () => {
  const debtor = await enterCase(world)
  await debtor.send('POST', '/api/debtor/dispute', { reason: 'not_mine' })
  const [item] = await itemsOf(debtor.id)
  const answer = await see(item?.key ?? '')
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'not_news'])
  assert.equal((await see('nothing.x')).statusCode, 404)
})
