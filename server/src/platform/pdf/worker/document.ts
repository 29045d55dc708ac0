import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { packageFolder } from '../../confinement.ts'
import { OcrFailed } from '../../ocr/engine.ts'
import { PdfUnreadable, REASONS } from '../refusals.ts'

const PACKAGE = packageFolder('pdfjs-dist')
const folder = (name: string): string => `${join(PACKAGE, name)}/`

/** Fonts, character maps and decoders come from the package itself: nothing is ever fetched. */
const SOURCES = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  iccUrl: folder('iccs'),
  useSystemFonts: false,
  useWorkerFetch: false,
}

/** An A3 page at 400 dpi has 31 million. */
const PIXELS_MAX = 40_000_000

export type OpenDocument = PDFDocumentProxy

type Purpose = 'text' | 'pictures'

/** Opens a file for `use` and closes it again. For text no picture is decoded at all. */
export async function withDocument<T>(
  file: Uint8Array,
  purpose: Purpose,
  use: (document: OpenDocument) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    ...SOURCES,
    // The file may be opened again, and pdf.js keeps what it is given.
    data: new Uint8Array(file),
    maxImageSize: purpose === 'text' ? 1 : PIXELS_MAX,
    canvasMaxAreaInBytes: PIXELS_MAX * 4,
    fontExtraProperties: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    if (document.numPages < 1) throw new PdfUnreadable(REASONS.no_pages)
    return await use(document)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await task.destroy()
  }
}

/** pdf.js names its errors. Whatever else it throws because of a file's content means that the file is damaged. */
function refusalOf(error: unknown): unknown {
  if (error instanceof PdfUnreadable || error instanceof OcrFailed || !(error instanceof Error)) return error
  return new PdfUnreadable(reasonOf(error), `${error.name}: ${error.message}`)
}

function reasonOf({ name, message }: Error): string {
  if (name === 'PasswordException') return REASONS.encrypted
  return /allocation failed|out of memory|invalid array length/i.test(message) ? REASONS.too_large : REASONS.damaged
}
