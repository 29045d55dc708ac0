import { CliFailure, EXIT, outOfReach, printLine, wrongUse } from '@mahnwerk/cli'
import { isAway } from '../../../platform/db/away.ts'
import { MigrationError } from '../../../platform/db/migrate.ts'
import { codeOf } from '../../../platform/error-code.ts'
import { ForeignStore } from '../../../platform/storage/identity.ts'
import { isOutOfRoom, StorageAway } from '../../../platform/storage/storage.ts'
import { BackupError } from '../../backup/manifest.ts'
import type { Shell } from '../shell.ts'

/** Often enough for whoever watches, and not for every row. */
const TELL_EVERY_MS = 100

/** A terminal is told now and then, instead of a thousand times a second. */
export function calm(progress: { tell(text: string): void }): (text: string) => void {
  let told_at = 0
  return (text) => {
    const now = performance.now()
    if (now - told_at < TELL_EVERY_MS) return
    told_at = now
    progress.tell(text)
  }
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** How the command ends. `kept` says what is there after it failed. */
export function failureIn(
  error: unknown,
  { interrupted, stderr }: Shell,
  where: { room: string; kept: string; json?: boolean | undefined },
): unknown {
  if (interrupted.aborted) {
    if (!where.json) printLine(stderr, `Interrupted. ${where.kept}`)
    return error
  }
  if (error instanceof BackupError || error instanceof ForeignStore || error instanceof MigrationError)
    return wrongUse(error.message)
  if (isOutOfRoom(error) || NO_ROOM.has(codeOf(error)))
    return new CliFailure(EXIT.failed, [
      `There is no room left ${where.room}. ${where.kept} Make room, and start again.`,
    ])
  if (error instanceof StorageAway)
    return outOfReach(`The file store does not answer or refuses us (${error.code}). ${where.kept}`)
  if (isAway(error)) return outOfReach(`The database does not answer any more (${codeOf(error)}). ${where.kept}`)
  return error
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `12 KB`, `3.4 GB`. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}
