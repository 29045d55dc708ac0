import { unavailable } from '../../kernel/errors.ts'

const RETRY_AFTER_S = 2
/** How many may wait in all, and how many of them from one place. */
const WAITING_MAX = 100
const SHARE_MAX = 20

export type Turns = <T>(place: string, act: () => Promise<T>) => Promise<T>

/**
 * Runs at most `at_once` acts at the same time. Places take turns, so that somebody who comes alone waits for one act of
 * each other place, however many a crowd has sent. A place that has its share in the line is refused.
 */
export function openTurns({ at_once }: { at_once: number }): Turns {
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0
  let running = 0

  function join(place: string): Promise<void> {
    const line = lines.get(place) ?? []
    if (waiting >= WAITING_MAX || line.length >= SHARE_MAX)
      throw unavailable('too_busy', 'Too much of this at once. Please try again shortly.', RETRY_AFTER_S)
    lines.set(place, line)
    waiting++
    return new Promise((resolve) => line.push(resolve))
  }

  /** The place is passed on directly, so that nobody can slip in between. */
  function passOn(): void {
    const [place, line] = lines.entries().next().value ?? []
    if (place === undefined || !line) {
      running--
      return
    }
    const next = line.shift() as () => void
    waiting--
    // To the end of the round.
    lines.delete(place)
    if (line.length > 0) lines.set(place, line)
    next()
  }

  return async (place, act) => {
    if (running >= at_once) await join(place)
    else running++
    try {
      return await act()
    } finally {
      passOn()
    }
  }
}

/**
 * The lines for checking and hashing passwords, one for each audience, so that a crowd at one door keeps nobody from
 * another. Each hash keeps a core busy for a while, and one at a time at each of two doors leaves half of Node's four
 * threads for files. Debtors' codes are not hashed slowly; their line bounds the connections to the database.
 */
export const loginTurn = {
  operator: openTurns({ at_once: 1 }),
  creditor: openTurns({ at_once: 1 }),
  debtor: openTurns({ at_once: 2 }),
} as const
