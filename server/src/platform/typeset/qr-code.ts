import { createRequire } from 'node:module'
import type QRCode from 'qrcode'

const load = createRequire(import.meta.url)

/** Row by row, true where it is dark. */
export type CodeSquares = readonly (readonly boolean[])[]

/** Correction level M survives a fold through the code, and EPC069-12 wants it. */
export function codeSquares(text: string): CodeSquares {
  // Loaded with the first code that anybody needs.
  const { create } = load('qrcode') as typeof QRCode
  const { modules } = create([{ data: Buffer.from(text, 'utf8'), mode: 'byte' }], { errorCorrectionLevel: 'M' })
  const indices = Array.from({ length: modules.size }, (_, index) => index)
  return indices.map((y) => indices.map((x) => Boolean(modules.get(y, x))))
}

/** Dark squares of a code as one path of a picture, those side by side as one piece: each piece costs the typesetter time. */
export function codePicture(rows: CodeSquares): string {
  const pieces = rows.flatMap((row, y) =>
    row.flatMap((is_dark, x) => {
      if (!is_dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${pieces.join('')}"/></svg>`
}
