import { type Statement, sql, type Tx } from '../../../../platform/db/db.ts'
import { type EntryRow, type LockedEntry, lockEntry } from '../queries.entries.ts'

type Return = Pick<EntryRow, 'account_id' | 'amount_cents' | 'booking_date' | 'end_to_end_id' | 'bank_reference'>

/**
 * Money that came in before and was not taken back yet. A refund of it that is only ordered can be withdrawn, and one that
 * was released is lost; while a run has it that nobody has released, people decide.
 */
const canReturn = ({ account_id, booking_date }: Return): Statement => sql`
  e.account_id = ${account_id} and e.amount_cents > 0 and e.booking_date <= ${booking_date}::date and e.returned_by is null
    and e.status <> 'unread'
    and not exists (select from bank_offsets f where f.credit_id = e.id and f.undone_at is null)
    and not exists (
      select from payment_orders o join payment_run_items i on i.order_id = o.id join payment_runs r on r.id = i.run_id
      where o.entry_id = e.id and o.withdrawn_at is null and i.withdrawn_at is null and r.released_at is null)`

export type Returnable = { id: string; amount_cents: number; payer_iban: string | null; case_references: string[] }

const RETURNABLE = sql`e.id, e.amount_cents, e.payer_iban, coalesce((
  select jsonb_agg(l.case_reference) from bank_parts p join claims l on l.id = p.claim_id
  where p.entry_id = e.id and p.undone_at is null), '[]') as case_references`

const LATEST = sql`order by e.booking_date desc, e.seq desc`

/** Entries that bear the reference of the payer or of the bank that the return names. */
export const listByBankNames = (tx: Tx, entry: Return): Promise<Returnable[]> => {
  const { end_to_end_id, bank_reference } = entry
  return tx.many(sql`
    select ${RETURNABLE} from bank_entries e
    where ${canReturn(entry)} and (e.end_to_end_id = ${end_to_end_id}::text or e.bank_reference = ${bank_reference}::text)
    ${LATEST} limit 50`)
}

/** Entries whose money went to one of the claims. */
export const listByClaims = (tx: Tx, entry: Return, case_references: readonly string[]): Promise<Returnable[]> =>
  tx.many(sql`
    select ${RETURNABLE} from bank_entries e
    where ${canReturn(entry)} and e.amount_cents = ${0 - entry.amount_cents} and exists (
      select from bank_parts p join claims l on l.id = p.claim_id
      where p.entry_id = e.id and p.undone_at is null and l.case_reference = any(${case_references}::text[]))
    ${LATEST} limit 2`)

/** Locked; undefined where somebody else has taken it back meanwhile. */
export async function lockReturnable(tx: Tx, id: string): Promise<LockedEntry | undefined> {
  const entry = await lockEntry(tx, id)
  return entry && entry.returned_by === null ? entry : undefined
}
