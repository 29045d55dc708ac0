import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OcrEngine, OcrPicture, OcrWord } from './engine.ts'
import { overlookedIn, withOverlooked } from './overlooked.ts'
import type { Area } from './picture.ts'

const DPI = 200
const PAPER = 215
const [WIDTH, HEIGHT] = [1000, 1200]

/** Lines of letters, as strokes with paper between them. */
function page(blocks: readonly Area[]): OcrPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  for (const { x, y, width, height } of blocks)
    for (let row = y; row < y + height; row++)
      for (let at = x; at < x + width; at += 8)
        if ((row - y) % 36 < 22) data.fill(40, row * WIDTH + at, row * WIDTH + at + 4)
  return { width: WIDTH, height: HEIGHT, data, dpi: DPI }
}

const word = (area: Area, text = 'Rechnung', confidence = 0.9): OcrWord => ({
  ...area,
  text,
  confidence,
  font_size: 30,
})

const SEEN = { x: 100, y: 100, width: 300, height: 22 }
const ADDRESS = { x: 100, y: 400, width: 240, height: 94 }
const SUM = { x: 700, y: 900, width: 80, height: 22 }

test('blocks of ink without a word are found, the largest first', () => {
  const regions = overlookedIn(page([SEEN, SUM, ADDRESS]), [word(SEEN)])
  assert.equal(regions.length, 2)
  for (const [at, block] of [ADDRESS, SUM].entries()) {
    const region = regions[at] as Area
    assert.ok(region.x <= block.x && region.y <= block.y)
    assert.ok(region.x + region.width >= block.x + block.width - 4)
    assert.ok(region.y + region.height >= block.y + block.height - 14)
    assert.ok(region.width < block.width + 30 && region.height < block.height + 30)
  }
})

test('specks, dark edges, solid bars and half a page of ink are left alone', () => {
  const speck = { x: 500, y: 500, width: 4, height: 6 }
  const edge = { x: 0, y: 0, width: 20, height: HEIGHT }
  assert.deepEqual(overlookedIn(page([speck, edge]), []), [])
  const bar = page([])
  for (let row = 300; row < 360; row++) bar.data.fill(20, row * WIDTH + 100, row * WIDTH + 900)
  assert.deepEqual(overlookedIn(bar, []), [])
  assert.deepEqual(overlookedIn(page([{ x: 60, y: 60, width: 880, height: 1080 }]), []), [])
})

test('a dark picture with specks of paper in it is not read as text', () => {
  const picture = page([])
  for (let row = 200; row < 424; row++)
    for (let at = 104; at < 904; at++)
      if ((Math.floor(row / 8) + Math.floor(at / 8)) % 4 !== 0) picture.data[row * WIDTH + at] = 40
  assert.deepEqual(overlookedIn(picture, []), [])
})

test('each block is read by itself, its words are placed on the page, and guesses make way', async () => {
  const asked: OcrPicture[] = []
  const engine: OcrEngine = {
    name: 'pretended',
    recognise: () => Promise.reject(new Error('the page was read already')),
    async recogniseBlock(picture) {
      asked.push(picture)
      const box = { x: 6, y: 7, width: 70, height: 22 }
      return [word(box, '725,70'), word(box, '€', 0.95), word(box, 'bhe', 0.2)]
    },
    close: () => Promise.resolve(),
  }
  // One letter for the whole sum is not what stands there.
  const guess = word(SUM, 'a', 0.3)
  const words = await withOverlooked(page([SEEN, SUM]), [word(SEEN), guess], engine)
  assert.deepEqual(
    words.map(({ text }) => text),
    ['Rechnung', '725,70'],
  )
  const sum = words[1]
  assert.ok(sum && Math.abs(sum.x - SUM.x) < 16 && Math.abs(sum.y - SUM.y) < 16, JSON.stringify(sum))
  assert.equal(asked.length, 1)
  assert.ok((asked[0]?.width ?? 0) < 120 && asked[0]?.dpi === DPI)
})

test('words that were read already are not read twice, and a piece of a word makes way for the whole', async () => {
  const beside = { x: 200, y: 400, width: 140, height: 22 }
  const engine: OcrEngine = {
    name: 'pretended',
    recognise: () => Promise.reject(new Error('the page was read already')),
    async recogniseBlock() {
      const whole = { x: 6, y: 6, width: 240, height: 22 }
      const known = { x: 6, y: 42, width: 100, height: 22 }
      return [word(whole, 'Schillerplatz'), word(known, 'Bielefeld')]
    },
    close: () => Promise.resolve(),
  }
  const known = { x: 100, y: 436, width: 100, height: 22 }
  const words = await withOverlooked(page([ADDRESS]), [word(beside, 'erplatz'), word(known, 'Bielefeld')], engine)
  assert.deepEqual(words.map(({ text }) => text).toSorted(), ['Bielefeld', 'Schillerplatz'])
})

test('a block of which most makes no sense is read again from a softer picture', async () => {
  const asked: OcrPicture[] = []
  const box = { x: 6, y: 6, width: 70, height: 22 }
  const readings = [[word(box, 'ZOLL', 0.3), word(box, '18')], [word(box, '29.11.2018')]]
  const engine: OcrEngine = {
    name: 'pretended',
    recognise: () => Promise.reject(new Error('the page was read already')),
    async recogniseBlock(picture) {
      asked.push(picture)
      return readings[asked.length - 1] ?? []
    },
    close: () => Promise.resolve(),
  }
  const words = await withOverlooked(page([SUM]), [], engine)
  assert.deepEqual(
    words.map(({ text }) => text),
    ['29.11.2018'],
  )
  const [sharp, soft] = asked as [OcrPicture, OcrPicture]
  assert.deepEqual([asked.length, soft.width, soft.height], [2, sharp.width, sharp.height])
  assert.ok(new Set(soft.data).size > new Set(sharp.data).size, 'the second picture has greys between ink and paper')
})
