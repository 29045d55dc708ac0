import { unavailable } from '../kernel/errors.ts'

const RETRY_AFTER_S = 2

export type QueueLimits = {
  readonly at_once: number
  /** How many may wait for one key. */
  readonly waiting_max: number
  /** How many of one key run at once; fewer than `at_once` keep a place free for others. */
  readonly key_at_once?: number
}

type KeyLine = { running: number; served: number; readonly waiting: (() => void)[] }

/** Keys that were served longer ago are forgotten, and so come first again. */
const REMEMBERED_MAX = 500

/**
 * Runs at most `at_once` acts at the same time. Others wait in line; when the line of their key is full, they are
 * refused. Keys, such as organisations, take turns: next is the key that was served longest ago.
 */
export function openQueue({ at_once, waiting_max, key_at_once = at_once }: QueueLimits) {
  const lines = new Map<string, KeyLine>()
  let running = 0
  let last = 0

  const begin = (line: KeyLine) => {
    running++
    line.running++
    line.served = ++last
  }
  const nextLine = (): KeyLine | undefined => {
    let next: KeyLine | undefined
    for (const line of lines.values()) {
      const may_run = line.waiting.length > 0 && line.running < key_at_once
      if (may_run && !(next && next.served < line.served)) next = line
    }
    return next
  }
  const lineOf = (key: string): KeyLine => {
    const line = lines.get(key) ?? { running: 0, served: 0, waiting: [] }
    lines.set(key, line)
    if (lines.size > REMEMBERED_MAX) forgetOldest(lines, line)
    return line
  }
  return async function run<T>(act: () => Promise<T>, key = ''): Promise<T> {
    const line = lineOf(key)
    if (running < at_once && line.running < key_at_once) begin(line)
    else {
      if (line.waiting.length >= waiting_max)
        throw unavailable('too_busy', 'Too much of this at once. Please try again shortly.', RETRY_AFTER_S)
      await new Promise<void>((resolve) => line.waiting.push(resolve))
    }
    try {
      return await act()
    } finally {
      running--
      line.running--
      const next = nextLine()
      if (next) {
        // The place is passed on directly, so that nobody can slip in between.
        begin(next)
        next.waiting.shift()?.()
      }
    }
  }
}

function forgetOldest(lines: Map<string, KeyLine>, except: KeyLine): void {
  const idle = [...lines].filter(([, line]) => line !== except && line.running + line.waiting.length === 0)
  const [oldest] = idle.sort(([, one], [, other]) => one.served - other.served)
  if (oldest) lines.delete(oldest[0])
}
