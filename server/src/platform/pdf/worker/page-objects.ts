import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A decoded picture as pdf.js keeps it. With a mask it has four bytes for each dot, the last of them how opaque it is. */
export type DecodedPicture = {
  readonly kind?: unknown
  readonly width?: unknown
  readonly height?: unknown
  readonly data?: unknown
}

/** What the operators of a page name. Pictures that several pages show are kept with the document. */
export const pictureNamed = (page: PDFPageProxy, name: string): Promise<DecodedPicture | null> =>
  new Promise((resolve) => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve))
