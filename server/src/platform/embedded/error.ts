import { codeOf } from '../error-code.ts'
/** The message is one sentence for the person who started the product: what is wrong and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** A PostgreSQL that this process can neither join nor stop has the folder. */
export class DataDirInUse extends EmbeddedPostgresError {}

/** Nobody knows whether one has it: there are locks, but this one could not be had. */
export class DataDirNotLocked extends EmbeddedPostgresError {}

const BROKEN_BINARY =
  /loading shared libraries|exec format error|symbol lookup error|GLIBC|failed to execute|exit code 12[67]/i
const OWN_DATABASE = 'set DATABASE_URL to a PostgreSQL of your own'

export function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Explains a failed file operation in one sentence. An error that is already explained stays as it is. */
export function explainFileTrouble(path: string, error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error
  return new EmbeddedPostgresError(fileSentence(path, error), { cause: error })
}

function fileSentence(path: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return `This user may not read and write ${path}: give the user access to it or set DATA_DIR to another folder.`
    case 'EROFS':
      return `${path} lies on a read-only file system: set DATA_DIR to a folder that can be written.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is not a folder: remove that file or set DATA_DIR to another folder.`
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path)
    default:
      return `${path} cannot be used (${textOf(error)}): set DATA_DIR to another folder.`
  }
}

// Its log needs room for the next piece of 16 MB; less does not help.
function diskFull(path: string, is_log = false): string {
  if (is_log)
    return `The disk of ${path}/postgres/pg_wal is full: free at least 64 MB there, and nothing that was stored is lost.`
  return `The disk of ${path} is full: free some space and start again, or set DATA_DIR to a folder on another disk.`
}

/** Explains in one sentence what initdb or postgres wrote before it gave up. */
export function explainOutput(output: string, place: { data_dir: string; log_file?: string }): EmbeddedPostgresError {
  const line = lastMeaningfulLine(output)
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new EmbeddedPostgresError(diskFull(place.data_dir, /pg_wal/.test(output)))
  }
  if (/could not look up effective user id/i.test(output)) {
    return new EmbeddedPostgresError(
      `This user has no entry in /etc/passwd, which PostgreSQL needs to create its files (${line}): ` +
        `start as a named user or ${OWN_DATABASE}.`,
    )
  }
  if (BROKEN_BINARY.test(output)) {
    return explainBinaryTrouble(line)
  }
  const see = place.log_file === undefined ? '' : `see ${place.log_file}, `
  return new EmbeddedPostgresError(
    `PostgreSQL could not start in ${place.data_dir} (${line}): ${see}remove the cause and start again, ` +
      `or ${OWN_DATABASE}.`,
  )
}

export function explainBinaryTrouble(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The PostgreSQL that comes with the npm packages cannot run on this machine (${reason}): ` +
      `run "npm ci" on this machine again or ${OWN_DATABASE}.`,
  )
}

// A fatal line says more than the lines after it, unless it answered a client that connected too early. Prefixes (time,
// process, level) are dropped.
function lastMeaningfulLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/FATAL:\s{1,9}(the database system is|terminating connection)/.test(line))
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/i.test(line)) ??
    lines.findLast((line) => !line.startsWith('exit code')) ??
    lines.at(-1)
  if (telling === undefined) return 'it said nothing'
  return telling.replace(/^.{0,400}?\b(FATAL|PANIC|error):\s{1,9}/i, '').replace(/\.$/, '')
}
