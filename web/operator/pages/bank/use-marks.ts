import { useState } from 'react'
import { type Entry, refusalOf } from './entry.ts'

/** Which of the entries on screen are marked, to be ignored together. One that somebody decides on is marked no longer. */
export function useMarks(entries: readonly Entry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = entries.filter((entry) => ids.has(entry.id) && refusalOf(entry, 'ignore') === null)
  return {
    entries: chosen,
    marked: new Set(chosen.map(({ id }) => id)) as ReadonlySet<string>,
    mark(entry: Entry): void {
      if (refusalOf(entry, 'ignore') !== null) return
      const others = [...ids].filter((id) => id !== entry.id)
      setIds(new Set(ids.has(entry.id) ? others : [...others, entry.id]))
    },
    clear: () => setIds(new Set()),
  }
}

export type Marks = ReturnType<typeof useMarks>
