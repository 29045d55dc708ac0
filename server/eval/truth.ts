import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FieldName } from '../src/features/process/extraction/reading/fields.ts'

/** A list holds the values that all count as right; null means not there: any value is an error. Amounts are euros. */
export type Wanted = string | number | null | readonly (string | number | null)[]
export type WantedFields = Partial<Record<FieldName, Wanted>>

/** One file of a folder: what stands on its pages, and what its embedded e-invoice says. */
export type TruthItem = {
  readonly file: string
  readonly printed: WantedFields | null
  readonly xml: WantedFields | null
  /** The layout that a synthetic document was made from. */
  readonly family: string | null
  readonly lang: string | null
  /** `invoice`, or what else the document is. */
  readonly kind: string
  /** The ISO code of its amounts. */
  readonly currency: string | null
  /** What is left to pay, where that is not the gross amount. */
  readonly open_amount: number | null
}

/** Whether anything is to be claimed from it: a reminder repeats an invoice. */
export const asksForMoney = ({ kind }: Pick<TruthItem, 'kind'>): boolean => kind === 'invoice' || kind === 'reminder'

export async function readTruth(folder: string): Promise<TruthItem[]> {
  const text = await readFile(join(folder, 'truth.json'), 'utf8')
  const { items } = JSON.parse(text) as { items: Partial<TruthItem>[] }
  return items.map(itemOf)
}

function itemOf({ file, printed, xml, kind, ...rest }: Partial<TruthItem>): TruthItem {
  if (typeof file !== 'string') throw new Error('truth.json has an item without a file')
  const { family = null, lang = null, currency = null, open_amount = null } = rest
  return {
    file,
    printed: printed ?? null,
    xml: xml ?? null,
    kind: kind ?? 'invoice',
    family,
    lang,
    currency,
    open_amount,
  }
}
