import type { TableCase } from './cases.ts'

/** So many items the bulk call takes at most; fewer show progress sooner and are soon finished when somebody stops. */
export const BATCH_MAX = 50
/** The call takes 8 MiB. */
const BATCH_BYTES = 4 * 1_048_576

/** The next cases to send, from this one on. At least one, at most `max`. */
export function nextBatch(cases: readonly TableCase[], from: number, max = BATCH_MAX): readonly TableCase[] {
  let [to, bytes] = [from, 0]
  while (to < cases.length && to - from < max) {
    bytes += JSON.stringify(cases[to]?.item).length
    if (bytes > BATCH_BYTES && to > from) break
    to++
  }
  return cases.slice(from, to)
}
