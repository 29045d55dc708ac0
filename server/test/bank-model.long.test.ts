import { test } from 'node:test'
import { driveMoney, driveStatements } from './bank-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('in many long histories of money the books fit after every step', () => driveMoney(world, { runs: 40, steps: 60 }))

test('many long rows of statements, read again into an empty database, give the same books', () =>
  driveStatements(world, { runs: 20, steps: 40 }))
