-- migrate: allows unreadable because the lock is had for a moment, at once or not at all: triggers and functions
-- What a write costs the database beside its rows. Each part says what it saves; nothing else changes.

-- Wholly and at once: one trigger goes and another comes, and who has a lock and wants a higher one waits for those who write.
select lock_together('claims in access exclusive mode');

-- A function in SQL is planned anew in every transaction before PostgreSQL 18, and started with some ado since. One in
-- PL/pgSQL keeps its plan for the session. Both run for every entry of the log.
create or replace function activity_facts(details jsonb) returns jsonb language plpgsql immutable parallel safe as $$
begin
  return (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
    where key like '%\_id' or key in ('entries', 'figures', 'kind', 'status', 'deadline', 'from_stage', 'to_stage', 'from', 'to',
      'until', 'field', 'fields', 'changed', 'number', 'amount', 'payment_date', 'paid_on', 'date', 'decision', 'decided_via',
      'document_type', 'shown_to_partner', 'expires_at', 'customer_before', 'claim_disputed', 'obligation_fulfilled',
      'promised_on', 'closure_reason', 'case_reference'));
end $$;

create or replace function activity_hash(entry claim_activity) returns bytea language plpgsql immutable as $$
begin
  return sha256(convert_to(concat_ws(E'\n', entry.claim_id, entry.number, entry.actor_type, coalesce(entry.actor_id::text, '-'),
    entry.action, entry.details::text, encode(entry.said_hash, 'hex'), (extract(epoch from entry.at) * 1000000)::bigint,
    encode(entry.previous_hash, 'hex')), 'UTF8'));
end $$;

-- While a table has a trigger before updates, PostgreSQL makes all stored expressions of a row anew with every update: the
-- words by which a claim is found, with each payment. This one only refuses, so it may come afterwards.
create or replace function keep_erased_closed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from claim_erasures e where e.claim_id = new.id) then
    raise exception 'the data of claim % were erased', new.id using errcode = 'restrict_violation', constraint = 'claims_erased';
  end if;
  return null;
end $$;
create or replace trigger claims_erased after update on claims for each row
  when (old.case_status = 'closed' and new.case_status <> 'closed') execute function keep_erased_closed();

-- A claim is entered among those that a creditor can search when it is committed, with the invoices that came with it;
-- each of them would write the entry again. Whatever changed the claim until then may have made the entry already.
create function enter_new_claim_search() returns trigger language plpgsql as $$
begin
  insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
  select l.id, l.organization_id, l.customer_id, l.case_status, l.search_reference,
    case when d.restricted_at is null then d.search_name else '' end,
    coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = l.id), '')
  from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  where l.id = new.id and l.customer_id is not null for share of d
  on conflict (id) do nothing;
  return null;
end $$;
drop trigger claims_search_new on claims;
create constraint trigger claims_search_new after insert on claims deferrable initially deferred for each row
  when (new.customer_id is not null) execute function enter_new_claim_search();

-- Most partners have no webhook, or none that is on. Then nothing is inserted, and no count is begun.
create or replace function queue_delivery() returns trigger language plpgsql as $$
declare
  hook record;
begin
  select w.id, w.epoch into hook
  from claims l
  join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
  join webhooks w on w.partner_id = c.partner_id and w.enabled
  where l.organization_id = new.organization_id and l.id = new.claim_id;
  if found then
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, next_at, created_at)
    values (gen_random_uuid(), hook.id, hook.epoch, new.id, new.type, new.claim_id, new.seq, new.created_at, new.created_at);
  end if;
  return null;
end $$;

-- The same for one payment, as payments come. A statement with lists of any length is planned at every call, which took
-- twice as long as to run it.
create function count_recovered_once(of_claim uuid, of_day date, amount bigint) returns void language plpgsql as $$
begin
  perform 1 from claims l where l.id = of_claim for no key update;
  insert into row_count_changes (source, organization_id, owner_id, day, kind, rows, cents)
  select 'recovered', l.organization_id, c.partner_id, l.month, s.days::text, 0,
    least(l.total_cents, paid.cents) - least(l.total_cents, paid.cents - amount)
  from (
    select k.organization_id, k.customer_id, k.total_cents, (k.created_at at time zone 'Europe/Vienna')::date as day,
      date_trunc('month', k.created_at at time zone 'Europe/Vienna')::date as month
    from claims k where k.id = of_claim) l
  join recovery_days() s (days) on of_day <= l.day + s.days
  cross join lateral (
    select coalesce(sum(p.amount_cents), 0)::bigint as cents from payments p
    where p.claim_id = of_claim and p.status = 'completed' and p.payment_date <= l.day + s.days) paid
  left join customers c on c.id = l.customer_id
  where least(l.total_cents, paid.cents) <> least(l.total_cents, paid.cents - amount);
