import { turning } from '../../../audiences/pages/kit.ts'
import type { Html } from '../../../platform/http/html.ts'
import { pageNamed } from '../../../platform/http/paging.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import { withQuery } from './paths.ts'
import { WORDS } from './words.ts'

/** The lists of a case that may be long. Each turns its own pages. */
const PARTS = [
  'invoices',
  'payments',
  'installments',
  'letters',
  'documents',
  'timeline',
  'questions',
  'reports',
] as const
export type Part = (typeof PARTS)[number]
export type PartPages = Readonly<Partial<Record<Part, string>>>

const ROWS = 20

export type Sliced<T> = { readonly rows: readonly T[]; readonly turn: Html | null }

/** One page of a list, and the links to its neighbours, which come back to the same place. */
export function sliced<T>(frame: PortalFrame, part: Part, all: readonly T[], asked: PartPages): Sliced<T> {
  const { page, pages } = pageNamed(asked[part], all.length, ROWS)
  const path = frame.path.split('?')[0] as string
  const kept = Object.fromEntries(PARTS.flatMap((one) => (asked[one] ? [[one, asked[one]]] : [])))
  const hrefOf = (wanted: number) =>
    `${inLanguage(withQuery(path, { ...kept, [part]: wanted }), frame.language)}#${part}`
  return {
    rows: all.slice((page - 1) * ROWS, page * ROWS),
    turn: turning({ page, pages }, hrefOf, WORDS[frame.language].list),
  }
}

const TEXT_SHOWN = 300

/** Long texts of people: the whole is on the page where it belongs. */
export const shortened = (text: string): string =>
  [...text].length > TEXT_SHOWN ? `${[...text].slice(0, TEXT_SHOWN).join('')} …` : text
