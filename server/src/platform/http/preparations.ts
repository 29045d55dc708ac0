import { once } from '../../kernel/once.ts'

/** What a schema is made into: a check of a part of a request, or the serialiser of an answer. */
export type Use = 'path' | 'query' | 'body' | 'answer'

/**
 * Things that take long to make and are not needed at once. Making the checks and serialisers of all routes takes a
 * second, which should not delay the start. Each is made at its first use, or earlier while other requests are served.
 */
export type Preparations = {
  /**
   * Returns a function that is made at its first use, and once for all that want the same of a schema: the GET and the HEAD of a
   * path have the same ones.
   */
  later<A extends unknown[], R>(use: Use, schema: object, make: () => (...args: A) => R): (...args: A) => R
  /** Makes what was not used yet, one at a time so that requests can run in between, for as long as it is wanted. */
  finish(isWanted?: () => boolean): Promise<void>
}

export function openPreparations(): Preparations {
  const waiting: (() => unknown)[] = []
  const known: Record<Use, WeakMap<object, unknown>> = {
    path: new WeakMap(),
    query: new WeakMap(),
    body: new WeakMap(),
    answer: new WeakMap(),
  }
  return {
    later<A extends unknown[], R>(use: Use, schema: object, make: () => (...args: A) => R) {
      const found = known[use].get(schema) as ((...args: A) => R) | undefined
      if (found) return found
      const get = once(make)
      waiting.push(get)
      const act = (...args: A): R => get()(...args)
      known[use].set(schema, act)
      return act
    },
    async finish(isWanted = () => true) {
      while (waiting.length > 0 && isWanted()) {
        waiting.pop()?.()
        await new Promise(setImmediate)
      }
    },
  }
}
