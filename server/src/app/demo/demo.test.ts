import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../test/world.ts'
import { demoCases } from './cases.ts'
import { fillDemoCases } from './fill.ts'

test('the demo cases are the same every time, and come to 200 with the first three', () => {
  const cases = demoCases()
  assert.deepEqual(cases, demoCases())
  assert.equal(cases.length + 3, 200)
  assert.equal(new Set(cases.map(({ reference }) => reference)).size, cases.length)
})

test('filling the demo cases is put off while the service stops', async () => {
  const world = await openWorld()
  await world.deps.jobs.stop()
  const partner = await world.partner()
  await assert.rejects(fillDemoCases.run(world.deps, partner, 1), /go on later/)
})
