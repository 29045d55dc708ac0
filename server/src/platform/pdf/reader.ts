import { constants } from 'node:os'
import { CHILD_PRIORITY } from '../child.ts'
import { openQueue } from '../queue.ts'
import type { DocumentText } from './page-text.ts'
import { type PdfLimits, type PdfWish, PdfWorker } from './pdf-worker.ts'
import type { PageRange } from './protocol.ts'

export type PdfReader = {
  /**
   * The text of 20 pages, the first and the last, and the embedded e-invoice. Throws `PdfUnreadable` with a reason for a person, or
   * `WorkerLost` if the process died: the same file may then be tried once more. `whose` names the organisation: they
   * take turns, and one organisation has one file read at a time.
   */
  read(path: string, whose?: string): Promise<DocumentText>
  /**
   * What a function makes of that text. The function is the default export of a module and runs in the process that
   * read the file. A page crafted to be hard work then costs the service nothing and is given up like any other. It also gets
   * what the caller knows about the file.
   */
  digest<T, Given>(path: string, module: Module<Digest<T, DocumentText, Given>>, wish: DigestWish<Given>): Promise<T>
  /**
   * What such a function makes of the text of an XML file, which nobody else parses: strangers wrote it. It is read at once,
   * whatever scans wait. The caller bounds the size of the file.
   */
  digestXml<T>(path: string, module: Module<Digest<T, string>>, whose?: string): Promise<T>
  /** A picture of one page, counted from 1, as a PNG with 1600 pixels on the longer side. */
  renderPage(path: string, page: number, whose?: string): Promise<Buffer>
  /** A PDF of its own for each of these runs of pages. Attachments stay behind. */
  cut(path: string, ranges: readonly PageRange[], whose?: string): Promise<Uint8Array[]>
  close(): Promise<void>
}

export type { PageRange }

export type Digest<T, From = DocumentText, Given = undefined> = (from: From, given: Given) => T

/**
 * `given` is handed to the function; it crosses into another process, so it is plain data. `patience` is how many times
 * the usual processor time the file may take: 1 if it is not said.
 */
export type DigestWish<Given> = { readonly given: Given; readonly whose?: string; readonly patience?: number }

declare const default_export: unique symbol
/** Where a module is, and what it exports. */
export type Module<T> = { readonly url: URL; readonly [default_export]?: T }

export type PdfReaderOptions = {
  /** CPU time for the text, or for the picture of one page. */
  readonly text_ms?: number
  /** CPU time for recognising one picture. */
  readonly ocr_page_ms?: number
  /** CPU time for everything together. */
  readonly document_ms?: number
  /** Elapsed time after which a process that uses no CPU time counts as lost. */
  readonly stall_ms?: number
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
  stall_ms: 120_000,
  memory_max_bytes: 1024 * MEGABYTE,
  idle_ms: 60_000,
  priority: CHILD_PRIORITY,
  hidden: [],
}

/** Two, so that a slow file of one organisation never keeps those of all others waiting. */
const PROCESSES = 2

/** Starts nothing yet: a process is started when a file needs it, and ended when it has been idle for a while. */
export function openPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const limits = { ...DEFAULTS, ...options }
  const files = openWorkers(limits)
  // Showing a page, or an e-invoice, must not wait until all scans before it have been recognised. Somebody is waiting at
  // a screen, so it is not background work either.
  const at_hand = openWorkers({ ...limits, priority: constants.priority.PRIORITY_NORMAL })
  return {
    read: async (path, whose) =>
      (await files.ask({ kind: 'read', path, digest: null, patience: 1 }, whose)) as DocumentText,
    digest: async <T, Given>(
      path: string,
      { url }: Module<Digest<T, DocumentText, Given>>,
      { given, whose, patience = 1 }: DigestWish<Given>,
    ) => (await files.ask({ kind: 'read', path, digest: url.href, given, patience }, whose)) as T,
    digestXml: async <T>(path: string, { url }: Module<Digest<T, string>>, whose?: string) =>
      (await at_hand.ask({ kind: 'xml', path, digest: url.href }, whose)) as T,
    renderPage: async (path, page, whose) =>
      Buffer.from((await at_hand.ask({ kind: 'render', path, page }, whose)) as Uint8Array),
    cut: async (path, ranges, whose) => (await at_hand.ask({ kind: 'cut', path, ranges }, whose)) as Uint8Array[],
    close: async () => void (await Promise.all([files.close(), at_hand.close()])),
  }
}

function openWorkers(limits: PdfLimits) {
  const workers = Array.from({ length: PROCESSES }, () => new PdfWorker(limits))
  // The worker that became free last works next, so that a second process is started only when one is not enough.
  const free = [...workers]
  const waiting_max = Number.POSITIVE_INFINITY
  const inTurn = openQueue({ at_once: PROCESSES, waiting_max, key_at_once: PROCESSES - 1 })
  return {
    ask: (wish: PdfWish, whose?: string) =>
      inTurn(async () => {
        const worker = free.pop() as PdfWorker
        try {
          return await worker.ask(wish)
        } finally {
          free.push(worker)
        }
      }, whose),
    close: () => Promise.all(workers.map((worker) => worker.close())),
  }
}
