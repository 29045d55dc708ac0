import { type Ink, inkOf, profileOf } from './ink.ts'
import { bandOf, type GreyPicture } from './picture.ts'
import { searchedFor, skewOfSmall } from './straighten.ts'

/** How a page seems to lie. Which side is up for certain, only its words tell. `skew` is unknown of a page on its side. */
export type Lie =
  | { readonly is: 'upright' | 'upside_down'; readonly skew: number }
  | { readonly is: 'sideways'; readonly skew?: undefined }

/** In parts of the page's width: longer strokes are rules and bars. */
const RULE = 0.04
/** Lines of text alternate with gaps at least so much more than the letters of all lines do across them. */
const SIDEWAYS_RATIO = 1.25
const INVERTED_MAX = -0.1
/** A sheet may also lie askew. */
const ANGLES = Array.from({ length: 17 }, (_, index) => ((index - 8) * 0.5 * Math.PI) / 180)

/**
 * How a page lies, by its ink alone. Lines of text alternate with gaps, so the ink of neighbouring rows differs, and that
 * of neighbouring columns hardly does. Most letters end on the baseline, and many rise above the low ones, so the lower
 * edge of a line is sharper than the upper one.
 */
export function lieOf(picture: GreyPicture): Lie {
  const small = searchedFor(picture)
  const letters = lettersOf(small)
  if (isSideways(small, letters)) return { is: 'sideways' }
  const skew = skewOfSmall(small)
  return { is: edgesOf(profileOf(letters, skew, small)) < INVERTED_MAX ? 'upside_down' : 'upright', skew }
}

function isSideways(picture: GreyPicture, { xs, ys }: Ink): boolean {
  const { width, height, data } = picture
  const rows = unrestOf({ xs, ys }, picture)
  const columns = unrestOf({ xs: ys, ys: xs }, { width: height, height: width, data })
  return columns > rows * SIDEWAYS_RATIO
}

/** How much the ink of neighbouring rows differs, along lines of the slope where it does most. */
function unrestOf(ink: Ink, picture: GreyPicture): number {
  return Math.max(
    ...ANGLES.map((angle) => {
      const rows = profileOf(ink, angle, picture)
      let sum = 0
      for (let at = 1; at < rows.length; at++) sum += ((rows[at] as number) - (rows[at - 1] as number)) ** 2
      return sum * rows.length
    }),
  )
}

/** The ink of a page, except for rules, bars and the edges of the sheet. */
function lettersOf(picture: GreyPicture): Ink {
  const { width, height } = picture
  const ink = inkOf(picture)
  const marks = new Uint8Array(width * height)
  const at = (index: number): number => (ink.ys[index] as number) * width + (ink.xs[index] as number)
  for (let index = 0; index < ink.xs.length; index++) marks[at(index)] = 1
  const kept = marks.slice()
  const longest = Math.round(Math.min(width, height) * RULE)
  const drop = (lines: number, along: number, next_line: number, next: number) => {
    for (let line = 0; line < lines; line++) {
      let run = 0
      for (let place = 0, here = line * next_line; place <= along; place++, here += next) {
        if (place < along && marks[here] === 1) run++
        else {
          if (run > longest) for (let back = 1; back <= run; back++) kept[here - back * next] = 0
          run = 0
        }
      }
    }
  }
  drop(height, width, width, 1)
  drop(width, height, 1, width)
  const [xs, ys] = [ink.xs.slice(), ink.ys.slice()]
  let count = 0
  for (let index = 0; index < ink.xs.length; index++) {
    if (kept[at(index)] === 0) continue
    xs[count] = ink.xs[index] as number
    ys[count++] = ink.ys[index] as number
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count) }
}

/** From -1 to 1: whether the ink of lines ends more sharply at the bottom (above 0) or at the top (below). */
function edgesOf(rows: Uint32Array): number {
  let [cubes, all] = [0, 0]
  for (let at = 1; at < rows.length; at++) {
    const cube = ((rows[at] as number) - (rows[at - 1] as number)) ** 3
    cubes -= cube
    all += Math.abs(cube)
  }
  return all === 0 ? 0 : cubes / all
}

/** The part of a page's height that tells which side is up. */
const BAND = 0.12
/** Between neighbouring pixels at the edge of a letter. */
const EDGE = 60

/** The band across the page that has the most letters. */
export function busiestBand(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture
  const rows = Math.max(1, Math.round(height * BAND))
  const edges = new Uint32Array(height)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let at = y * width + 1, end = (y + 1) * width; at < end; at++)
      if (Math.abs((data[at] as number) - (data[at - 1] as number)) > EDGE) count++
    edges[y] = count
  }
  let [sum, most, top] = [0, -1, 0]
  for (let y = 0; y < height; y++) {
    sum += (edges[y] as number) - (edges[y - rows] ?? 0)
    if (y >= rows - 1 && sum > most) [most, top] = [sum, y - rows + 1]
  }
  return bandOf(picture, top, rows)
}
