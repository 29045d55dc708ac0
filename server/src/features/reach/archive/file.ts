import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Db, Reader } from '../../../platform/db/db.ts'
import type { Storage, StoredBlob } from '../../../platform/storage/storage.ts'
import { leavingRows } from './queries.rows.ts'
import { findBounds, type NamedKey, provideKeys, readKeys, type Written } from './queries.ts'
import { ARCHIVED_TABLES, type ArchivedTable, type LeavingRow } from './rules.ts'
import { seal, unseal } from './seal.ts'

/** Of the form of a file. A later version that writes another one still reads this. */
const FORM = 1

export const ARCHIVE_FOLDER = 'archives'

export type ArchiveHead = { readonly number: number; readonly part: string; readonly closed_before: Date }

/** A row as a line of the file has it. */
type Line = {
  readonly table: ArchivedTable
  readonly kept: string | null
  readonly sealed: string | null
  /** Of the keys. */
  readonly refs: readonly string[]
}

/** The file is a line of JSON about itself, and one for each row; compressed with gzip. */
export async function writeFile(
  { db, storage }: { db: Db; storage: Storage },
  key: string,
  head: ArchiveHead,
): Promise<{ stored: StoredBlob; written: Written[] }> {
  const written = new Map<ArchivedTable, { rows: number; digest: bigint }>()
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ mahnwerk_archive: FORM, ...head })}\n`
    for (const table of ARCHIVED_TABLES) {
      const sum = { rows: 0, digest: 0n }
      written.set(table, sum)
      const bounds = await findBounds(db, table, head.part)
      if (!bounds) continue
      for await (const rows of leavingRows(db, table, { cut: head.closed_before, bounds })) {
        sum.rows += rows.length
        for (const { digest } of rows) sum.digest += BigInt(digest)
        yield linesOf(table, rows, await keysFor(db, rows))
      }
    }
  }
  const compressed = createGzip()
  const flowing = pipeline(Readable.from(lines()), compressed)
  const [stored] = await Promise.all([storage.put(key, compressed), flowing])
  return {
    stored,
    written: [...written].map(([table_name, { rows, digest }]) => ({ table_name, rows, digest: String(digest) })),
  }
}

const keysFor = (db: Db, rows: readonly LeavingRow[]): Promise<Map<string, NamedKey>> =>
  provideKeys(db, [...new Set(rows.flatMap(({ subjects }) => subjects))])

function linesOf(table: ArchivedTable, rows: readonly LeavingRow[], keys: ReadonlyMap<string, NamedKey>): string {
  const lines = rows.map(({ kept, personal, subjects }): Line => {
    const named = subjects.map((subject) => keys.get(subject) as NamedKey)
    const refs = named.map(({ ref }) => ref)
    const sealed =
      personal === null
        ? null
        : seal(
            personal,
            named.map(({ key }) => key),
          )
    return { table, kept, sealed, refs }
  })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** What is wrong with a stored file; undefined where it is as it was written. */
export async function faultOfFile(
  storage: Storage,
  { blob_key, sha256 }: { blob_key: string; sha256: string },
): Promise<string | undefined> {
  const { stream } = await storage.get(blob_key)
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex') === sha256 ? undefined : 'its bytes are not those that were written'
}

const PORTION = 1_000

export type ReturnedRows = { readonly table: ArchivedTable; readonly rows: readonly string[]; readonly erased: number }

/** The rows of a file as JSON, in portions of one table. What was erased meanwhile is counted and left out. */
export async function* readFile(reader: Reader, storage: Storage, key: string): AsyncGenerator<ReturnedRows> {
  let waiting: Line[] = []
  let is_head = true
  for await (const text of linesOfFile(storage, key)) {
    if (is_head) {
      is_head = false
      continue
    }
    const line = JSON.parse(text) as Line
    if (waiting.length === PORTION || (waiting[0] && waiting[0].table !== line.table)) {
      yield await openLines(reader, waiting)
      waiting = []
    }
    waiting.push(line)
  }
  if (waiting.length > 0) yield await openLines(reader, waiting)
}

/** By newlines alone: other marks that end a line elsewhere may stand within one here. */
async function* linesOfFile(storage: Storage, key: string): AsyncGenerator<string> {
  const { stream } = await storage.get(key)
  const plain = createGunzip()
  // It ends both streams with what failed, so whoever reads gets it here.
  pipeline(stream, plain).catch(() => undefined)
  plain.setEncoding('utf8')
  let rest = ''
  for await (const chunk of plain as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function openLines(reader: Reader, lines: readonly Line[]): Promise<ReturnedRows> {
  const keys = await readKeys(reader, [...new Set(lines.flatMap(({ refs }) => refs))])
  const opened = lines.map(({ kept, sealed, refs }) => {
    if (sealed === null) return kept
    const personal = unseal(
      sealed,
      refs.map((ref) => keys.get(ref)),
    )
    if (personal === undefined) return kept
    // Both are objects, joined as text: numbers in them may have more digits than JavaScript keeps.
    return kept === null ? personal : joinObjects(kept, personal)
  })
  const rows = opened.filter((row) => row !== null)
  return { table: (lines[0] as Line).table, rows, erased: lines.length - rows.length }
}

/** Of two keys of the same name PostgreSQL keeps the last. */
const joinObjects = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`
