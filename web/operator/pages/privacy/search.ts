import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const PRIVACY_TABS = ['requests', 'people', 'retention', 'erasures'] as const
export const REQUEST_KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const

/** Reads the search parameters of the privacy desk. */
export const readPrivacySearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', PRIVACY_TABS),
    kind: oneOf(search, 'kind', REQUEST_KINDS),
    state: oneOf(search, 'state', ['all']),
    q: textOf(search, 'q'),
    /** The request that found records are picked for. */
    request: textOf(search, 'request'),
    page: pageOf(search),
  })

export type PrivacySearch = ReturnType<typeof readPrivacySearch>

/** The longest search that the API takes. */
export const QUERY_MAX = 200
