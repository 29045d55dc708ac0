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
  // As a query, since a table that is kept by months cannot be named.
  const query = `select ${columnsText(table)} from ${quoted(table.name)}`
  const rows = await session.unsafe(`copy (${query}) to stdout`).readable()
  const meter = openRowMeter()
  const file = createWriteStream(tablePath(set, table.name), { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(rows, meter.through, createGzip({ level: GZIP_LEVEL }), file, { signal: interrupted })
  return { name: table.name, columns: [...table.columns], ...meter.read() }
}

type Measured = Pick<TableEntry, 'rows' | 'bytes' | 'sha256'>

/** Rows come one by one, and compression costs the same for a row as for a thousand. */
const PORTION_BYTES = 256 * 1024

/**
 * Counts and hashes rows on their way, and passes them on in larger portions. Each row ends with a newline, and one within
 * a value is written as `\n`.
 */
export function openRowMeter(): { through: Transform; read(): Measured } {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  let [waiting, waiting_bytes]: [Buffer[], number] = [[], 0]
  const take = (): Buffer => {
    const portion = Buffer.concat(waiting, waiting_bytes)
    ;[waiting, waiting_bytes] = [[], 0]
    hash.update(portion)
    bytes += portion.length
    for (let at = portion.indexOf(NEWLINE); at >= 0; at = portion.indexOf(NEWLINE, at + 1)) rows++
    return portion
  }
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk)
      waiting_bytes += chunk.length
      if (waiting_bytes < PORTION_BYTES) done()
      else done(null, take())
    },
    flush: (done) => done(null, take()),
  })
  return { through, read: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}
