import type { Caused, Fault } from '../chaos/load.ts'
import type { Random } from '../crash/random.ts'
import { pause } from '../src/platform/clock.ts'
import { type Cluster, NotWhole, type State } from './cluster.ts'

/** Longer than the leader's key lives, so that a machine that comes back is certainly not the primary any more. */
const STANDSTILL_MS = 32_000

/** What happens to the primary. Each ends when another has taken its place, or it is back. */
export const FAULTS = {
  'the machine of the primary dies': async (cluster, { leader }) => {
    leader.die()
    await cluster.succeeded(leader)
    leader.start()
  },
  'the postmaster is killed': async (_, { leader }) => {
    leader.killPostmaster()
  },
  'the machine of the primary stands still': async (cluster, { leader }) => {
    leader.freeze()
    await pause(STANDSTILL_MS)
    await cluster.succeeded(leader)
    leader.thaw()
  },
  'the primary is changed as planned': async (cluster, { standby }) => {
    await cluster.switchOver(standby)
  },
} as const satisfies Record<string, (cluster: Cluster, state: State) => Promise<void>>

export type FaultName = keyof typeof FAULTS

/** One turn. Deaths are what the set-up is for. */
const TURN: readonly FaultName[] = [
  'the machine of the primary dies',
  'the machine of the primary dies',
  'the postmaster is killed',
  'the machine of the primary stands still',
  'the primary is changed as planned',
]

export function chooseFaults(random: Random, rounds: number): FaultName[] {
  const names: FaultName[] = []
  while (names.length < rounds) names.push(...random.shuffle(TURN))
  return names.slice(0, rounds)
}

type Order = { names: readonly FaultName[]; random: Random; tell(line: string): void }

/** One after another; each on a cluster that is whole again. */
export async function causeFaults(cluster: Cluster, { names, random, tell }: Order): Promise<Caused<FaultName>> {
  const faults: Fault<FaultName>[] = []
  for (const [index, name] of names.entries()) {
    // Some time of calm, so that what follows is felt by everybody.
    await pause(2_000 + random.below(3_000))
    tell(`${index + 1} of ${names.length}: ${name}`)
    const state = await cluster.whole()
    const from_ms = performance.now()
    const broken: string[] = []
    try {
      await FAULTS[name](cluster, state)
      await cluster.whole(state.timeline)
    } catch (error) {
      if (!(error instanceof NotWhole)) throw error
      broken.push(`not whole again: ${name}, ${error.message}`)
    }
    faults.push({ name, from_ms, to_ms: performance.now() })
    // What was acknowledged must be there nonetheless.
    if (broken.length > 0) return { faults, broken }
  }
  return { faults, broken: [] }
}
