import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const BANK_VIEWS = ['open', 'to_refund', 'today', 'ignored', 'all', 'statements'] as const
export type BankView = (typeof BANK_VIEWS)[number]

/** Reads the search parameters of the bank page; without a view, what waits for somebody. */
export const readBankSearch = (search: Record<string, unknown>) =>
  chosen({
    view: oneOf(search, 'view', BANK_VIEWS),
    account_id: textOf(search, 'account_id'),
    claim_id: textOf(search, 'claim_id'),
    q: textOf(search, 'q'),
    entry_id: textOf(search, 'entry_id'),
    page: pageOf(search),
  })

export type BankSearch = ReturnType<typeof readBankSearch>

const OF_VIEW = {
  open: { is_open: true },
  to_refund: { status: 'to_refund' },
  today: { booked_today: true },
  ignored: { status: 'ignored' },
  all: {},
  statements: {},
} as const satisfies Record<BankView, object>

/** The same as query parameters for the server. */
export const entriesAsked = ({ view = 'open', account_id, claim_id, q, page }: BankSearch) => ({
  ...OF_VIEW[view],
  ...chosen({ account_id, claim_id, q, page }),
})
