import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Begun, begin, childrenOf, signalQuietly } from './processes.ts'
import type { User } from './programs.ts'
import type { Member } from './settings.ts'

/** A database machine: Patroni, its PostgreSQL and the processes of both. */
export type Machine = Member & {
  /** Starts Patroni, which starts PostgreSQL. */
  start(): void
  /** As when somebody pulls the plug. */
  die(): void
  freeze(): void
  thaw(): void
  /** Patroni lives on. */
  killPostmaster(): void
  output(): string
}

export function makeMachine(member: Member, { program, user }: { program: string; user: User | null }): Machine {
  const log_file = join(member.folder, 'log')
  let patroni: Begun | undefined
  const postmaster = (): number[] => {
    try {
      const pid = Number(readFileSync(join(member.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      // After a death the file stays, and somebody else may have the number.
      return isPostgresOf(pid, member.folder) ? [pid] : []
    } catch {
      return []
    }
  }
  const signalAll = (name: NodeJS.Signals) => {
    patroni?.signal(name)
    const own = postmaster()
    for (const pid of [...own, ...own.flatMap(childrenOf)]) signalQuietly(pid, name)
  }
  return {
    ...member,
    start() {
      const args = [join(member.folder, 'patroni.yml')]
      patroni = begin({ program, args, user, folder: member.folder, log_file })
    },
    die() {
      // All at one moment: what is still running must not notice that the rest is gone.
      signalAll('SIGSTOP')
      signalAll('SIGKILL')
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    killPostmaster() {
      for (const pid of postmaster()) signalQuietly(pid, 'SIGKILL')
    },
    output: () => patroni?.output() ?? '',
  }
}

function isPostgresOf(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return false
  }
}
