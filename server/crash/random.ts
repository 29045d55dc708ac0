export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number below the bound. */
  below(bound: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
export function seeded(seed: number): Random {
  let current = seed >>> 0
  const next = () => {
    current = (current + 0x6d2b79f5) >>> 0
    let mixed = current
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let index = mixed.length - 1; index > 0; index--) {
      const other = below(index + 1)
      ;[mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T]
    }
    return mixed
  }
  return { next, below, pick: (list) => list[below(list.length)] as never, shuffle }
}
