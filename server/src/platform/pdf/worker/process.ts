/**
 * The process in which files of strangers are opened. Its main thread does nothing but watch, so it always answers:
 * the work is done in a worker thread beside it. A process of its own is what keeps the service safe, since the limits of
 * a worker thread hold for its heap alone, not for buffers, WebAssembly and drawing, and a crash there takes all along.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Command, WorkerSettings } from '../protocol.ts'

const WATCH_EVERY_MS = 25
const HEAP_MAX_MB = 512

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings

stepBack()

const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  workerData: settings,
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
})

const answer = (message: Answer) => process.send?.(message)

thread.on('message', (message: Answer) => answer(message))
thread.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer({ kind: 'out_of_memory' })
  else throw error
})
process.on('message', (command: Command) => thread.postMessage(command))
process.on('disconnect', endAll)

setInterval(() => {
  if (process.memoryUsage.rss() > settings.memory_max_bytes) answer({ kind: 'out_of_memory' })
}, WATCH_EVERY_MS)

/**
 * Whoever waits for an answer of the API comes first. Linux may share the processor out between sessions before it looks at
 * the priority of processes, and this process leads a session of its own, so the session steps back too.
 */
function stepBack(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
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
