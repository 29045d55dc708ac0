import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { GreyPicture } from '../../ocr/picture.ts'

/** An A4 page at 300 dpi has 8.7 million. A larger page is drawn with fewer dots. */
const PIXELS_MAX = 12_000_000
const SIDE_MAX = 12_000

/** The resolution for a page: what is asked for, or less if the page is extraordinarily large. */
export function resolutionFor(page: PDFPageProxy, dpi: number): number {
  const { width, height } = page.getViewport({ scale: dpi / 72 })
  const area = Math.sqrt(PIXELS_MAX / (width * height))
  const side = SIDE_MAX / Math.max(width, height)
  return dpi * Math.min(1, area, side)
}

/** Draws a page as it is shown. */
export async function drawPage(page: PDFPageProxy, dpi: number): Promise<Canvas> {
  const viewport = page.getViewport({ scale: resolutionFor(page, dpi) / 72 })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  await page.render({ canvas, viewport }).promise
  return canvas
}

type Size = { readonly width: number; readonly height: number }

export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas
  return greyOfRgba(canvas.getContext('2d').getImageData(0, 0, width, height).data, { width, height })
}

/** The brightness of each pixel, weighted as the eye sees colours. What shows through is paper. */
export function greyOfRgba(bytes: Uint8Array | Uint8ClampedArray, { width, height }: Size): GreyPicture {
  const data = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    const grey = brightness(bytes[from] as number, bytes[from + 1] as number, bytes[from + 2] as number)
    const opaque = bytes[from + 3] as number
    data[at] = opaque === 255 ? grey : 255 - ((255 - grey) * opaque) / 255
  }
  return { width, height, data }
}

export function greyOfRgb(bytes: Uint8Array, { width, height }: Size): GreyPicture {
  const data = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < data.length; at++, from += 3)
    data[at] = brightness(bytes[from] as number, bytes[from + 1] as number, bytes[from + 2] as number)
  return { width, height, data }
}

const brightness = (red: number, green: number, blue: number): number => (red * 77 + green * 150 + blue * 29) >>> 8
