import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { columnsText, quoted, type Table } from './catalogue.ts'
import { TABLES_FOLDER, type TableEntry } from './manifest.ts'
import type { Session } from './session.ts'

/** Fast: text shrinks to about a fifth even so, and the database waits for nobody. */
const GZIP_LEVEL = 1
const NEWLINE = 0x0a

export const tablePath = (set: string, name: string): string => join(set, TABLES_FOLDER, `${name}.copy.gz`)

/** Writes one table as PostgreSQL prints it, row by row: none is held in memory. */
export async function copyTableOut(
  session: Session,
  table: Table,
  { set, interrupted }: { set: string; interrupted: AbortSignal },
): Promise<TableEntry> {
  const rows = await session.unsafe(`copy ${quoted(table.name)} (${columnsText(table)}) to stdout`).readable()
  const meter = openRowMeter()
  const file = createWriteStream(tablePath(set, table.name), { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(rows, meter.through, createGzip({ level: GZIP_LEVEL }), file, { signal: interrupted })
  return { name: table.name, columns: [...table.columns], ...meter.read() }
}

type Measured = Pick<TableEntry, 'rows' | 'bytes' | 'sha256'>

/** Counts and hashes rows on their way. Each ends with a newline, and one within a value is written as `\n`. */
export function openRowMeter(): { through: Transform; read(): Measured } {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
      done(null, chunk)
    },
  })
  return { through, read: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}
