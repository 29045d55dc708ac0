import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '../child.ts'
import { findWalls, scopeFolder, type Walls } from '../confinement.ts'
import type { ProcessSettings, TypesetAnswer, TypesetCommand } from './protocol.ts'

const COMPILER = '@myriaddreamin/typst-ts-node-compiler'
const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url))

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

/** The process died while typesetting a document, which may be tried again. */
export class TypesetterLost extends Error {}

type TypesettingSettings = ProcessSettings & {
  readonly document_ms: number
  readonly idle_ms: number
  /** The scheduling priority of the process. */
  readonly priority: number
  /** Folders that its process must not see. */
  readonly hidden: readonly string[]
  readonly onStart?: (() => void) | undefined
  readonly onLoss: (how: string) => void
}
type TypesettingTask = { readonly command: TypesetCommand; readonly settle: (result: Buffer | Error) => void }

/** Keeps one process for one document at a time: starts it when needed, and kills it when it takes too long. */
export class TypesettingWorker {
  readonly #settings: TypesettingSettings
  #process: Child<TypesetCommand> | undefined
  #task: TypesettingTask | undefined
  #task_timer: NodeJS.Timeout | undefined
  #idle_timer: NodeJS.Timeout | undefined
  #last_id = 0
  #closed = false

  constructor(settings: TypesettingSettings) {
    this.#settings = settings
  }

  async ask(template: string, data: string): Promise<Buffer> {
    const walls = await findWalls()
    if (this.#closed) throw new TypesetterLost('the typesetter is closed')
    clearTimeout(this.#idle_timer)
    this.#process ??= this.#start(walls)
    const child = this.#process
    const command: TypesetCommand = { id: ++this.#last_id, template, data }
    return new Promise((resolve, reject) => {
      this.#task = { command, settle: (result) => (result instanceof Error ? reject(result) : resolve(result)) }
      this.#task_timer = setTimeout(() => this.#giveUp(), this.#settings.document_ms)
      child.hold(true)
      child.send(command)
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const child = this.#dismiss()
    this.#finish(new TypesetterLost('the typesetter was closed'))
    clearTimeout(this.#idle_timer)
    // Closing waits for the process to end, even if nothing else keeps ours running.
    child?.hold(true)
    await child?.ended
  }

  #start(walls: Walls | null): Child<TypesetCommand> {
    const { templates, fonts, priority, hidden, onStart, onLoss } = this.#settings
    const settings: ProcessSettings = { templates, fonts }
    const reach = { reads: [templates, ...fonts, scopeFolder(COMPILER)], addons: true }
    const child: Child<TypesetCommand> = startChild<TypesetCommand, TypesetAnswer>(
      { program: PROGRAM, settings, reach, walls, hidden, priority },
      {
        onAnswer: (answer) => {
          if (child === this.#process) this.#hear(answer)
        },
        onEnd: (how) => {
          if (child !== this.#process) return
          this.#process = undefined
          onLoss(how)
          this.#finish(new TypesetterLost(`the typesetting process ended: ${how}`))
        },
      },
    )
    onStart?.()
    return child
  }

  #hear(answer: TypesetAnswer): void {
    const command = this.#task?.command
    if (answer.id !== command?.id) return
    if (answer.kind === 'fault') this.#finish(new TypesetFault(command.template, answer.details))
    else {
      const { buffer, byteOffset, byteLength } = answer.pdf
      this.#finish(Buffer.from(buffer, byteOffset, byteLength))
    }
  }

  #giveUp(): void {
    const { template } = (this.#task as TypesettingTask).command
    this.#dismiss()
    this.#finish(new TypesetFault(template, [`it took more than ${this.#settings.document_ms} ms`]))
  }

  #finish(result: Buffer | Error): void {
    clearTimeout(this.#task_timer)
    clearTimeout(this.#idle_timer)
    const task = this.#task
    this.#task = undefined
    this.#process?.hold(false)
    this.#idle_timer = setTimeout(() => this.#dismiss(), this.#settings.idle_ms).unref()
    task?.settle(result)
  }

  /** Ends the process, whatever it is doing; the next document gets another. */
  #dismiss(): Child<TypesetCommand> | undefined {
    const child = this.#process
    this.#process = undefined
    child?.kill()
    return child
  }
}
