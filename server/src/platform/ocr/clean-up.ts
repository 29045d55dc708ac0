import { withLightBars } from './bars.ts'
import { quantile } from './greys.ts'
import type { GreyPicture } from './picture.ts'

/** Deviation of the paper's brightness above which a picture counts as noisy. */
const NOISY = 3
const TILE = 32
/** A tile with less contrast than this is bare paper. */
const CONTRAST_MIN = 45

/**
 * Does what helps the engine most. A noisy picture is softened, or specks become letters. A clean one gets full
 * contrast everywhere, or grey print beside black is lost.
 * There white letters on bars become black ones on paper first, or they would be lost; of a noisy one the engine finds them.
 */
export const cleanedUp = (picture: GreyPicture): GreyPicture =>
  noiseOf(picture) > NOISY ? softened(picture) : evenedOut(withLightBars(picture))

/** The standard deviation of neighbouring pixels, estimated by the median, since most of a page is paper. */
export function noiseOf({ width, height, data }: GreyPicture): number {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = 0; y < height; y += 7) {
    for (let x = 0; x < width - 2; x += 3, total++) {
      const difference = Math.abs((data[y * width + x] as number) - (data[y * width + x + 2] as number))
      counts[difference] = (counts[difference] as number) + 1
    }
  }
  return quantile(counts, total / 2) / 0.954
}

/** Each pixel mixed with its neighbours, first across, then down. */
export function softened({ width, height, data }: GreyPicture): GreyPicture {
  return { width, height, data: mixed(mixed(data, 1), width) }
}

function mixed(data: Uint8Array, step: number): Uint8Array {
  const result = data.slice()
  for (let at = step; at < data.length - step; at++)
    result[at] = ((data[at - step] as number) + 2 * (data[at] as number) + (data[at + step] as number) + 2) >> 2
  return result
}

/** Stretches each tile from its own ink to its own paper. */
export function evenedOut(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture
  const result = new Uint8Array(data.length).fill(255)
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const { ink, paper } = rangeAround(picture, left, top)
      if (paper - ink < CONTRAST_MIN) continue
      const factor = 255 / (paper - ink)
      const [right, bottom] = [Math.min(left + TILE, width), Math.min(top + TILE, height)]
      for (let y = top; y < bottom; y++) {
        for (let at = y * width + left, end = y * width + right; at < end; at++) {
          const stretched = ((data[at] as number) - ink) * factor
          result[at] = stretched < 0 ? 0 : stretched > 255 ? 255 : stretched
        }
      }
    }
  }
  return { width, height, data: result }
}

/** Looks half a tile further on all sides, so that neighbouring tiles differ little. */
function rangeAround({ width, height, data }: GreyPicture, left: number, top: number): { ink: number; paper: number } {
  const counts = new Uint32Array(256)
  const [right, bottom] = [Math.min(left + TILE * 1.5, width), Math.min(top + TILE * 1.5, height)]
  let total = 0
  for (let y = Math.max(0, top - TILE / 2); y < bottom; y++) {
    for (let x = Math.max(0, left - TILE / 2); x < right; x += 2, total++) {
      const grey = data[y * width + x] as number
      counts[grey] = (counts[grey] as number) + 1
    }
  }
  return { ink: quantile(counts, total * 0.02), paper: quantile(counts, total * 0.6) }
}
