/** How often each grey occurs; of a picture every `step`th pixel tells enough. */
export function countGreys(greys: Uint8Array, step = 1): { counts: Uint32Array; total: number } {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < greys.length; at += step, total++) {
    const grey = greys[at] as number
    counts[grey] = (counts[grey] as number) + 1
  }
  return { counts, total }
}

/** The value below which `wanted` of the counted values lie. */
export function quantile(counts: Uint32Array, wanted: number): number {
  let seen = 0
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] as number
    if (seen > wanted) return value
  }
  return counts.length - 1
}
