import { type Reader, sql } from './db.ts'
import { type Migration, marksOf, mayOlderRun } from './migration-files.ts'
import { ACTS, type Effort, type Lock, readSteps, type Step } from './statement-facts.ts'

/** Bytes of a table that are dealt with in a second: low figures, since others work too. */
const BYTES_A_SECOND: Record<Exclude<Effort, 'instant'>, number> = {
  scan: 100_000_000,
  build: 30_000_000,
  rewrite: 15_000_000,
  rows: 5_000_000,
}

const STOPS: Record<Lock, 'nobody' | 'writing' | 'reading and writing'> = {
  RowExclusive: 'nobody',
  ShareUpdateExclusive: 'nobody',
  Share: 'writing',
  ShareRowExclusive: 'writing',
  AccessExclusive: 'reading and writing',
}

export type PlannedStep = {
  readonly what: string
  readonly table: string
  /** As PostgreSQL last estimated them; null if it never has. */
  readonly rows: number | null
  readonly bytes: number
  readonly lock: Lock
  readonly stops: (typeof STOPS)[Lock]
  readonly seconds: number
}

export type PlannedMigration = {
  readonly name: string
  readonly in_transaction: boolean
  readonly older_may_run: boolean
  readonly ends_older: string | null
  /** Backfills that are gone through from their first row on before it begins. */
  readonly after_backfills: readonly string[]
  /** Those on tables that are there now. Nobody waits for what is new. */
  readonly steps: readonly PlannedStep[]
  /** The table whose old rows are changed afterwards. */
  readonly backfill: { readonly table: string | null; readonly rows: number | null } | null
}

/** What the migrations will do to the tables of this database. Changes nothing, and locks nothing but to read. */
export async function planMigrations(reader: Reader, pending: readonly Migration[]): Promise<PlannedMigration[]> {
  const plan: PlannedMigration[] = []
  for (const migration of pending) {
    const { is_outside, ends_older, after_backfills } = marksOf(migration)
    const steps = await readSteps(migration.text)
    const planned: PlannedStep[] = []
    for (const step of steps) planned.push(...(await planStep(reader, step)))
    plan.push({
      name: migration.name,
      in_transaction: !is_outside,
      older_may_run: mayOlderRun(migration),
      ends_older,
      after_backfills,
      steps: planned,
      backfill: migration.backfill === undefined ? null : await planBackfill(reader, migration.backfill),
    })
  }
  return plan
}

async function planStep(reader: Reader, { act, table, name }: Step): Promise<PlannedStep[]> {
  const { says, lock, effort } = ACTS[act]
  const found = await measure(reader, table ?? name)
  if (!found || lock === null) return []
  const seconds = effort === 'instant' ? 0 : found.bytes / BYTES_A_SECOND[effort]
  return [{ what: says, ...found, lock, stops: STOPS[lock], seconds: Math.round(seconds * 10) / 10 }]
}

type Measured = { readonly table: string; readonly rows: number | null; readonly bytes: number }

/** A table, or that of an index. */
const measure = (reader: Reader, name: string | null): Promise<Measured | undefined> =>
  reader.one(sql`
    select t.relname::text as table, nullif(t.reltuples, -1)::bigint as rows, pg_relation_size(t.oid) as bytes
    from pg_class t
    where t.oid = coalesce((select indrelid from pg_index where indexrelid = to_regclass(${name ?? ''}::text)), to_regclass(${name ?? ''}::text))
      and t.relkind in ('r', 'p')`)

const WRITES = ['UpdateStmt', 'DeleteStmt', 'InsertStmt']

async function planBackfill(reader: Reader, text: string): Promise<{ table: string | null; rows: number | null }> {
  const { parse } = await import('libpg-query')
  const name = changedTable(await parse(text))
  return { table: name, rows: (await measure(reader, name))?.rows ?? null }
}

/** The table of the first statement in a parsed text that writes. It may stand within a `with`. */
function changedTable(tree: unknown): string | null {
  if (typeof tree !== 'object' || tree === null) return null
  for (const [key, value] of Object.entries(tree)) {
    const name = WRITES.includes(key) ? value.relation?.relname : changedTable(value)
    if (typeof name === 'string') return name
  }
  return null
}
