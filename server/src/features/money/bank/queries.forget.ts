import type { Cents } from '../../../kernel/money.ts'
import { type Statement, sql, type Tx } from '../../../platform/db/db.ts'

const entriesOf = (claim_ids: readonly string[]): Statement => sql`
  select entry_id from bank_parts where claim_id = any(${claim_ids}::uuid[])
  union select entry_id from bank_suggestions where claim_id = any(${claim_ids}::uuid[])
  union select t.entry_id from ledger_transactions t where t.claim_id = any(${claim_ids}::uuid[]) and t.entry_id is not null`

/** Before the claims, as by everything that changes an entry. */
export const lockEntriesOf = async (tx: Tx, claim_ids: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`select id from bank_entries where id in (${entriesOf(claim_ids)}) order by id for update`,
    )
  ).map(({ id }) => id)

/** What of a surplus came from these claims and is still there, as long as nobody has ordered its refund. */
export const findSurplusOf = async (tx: Tx, entry_id: string, claim_ids: readonly string[]): Promise<Cents> =>
  (
    await tx.one<{ surplus_cents: Cents }>(sql`
      select coalesce(0 - sum(l.amount_cents), 0)::bigint as surplus_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'debtors'
      where t.entry_id = ${entry_id} and t.kind = 'surplus' and t.claim_id = any(${claim_ids}::uuid[])
        and t.number > coalesce((
          select max(u.number) from ledger_transactions u where u.entry_id = ${entry_id} and u.kind = 'surplus_undone'), 0)
        and not exists (
          select 1 from payment_orders p
          where p.kind = 'refund' and p.source_id = ${entry_id} and p.withdrawn_at is null)`)
  )?.surplus_cents ?? (0 as Cents)

export async function deleteLinksOf(tx: Tx, claim_ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from bank_parts where claim_id = any(${claim_ids}::uuid[])`)
  await tx.run(sql`delete from bank_suggestions where claim_id = any(${claim_ids}::uuid[])`)
}
