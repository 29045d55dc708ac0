import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { type OperatorClient, openWorld } from '../../../../test/world.ts'
import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const [anna, bert] = [await world.operator('agent'), await world.operator('agent')]
const URL = '/api/operator'
const today = () => dayInVienna(world.clock.business())

async function make(who: OperatorClient, body: object) {
  const answer = await who.post(`${URL}/tasks`, { title: 'Rückruf', due_on: today(), ...body })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}
const list = async (who: OperatorClient, query: string): Promise<string[]> =>
  (await who.get(`${URL}/tasks?limit=100&${query}`)).json().data.map(({ id }: { id: string }) => id)
type Item = { key: string; owner_id: string | null; reason: string; claim_id: string }
const queue = async (who: OperatorClient, owner: string): Promise<Item[]> =>
  (await who.get(`${URL}/work?kind=task_due&limit=100&owner=${owner}`)).json().data

test('a task is its maker’s unless somebody is named, and lists are by owner, state and claim', async () => {
  const { id: claim_id } = await makeCollectable(await world.partner())
  const own = await make(anna, { claim_id })
  assert.equal(own.owner_id, anna.operator_id)
  const given = await make(anna, { claim_id, owner_id: bert.operator_id, due_on: addDays(today(), 3) })
  const nobodys = await make(anna, { claim_id, owner_id: null, due_on: addDays(today(), 2) })
  const of_claim = `claim_id=${claim_id}`
  assert.deepEqual(await list(anna, of_claim), [own.id, nobodys.id, given.id], 'what is due first')
  assert.deepEqual(await list(anna, `${of_claim}&owner=me`), [own.id])
  assert.deepEqual(await list(bert, `${of_claim}&owner=me_or_nobody`), [nobodys.id, given.id])
  assert.deepEqual(await list(bert, `${of_claim}&owner=${anna.operator_id}`), [own.id])
  assert.deepEqual(await list(bert, `${of_claim}&state=due`), [own.id])
  assert.deepEqual(await list(bert, `${of_claim}&mine_first=true`), [given.id, own.id, nobodys.id])
  const { counts, total, today: day } = (await bert.get(`${URL}/tasks?${of_claim}&state=due`)).json()
  assert.deepEqual([counts, total, day], [{ open: 3, due: 1, done: 0 }, 1, today()])
  const done = await bert.patch(`${URL}/tasks/${own.id}`, { done: true })
  assert.equal(done.statusCode, 200, done.body)
  assert.ok(done.json().data.done_at)
  assert.deepEqual(await list(anna, `${of_claim}&state=done`), [own.id])
  const again = (await anna.patch(`${URL}/tasks/${own.id}`, { done: false })).json().data
  assert.deepEqual([again.done_at, again.done_by_name], [null, null])
  const actions = await world.deps.db.many<{ action: string }>(
    sql`select action from claim_activity where claim_id = ${claim_id} and action like 'task.%' order by number`,
  )
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['task.made', 'task.made', 'task.made', 'task.done', 'task.reopened'],
  )
})

test('faults are told at their fields', async () => {
  const { id: claim_id } = await makeCollectable(await world.partner())
  const refused = async (body: object) => {
    const answer = await anna.post(`${URL}/tasks`, { claim_id, title: 'x', due_on: today(), ...body })
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
  }
  assert.deepEqual(await refused({ due_on: addDays(today(), -1) }), ['due_on in_the_past'])
  assert.deepEqual(await refused({ owner_id: claim_id }), ['owner_id unknown_reference'])
  assert.deepEqual(await refused({ title: ' ' }), ['title blank'])
  assert.equal(
    (await anna.post(`${URL}/tasks`, { claim_id: anna.operator_id, title: 'x', due_on: today() })).statusCode,
    404,
  )
  assert.equal((await anna.get(`${URL}/tasks?owner=somebody`)).statusCode, 400)
})

