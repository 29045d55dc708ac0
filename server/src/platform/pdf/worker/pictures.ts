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

/** The brightness of each pixel, weighted as the eye sees colours. */
export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at++) {
    const pixel = words[at] as number
    data[at] = ((pixel & 0xff) * 77 + ((pixel >>> 8) & 0xff) * 150 + ((pixel >>> 16) & 0xff) * 29) >>> 8
  }
  return { width, height, data }
}
