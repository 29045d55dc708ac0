import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../../kernel/errors.ts'
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
  readonly fault: Problem | null
}
/** A row that somebody confirmed, and which has not changed since. */
export type ConfirmedRow = {
  readonly name: TableName
  readonly list: string
  readonly valid_from: string
  readonly confirmed_at: Date
  readonly confirmed_by: string
}
export type Tables = {
  readonly legal: Legal
  readonly states: Readonly<Record<TableName, TableState>>
  readonly confirmed: readonly ConfirmedRow[]
}

/** The tables of the law as they are now. Rules never see the book: they get its tables as plain values. */
export type LegalBook = {
  read(reader: Reader): Promise<Legal>
  readTables(reader: Reader): Promise<Tables>
  /** As the database has them at this moment; with a change, as they would be after it. */
  readAnew(reader: Reader, change?: TableChange): Promise<Tables>
  /** Call after an upload by this process, so that it applies at once. */
  forget(): void
}

/** What is to hold from now on: a table, or the built-in one. */
export type TableChange = { readonly name: TableName; readonly content: object | null }

type Given = { files: LegalTables; clock: Clock; log: Log }

export function openLegalBook({ files, clock, log }: Given): LegalBook {
  let known: { tables: Tables; count: number; read_at: number } | undefined
  const readTables = async (reader: Reader): Promise<Tables> => {
    const now = clock.wall().getTime()
    if (known && now - known.read_at < MAX_AGE_MS) return known.tables
    // Rows are only added, so their number tells versions apart, whatever the order of commits.
    const count = await countVersions(reader)
    if (known?.count !== count) {
      known = { tables: await readAnew(reader), count, read_at: now }
      for (const [name, { fault }] of Object.entries(known.tables.states)) {
        const problem = fault && `${fault.field} ${fault.message}`
        if (problem) log.error({ table: name, problem }, 'an uploaded table of the law does not fit and is not used')
      }
    }
    known = { ...known, read_at: now }
    return known.tables
  }
  const readAnew = async (reader: Reader, change?: TableChange): Promise<Tables> => {
    const [uploads, confirmations] = await Promise.all([listUploads(reader), listConfirmations(reader)])
    return withConfirmations(merge(files, withChange(uploads, change)), confirmations)
  }
  return {
    readTables,
    readAnew,
    read: async (reader) => (await readTables(reader)).legal,
    forget: () => {
      known = undefined
    },
  }
}

function merge({ legal, replaced }: LegalTables, uploads: readonly UploadRow[]): Omit<Tables, 'confirmed'> {
  const found = TABLE_NAMES.map((name) => {
    const upload = uploads.find((row) => row.name === name)
    const fault = (upload && tableProblem(name, upload.content)) ?? null
    const origin: Origin = upload && !fault ? 'uploaded' : replaced.has(name) ? 'replaced' : 'built_in'
    const content = origin === 'uploaded' ? upload?.content : legal[name]
    return { name, content, state: { origin, upload: upload ?? null, fault } }
  })
  return {
    legal: Object.freeze(Object.fromEntries(found.map(({ name, content }) => [name, content]))) as Legal,
    states: Object.fromEntries(found.map(({ name, state }) => [name, state])) as Record<TableName, TableState>,
  }
}

function withChange(uploads: readonly UploadRow[], change: TableChange | undefined): readonly UploadRow[] {
  if (!change) return uploads
  const others = uploads.filter(({ name }) => name !== change.name)
  if (change.content === null) return others
  return [...others, { name: change.name, content: change.content, changed_at: new Date(0), changed_by: '' }]
}

type Row = Readonly<Record<string, unknown>> & { readonly valid_from: string }

/** What a confirmation is about: the figures, not what is said about their reliability. */
const figuresOf = ({ confirmed: _, next_change: __, ...figures }: Row): object => figures

/** Marks the rows that somebody confirmed. A confirmation of other figures than those of today is void. */
function withConfirmations(tables: Omit<Tables, 'confirmed'>, confirmations: readonly ConfirmationRow[]): Tables {
  const confirmed: ConfirmedRow[] = []
  const mark = (name: TableName, value: unknown, list: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) {
      const parts = Object.entries(value).map(([key, part]) => [key, mark(name, part, list ? `${list}.${key}` : key)])
      return Object.fromEntries(parts)
    }
    return value.map((row: Row) => {
      const is_about = (one: ConfirmationRow) =>
        one.name === name && one.list === list && isDeepStrictEqual(figuresOf(one.content), figuresOf(row))
      const last = confirmations.findLast(is_about)
      if (!last) return row
      const { confirmed_at, confirmed_by, next_change } = last
      confirmed.push({ name, list, valid_from: row.valid_from, confirmed_at, confirmed_by })
      return { ...row, confirmed: true, next_change }
    })
  }
  const names = new Set(confirmations.map(({ name }) => name))
  const legal = Object.fromEntries(
    Object.entries(tables.legal).map(([name, table]) => [
      name,
      names.has(name as TableName) ? mark(name as TableName, table, '') : table,
    ]),
  )
  return { ...tables, legal: Object.freeze(legal) as Legal, confirmed }
}

/** Versions and confirmations: rows are only ever added to either. */
const countVersions = async (reader: Reader): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select (select count(*) from legal_table_versions) + (select count(*) from legal_row_confirmations) as total`)
  )?.total ?? 0

type UploadRow = TableUpload & { name: TableName }

/** The latest version of each table, if it has content. */
const listUploads = (reader: Reader): Promise<UploadRow[]> =>
  reader.many(sql`
    select v.name, v.content, v.created_at as changed_at, coalesce(nullif(o.name, ''), o.email) as changed_by
    from (select distinct on (name) * from legal_table_versions order by name, version desc) v
    join operators o on o.id = v.operator_id
    where v.content is not null`)

type ConfirmationRow = Omit<ConfirmedRow, 'valid_from'> & { readonly content: Row; readonly next_change: string | null }

const listConfirmations = (reader: Reader): Promise<ConfirmationRow[]> =>
  reader.many(sql`
    select c.name, c.list, c.content, c.next_change, c.created_at as confirmed_at,
      coalesce(nullif(o.name, ''), o.email) as confirmed_by
    from legal_row_confirmations c join operators o on o.id = c.operator_id order by c.id`)

export type NewConfirmation = {
  name: TableName
  list: string
  content: object
  next_change: string | null
  operator_id: string
  created_at: Date
}

export async function insertConfirmation(tx: Tx, row: NewConfirmation): Promise<void> {
  await tx.run(sql`
    insert into legal_row_confirmations (name, list, content, next_change, operator_id, created_at)
    values (${row.name}, ${row.list}, ${row.content}, ${row.next_change}, ${row.operator_id}, ${row.created_at})`)
}
