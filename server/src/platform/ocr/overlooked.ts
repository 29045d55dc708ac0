import { softened } from './clean-up.ts'
import type { OcrEngine, OcrPicture, OcrWord } from './engine.ts'
import { countGreys, quantile } from './greys.ts'
import { type Area, cutOut } from './picture.ts'

/** The picture is looked at in square cells. In inches. */
const CELL = 0.04
/** A pixel is ink if it is darker than the paper by this much, and a cell is inked if it has so much of it. */
const INK = 50
const INKED_MIN = 0.06
/** A scanner's dark edge is not text. A fraction of the page. */
const MARGIN = 0.03
/** In inches: a line of text is no lower, and at least two figures wide. */
const HEIGHT_MIN = 0.06
const WIDTH_MIN = 0.08
/** Of its cells, more are inked in a picture or a bar than in a block of text. A single line fills the few that it has. */
const DENSITY_MAX = 0.85
const LINE_CELLS = 5
/** Of text, even in heavy type, less is dark. What is darker and higher than a bar, in inches, is a picture. */
const DARK_MAX = 0.5
const PICTURE_HEIGHT = 0.5
/** A page of drawings must not cost many times what a page of text does. */
const REGIONS_MAX = 16
const AREA_MAX = 0.5
/** Cells that a region may have between its parts. */
const GAP_ACROSS = 4
const GAP_DOWN = 1

/** Around a region, in inches: letters that touch the edge of a picture are misread. */
const PADDING = 0.03
/** What is read at the second look is either text or a speck; little is in between. */
const CONFIDENCE_MIN = 0.5

/** A word that is wider than this many times its height for each of its letters stands for more than it says. */
const LETTER_WIDTH_MAX = 2

/**
 * The words together with what the engine left out. It takes a part of a page now and then for a drawing or for noise: an
 * address, a column of figures, a sum in a frame. Told that such a part is text, it reads it. So it does with a long number of
 * which it made a single letter.
 */
export async function withOverlooked(
  picture: OcrPicture,
  words: readonly OcrWord[],
  engine: OcrEngine,
): Promise<OcrWord[]> {
  const plausible = words.filter(isPlausible)
  const found: OcrWord[] = []
  const padding = Math.round(PADDING * picture.dpi)
  for (const { x, y, width, height } of overlookedIn(picture, plausible)) {
    const area = { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding }
    const read = await textIn({ ...cutOut(picture, area), dpi: picture.dpi }, engine)
    found.push(...read.map((word) => ({ ...word, x: word.x + area.x, y: word.y + area.y })))
  }
  const fresh = found.filter((word) => !isReadAlready(word, plausible))
  const rest = words.filter((word) =>
    isPlausible(word) ? !fresh.some((other) => isOn(word, other)) : !fresh.some((other) => overlap(word, other)),
  )
  return [...rest, ...fresh]
}

/** Thin strokes with hard edges are misread now and then. Where half of it makes no sense, the softer picture may. */
async function textIn(picture: OcrPicture, engine: OcrEngine): Promise<OcrWord[]> {
  const words = await engine.recogniseBlock(picture)
  const sharp = words.filter(isText)
  if (2 * lettersOf(sharp) > lettersOf(words)) return sharp
  const soft = (await engine.recogniseBlock({ ...softened(picture), dpi: picture.dpi })).filter(isText)
  return lettersOf(soft) > lettersOf(sharp) ? soft : sharp
}

const lettersOf = (words: readonly OcrWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0)

/** Of its width, so much of a word is known when the engine had found it, whole or in pieces. */
const KNOWN = 0.75

/** A region is a box, and words beside what was left out may lie in it. A piece of a longer word gives way to it. */
const isReadAlready = (word: OcrWord, words: readonly OcrWord[]): boolean =>
  words.filter((other) => isOn(other, word)).reduce((sum, { width }) => sum + width, 0) >= KNOWN * word.width

const isPlausible = ({ text, width, height }: OcrWord): boolean => width <= LETTER_WIDTH_MAX * height * text.length

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether two words stand at the same place, or one is a piece of the other. */
function isOn(a: Area, b: Area): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0.5 * Math.min(a.width, b.width) && down > 0.5 * Math.min(a.height, b.height)
}

