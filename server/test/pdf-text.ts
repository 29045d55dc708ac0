import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The text of each page as a viewer copies it: character by character as the file has it, nothing cleaned. */
export async function copiedPages(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${join(PACKAGE, 'standard_fonts')}/`,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ disableNormalization: true })
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    }
    return pages
  } finally {
    await task.destroy()
  }
}
