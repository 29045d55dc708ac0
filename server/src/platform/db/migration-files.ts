import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export const MIGRATIONS_DIR = new URL('../../../migrations/', import.meta.url)

/** Its message is one sentence for a person. */
export class MigrationError extends Error {}

export type Migration = {
  readonly number: number
  readonly name: string
  readonly text: string
  readonly checksum: string
  /** The statement of `NNNN_words.backfill.sql`, if there is one; see backfills.ts. */
  readonly backfill?: string
}

export async function readMigrations(directory: URL = MIGRATIONS_DIR): Promise<Migration[]> {
  const found = await readdir(directory)
  const names = found.filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, directory), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const migration = { number: Number(name.slice(0, 4)), name, text, checksum }
      const beside = `${wordsOf(migration)}.backfill.sql`
      return found.includes(beside)
        ? { ...migration, backfill: await readFile(new URL(beside, directory), 'utf8') }
        : migration
    }),
  )
}

/** The name without its ending, which its backfill has too. */
export const wordsOf = ({ name }: Pick<Migration, 'name'>): string => name.replace(/\.sql$/, '')

/** From this number on, migrations obey docs/migrations.md, and a test holds them to it. */
export const RULES_FROM = 166

/** What a file says about itself, in lines that begin with `-- migrate:`. */
export type Marks = {
  /** Each statement is its own transaction, for `create index concurrently`. */
  readonly is_outside: boolean
  /** Why older versions cannot run on what this migration leaves; null if they can. */
  readonly ends_older: string | null
  /** Names of backfills that must be finished before. */
  readonly after_backfills: readonly string[]
  /** Rules that it breaks, with the reasons. */
  readonly allowed: readonly { readonly rule: string; readonly reason: string }[]
}

export function marksOf({ name, text }: Pick<Migration, 'name' | 'text'>): Marks {
  const lines = text.split('\n').filter((line) => /^\s*-- migrate\b/.test(line))
  const marks = lines.map((line) => {
    const mark = readMark(line)
    if (mark) return mark
    throw new MigrationError(`Migration ${name} has the line "${line}", which docs/migrations.md does not know.`)
  })
  return {
    is_outside: marks.some((mark) => 'is_outside' in mark),
    ends_older: marks.flatMap((mark) => ('ends_older' in mark ? [mark.ends_older] : []))[0] ?? null,
    after_backfills: marks.flatMap((mark) => ('after' in mark ? [mark.after] : [])),
    allowed: marks.flatMap((mark) => ('rule' in mark ? [mark] : [])),
  }
}

type Mark = { is_outside: true } | { ends_older: string } | { after: string } | { rule: string; reason: string }

function readMark(line: string): Mark | undefined {
  if (/^-- migrate: outside a transaction$/.test(line)) return { is_outside: true }
  const [, ends_older] = /^-- migrate: ends older versions because (\S.*)$/.exec(line) ?? []
  if (ends_older) return { ends_older }
  const [, after] = /^-- migrate: after the backfill (\d{4}_[a-z0-9_]+)$/.exec(line) ?? []
  if (after) return { after }
  const [, rule, reason] = /^-- migrate: allows ([a-z-]+) because (\S.*)$/.exec(line) ?? []
  return rule && reason ? { rule, reason } : undefined
}

/** Whether a version that does not know this migration may run on what it leaves. */
export const mayOlderRun = (migration: Migration): boolean =>
  migration.number >= RULES_FROM && marksOf(migration).ends_older === null

/**
 * The statements of a file that runs outside a transaction. Only for those: a test lets PostgreSQL's own parser confirm
 * that each ends at a line's end, and that none holds a semicolon there.
 */
export function statementsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*--/.test(line))
  return lines
    .join('\n')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
