import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export type Launched = { child: ChildProcess; output(): string; started_ms: number; stop(): Promise<void> }

/** Starts a program and waits until it says that it is ready. Its output goes to a file, as a log would. */
export async function launch(
  program: string,
  options: { folder: string; env: Record<string, string>; ready: string; flags?: readonly string[] },
): Promise<Launched> {
  const path = join(options.folder, `output-${Math.random().toString(36).slice(2)}`)
  const output = openSync(path, 'a')
  const begin = performance.now()
  const child = spawn(process.execPath, [...(options.flags ?? []), program], {
    env: { PATH: process.env.PATH ?? '', DRAIN_SECONDS: '0', ...options.env },
    stdio: ['ignore', output, output],
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  const read = () => readFileSync(path, 'utf8')
  while (!read().includes(options.ready)) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${read()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    child,
    output: read,
    started_ms: performance.now() - begin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return String(port)
}

/** Resident memory of a process in megabytes; NaN if the system does not report it. */
export function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] as number
}
