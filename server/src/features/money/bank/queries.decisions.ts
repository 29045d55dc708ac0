import { claimVisibleTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import type { PaymentRow } from '../../case/payments/index.ts'

export type NamedClaim = { readonly id: string }

/** Those of the organisation that the caller sees. */
export const listClaimsOf = (
  reader: Reader,
  caller: Caller,
  { organization_id, ids }: { readonly organization_id: string; readonly ids: readonly string[] },
): Promise<NamedClaim[]> =>
  reader.many(sql`
    select l.id from claims l
    where l.id = any(${ids}::uuid[]) and l.organization_id = ${organization_id} and ${claimVisibleTo(caller)}`)

export type PaymentToLink = Pick<PaymentRow, 'id' | 'claim_id' | 'payment_cents' | 'status' | 'received_by'>

export const listPaymentsToLink = (reader: Reader, ids: readonly string[]): Promise<PaymentToLink[]> =>
  reader.many(sql`
    select id, claim_id, amount_cents as payment_cents, status, received_by from payments where id = any(${ids}::uuid[])`)

/** Who of the team decided on an entry last; undefined: the service itself. */
export const findDecision = async (reader: Reader, entry_id: string): Promise<string | undefined> =>
  (
    await reader.one<{ name: string }>(
      sql`select o.name from bank_entries e join operators o on o.id = e.updated_by where e.id = ${entry_id}`,
    )
  )?.name

export const findDecisionCase = async (reader: Reader, entry_id: string): Promise<string[]> =>
  (
    await reader.many<{ case_reference: string }>(sql`
      select l.case_reference from bank_parts b join claims l on l.id = b.claim_id
      where b.entry_id = ${entry_id} and b.undone_at is null order by b.created_at, b.id`)
  ).map(({ case_reference }) => case_reference)

/** What of an entry was moved from suspense when somebody ordered its refund. */
export const findOrderedRest = async (reader: Reader, entry_id: string): Promise<Cents> =>
  (
    await reader.one<{ ordered_cents: Cents }>(sql`
      select coalesce(0 - sum(l.amount_cents), 0)::bigint as ordered_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'debtors'
      where t.entry_id = ${entry_id} and t.kind in ('refund_ordered', 'refund_withdrawn')`)
  )?.ordered_cents ?? (0 as Cents)

/** The claims whose debt an entry exceeds, and those that got something of it. */
export const listClaimsWithSurplus = async (reader: Reader, entry_id: string): Promise<string[]> =>
  (
    await reader.many<{ claim_id: string }>(sql`
      select t.claim_id from ledger_transactions t join claims l on l.id = t.claim_id
      where t.entry_id = ${entry_id} and t.kind = 'surplus'
      union select b.claim_id from bank_parts b where b.entry_id = ${entry_id} and b.undone_at is null
        and b.claim_id is not null order by 1`)
  ).map(({ claim_id }) => claim_id)
