import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Problem } from '../../kernel/errors.ts'
import { type Legal, TABLE_NAMES, TABLES, type TableName } from '../../law/tables.ts'
import { codeOf } from '../error-code.ts'
import { checkOf } from '../http/validation.ts'

const SHIPPED = fileURLToPath(new URL('../../../legal/', import.meta.url))

/** Its message is one sentence for the person who started the server. */
export class LegalDataError extends Error {}

export const fileOf = (name: TableName): string => `${name.replaceAll('_', '-')}.json`

/** The tables, and which of the shipped ones a file in `DATA_DIR` replaces. */
export type LegalTables = { readonly legal: Legal; readonly replaced: ReadonlySet<TableName> }

export const readLegal = async (data_dir: string): Promise<Legal> => (await readLegalTables(data_dir)).legal

/**
 * A file in `DATA_DIR/legal` replaces the whole shipped file of the same name. Such files are checked at every start.
 * The shipped ones are checked only in the tests, because that takes a while.
 */
export async function readLegalTables(data_dir: string): Promise<LegalTables> {
  const own_dir = join(data_dir, 'legal')
  const own = await listFiles(own_dir)
  const known = TABLE_NAMES.map(fileOf)
  const stray = own.find((file) => file.endsWith('.json') && !known.includes(file))
  if (stray) throw new LegalDataError(`${join(own_dir, stray)} is no table of the law; known are ${known.join(', ')}.`)
  const replaced = new Set(TABLE_NAMES.filter((name) => own.includes(fileOf(name))))
  const tables = await Promise.all(
    TABLE_NAMES.map(async (name) => [name, await readTable(name, replaced.has(name) ? own_dir : SHIPPED)] as const),
  )
  return { legal: Object.freeze(Object.fromEntries(tables)) as Legal, replaced }
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
  const problem = folder === SHIPPED ? undefined : tableProblem(name, table)
  if (problem)
    throw new LegalDataError(`${path}: ${problem.field === 'body' ? '' : `${problem.field} `}${problem.message}.`)
  return table
}

/** The first problem of a table: in its form, or else in the order of its rows. */
export function tableProblem(name: TableName, table: unknown): Problem | undefined {
  const [problem] = checkOf(TABLES[name], 'body')(table)
  return problem ?? disorderOf(table, '')
}

type Row = Readonly<Record<string, unknown>>

/** Rows must be in order of time and bands in order of size, or the wrong one would be picked. */
function disorderOf(value: unknown, where: string): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const rows = Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object') : []
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(row, rows[index - 1], index === rows.length - 1)
    if (fault) return { ...fault, field: `${where}.${index}.${fault.field}` }
  }
  for (const [key, part] of Object.entries(value)) {
    const found = disorderOf(part, where ? `${where}.${key}` : key)
    if (found) return found
  }
  return undefined
}

function faultOf(row: Row, before: Row | undefined, is_last: boolean): Problem | undefined {
  if (before && 'valid_from' in row && String(before.valid_from) >= String(row.valid_from))
    return { field: 'valid_from', code: 'out_of_order', message: 'must be later than the one before' }
  if ('up_to_cents' in row && (row.up_to_cents === null) !== is_last)
    return {
      field: 'up_to_cents',
      code: 'out_of_order',
      message: is_last ? 'must be null: the last row has no limit' : 'must be a limit: only the last row has none',
    }
  for (const field of ['up_to_cents', 'over_cents']) {
    const [smaller, larger] = [before?.[field], row[field]]
    if (typeof smaller === 'number' && typeof larger === 'number' && smaller >= larger)
      return { field, code: 'out_of_order', message: 'must be larger than the one before' }
  }
  return undefined
}
