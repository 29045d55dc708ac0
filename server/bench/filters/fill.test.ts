import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../test/world.ts'
import { ALL_LISTS } from './all.ts'
import { fillForFilters, sampleOf } from './fill.ts'

const world = await openWorld()
const { db } = world.deps
const { organization_id } = await world.partner()
await world.operator()
test('x', async () => {
  const places = await fillForFilters(db, organization_id, 1000)
  console.log(await sampleOf(db, places), Object.keys(ALL_LISTS).length)
  assert.ok(true)
})
