/**
 * The process that opens untrusted files. Its main thread only watches, so it always answers. A worker thread does the
 * work. Only a separate process keeps the service safe: the limits of a worker thread apply to its heap, not to
 * buffers, WebAssembly and drawing, and a crash there ends the whole process.
 */
import { Worker } from 'node:worker_threads'
import { threadFlags } from '../confined-thread.ts'
import type { PdfAnswer, PdfCommand, WorkerSettings } from '../protocol.ts'

const WATCH_EVERY_MS = 25
const HEAP_MAX_MB = 512

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings

const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  execArgv: threadFlags(),
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
})

const answer = (message: PdfAnswer) => process.send?.(message)

/** The start and the limit of the CPU time in use; undefined while there is nothing to do. */
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

/** The service is gone. An ordinary exit would wait for a thread that is busy with a picture. */
function endAll(): void {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.kill(process.pid, 'SIGKILL')
  }
}
