import { constants } from 'node:os'
import { CHILD_PRIORITY } from '../child.ts'
import { openQueue } from '../queue.ts'
import type { DocumentText } from './page-text.ts'
import { type PdfLimits, type PdfWish, PdfWorker } from './pdf-worker.ts'

export type PdfReader = {
  /**
   * The text of the first 20 pages and the embedded e-invoice. Throws `PdfUnreadable` with a reason for a person, or
   * `WorkerLost` if the process died: the same file may then be tried once more.
   */
  read(path: string): Promise<DocumentText>
  /**
   * What a function makes of that text. The function is the default export of a module and runs in the process that
   * read the file. A page crafted to be hard work then costs the service nothing and is given up like any other.
   */
  digest<T>(path: string, module: Module<Digest<T>>): Promise<T>
  /** A picture of one page, counted from 1, as a PNG with 1600 pixels on the longer side. */
  renderPage(path: string, page: number): Promise<Buffer>
  close(): Promise<void>
}

export type Digest<T> = (document: DocumentText) => T

declare const default_export: unique symbol
/** Where a module is, and what it exports. */
export type Module<T> = { readonly url: URL; readonly [default_export]?: T }

export type PdfReaderOptions = {
  /** CPU time for the text, or for the picture of one page. */
  readonly text_ms?: number
  /** CPU time for recognising one picture. */
  readonly ocr_page_ms?: number
  /** Elapsed time for everything together. */
  readonly document_ms?: number
  readonly memory_max_bytes?: number
  /** How long an idle process is kept warm. */
  readonly idle_ms?: number
  /** The scheduling priority of its process. */
  readonly priority?: number
  /** Folders that its processes must not see, such as the one with our secrets. */
  readonly hidden?: readonly string[]
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
  priority: CHILD_PRIORITY,
  hidden: [],
}

/** Starts nothing yet: the process is started by the first file and ended when it has been idle for a while. */
export function openPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const limits = { ...DEFAULTS, ...options }
  const files = openWorker(limits)
  // Showing a page must not wait until all scans before it have been recognised. Somebody is waiting at a screen, so it
  // is not background work either.
  const pictures = openWorker({ ...limits, priority: constants.priority.PRIORITY_NORMAL })
  return {
    read: async (path) => (await files.ask({ kind: 'read', path, digest: null })) as DocumentText,
    digest: async <T>(path: string, { url }: Module<Digest<T>>) =>
      (await files.ask({ kind: 'read', path, digest: url.href })) as T,
    renderPage: async (path, page) => Buffer.from((await pictures.ask({ kind: 'render', path, page })) as Uint8Array),
    close: async () => void (await Promise.all([files.close(), pictures.close()])),
  }
}

function openWorker(limits: PdfLimits) {
  const worker = new PdfWorker(limits)
  const inTurn = openQueue({ at_once: 1, waiting_max: Number.POSITIVE_INFINITY })
  return { ask: (wish: PdfWish) => inTurn(() => worker.ask(wish)), close: () => worker.close() }
}
