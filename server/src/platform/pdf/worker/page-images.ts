import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Matrix, partOf } from './geometry.ts'
import { GraphicsStack, type Operators } from './graphics-stack.ts'

/** What a page shows besides text: the part that pictures cover, the dpi of the finest one, and the number of paths. */
export type PageDrawing = { readonly covered: number; readonly dpi: number; readonly paths: number }

const SMALL = 0.02

export function drawingOf(
  { fnArray, argsArray }: Operators,
  page: { viewport: Matrix; width: number; height: number },
): PageDrawing {
  const graphics = new GraphicsStack({ ctm: page.viewport })
  let [covered, dpi, paths] = [0, 0, 0]
  const note = (pixels: unknown) => {
    const { ctm } = graphics.now
    const across = Math.hypot(ctm[0], ctm[1])
    const part = partOf(ctm, page)
    covered += Math.min(part, 1)
    if (part > SMALL && across > 0 && typeof pixels === 'number') dpi = Math.max(dpi, (pixels / across) * 72)
  }
  for (let index = 0; index < fnArray.length; index++) {
    const args = (argsArray[index] ?? []) as readonly unknown[]
    if (graphics.follow(fnArray[index], args)) continue
    switch (fnArray[index]) {
      case OPS.paintImageXObject:
        note(args[1])
        break
      case OPS.paintImageMaskXObject:
      case OPS.paintInlineImageXObject:
        note((args[0] as { width?: unknown } | undefined)?.width)
        break
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
      case OPS.paintImageMaskXObjectGroup:
      case OPS.paintInlineImageXObjectGroup:
      case OPS.constructPath:
        paths += 1
        break
    }
  }
  return { covered: Math.min(covered, 1), dpi, paths }
}