const isText = ({ text, confidence }: OcrWord): boolean => confidence >= CONFIDENCE_MIN && /[\p{L}\p{N}]/u.test(text)

/** Where there is ink that looks like text, but none of the words that were found. */
export function overlookedIn(picture: OcrPicture, words: readonly OcrWord[]): Area[] {
  const size = Math.max(4, Math.round(CELL * picture.dpi))
  const ink_below = paperOf(picture.data) - INK
  const cells = inkedCells(picture, size, ink_below)
  for (const word of words) cover(cells, word, size)
  const areas = groupsOf(cells)
    .filter(({ width, height, inked }) => height <= LINE_CELLS || inked <= DENSITY_MAX * width * height)
    .map(({ x, y, width, height }) => ({ x: x * size, y: y * size, width: width * size, height: height * size }))
    .filter(({ width, height }) => height >= HEIGHT_MIN * picture.dpi && width >= WIDTH_MIN * picture.dpi)
    .filter((area) => area.height < PICTURE_HEIGHT * picture.dpi || darkPart(picture, area, ink_below) <= DARK_MAX)
  let left = AREA_MAX * picture.width * picture.height
  return areas
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .filter(({ width, height }) => {
      const fits = width * height <= left
      if (fits) left -= width * height
      return fits
    })
    .slice(0, REGIONS_MAX)
}

function darkPart({ width: whole, data }: OcrPicture, { x, y, width, height }: Area, ink_below: number): number {
  let dark = 0
  for (let row = y; row < y + height; row++)
    for (let at = row * whole + x, end = at + width; at < end; at++) if ((data[at] as number) < ink_below) dark++
  return dark / (width * height)
}

type Cells = { readonly width: number; readonly height: number; readonly inked: Uint8Array }

function inkedCells({ width, height, data }: OcrPicture, size: number, ink_below: number): Cells {
  const cells = { width: Math.floor(width / size), height: Math.floor(height / size) }
  const inked = new Uint8Array(cells.width * cells.height)
  const needed = Math.max(2, INKED_MIN * size * size)
  const [margin_x, margin_y] = [Math.ceil(cells.width * MARGIN), Math.ceil(cells.height * MARGIN)]
  for (let row = margin_y; row < cells.height - margin_y; row++) {
    for (let column = margin_x; column < cells.width - margin_x; column++) {
      let dark = 0
      for (let y = row * size; y < (row + 1) * size; y++)
        for (let at = y * width + column * size, end = at + size; at < end; at++)
          if ((data[at] as number) < ink_below) dark++
      if (dark >= needed) inked[row * cells.width + column] = 1
    }
  }
  return { ...cells, inked }
}

/** Most of a page is paper. */
function paperOf(data: Uint8Array): number {
  const { counts, total } = countGreys(data, 7)
  return quantile(counts, total / 2)
}

/** A word's own ink, with the soft edges around it. */
function cover({ width, height, inked }: Cells, word: OcrWord, size: number): void {
  const [left, right] = [Math.floor(word.x / size) - 1, Math.floor((word.x + word.width) / size) + 1]
  const [top, bottom] = [Math.floor(word.y / size) - 1, Math.floor((word.y + word.height) / size) + 1]
  for (let row = Math.max(0, top); row <= Math.min(height - 1, bottom); row++)
    inked.fill(0, row * width + Math.max(0, left), row * width + Math.min(width, right + 1))
}

type Group = Area & { readonly inked: number }

/** Inked cells that are near each other, each group with the box around it. */
function groupsOf({ width, height, inked }: Cells): Group[] {
  const left = inked.slice()
  const groups: Group[] = []
  for (let first = 0; first < left.length; first++) {
    if (!left[first]) continue
    left[first] = 0
    const waiting = [first]
    let count = 0
    let [x0, y0, x1, y1] = [width, height, 0, 0]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      count++
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
      for (let row = Math.max(0, y - 1 - GAP_DOWN); row <= Math.min(height - 1, y + 1 + GAP_DOWN); row++)
        for (
          let column = Math.max(0, x - 1 - GAP_ACROSS);
          column <= Math.min(width - 1, x + 1 + GAP_ACROSS);
          column++
        ) {
          const near = row * width + column
          if (!left[near]) continue
          left[near] = 0
          waiting.push(near)
        }
    }
    groups.push({ x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1, inked: count })
  }
  return groups
}
