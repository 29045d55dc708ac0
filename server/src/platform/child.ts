import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { permissionFlags, type Reach, SOURCES, type Walls } from './confinement.ts'

const LAST_WORDS_MAX = 2_000

/** API requests take precedence over the work of these processes. */
export const CHILD_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL

/** One of our programs in its own process, so that its failures affect nothing else. */
export type Child<Command> = {
  readonly pid: number | undefined
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>
  send(command: Command): void
  /** While held, the service waits for the child before exiting; otherwise the child ends with the service. */
  hold(held: boolean): void
  kill(): void
}

type Listeners<Answer> = {
  onAnswer(answer: Answer): void
  /** Called once, however the process ended. */
  onEnd(how: string): void
}

export type ChildStart = {
  readonly program: string
  readonly settings: object
  readonly reach: Reach
  readonly walls: Walls | null
  /** Folders that walls keep out of its sight. */
  readonly hidden: readonly string[]
  /** The scheduling priority of the process. */
  readonly priority: number
}

/**
 * Starts the child in its own process group, confined to what it needs: without an environment and so without secrets,
 * within Node's limits, and behind walls where the system has them. Settings are passed in argv.
 */
export function startChild<Command extends object, Answer>(
  { program, settings, reach, walls, hidden, priority }: ChildStart,
  listeners: Listeners<Answer>,
): Child<Command> {
  const [first = process.execPath, ...before] = [...(walls?.prefix(reach, hidden) ?? []), process.execPath]
  const child = fork(program, [JSON.stringify(settings)], {
    // Node lets a thread read the folder that its process was started in, whatever its limits say.
    cwd: SOURCES,
    env: {},
    execPath: first,
    execArgv: [...before, ...permissionFlags(reach)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  })
  stepBack(child, priority)
  let last_words = ''
  const ended = Promise.withResolvers<void>()
  let is_over = false
  const end = (how: string) => {
    if (is_over) return
    is_over = true
    killGroup(child)
    listeners.onEnd(how)
    ended.resolve()
  }
  child.stderr?.on('data', (chunk: Buffer) => {
    last_words = (last_words + chunk.toString('utf8')).slice(-LAST_WORDS_MAX)
  })
  child.on('message', (answer) => listeners.onAnswer(answer as Answer))
  child.once('error', (error) => end(error.message))
  child.once('exit', (code, signal) => end(`${signal ?? `exit code ${code}`} ${last_words}`.trim()))
  return {
    pid: child.pid,
    ended: ended.promise,
    send: (command) => child.send(command, (error) => error && end(error.message)),
    hold: (held) => hold(child, held),
    kill: () => killGroup(child),
  }
}

/**
 * Linux may divide CPU time between sessions before it looks at process priorities. The child leads a session of its
 * own, so the session's priority is lowered too.
 */
function stepBack({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // It ended at once, we run with less priority ourselves, or the system is not Linux.
  }
}

type Holdable = { ref(): void; unref(): void }

function hold(child: ChildProcess, held: boolean): void {
  // The pipe is a socket, but the stream's type does not say so.
  const all = [child, child.channel, child.stderr as unknown as Holdable] as (Holdable | null | undefined)[]
  for (const one of all) {
    if (held) one?.ref()
    else one?.unref()
  }
}

/** A child may have children of its own, so kill the whole group. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
