/** One byte per pixel, 0 is black, rows from the top. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Portable graymap: the one format that every engine reads without decoding anything. */
export function pgmOf({ width, height, data }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

/** Turned clockwise by a number of quarter turns. */
export function turned(picture: GreyPicture, quarters: 0 | 1 | 2 | 3): GreyPicture {
  const { width, height, data } = picture
  if (quarters === 0) return picture
  const turned = new Uint8Array(data.length)
  if (quarters === 2) {
    for (let from = 0, to = data.length - 1; to >= 0; from++, to--) turned[to] = data[from] as number
    return { width, height, data: turned }
  }
  for (let y = 0, from = 0; y < height; y++) {
    const column = quarters === 1 ? height - 1 - y : y
    for (let x = 0; x < width; x++, from++) {
      const row = quarters === 1 ? x : width - 1 - x
      turned[row * height + column] = data[from] as number
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
  for (let y = 0, at = 0; y < small_height; y++) {
    for (let x = 0; x < small_width; x++, at++) {
      const corner = y * factor * width + x * factor
      let sum = 0
      for (let row = 0; row < factor; row++)
        for (let from = corner + row * width, end = from + factor; from < end; from++) sum += data[from] as number
      small[at] = sum / (factor * factor)
    }
  }
  return { width: small_width, height: small_height, data: small }
}
