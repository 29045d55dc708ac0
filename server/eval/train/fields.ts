import type { Model } from '../../src/features/process/extraction/reading/learned/model.ts'
import type { Random } from '../random.ts'
import { type Growth, grow } from './boost.ts'
import { FEATURES, keyOf, type Learned } from './examples.ts'
import { type Answer, calibrate, confidenceOf, crossValidate, examplesOf, withCopies } from './folds.ts'
import type { Question } from './question.ts'

const GROWTH: Growth = { trees: 140, depth: 4, rate: 0.12, share: 0.3, least: 2, restraint: 2 }
/** What the reader leaves empty, see confidence.ts. */
const LEAST = 0.5
const SURE = 0.9
const WORST = 5

export type Report = {
  readonly documents: number
  readonly families: number
  readonly there: number
  readonly by_rules: number
  readonly right: number
  readonly sure: number
  readonly sure_right: number
  readonly worst: readonly { readonly family: string; readonly share: number }[]
}
export type Trained = { readonly model: Model; readonly report: Report }

/** The model of a field is grown from all documents; what is told of it comes from models that had not seen the family. */
export function trainField(
  field: Learned,
  questions: readonly Question[],
  { folds, random }: { folds: number; random: Random },
): Trained {
  const all = withCopies(questions, FEATURES[field], random)
  const answers = crossValidate(all, { folds, growth: GROWTH, keyOf: keyOf(field) }, random)
  const calibration = calibrate(answers)
  const { start, trees } = grow(examplesOf(all, random), GROWTH, random)
  const isOwn = ({ is_copy }: Question): boolean => !is_copy
  return {
    model: { features: FEATURES[field], start, trees, calibration },
    report: reportOf(
      questions.filter(isOwn),
      answers.filter(({ question }) => isOwn(question)),
      calibration,
    ),
  }
}

function reportOf(questions: readonly Question[], answers: readonly Answer[], calibration: readonly number[]): Report {
  const by_question = new Map(answers.map((answer) => [answer.question, answer]))
  const isRead = (question: Question): boolean => {
    const answer = by_question.get(question)
    return answer && confidenceOf(calibration, answer) >= LEAST ? answer.is_right : question.is_absent
  }
  const sure = answers.filter((answer) => confidenceOf(calibration, answer) >= SURE)
  const families = [...new Set(questions.map(({ family }) => family))]
  const shares = families.map((family) => {
    const own = questions.filter((question) => question.family === family)
    return { family, share: Math.round((1000 * own.filter(isRead).length) / own.length) / 1000 }
  })
  return {
    documents: questions.length,
    families: families.length,
    there: questions.filter(({ is_there }) => is_there).length,
    by_rules: questions.filter(isRightByRules).length,
    right: questions.filter(isRead).length,
    sure: sure.length,
    sure_right: sure.filter(({ is_right }) => is_right).length,
    worst: shares.sort((a, b) => a.share - b.share).slice(0, WORST),
  }
}

function isRightByRules({ choices, right, is_absent }: Question): boolean {
  const points = choices.map(({ rule_points }) => rule_points ?? Number.NEGATIVE_INFINITY)
  const most = Math.max(...points)
  return Number.isFinite(most) ? right[points.indexOf(most)] === true : is_absent
}
