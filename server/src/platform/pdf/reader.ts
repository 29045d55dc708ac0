import { openQueue } from '../queue.ts'
import type { DocumentText } from './page-text.ts'
import { type Wish, WorkerDesk } from './worker-desk.ts'

export type PdfReader = {
  /**
   * The text of the first 20 pages and the invoice that the file carries as data. Throws `PdfUnreadable` with a reason
   * for a person, or `WorkerLost` when the process died: the same file may then be tried once more.
   */
  read(path: string): Promise<DocumentText>
  /** A picture of one page, counted from 1, as PNG of 1600 pixels on the longer side. */
  renderPage(path: string, page: number): Promise<Buffer>
  close(): Promise<void>
}

export type PdfReaderOptions = {
  /** For text, and for the picture of one page. */
  readonly text_ms?: number
  /** For one picture that is recognised. */
  readonly ocr_page_ms?: number
  /** For everything together. */
  readonly document_ms?: number
  readonly memory_max_bytes?: number
  /** How long the process is kept warm when there is nothing to do. */
  readonly idle_ms?: number
  /** The installed OCR program; null for the engine that came with us; looked for when it is not given. */
  readonly ocr_program?: string | null
  /** Called for every process that is started. */
  readonly onStart?: (pid: number) => void
}

const MEGABYTE = 1024 * 1024
const DEFAULTS = {
  text_ms: 20_000,
  ocr_page_ms: 90_000,
  document_ms: 300_000,
  memory_max_bytes: 1024 * MEGABYTE,
  idle_ms: 60_000,
}

/** Opens nothing yet: the process is started by the first file and ended when it has been idle for a while. */
export function openPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const desk = new WorkerDesk({ ...DEFAULTS, ...options })
  const inTurn = openQueue({ at_once: 1, waiting_max: Number.POSITIVE_INFINITY })
  const ask = (wish: Wish) => inTurn(() => desk.ask(wish))
  return {
    read: async (path) => (await ask({ kind: 'read', path })) as DocumentText,
    renderPage: async (path, page) => Buffer.from((await ask({ kind: 'render', path, page })) as Uint8Array),
    close: () => desk.close(),
  }
}
