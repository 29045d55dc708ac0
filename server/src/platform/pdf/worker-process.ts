import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '../child.ts'
import type { PdfAnswer, PdfCommand, WorkerSettings } from './protocol.ts'

const PROGRAM = fileURLToPath(new URL('./worker/process.ts', import.meta.url))

export type WorkerProcess = Child<PdfCommand>

type PdfListeners = { onAnswer(answer: PdfAnswer): void; onEnd(how: string): void }

/** Starts the process that opens files, in a folder of its own that is removed with it. */
export function startWorkerProcess(
  settings: Omit<WorkerSettings, 'scratch'>,
  { onAnswer, onEnd }: PdfListeners,
): WorkerProcess {
  const scratch = mkdtempSync(join(tmpdir(), 'mahnwerk-pdf-'))
  const given: WorkerSettings = { ...settings, scratch }
  return startChild<PdfCommand, PdfAnswer>(
    { program: PROGRAM, settings: given, cwd: scratch },
    {
      onAnswer,
      onEnd(how) {
        rmSync(scratch, { recursive: true, force: true })
        onEnd(how)
      },
    },
  )
}
