import { type Static, Type } from 'typebox'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { filledText, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { ViewRow } from './queries.ts'
import { mayChangeView, searchProblem, VIEW_PAGES } from './rules.ts'

const NAME_MAX = 80
const SEARCH_MAX = 2000

const Search = Type.String({
  maxLength: SEARCH_MAX,
  'x-check': searchProblem,
  description: 'The filters, as the address of the page has them; without the text of a search.',
})
const Shared = Type.Boolean({ description: 'true: all of the team have it.' })

export const ViewQuery = Type.Object({ page: oneOf(VIEW_PAGES) }, { additionalProperties: false })

export const ViewCreate = strictObject('SavedViewCreate', {
  page: oneOf(VIEW_PAGES),
  name: filledText(NAME_MAX),
  search: Search,
  shared: Shared,
})
export type ViewCreate = Static<typeof ViewCreate>

export const ViewPatch = strictObject('SavedViewPatch', {
  name: Type.Optional(filledText(NAME_MAX)),
  search: Type.Optional(Search),
  shared: Type.Optional(Shared),
})
export type ViewPatch = Static<typeof ViewPatch>

export const SavedView = strictObject('SavedView', {
  id: Uuid,
  page: oneOf(VIEW_PAGES),
  name: Type.String(),
  search: Type.String(),
  shared: Type.Boolean(),
  maker_id: Uuid,
  maker_name: Type.String(),
  may_change: Type.Boolean({ description: 'Its maker may, and administrators where it is shared.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const viewOut = (view: ViewRow, caller: OperatorCaller): Static<typeof SavedView> => ({
  ...view,
  may_change: mayChangeView(view, caller),
  created_at: view.created_at.toISOString(),
  updated_at: view.updated_at.toISOString(),
})
