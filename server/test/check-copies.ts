import { type Db, sql } from '../src/platform/db/db.ts'

/** The invoices that wait for a check: those that are kept, and those that fields, readings and claims say. */
export const listKeptChecks = (db: Db) =>
  db.many(sql`
    select invoice_id, organization_id, claim_id, since, data_extraction_status from invoices_to_check order by invoice_id`)

export const listChecksOfRows = (db: Db) =>
  db.many(sql`
    select i.id as invoice_id, i.organization_id, i.claim_id, f.created_at as since, i.data_extraction_status
    from invoices i join invoice_files f on f.invoice_id = i.id
    join claims l on l.id = i.claim_id and l.case_status <> 'closed'
    where i.data_extraction_status in ('completed', 'failed') and i.id in (
      select invoice_id from invoice_fields
      where needs_check or (accepted_at is null and contradictions @? '$[*]'))
    order by i.id`)
