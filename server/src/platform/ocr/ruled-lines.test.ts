import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GreyPicture } from './picture.ts'
import { withoutRules } from './ruled-lines.ts'

const DPI = 200
const PAPER = 225
const [WIDTH, HEIGHT] = [600, 400]

type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Grey paper with an unrest of its own, and bars of ink on it. */
function page(bars: readonly (Bar & { readonly ink: number })[]): GreyPicture {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => PAPER + ((at * 7919) % 9) - 4)
  for (const { x, y, width, height, ink } of bars)
    for (let row = y; row < y + height; row++) data.fill(ink, row * WIDTH + x, row * WIDTH + x + width)
  return { width: WIDTH, height: HEIGHT, data }
}

function darkestIn({ data }: GreyPicture, { x, y, width, height }: Bar): number {
  let darkest = 255
  for (let row = y; row < y + height; row++)
    for (let at = row * WIDTH + x; at < row * WIDTH + x + width; at++) darkest = Math.min(darkest, data[at] as number)
  return darkest
}

test('rules of a table disappear, pale or black, across and down', () => {
  const across = { x: 50, y: 100, width: 480, height: 2 }
  const down = { x: 300, y: 60, width: 2, height: 280 }
  const drawn = page([
    { ...across, ink: 170 },
    { ...down, ink: 20 },
  ])
  const cleared = withoutRules(drawn, DPI)
  assert.equal(cleared.width, WIDTH)
  assert.equal(cleared.height, HEIGHT)
  for (const rule of [across, down]) assert.ok(darkestIn(cleared, rule) >= PAPER - 10, String(darkestIn(cleared, rule)))
})

test('letters, dashes and bars stay, and so does what stands beside a rule', () => {
  // As wide as a line of small print: strokes of three pixels with three pixels of paper between them.
  const letters = Array.from({ length: 60 }, (_, at) => ({ x: 60 + at * 6, y: 200, width: 3, height: 20, ink: 30 }))
  const dash = { x: 60, y: 250, width: 60, height: 3, ink: 30 }
  const bar = { x: 60, y: 280, width: 480, height: 40, ink: 60 }
  const kept = [...letters, dash, bar]
  const cleared = withoutRules(page([...kept, { x: 50, y: 226, width: 480, height: 1, ink: 120 }]), DPI)
  for (const one of kept) assert.equal(darkestIn(cleared, one), one.ink)
  assert.deepEqual(withoutRules(page(kept), DPI), page(kept))
})
