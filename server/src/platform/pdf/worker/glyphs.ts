import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { IDENTITY, inside, type Matrix, matrixOf, type Point, partOf, place, within } from './geometry.ts'
import { GraphicsStack, type Operators, type Placed } from './graphics-stack.ts'

/** One drawn character: where its baseline begins and ends on the page as it is shown, with y pointing down. */
export type Glyph = {
  readonly text: string
  readonly start: Point
  readonly end: Point
  /** Where the next character of the same word may begin: the end plus letter spacing. */
  readonly next: Point
  /** From the baseline to the top of the font, one font size long. */
  readonly up: Point
  readonly bold: boolean
  /** In the file, but not to be seen: drawn without ink, or before a picture that lies over it. */
  hidden: boolean
}

type PdfGlyph = { unicode: string; width: number; isSpace: boolean; vmetric?: readonly number[] | null }

/** What the file says about a font, as far as pdf.js exposes it with `fontExtraProperties`. */
export type PdfFont = {
  name?: string
  bold?: boolean
  black?: boolean
  vertical?: boolean
  isType3Font?: boolean
  fontMatrix?: unknown
  bbox?: unknown
}

type Sources = {
  /** From the file's coordinates to those of the page as it is shown. */
  viewport: Matrix
  page: { readonly width: number; readonly height: number }
  font(name: string): PdfFont | undefined
  isVisible(group: unknown): boolean
  /** Whether a picture has transparent parts, as a letterhead that is laid over a page has. */
  isSeeThrough(picture: unknown): boolean
}

type TextSettings = Placed & {
  font: PdfFont | undefined
  font_size: number
  char_spacing: number
  word_spacing: number
  horizontal_scale: number
  leading: number
  rise: number
  /** How letters are drawn: filled, stroked, or not at all. */
  mode: number
}

/** The part of the page that a picture must cover to be one of the page. */
const COVER_MIN = 0.4
/** The rendering mode of letters that leave no ink. */
const NO_INK = 3

/**
 * Follows the operators of a page and records every character with its position. pdf.js offers only whole lines of text
 * with one width, but the columns of an invoice need the position of each word.
 */
export function listGlyphs({ fnArray, argsArray }: Operators, sources: Sources): Glyph[] {
  const tracer = new TextTracer(sources)
  for (let index = 0; index < fnArray.length; index++)
    tracer.follow(fnArray[index], (argsArray[index] ?? []) as readonly unknown[])
  return tracer.glyphs
}

class TextTracer {
  readonly glyphs: Glyph[] = []
  readonly #sources: Sources
  readonly #graphics: GraphicsStack<TextSettings>
  /** For each open marked-content section, whether it is shown. */
  readonly #parts: boolean[] = []
  #matrix: Matrix = IDENTITY
  #at: Point = [0, 0]
  #line: Point = [0, 0]

