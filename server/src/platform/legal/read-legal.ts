import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../error-code.ts'
import { checkOf } from '../http/validation.ts'
import { type Legal, TABLES, type TableName } from './legal.ts'

const SHIPPED = fileURLToPath(new URL('../../../legal/', import.meta.url))

/** Its message is one sentence for the person who started the server. */
export class LegalDataError extends Error {}

const NAMES = Object.keys(TABLES) as TableName[]
const fileOf = (name: TableName): string => `${name.replaceAll('_', '-')}.json`

/** All tables, checked. A file in `DATA_DIR/legal` stands for the shipped one of the same name, whole. */
export async function readLegal(data_dir: string): Promise<Legal> {
  const own_dir = join(data_dir, 'legal')
  const own = await listFiles(own_dir)
  const known = NAMES.map(fileOf)
  const stray = own.find((file) => file.endsWith('.json') && !known.includes(file))
  if (stray) throw new LegalDataError(`${join(own_dir, stray)} is no table of the law; known are ${known.join(', ')}.`)
  const tables = await Promise.all(
    NAMES.map(async (name) => [name, await readTable(name, own.includes(fileOf(name)) ? own_dir : SHIPPED)] as const),
  )
  return Object.freeze(Object.fromEntries(tables)) as Legal
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new LegalDataError(`${folder} cannot be read (${codeOf(error)}); make it a readable folder or remove it.`)
  }
}

async function readTable(name: TableName, folder: string): Promise<unknown> {
  const path = join(folder, fileOf(name))
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new LegalDataError(`${path} cannot be read (${codeOf(error)}).`)
  })
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    throw new LegalDataError(`${path} is not JSON.`)
  }
  const [problem] = checkOf(TABLES[name], 'body')(table)
  if (problem)
    throw new LegalDataError(`${path}: ${problem.field === 'body' ? '' : `${problem.field} `}${problem.message}.`)
  const disorder = disorderOf(table, '')
  if (disorder) throw new LegalDataError(`${path}: ${disorder}.`)
  return table
}

/** Rows must follow each other in time, bands in size, or the wrong one would be picked. */
function disorderOf(value: unknown, where: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const wrong = wrongRowOf(value as Record<string, unknown>[])
    if (wrong) return `${where}.${wrong}`
  }
  for (const [key, part] of Object.entries(value)) {
    const found = disorderOf(part, where ? `${where}.${key}` : key)
    if (found) return found
  }
  return undefined
}

function wrongRowOf(rows: readonly Record<string, unknown>[]): string | undefined {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    if (typeof row.valid_from === 'string' && before && String(before.valid_from) >= row.valid_from)
      return `${index}.valid_from must be later than the one before`
    if (!('up_to_cents' in row)) continue
    const is_last = index === rows.length - 1
    if ((row.up_to_cents === null) !== is_last)
      return `${index}.up_to_cents must be ${is_last ? 'null, since the last row has no limit' : 'a limit: only the last row has none'}`
    if (!is_last && before && Number(before.up_to_cents) >= Number(row.up_to_cents))
      return `${index}.up_to_cents must be larger than the one before`
  }
  return undefined
}
