/** A PDF matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type Point = readonly [x: number, y: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first, then `outer`. */
export const within = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const place = (matrix: Matrix, x: number, y: number): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

/** Reads a matrix from a file. Anything but six finite numbers gives the identity. */
export function matrixOf(value: unknown): Matrix {
  if (typeof value !== 'object' || value === null) return IDENTITY
  const numbers = Array.from(value as ArrayLike<unknown>).slice(0, 6)
  if (numbers.length !== 6 || !numbers.every((number) => Number.isFinite(number))) return IDENTITY
  return numbers as unknown as Matrix
}

type Size = { readonly width: number; readonly height: number }

/** The part of a page that the unit square takes, in which pictures are drawn. */
export const partOf = (matrix: Matrix, { width, height }: Size): number =>
  Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) / (width * height)

/** Whether a point lies in the unit square as a matrix places it. */
export function inside([a, b, c, d, e, f]: Matrix, x: number, y: number): boolean {
  const area = a * d - b * c
  const [across, down] = [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area]
  return across >= 0 && across <= 1 && down >= 0 && down <= 1
}
