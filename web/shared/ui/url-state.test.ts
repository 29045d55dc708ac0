import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosen, oneOf, pageOf, textOf } from './url-state.ts'

test('readers accept only valid values', () => {
  const search = { q: 'Maier', number: 12, empty: '', page: '3', first: 1, half: 1.5, kind: 'b' }
  assert.deepEqual([textOf(search, 'q'), textOf(search, 'number'), textOf(search, 'empty')], ['Maier', '12', undefined])
  assert.deepEqual([pageOf(search), pageOf(search, 'first'), pageOf(search, 'half')], [3, undefined, undefined])
  assert.deepEqual([oneOf(search, 'kind', ['a', 'b']), oneOf(search, 'kind', ['a'])], ['b', undefined])
})

test('a URL shows only what was chosen', () => {
  assert.deepEqual(chosen({ a: undefined, b: '', c: 0, d: false, e: 'x' }), { c: 0, d: false, e: 'x' })
})
