-- From when on a claim is barred, and what waits for somebody because of it.

-- The first barred day of the earliest invoice that is open; null where no date tells.
alter table claims add column time_barred_on date;
-- The day from which on all that is due is barred; null where something stays.
alter table claims add column all_barred_on date;

-- While a plan is kept, the period does not run. Null while it runs.
alter table installment_plans add column ended_on date;
update installment_plans set ended_on = (updated_at at time zone 'Europe/Vienna')::date where status <> 'active';
alter table installment_plans add constraint installment_plans_ended_check check ((status = 'active') = (ended_on is null));

-- Where nothing was paid, planned or filed, the dates of the invoices tell all.
update claims l set time_barred_on = f.first
from (
  select l.id, min(case l.governing_law
    when 'AT' then (coalesce(i.invoice_due_date, i.invoice_issue_date) + interval '3 years')::date + 1
    when 'DE' then make_date(extract(year from least(i.invoice_due_date, i.invoice_issue_date))::int + 4, 1, 1) end) as first
  from claims l
  join invoices i on i.claim_id = l.id and coalesce(i.gross_cents, i.net_cents, 0) > 0
    and coalesce(i.invoice_due_date, i.invoice_issue_date) < date '9990-01-01'
  where l.case_status <> 'closed' and l.governing_law is not null and l.paid_cents = 0 and l.filed_at is null
    and not exists (select 1 from installment_plans p where p.claim_id = l.id)
  group by l.id) f
where f.id = l.id;

-- A job reckons the others by the law itself.
insert into jobs (id, name, hand, payload, run_at)
select gen_random_uuid(), 'account.reckon_old_limits', 'wall', '{}', 'epoch'
where exists (select 1 from claims l where l.case_status <> 'closed' and (l.paid_cents > 0 or l.filed_at is not null
  or l.governing_law is null or exists (select 1 from installment_plans p where p.claim_id = l.id)));

create index claims_limitation_idx on claims (time_barred_on, id) where case_status <> 'closed' and time_barred_on is not null;
create index claims_undated_idx on claims (created_at, id)
  where submission_state = 'accepted' and case_status <> 'closed' and time_barred_on is null and filed_at is null;
