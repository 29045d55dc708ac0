import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import type { User } from './programs.ts'

export type Begun = {
  /** The whole group of processes; nothing happens if it has ended. */
  signal(name: NodeJS.Signals): void
  /** Everything that it has printed. */
  output(): string
  hasEnded(): boolean
}

type Order = { program: string; args: readonly string[]; user: User | null; folder: string; log_file: string }

/** In a group of its own, so that Ctrl-C does not reach it and none of its children is forgotten. */
export function begin({ program, args, user, folder, log_file }: Order): Begun {
  const output = openSync(log_file, 'a')
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
    detached: true,
    ...(user ?? {}),
  })
  child.on('error', () => undefined)
  return {
    signal: (name) => child.pid !== undefined && signalQuietly(-child.pid, name),
    output: () => readFileSync(log_file, 'utf8'),
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
  }
}

/** To somebody who may have ended meanwhile. */
export function signalQuietly(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one) && parentOf(one) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    // The name, in parentheses, may contain anything.
    const [, rest = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(rest)
  } catch {
    return undefined
  }
}
