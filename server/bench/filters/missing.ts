import { ALL_LISTS } from './all.ts'
import { EXEMPT, GROWING, NO_FILTERS, NO_LISTS } from './exempt.ts'
import { KINDS } from './lists.ts'

type Parameter = { readonly name: string; readonly in: string }
type Document = {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>
}

/** `status=paid` is one of several questions about the filter `status`. */
const filterOf = (name: string): string => name.split('=')[0] as string

/** The filters that documents name, by list. */
function filtersIn(documents: readonly Document[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { paths } of documents) {
    for (const [path, { get }] of Object.entries(paths)) {
      const names = (get?.parameters ?? []).filter((one) => one.in === 'query' && !NO_FILTERS.has(one.name))
      if (names.length > 0) found.set(path, new Set(names.map(({ name }) => name)))
    }
  }
  return found
}

/** What is wrong with the table of filters, one sentence each: nothing may be forgotten, and nothing be of the past. */
export function listFaults(documents: readonly Document[]): string[] {
  const faults: string[] = []
  const named = filtersIn(documents)
  for (const [path, filters] of named) {
    if (NO_LISTS[path]) continue
    const measured = new Set(Object.keys(ALL_LISTS[path]?.filters ?? {}).map(filterOf))
    for (const filter of filters) {
      const is_exempt = EXEMPT[path]?.[filter] !== undefined
      if (!measured.has(filter) && !is_exempt) faults.push(`${path}: nobody measures ${filter}, and no reason is given`)
      if (measured.has(filter) && is_exempt) faults.push(`${path}: ${filter} is measured and exempt`)
    }
    const known = [...measured, ...Object.keys(EXEMPT[path] ?? {})]
    for (const filter of known) if (!filters.has(filter)) faults.push(`${path}: there is no filter ${filter}`)
  }
  for (const path of [...Object.keys(ALL_LISTS), ...Object.keys(EXEMPT), ...Object.keys(NO_LISTS)])
    if (!named.has(path)) faults.push(`${path}: no list with filters`)
  for (const path of Object.keys(GROWING)) if (!ALL_LISTS[path]) faults.push(`${path}: nobody measures it`)
  for (const [path, { filters, together }] of Object.entries(ALL_LISTS)) {
    for (const [name, kinds] of Object.entries({ ...filters, ...together }))
      if (!kinds.lacks && KINDS.some((kind) => !kinds[kind]))
        faults.push(`${path}: ${name} lacks a kind without a reason`)
  }
  return faults
}
