import { unavailable } from '../kernel/errors.ts'

const RETRY_AFTER_S = 2

/** Runs at most `at_once` acts at the same time. Others wait in line; when the line is full, they are refused. */
export function openQueue({ at_once, waiting_max }: { at_once: number; waiting_max: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(act: () => Promise<T>): Promise<T> {
    if (running >= at_once) {
      if (waiting.length >= waiting_max)
        throw unavailable('too_busy', 'Too much of this at once. Please try again shortly.', RETRY_AFTER_S)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await act()
    } finally {
      // The place is passed on directly, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
