import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PdfReader } from '../../src/platform/pdf/reader.ts'
import { makeDocument } from './document.ts'
import type { Family } from './family.ts'
import type { Press } from './pdf.ts'

/** Typesets an invoice of a family, and finds number and gross amount in the text of the file, as they are printed. */
export async function assertReadable(press: Press, reader: PdfReader, family: Family): Promise<void> {
  const { page, printed, truth } = makeDocument({ seed: 1, number: 0, family, kind: 'invoice' })
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  try {
    const path = join(folder, truth.file)
    await writeFile(path, await press.pdf(page))
    const { pages } = await reader.read(path)
    const words = squeezed(pages.flatMap((one) => one.words.map(({ text }) => text)).join(' '))
    for (const part of [printed.number, printed.gross])
      assert.ok(words.includes(squeezed(part)), `${family.name}: ${part}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const squeezed = (text: string): string => text.replace(/\s+/g, '')
