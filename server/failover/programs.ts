import { readdirSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the set-up is made of, and the package of Debian and Ubuntu that brings each part. */
const PACKAGES = {
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pg_basebackup: 'postgresql',
} as const

type Program = keyof typeof PACKAGES
export type Programs = Readonly<Record<Program, string>>

/** Not in everybody's PATH, and on Debian never in anybody's: PostgreSQL's own. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin']
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** Those that are there. */
export function findPrograms(path = process.env.PATH ?? ''): Partial<Programs> {
  const folders = [...postgresFolders(), ...path.split(delimiter), ...MORE_FOLDERS]
  const found: Partial<Record<Program, string>> = {}
  for (const name of Object.keys(PACKAGES) as Program[]) {
    const file = folders.map((folder) => join(folder, name)).find(isFile)
    if (file) found[name] = file
  }
  return found
}

export const hasAll = (found: Partial<Programs>): found is Programs =>
  Object.keys(PACKAGES).every((name) => name in found)

/** What a person has to do before this can run. */
export function explainMissing(found: Partial<Programs>): string {
  const missing = (Object.keys(PACKAGES) as Program[]).filter((name) => !(name in found))
  const packages = [...new Set(missing.map((name) => PACKAGES[name]))]
  return [
    `Not run: ${missing.join(', ')} not found.`,
    'On Debian 12 or newer and Ubuntu 24.04 or newer:',
    `  apt-get install --no-install-recommends ${packages.join(' ')}`,
    'Nothing needs to be set up, and the services that come with the packages need not run.',
  ].join('\n')
}

/** Newest first. */
function postgresFolders(): string[] {
  const versions = namesIn(DEBIAN_POSTGRES).map(Number).filter(Number.isInteger)
  return versions.sort((left, right) => right - left).map((version) => join(DEBIAN_POSTGRES, String(version), 'bin'))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

export type User = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses root. Debian's packages bring a user for it; somebody without rights will do as well. */
export function findUser(passwd = readFileSync('/etc/passwd', 'utf8')): User | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      passwd
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}
