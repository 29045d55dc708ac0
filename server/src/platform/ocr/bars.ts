import { countGreys, quantile } from './greys.ts'
import { type GreyPicture, shrunk } from './picture.ts'

const SEARCH_WIDTH = 400
/** Most of a page is paper. */
const PAPER = 0.75
/** So much darker than the paper is a bar, in any colour that white letters can be read on. */
const DARKER = 55
/** In cells of the small picture, of which a page is 400 wide. Less is a letter or a rule. */
const WIDTH_MIN = 24
const HEIGHT_MIN = 4
/** Letters leave gaps at the top of a bar only where they touch it. */
const GAP_MAX = 2
const ENDS = 3
/** So much of a row of a bar is not letters. */
const BAR_PART = 0.35
/** Letters of less contrast are none. */
const CONTRAST_MIN = 45
const LETTERS_MIN = 0.01
const LETTERS_MAX = 0.4
/** Above and below its letters a bar has rows without any; words in heavy type have none. */
const SOLID_WITHIN = 0.35
const SOLID_MAX = 0.02

type Bar = { readonly left: number; readonly right: number; readonly top: number; bottom: number }

/**
 * White letters on dark or coloured bars become black on white. The engine would find some of them by itself, but what
 * evens out the paper takes a bar for a large letter, or for bare paper.
 */
export function withLightBars(picture: GreyPicture): GreyPicture {
  const factor = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / SEARCH_WIDTH))
  const small = shrunk(picture, factor)
  const paper = quantileOf(small.data, PAPER)
  const bars = barsOf(small, paper - DARKER)
  if (bars.length === 0) return picture
  const result = { ...picture, data: picture.data.slice() }
  for (const { left, right, top, bottom } of bars)
    lighten(
      result,
      { left: left * factor, right: right * factor, top: top * factor, bottom: bottom * factor },
      { rim: factor, paper },
    )
  return result
}

/** Rectangles that are dark at their top and at both sides. Right and bottom are the first cells beyond. */
function barsOf(small: GreyPicture, limit: number): Bar[] {
  const { width, height, data } = small
  const isDark = (x: number, y: number): boolean => (data[y * width + x] as number) < limit
  const found: Bar[] = []
  let open: Bar[] = []
  for (let y = 0; y < height; y++) {
    const still = open.filter((bar) => goesOn(bar, (x) => isDark(x, y)))
    for (const bar of still) bar.bottom = y + 1
    found.push(...open.filter((bar) => !still.includes(bar)))
    for (const [left, right] of runsOf(width, (x) => isDark(x, y))) {
      const is_known = still.some((bar) => bar.left < right && left < bar.right)
      if (!is_known) still.push({ left, right, top: y, bottom: y + 1 })
    }
    open = still
  }
  return [...found, ...open].filter(({ top, bottom }) => bottom - top >= HEIGHT_MIN)
}

function* runsOf(width: number, isDark: (x: number) => boolean): Iterable<[left: number, right: number]> {
  let [left, last] = [-1, -1]
  for (let x = 0; x <= width; x++) {
    if (x < width && isDark(x)) {
      if (left < 0) left = x
      last = x
    } else if (left >= 0 && (x === width || x - last > GAP_MAX)) {
      if (last + 1 - left >= WIDTH_MIN) yield [left, last + 1]
      left = -1
    }
  }
}

function goesOn({ left, right }: Bar, isDark: (x: number) => boolean): boolean {
  let [count, at_left, at_right] = [0, false, false]
  for (let x = left; x < right; x++) {
    if (!isDark(x)) continue
    count++
    if (x < left + ENDS) at_left = true
    if (x >= right - ENDS) at_right = true
  }
  return at_left && at_right && count >= (right - left) * BAR_PART
}

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Turns the picture around within a bar, if there are bright letters on it. Its blurred rim becomes paper. */
function lighten(
  { width, height, data }: GreyPicture,
  { left, right, top, bottom }: Edges,
  { rim, paper }: { rim: number; paper: number },
): void {
  const inside: number[] = []
  for (let y = top; y < bottom; y += 2) for (let x = left; x < right; x += 2) inside.push(data[y * width + x] as number)
  const greys = Uint8Array.from(inside)
  const [dark, bar, bright] = [0.015, 0.5, 0.985].map((part) => quantileOf(greys, part)) as [number, number, number]
  const middle = (bar + bright) / 2
  const letters = inside.filter((grey) => grey > middle).length / inside.length
  if (bright - bar < Math.max(CONTRAST_MIN, bar - dark) || letters < LETTERS_MIN || letters > LETTERS_MAX) return
  const isSolid = (y: number): boolean => {
    let count = 0
    for (let x = left; x < right; x++) if ((data[y * width + x] as number) > middle) count++
    return count <= (right - left) * SOLID_MAX
  }
  const margin = Math.ceil((bottom - top) * SOLID_WITHIN)
  const margins = Array.from({ length: margin }, (_, step) => step)
  if (!margins.some((step) => isSolid(top + step)) || !margins.some((step) => isSolid(bottom - 1 - step))) return
  // As pale as the page: the engine takes what differs from its paper for something.
  const factor = paper / (bright - bar)
  for (let y = Math.max(0, top - rim); y < Math.min(height, bottom + rim); y++) {
    for (let x = Math.max(0, left - rim); x < Math.min(width, right + rim); x++) {
      const at = y * width + x
      const grey = data[at] as number
      const is_rim = x < left || x >= right || y < top || y >= bottom
      if (is_rim) data[at] = grey < middle ? paper : grey
      else data[at] = Math.min(255, Math.max(0, (bright - grey) * factor))
    }
  }
}

function quantileOf(greys: Uint8Array, part: number): number {
  const { counts, total } = countGreys(greys)
  return quantile(counts, total * part)
}
