-- What claims brought in within so many days after they were opened, and the decisions that are open, kept as the other counts
-- are. The day of what was recovered is the first of the month in which the claims were opened, in Vienna, and its kind the
-- days; it counts no rows, only money.

create function recovery_days() returns setof integer language sql immutable as $$ select unnest(array[30, 60, 90, 180]) $$;

-- What came and stayed, at most what was claimed. Without the claims that brought in nothing.
create view recovered_claims as
  select l.id as claim_id, l.organization_id, l.customer_id, l.created_at,
    date_trunc('month', l.created_at at time zone 'Europe/Vienna')::date as month, s.days,
    least(l.total_cents, sum(p.amount_cents))::bigint as cents
  from payments p join claims l on l.id = p.claim_id cross join recovery_days() s (days)
  where p.status = 'completed' and p.payment_date <= (l.created_at at time zone 'Europe/Vienna')::date + s.days
  group by l.id, s.days;

-- Claims for which nobody has decided yet whether to sue, with the country of the debtor's primary address.
create view open_decisions as
  select l.id as claim_id, l.organization_id, l.customer_id, d.country, l.total_cents
  from claim_positions pos join claims l on l.id = pos.id join debtors d on d.id = l.debtor_id
  where pos.collection_stage = 'dunning_action_recommended'
    and not exists (select from lawsuit_decisions x where x.claim_id = l.id);

-- What it was, and these two. The kind of a decision is its country, empty where that is not known.
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
  select 'journal', t.organization_id, null, null, '', '', count(*), 0, 0 from ledger_transactions t group by 2
  union all
  select 'recovered', r.organization_id, c.partner_id, r.month, r.days::text, '', 0, sum(r.cents)::bigint, 0
  from recovered_claims r left join customers c on c.id = r.customer_id group by 2, 3, 4, 5
  union all
  select 'decisions', o.organization_id, c.partner_id, null, coalesce(o.country, ''), '', count(*), sum(o.total_cents)::bigint, 0
  from open_decisions o left join customers c on c.id = o.customer_id group by 2, 3, 5;

-- Whoever changes a claim has locked it, and so have those who change its payments.
create function count_recovered_claim() returns trigger language plpgsql as $$
begin
  if not exists (select from payments p where p.claim_id = new.id) then
    return null;
  end if;
  insert into row_count_changes (source, organization_id, owner_id, day, kind, rows, cents)
  select 'recovered', l.organization_id, c.partner_id, date_trunc('month', l.created_at at time zone 'Europe/Vienna')::date,
    s.days::text, 0, sum(l.step * least(l.total_cents, paid.cents))
  from (values (-1, old.organization_id, old.customer_id, old.created_at, old.total_cents),
    (1, new.organization_id, new.customer_id, new.created_at, new.total_cents)
  ) l (step, organization_id, customer_id, created_at, total_cents)
  left join customers c on c.id = l.customer_id
  cross join recovery_days() s (days)
  cross join lateral (
    select coalesce(sum(p.amount_cents), 0) as cents from payments p
    where p.claim_id = new.id and p.status = 'completed'
      and p.payment_date <= (l.created_at at time zone 'Europe/Vienna')::date + s.days) paid
  group by 2, 3, 4, 5
  having sum(l.step * least(l.total_cents, paid.cents)) <> 0;
  return null;
end $$;
create trigger claims_count_recovered after update on claims for each row
  when (old.total_cents is distinct from new.total_cents or old.created_at is distinct from new.created_at
    or old.customer_id is distinct from new.customer_id or old.organization_id is distinct from new.organization_id)
  execute function count_recovered_claim();

-- As it was; and what was recovered of the claims goes with them, and so do the decisions that are open. Of these the country is
-- held as well, see 0222.
create or replace function count_moved_customer() returns trigger language plpgsql as $$
begin
  perform 1 from claims l where l.organization_id = new.organization_id and l.customer_id = new.id order by l.id for update;
  perform 1 from customers c where c.id = new.id for update;
  perform 1 from claims l where l.organization_id = new.organization_id and l.customer_id = new.id order by l.id for update;
  perform 1 from payments p where p.claim_id in (
    select l.id from claims l where l.organization_id = new.organization_id and l.customer_id = new.id) order by p.id for update;
  insert into row_count_changes (source, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
  select 'claims', l.organization_id, o.owner_id, (l.created_at at time zone 'Europe/Vienna')::date, l.collection_stage,
    l.case_status, o.step * count(*), o.step * sum(l.total_cents), o.step * sum(greatest(0, l.total_cents - l.paid_cents))
  from claims l cross join (values (old.partner_id, -1), (new.partner_id, 1)) o (owner_id, step)
  where l.organization_id = new.organization_id and l.customer_id = new.id
  group by 2, 3, 4, 5, 6, o.step;
  perform move_counted_payments(array(
    select l.id from claims l where l.organization_id = new.organization_id and l.customer_id = new.id),
    old.partner_id, new.partner_id);
  insert into row_count_changes (source, organization_id, owner_id, day, kind, rows, cents)
  select 'recovered', r.organization_id, o.owner_id, r.month, r.days::text, 0, o.step * sum(r.cents)
  from recovered_claims r cross join (values (old.partner_id, -1), (new.partner_id, 1)) o (owner_id, step)
  where r.organization_id = new.organization_id and r.customer_id = new.id
  group by 2, 3, 4, 5, o.step;
  perform 1 from debtors d where d.id in (
    select l.debtor_id from claims l where l.organization_id = new.organization_id and l.customer_id = new.id
      and l.collection_stage = 'dunning_action_recommended') order by d.id for share;
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', d.organization_id, o.owner_id, coalesce(d.country, ''), o.step * count(*), o.step * sum(d.total_cents)
  from open_decisions d cross join (values (old.partner_id, -1), (new.partner_id, 1)) o (owner_id, step)
  where d.organization_id = new.organization_id and d.customer_id = new.id
  group by 2, 3, 4, o.step;
  return null;
end $$;
