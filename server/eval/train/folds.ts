import { evidenceOf, weighed } from '../../src/features/process/extraction/reading/learned/pick.ts'
import type { Random } from '../random.ts'
import { type Example, type Growth, grow } from './boost.ts'
import { COPY_WEIGHT, withUnknownWords } from './copies.ts'
import { fitLogistic } from './logistic.ts'
import type { Question } from './question.ts'

/** Wrong candidates of a document that are used: a page has few right ones and hundreds that nobody would take. */
const WRONG_MOST = 40

export const examplesOf = (questions: readonly Question[], random: Random): Example[] =>
  questions.flatMap(({ choices, right, weight }) => {
    const all = choices.map(({ features }, at) => ({
      features,
      label: right[at] ? (1 as const) : (0 as const),
      weight,
    }))
    const wrong = all.filter(({ label }) => label === 0)
    return [...all.filter(({ label }) => label === 1), ...random.some(wrong, WRONG_MOST)]
  })

/** Of the documents that are learned from a second time, with words that nobody knows. */
const WITH_UNKNOWN_WORDS = 0.3

/** The documents and, of some, copies with unknown words. */
export const withCopies = (questions: readonly Question[], names: readonly string[], random: Random): Question[] => [
  ...questions,
  ...questions
    .filter(({ is_copy }) => !is_copy && random.chance(WITH_UNKNOWN_WORDS))
    .map((question) => ({
      ...withUnknownWords(question, names, random),
      weight: question.weight * COPY_WEIGHT,
      is_copy: true,
    })),
]

/** What was picked for a question by a model that had not seen its family. */
export type Answer = {
  readonly question: Question
  readonly facts: readonly number[]
  readonly is_right: boolean
}

export type Trial = {
  readonly folds: number
  readonly growth: Growth
  readonly keyOf: (value: string | number) => string
}

/** Each part of the families is answered by a model of the others. */
export function crossValidate(
  questions: readonly Question[],
  { folds, growth, keyOf }: Trial,
  random: Random,
): Answer[] {
  const families = [...new Set(questions.map(({ family }) => family))].sort()
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const held = new Set(families.filter((_, at) => at % folds === fold))
    const others = questions.filter(({ family }) => !held.has(family))
    const model = grow(examplesOf(others, random), growth, random)
    return questions.filter(({ family }) => held.has(family)).flatMap((question) => answerOf(question, model, keyOf))
  })
}

function answerOf(question: Question, model: ReturnType<typeof grow>, keyOf: Trial['keyOf']): Answer[] {
  const evidence = evidenceOf(model, question.choices, keyOf)
  if (!evidence) return []
  const key = keyOf(evidence.best.value)
  const is_right = question.choices.some((choice, at) => question.right[at] === true && keyOf(choice.value) === key)
  return [{ question, facts: evidence.facts, is_right }]
}

/** Weights of the facts, so that the confidence is what such answers turned out to be. */
export const calibrate = (answers: readonly Answer[]): number[] =>
  fitLogistic(answers.map(({ facts, is_right, question }) => ({ facts, label: is_right, weight: question.weight })))

export const confidenceOf = (calibration: readonly number[], { facts }: Answer): number =>
  1 / (1 + Math.exp(-weighed(calibration, facts)))
