/** The balances that a statement passes, from opening to closing. */
type Path = readonly number[]

/**
 * Whether two statements of the same days can have entries in common: they begin alike, or one begins with a balance that
 * the other passes, and then one of them ends with a balance that the other passes too. In between they may tell the
 * entries in another order.
 */
export const haveCommon = (one: Path, other: Path): boolean =>
  one[0] === other[0] || leadsInto(one, other) || leadsInto(other, one)

function leadsInto(whole: Path, part: Path): boolean {
  const at = whole.indexOf(part[0] as number)
  if (at < 0 || at === whole.length - 1) return false
  return whole.lastIndexOf(part.at(-1) as number) > at || part.lastIndexOf(whole.at(-1) as number) > 0
}
