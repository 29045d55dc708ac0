import type { Deps } from '../deps.ts'

/** Before all other ids. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Goes through rows in the order of their ids, a portion at a time, so that any number of them fits into memory. `list`
 * answers the next portion after an id. Begins nothing new once the process is about to stop.
 */
export async function walk<R extends { readonly id: string }>(
  { jobs }: Pick<Deps, 'jobs'>,
  list: (after: string) => Promise<readonly R[]>,
  act: (row: R) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST; ; ) {
    const rows = jobs.stopping.aborted ? [] : await list(after)
    for (const row of rows) await act(row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
