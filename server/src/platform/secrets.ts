import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createOnce } from './durable-files.ts'
import { codeOf } from './error-code.ts'

export const TOKEN_SECRET_FILE = 'token-secret'

/** The secret that signs API tokens: given, or generated once in the data directory. Empty if its file is damaged. */
export async function readTokenSecret({ token_secret, data_dir }: Config): Promise<string> {
  if (token_secret) return token_secret
  const path = join(data_dir, TOKEN_SECRET_FILE)
  await mkdir(data_dir, { recursive: true, mode: 0o700 })
  await createOnce(path, randomBytes(48).toString('base64url'))
  return (await readFile(path, 'utf8')).trim()
}

/** The same for those who must not make one: null where there is none yet. */
export async function findTokenSecret({ token_secret, data_dir }: Config): Promise<string | null> {
  if (token_secret) return token_secret
  try {
    return (await readFile(join(data_dir, TOKEN_SECRET_FILE), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}
