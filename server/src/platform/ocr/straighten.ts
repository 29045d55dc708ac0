import { type Ink, inkOf, profileOf } from './ink.ts'
import { type GreyPicture, shrunk } from './picture.ts'

const DEGREE = Math.PI / 180
/** A sheet in a feeder turns no further. Beyond this, lines of one column would be taken for those of the next. */
const ANGLE_MAX = 4 * DEGREE
const COARSE = 0.5 * DEGREE
const FINE = 0.1 * DEGREE
/** The engine itself copes with less, and a rotation costs time and sharpness. */
const WORTH = 0.3 * DEGREE
/** Enough to tell lines from gaps: letters of the usual size are five pixels high. */
const SEARCH_WIDTH = 500

/** The picture with its lines level, if they were skewed by a few degrees. */
export function straightened(picture: GreyPicture, angle = skewOf(picture)): GreyPicture {
  return Math.abs(angle) < WORTH ? picture : rotated(picture, angle)
}

/**
 * How far the lines fall to the right, in radians. Ink is summed along lines of every candidate angle. At the right
 * one, full lines alternate with empty gaps, so the sum of the squares is greatest.
 */
export const skewOf = (picture: GreyPicture): number => skewOfSmall(searchedFor(picture))

/** The picture in the size in which its lines are looked for. */
export const searchedFor = (picture: GreyPicture): GreyPicture =>
  shrunk(picture, Math.max(1, Math.floor(Math.min(picture.width, picture.height) / SEARCH_WIDTH)))

export function skewOfSmall(small: GreyPicture): number {
  const ink = inkOf(small)
  if (ink.xs.length < 100) return 0
  const around = (middle: number, reach: number, step: number): number => {
    let [best, best_score] = [middle, -1]
    for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
      const score = scoreOf(ink, angle, small)
      if (score > best_score) [best, best_score] = [angle, score]
    }
    return best
  }
  return around(around(0, ANGLE_MAX, COARSE), COARSE, FINE)
}

function scoreOf(ink: Ink, angle: number, picture: GreyPicture): number {
  let score = 0
  for (const row of profileOf(ink, angle, picture)) score += row ** 2
  return score
}

/** Fractions of a pixel are counted in 1/256: whole numbers are several times faster here. */
const PARTS = 256

/**
 * Rotated about its centre, so that lines that fell by `angle` become level. Interpolates between the four nearest
 * pixels.
 */
export function rotated({ width, height, data }: GreyPicture, angle: number): GreyPicture {
  const turned = new Uint8Array(data.length).fill(255)
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  const middle_x = (width - 1) / 2
  const middle_y = (height - 1) / 2
  for (let y = 0; y < height; y++) {
    let from_x = middle_x - cos * middle_x - sin * (y - middle_y)
    let from_y = middle_y - sin * middle_x + cos * (y - middle_y)
    for (let x = 0, at = y * width; x < width; x++, at++, from_x += cos, from_y += sin) {
      if (from_x < 0 || from_y < 0 || from_x >= width - 1 || from_y >= height - 1) continue
      const left = from_x | 0
      const top = from_y | 0
      const corner = top * width + left
      const part_x = ((from_x - left) * PARTS) | 0
      const part_y = ((from_y - top) * PARTS) | 0
      const upper = (data[corner] as number) * (PARTS - part_x) + (data[corner + 1] as number) * part_x
      const below = corner + width
      const lower = (data[below] as number) * (PARTS - part_x) + (data[below + 1] as number) * part_x
      turned[at] = (upper * (PARTS - part_y) + lower * part_y) >> 16
    }
  }
  return { width, height, data: turned }
}
