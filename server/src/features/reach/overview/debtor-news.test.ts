import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const ahead = (days: number) => addDays(dayInVienna(world.clock.business()), days)

type Item = { key: string; kind: string; claim_id: string; reason: string | null; since: string }
const itemsOf = async (id: string): Promise<Item[]> =>
  (await team.get('/api/operator/work?limit=100&include_snoozed=true'))
    .json()
    .data.filter(({ claim_id }: Item) => claim_id === id)
const see = (key: string) => team.post(`/api/operator/work/${key}/seen`)

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

test('what asks for work cannot be seen away', async () => {
  const debtor = await enterCase(world)
  await debtor.send('POST', '/api/debtor/dispute', { reason: 'not_mine' })
  const [item] = await itemsOf(debtor.id)
  const answer = await see(item?.key ?? '')
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'not_news'])
  assert.equal((await see('nothing.x')).statusCode, 404)
})
