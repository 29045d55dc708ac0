import { parentPort } from 'node:worker_threads'
import type { OcrEngine } from '../../ocr/engine.ts'
import { openOcrEngine } from '../../ocr/open-engine.ts'
import type { DocumentText } from '../page-text.ts'
import type { PdfAnswer, PdfCommand } from '../protocol.ts'
import type { Digest } from '../reader.ts'
import { PdfUnreadable } from '../refusals.ts'
import { cutPages } from './cut.ts'
import { readDocument, renderPage } from './read.ts'
import { decodeXml } from './xml-text.ts'

// The canvas is loaded by now. Nothing else that is native may follow.
process.dlopen = () => {
  throw new Error('no other native code is loaded here')
}

const engine = openOcrEngine()
const answer = (message: PdfAnswer) => parentPort?.postMessage(message)

/** Announces every picture that it begins, since the time limit applies to each of them. */
const announcing = (id: number): OcrEngine => ({
  ...engine,
  recognise(picture) {
    answer({ kind: 'ocr_page', id })
    return engine.recognise(picture)
  },
})

parentPort?.on('message', async (command: PdfCommand) => {
  const { id } = command
  try {
    const result = await act(command)
    answer({ kind: 'done', id, result, rss_bytes: process.memoryUsage.rss() })
  } catch (error) {
    const detail = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    if (error instanceof PdfUnreadable) answer({ kind: 'unreadable', id, reason: error.reason, detail })
    else answer({ kind: 'failed', id, detail })
  }
})

async function act(command: PdfCommand): Promise<unknown> {
  if (command.kind === 'render') return renderPage(command.file, command.page)
  if (command.kind === 'cut') return cutPages(command.file, command.ranges)
  if (command.kind === 'read') return read(command, announcing(command.id))
  const { default: make } = (await import(command.digest)) as { default: Digest<unknown, string> }
  return make(decodeXml(command.file), undefined)
}

async function read({ file, digest, given }: PdfCommand & { kind: 'read' }, pages: OcrEngine): Promise<unknown> {
  const document = await readDocument(file, pages)
  if (digest === null) return document
  const { default: make } = (await import(digest)) as { default: Digest<unknown, DocumentText, unknown> }
  return make(document, given)
}
