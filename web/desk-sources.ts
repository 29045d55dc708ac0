import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('.', import.meta.url))

/** Every source of the desk with its text, for tests that look for what types cannot see. */
export async function deskSources(): Promise<(readonly [file: string, text: string])[]> {
  const found = await Promise.all(
    ['operator', 'shared'].map((folder) => readdir(join(WEB, folder), { recursive: true, withFileTypes: true })),
  )
  const files = found
    .flat()
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name))
    .map(({ name, parentPath }) => join(parentPath, name))
  return Promise.all(files.map(async (file) => [relative(WEB, file), await readFile(file, 'utf8')] as const))
}
