import { readFile } from 'node:fs/promises'
import { findWalls, type Walls } from '../confinement.ts'
import { codeOf } from '../error-code.ts'
import type { PageRange, PdfAnswer, PdfCommand } from './protocol.ts'
import { PdfUnreadable, REASONS, WorkerLost } from './refusals.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type PdfLimits = {
  readonly text_ms: number
  readonly ocr_page_ms: number
  readonly document_ms: number
  readonly stall_ms: number
  readonly memory_max_bytes: number
  readonly idle_ms: number
  readonly priority: number
  /** Folders that its process must not see. */
  readonly hidden: readonly string[]
  readonly onStart?: ((pid: number) => void) | undefined
}

export type PdfWish =
  | {
      readonly kind: 'read'
      readonly path: string
      readonly digest: string | null
      readonly given?: unknown
      readonly patience: number
    }
  | { readonly kind: 'render'; readonly path: string; readonly page: number }
  | { readonly kind: 'cut'; readonly path: string; readonly ranges: readonly PageRange[] }
  | { readonly kind: 'xml'; readonly path: string; readonly digest: string }

/**
 * A process that is stopped does not even see that its time is up. It gets so many times its CPU time in elapsed time,
 * which a process of low priority may well need on a busy machine.
 */
const ELAPSED_MAX = 20

type PdfTask = { readonly id: number; settle(result: unknown): void }

/** Keeps one worker process for one wish at a time: starts it when needed, and kills it when it breaks a limit. */
export class PdfWorker {
  readonly #limits: PdfLimits
  #worker: WorkerProcess | undefined
  #task: PdfTask | undefined
  #idle_timer: NodeJS.Timeout | undefined
  #task_timer: NodeJS.Timeout | undefined
  #last_id = 0
  #closed = false

  constructor(limits: PdfLimits) {
    this.#limits = limits
  }

  async ask(wish: PdfWish): Promise<unknown> {
    const { path, ...what } = wish
    const file = await bytesOf(path)
    clearTimeout(this.#idle_timer)
    if (!this.#worker) {
      const walls = await findWalls()
      if (this.#closed) throw new WorkerLost('the reader is closed')
      this.#worker = this.#start(walls)
    }
    const command: PdfCommand = { ...what, file, id: ++this.#last_id }
    return new Promise((resolve, reject) => {
      const settle = (result: unknown) => (result instanceof Error ? reject(result) : resolve(result))
      this.#task = { id: command.id, settle }
      this.#worker?.hold(true)
      const { document_ms, stall_ms } = this.#limits
      const elapsed_ms = stall_ms + document_ms * (wish.kind === 'read' ? wish.patience : 1) * ELAPSED_MAX
      this.#task_timer = setTimeout(() => this.#lose('it stood still'), elapsed_ms)
      this.#worker?.send(command)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const worker = this.#worker
    this.#stop()
    this.#finish(new WorkerLost('the reader was closed'))
    clearTimeout(this.#idle_timer)
    worker?.hold(true)
    await worker?.ended
  }

  #start(walls: Walls | null): WorkerProcess {
    const { memory_max_bytes, text_ms, ocr_page_ms, document_ms, stall_ms, priority, hidden, onStart } = this.#limits
    const settings = { memory_max_bytes, text_ms, ocr_page_ms, document_ms, stall_ms }
    const worker = startWorkerProcess(
      { settings, walls, hidden, priority },
      {
        onAnswer: (answer) => {
          if (worker === this.#worker) this.#hear(answer)
        },
        onEnd: (how) => {
          if (worker !== this.#worker) return
          this.#worker = undefined
          this.#finish(new WorkerLost(how))
        },
      },
    )
    if (worker.pid !== undefined) onStart?.(worker.pid)
    return worker
  }

  #hear(answer: PdfAnswer): void {
    if (answer.kind === 'out_of_memory') this.#giveUp(REASONS.too_large)
    else if (answer.kind === 'out_of_time') this.#giveUp(REASONS.too_slow)
    else if (answer.kind === 'stalled') this.#lose('it stood still')
    else if (answer.id !== this.#task?.id || answer.kind === 'ocr_page') return
    else if (answer.kind === 'unreadable') this.#finish(new PdfUnreadable(answer.reason, answer.detail))
    else if (answer.kind === 'failed') this.#finish(new Error(`A PDF could not be read: ${answer.detail}`))
    else {
      // Memory that one file left behind must not count against the next.
      if (answer.rss_bytes > this.#limits.memory_max_bytes / 2) this.#stop()
      this.#finish(answer.result)
    }
  }

  /** After a broken limit, nothing in the process can be trusted any more. */
  #giveUp(reason: string): void {
    this.#stop()
    this.#finish(new PdfUnreadable(reason))
  }

  #lose(how: string): void {
    this.#stop()
    this.#finish(new WorkerLost(how))
  }

  #stop(): void {
    const worker = this.#worker
    this.#worker = undefined
    worker?.kill()
  }

  #finish(result: unknown): void {
    clearTimeout(this.#idle_timer)
    clearTimeout(this.#task_timer)
    const task = this.#task
    this.#task = undefined
    this.#worker?.hold(false)
    this.#idle_timer = setTimeout(() => this.#stop(), this.#limits.idle_ms).unref()
    task?.settle(result)
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = await readFile(path).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new PdfUnreadable(REASONS.missing) : error
  })
  if (file.length === 0) throw new PdfUnreadable(REASONS.empty)
  return file
}
