import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lostOfView, searchOfView, textOfView } from './views.ts'

const ID = '00000000-0000-4000-8000-000000000001'

test('a view keeps filters and order, and neither page nor search text', () => {
  const search = {
    q: 'Maier',
    collection_stage: 'new,closed',
    amount_from: 500.5,
    is_held: true,
    page: 3,
    view: ID,
  } as const
  const text = textOfView({ ...search, sort: 'outstanding', order: 'asc' })
  assert.doesNotMatch(text, /Maier|page|view/)
  assert.deepEqual(searchOfView({ id: ID, search: text }), {
    collection_stage: 'new,closed',
    amount_from: 500.5,
    is_held: true,
    sort: 'outstanding',
    order: 'asc',
    view: ID,
  })
  assert.deepEqual(lostOfView({ search: text }), [])
})

test('a view with what is not known any more opens with the rest, and says what', () => {
  const search = 'collection_stage=new,long_gone&colour=red&amount_from=10.50'
  assert.deepEqual(searchOfView({ id: ID, search }), { collection_stage: 'new', amount_from: 10.5, view: ID })
  assert.deepEqual(lostOfView({ search }), ['long_gone', 'red'])
})
