-- Who changes rows in bulk pays once for a statement; who changes one row pays nothing unless its count changes.

-- A claim counts for the partner of its customer, on the day in Vienna on which it was opened, by stage and status, with
-- its invoices and what is open of them. A payment counts for the same partner on its day; a reversal on the day on which
-- it was noticed. Owner of a delivery is its webhook, and its kind the epoch. A share counts with its amount and its fee;
-- its day is the first of the month in which it was earned, in Vienna.
create view counted_rows as
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

-- Every count that differs from the rows, and by how much it is too small. Both are of one snapshot, so what others do
-- meanwhile is in both or in neither.
create view wrong_row_counts as
  select x.subject, x.source, x.organization_id, x.owner_id, x.day, x.kind, x.status, sum(x.rows) as rows,
    sum(x.cents) as cents, sum(x.open_cents) as open_cents
  from (
    select s.subject, r.source, r.organization_id, case when s.by_owner then r.owner_id end as owner_id,
      case when s.by_day then r.day end as day, r.kind, r.status, r.rows, r.cents, r.open_cents
    from counted_rows r join row_count_subjects s on s.source = r.source
    union all
    select c.subject, s.source, c.organization_id, c.owner_id, c.day, c.kind, c.status, -c.rows, -c.cents, -c.open_cents
    from current_counts c join row_count_subjects s on s.subject = c.subject) x
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(x.rows) <> 0 or sum(x.cents) <> 0 or sum(x.open_cents) <> 0;

-- Counts the rows of a subject anew. While it does, nothing is folded. The counts become what the rows are, less the changes
-- that wait to be folded and are in these rows already: both are of one snapshot. Nothing is written before all is counted,
-- since a transaction that has written holds up the feed of events.
create function rebuild_row_counts(wanted text) returns void language plpgsql as $$
declare
  of_subject row_count_subjects;
  counted row_counts[];
begin
  perform pg_advisory_xact_lock(hashtextextended('fold_row_counts', 0));
  select s.* into strict of_subject from row_count_subjects s where s.subject = wanted;
  select array_agg(c::row_counts) into counted
  from (
    select wanted, x.organization_id, case when of_subject.by_owner then x.owner_id end as owner_id,
      case when of_subject.by_day then x.day end as day, x.kind, x.status, sum(x.rows)::bigint as rows,
      sum(x.cents)::bigint as cents, sum(x.open_cents)::bigint as open_cents
    from (
      select organization_id, owner_id, day, kind, status, rows, cents, open_cents from counted_rows
      where source = of_subject.source
      union all
      select organization_id, owner_id, day, kind, status, -rows, -cents, -open_cents from row_count_changes
      where source = of_subject.source) x
    group by 2, 3, 4, 5, 6
    having sum(x.rows) <> 0 or sum(x.cents) <> 0 or sum(x.open_cents) <> 0) c;
  delete from row_counts where subject = wanted;
  insert into row_counts select (unnest(counted)).*;
end $$;

create function count_claims() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
  select 'claims', l.organization_id, c.partner_id, (l.created_at at time zone 'Europe/Vienna')::date, l.collection_stage,
    l.case_status, s.step * count(*), s.step * sum(l.total_cents), s.step * sum(greatest(0, l.total_cents - l.paid_cents))
  from changed_rows l left join customers c on c.id = l.customer_id
  cross join (values (case tg_op when 'DELETE' then -1 else 1 end)) s (step)
  group by 2, 3, 4, 5, 6, s.step;
  return null;
end $$;
create trigger claims_count_new after insert on claims
  referencing new table as changed_rows for each statement execute function count_claims();
create trigger claims_count_gone after delete on claims
  referencing old table as changed_rows for each statement execute function count_claims();

-- Its payments follow a claim to the partner of another customer. Whoever changes that has locked the claim, and payments
-- are made and changed under the same lock.
create function count_changed_claim() returns trigger language plpgsql as $$
begin
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
create trigger claims_count_change after update on claims for each row
  when (old.collection_stage is distinct from new.collection_stage or old.case_status is distinct from new.case_status
    or old.total_cents is distinct from new.total_cents or old.paid_cents is distinct from new.paid_cents
    or old.customer_id is distinct from new.customer_id or old.created_at is distinct from new.created_at
    or old.organization_id is distinct from new.organization_id)
  execute function count_changed_claim();

create function move_counted_payments(claim_ids uuid[], old_partner uuid, new_partner uuid) returns void language sql as $$
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents)
  select x.source, p.organization_id, o.owner_id, x.day, x.status, o.step * count(*), o.step * sum(p.amount_cents)
  from payments p
  cross join lateral (values ('payments', p.payment_date, p.status),
    ('reversals', (p.reversed_at at time zone 'Europe/Vienna')::date, '')) x (source, day, status)
  cross join (values (old_partner, -1), (new_partner, 1)) o (owner_id, step)
  where p.claim_id = any (claim_ids) and x.day is not null and old_partner is distinct from new_partner
  group by 1, 2, 3, 4, 5, o.step
