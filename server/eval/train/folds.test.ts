import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../test/printed-page.ts'
import { seededRandom } from '../random.ts'
import { withoutValues, withUnknownWords } from './copies.ts'
import { calibrate, confidenceOf, crossValidate, withCopies } from './folds.ts'
import type { Question } from './question.ts'

const NAMES = ['own_number', 'left_date', 'rule_points', 'rule_margin', 'rule_best', 'x']
const GROWTH = { trees: 10, depth: 2, rate: 0.3, share: 1, least: 0.1, restraint: 1 }

const question = (family: string, file: string): Question => ({
  file,
  family,
  weight: 1,
  is_absent: false,
  is_there: true,
  choices: [1, 0].map((named, at) => ({
    value: `${file}-${at}`,
    features: [named, 1, named ? 3 : -6, 2, named, at],
    page: 1,
    box: null,
    word_confidence: 1,
    rule_points: named ? 3 : null,
  })),
  right: [true, false],
})

const questions = ['a', 'b', 'c', 'd'].flatMap((family) =>
  Array.from({ length: 10 }, (_, at) => question(family, `${family}${at}`)),
)

test('every document is answered once, by a model of other families', () => {
  const answers = crossValidate(questions, { folds: 2, growth: GROWTH, keyOf: String }, seededRandom(1))
  assert.deepEqual(answers.map((answer) => answer.question.file).sort(), questions.map(({ file }) => file).sort())
  assert.ok(answers.every(({ is_right }) => is_right))
  const calibration = calibrate(answers)
  assert.ok(answers.every((answer) => confidenceOf(calibration, answer) > 0.9))
})

test('a family whose labels mean the opposite is not answered from its own documents', () => {
  const turned = questions.map((one) => (one.family === 'd' ? { ...one, right: [false, true] } : one))
  const answers = crossValidate(turned, { folds: 4, growth: GROWTH, keyOf: String }, seededRandom(1))
  const of = (family: string) => answers.filter((answer) => answer.question.family === family)
  assert.ok(of('d').every(({ is_right }) => !is_right))
  assert.ok(of('a').every(({ is_right }) => is_right))
})

test('a copy with unknown words keeps values and places', () => {
  const original = question('a', 'a1')
  const copies = Array.from({ length: 40 }, (_, seed) => withUnknownWords(original, NAMES, seededRandom(seed)))
  for (const { choices, right } of copies) {
    assert.deepEqual(right, original.right)
    assert.deepEqual(
      choices.map(({ value, features }) => [value, features[5]]),
      original.choices.map(({ value, features }) => [value, features[5]]),
    )
    const [first] = choices
    assert.ok(first)
    const is_ruleless = first.rule_points === null
    assert.deepEqual(first.features.slice(2, 5), is_ruleless ? [-6, -6, 0] : [3, 2, 1])
  }
  assert.ok(copies.some(({ choices }) => choices[0]?.features[0] === 0))
  assert.ok(copies.some(({ choices }) => choices[0]?.features[0] === 1))
})

test('copies are learned from beside the documents, and count less', () => {
  const all = withCopies(questions, NAMES, seededRandom(2))
  const copies = all.filter(({ is_copy }) => is_copy)
  assert.ok(copies.length > 0 && all.length === questions.length + copies.length)
  assert.ok(copies.every(({ weight }) => weight < 1))
})

test('without its values a document has only wrong ones left, now and then with the line they stood in', () => {
  const text = printed('Rechnung Nr. 4711\nKunde 17')
  const found = { page: 1, box: { x: 115, y: 40, width: 20, height: 9 } }
  const linesLeft = Array.from({ length: 20 }, (_, seed) =>
    withoutValues(text, [found], seededRandom(seed))
      .pages[0]?.words.map((word) => word.text)
      .join(' '),
  )
  assert.deepEqual([...new Set(linesLeft)].sort(), ['Kunde 17', 'Rechnung Nr. Kunde 17'])
})
