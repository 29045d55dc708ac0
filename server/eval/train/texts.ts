import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentText } from '../../src/platform/pdf/page-text.ts'
import { openPdfReader } from '../../src/platform/pdf/reader.ts'
import { PdfUnreadable } from '../../src/platform/pdf/refusals.ts'
import { readTruth, type TruthItem } from '../truth.ts'

export type ReadItem = { readonly item: TruthItem; readonly text: DocumentText }

/**
 * The texts of a folder's files. They are kept in `texts` beside the files, so that training again takes seconds: only the
 * reading of pages is trained, not that of PDFs.
 */
export async function textsOf(folder: string): Promise<ReadItem[]> {
  const items = await readTruth(folder)
  const kept = join(folder, 'texts')
  await mkdir(kept, { recursive: true })
  const reader = openPdfReader()
  const all: ReadItem[] = []
  try {
    for (const item of items) {
      const path = join(folder, item.file)
      const sum = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      const text = await keptOr(join(kept, `${sum}.json`), () => reader.read(path))
      if (text) all.push({ item, text })
    }
  } finally {
    await reader.close()
  }
  return all
}

async function keptOr(path: string, read: () => Promise<DocumentText>): Promise<DocumentText | null> {
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined) return JSON.parse(known) as DocumentText
  try {
    const text = await read()
    await writeFile(path, JSON.stringify(text))
    return text
  } catch (error) {
    if (error instanceof PdfUnreadable) return null
    throw error
  }
}
