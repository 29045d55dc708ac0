-- Invoices of before get their key, by which later ones find them; those that are there twice already are paired as well.
with portion as (
  select id, claim_id, invoice_number from invoices
  where id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid order by id limit $2),
held as (
  select l.id from claims l where l.id in (select claim_id from portion) order by l.id for share),
changed as (
  update invoices i set double_key = double_key_of(p.invoice_number, p.claim_id)
  from portion p join held h on h.id = p.claim_id
  where i.id = p.id and i.double_key is null and i.split_at is null and p.invoice_number is not null
    and invoice_number_key(p.invoice_number) is not null returning 1)
select (select id::text from portion order by id desc limit 1), (select count(*) from changed) from portion limit 1
