import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLightBars } from './bars.ts'
import { cleanedUp } from './clean-up.ts'
import type { GreyPicture } from './picture.ts'

const WIDTH = 800
const fill = (
  data: Uint8Array,
  grey: number,
  [left, top, width, height]: readonly [number, number, number, number],
) => {
  for (let y = top; y < top + height; y++) data.fill(grey, y * WIDTH + left, y * WIDTH + left + width)
}

/** Paper with a bar, and strokes on it and below it as letters have them. */
function page(bar: number, letters: number): GreyPicture {
  const data = new Uint8Array(WIDTH * 1000).fill(255)
  fill(data, bar, [100, 200, 600, 40])
  for (let x = 120; x < 400; x += 14) {
    fill(data, letters, [x, 212, 4, 16])
    fill(data, 20, [x, 400, 10, 40])
  }
  return { width: WIDTH, height: 1000, data }
}

test('bright letters on a dark or coloured bar become dark letters on paper', () => {
  for (const bar of [0, 90, 150]) {
    const { data } = cleanedUp(page(bar, 255))
    const at = (x: number, y: number) => data[y * WIDTH + x] as number
    assert.ok(at(122, 220) < 20 && at(128, 220) > 235 && at(600, 205) > 235, `${bar}`)
    assert.ok(at(125, 420) < 40 && at(50, 50) === 255)
  }
})

test('bars without bright letters, pale bars and heavy letters stay as they are', () => {
  for (const picture of [page(0, 0), page(90, 100), page(220, 0), page(190, 20)])
    assert.deepEqual(withLightBars(picture).data, picture.data)
})
