import { buffer } from 'node:stream/consumers'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { copiedPages } from './pdf-text.ts'
import { listTableNames } from './tables.ts'
import type { World } from './world.ts'

/** Looks for words everywhere that the product keeps anything: in all rows, what is sealed in them, and all files. */

/** As search columns fold them: spaces, signs and capitals do not hide a word. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const orNothing = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** What the vault adds to a text: nothing shorter was sealed. */
const SEALED_MIN = 28

/** Each entry of a ZIP, from its local headers. */
function unzipped(bytes: Buffer): string[] {
  const texts: string[] = []
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    const packed = bytes.readUInt32LE(at + 18)
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const content = bytes.subarray(start, start + packed)
    texts.push(bytes.readUInt16LE(at + 8) === 8 ? orNothing(() => inflateRawSync(content).toString()) : `${content}`)
  }
  return texts
}

/** What bytes say, as they are and in every wrapping that the product uses. */
async function readings(bytes: Buffer): Promise<string> {
  const pages = bytes.subarray(0, 5).toString() === '%PDF-' ? await copiedPages(bytes).catch(() => []) : []
  const zipped = bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04' ? unzipped(bytes) : []
  return [bytes.toString(), orNothing(() => gunzipSync(bytes).toString()), ...pages, ...zipped].join('\n')
}

/** Texts within a value, also those in bytes, in base64 and behind the key of the vault. */
async function textsOf(value: unknown, { deps: { vault } }: World): Promise<string[]> {
  if (value === null || typeof value !== 'object') {
    const text = String(value)
    const hex = /^\\x((?:[0-9a-f]{2})+)$/.exec(text)?.[1]
    const bytes = hex ? Buffer.from(hex, 'hex') : /^[\w+/=-]{24,}$/.test(text) ? Buffer.from(text, 'base64') : undefined
    return bytes
      ? [text, await readings(bytes), bytes.length > SEALED_MIN ? orNothing(() => vault.open(bytes)) : '']
      : [text]
  }
  // Names of keys count too.
  const parts = await Promise.all(Object.values(value).map((one) => textsOf(one, { deps: { vault } } as World)))
  return [...Object.keys(value), ...parts.flat()]
}

/** `table.column` and `file <folder>` wherever one of the words is left, in order. */
export async function placesWith(world: World, words: readonly string[]): Promise<string[]> {
  const wanted = words.map(folded)
  const isIn = (text: string): boolean => wanted.some((word) => folded(text).includes(word))
  const found = new Set<string>()
  const tables = await listTableNames(world.deps.db)
  for (const { name } of tables) {
    const rows = await world.deps.db.alone<{ row: Record<string, unknown> }>({
      text: `select to_jsonb(t) as row from ${name} t`,
      values: [],
    })
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if ((await textsOf(value, world)).some(isIn)) found.add(`${name}.${column}`)
  }
  for (const { key, bytes } of await storedBlobs(world))
    if (isIn(key) || isIn(await readings(bytes))) found.add(`file ${key.split('/')[0]}`)
  return [...found].sort()
}

async function storedBlobs({ deps: { storage } }: World): Promise<{ key: string; bytes: Buffer }[]> {
  const blobs: { key: string; bytes: Buffer }[] = []
  for await (const { key } of storage.list()) blobs.push({ key, bytes: await buffer((await storage.get(key)).stream) })
  return blobs
}
