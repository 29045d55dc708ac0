import { fileURLToPath } from 'node:url'
import { type Child, type ChildStart, startChild } from '../child.ts'
import { THREAD_READS } from './confined-thread.ts'
import type { PdfAnswer, PdfCommand, WorkerSettings } from './protocol.ts'

const PROGRAM = fileURLToPath(new URL('./worker/process.ts', import.meta.url))

export type WorkerProcess = Child<PdfCommand>

type PdfListeners = { onAnswer(answer: PdfAnswer): void; onEnd(how: string): void }

export type WorkerStart = Pick<ChildStart, 'walls' | 'hidden' | 'priority'> & { readonly settings: WorkerSettings }

/** Starts the process that opens files. They are sent to it, so it needs no folder at all. */
export function startWorkerProcess(start: WorkerStart, listeners: PdfListeners): WorkerProcess {
  const reach = { reads: THREAD_READS, addons: true, threads: true }
  return startChild<PdfCommand, PdfAnswer>({ ...start, program: PROGRAM, reach }, listeners)
}
