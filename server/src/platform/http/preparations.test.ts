import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../test/world.ts'
import { openPreparations } from './preparations.ts'

test('a preparation is made once, at its first use or when there is time, whichever comes first', async () => {
  const made: string[] = []
  const preparations = openPreparations()
  const make = (name: string) =>
    preparations.later('query', { name }, () => {
      made.push(name)
      return (value: number) => `${name} ${value}`
    })
  const [used, unused] = [make('used'), make('unused')]
  assert.deepEqual(made, [])
  assert.deepEqual([used(1), used(2)], ['used 1', 'used 2'])
  await preparations.finish(() => false)
  assert.deepEqual(made, ['used'], 'nobody wants it any more')
  await preparations.finish()
  assert.deepEqual(made, ['used', 'unused'])
  assert.equal(unused(3), 'unused 3')
  assert.deepEqual(made, ['used', 'unused'])
})

test('a preparation is made once for all that want the same of a schema', async () => {
  const made: string[] = []
  const preparations = openPreparations()
  const schema = {}
  const make = (use: 'body' | 'answer', name: string) =>
    preparations.later(use, schema, () => {
      made.push(name)
      return () => name
    })
  const [get, head, body] = [make('answer', 'get'), make('answer', 'head'), make('body', 'body')]
  assert.deepEqual([head(), get(), body()], ['get', 'get', 'body'])
  await preparations.finish()
  assert.deepEqual(made, ['get', 'body'])
})

test('the schema of every route can be compiled', async () => {
  const world = await openWorld()
  await world.http.prepare()
})
