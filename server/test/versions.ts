import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Migration, readMigrations } from '../src/platform/db/migrate.ts'

const exec = promisify(execFile)
const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url))

/** The first migration of which versions can run on newer ones. */
const TOLERANT_FROM = 'server/migrations/0174_backfills.sql'

export type Version = { readonly name: string; readonly root: string }

/**
 * Two versions that follow each other, each in a folder of its own. If the repository holds a tag of a release that can
 * run on a newer schema, they are that release and this checkout. A shallow clone holds none: then this checkout is the
 * version before, and the next one is a copy of it with more migrations.
 */
export async function makeVersions(folder: string): Promise<{ before: Version; after: Version }> {
  const checkout = { name: 'this checkout', root: CHECKOUT }
  const tag = await findTag()
  if (tag) return { before: await unpack(tag, join(folder, 'before')), after: checkout }
  return { before: checkout, after: await makeNext(join(folder, 'after')) }
}

async function findTag(): Promise<string | undefined> {
  const git = (...args: string[]) =>
    exec('git', ['-C', CHECKOUT, ...args]).then(
      ({ stdout }) => stdout.split('\n').filter(Boolean),
      // No git, no repository, or an object that a shallow clone lacks.
      () => [],
    )
  for (const tag of await git('tag', '--merged', 'HEAD', '--sort=-version:refname'))
    if ((await git('ls-tree', '--name-only', tag, TOLERANT_FROM)).length > 0) return tag
  return undefined
}

async function unpack(tag: string, root: string): Promise<Version> {
  await mkdir(root)
  const archive = `${root}.tar`
  await exec('git', ['-C', CHECKOUT, 'archive', '--output', archive, tag])
  await exec('tar', ['-xf', archive, '-C', root])
  for (const part of ['', 'server'])
    await symlink(join(CHECKOUT, part, 'node_modules'), join(root, part, 'node_modules'))
  return { name: tag, root }
}

/** Expands as docs/migrations.md says: a column with a backfill, an index, a check, a table. */
const NEXT: readonly { readonly words: string; readonly text: string; readonly backfill?: string }[] = [
  {
    words: 'shade',
    text: 'alter table claims add column shade text;\n',
    backfill: `with portion as (
      select id from claims where id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid order by id limit $2),
    changed as (update claims c set shade = 'grey' from portion p where p.id = c.id and c.shade is null returning 1)
    select (select id::text from portion order by id desc limit 1), (select count(*) from changed) from portion limit 1\n`,
  },
  {
    words: 'shade_index',
    text: '-- migrate: outside a transaction\ncreate index concurrently if not exists claims_shade_idx on claims (shade);\n',
  },
  {
    words: 'shade_check',
    text: `alter table claims add constraint claims_shade_check check (shade <> '') not valid;\n`,
  },
  {
    words: 'shade_valid',
    text: '-- migrate: outside a transaction\nalter table claims validate constraint claims_shade_check;\n',
  },
  {
    words: 'claim_shades',
    text: 'create table claim_shades (claim_id uuid primary key references claims (id), shade text not null);\n',
  },
]

export async function nextRelease(): Promise<Migration[]> {
  const last = (await readMigrations()).at(-1)?.number ?? 0
  return NEXT.map(({ words, ...migration }, index) => {
    const number = last + 1 + index
    return { ...migration, number, name: `${String(number).padStart(4, '0')}_${words}.sql`, checksum: '' }
  })
}

const COPIED = ['src', 'migrations', 'bin']

/** Sources and migrations are copies: a program finds its migrations beside the real place of its sources. */
async function makeNext(root: string): Promise<Version> {
  await mkdir(join(root, 'server'), { recursive: true })
  await linkAll('', { root, but: ['server', '.git'] })
  await linkAll('server', { root, but: COPIED })
  for (const part of COPIED) await cp(join(CHECKOUT, 'server', part), join(root, 'server', part), { recursive: true })
  for (const { name, text, backfill } of await nextRelease()) {
    const path = join(root, 'server', 'migrations', name)
    await writeFile(path, text)
    if (backfill !== undefined) await writeFile(path.replace(/\.sql$/, '.backfill.sql'), backfill)
  }
  return { name: 'the next release', root }
}

async function linkAll(path: string, { root, but }: { root: string; but: readonly string[] }): Promise<void> {
  const entries = (await readdir(join(CHECKOUT, path))).filter((entry) => !but.includes(entry))
  for (const entry of entries) await symlink(join(CHECKOUT, path, entry), join(root, path, entry))
}
