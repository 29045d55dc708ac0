import { test } from 'node:test'
import { driveMoney, driveStatements } from './bank-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('whatever happens to money, the books fit after every step and statements read again say the same', () =>
  driveMoney(world, { runs: 4, steps: 24 }))

test('statements that are read again into an empty database give the same books', () =>
  driveStatements(world, { runs: 3, steps: 20 }))
