import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FieldName } from '../src/features/process/extraction/reading/fields.ts'

/** A list holds the values that all count as right; null means not there: any value is an error. Amounts are euros. */
export type Wanted = string | number | null | readonly (string | number)[]
export type WantedFields = Partial<Record<FieldName, Wanted>>

/** One file of a folder: what stands on its pages, and what its embedded e-invoice says. */
export type TruthItem = {
  readonly file: string
  readonly printed: WantedFields | null
  readonly xml: WantedFields | null
}

export async function readTruth(folder: string): Promise<TruthItem[]> {
  const text = await readFile(join(folder, 'truth.json'), 'utf8')
  const { items } = JSON.parse(text) as { items: Partial<TruthItem>[] }
  return items.map(({ file, printed, xml }) => {
    if (typeof file !== 'string') throw new Error('truth.json has an item without a file')
    return { file, printed: printed ?? null, xml: xml ?? null }
  })
}
