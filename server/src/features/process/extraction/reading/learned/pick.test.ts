import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice } from './choices.ts'
import { logOdds, type Model, probability } from './model.ts'
import { pick } from './pick.ts'

/** Asks whether feature 0 exceeds 0.5, and then whether feature 1 exceeds 10, in one half only. */
const TREE = { features: [0, -1, 1], thresholds: [0.5, 0, 10], leaves: [-2, 9, 1, 3] }
const MODEL: Model = { features: ['a', 'b'], start: -1, trees: [TREE, TREE], calibration: [0, 1, -0.5, 0, -4] }

const choice = (value: string, features: number[], rule_points: number | null = null): Choice<string> => ({
  value,
  features,
  page: 1,
  box: null,
  word_confidence: 1,
  rule_points,
})

test('every tree adds the leaf that its questions lead to', () => {
  assert.equal(logOdds(MODEL, [0, 99]), -5)
  assert.equal(logOdds(MODEL, [1, 10]), 1)
  assert.equal(logOdds(MODEL, [1, 11]), 5)
  assert.equal(probability(0), 0.5)
})

test('the likeliest value is picked, wherever it stands best', () => {
  const choices = [choice('A', [0, 0]), choice('B', [1, 5]), choice('A', [1, 20])]
  const picked = pick(MODEL, choices, String)
  assert.equal(picked?.best, choices[2])
  // Its own odds are 5, those of the rival 1.
  assert.equal(picked?.log_odds, 4.5)
  assert.equal(pick(MODEL, [], String), undefined)
})

test('rules that say something else make it doubtful', () => {
  const choices = [choice('A', [1, 20], 1), choice('B', [1, 5], 2)]
  assert.equal(pick(MODEL, choices, String)?.log_odds, 0.5)
})