end $$;

create or replace function count_recovered_payments() returns trigger language plpgsql as $$
declare
  changed record;
begin
  select array_agg(p.claim_id) as claim_ids, array_agg(p.payment_date) as days,
    array_agg(case tg_op when 'DELETE' then -p.amount_cents else p.amount_cents end) as amounts into changed
  from changed_rows p where p.status = 'completed';
  if cardinality(changed.claim_ids) = 1 then
    perform count_recovered_once(changed.claim_ids[1], changed.days[1], changed.amounts[1]);
  elsif changed.claim_ids is not null then
    perform count_recovered(changed.claim_ids, changed.days, changed.amounts);
  end if;
  return null;
end $$;

-- Mostly the amounts alone are others: a payment, an invoice. Then there is nothing to add up.
create or replace function count_changed_claim() returns trigger language plpgsql as $$
declare
  cents constant bigint := new.total_cents - old.total_cents;
  open_cents constant bigint := greatest(0, new.total_cents - new.paid_cents) - greatest(0, old.total_cents - old.paid_cents);
begin
  if old.organization_id = new.organization_id and old.created_at = new.created_at and old.case_status = new.case_status
    and old.collection_stage = new.collection_stage and old.customer_id is not distinct from new.customer_id then
    if cents <> 0 or open_cents <> 0 then
      insert into row_count_changes (source, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
      values ('claims', new.organization_id, (select c.partner_id from customers c where c.id = new.customer_id),
        (new.created_at at time zone 'Europe/Vienna')::date, new.collection_stage, new.case_status, 0, cents, open_cents);
    end if;
    return null;
  end if;
  insert into row_count_changes (source, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
  select 'claims', l.organization_id, c.partner_id, (l.created_at at time zone 'Europe/Vienna')::date, l.collection_stage,
    l.case_status, sum(l.step), sum(l.step * l.total_cents), sum(l.step * greatest(0, l.total_cents - l.paid_cents))
  from (values
    (-1, old.organization_id, old.customer_id, old.created_at, old.collection_stage, old.case_status, old.total_cents, old.paid_cents),
    (1, new.organization_id, new.customer_id, new.created_at, new.collection_stage, new.case_status, new.total_cents, new.paid_cents)
  ) l (step, organization_id, customer_id, created_at, collection_stage, case_status, total_cents, paid_cents)
  left join customers c on c.id = l.customer_id
  group by 2, 3, 4, 5, 6
  having sum(l.step) <> 0 or sum(l.step * l.total_cents) <> 0
    or sum(l.step * greatest(0, l.total_cents - l.paid_cents)) <> 0;
  if old.customer_id is distinct from new.customer_id then
    perform move_counted_payments(array[new.id], (select c.partner_id from customers c where c.id = old.customer_id),
      (select c.partner_id from customers c where c.id = new.customer_id));
  end if;
  return null;
end $$;

-- One look instead of two, for every event.
create or replace function feed_epoch() returns integer language plpgsql volatile as $$
declare
  newest record;
  ended record;
  next_epoch integer;
begin
  for look in 1..2 loop
    -- As is_feed_run_here, whose call would take longer than all the rest.
    select r.number, r.epoch, d.oid as here, r.server_started_at = pg_postmaster_start_time() and r.database_oid = d.oid
      and r.table_oid = to_regclass('feed_runs')::oid as is_here into newest
    from feed_runs r, pg_database d where d.datname = current_database() order by r.number desc limit 1;
    if newest.is_here then
      return newest.epoch;
    end if;
    if look = 1 then
      perform pg_advisory_xact_lock(hashtext('feed run'));
    end if;
  end loop;
  select coalesce(f.xact, '0'::xid8) as xact, coalesce(f.seq, 0) as seq into ended from find_feed_end(newest.epoch) f;
  -- Whoever writes from now on has at least this id. If all ids of before are lower, they go on.
  next_epoch := newest.epoch + case when pg_snapshot_xmin(pg_current_snapshot()) > ended.xact then 0 else 1 end;
  update feed_runs set last_xact = ended.xact, last_seq = ended.seq where number = newest.number;
  insert into feed_runs (number, mark, epoch, server_started_at, database_oid, table_oid)
  values (newest.number + 1, new_feed_mark(), next_epoch, pg_postmaster_start_time(), newest.here, to_regclass('feed_runs')::oid)
  on conflict (number) do nothing;
  return next_epoch;
end $$;
