import type { Schemas } from '../../../shared/api/operator.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const BOOK_TABS = ['reconciliation', 'balances', 'journal', 'export'] as const
export type BookTab = (typeof BOOK_TABS)[number]

export const BOOK_ACCOUNTS = [
  ...(['bank', 'suspense', 'creditor', 'debtors', 'fees', 'in_transit'] as const),
] as const satisfies readonly Schemas['LedgerLine']['account'][]

const dayOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const text = textOf(search, name)
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

/** Reads the search parameters of the books; without a tab, whether they fit. */
export const readBooksSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', BOOK_TABS),
    organization_id: textOf(search, 'organization_id'),
    account: oneOf(search, 'account', BOOK_ACCOUNTS),
    customer_id: textOf(search, 'customer_id'),
    from: dayOf(search, 'from'),
    to: dayOf(search, 'to'),
    page: pageOf(search),
  })

export type BooksSearch = ReturnType<typeof readBooksSearch>
