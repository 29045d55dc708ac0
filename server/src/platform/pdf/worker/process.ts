/**
 * The process that opens untrusted files. Its main thread only watches, so it always answers. A worker thread does the
 * work. Only a separate process keeps the service safe: the limits of a worker thread apply to its heap, not to
 * buffers, WebAssembly and drawing, and a crash there ends the whole process.
 */
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { threadFlags } from '../confined-thread.ts'
import type { PdfAnswer, PdfCommand, WorkerSettings } from '../protocol.ts'

const WATCH_EVERY_MS = 25
const HEAP_MAX_MB = 512
/** The part of the CPU that even a starved process gets. Watching alone takes less. */
const STALLED_PART = 0.01

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings

const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  execArgv: threadFlags(),
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
})

const answer = (message: PdfAnswer) => process.send?.(message)

type Budget = { readonly from: NodeJS.CpuUsage; readonly limit_ms: number }

/** The CPU time that the document and its present step may take; undefined while there is nothing to do. */
let task: { readonly patience: number; readonly whole: Budget; step: Budget } | undefined
/** When it was last seen to work. */
let lively = { at_ms: performance.now(), cpu: process.cpuUsage() }

const allow = (limit_ms: number): Budget => ({ from: process.cpuUsage(), limit_ms })

thread.on('message', (message: PdfAnswer) => {
  if (message.kind !== 'ocr_page') task = undefined
  else if (task) task.step = allow(settings.ocr_page_ms * task.patience)
  answer(message)
})
thread.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer({ kind: 'out_of_memory' })
  else throw error
})
process.on('message', (command: PdfCommand) => {
  const patience = command.kind === 'read' ? command.patience : 1
  const [whole, step] = [settings.document_ms, settings.text_ms].map((ms) => allow(ms * patience)) as [Budget, Budget]
  task = { patience, whole, step }
  lively = { at_ms: performance.now(), cpu: process.cpuUsage() }
  thread.postMessage(command)
})
process.on('disconnect', endAll)

setInterval(() => {
  if (process.memoryUsage.rss() > settings.memory_max_bytes) answer({ kind: 'out_of_memory' })
  if (!task) return
  if (isUsedUp(task.step) || isUsedUp(task.whole)) answer({ kind: 'out_of_time' })
  else if (hasStalled()) answer({ kind: 'stalled' })
}, WATCH_EVERY_MS)

function usedSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

const isUsedUp = ({ from, limit_ms }: Budget): boolean => usedSince(from) > limit_ms

/** Whether it waits for something that never comes. Then no CPU time runs out either. */
function hasStalled(): boolean {
  const elapsed_ms = performance.now() - lively.at_ms
  if (elapsed_ms < settings.stall_ms) return false
  if (usedSince(lively.cpu) < elapsed_ms * STALLED_PART) return true
  lively = { at_ms: performance.now(), cpu: process.cpuUsage() }
  return false
}

/** The service is gone. An ordinary exit would wait for a thread that is busy with a picture. */
function endAll(): void {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.kill(process.pid, 'SIGKILL')
  }
}
