import type { Choice } from './choices.ts'
import { logOdds, type Model } from './model.ts'

export type Picked<Value extends string | number> = {
  readonly best: Choice<Value>
  /** Of being right, as it turned out on layouts that the model had not seen. */
  readonly log_odds: number
}

/** Odds below this are no rival. */
const NO_RIVAL = -8

/** The likeliest value. Places with the same value stand for each other. */
export function pick<Value extends string | number>(
  model: Model,
  choices: readonly Choice<Value>[],
  keyOf: (value: Value) => string,
): Picked<Value> | undefined {
  const evidence = evidenceOf(model, choices, keyOf)
  return evidence && { best: evidence.best, log_odds: weighed(model.calibration, evidence.facts) }
}

export const weighed = (weights: readonly number[], facts: readonly number[]): number =>
  facts.reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), 0)

export type Evidence<Value extends string | number> = {
  readonly best: Choice<Value>
  readonly facts: readonly number[]
}

/** What confidence is made of: how likely the best value is, and the next best, and whether the rules agree. */
export function evidenceOf<Value extends string | number>(
  model: Pick<Model, 'start' | 'trees'>,
  choices: readonly Choice<Value>[],
  keyOf: (value: Value) => string,
): Evidence<Value> | undefined {
  const best = new Map<string, { choice: Choice<Value>; odds: number }>()
  for (const choice of choices) {
    const odds = logOdds(model, choice.features)
    const known = best.get(keyOf(choice.value))
    if (!known || odds > known.odds) best.set(keyOf(choice.value), { choice, odds })
  }
  const [first, second] = [...best.values()].sort((a, b) => b.odds - a.odds)
  if (!first) return undefined
  const rules = Math.max(-9, ...choices.map(({ rule_points }) => rule_points ?? -9))
  const own = first.choice.rule_points ?? -9
  const rival = Math.max(NO_RIVAL, second?.odds ?? NO_RIVAL)
  return {
    best: first.choice,
    facts: [1, first.odds, rival, own > -9 && own === rules ? 1 : 0, rules > -9 && own < rules ? 1 : 0],
  }
}
