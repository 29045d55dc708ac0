import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const anna = await world.operator('agent')

const put = (who: typeof anna, url: string, payload: object) =>
  world.request({ method: 'PUT', url: `/api/operator/${url}`, headers: { cookie: who.cookie }, payload })
const give = (id: string, operator_id: string | null) => put(admin, `claims/${id}/owner`, { operator_id })

const idOf = async (who: typeof anna): Promise<string> =>
  (await who.get('/api/operator/session')).json().data.id as string
const ownerIn = async (id: string) => {
  const { owner_id, owner_name, owner_left_name } = (await admin.get(`/api/operator/claims/${id}`)).json().data
  return { owner_id, owner_name, owner_left_name }
}
const listed = async (organization_id: string, owner: string): Promise<string[]> =>
  (await anna.get(`/api/operator/claims?organization_id=${organization_id}&owner=${owner}`))
    .json()
    .data.map(({ id }: { id: string }) => id)

test('a claim is given to somebody and to nobody, which the file, the list and the log say', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const claim = await makeCollectable(partner)
  const other = await makeCollectable(partner)
  const [anna_id, before] = [await idOf(anna), await admin.get(`/api/operator/claims/${claim.id}`)]
  const given = await give(claim.id, anna_id)
  assert.equal(given.statusCode, 200, given.body)
  assert.equal(given.json().data.owner_id, anna_id)
  assert.equal((await ownerIn(claim.id)).owner_id, anna_id)
  assert.deepEqual(await listed(organization_id, 'me'), [claim.id])
  assert.deepEqual(await listed(organization_id, anna_id), [claim.id])
  assert.deepEqual(await listed(organization_id, 'nobody'), [other.id])
  assert.equal((await give(claim.id, anna_id)).statusCode, 200, 'again')
  const told = (await activityOf(world, claim.id)).filter(({ action }) => action === 'claim.assigned')
  assert.equal(told.length, 1, 'nothing changed the second time')
  assert.equal((await give(claim.id, null)).json().data.owner_id, null)
  assert.deepEqual(await listed(organization_id, 'me'), [])
  const after = await admin.get(`/api/operator/claims/${claim.id}`)
  assert.equal(after.json().data.updated_at, before.json().data.updated_at, 'partners are told nothing')
})

test('whoever has left the team owns nothing, and is still named', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const claim = await makeCollectable(partner)
  const leaving = await world.operator('agent')
  const id = await idOf(leaving)
  await give(claim.id, id)
  const { owner_name } = await ownerIn(claim.id)
  assert.equal((await admin.patch(`/api/operator/users/${id}`, { disabled: true })).statusCode, 200)
  assert.deepEqual(await ownerIn(claim.id), { owner_id: null, owner_name: null, owner_left_name: owner_name })
  assert.deepEqual(await listed(organization_id, 'nobody'), [claim.id])
  assert.deepEqual(await listed(organization_id, id), [claim.id], 'to hand it on')
  const refused = await give(claim.id, id)
  assert.equal(refused.statusCode, 400)
  assert.equal(refused.json().details[0].code, 'unknown_reference')
  await give(claim.id, null)
  assert.deepEqual(await ownerIn(claim.id), { owner_id: null, owner_name: null, owner_left_name: null })
})

test('whoever takes up work of a claim that nobody looks after looks after it from then on', async () => {
  const partner = await world.partner()
  const claim = await makeCollectable(partner)
  await admin.post(`/api/operator/claims/${claim.id}/dispute`, { disputed: true })
  const [anna_id, admin_id] = [await idOf(anna), await idOf(admin)]
  const key = `dispute.${claim.id}`
  assert.equal((await put(anna, `work/${key}/owner`, { user_id: anna_id })).statusCode, 200)
  assert.equal((await ownerIn(claim.id)).owner_id, anna_id)
  await put(anna, `work/${key}/owner`, { user_id: admin_id })
  assert.equal((await ownerIn(claim.id)).owner_id, anna_id, 'one item is not the claim')
})

test('a claim that is not there is not given to anybody', async () => {
  assert.equal((await give('00000000-0000-4000-8000-000000000000', null)).statusCode, 404)
})
