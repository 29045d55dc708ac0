import type { Schemas } from '../../../shared/api/operator.ts'

export type Entry = Schemas['BankEntry']
export type EntryStatus = Entry['status']
export type Suggestion = Schemas['BankSuggestion']

/** Whether it waits for somebody to say what it is for. */
export const isOpen = ({ status }: Pick<Entry, 'status'>): boolean => status === 'suggested' || status === 'unmatched'

export type EntryDeed = 'split' | 'refund' | 'ignore' | 'own_money' | 'undo' | 'offset' | 'pays_us' | 'charge'

/** Why something cannot be done to an entry now; null if it can. The server refuses it in any case. */
export type EntryRefusal =
  | 'split'
  | 'refund'
  | 'no_iban'
  | 'differs'
  | 'ordered'
  | 'ignore'
  | 'own_money'
  | 'undo'
  | 'own'
  | 'offset'

type Judged = Pick<
  Entry,
  | 'status'
  | 'amount'
  | 'rest'
  | 'to_refund'
  | 'offset'
  | 'refund_state'
  | 'payer_iban'
  | 'account_kind'
  | 'own_money'
  | 'own_money_due'
> & {
  readonly assigned: readonly unknown[]
  readonly given: readonly { readonly kind: string }[]
  readonly differences: readonly { readonly holds: string | null }[]
}

type RefundState = NonNullable<Entry['refund_state']>

/** Nothing was ordered yet, or it came back. */
const ORDERABLE: readonly RefundState[] = ['not_ordered', 'returned']
/** No run has it. */
const BEFORE_RUN: readonly RefundState[] = [...ORDERABLE, 'waiting']

export function refusalOf(entry: Judged, deed: EntryDeed): EntryRefusal | null {
  const { status, rest, to_refund, offset, refund_state, payer_iban, account_kind, assigned, own_money, given } = entry
  const is_given = assigned.length > 0 || own_money > 0 || offset > 0 || given.length > 0
  if (deed === 'charge' && account_kind === 'own') return 'own'
  if (deed === 'offset' || deed === 'charge') return isOpen(entry) && rest < 0 ? null : 'offset'
  if (deed === 'split' || deed === 'pays_us') return rest <= 0 ? 'split' : account_kind === 'own' ? 'own' : null
  if (deed === 'ignore') return isOpen(entry) && !is_given ? null : 'ignore'
  if (deed === 'own_money') return entry.own_money_due > 0 ? null : 'own_money'
  if (deed === 'undo') {
    const is_gone =
      (refund_state !== null && !BEFORE_RUN.includes(refund_state)) || given.some(({ kind }) => kind === 'refund_lost')
    return (is_given || to_refund > 0 || status === 'ignored') && !is_gone ? null : 'undo'
  }
  if (refund_state !== null && !ORDERABLE.includes(refund_state)) return 'ordered'
  if (rest <= 0 && to_refund <= 0) return 'refund'
  if (account_kind === 'own') return 'own'
  if (entry.differences.some(({ holds }) => holds === null)) return 'differs'
  return payer_iban === null ? 'no_iban' : null
}

/** What a refund would send back: the surplus, and what nobody has claimed. */
export const refundable = ({ rest, to_refund }: Pick<Entry, 'rest' | 'to_refund'>): number =>
  Math.round((Math.max(0, rest) + to_refund) * 100) / 100

/** Whether the claim was paid: then all that comes is too much. */
export const isSettled = ({ closure_reason }: { readonly closure_reason: string | null }): boolean =>
  closure_reason === 'paid' || closure_reason === 'installment_plan'
