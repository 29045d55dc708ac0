import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanedUp } from './clean-up.ts'
import { type GreyPicture, pgmOf, turned } from './picture.ts'
import { rotated, skewOf, straightened } from './straighten.ts'
import { wordsOfTsv } from './tsv.ts'

const DEGREE = Math.PI / 180

/** Dark bars on white paper, as lines of text look from afar. */
function lines(width: number, height: number, ink = 0): GreyPicture {
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 60; y < height - 60; y += 40)
    for (let row = y; row < y + 12; row++) data.fill(ink, row * width + 80, row * width + width - 80)
  return { width, height, data }
}

test("the engine's table becomes words with boxes, confidence and size", () => {
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t10\t20\t200\t40\t-1\t',
    '5\t1\t1\t1\t1\t1\t10\t20\t90\t37\t96.5\tRechnung',
    '5\t1\t1\t1\t1\t2\t110\t20\t60\t29\t91\t4711',
    '5\t1\t1\t1\t1\t3\t180\t20\t5\t5\t12\t ',
    '',
  ].join('\n')
  const words = wordsOfTsv(tsv)
  assert.deepEqual(
    words.map(({ text, x, y, width, height, confidence }) => ({ text, x, y, width, height, confidence })),
    [
      { text: 'Rechnung', x: 10, y: 20, width: 90, height: 37, confidence: 0.965 },
      { text: '4711', x: 110, y: 20, width: 60, height: 29, confidence: 0.91 },
    ],
  )
  for (const { font_size } of words) assert.ok(Math.abs(font_size - 40) < 1, String(font_size))
})

test('a picture turned by four quarters is unchanged', () => {
  const picture = { width: 2, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
  assert.deepEqual(turned(picture, 1), { width: 3, height: 2, data: Uint8Array.from([5, 3, 1, 6, 4, 2]) })
  assert.deepEqual(turned(turned(picture, 1), 3), picture)
  assert.deepEqual(turned(turned(picture, 2), 2), picture)
  assert.equal(pgmOf(picture).toString('latin1'), 'P5\n2 3\n255\n\x01\x02\x03\x04\x05\x06')
})

test('skewed lines are detected and levelled, level ones are left alone', () => {
  const level = lines(800, 1000)
  assert.equal(straightened(level), level)
  for (const degrees of [-2, 1.5]) {
    const askew = rotated(level, -degrees * DEGREE)
    assert.ok(Math.abs(skewOf(askew) / DEGREE - degrees) < 0.2, `${skewOf(askew) / DEGREE} for ${degrees}`)
    assert.ok(Math.abs(skewOf(straightened(askew)) / DEGREE) < 0.2)
  }
})

test('grey print becomes black on clean paper, and noise is softened', () => {
  const pale = cleanedUp(lines(400, 400, 170))
  assert.ok((pale.data[66 * 400 + 200] as number) < 20)
  assert.equal(pale.data[0], 255)

  const noisy = lines(400, 400)
  for (let at = 0; at < noisy.data.length; at++) noisy.data[at] = (noisy.data[at] as number) * 0.8 + (at % 5) * 10
  const soft = cleanedUp(noisy)
  const unrest = (data: Uint8Array) => data.reduce((sum, grey, at) => sum + Math.abs(grey - (data[at - 1] ?? grey)), 0)
  assert.ok(unrest(soft.data) < unrest(noisy.data) * 0.7)
})
