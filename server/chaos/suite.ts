import { seeded } from '../crash/random.ts'
import { openClosers } from './closers.ts'
import { causeFaults, FAULT_NAMES, type FaultName } from './faults.ts'
import { type Report, runUnderLoad } from './load.ts'
import { openWiredTown } from './wired-town.ts'

export type Wish = { seconds: number; seed: number; names?: readonly FaultName[]; tell?(line: string): void }

export async function runChaos({
  seconds,
  seed,
  names = FAULT_NAMES,
  tell = () => undefined,
}: Wish): Promise<Report<FaultName>> {
  const random = seeded(seed)
  tell('starting a database, a store and three nodes')
  const closers = openClosers()
  try {
    const town = await openWiredTown(closers)
    const wish = { names, rounds_ms: seconds * 1_000, tell }
    return await runUnderLoad(town, { tell, causeFaults: () => causeFaults(town, random, wish) })
  } finally {
    await closers.closeAll()
  }
}
