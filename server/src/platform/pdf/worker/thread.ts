import { parentPort, workerData } from 'node:worker_threads'
import type { OcrEngine } from '../../ocr/engine.ts'
import { openTesseractProgram } from '../../ocr/tesseract-program.ts'
import { openTesseractWasm } from '../../ocr/tesseract-wasm.ts'
import type { Answer, Command, WorkerSettings } from '../protocol.ts'
import { PdfUnreadable } from '../refusals.ts'
import { readDocument, renderPage } from './read.ts'

const { ocr_program, scratch } = workerData as WorkerSettings

let engine: Promise<OcrEngine> | undefined
/** Started when the first scan comes; most files never need it. */
const ocr = (): Promise<OcrEngine> => {
  engine ??= ocr_program === null ? openTesseractWasm() : openTesseractProgram(ocr_program, scratch)
  return engine
}

const answer = (message: Answer) => parentPort?.postMessage(message)

parentPort?.on('message', async (command: Command) => {
  const { id } = command
  try {
    const result =
      command.kind === 'render'
        ? await renderPage(command.path, command.page)
        : await readDocument(command.path, { ocr, onOcrPage: () => answer({ kind: 'ocr_page', id }) })
    answer({ kind: 'done', id, result, rss_bytes: process.memoryUsage.rss() })
  } catch (error) {
    const detail = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    if (error instanceof PdfUnreadable) answer({ kind: 'unreadable', id, reason: error.reason, detail })
    else answer({ kind: 'failed', id, detail })
  }
})
