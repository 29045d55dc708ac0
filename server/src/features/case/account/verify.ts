import { type Reader, sql } from '../../../platform/db/db.ts'
import { hasArchivedLog, hasArchives } from '../claims/index.ts'

/** Something about money that is no longer what the activity log, or the account, vouches for. */
export type MoneyFault = { claim_id: string; what: string }

/** Claims of which none is looked at twice: so many at once, by their ids. */
const PORTION = 2_000
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Compares every entry with what the log says about it, and payments, invoices and the sums of claims with the entries. The
 * log itself is verified by its hashes.
 */
export async function verifyAccounts(reader: Reader): Promise<MoneyFault[]> {
  const faults: MoneyFault[] = []
  const has_archives = await hasArchives(reader)
  for (let after = FIRST; ; ) {
    const last = await findLast(reader, after)
    if (last === null) return faults
    const range = { after, last }
    const found = await Promise.all([
      listForged(reader, range, has_archives),
      listWrongPayments(reader, range),
      listWrongInvoices(reader, range),
      listWrongSums(reader, range),
    ])
    faults.push(...found.flat())
    after = last
  }
}

type Range = { after: string; last: string }

const findLast = async (reader: Reader, after: string): Promise<string | null> =>
  (
    await reader.one<{ last: string | null }>(sql`
      select max(id::text) as last from (select id from claims where id > ${after}::uuid order by id limit ${PORTION}) p`)
  )?.last ?? null

/** What the log keeps of an entry, as `loggedEntry` makes it. */
const LOGGED = sql`jsonb_strip_nulls(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount_cents', e.amount_cents, 'day', e.day,
  'part', e.part, 'invoice_id', e.invoice_id, 'payment_id', e.payment_id, 'letter_id', e.letter_id, 'filing_id', e.filing_id,
  'issued_on', e.issued_on, 'due_on', e.due_on, 'due_agreed', e.due_agreed, 'reverses', e.reverses))`

const listForged = (reader: Reader, { after, last }: Range, has_archives: boolean): Promise<MoneyFault[]> =>
  reader.many(sql`
    select coalesce(e.claim_id, logged.claim_id, ${FIRST}::uuid) as claim_id, coalesce(format('entry %s of the account %s',
        coalesce(e.id::text, logged.entry ->> 'id'),
        case when e.id is null then 'is missing' when logged.entry is null then 'is not in the log' else 'was changed' end), '') as what
    from (select * from account_entries where claim_id > ${after}::uuid and claim_id <= ${last}::uuid) e
    full join (
      select a.claim_id, entry from claim_activity a cross join jsonb_array_elements(a.details -> 'entries') entry
      where a.claim_id > ${after}::uuid and a.claim_id <= ${last}::uuid and a.details ? 'entries') logged
      on logged.entry ->> 'id' = e.id::text
    where (e.id is null or logged.entry is null or logged.entry <> ${LOGGED} or e.claim_id <> logged.claim_id)
      and not ${hasArchivedLog(has_archives, sql`coalesce(e.claim_id, logged.claim_id)`)}
    order by 1, 2`)

const listWrongPayments = (reader: Reader, { after, last }: Range): Promise<MoneyFault[]> =>
  reader.many(sql`
    select p.claim_id, 'payment ' || p.id || ' is not what was booked' as what
    from payments p
    left join account_entries e on e.payment_id = p.id and e.kind = 'payment'
    where p.claim_id > ${after}::uuid and p.claim_id <= ${last}::uuid
      and (e.id is null or e.claim_id <> p.claim_id or e.amount_cents <> -p.amount_cents or e.day <> p.value_date
        or (p.status = 'reversed') <> exists (select 1 from account_entries r where r.reverses = e.id))
    order by 1, 2`)

const listWrongInvoices = (reader: Reader, { after, last }: Range): Promise<MoneyFault[]> =>
  reader.many(sql`
    select i.claim_id, 'invoice ' || i.id || ' is not what was booked' as what
    from invoices i
    where i.claim_id > ${after}::uuid and i.claim_id <= ${last}::uuid
      and coalesce(i.gross_cents, i.net_cents, 0) <> (
        select coalesce(sum(e.amount_cents), 0) from account_entries e where e.invoice_id = i.id and e.counts_as = 'invoice')
    order by 1, 2`)

const listWrongSums = (reader: Reader, { after, last }: Range): Promise<MoneyFault[]> =>
  reader.many(sql`
    select l.id as claim_id, 'its sums are not those of its account' as what
    from claims l
    where l.id > ${after}::uuid and l.id <= ${last}::uuid and (l.total_cents, l.paid_cents) <> (
      select coalesce(sum(e.amount_cents) filter (where e.counts_as in ('invoice', 'credit_note')), 0),
        coalesce(-sum(e.amount_cents) filter (where e.counts_as = 'payment'), 0)
      from account_entries e where e.claim_id = l.id)
    order by 1`)
