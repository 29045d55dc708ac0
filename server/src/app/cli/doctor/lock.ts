import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { findPostmaster, readPostmaster } from '../../../platform/embedded/postmaster.ts'
import { type Finding, ok, warn } from '../../checks/finding.ts'

/** Who has the embedded database. Looks only: to try the lock would be to hold it. */
export async function checkLock({ data_dir, database_url }: Config): Promise<Finding[]> {
  if (database_url) return []
  const home = await realpath(data_dir)
  const cluster = join(home, 'postgres')
  const [running, noted, is_locked] = await Promise.all([
    findPostmaster(cluster),
    readPostmaster(cluster),
    isLocked(join(home, 'postgres.lock')),
  ])
  return judgeLock({ running: running?.pid ?? null, noted: noted?.pid ?? null, is_locked })
}

type LockFacts = {
  /** The process of this machine that has it. */
  readonly running: number | null
  /** Which one postmaster.pid names. */
  readonly noted: number | null
  /** Null where that cannot be seen. */
  readonly is_locked: boolean | null
}

export function judgeLock({ running, noted, is_locked }: LockFacts): Finding[] {
  const AREA = 'Data lock'
  if (running !== null) return [ok(AREA, `held by the embedded PostgreSQL, process ${running}`)]
  if (is_locked)
    return [
      warn(
        AREA,
        `held by a process that is not seen here${noted === null ? '' : ` (${noted} in postmaster.pid)`}: another container or user has this DATA_DIR`,
        'Stop the other one, or give this one a DATA_DIR of its own.',
      ),
    ]
  if (noted !== null)
    return [ok(AREA, `free; process ${noted} was ended without stopping PostgreSQL, which the next start mends`)]
  return [ok(AREA, 'free')]
}

/** Linux lists every lock with device and inode. It names who took it, which is a program that has ended long since. */
async function isLocked(path: string): Promise<boolean | null> {
  try {
    const [{ dev, ino }, locks] = await Promise.all([stat(path, { bigint: true }), readFile('/proc/locks', 'utf8')])
    const major = (dev >> 8n) & 0xfffn
    const minor = (dev & 0xffn) | ((dev >> 12n) & 0xfff00n)
    const place = [major, minor].map((part) => part.toString(16).padStart(2, '0')).join(':')
    return locks.split('\n').some((line) => line.includes('FLOCK') && line.includes(` ${place}:${ino} `))
  } catch {
    return null
  }
}
