import { readFileSync } from 'node:fs'
import { codeOf } from '../error-code.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Variables whose values must not appear on the screen. Each may be in a file instead: `NAME_FILE` is its path. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_REPLICA_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
  'OPERATOR_PASSWORD',
] as const

export type Secrets = {
  /** The environment, with what the files hold in the place of their paths. */
  readonly env: Environment
  /** One sentence for each name whose file cannot be used. */
  readonly faults: ReadonlyMap<string, string>
  /** The names whose values came from a file. */
  readonly from_files: ReadonlySet<string>
}

/**
 * Orchestrators hand secrets over as files, which neither `docker inspect` nor child processes show. A file that is empty
 * is refused: taken for "not set", it would make the server generate a secret of its own.
 */
export function readSecretFiles(env: Environment): Secrets {
  const values: Record<string, string> = {}
  const faults = new Map<string, string>()
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    const read = readSecret(path)
    if (env[name]?.trim())
      faults.set(
        name,
        `${name} and ${name}_FILE are both set; unset one of them, so that it is clear which one counts.`,
      )
    else if ('value' in read) values[name] = read.value
    else faults.set(name, `${name}_FILE must be ${read.expected}, but is ${JSON.stringify(path)} (${read.found}).`)
  }
  const from_files = new Set(Object.keys(values))
  return { env: from_files.size > 0 ? { ...env, ...values } : env, faults, from_files }
}

function readSecret(path: string): { value: string } | { expected: string; found: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return value.trim() ? { value } : { expected: 'a file that holds the secret', found: 'it is empty' }
  } catch (error) {
    return { expected: 'a file that this user can read', found: codeOf(error) }
  }
}
