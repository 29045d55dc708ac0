import { test } from 'node:test'
import { driveMoney } from './bank-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('in many long histories of money the books fit after every step', () => driveMoney(world, { runs: 40, steps: 60 }))
