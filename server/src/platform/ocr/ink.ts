import type { GreyPicture } from './picture.ts'

/** A pixel that is darker than the page's mean by this much is ink. */
const INK = 45

/** Where the ink of a picture is, without its margins. */
export type Ink = { readonly xs: Uint16Array; readonly ys: Uint16Array }

export function inkOf({ width, height, data }: GreyPicture): Ink {
  let sum = 0
  for (let at = 0; at < data.length; at++) sum += data[at] as number
  const threshold = sum / data.length - INK
  const [xs, ys] = [new Uint16Array(data.length), new Uint16Array(data.length)]
  // A scanner's dark edge is not text.
  const [margin_x, margin_y] = [Math.round(width * 0.03), Math.round(height * 0.03)]
  let count = 0
  for (let y = margin_y; y < height - margin_y; y++) {
    for (let x = margin_x; x < width - margin_x; x++) {
      if ((data[y * width + x] as number) >= threshold) continue
      xs[count] = x
      ys[count++] = y
    }
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count) }
}

/** How much ink lies on each line of a given slope. */
export function profileOf({ xs, ys }: Ink, angle: number, { width, height }: GreyPicture): Uint32Array {
  const slope = Math.tan(angle)
  const offset = Math.ceil(Math.abs(slope) * width) + 1
  const rows = new Uint32Array(height + 2 * offset)
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] as number) - slope * (xs[at] as number)) + offset
    rows[row] = (rows[row] as number) + 1
  }
  return rows
}
