-- migrate: allows older-version because there is a table of the same name, with the same columns, when this is done
-- migrate: allows unreadable because attaching the old table is instant: a validated check proves that its rows fit
-- By the month of its id, which begins with the time at which it was written.
select lock_together('claims in access exclusive mode', 'mails in access exclusive mode');

alter table mails rename to mails_first;
alter table mails_first rename constraint mails_pkey to mails_first_pkey;
alter index mails_claim_idx rename to mails_first_claim_idx;
alter index mails_created_at_idx rename to mails_first_created_at_idx;
alter index mails_search_idx rename to mails_first_search_idx;
alter index mails_sealed_idx rename to mails_first_sealed_idx;
alter index mails_waiting_idx rename to mails_first_waiting_idx;

create table mails (like mails_first including all excluding indexes) partition by range (id);
alter table mails drop constraint mails_first_month_check;
alter table mails add constraint mails_pkey primary key (id);
alter table mails add constraint mails_claim_fkey foreign key (claim_id) references claims (id);
create index mails_claim_idx on mails (claim_id) where claim_id is not null;
create index mails_created_at_idx on mails (created_at desc, id desc);
create index mails_search_idx on mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops);
create index mails_sealed_idx on mails (sealed_at) where sealed_text is not null or secret_text is not null;
create index mails_waiting_idx on mails (status, created_at) where status in ('queued', 'failed');

-- Unchanged, but of the whole: it would go on reading the first month alone.
create or replace view counted_rows as
  select 'claims' as source, l.organization_id, c.partner_id as owner_id, (l.created_at at time zone 'Europe/Vienna')::date as day,
    l.collection_stage as kind, l.case_status as status, count(*) as rows, sum(l.total_cents)::bigint as cents,
    sum(greatest(0, l.total_cents - l.paid_cents))::bigint as open_cents
  from claims l left join customers c on c.id = l.customer_id group by 2, 3, 4, 5, 6
  union all
  select 'payments', p.organization_id, c.partner_id, p.payment_date, '', p.status, count(*), sum(p.amount_cents)::bigint, 0
  from payments p join claims l on l.id = p.claim_id left join customers c on c.id = l.customer_id group by 2, 3, 4, 6
  union all
  select 'reversals', p.organization_id, c.partner_id, (p.reversed_at at time zone 'Europe/Vienna')::date, '', '', count(*),
    sum(p.amount_cents)::bigint, 0
  from payments p join claims l on l.id = p.claim_id left join customers c on c.id = l.customer_id
  where p.reversed_at is not null group by 2, 3, 4
  union all
  select 'deliveries', null, d.webhook_id, (d.created_at at time zone 'Europe/Vienna')::date, d.epoch::text, d.status, count(*), 0, 0
  from webhook_deliveries d group by 3, 4, 5, 6
  union all
  select 'mails', null, null, null, '', m.status, count(*), 0, 0 from mails m group by 6
  union all
  select 'letters', t.organization_id, null, null, t.kind, t.status, count(*), 0, 0 from letters t group by 2, 5, 6
  union all
  select 'shares', s.organization_id, s.partner_id, date_trunc('month', s.created_at at time zone 'Europe/Vienna')::date, '', s.status,
    count(*), sum(s.amount_cents)::bigint, sum(s.fee_amount_cents)::bigint
  from revenue_shares s group by 2, 3, 4, 6
  union all
  select 'bank_entries', e.organization_id, e.account_id, null, '', e.status, count(*), 0, 0
  from bank_entries e group by 2, 3, 6
  union all
  select 'journal', t.organization_id, null, null, '', '', count(*), 0, 0 from ledger_transactions t group by 2;

select attach_first_month('mails');
