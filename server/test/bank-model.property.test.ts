import { test } from 'node:test'
import { driveMoney } from './bank-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('whatever happens to money, the books fit after every step and statements read again say the same', () =>
  driveMoney(world, { runs: 4, steps: 24 }))
