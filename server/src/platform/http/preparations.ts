/**
 * Things that take long to make and are not needed at once. Making the checks and serialisers of all routes takes a
 * second, which should not delay the start. Each is made at its first use, or earlier while other requests are served.
 */
export type Preparations = {
  /** Returns a function that is made at its first use. */
  later<A extends unknown[], R>(make: () => (...args: A) => R): (...args: A) => R
  /** Makes what was not used yet, one at a time so that requests can run in between, for as long as it is wanted. */
  finish(isWanted?: () => boolean): Promise<void>
}

export function openPreparations(): Preparations {
  const waiting: (() => unknown)[] = []
  return {
    later(make) {
      let made: ReturnType<typeof make> | undefined
      const get = () => {
        made ??= make()
        return made
      }
      waiting.push(get)
      return (...args) => get()(...args)
    },
    async finish(isWanted = () => true) {
      while (waiting.length > 0 && isWanted()) {
        waiting.pop()?.()
        await new Promise(setImmediate)
      }
    },
  }
}
