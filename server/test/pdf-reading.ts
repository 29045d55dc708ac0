import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import type { DocumentText } from '../src/platform/pdf/page-text.ts'
import { openPdfReader } from '../src/platform/pdf/reader.ts'
import { PdfUnreadable } from '../src/platform/pdf/refusals.ts'
import { temporaryFolder } from './process.ts'
import { IN_TESTS } from './tools.ts'

/** A reader for one test file, and a folder for what it reads. */
export async function openReading() {
  const folder = await temporaryFolder()
  const reader = openPdfReader({ ...IN_TESTS, memory_max_bytes: 600 * 1024 * 1024 })
  after(() => reader.close())
  let files = 0
  const fileOf = async (content: Buffer | string): Promise<string> => {
    const path = join(folder, `${++files}.pdf`)
    await writeFile(path, content)
    return path
  }
  return { folder, reader, fileOf, read: async (content: Buffer | string) => reader.read(await fileOf(content)) }
}

export const unreadable = (reason: string) => (error: unknown) =>
  error instanceof PdfUnreadable && error.reason === reason

export const wordsOf = (document: DocumentText, page = 0) => document.pages[page]?.words ?? []
