import type { OperatorCaller } from '../../../kernel/caller.ts'
import type { Fault } from '../../../kernel/errors.ts'

/** The lists whose filters can be kept. */
export const VIEW_PAGES = ['claims'] as const
export type ViewPage = (typeof VIEW_PAGES)[number]

/** So many views one person has of a page. */
export const VIEWS_MAX = 100

type Made = { readonly maker_id: string; readonly shared: boolean }
type Member = Pick<OperatorCaller, 'id' | 'role'>

/** Shared views belong to all, so administrators look after them too. */
export const mayChangeView = ({ maker_id, shared }: Made, { id, role }: Member): boolean =>
  maker_id === id || (shared && role === 'admin')

/** What was typed into a search names people, and a view stays when they are erased. */
export const searchProblem = (text: string): Fault | undefined =>
  new URLSearchParams(text).has('q')
    ? { code: 'not_allowed', message: 'must not contain the text of a search (q)' }
    : undefined
