/** What a claim of jobs must know about the lanes, as three lists of the same length. */
export type LaneTurns = {
  readonly lanes: readonly string[]
  /** How many jobs of the lane are under way here. */
  readonly taken: readonly number[]
  /** Grows each time a lane is served; a lane that is not in the list comes before all that are. */
  readonly served: readonly number[]
  /** How many jobs of one lane may be under way here at once. */
  readonly lane_max: number
}

/** For runs in the order of due times, whoever the jobs are for. */
export const NO_TURNS: LaneTurns = { lanes: [], taken: [], served: [], lane_max: 1_000_000 }

/** Lanes that were served longer ago are forgotten, and so come first again. */
const REMEMBERED_MAX = 500

/**
 * Remembers which lanes were served, and when. One slot stays free for others: whatever a single organisation waits
 * for, the next one never waits for all of it.
 */
export function openTurns(slots: number) {
  const lane_max = Math.max(1, slots - 1)
  const turns = new Map<string, { taken: number; served: number }>()
  let last = 0

  const forgetOldest = () => {
    for (const [lane, { taken }] of turns) {
      if (turns.size <= REMEMBERED_MAX) return
      if (taken === 0) turns.delete(lane)
    }
  }
  return {
    begin(lane: string): void {
      const taken = (turns.get(lane)?.taken ?? 0) + 1
      // Set anew, so that the map stays in the order of service.
      turns.delete(lane)
      turns.set(lane, { taken, served: ++last })
      forgetOldest()
    },
    end(lane: string): void {
      const turn = turns.get(lane)
      if (turn) turn.taken--
    },
    read(): LaneTurns {
      const known = [...turns.values()]
      return {
        lanes: [...turns.keys()],
        taken: known.map(({ taken }) => taken),
        served: known.map(({ served }) => served),
        lane_max,
      }
    },
  }
}
