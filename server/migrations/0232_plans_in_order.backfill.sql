-- Claims are locked first: a payment or a closure either is seen here, or comes after and sets the columns itself. Instalments
-- are read as they were before that lock; they come with their plan and do not change.
with portion as (
  select id, claim_id from installment_plans
  where id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid order by id limit $2),
held as (
  select l.id, l.paid_cents, l.closure_reason from claims l where l.id in (select claim_id from portion)
  order by l.id for share),
changed as (
  update installment_plans p
  set next_due_date = next_due_of(p.id, l.paid_cents - p.paid_before_cents), closure_reason = l.closure_reason
  from portion o join held l on l.id = o.claim_id
  where p.id = o.id and (p.next_due_date, p.closure_reason)
    is distinct from (next_due_of(p.id, l.paid_cents - p.paid_before_cents), l.closure_reason) returning 1)
select (select id::text from portion order by id desc limit 1), (select count(*) from changed) from portion limit 1
