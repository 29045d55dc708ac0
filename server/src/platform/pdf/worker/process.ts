/**
 * The process in which files of strangers are opened. Its main thread does nothing but watch, so it always answers:
 * the work is done in a worker thread beside it. A process of its own is what keeps the service safe, since the limits of
 * a worker thread hold for its heap alone, not for buffers, WebAssembly and drawing, and a crash there takes all along.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfCommand, WorkerSettings } from '../protocol.ts'

const WATCH_EVERY_MS = 25
const HEAP_MAX_MB = 512

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings

stepBack()

const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  workerData: settings,
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
})

const answer = (message: PdfAnswer) => process.send?.(message)

/** From when on the processor's time is counted, and how much of it there is; undefined while there is nothing to do. */
let budget: { from: NodeJS.CpuUsage; limit_ms: number } | undefined
const allow = (limit_ms: number) => {
  budget = { from: process.cpuUsage(), limit_ms }
}

thread.on('message', (message: PdfAnswer) => {
  if (message.kind === 'ocr_page') allow(settings.ocr_page_ms)
  else budget = undefined
  answer(message)
})
thread.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer({ kind: 'out_of_memory' })
  else throw error
})
process.on('message', (command: PdfCommand) => {
  allow(settings.text_ms)
  thread.postMessage(command)
})
process.on('disconnect', endAll)

setInterval(() => {
  if (process.memoryUsage.rss() > settings.memory_max_bytes) answer({ kind: 'out_of_memory' })
  if (budget && usedSince(budget.from) > budget.limit_ms) answer({ kind: 'out_of_time' })
}, WATCH_EVERY_MS)

function usedSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/**
 * Linux may share the processor out between sessions before it looks at
 * the priority of processes, and this process leads a session of its own, so the session steps back too.
 */
function stepBack(): void {
  setPriority(settings.priority)
  try {
    writeFileSync('/proc/self/autogroup', String(settings.priority))
  } catch {
    // Not Linux, or not compiled in.
  }
}

/** The service is gone. An ordinary exit would wait for a thread that is deep in a picture. */
function endAll(): void {
  rmSync(settings.scratch, { recursive: true, force: true })
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.kill(process.pid, 'SIGKILL')
  }
}
