import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the time of a process in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100

/** The processor time that a process has used, from its `/proc/<pid>/stat`. Its name may hold any characters. */
export function secondsOfStat(stat: string): { parent: number; seconds: number } {
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(rest[9]), Number(rest[10])]
  return { parent: Number(parent), seconds: (user + system) / TICKS_PER_SECOND }
}

const readStat = (pid: number | string) => {
  try {
    return secondsOfStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/** NaN if the system does not report it. */
export const secondsOf = (pid: number): number => readStat(pid)?.seconds ?? Number.NaN

export const parentOf = (pid: number): number => readStat(pid)?.parent ?? Number.NaN

/** A process with its children: PostgreSQL with its connections. */
export function secondsOfFamily(pid: number): number {
  if (Number.isNaN(pid)) return Number.NaN
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.parent === pid)
  return children.reduce((sum, stat) => sum + (stat?.seconds ?? 0), secondsOf(pid))
}
