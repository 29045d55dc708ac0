import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { codeOf } from '../error-code.ts'
import { rowOf } from './apply.ts'
import type { Client } from './client.ts'
import { MIGRATIONS_DIR, type Migration, MigrationError, wordsOf } from './migration-files.ts'

/**
 * What all migrations up to a number make on an empty database, in one text that `npm run baseline` writes: a first start
 * takes it instead of going through a hundred and fifty files. Everything else goes through the files.
 */
export type Baseline = {
  /** The last migration that it holds, without the ending of its name. */
  readonly until: string
  /** Of the files that it was made of. */
  readonly digest: string
  readonly text: string
}

export const BASELINE_FILE = 'baseline.sql'

const HEAD = (until: string, digest: string): string => `-- Made by "npm run baseline". Do not edit.
-- holds: the migrations until ${until}
-- made of: ${digest}
`
const HOLDS = /^-- holds: the migrations until (\d{4}_[a-z0-9_]+)\n-- made of: ([0-9a-f]{64})\n/m

/** None, if there is no such file. */
export async function readBaseline(directory: URL = MIGRATIONS_DIR): Promise<Baseline | undefined> {
  const text = await readFile(new URL(BASELINE_FILE, directory), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    return ''
  })
  const [, until, digest] = HOLDS.exec(text) ?? []
  return until && digest ? { until, digest, text } : undefined
}

export function baselineText(migrations: readonly Migration[], schema: string): string {
  const last = migrations.at(-1)
  if (!last) throw new Error('there are no migrations')
  return `${HEAD(wordsOf(last), digestOf(migrations))}${schema}`
}

function digestOf(migrations: readonly Migration[]): string {
  const hash = createHash('sha256')
  for (const { name, checksum, backfill } of migrations)
    hash.update(`${name} ${checksum}${backfill === undefined ? '' : ' with a backfill'}\n`)
  return hash.digest('hex')
}

/** The migrations that it holds. None, if it was made of other files: then it must not be used. */
export function heldBy({ until, digest }: Baseline, migrations: readonly Migration[]): readonly Migration[] {
  const held = migrations.slice(0, migrations.findIndex((migration) => wordsOf(migration) === until) + 1)
  return digestOf(held) === digest ? held : []
}

/** But for the table of the runner itself, and extensions. */
export async function isEmpty(client: Client): Promise<boolean> {
  const [found] = await client<{ is_empty: boolean }[]>`
    select not exists (
      select from pg_class c where c.relnamespace = current_schema()::regnamespace
        and c.oid is distinct from to_regclass('migrations') and c.oid is distinct from to_regclass('migrations_pkey')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      union all
      select from pg_proc p where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')) as is_empty`
  return found?.is_empty === true
}

/** One transaction with the rows of all migrations that it holds, as if each had been applied. */
export async function applyBaseline(
  client: Client,
  { text }: Baseline,
  { held, onBaseline }: { held: readonly Migration[]; onBaseline: (() => void) | undefined },
): Promise<void> {
  try {
    await client.begin(async (tx) => {
      // Before anything else, as with a single file.
      await tx`insert into migrations ${tx(held.map(rowOf))}`
      const made = tx.unsafe(text).simple().execute()
      // The driver sends it within a turn of the event loop.
      setTimeout(() => onBaseline?.(), 1)
      await made
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The baseline failed and was rolled back, nothing was changed: ${reason}.`)
  }
}
