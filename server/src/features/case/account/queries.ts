import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { Address, DebtorType } from '../../parties/debtors/index.ts'
import type { Entry } from './rules/entries.ts'

/** A claim that the caller may see; this was checked before. */
export type SeenClaim = { id: string; organization_id: string }

const COLUMNS = sql`id, kind, counts_as, amount_cents, day, part, invoice_id, payment_id, letter_id, filing_id, issued_on, due_on,
  due_agreed, rule, formula, reverses`

/** In the order in which they were made. */
export const listEntries = (reader: Reader, { id, organization_id }: SeenClaim): Promise<Entry[]> =>
  reader.many(sql`
    select ${COLUMNS} from account_entries where claim_id = ${id} and organization_id = ${organization_id} order by seq`)

export async function insertEntries(
  tx: Tx,
  { id, organization_id }: SeenClaim,
  entries: readonly Entry[],
  created_at: Date,
): Promise<void> {
  await Promise.all(
    entries.map((entry) =>
      tx.run(sql`
        insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, part, invoice_id,
          payment_id, letter_id, filing_id, issued_on, due_on, due_agreed, rule, formula, reverses, created_at)
        values (${entry.id}, ${organization_id}, ${id}, ${entry.kind}, ${entry.counts_as}, ${entry.amount_cents},
          ${entry.day}, ${entry.part}, ${entry.invoice_id}, ${entry.payment_id}, ${entry.letter_id}, ${entry.filing_id},
          ${entry.issued_on}, ${entry.due_on}, ${entry.due_agreed}, ${entry.rule}, ${entry.formula}, ${entry.reverses},
          ${created_at})`),
    ),
  )
}

/** What besides the entries tells what is owed. */
export type DebtContext = {
  governing_law: string | null
  debtor_type: DebtorType
  addresses: Address[]
  customer_country: string | null
  sender_country: string | null
  first_deadline: string | null
  is_titled: boolean
}

export const findDebtContext = (reader: Reader, { id }: SeenClaim): Promise<DebtContext | undefined> =>
  reader.one(sql`
    select l.governing_law, d.debtor_type, d.addresses, c.address ->> 'country' as customer_country,
      o.letterhead ->> 'country' as sender_country,
      (select t.deadline from letters t where t.claim_id = l.id and t.status <> 'returned'
        order by t.letter_date, t.move_number limit 1) as first_deadline,
      exists (select 1 from court_titles t where t.claim_id = l.id) as is_titled
    from claims l
    join organizations o on o.id = l.organization_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    where l.id = ${id}`)
