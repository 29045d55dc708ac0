import { ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { GreyPicture } from '../../ocr/picture.ts'
import type { Matrix } from './geometry.ts'
import { GraphicsStack, type Operators } from './graphics-stack.ts'
import { type DecodedPicture, pictureNamed } from './page-objects.ts'
import { greyOfRgb, greyOfRgba } from './pictures.ts'

/** In parts of the page: a picture may end so far from its edges. */
const SLACK = 0.005
/** Dots are square but for this much. Those of a fax are not. */
const SQUARE = 0.01

type Page = { readonly viewport: Matrix; readonly width: number; readonly height: number }
type Placed = { readonly name: string; readonly ctm: Matrix }

/**
 * The picture of a page that is one upright picture and nothing else, as scanners make them: its own dots, neither drawn nor
 * decoded a second time. Null for any other page, which has to be drawn.
 */
export async function solePicture(page: PDFPageProxy, operators: Operators, shown: Page): Promise<GreyPicture | null> {
  const placed = solePlaced(operators, shown)
  if (!placed || !fills(placed.ctm, shown)) return null
  const picture = greyOfDecoded(await pictureNamed(page, placed.name))
  if (!picture) return null
  const [across, down] = [picture.width / placed.ctm[0], picture.height / -placed.ctm[3]]
  return Math.abs(across / down - 1) <= SQUARE ? picture : null
}

/** What neither draws nor changes how something is drawn. */
const HARMLESS: ReadonlySet<number> = new Set([
  OPS.dependency,
  OPS.beginText,
  OPS.endText,
  OPS.setFont,
  OPS.setTextMatrix,
  OPS.moveText,
  OPS.nextLine,
  OPS.setLeading,
  OPS.setLeadingMoveText,
  OPS.setCharSpacing,
  OPS.setWordSpacing,
  OPS.setHScale,
  OPS.setTextRise,
  OPS.beginMarkedContent,
  OPS.endMarkedContent,
])
const TEXT: ReadonlySet<number> = new Set([OPS.showText, OPS.showSpacedText])
const INVISIBLE = 3

function solePlaced({ fnArray, argsArray }: Operators, { viewport }: Page): Placed | null {
  const graphics = new GraphicsStack({ ctm: viewport, text_mode: 0 })
  let found: Placed | null = null
  for (let index = 0; index < fnArray.length; index++) {
    const [operator, args] = [fnArray[index] as number, (argsArray[index] ?? []) as readonly unknown[]]
    if (graphics.follow(operator, args) || HARMLESS.has(operator)) continue
    // What a scanner recognised itself lies unseen over its picture.
    if (operator === OPS.setTextRenderingMode) graphics.now.text_mode = Number(args[0])
    else if (TEXT.has(operator) && graphics.now.text_mode === INVISIBLE) continue
    else if (operator === OPS.paintImageXObject && !found && typeof args[0] === 'string')
      found = { name: args[0], ctm: graphics.now.ctm }
    else return null
  }
  return found
}

/** Whether the unit square, in which pictures are drawn from the bottom up, is the whole page. */
function fills([a, b, c, d, e, f]: Matrix, { width, height }: Page): boolean {
  const isNear = (one: number, other: number, whole: number): boolean => Math.abs(one - other) <= SLACK * whole
  const is_level = isNear(b, 0, height) && isNear(c, 0, width)
  return (
    is_level &&
    isNear(e, 0, width) &&
    isNear(e + a, width, width) &&
    isNear(f + d, 0, height) &&
    isNear(f, height, height)
  )
}

function greyOfDecoded(decoded: DecodedPicture | null): GreyPicture | null {
  const { kind, width, height, data } = decoded ?? {}
  if (typeof width !== 'number' || typeof height !== 'number' || !ArrayBuffer.isView(data)) return null
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const dots = width * height
  if (kind === ImageKind.RGB_24BPP && bytes.length >= 3 * dots) return greyOfRgb(bytes, { width, height })
  if (kind === ImageKind.RGBA_32BPP && bytes.length >= 4 * dots) return greyOfRgba(bytes, { width, height })
  if (kind === ImageKind.GRAYSCALE_1BPP) return greyOfBits(bytes, { width, height })
  return null
}

/** Rows begin with a whole byte; a bit that is set is white. */
function greyOfBits(bytes: Uint8Array, { width, height }: { width: number; height: number }): GreyPicture | null {
  const row = (width + 7) >> 3
  if (bytes.length < row * height) return null
  const data = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      data[at] = ((bytes[y * row + (x >> 3)] as number) >> (7 - (x & 7))) & 1 ? 255 : 0
  return { width, height, data }
}