  constructor(sources: Sources) {
    this.#sources = sources
    this.#graphics = new GraphicsStack<TextSettings>({
      ctm: sources.viewport,
      font: undefined,
      font_size: 0,
      char_spacing: 0,
      word_spacing: 0,
      horizontal_scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    })
  }

  follow(operator: number | undefined, args: readonly unknown[]): void {
    if (this.#graphics.follow(operator, args) || this.#set(operator, args) || this.#move(operator, args)) return
    switch (operator) {
      case OPS.showText:
      case OPS.showSpacedText:
        this.#show(args[0])
        break
      case OPS.paintImageXObject:
        if (!this.#sources.isSeeThrough(args[0])) this.#cover()
        break
      case OPS.paintInlineImageXObject:
        this.#cover()
        break
      case OPS.beginMarkedContent:
        this.#parts.push(true)
        break
      case OPS.beginMarkedContentProps:
        this.#parts.push(args[0] !== 'OC' || this.#sources.isVisible(args[1]))
        break
      case OPS.endMarkedContent:
        this.#parts.pop()
        break
    }
  }

  #set(operator: number | undefined, args: readonly unknown[]): boolean {
    const { now } = this.#graphics
    switch (operator) {
      case OPS.setFont:
        this.#setFont(args[0], args[1])
        return true
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][])
          if (key === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1])
        return true
      case OPS.setCharSpacing:
        now.char_spacing = numberOf(args[0])
        return true
      case OPS.setWordSpacing:
        now.word_spacing = numberOf(args[0])
        return true
      case OPS.setHScale:
        now.horizontal_scale = numberOf(args[0]) / 100
        return true
      case OPS.setLeading:
        now.leading = numberOf(args[0])
        return true
      case OPS.setTextRenderingMode:
        now.mode = numberOf(args[0])
        return true
      case OPS.setTextRise:
        now.rise = numberOf(args[0])
        return true
      default:
        return false
    }
  }

  #move(operator: number | undefined, args: readonly unknown[]): boolean {
    const { now } = this.#graphics
    switch (operator) {
      case OPS.beginText:
        this.#begin(IDENTITY)
        return true
      case OPS.setTextMatrix:
        this.#begin(matrixOf(args[0]))
        return true
      case OPS.setLeadingMoveText:
        now.leading = -numberOf(args[1])
        this.#moveLine(numberOf(args[0]), numberOf(args[1]))
        return true
      case OPS.moveText:
        this.#moveLine(numberOf(args[0]), numberOf(args[1]))
        return true
      case OPS.nextLine:
        this.#moveLine(0, -now.leading)
        return true
      default:
        return false
    }
  }

  #setFont(name: unknown, size: unknown): void {
    const { now } = this.#graphics
    now.font = typeof name === 'string' ? this.#sources.font(name) : undefined
    now.font_size = numberOf(size)
  }

  #begin(matrix: Matrix): void {
    this.#matrix = matrix
    this.#at = this.#line = [0, 0]
  }

  #moveLine(by_x: number, by_y: number): void {
    this.#at = this.#line = [this.#line[0] + by_x, this.#line[1] + by_y]
  }

  /** A scanner may write what it recognised below its picture of the page. */
  #cover(): void {
    const { ctm } = this.#graphics.now
    if (this.#parts.includes(false) || partOf(ctm, this.#sources.page) < COVER_MIN) return
    for (const glyph of this.glyphs) {
      const [x, y] = [(glyph.start[0] + glyph.end[0]) / 2, (glyph.start[1] + glyph.end[1]) / 2]
      if (inside(ctm, x + glyph.up[0] / 4, y + glyph.up[1] / 4)) glyph.hidden = true
    }
  }

  #show(items: unknown): void {
    if (!Array.isArray(items)) return
    const { now } = this.#graphics
    const hidden = this.#parts.includes(false)
    const matrix = within(now.ctm, this.#matrix)
    for (const item of items) {
      if (isGlyph(item) && !hidden) this.glyphs.push(glyphAt(now, matrix, this.#at, item))
      const [by_x, by_y] = advance(now, item)
      this.#at = [this.#at[0] + by_x, this.#at[1] + by_y]
    }
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

const isGlyph = (item: unknown): item is PdfGlyph =>
  typeof item === 'object' && item !== null && 'unicode' in item && typeof item.unicode === 'string'

/** How far the text position moves for one item of a shown string: a glyph, or a number in thousandths of the size. */
function advance(settings: TextSettings, item: unknown): Point {
  const { font, font_size, horizontal_scale } = settings
  if (typeof item === 'number') {
    const by = (-item * font_size) / 1000
    return font?.vertical ? [0, by] : [by * horizontal_scale, 0]
  }
  if (!isGlyph(item)) return [0, 0]
  const spacing = settings.char_spacing + (item.isSpace ? settings.word_spacing : 0)
  if (font?.vertical) return [0, (numberOf(item.vmetric?.[0]) * font_size) / 1000 - spacing]
  return [(widthOf(settings, item) + spacing) * horizontal_scale, 0]
}

const widthOf = ({ font, font_size }: TextSettings, glyph: PdfGlyph): number =>
  numberOf(glyph.width) * (matrixOf(font?.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0])[0] || 0.001) * font_size

function glyphAt(settings: TextSettings, matrix: Matrix, [x, y]: Point, glyph: PdfGlyph): Glyph {
  const { font, rise, horizontal_scale, char_spacing, mode } = settings
  const base = y + rise
  const right = x + widthOf(settings, glyph) * horizontal_scale
  const start = place(matrix, x, base)
  const top = place(matrix, x, base + heightOf(settings))
  return {
    text: glyph.unicode,
    start,
    end: place(matrix, right, base),
    next: place(matrix, right + char_spacing * horizontal_scale, base),
    up: [top[0] - start[0], top[1] - start[1]],
    bold: font?.bold === true || font?.black === true || /bold|black|heavy/i.test(font?.name ?? ''),
    // Letters of drawn fonts have their own ink.
    hidden: mode === NO_INK && !font?.isType3Font,
  }
}

/** Drawn (Type 3) fonts may use any unit, so their size is the height of their box. */
function heightOf({ font, font_size }: TextSettings): number {
  if (!font?.isType3Font) return Math.abs(font_size)
  const [, bottom = 0, , top = 0] = Array.from((font.bbox ?? []) as ArrayLike<number>)
  const height = Math.abs((top - bottom) * matrixOf(font.fontMatrix)[3] * font_size)
  return height > 0 && Number.isFinite(height) ? height : Math.abs(font_size)
}