$$;

-- A customer comes to another partner with all its claims. A claim that is changed at the same time would be counted for the
-- partner before and not be seen here, so this waits for whoever changes one or books on it, and they for this: first for
-- those of claims that are there, then for those who make a new one (they hold the customer, to which it refers), then for
-- those of claims that were made meanwhile, and of payments.
create function count_moved_customer() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger customers_count_claims after update of partner_id on customers for each row
  when (old.partner_id is distinct from new.partner_id) execute function count_moved_customer();

create function count_payments() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents)
  select x.source, p.organization_id, c.partner_id, x.day, x.status, s.step * count(*), s.step * sum(p.amount_cents)
  from changed_rows p left join claims l on l.id = p.claim_id left join customers c on c.id = l.customer_id
  cross join (values (case tg_op when 'DELETE' then -1 else 1 end)) s (step)
  cross join lateral (values ('payments', p.payment_date, p.status),
    ('reversals', (p.reversed_at at time zone 'Europe/Vienna')::date, '')) x (source, day, status)
  where x.day is not null
  group by 1, 2, 3, 4, 5, s.step;
  return null;
end $$;
create trigger payments_count_new after insert on payments
  referencing new table as changed_rows for each statement execute function count_payments();
create trigger payments_count_gone after delete on payments
  referencing old table as changed_rows for each statement execute function count_payments();

create function count_changed_payment() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents)
  select x.source, p.organization_id, c.partner_id, x.day, x.status, sum(p.step), sum(p.step * p.amount_cents)
  from (values
    (-1, old.organization_id, old.claim_id, old.payment_date, old.reversed_at, old.status, old.amount_cents),
    (1, new.organization_id, new.claim_id, new.payment_date, new.reversed_at, new.status, new.amount_cents)
  ) p (step, organization_id, claim_id, payment_date, reversed_at, status, amount_cents)
  left join claims l on l.id = p.claim_id left join customers c on c.id = l.customer_id
  cross join lateral (values ('payments', p.payment_date, p.status),
    ('reversals', (p.reversed_at at time zone 'Europe/Vienna')::date, '')) x (source, day, status)
  where x.day is not null
  group by 1, 2, 3, 4, 5
  having sum(p.step) <> 0 or sum(p.step * p.amount_cents) <> 0;
  return null;
end $$;
create trigger payments_count_change after update on payments for each row
  when (old.status is distinct from new.status or old.amount_cents is distinct from new.amount_cents
    or old.payment_date is distinct from new.payment_date or old.reversed_at is distinct from new.reversed_at
    or old.claim_id is distinct from new.claim_id or old.organization_id is distinct from new.organization_id)
  execute function count_changed_payment();

create function count_deliveries() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, owner_id, day, kind, status, rows)
  select 'deliveries', d.webhook_id, (d.created_at at time zone 'Europe/Vienna')::date, d.epoch::text, d.status,
    case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows d group by 2, 3, 4, 5;
  return null;
end $$;
create trigger webhook_deliveries_count_new after insert on webhook_deliveries
  referencing new table as changed_rows for each statement execute function count_deliveries();
create trigger webhook_deliveries_count_gone after delete on webhook_deliveries
  referencing old table as changed_rows for each statement execute function count_deliveries();

create function count_changed_delivery() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, owner_id, day, kind, status, rows) values
    ('deliveries', old.webhook_id, (old.created_at at time zone 'Europe/Vienna')::date, old.epoch::text, old.status, -1),
    ('deliveries', new.webhook_id, (new.created_at at time zone 'Europe/Vienna')::date, new.epoch::text, new.status, 1);
  return null;
end $$;
create trigger webhook_deliveries_count_change after update on webhook_deliveries for each row
  when (old.status is distinct from new.status or old.epoch is distinct from new.epoch
    or old.webhook_id is distinct from new.webhook_id or old.created_at is distinct from new.created_at)
  execute function count_changed_delivery();

create function count_mails() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, status, rows)
  select 'mails', m.status, case tg_op when 'DELETE' then -count(*) else count(*) end from changed_rows m group by 2;
  return null;
end $$;
create trigger mails_count_new after insert on mails
  referencing new table as changed_rows for each statement execute function count_mails();
create trigger mails_count_gone after delete on mails
  referencing old table as changed_rows for each statement execute function count_mails();

create function count_changed_mail() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, status, rows) values ('mails', old.status, -1), ('mails', new.status, 1);
  return null;
end $$;
create trigger mails_count_change after update on mails for each row
  when (old.status is distinct from new.status) execute function count_changed_mail();

create function count_letters() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, kind, status, rows)
  select 'letters', t.organization_id, t.kind, t.status, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows t group by 2, 3, 4;
  return null;
end $$;
create trigger letters_count_new after insert on letters
  referencing new table as changed_rows for each statement execute function count_letters();
create trigger letters_count_gone after delete on letters
  referencing old table as changed_rows for each statement execute function count_letters();

