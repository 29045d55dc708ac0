/**
 * Trees that were grown offline (`npm run eval -- train`). All have the same depth and are stored level by level: node n asks
 * whether feature `features[n]` exceeds `thresholds[n]` and goes on at 2n + 1 or 2n + 2. A feature below 0 means: left.
 */
export type Tree = {
  readonly features: readonly number[]
  readonly thresholds: readonly number[]
  readonly leaves: readonly number[]
}

/** `features` are the names that a model was trained with, in order: a model for other features is refused. */
export type Model = {
  readonly features: readonly string[]
  readonly start: number
  readonly trees: readonly Tree[]
  /** From the log-odds of the best value, of the next best and of the rules to those of being right. */
  readonly calibration: readonly number[]
}

/** The log-odds that a candidate is right. */
export function logOdds({ start, trees }: Pick<Model, 'start' | 'trees'>, features: readonly number[]): number {
  let sum = start
  for (const tree of trees) sum += leafOf(tree, features)
  return sum
}

function leafOf({ features: asked, thresholds, leaves }: Tree, features: readonly number[]): number {
  let node = 0
  while (node < asked.length) {
    const feature = asked[node] as number
    const is_above = feature >= 0 && (features[feature] as number) > (thresholds[node] as number)
    node = 2 * node + (is_above ? 2 : 1)
  }
  return leaves[node - asked.length] as number
}

export const probability = (log_odds: number): number => 1 / (1 + Math.exp(-log_odds))
