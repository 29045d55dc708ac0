import type { DocumentText, PageText } from '../page-text.ts'
import { findInvoiceXml } from './attachments.ts'
import { withDocument } from './document.ts'
import { readPage } from './pages.ts'

export const PAGES_MAX = 20

/** Everything that the file says without looking at pictures. */
export function readText(path: string): Promise<DocumentText> {
  return withDocument(path, 'text', async (document) => {
    const xml = await findInvoiceXml(document)
    const pages: PageText[] = []
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++)
      pages.push(await readPage(document, number))
    return { xml, pages, page_count: document.numPages }
  })
}
