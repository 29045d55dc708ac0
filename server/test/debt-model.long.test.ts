import { test } from 'node:test'
import { driveAtRandom } from './debt-drive.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('many claims that are driven through the API owe what the model says, after every command', () =>
  driveAtRandom(world, { runs: 100, commands: 14 }))
