import { isWithheld } from '../../../audiences/visibility.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { type DebtorFacts, SHOWN_NAMES } from '../../parties/debtors/index.ts'
import type { FieldName } from './rules.ts'

export type CheckRow = {
  invoice_id: string
  claim_id: string
  case_reference: string
  debtor: Pick<DebtorFacts, 'person' | 'company'>
  customer_name: string | null
  invoice_number: string | null
  gross_cents: Cents | null
  original_filename: string
  data_extraction_status: 'completed' | 'failed'
  data_extraction_confidence: number | null
  waiting_fields: FieldName[]
  created_at: Date
}

const inside = (organization_id: string | undefined): Statement =>
  sql`${organization_id ? sql`k.organization_id = ${organization_id}` : sql`true`} and not ${isWithheld(sql`k.claim_id`)}`

/** The invoice that has waited longest comes first. The page is found first, then the facts about its invoices. */
export const listToCheck = (reader: Reader, organization_id: string | undefined, page: Page): Promise<CheckRow[]> =>
  reader.many(sql`
    select i.id as invoice_id, l.id as claim_id, l.case_reference,
      ${SHOWN_NAMES} as debtor,
      c.name as customer_name, i.invoice_number, i.gross_cents, f.original_filename, w.data_extraction_status,
      i.data_extraction_confidence, coalesce((
        select jsonb_agg(x.field order by x.field) from invoice_fields x where x.invoice_id = i.id and field_waits(x.needs_check, x.accepted_at, x.contradictions)),
        '[]') as waiting_fields, w.since as created_at
    from (
      select k.invoice_id, k.since, k.data_extraction_status from invoices_to_check k
      where ${inside(organization_id)} order by k.since, k.invoice_id ${pageClause(page)}) w
    join invoices i on i.id = w.invoice_id
    join invoice_files f on f.invoice_id = i.id
    join claims l on l.id = i.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    order by w.since, w.invoice_id`)

export const countToCheck = async (reader: Reader, organization_id: string | undefined): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from invoices_to_check k where ${inside(organization_id)}`,
    )
  )?.total ?? 0

/** A reading has ended: with something that waits for a check, with nothing that could be read, or well. */
export const tellReading = (tx: Tx, { id, claim_id, organization_id }: InvoiceKeys, at: Date): Promise<number> =>
  tx.run(sql`
    insert into feed_activity (organization_id, claim_id, kind, at)
    select ${organization_id}, ${claim_id}, case when i.data_extraction_status = 'failed'
      or exists (select 1 from invoice_fields f where f.invoice_id = i.id
        and field_waits(f.needs_check, f.accepted_at, f.contradictions))
      then 'reading_doubtful' else 'reading_finished' end, ${at}
    from invoices i where i.id = ${id}`)

type InvoiceKeys = { id: string; claim_id: string; organization_id: string }
