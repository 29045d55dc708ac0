import type { Fault } from '../../../../kernel/errors.ts'
import type { StoredStatus } from '../rules.entries.ts'
import { restCents } from './entries.ts'

type Entry = {
  readonly account_kind: 'client_money' | 'own'
  readonly amount_cents: number
  readonly status: StoredStatus
  readonly to_refund_cents: number
  readonly offset_cents: number
  readonly returned_by: string | null
  readonly payer_iban: string | null
  readonly parts: readonly { readonly amount_cents: number }[]
}

const NOT_CLIENT_MONEY: Fault = {
  ...{ code: 'not_client_money' },
  message: 'The account is our own; transfer the money to the account for client money first',
}
const NOT_INCOMING: Fault = { code: 'not_incoming', message: 'The entry is money that left the account' }
const RETURNED: Fault = { code: 'entry_returned', message: 'The bank has taken the money back already' }
const IGNORED: Fault = { code: 'entry_ignored', message: 'The entry is ignored; take that back first' }

/** What stands against giving money of an entry to anybody. */
function moneyHindrance({ account_kind, amount_cents, returned_by, status }: Entry): Fault | undefined {
  if (account_kind === 'own') return NOT_CLIENT_MONEY
  if (amount_cents < 0) return NOT_INCOMING
  if (returned_by !== null) return RETURNED
  return status === 'ignored' ? IGNORED : undefined
}

/** `booked` without parts is a transfer of ours that came back. */
const hasRest = (entry: Entry): boolean => restCents(entry) > 0 && isOpen(entry)

const OPEN: readonly StoredStatus[] = ['unread', 'suggested', 'unmatched']
export const isOpen = ({ status }: Pick<Entry, 'status'>): boolean => OPEN.includes(status)

export function assignHindrance(entry: Entry): Fault | undefined {
  const hindrance = moneyHindrance(entry)
  if (hindrance || hasRest(entry)) return hindrance
  return { code: 'nothing_to_assign', message: 'All of the entry is assigned or goes back already' }
}

/** Nothing of it was given to anybody. */
export const isUntouched = ({ parts, to_refund_cents, offset_cents }: Entry): boolean =>
  parts.length === 0 && to_refund_cents === 0 && offset_cents === 0

export function ignoreHindrance(entry: Entry): Fault | undefined {
  if (entry.status === 'ignored') return { code: 'entry_ignored', message: 'The entry is ignored already' }
  if (isOpen(entry) && isUntouched(entry)) return undefined
  return { code: 'still_assigned', message: 'Something of the entry is assigned or goes back; take that back first' }
}

/** What stands against setting money that left off against money that came in. */
export function debitHindrance(entry: Entry): Fault | undefined {
  if (entry.amount_cents > 0) return { code: 'not_outgoing', message: 'The entry is money that came in' }
  if (entry.status === 'ignored') return IGNORED
  if (isOpen(entry) && restCents(entry) < 0) return undefined
  return { code: 'nothing_to_assign', message: 'All of the entry is accounted for already' }
}

/** The same for the other side, as a sentence about it. */
export function creditHindrance(entry: Entry): string | undefined {
  if (entry.amount_cents < 0) return 'must be money that came in'
  if (hasRest(entry)) return undefined
  return 'must have a rest: take back what of it was assigned or goes back, and assign what is still there'
}

/** `is_ordered`: the refund of it waits for a run, is in one, or was paid. */
export function refundHindrance(entry: Entry, is_ordered: boolean): Fault | undefined {
  const hindrance = moneyHindrance(entry)
  if (hindrance) return hindrance
  if (is_ordered) return { code: 'refund_ordered', message: 'The refund was ordered already' }
  if (!hasRest(entry) && entry.to_refund_cents === 0)
    return { code: 'nothing_to_refund', message: 'All of the entry is assigned; nothing of it goes back' }
  if (entry.payer_iban === null)
    return {
      code: 'no_payer_iban',
      message: 'The entry does not name the account of the payer, and money goes back only there',
    }
  return undefined
}
