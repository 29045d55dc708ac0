import { fileURLToPath } from 'node:url'
import { CHILD_PRIORITY } from '../child.ts'
import type { Log } from '../log.ts'
import { openQueue } from '../queue.ts'
import { fontFiles } from './fonts.ts'
import { TypesetFault, TypesettingWorker } from './typesetting-worker.ts'

export type Typesetter = {
  /**
   * A PDF/A-2b file made from `templates/<template>.typ`, which finds the data in `/data.json`. The same data gives the
   * same bytes. Throws `TypesetFault` if the template or the data is at fault, so that another try would fail too.
   * `whose` names the organisation: they take turns.
   */
  pdf(template: string, data: unknown, whose?: string): Promise<Buffer>
  close(): Promise<void>
}

export type TypesetterOptions = {
  readonly log: Pick<Log, 'warn'>
  readonly templates?: string
  /** Elapsed time for one document. */
  readonly document_ms?: number
  /** How long an idle process is kept. */
  readonly idle_ms?: number
  /** How many documents are typeset at once. */
  readonly processes?: number
  /** The scheduling priority of these processes. */
  readonly priority?: number
  /** Folders that these processes must not see, such as the one with our secrets. */
  readonly hidden?: readonly string[]
  /** Called for every process that is started. */
  readonly onStart?: () => void
}

const DEFAULTS = {
  templates: fileURLToPath(new URL('../../../templates', import.meta.url)),
  document_ms: 30_000,
  idle_ms: 60_000,
  processes: 2,
  priority: CHILD_PRIORITY,
  hidden: [],
}

/**
 * If the font lacks a character of right-to-left text, the compiler (typst-ts-node-compiler 0.6.0) does not just fail:
 * it ends its process without saying why. Our font has no such letters anyway, so they are refused here.
 */
const RIGHT_TO_LEFT = /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Looks for the fonts at once. A process is started by the first document and ended when it has been idle for a while.
 */
export function openTypesetter({ log, ...options }: TypesetterOptions): Typesetter {
  const onLoss = (how: string) => log.warn({ how }, 'typesetting process lost')
  const fonts = fontFiles()
  const { processes, ...settings } = { ...DEFAULTS, ...options }
  const workers = Array.from({ length: processes }, () => new TypesettingWorker({ ...settings, onLoss, fonts }))
  // The worker that became free last works next, so that a second process is started only when one is not enough.
  const free = workers.toReversed()
  // Documents take a fraction of a second, so one organisation may have all processes while nobody else waits.
  const inTurn = openQueue({ at_once: processes, waiting_max: Number.POSITIVE_INFINITY })
  return {
    async pdf(template, data, whose) {
      if (!/^[a-z0-9-]+$/.test(template)) throw new Error(`${JSON.stringify(template)} is no name of a template`)
      const text = JSON.stringify(data)
      if (RIGHT_TO_LEFT.test(text)) throw new TypesetFault(template, ['text from right to left has no letters here'])
      return inTurn(async () => {
        const worker = free.pop() as TypesettingWorker
        try {
          return await worker.ask(template, text)
        } finally {
          free.push(worker)
        }
      }, whose)
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}