create function count_changed_letter() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, kind, status, rows)
  values ('letters', old.organization_id, old.kind, old.status, -1), ('letters', new.organization_id, new.kind, new.status, 1);
  return null;
end $$;
create trigger letters_count_change after update on letters for each row
  when (old.status is distinct from new.status or old.kind is distinct from new.kind
    or old.organization_id is distinct from new.organization_id)
  execute function count_changed_letter();

create function count_shares() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents, open_cents)
  select 'shares', s.organization_id, s.partner_id, date_trunc('month', s.created_at at time zone 'Europe/Vienna')::date, s.status,
    x.step * count(*), x.step * sum(s.amount_cents), x.step * sum(s.fee_amount_cents)
  from changed_rows s cross join (values (case tg_op when 'DELETE' then -1 else 1 end)) x (step)
  group by 2, 3, 4, 5, x.step;
  return null;
end $$;
create trigger revenue_shares_count_new after insert on revenue_shares
  referencing new table as changed_rows for each statement execute function count_shares();
create trigger revenue_shares_count_gone after delete on revenue_shares
  referencing old table as changed_rows for each statement execute function count_shares();

create function count_changed_share() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents, open_cents) values
    ('shares', old.organization_id, old.partner_id, date_trunc('month', old.created_at at time zone 'Europe/Vienna')::date,
      old.status, -1, -old.amount_cents, -old.fee_amount_cents),
    ('shares', new.organization_id, new.partner_id, date_trunc('month', new.created_at at time zone 'Europe/Vienna')::date,
      new.status, 1, new.amount_cents, new.fee_amount_cents);
  return null;
end $$;
create trigger revenue_shares_count_change after update on revenue_shares for each row
  when (old.status is distinct from new.status or old.partner_id is distinct from new.partner_id
    or old.organization_id is distinct from new.organization_id or old.amount_cents is distinct from new.amount_cents
    or old.fee_amount_cents is distinct from new.fee_amount_cents or old.created_at is distinct from new.created_at)
  execute function count_changed_share();

create function count_bank_entries() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, status, rows)
  select 'bank_entries', e.organization_id, e.account_id, e.status, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows e group by 2, 3, 4;
  return null;
end $$;
create trigger bank_entries_count_new after insert on bank_entries
  referencing new table as changed_rows for each statement execute function count_bank_entries();
create trigger bank_entries_count_gone after delete on bank_entries
  referencing old table as changed_rows for each statement execute function count_bank_entries();

create function count_changed_bank_entry() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, status, rows) values
    ('bank_entries', old.organization_id, old.account_id, old.status, -1),
    ('bank_entries', new.organization_id, new.account_id, new.status, 1);
  return null;
end $$;
create trigger bank_entries_count_change after update on bank_entries for each row
  when (old.status is distinct from new.status or old.account_id is distinct from new.account_id
    or old.organization_id is distinct from new.organization_id)
  execute function count_changed_bank_entry();

create function count_journal() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, rows)
  select 'journal', t.organization_id, case tg_op when 'DELETE' then -count(*) else count(*) end from changed_rows t group by 2;
  return null;
end $$;
create trigger ledger_transactions_count_new after insert on ledger_transactions
  referencing new table as changed_rows for each statement execute function count_journal();
create trigger ledger_transactions_count_gone after delete on ledger_transactions
  referencing old table as changed_rows for each statement execute function count_journal();

-- Nobody can have written since the triggers are there, so where a table is empty its counts are whole. The others are
-- counted by a job.
-- migrate: allows rows-at-once because it is one row for each counted table
insert into row_count_sources (source, whole_since)
select x.source, case when x.is_empty then wall_now() end
from (values
  ('claims', not exists (select from claims)), ('payments', not exists (select from payments)),
  ('reversals', not exists (select from payments)), ('deliveries', not exists (select from webhook_deliveries)),
  ('mails', not exists (select from mails)), ('letters', not exists (select from letters)),
  ('shares', not exists (select from revenue_shares)), ('bank_entries', not exists (select from bank_entries)),
  ('journal', not exists (select from ledger_transactions))) x (source, is_empty);
insert into row_count_subjects (subject, source, by_owner, by_day) values
  ('claims', 'claims', true, false), ('claims_by_day', 'claims', false, true),
  ('claims_by_partner_and_day', 'claims', true, true), ('payments', 'payments', true, false),
  ('payments_by_day', 'payments', false, true), ('payments_by_partner_and_day', 'payments', true, true),
  ('reversals_by_day', 'reversals', false, true), ('reversals_by_partner_and_day', 'reversals', true, true),
  ('deliveries', 'deliveries', true, false), ('deliveries_by_day', 'deliveries', true, true),
  ('mails', 'mails', false, false), ('letters', 'letters', false, false), ('shares', 'shares', true, false),
  ('shares_by_month', 'shares', true, true), ('bank_entries', 'bank_entries', true, false), ('journal', 'journal', false, false);
