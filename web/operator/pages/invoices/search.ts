import { chosen, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** Which invoice is open; without one, the list of those that wait. */
export const readInvoicesSearch = (search: Record<string, unknown>) =>
  chosen({ invoice_id: textOf(search, 'invoice_id'), page: pageOf(search) })

export type InvoicesSearch = ReturnType<typeof readInvoicesSearch>
