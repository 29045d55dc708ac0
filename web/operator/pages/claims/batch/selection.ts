import { useRef, useState } from 'react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { filterOf } from '../queries.ts'
import type { ClaimsSearch } from '../search.ts'

type Claim = Schemas['ClaimLine']

/** The filters that the list stands under, without how it is sorted and which page it shows. */
export function batchFilter(search: ClaimsSearch) {
  const { sort: _sort, order: _order, page: _page, ...filter } = filterOf(search)
  return filter
}

/** So many claims at most are dealt with at once. */
export const CLAIMS_MAX = 500

export type Selection = {
  readonly claims: Claim[]
  /** Not those of some pages, but all that match. */
  readonly is_all: boolean
  select(claims: Claim[]): void
  selectAll(): void
  clear(): void
}

/** Which claims were selected, also on other pages. Another filter begins anew. */
export function useSelection(search: ClaimsSearch): Selection {
  const key = JSON.stringify(batchFilter(search))
  const [state, setState] = useState<{ key: string; claims: Claim[]; is_all: boolean }>({
    key,
    claims: [],
    is_all: false,
  })
  const { claims, is_all } = state.key === key ? state : { claims: [], is_all: false }
  return {
    claims,
    is_all,
    select: (chosen) => setState({ key, claims: chosen, is_all: false }),
    selectAll: () => setState({ key, claims, is_all: true }),
    clear: () => setState({ key, claims: [], is_all: false }),
  }
}

/** The row of the list that has the focus, by its place. */
function focusedRow(): number | undefined {
  const row = document.activeElement?.closest('tbody tr')
  return row instanceof HTMLTableRowElement ? row.sectionRowIndex : undefined
}

/** X selects the row with the focus; with Shift, all from the one that was selected last. */
export function useSelectKeys(rows: readonly Claim[], { claims, select }: Selection): void {
  const last = useRef(0)
  const toggle = (place: number) => {
    const row = rows[place]
    if (!row) return
    last.current = place
    const without = claims.filter(({ id }) => id !== row.id)
    select(without.length < claims.length ? without : [...claims, row])
  }
  const selectRange = (place: number) => {
    const [from, to] = [Math.min(last.current, place), Math.max(last.current, place)]
    const more = rows.slice(from, to + 1).filter(({ id }) => !claims.some((claim) => claim.id === id))
    last.current = place
    select([...claims, ...more])
  }
  useKeys('claims', {
    select: () => {
      const place = focusedRow()
      if (place !== undefined) toggle(place)
    },
    select_range: () => {
      const place = focusedRow()
      if (place !== undefined) selectRange(place)
    },
  })
}
