import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { DatabaseAddress } from '../src/platform/db/db.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { query } from './embedded-postgres-helpers.ts'

/** A PostgreSQL server of its own. Both roles see the same database. */
export type Cluster = { address: DatabaseAddress; superuser: DatabaseAddress; close(): Promise<void> }

export const openEmbedded = (data_dir: string): Promise<Cluster> => openEmbeddedPostgres({ data_dir, durable: false })

const PROGRAMS = ['initdb', 'pg_ctl', 'pg_dump', 'psql']
const DEBIAN = '/usr/lib/postgresql'

/** The folder with the programs of a PostgreSQL that is installed on this machine, the newest one of Debian first. */
export function findInstalled(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL does not run as root, who maps itself to another user. */
const AS_OTHER = ['unshare', '--user', '--map-user=1', '--map-group=1', '--']
const prefix = process.getuid?.() === 0 ? AS_OTHER : []
export const canRunInstalled = (): boolean => {
  const [program = 'true', ...rest] = [...prefix, 'true']
  return spawnSync(program, rest).status === 0
}

const run = (...words: string[]): void => {
  const [program = '', ...rest] = [...prefix, ...words]
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
}

export async function openInstalled(bin: string, folder: string): Promise<Cluster> {
  const data = join(folder, 'data')
  await mkdir(folder, { recursive: true })
  run(join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = `-F -k '${folder}' -c listen_addresses=''`
  run(join(bin, 'pg_ctl'), '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  const address = { host: folder, port: 5432, username: 'postgres', password: '', database: 'mahnwerk' }
  await query({ ...address, database: 'postgres' }, (sql) => sql.unsafe('create database mahnwerk template template0'))
  return {
    address,
    superuser: address,
    close: async () => run(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop'),
  }
}

/** A plain dump, loaded by hand into an empty database. */
export function dumpAndLoad(bin: string, from: DatabaseAddress, to: DatabaseAddress): void {
  const at = ({ host, port, username, database }: DatabaseAddress) => [
    ...['-h', host, '-p', String(port), '-U', username, '-d', database],
  ]
  const dump = spawnSync(join(bin, 'pg_dump'), at(from), { maxBuffer: 2 ** 28 })
  assert.equal(dump.status, 0, String(dump.stderr))
  const loading = ['-q', '-v', 'ON_ERROR_STOP=1', ...at(to)]
  const loaded = spawnSync(join(bin, 'psql'), loading, { input: dump.stdout, maxBuffer: 2 ** 28 })
  assert.equal(loaded.status, 0, String(loaded.stderr))
}

/** What a dump does, without its programs: all rows and sequences, into a database that has the same tables. */
export async function copyRows(from: DatabaseAddress, to: DatabaseAddress): Promise<void> {
  await query(from, (source) =>
    query(to, (target) =>
      target.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        const tables = await tx<{ name: string; columns: string }[]>`
          select c.table_name::text as name, string_agg(quote_ident(c.column_name), ', ') as columns
          from information_schema.columns c join pg_class t
            on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
          where table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition and is_generated = 'NEVER'
          group by 1`
        await tx.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')}`)
        for (const { name, columns } of tables) {
          const [held] = await source.unsafe(`select coalesce(json_agg(t), '[]')::text as rows from ${name} t`)
          await tx.unsafe(
            `insert into ${name} (${columns}) overriding system value
             select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
            [held?.rows],
          )
        }
        const sequences = await source<{ name: string; value: string | null }[]>`
          select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public'`
        for (const { name, value } of sequences)
          if (value !== null) await tx`select setval(${name}::text::regclass, ${value}::text::bigint)`
      }),
    ),
  )
}
