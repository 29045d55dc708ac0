import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'token-secret'

/** The secret that signs API tokens: given, or generated once into the data directory. */
export async function readTokenSecret({ token_secret, data_dir }: Config): Promise<string> {
  if (token_secret) return token_secret
  const path = join(data_dir, FILE)
  await mkdir(data_dir, { recursive: true, mode: 0o700 })
  // `wx` lets exactly one of several processes write; the others read what it wrote.
  await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(path, 'utf8')).trim()
}
