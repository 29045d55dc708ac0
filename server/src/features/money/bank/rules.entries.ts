import { centsFromEuro } from '../../../kernel/money.ts'

/** `unread` is between storing an entry and judging it; nobody but us sees it. */
export const STORED_STATUSES = [
  'unread',
  'booked',
  'suggested',
  'unmatched',
  'to_refund',
  'refunded',
  'ignored',
] as const
export type StoredStatus = (typeof STORED_STATUSES)[number]

export const ENTRY_STATUSES = ['booked', 'suggested', 'unmatched', 'to_refund', 'refunded', 'ignored'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

export const shownStatus = (status: StoredStatus): EntryStatus => (status === 'unread' ? 'unmatched' : status)

/** Where the money that goes back to the payer is. */
export const REFUND_STATES = ['not_ordered', 'waiting', 'in_run', 'released', 'executed', 'returned'] as const

const AMOUNTS = [
  /^-?(\d+)(?:[.,](\d{1,2}))?$/,
  /^-?(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^-?(\d{1,3}(?:[,']\d{3})+)(?:\.(\d{1,2}))?$/,
]

/** As people type an amount: 1.234,50 or 1,234.50 or 1234.5; undefined where a word is none. */
export function amountTyped(word: string): number | undefined {
  const parts = AMOUNTS.map((form) => form.exec(word)).find((found) => found !== null)
  if (!parts) return undefined
  const [, whole = '', decimals = ''] = parts
  return centsFromEuro(Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`))
}
