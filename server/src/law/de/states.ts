import { rowOn } from '../dated-rows.ts'
import type { Legal } from '../tables.ts'

const POSTAL_CODE = /^\d{5}$/

/** The German state of a postal code: the longest prefix wins. Null if the table has no entry, as on state borders. */
export function germanState(zip: string | null, on: string, legal: Legal): string | null {
  const code = (zip ?? '').replace(/\s|^D-?/gi, '')
  const row = rowOn(legal.german_states.states, on)
  if (!row || !POSTAL_CODE.test(code)) return null
  const matches = row.states.flatMap(({ state, zip_prefixes }) =>
    zip_prefixes.filter((prefix) => code.startsWith(prefix)).map((prefix) => ({ state, length: prefix.length })),
  )
  return matches.sort((one, other) => other.length - one.length)[0]?.state ?? null
}
