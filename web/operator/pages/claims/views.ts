import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { type ClaimsSearch, readClaimsSearch } from './search.ts'

export type View = Schemas['SavedView']

export const viewsQuery = () =>
  operator.queryOptions('get', '/api/operator/views', { params: { query: { page: 'claims' } } }, { staleTime: 60_000 })

/** What a view keeps of the address: neither the page, nor what was typed into the search, which may be a name. */
export function textOfView({ q: _q, page: _page, view: _view, batch: _batch, ...kept }: ClaimsSearch): string {
  return new URLSearchParams(Object.entries(kept).map(([name, value]) => [name, String(value)])).toString()
}

/** The filters of a view, as far as these pages still know them. */
export const searchOfView = ({ id, search }: Pick<View, 'id' | 'search'>): ClaimsSearch => ({
  ...readClaimsSearch(Object.fromEntries(new URLSearchParams(search))),
  view: id,
})

/** What of a view is not known any more: a stage that was renamed, a filter that is gone. */
export function lostOfView({ search }: Pick<View, 'search'>): string[] {
  const asked = new URLSearchParams(search)
  const read: Record<string, unknown> = readClaimsSearch(Object.fromEntries(asked))
  return [...asked].flatMap(([name, text]) => {
    const known = String(read[name] ?? '').split(',')
    // An amount may be written in another way than it is read.
    if (typeof read[name] === 'number') return []
    return text.split(',').filter((one) => one !== '' && !known.includes(one))
  })
}
