import { createHash } from 'node:crypto'
import type { DateOnly } from '../../../../kernel/dates.ts'
import type { Fault } from '../../../../kernel/errors.ts'
import type { StatementFormat } from '../reading/statement.ts'
import { isOpen, isUntouched } from '../rules/decisions.ts'
import { namedByEntry } from '../rules/suggestions.ts'

/** In what two statements can differ about one entry: what is in its identity is the same in both. */
export const DIFFERENCE_FIELDS = ['payer_iban', 'payer_name', 'text', 'value_date', 'end_to_end_id'] as const
export type DifferenceField = (typeof DIFFERENCE_FIELDS)[number]

/** What a statement says of an entry and what may change with it. */
export type Told = {
  readonly payer_iban: string | null
  readonly payer_name: string | null
  readonly payer_bic: string | null
  readonly text: string
  readonly value_date: DateOnly
  readonly end_to_end_id: string | null
}

export const toldOf = ({ payer_iban, payer_name, payer_bic, text, value_date, end_to_end_id }: Told): Told => ({
  ...{ payer_iban, payer_name, payer_bic, text, value_date, end_to_end_id },
})

/** The same for the same words. */
export const hashOf = (told: Told): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(DIFFERENCE_FIELDS.map((field) => told[field])))
    .digest()

type Side = Told & { readonly bank_reference: string | null; readonly format: StatementFormat }

/**
 * In what two statements contradict each other. Formats have other places and lengths for names and texts: between two of
 * them only what both say without any doubt is compared. What was erased contradicts nothing.
 */
export function differencesOf(stored: Side, come: Side): DifferenceField[] {
  const is_erased = stored.bank_reference !== come.bank_reference
  // Without a name of the bank, payer and text are what makes it this entry.
  const is_nameless = come.bank_reference === null
  if (is_erased || is_nameless) return stored.value_date === come.value_date ? [] : ['value_date']
  const differs = stored.format === come.format ? differsInFormat : contradicts
  return DIFFERENCE_FIELDS.filter((field) => differs(field, stored, come))
}

const differsInFormat = (field: DifferenceField, one: Told, other: Told): boolean => one[field] !== other[field]

function contradicts(field: DifferenceField, one: Told, other: Told): boolean {
  if (field === 'value_date') return one.value_date !== other.value_date
  if (field === 'payer_iban')
    return one.payer_iban !== null && other.payer_iban !== null && differsInFormat(field, one, other)
  return field === 'text' && namesOthers(one, other)
}

/** Both name claims beyond doubt, and not the same ones. */
function namesOthers(one: Told, other: Told): boolean {
  const [some, others] = [one, other].map(({ text }) => namedByEntry({ text, end_to_end_id: null }).certain.toSorted())
  if (!some?.length || !others?.length) return false
  return some.join() !== others.join()
}

export const ENTRY_DIFFERS: Fault = {
  code: 'entry_differs',
  message:
    'Two statements do not say the same of this entry; nothing goes back to its payer until an administrator has said which one holds',
}

type Entry = Parameters<typeof isUntouched>[0]

/** With another text or day it may be for another claim: then nothing may have been made of it. */
export function changeHindrance(entry: Entry, fields: readonly DifferenceField[]): Fault | undefined {
  const is_about_payer = fields.every((field) => field === 'payer_iban' || field === 'payer_name')
  const is_free = isOpen(entry) || entry.status === 'ignored'
  if (is_about_payer || (is_free && isUntouched(entry))) return undefined
  return {
    code: 'still_assigned',
    message: 'Something was made of the entry as it is stored; take that back first, then say that the other one holds',
  }
}
