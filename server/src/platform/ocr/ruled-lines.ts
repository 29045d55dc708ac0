import { type GreyPicture, turned } from './picture.ts'

/** How much darker a line is than the paper on both of its sides. */
const CONTRAST_MIN = 14
/** Pixels along the line that are compared together, so that noise does not break it. */
const WINDOW = 15
const HALF = WINDOW >> 1
/** A letter that touches the line, or a crease. */
const GAP_MAX = 6
/** In inches. A stroke of a letter is shorter, or thicker than the reach. */
const LENGTH_MIN = 0.4
const REACH = 0.02
/** The ink of a line is even. A row of letters, however tight, has white in it. */
const WEAK = 0.5
const WEAK_MAX = 0.05

/**
 * The picture without the rules of its tables and the frames of its boxes. On a noisy page the engine takes a grid for a
 * drawing and leaves out every word in it.
 */
export function withoutRules(picture: GreyPicture, dpi: number): GreyPicture {
  const level = withoutLevelRules(picture, dpi)
  const on_side = turned(level, 1)
  const upright = withoutLevelRules(on_side, dpi)
  return upright === on_side ? level : turned(upright, 3)
}

type Run = { readonly from: number; readonly to: number; readonly far: number }

/** The same picture if it has none. */
function withoutLevelRules(picture: GreyPicture, dpi: number): GreyPicture {
  const { width, height, data } = picture
  let result: Uint8Array | undefined
  const reach = Math.max(3, Math.round(REACH * dpi))
  const length_min = LENGTH_MIN * dpi
  const far = reach * width
  for (let y = reach + 1; y < height - reach - 1; y++) {
    const row = { from: y * width, to: (y + 1) * width, far }
    if (!mayHaveRun(data, row)) continue
    for (const { from, to } of runsIn(data, row)) {
      if (to - from < length_min || !isEven(data, { from, to, far })) continue
      result ??= data.slice()
      erase(data, result, { from, to, far }, width)
    }
  }
  return result ? { width, height, data: result } : picture
}

/** Every fourth pixel of a part this long is looked at first. A rule is at least two whole parts long, at any resolution. */
const PART = 16
const STEP = 4

/** Most rows have no rule, and a few pixels of them tell. */
function mayHaveRun(data: Uint8Array, { from, to, far }: Run): boolean {
  const needed = (CONTRAST_MIN / 2) * (PART / STEP)
  let was_dark = false
  for (let part = from; part + PART <= to; part += PART) {
    let [own, above, below] = [0, 0, 0]
    for (let at = part; at < part + PART; at += STEP) {
      own += data[at] as number
      above += data[at - far] as number
      below += data[at + far] as number
    }
    const is_dark = (above < below ? above : below) - own > needed
    if (is_dark && was_dark) return true
    was_dark = is_dark
  }
  return false
}

/** Where pixels of one row are darker than those at some distance above and below. */
function runsIn(data: Uint8Array, { from, to, far }: Run): Run[] {
  const runs: Run[] = []
  const needed = CONTRAST_MIN * WINDOW
  let [own, above, below] = [0, 0, 0]
  let [start, end] = [-1, -1]
  for (let at = from; at < to; at++) {
    own += data[at] as number
    above += data[at - far] as number
    below += data[at + far] as number
    const first = at - WINDOW + 1
    if (first < from) continue
    if ((above < below ? above : below) - own > needed) {
      if (start < 0) start = at - HALF
      end = at - HALF + 1
    } else if (start >= 0 && at - HALF - end >= GAP_MAX) {
      runs.push({ from: start, to: end, far })
      start = -1
    }
    own -= data[first] as number
    above -= data[first - far] as number
    below -= data[first + far] as number
  }
  if (start >= 0) runs.push({ from: start, to: end, far })
  return runs
}

function isEven(data: Uint8Array, { from, to, far }: Run): boolean {
  const contrastAt = (at: number): number =>
    Math.max(data[at - far] as number, data[at + far] as number) - (data[at] as number)
  let sum = 0
  for (let at = from; at < to; at++) sum += contrastAt(at)
  const weak_below = (sum / (to - from)) * WEAK
  let weak = 0
  for (let at = from; at < to; at++) if (contrastAt(at) < weak_below) weak++
  return weak <= WEAK_MAX * (to - from)
}

/** The line and its soft edges become the paper beside them. */
function erase(data: Uint8Array, result: Uint8Array, { from, to, far }: Run, width: number): void {
  for (let at = from; at < to; at++) {
    const paper = Math.max(data[at - far] as number, data[at + far] as number)
    for (let beside = at - width; beside <= at + width; beside += width)
      if ((result[beside] as number) < paper) result[beside] = paper
  }
}
