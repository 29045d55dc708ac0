import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { type Environment, SECRETS } from '../../../platform/settings/secret-files.ts'
import { type Finding, ok, warn } from '../../checks/finding.ts'

/** Docker gives the files there to everybody in the container, who is nobody but us. */
const OF_CONTAINERS = /^(\/var)?\/run\/secrets\//
const PASSWORD_FILE = 'postgres-password'

/** Files with secrets that every user of this machine can read. One that we cannot read is a fault of the configuration. */
export async function checkSecretFiles(env: Environment, { data_dir }: Config): Promise<Finding[]> {
  const AREA = 'Secret files'
  if (process.platform === 'win32') return []
  const given = SECRETS.map((name) => env[`${name}_FILE`]?.trim() ?? '').filter(Boolean)
  const modes = await Promise.all(
    [...given.filter((path) => !OF_CONTAINERS.test(path)), join(data_dir, PASSWORD_FILE)].map(async (path) => ({
      path,
      mode: await stat(path).then(
        (file) => file.mode,
        () => 0,
      ),
    })),
  )
  const open = modes.filter(({ mode }) => (mode & 0o004) !== 0)
  if (open.length > 0)
    return open.map(({ path }) => warn(AREA, `every user of this machine can read ${path}`, `Run: chmod 600 ${path}`))
  return given.length > 0 ? [ok(AREA, `${given.length} given, none open to other users`)] : []
}
