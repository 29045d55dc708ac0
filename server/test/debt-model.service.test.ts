import { test } from 'node:test'
import { driveAtRandom } from './debt-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('a claim that is driven through the API owes what the model says, after every command', () =>
  driveAtRandom(world, { runs: 10, commands: 6 }))
