import type { TableName } from '../../law/tables.ts'
import { type Reader, sql, type Tx } from '../db/db.ts'

/** A version of a table of the law. One without content leads back to the built-in table. */
export type TableVersion = {
  readonly version: number
  readonly content: object | null
  readonly restores: number | null
  readonly changed_at: Date
  readonly changed_by: string
}

const VERSIONS = sql`select v.version, v.content, v.restores, v.created_at as changed_at,
  coalesce(nullif(o.name, ''), o.email) as changed_by
  from legal_table_versions v join operators o on o.id = v.operator_id`

/** The newest first. */
export const listVersions = (reader: Reader, name: TableName, limit: number): Promise<TableVersion[]> =>
  reader.many(sql`${VERSIONS} where v.name = ${name} order by v.version desc limit ${limit}`)

export const findVersion = (reader: Reader, name: TableName, version: number): Promise<TableVersion | undefined> =>
  reader.one(sql`${VERSIONS} where v.name = ${name} and v.version = ${version}`)

/** Whoever changes a table waits for the one before, so that each sees what it changes. */
export const lockTable = (tx: Tx, name: TableName): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`legal table ${name}`}, 0))`)

export type NewVersion = {
  name: TableName
  content: object | null
  restores: number | null
  operator_id: string
  created_at: Date
}

export async function insertTableVersion(tx: Tx, row: NewVersion): Promise<number> {
  const made = await tx.one<{ version: number }>(sql`
    insert into legal_table_versions (name, content, restores, operator_id, created_at)
    values (${row.name}, ${row.content}, ${row.restores}, ${row.operator_id}, ${row.created_at}) returning version`)
  return (made as { version: number }).version
}
