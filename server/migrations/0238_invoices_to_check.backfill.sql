-- Claims are locked first, and the function looks afterwards: a change either is seen here, or comes after and does the same.
with portion as (
  select distinct invoice_id from invoice_fields
  where needs_check and invoice_id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid
  order by invoice_id limit $2),
held as (
  select l.id from claims l
  where l.id in (select i.claim_id from portion p join invoices i on i.id = p.invoice_id) order by l.id for share),
kept as materialized (
  select keep_invoice_to_check(p.invoice_id) from portion p join invoices i on i.id = p.invoice_id
  join held h on h.id = i.claim_id)
select (select invoice_id::text from portion order by invoice_id desc limit 1), (select count(*) from kept)
from portion limit 1
