/**
 * Things that take long to make and are not needed at once. The checks and serialisers of all routes take a second, for
 * which nobody should wait at the start: each is made when it is first used, or before that while others are served.
 */
export type Preparations = {
  /** The same function, made late. */
  later<A extends unknown[], R>(make: () => (...args: A) => R): (...args: A) => R
  /** Makes what was not used yet, one at a time, so that requests come in between, for as long as it is wanted. */
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
