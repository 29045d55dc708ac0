import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const anna = await world.operator('agent')
const bert = await world.operator('agent')

const URL = '/api/operator/views'
const VIEW = { page: 'claims', name: ' Große offene ', search: 'case_status=open&amount_from=5000', shared: false }
type View = { id: string; name: string; may_change: boolean; shared: boolean }

const listOf = async (who: typeof anna): Promise<View[]> => (await who.get(`${URL}?page=claims`)).json().data
const keep = async (who: typeof anna, view: object = {}): Promise<View> => {
  const answer = await who.post(URL, { ...VIEW, ...view })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}
const change = (who: typeof anna, method: 'PATCH' | 'DELETE', id: string, payload?: object) =>
  world.request({ method, url: `${URL}/${id}`, headers: { cookie: who.cookie }, ...(payload ? { payload } : {}) })

test('a view is its maker’s own until it is shared', async () => {
  const view = await keep(anna)
  assert.equal(view.name, 'Große offene')
  assert.ok((await listOf(anna)).some(({ id }) => id === view.id))
  assert.ok(!(await listOf(bert)).some(({ id }) => id === view.id))
  assert.equal((await change(bert, 'PATCH', view.id, { name: 'Mine' })).statusCode, 404)
  assert.equal((await change(admin, 'DELETE', view.id)).statusCode, 404, 'administrators do not see it either')
  assert.equal((await change(anna, 'PATCH', view.id, { shared: true })).statusCode, 200)
  assert.partialDeepStrictEqual(
    (await listOf(bert)).find(({ id }) => id === view.id),
    { shared: true, may_change: false },
  )
})

test('a shared view is changed by its maker or an administrator', async () => {
  const view = await keep(anna, { shared: true })
  assert.equal((await change(bert, 'PATCH', view.id, { name: 'Mine' })).statusCode, 403)
  assert.equal((await change(bert, 'DELETE', view.id)).statusCode, 403)
  const renamed = await change(admin, 'PATCH', view.id, { name: 'Unsere', search: 'case_status=disputed' })
  assert.partialDeepStrictEqual(renamed.json().data, { name: 'Unsere', search: 'case_status=disputed', shared: true })
  assert.equal((await change(admin, 'DELETE', view.id)).statusCode, 200)
  assert.equal((await change(anna, 'DELETE', view.id)).statusCode, 404)
})

test('the text of a search is not kept, nor a view without a name or of another page', async () => {
  for (const [wrong, field] of [
    [{ search: 'case_status=open&q=Maier' }, 'search'],
    [{ search: '?q=Maier' }, 'search'],
    [{ name: '  ' }, 'name'],
    [{ page: 'nowhere' }, 'page'],
  ] as const) {
    const answer = await anna.post(URL, { ...VIEW, ...wrong })
    assert.equal(answer.statusCode, 400, JSON.stringify(wrong))
    assert.equal(answer.json().details[0].field, field)
  }
})

test('one person has a hundred views at most', async () => {
  const many = await world.operator('agent')
  for (let number = 0; number < 100; number++) await keep(many, { name: `View ${number}` })
  const answer = await many.post(URL, VIEW)
  assert.equal(answer.statusCode, 409)
  assert.equal(answer.json().code, 'limit_reached')
})
