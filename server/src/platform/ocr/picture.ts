/** One byte per pixel, 0 is black, rows from the top. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Portable graymap: the one format that every engine reads without decoding anything. */
export function pgmOf({ width, height, data }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

const TILE = 64

/** Turned clockwise by a number of quarter turns. */
export function turned(picture: GreyPicture, quarters: 0 | 1 | 2 | 3): GreyPicture {
  const { width, height, data } = picture
  if (quarters === 0) return picture
  const turned = new Uint8Array(data.length)
  if (quarters === 2) {
    for (let from = 0, to = data.length - 1; to >= 0; from++, to--) turned[to] = data[from] as number
    return { width, height, data: turned }
  }
  // In tiles, so that what is read and what is written stay in the processor's cache.
  const [along, first] = quarters === 1 ? [height, height - 1] : [-height, (width - 1) * height]
  const down = quarters === 1 ? -1 : 1
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const [bottom, right] = [Math.min(top + TILE, height), Math.min(left + TILE, width)]
      for (let y = top; y < bottom; y++) {
        let to = first + y * down + left * along
        for (let from = y * width + left, end = y * width + right; from < end; from++, to += along)
          turned[to] = data[from] as number
      }
    }
  return { width: height, height: width, data: turned }
}

/** Pixels of a picture, from its top left corner. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A part of a picture; it must lie within it. */
export function cutOut({ width: whole, data }: GreyPicture, { x, y, width, height }: Area): GreyPicture {
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * whole + x
    part.set(data.subarray(from, from + width), row * width)
  }
  return { width, height, data: part }
}

/** The rows from `top` on. */
export function bandOf({ width, height, data }: GreyPicture, top: number, rows: number): GreyPicture {
  const band = data.subarray(top * width, Math.min(top + rows, height) * width)
  return { width, height: band.length / width, data: band }
}

/** Smaller by a whole factor. Each pixel is the mean of those that it replaces. */
export function shrunk({ width, height, data }: GreyPicture, factor: number): GreyPicture {
  const [small_width, small_height] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(small_width * small_height)
  const sums = new Uint32Array(small_width)
  for (let y = 0; y < small_height; y++) {
    sums.fill(0)
    for (let row = y * factor; row < (y + 1) * factor; row++) {
      let from = row * width
      for (let x = 0; x < small_width; x++) {
        let sum = 0
        for (const end = from + factor; from < end; from++) sum += data[from] as number
        sums[x] = (sums[x] as number) + sum
      }
    }
    for (let x = 0, at = y * small_width; x < small_width; x++, at++)
      small[at] = (sums[x] as number) / (factor * factor)
  }
  return { width: small_width, height: small_height, data: small }
}
