import { findTesseractProgram } from '../ocr/tesseract-program.ts'
import type { DocumentText } from './page-text.ts'
import type { Answer, Command } from './protocol.ts'
import { PdfUnreadable, REASONS, WorkerLost } from './refusals.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

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
  readonly ocr_page_ms?: number
  readonly memory_max_bytes?: number
  /** How long the process is kept warm when there is nothing to do. */
  readonly idle_ms?: number
  /** The installed OCR program; null for the engine that came with us; looked for when it is not given. */
  readonly ocr_program?: string | null
  /** Called for every process that is started. */
  readonly onStart?: (pid: number) => void
}

const MEGABYTE = 1024 * 1024
const DEFAULTS = { text_ms: 20_000, ocr_page_ms: 60_000, memory_max_bytes: 1024 * MEGABYTE, idle_ms: 60_000 }

type Wish =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly page: number }
type Result = DocumentText | Uint8Array
type Task = { readonly command: Command; settle(result: Result | Error): void }

/** Opens nothing yet: the process is started by the first file and ended when it has been idle for a while. */
export function openPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const limits = { ...DEFAULTS, ...options }
  const waiting: Task[] = []
  let worker: WorkerProcess | undefined
  let current: Task | undefined
  let timer: NodeJS.Timeout | undefined
  let next_id = 1
  let closed = false
  let program: Promise<string | null> | undefined

  const ask = (wish: Wish): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (closed) throw new WorkerLost('the reader is closed')
      const settle = (result: Result | Error) => (result instanceof Error ? reject(result) : resolve(result))
      waiting.push({ command: { ...wish, id: next_id++ }, settle })
      if (!current) startNext()
    })

  const startNext = () => {
    clearTimeout(timer)
    current = waiting.shift()
    if (current) void run(current)
    else rest()
  }

  const run = async (task: Task) => {
    try {
      worker ??= await start()
      if (closed) return stop()
      worker.hold(true)
      worker.send(task.command)
      limitTo(limits.text_ms)
    } catch (error) {
      finish(error instanceof Error ? error : new WorkerLost(String(error)))
    }
  }

  const start = async (): Promise<WorkerProcess> => {
    program ??=
      options.ocr_program === undefined
        ? findTesseractProgram().then((path) => path ?? null)
        : Promise.resolve(options.ocr_program)
    const ocr_program = await program
    const started = startWorkerProcess(
      { memory_max_bytes: limits.memory_max_bytes, ocr_program },
      {
        onAnswer: (answer) => started === worker && hear(answer),
        onEnd: (how) => {
          if (started !== worker) return
          worker = undefined
          if (current) finish(new WorkerLost(how))
        },
      },
    )
    if (started.pid !== undefined) options.onStart?.(started.pid)
    return started
  }

  /** After a limit was broken nothing of the process can be trusted any more. */
  const stop = () => {
    const stopped = worker
    worker = undefined
    stopped?.kill()
  }
  const limitTo = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp(REASONS.too_slow), ms)
  }
  const giveUp = (reason: string) => {
    stop()
    finish(new PdfUnreadable(reason))
  }
  const rest = () => {
    worker?.hold(false)
    timer = setTimeout(stop, limits.idle_ms).unref()
  }
  const finish = (result: Result | Error) => {
    const task = current
    clearTimeout(timer)
    current = undefined
    task?.settle(result)
    if (!closed) startNext()
  }

  const hear = (answer: Answer) => {
    if (answer.kind === 'out_of_memory') return current ? giveUp(REASONS.too_large) : stop()
    if (answer.id !== current?.command.id) return
    if (answer.kind === 'ocr_page') return limitTo(limits.ocr_page_ms)
    if (answer.kind === 'unreadable') return finish(new PdfUnreadable(answer.reason, answer.detail))
    if (answer.kind === 'failed') return finish(new Error(`A PDF could not be read: ${answer.detail}`))
    // What one file left behind must not be counted against the next.
    if (answer.rss_bytes > limits.memory_max_bytes / 2) stop()
    finish(answer.result)
  }

  return {
    read: async (path) => (await ask({ kind: 'read', path })) as DocumentText,
    renderPage: async (path, page) => Buffer.from((await ask({ kind: 'render', path, page })) as Uint8Array),
    close: async () => {
      closed = true
      clearTimeout(timer)
      const ended = worker?.ended
      stop()
      for (const task of [current, ...waiting.splice(0)]) task?.settle(new WorkerLost('the reader was closed'))
      current = undefined
      await ended
    },
  }
}
