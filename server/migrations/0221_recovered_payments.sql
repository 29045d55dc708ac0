-- Adds what claims brought in more, or less, by such changes of their payments. Before, it was what is paid now without the
-- changes. Nobody may change another payment of the claim meanwhile, since what exceeds the claim does not count: a lock on the
-- claim sees to it, which every command has already.
create function count_recovered(claim_ids uuid[], days date[], amounts bigint[]) returns void language plpgsql as $$
begin
  perform 1 from claims l where l.id = any (claim_ids) order by l.id for no key update;
  insert into row_count_changes (source, organization_id, owner_id, day, kind, rows, cents)
  select 'recovered', r.organization_id, c.partner_id, r.month, r.days::text, 0, sum(r.cents)
  from (
    select l.organization_id, l.customer_id, date_trunc('month', l.created_at at time zone 'Europe/Vienna')::date as month, s.days,
      least(l.total_cents, sum(p.now_cents)) - least(l.total_cents, sum(p.before_cents)) as cents
    from (
      select p.claim_id, p.payment_date, p.amount_cents, p.amount_cents from payments p
      where p.claim_id = any (claim_ids) and p.status = 'completed'
      union all
      select c.claim_id, c.day, 0, -c.amount from unnest(claim_ids, days, amounts) c (claim_id, day, amount)
    ) p (claim_id, payment_date, now_cents, before_cents)
    join claims l on l.id = p.claim_id cross join recovery_days() s (days)
    where p.payment_date <= (l.created_at at time zone 'Europe/Vienna')::date + s.days
    group by l.id, s.days) r
  left join customers c on c.id = r.customer_id
  group by 2, 3, 4, 5
  having sum(r.cents) <> 0;
end $$;

create function count_recovered_payments() returns trigger language plpgsql as $$
declare
  changed record;
begin
  select array_agg(p.claim_id) as claim_ids, array_agg(p.payment_date) as days,
    array_agg(case tg_op when 'DELETE' then -p.amount_cents else p.amount_cents end) as amounts into changed
  from changed_rows p where p.status = 'completed';
  if changed.claim_ids is not null then
    perform count_recovered(changed.claim_ids, changed.days, changed.amounts);
  end if;
  return null;
end $$;
create trigger payments_count_recovered_new after insert on payments
  referencing new table as changed_rows for each statement execute function count_recovered_payments();
create trigger payments_count_recovered_gone after delete on payments
  referencing old table as changed_rows for each statement execute function count_recovered_payments();

-- All payments of a statement at once: two of one claim may exceed it together, and neither of them alone.
create function count_recovered_changes() returns trigger language plpgsql as $$
declare
  changed record;
begin
  select array_agg(c.claim_id) as claim_ids, array_agg(c.payment_date) as days, array_agg(c.amount) as amounts into changed
  from (
    select p.claim_id, p.payment_date, sum(p.amount)::bigint as amount
    from (
      select o.claim_id, o.payment_date, -o.amount_cents from old_rows o where o.status = 'completed'
      union all
      select n.claim_id, n.payment_date, n.amount_cents from new_rows n where n.status = 'completed'
    ) p (claim_id, payment_date, amount)
    group by 1, 2 having sum(p.amount) <> 0) c;
  if changed.claim_ids is not null then
    perform count_recovered(changed.claim_ids, changed.days, changed.amounts);
  end if;
  return null;
end $$;
create trigger payments_count_recovered_change after update on payments
  referencing old table as old_rows new table as new_rows for each statement execute function count_recovered_changes();

-- Nobody can have written since the triggers are there: without payments the counts are whole. Else a job counts.
insert into row_count_sources (source, whole_since)
values ('recovered', case when not exists (select from payments) then wall_now() end);
insert into row_count_subjects (subject, source, by_owner, by_day)
values ('recovered_by_month', 'recovered', false, true), ('recovered_by_partner_and_month', 'recovered', true, true);
