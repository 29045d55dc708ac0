import type { Fault } from '../../../../kernel/errors.ts'
import { centsText } from '../../../../kernel/money.ts'
import type { StoredStatus } from '../rules.entries.ts'

type Entry = {
  readonly amount_cents: number
  readonly offset_cents: number
  readonly parts: readonly unknown[]
  readonly is_return: boolean
  readonly status: StoredStatus
}
type Item = { readonly amount_cents: number; readonly executed_at: Date | null }

/** On our own accounts, what names no transfer of ours was ignored by itself. */
const FREE: readonly StoredStatus[] = ['suggested', 'unmatched', 'ignored']

/** What stands against saying that an entry is a transfer of ours: the book takes only the whole amount, and each once. */
export function executeHindrance(entry: Entry, item: Item): Fault | undefined {
  if (entry.amount_cents > 0 || entry.is_return)
    return { code: 'not_outgoing', message: 'The entry is no money that we sent' }
  if (item.executed_at) return { code: 'transfer_executed', message: 'An entry shows this transfer already' }
  if (!FREE.includes(entry.status) || entry.offset_cents > 0 || entry.parts.length > 0)
    return { code: 'nothing_to_assign', message: 'The entry, or a part of it, is accounted for already' }
  if (entry.amount_cents + item.amount_cents === 0) return undefined
  const [left, sent] = [centsText(0 - entry.amount_cents), centsText(item.amount_cents)]
  return {
    code: 'amount_differs',
    message:
      `The bank booked ${left} EUR and the transfer is ${sent} EUR. Have the bank correct it, then take the entry with the ` +
      'whole amount; set the wrong entry off against its correction',
    values: { booked: left, amount: sent },
  }
}