test('a task about somebody whose data may only be kept stays as it is', async () => {
  const { id: claim_id, debtor_id } = await makeCollectable(await world.partner())
  const task = await make(anna, { claim_id })
  await world.deps.db.alone(
    sql`update debtors set restricted_at = now(), restriction_reason = 'accuracy' where id = ${debtor_id}`,
  )
  const refused = await anna.patch(`${URL}/tasks/${task.id}`, { title: 'Anderes' })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'processing_restricted'])
})

test('on its day a task waits in the queue for its owner, and can be given to somebody else there', async () => {
  const { id: claim_id } = await makeCollectable(await world.partner())
  const { id } = await make(anna, { claim_id, title: 'Adresse prüfen', due_on: addDays(today(), 1) })
  const mine = async (who: OperatorClient) =>
    (await queue(who, 'me_or_nobody')).filter((item) => item.claim_id === claim_id)
  assert.deepEqual(await mine(anna), [], 'not before')
  world.clock.advance(86_400_000)
  const [item] = await mine(anna)
  assert.deepEqual([item?.key, item?.reason, item?.owner_id], [`task_due.${id}`, 'Adresse prüfen', anna.operator_id])
  assert.deepEqual(await mine(bert), [], 'somebody else’s')
  const put = await world.request({
    ...{ method: 'PUT', url: `${URL}/work/task_due.${id}/owner`, headers: { cookie: anna.cookie } },
    payload: { user_id: bert.operator_id },
  })
  assert.equal(put.statusCode, 200, put.body)
  assert.equal((await mine(bert)).length, 1)
  assert.deepEqual(await list(bert, `claim_id=${claim_id}&owner=me`), [id], 'one owner, not two')
  await bert.patch(`${URL}/tasks/${id}`, { done: true })
  assert.deepEqual(await mine(bert), [])
})

test('the tasks of somebody who leaves the team are nobody’s, and say whose they were', async () => {
  const carla = await world.operator('agent')
  const { id: claim_id } = await makeCollectable(await world.partner())
  const { id } = await make(carla, { claim_id })
  assert.equal((await queue(anna, 'nobody')).filter((item) => item.claim_id === claim_id).length, 0)
  const left = await admin.patch(`${URL}/users/${carla.operator_id}`, { disabled: true })
  assert.equal(left.statusCode, 200, left.body)
  const [task] = (await anna.get(`${URL}/tasks?claim_id=${claim_id}&owner=nobody`)).json().data
  assert.equal(task.id, id)
  assert.deepEqual([task.owner_id, task.owner_name], [null, null])
  assert.ok(task.left_by)
  const [item] = (await queue(anna, 'nobody')).filter((one) => one.claim_id === claim_id)
  assert.equal(item?.owner_id, null)
})

test('a promise in a note makes a task on its day, and goes with the note', async () => {
  const { id: claim_id } = await makeCollectable(await world.partner())
  const on = addDays(today(), 5)
  const write = (promise: object) =>
    anna.post(`${URL}/claims/${claim_id}/notes`, { kind: 'call_in', text: 'Zahlt.', promise })
  const made = await write({ amount: 120.5, on, task: 'Zusage prüfen' })
  assert.equal(made.statusCode, 201, made.body)
  const note = made.json().data
  assert.deepEqual(note.promise, { amount: 120.5, on })
  const [task] = (await anna.get(`${URL}/tasks?claim_id=${claim_id}`)).json().data
  assert.deepEqual(
    [task.title, task.due_on, task.owner_id, task.note_id],
    ['Zusage prüfen', on, anna.operator_id, note.id],
  )
  const refused = await write({ amount: 1, on: addDays(today(), -1), task: 'x' })
  assert.deepEqual([refused.statusCode, refused.json().details[0].field], [400, 'promise.on'])
  assert.equal((await write({ amount: 0, on, task: 'x' })).statusCode, 400)
  await anna.delete(`${URL}/notes/${note.id}`)
  assert.deepEqual(await list(anna, `claim_id=${claim_id}`), [], 'what was not promised is not waited for')
})
