import { packageFolder, packageFolders, permissionFlags, scopeFolder } from '../confinement.ts'

/** The packages that open, draw and recognise files, with their fonts and language data. */
export const THREAD_READS: readonly string[] = [
  packageFolder('pdfjs-dist'),
  scopeFolder('@napi-rs/canvas'),
  packageFolder('tesseract.js-core'),
  scopeFolder('@tesseract.js-data/deu'),
  // What makes an invoice of the text reads XML too.
  ...packageFolders('fast-xml-parser'),
]

/** The thread that meets strangers' bytes may start no threads: one that it started would have no limits. */
export const threadFlags = (): string[] => permissionFlags({ reads: THREAD_READS, addons: true })
