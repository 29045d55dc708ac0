/** Numbers that look random and are the same every time. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  of<T>(list: readonly T[]): T
  /** Different ones of a list, in its order. */
  some<T>(list: readonly T[], count: number): T[]
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    some: (list, count) => {
      const drawn = list.map((item, at) => ({ item, at, rank: next() })).sort((a, b) => a.rank - b.rank)
      return drawn
        .slice(0, count)
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item)
    },
    of: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
  }
}
