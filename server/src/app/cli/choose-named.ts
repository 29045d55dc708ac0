import { tableLines, wrongUse } from '@mahnwerk/cli'

export type NamedThing = { readonly id: string; readonly name: string; readonly is_exact: boolean }

/** How many candidates are read: one more than is shown, to know whether there are others. */
export const CANDIDATES_MAX = 11

/**
 * Finds the one with this id or name. A token in the wrong hands cannot be taken back, so part of a name is not enough,
 * and a name that several have is refused.
 */
export function chooseNamed(what: string, wanted: string, candidates: readonly NamedThing[]): NamedThing {
  const exact = candidates.filter(({ is_exact }) => is_exact)
  const [only] = exact
  if (only && exact.length === 1) return only
  if (exact.length > 1) throw wrongUse(`"${wanted}" is the name of several ${what}s; give the id:`, ...listed(exact))
  if (candidates.length === 0) throw wrongUse(`There is no ${what} yet.`)
  throw wrongUse(`There is no ${what} "${wanted}". These are there:`, ...listed(candidates))
}

/** The candidates as indented lines for an error message. */
export const listed = (candidates: readonly NamedThing[]): string[] => {
  const shown = candidates.slice(0, CANDIDATES_MAX - 1)
  const lines = tableLines(shown.map(({ id, name }) => [id, name])).map((line) => `  ${line}`)
  return candidates.length > shown.length ? [...lines, '  …'] : lines
}
