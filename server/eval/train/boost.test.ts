import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logOdds } from '../../src/features/process/extraction/reading/learned/model.ts'
import { seededRandom } from '../random.ts'
import { type Example, grow } from './boost.ts'
import { fitLogistic } from './logistic.ts'

const GROWTH = { trees: 60, depth: 3, rate: 0.3, share: 1, least: 0.1, restraint: 1 }

/** Right where exactly one of two features is set, which no sum of the two can tell; the third is noise. */
function examples(): Example[] {
  const random = seededRandom(3)
  return Array.from({ length: 400 }, () => {
    const [a, b] = [random.between(0, 1), random.between(0, 1)]
    return { features: [a, b, random.next()], label: a === b ? 0 : 1, weight: 1 }
  })
}

test('trees learn what depends on two features together', () => {
  const model = grow(examples(), GROWTH, seededRandom(1))
  const odds = (a: number, b: number) => logOdds(model, [a, b, 0.5])
  assert.ok(odds(0, 1) > 3 && odds(1, 0) > 3, `${odds(0, 1)} ${odds(1, 0)}`)
  assert.ok(odds(0, 0) < -3 && odds(1, 1) < -3, `${odds(0, 0)} ${odds(1, 1)}`)
})

test('the same seed grows the same trees', () => {
  const once = grow(examples(), { ...GROWTH, share: 0.7 }, seededRandom(5))
  assert.deepEqual(grow(examples(), { ...GROWTH, share: 0.7 }, seededRandom(5)), once)
})

test('what weighs more is learned rather', () => {
  const two = (weight: number): Example[] => [
    ...Array.from({ length: 50 }, () => ({ features: [1], label: 1 as const, weight })),
    ...Array.from({ length: 50 }, () => ({ features: [1], label: 0 as const, weight: 1 })),
  ]
  assert.ok(logOdds(grow(two(9), GROWTH, seededRandom(1)), [1]) > logOdds(grow(two(1), GROWTH, seededRandom(1)), [1]))
})

test('calibration promises the share that was right', () => {
  // At 0 half are right, at 10 nine of ten.
  const cases = Array.from({ length: 200 }, (_, at) => {
    const is_high = at % 2 === 1
    return { facts: [1, is_high ? 10 : 0], label: is_high ? at % 20 !== 1 : at % 4 === 0, weight: 1 }
  })
  const [start, slope] = fitLogistic(cases) as [number, number]
  const share = (fact: number) => 1 / (1 + Math.exp(-(start + slope * fact)))
  assert.ok(Math.abs(share(0) - 0.5) < 0.02, `${share(0)}`)
  assert.ok(Math.abs(share(10) - 0.9) < 0.02, `${share(10)}`)
})
