import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { softened } from '../src/platform/ocr/clean-up.ts'
import type { GreyPicture } from '../src/platform/ocr/picture.ts'
import { rotated } from '../src/platform/ocr/straighten.ts'
import { withDocument } from '../src/platform/pdf/worker/document.ts'
import { drawPage, greyOf } from '../src/platform/pdf/worker/pictures.ts'
import { imagePdf, type PageImage } from './image-pdf.ts'
import { seededRandom } from './random.ts'

const DPI = 200

export type ScanKind = 'clean' | 'rough'

/**
 * The file as if it had been printed and scanned: pages of one picture each, without any text. A rough scan lies
 * askew, is noisy, soft and pale. What is random depends on the name of the file alone.
 */
export async function makeScan(
  pdf_path: string,
  kind: ScanKind,
  pages_max = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const random = randomFrom(basename(pdf_path))
  return withDocument(await readFile(pdf_path), 'pictures', async (document) => {
    const pages: PageImage[] = []
    for (let number = 1; number <= Math.min(document.numPages, pages_max); number++) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const drawn = greyOf(await drawPage(page, DPI))
      page.cleanup()
      const picture = kind === 'rough' ? roughened(drawn, random) : drawn
      const jpeg = await jpegOf(picture, kind === 'rough' ? 60 : 85)
      pages.push({ width, height, jpeg, pixels: { width: picture.width, height: picture.height } })
    }
    return imagePdf(pages)
  })
}

function roughened(picture: GreyPicture, random: () => number): GreyPicture {
  const side = random() < 0.5 ? -1 : 1
  const { width, height, data } = softened(rotated(picture, (side * (1 + random()) * Math.PI) / 180))
  const pale = Uint8ClampedArray.from(data, (grey) => 45 + grey * 0.72 + 14 * bell(random))
  return { width, height, data: new Uint8Array(pale.buffer) }
}

/** Close enough to the normal distribution: mean 0, deviation 1. */
const bell = (random: () => number): number => (random() + random() + random() + random() - 2) * Math.sqrt(3)

const randomFrom = (name: string): (() => number) =>
  seededRandom(createHash('sha256').update(name).digest().readUInt32LE(0)).next

async function jpegOf({ width, height, data }: GreyPicture, quality: number): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  for (let at = 0; at < data.length; at++) {
    const grey = data[at] as number
    image.data.set([grey, grey, grey, 255], at * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas.encode('jpeg', quality)
}
