export type Case = { readonly facts: readonly number[]; readonly label: boolean; readonly weight: number }

const ROUNDS = 4_000
const RATE = 0.5
/** Keeps weights finite where facts decide alone. */
const RESTRAINT = 0.002

/** Logistic regression by gradient descent on scaled facts; the first fact is always 1. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const width = cases[0]?.facts.length ?? 0
  const all = cases.reduce((sum, { weight }) => sum + weight, 0)
  const scale = Array.from({ length: width }, (_, at) =>
    Math.max(1, ...cases.map(({ facts }) => Math.abs(facts[at] as number))),
  )
  const weights = new Array<number>(width).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -RESTRAINT * weight))
    for (const { facts, label, weight } of cases) {
      const odds = facts.reduce((sum, fact, at) => sum + (fact / (scale[at] as number)) * (weights[at] as number), 0)
      const miss = (weight * ((label ? 1 : 0) - 1 / (1 + Math.exp(-odds)))) / all
      for (let at = 0; at < width; at++)
        slope[at] = (slope[at] as number) + (miss * (facts[at] as number)) / (scale[at] as number)
    }
    for (let at = 0; at < width; at++) weights[at] = (weights[at] as number) + RATE * (slope[at] as number) * 4
  }
  return weights.map((weight, at) => Math.round((1000 * weight) / (scale[at] as number)) / 1000)
}
