import { type Legal, TABLE_NAMES, type TableName } from '../../law/tables.ts'
import type { Clock } from '../clock.ts'
import { type Reader, sql, type Tx } from '../db/db.ts'
import type { Log } from '../log.ts'
import { type LegalTables, tableProblem } from './read-legal.ts'

/** How long a process uses what it read last, and so the longest delay until it sees another process's upload. */
const MAX_AGE_MS = 1_000

export type TableUpload = { readonly content: unknown; readonly changed_at: Date; readonly changed_by: string }
export type Origin = 'built_in' | 'replaced' | 'uploaded'
export type TableState = {
  readonly origin: Origin
  /** The latest upload: who made it, and when. It applies only if it has no problem. */
  readonly upload: TableUpload | null
  /** Why an uploaded table does not apply: a release may require more than it has. */
  readonly problem: string | null
}
export type Tables = { readonly legal: Legal; readonly states: Readonly<Record<TableName, TableState>> }

/** The tables of the law as they are now. Rules never see the book: they get its tables as plain values. */
export type LegalBook = {
  read(reader: Reader): Promise<Legal>
  readTables(reader: Reader): Promise<Tables>
  /** Call after an upload by this process, so that it applies at once. */
  forget(): void
}

type Given = { files: LegalTables; clock: Clock; log: Log }

export function openLegalBook({ files, clock, log }: Given): LegalBook {
  let known: { tables: Tables; count: number; read_at: number } | undefined
  const readTables = async (reader: Reader): Promise<Tables> => {
    const now = clock.wall().getTime()
    if (known && now - known.read_at < MAX_AGE_MS) return known.tables
    // Rows are only added, so their number tells versions apart, whatever the order of commits.
    const count = await countVersions(reader)
    if (known?.count !== count) {
      known = { tables: merge(files, await listUploads(reader)), count, read_at: now }
      for (const [name, { problem }] of Object.entries(known.tables.states))
        if (problem) log.error({ table: name, problem }, 'an uploaded table of the law does not fit and is not used')
    }
    known = { ...known, read_at: now }
    return known.tables
  }
  return {
    readTables,
    read: async (reader) => (await readTables(reader)).legal,
    forget: () => {
      known = undefined
    },
  }
}

function merge({ legal, replaced }: LegalTables, uploads: readonly UploadRow[]): Tables {
  const found = TABLE_NAMES.map((name) => {
    const upload = uploads.find((row) => row.name === name)
    const fault = upload && tableProblem(name, upload.content)
    const problem = fault ? `${fault.field} ${fault.message}` : null
    const origin: Origin = upload && !fault ? 'uploaded' : replaced.has(name) ? 'replaced' : 'built_in'
    const content = origin === 'uploaded' ? upload?.content : legal[name]
    return { name, content, state: { origin, upload: upload ?? null, problem } }
  })
  return {
    legal: Object.freeze(Object.fromEntries(found.map(({ name, content }) => [name, content]))) as Legal,
    states: Object.fromEntries(found.map(({ name, state }) => [name, state])) as Record<TableName, TableState>,
  }
}

const countVersions = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from legal_table_versions`))?.total ?? 0

type UploadRow = TableUpload & { name: TableName }

/** The latest version of each table, if it has content. */
const listUploads = (reader: Reader): Promise<UploadRow[]> =>
  reader.many(sql`
    select v.name, v.content, v.created_at as changed_at, coalesce(nullif(o.name, ''), o.email) as changed_by
    from (select distinct on (name) * from legal_table_versions order by name, version desc) v
    join operators o on o.id = v.operator_id
    where v.content is not null`)

export type NewVersion = { name: TableName; content: object | null; operator_id: string; created_at: Date }

export async function insertTableVersion(tx: Tx, row: NewVersion): Promise<void> {
  await tx.run(sql`
    insert into legal_table_versions (name, content, operator_id, created_at)
    values (${row.name}, ${row.content}, ${row.operator_id}, ${row.created_at})`)
}
