import { Worker } from 'node:worker_threads'
import type { Answer, Command, ThreadSettings } from './protocol.ts'

const PROGRAM = new URL('./thread.ts', import.meta.url)
/** The compiler's memory is not JavaScript's; this is for the glue around it. */
const HEAP_MAX_MB = 128

/** The template or its data are at fault, or take too long: another try would end the same way. */
export class TypesetFault extends Error {
  readonly template: string
  readonly details: readonly string[]
  constructor(template: string, details: readonly string[]) {
    super(`The template ${template} could not be typeset: ${details.join('; ')}`)
    this.template = template
    this.details = details
  }
}

/** The thread died under a document, which may be tried again. */
export class TypesetterLost extends Error {}

type DeskSettings = ThreadSettings & {
  readonly document_ms: number
  readonly idle_ms: number
  readonly onStart?: (() => void) | undefined
  readonly onLoss: (how: string) => void
}
type Task = { readonly command: Command; readonly settle: (result: Buffer | Error) => void }

/** Keeps one thread for one document at a time: starts it when needed, and gives it up when it takes too long. */
export class TypesetterDesk {
  readonly #settings: DeskSettings
  #thread: Worker | undefined
  #task: Task | undefined
  #task_timer: NodeJS.Timeout | undefined
  #idle_timer: NodeJS.Timeout | undefined
  #last_id = 0
  #closed = false

  constructor(settings: DeskSettings) {
    this.#settings = settings
  }

  ask(template: string, data: string): Promise<Buffer> {
    if (this.#closed) throw new TypesetterLost('the typesetter is closed')
    clearTimeout(this.#idle_timer)
    this.#thread ??= this.#start()
    const thread = this.#thread
    const command: Command = { id: ++this.#last_id, template, data }
    return new Promise((resolve, reject) => {
      this.#task = { command, settle: (result) => (result instanceof Error ? reject(result) : resolve(result)) }
      this.#task_timer = setTimeout(() => this.#giveUp(), this.#settings.document_ms)
      thread.ref()
      thread.postMessage(command)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const thread = this.#thread
    this.#thread = undefined
    this.#finish(new TypesetterLost('the typesetter was closed'))
    clearTimeout(this.#idle_timer)
    await thread?.terminate()
  }

  #start(): Worker {
    const { templates, fonts, onStart, onLoss } = this.#settings
    const thread = new Worker(PROGRAM, {
      workerData: { templates, fonts } satisfies ThreadSettings,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    })
    const lose = (how: string) => {
      if (thread !== this.#thread) return
      this.#thread = undefined
      onLoss(how)
      this.#finish(new TypesetterLost(`the typesetting thread ended: ${how}`))
    }
    thread.on('message', (answer: Answer) => {
      if (thread === this.#thread) this.#hear(answer)
    })
    thread.on('error', (error) => lose(error instanceof Error ? error.message : String(error)))
    thread.on('exit', (code) => lose(`exit code ${code}`))
    onStart?.()
    return thread
  }

  #hear(answer: Answer): void {
    const command = this.#task?.command
    if (answer.id !== command?.id) return
    if (answer.kind === 'fault') this.#finish(new TypesetFault(command.template, answer.details))
    else {
      const { buffer, byteOffset, byteLength } = answer.pdf
      this.#finish(Buffer.from(buffer, byteOffset, byteLength))
    }
  }

  /** A compiler at work cannot be interrupted: its thread ends by itself once it is done, and nobody waits for it. */
  #giveUp(): void {
    const { template } = (this.#task as Task).command
    const thread = this.#thread
    this.#thread = undefined
    thread?.unref()
    void thread?.terminate()
    this.#finish(new TypesetFault(template, [`it took more than ${this.#settings.document_ms} ms`]))
  }

  #finish(result: Buffer | Error): void {
    clearTimeout(this.#task_timer)
    clearTimeout(this.#idle_timer)
    const task = this.#task
    this.#task = undefined
    this.#thread?.unref()
    this.#idle_timer = setTimeout(() => this.#rest(), this.#settings.idle_ms).unref()
    task?.settle(result)
  }

  #rest(): void {
    const thread = this.#thread
    this.#thread = undefined
    void thread?.terminate()
  }
}
