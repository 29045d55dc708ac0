-- Made by "npm run baseline". Do not edit.
-- holds: the migrations until 0280_copies_with_their_dates
-- made of: d6ac2b15d7fb41cabe82c8dec1abdd2dded943e3434fd2c8d60441f0d2a5d9e9
set local check_function_bodies = off;
create extension if not exists pg_trgm;
create sequence archive_forgettings as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1;
create sequence case_numbers as bigint increment by 1 minvalue 1 maxvalue 9999999 start with 1 cache 1 cycle;
create sequence claim_activity_seq_seq as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1;
create sequence events_seq_seq as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1;
create sequence payout_numbers as bigint increment by 1 minvalue 1 maxvalue 9223372036854775807 start with 1 cache 1;
create sequence wide_case_numbers as bigint increment by 1 minvalue 10000000 maxvalue 999999999 start with 10000000 cache 1 cycle;
create function activity_facts(details jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
    where key like '%\_id' or key in ('entries', 'figures', 'kind', 'status', 'deadline', 'from_stage', 'to_stage', 'from', 'to',
      'until', 'field', 'fields', 'changed', 'number', 'amount', 'payment_date', 'paid_on', 'date', 'decision', 'decided_via',
      'document_type', 'shown_to_partner', 'expires_at', 'customer_before', 'claim_disputed', 'obligation_fulfilled',
      'promised_on', 'closure_reason', 'case_reference'));
end $function$
;
create function add_returned(owner text, added jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('insert into %I select (jsonb_populate_recordset(null::%I, $1)).*', owner || '_return', owner) using added;
end $function$
;
create function archive_plan(owner text, OUT source text, OUT key text, OUT claim text)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select p.source, p.key, p.claim from (values
    ('webhook_attempts', 'archivable_attempts', '(t.delivery_id, t.number, t.month)::text', 'null::uuid'),
    ('webhook_deliveries', 'archivable_deliveries', 't.event_id', 't.claim_id'),
    ('events', 'archivable_events', 't.id', 't.claim_id'),
    ('mails', 'archivable_mails', 't.id', 't.claim_id'),
    ('claim_activity', 'archivable_activity', '(t.claim_id, t.number)::text', 't.claim_id')) p (name, source, key, claim)
  where p.name = owner
$function$
;
create function attach_first_month(owner text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  check_name constant text := owner || '_first_month_check';
  moved record;
  until text;
  options text;
begin
  for moved in
    select distinct r.ev_class::regclass as name from pg_depend d
    join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
    where d.refclassid = 'pg_class'::regclass and d.refobjid = to_regclass(owner || '_first')
  loop
    raise exception 'the view % would go on reading % alone: drop it before, and make it anew afterwards', moved.name, owner || '_first';
  end loop;
  for moved in
    select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger
    where tgrelid = to_regclass(owner || '_first') and not tgisinternal
  loop
    execute format('drop trigger %I on %I', moved.name, owner || '_first');
    execute regexp_replace(moved.text, ' ON \S+ ', format(' ON %I ', owner));
  end loop;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into until from pg_constraint
  where conrelid = to_regclass(owner || '_first') and conname = check_name;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', owner, owner || '_first', until);
  execute format('alter table %I drop constraint %I', owner || '_first', check_name);
  select ' with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class
  where oid = to_regclass(owner || '_first');
  execute format('create table %I partition of %I default%s', owner || '_rest', owner, coalesce(options, ''));
  perform make_month(owner, (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
end $function$
;
create function await_double(key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  taken constant integer := coalesce(nullif(current_setting('mahnwerk.doubles_awaited', true), ''), '0')::integer;
begin
  if taken < 200 then
    perform set_config('mahnwerk.doubles_awaited', (taken + 1)::text, true);
    perform pg_advisory_xact_lock(hashtextextended(key, 257));
  end if;
end
$function$
;
create function bound_first_month(owner text, key text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  key_type regtype;
  newest text;
begin
  select atttypid::regtype into key_type from pg_attribute where attrelid = to_regclass(owner) and attname = key;
  if key_type <> 'date'::regtype then
    execute format('select t.%1$I::text as newest from %2$I t order by t.%1$I desc limit 1', key, owner) into newest;
  end if;
  execute format('alter table %I add constraint %I check (%I < %L) not valid', owner, owner || '_first_month_check', key,
    month_key(key_type, (greatest(this_month(), month_of_id(newest)) + interval '2 months')::date));
end $function$
;
create function chain_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last record;
  facts constant jsonb := activity_facts(new.details);
begin
  if facts <> new.details then
    new.said := (select jsonb_object_agg(key, value) from jsonb_each(new.details) where not facts ? key);
    new.said_salt := uuid_send(gen_random_uuid());
    new.said_hash := sha256(new.said_salt || convert_to(new.said::text, 'UTF8'));
    new.details := facts;
  end if;
  perform 1 from claims where id = new.claim_id for no key update;
  select s.number, s.hash into last from (
    (select a.number, a.hash from claim_activity a where a.claim_id = new.claim_id order by a.number desc limit 1)
    union all
    (select r.last_number, r.last_hash from archived_rows r
      where r.claim_id = new.claim_id and r.table_name = 'claim_activity' order by r.last_number desc limit 1)) s
  order by s.number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := activity_hash(new);
  return new;
end $function$
;
create function chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  entry audit_entries;
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit ' || new.log));
  select number, hash into last from audit_entries where log = new.log and number is not null order by number desc limit 1;
  if last is null then
    select number, hash into last from audit_anchors where log = new.log;
  end if;
  entry := new;
  entry.number := coalesce(last.number, 0) + 1;
  entry.previous_hash := coalesce(last.hash, sha256(''));
  entry.hash := audit_hash(entry);
  update audit_entries set number = entry.number, previous_hash = entry.previous_hash, hash = entry.hash where id = new.id;
  return null;
end
$function$
;
create function change_claim_debt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim_debts b set submission_state = new.submission_state, case_status = new.case_status,
    total_cents = new.total_cents, paid_cents = new.paid_cents, time_barred_on = new.time_barred_on,
    all_barred_on = new.all_barred_on, blocked_reason = new.blocked_reason, filed_at = new.filed_at
  where b.id = new.id;
  return null;
end
$function$
;
create function change_double_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update invoices i set double_key = double_key_of(i.invoice_number, new.id)
  where i.claim_id = new.id and i.invoice_number is not null and i.split_at is null;
  return null;
end
$function$
;
create function check_bank_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  select b.iban, b.bic into held from bank_accounts b where b.id = new.id;
  if found and not exists (
    select from (
      select c.iban, c.bic from bank_account_changes c
      where c.kind = 'bank_account' and c.account_id = new.id and c.status = 'applied' order by c.number desc limit 1
    ) agreed
    where agreed.iban = held.iban and agreed.bic is not distinct from held.bic
  ) then
    raise exception 'a bank account changes with a second administrator, or after a delay';
  end if;
  return null;
end
$function$
;
create function check_claimed(invoice uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found_of record;
begin
  select coalesce((select coalesce(gross_cents, net_cents, 0) from invoices where id = invoice), 0) as claimed,
    coalesce(sum(amount_cents) filter (where counts_as = 'invoice'), 0) as total,
    coalesce(-sum(amount_cents) filter (where counts_as = 'credit_note'), 0) as credited
  into found_of from account_entries where invoice_id = invoice;
  if found_of.claimed <> found_of.total then
    raise exception 'invoice % claims % cents, its account %', invoice, found_of.claimed, found_of.total
      using errcode = 'check_violation';
  end if;
  if found_of.credited > found_of.claimed then
    raise exception 'invoice % claims % cents, its credit notes take off %', invoice, found_of.claimed, found_of.credited
      using errcode = 'check_violation';
  end if;
end
$function$
;
create function check_counter_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before account_entries;
begin
  select * into before from account_entries where id = new.reverses;
  if before.claim_id is distinct from new.claim_id or before.amount_cents is distinct from -new.amount_cents
    or before.counts_as is distinct from new.counts_as or before.invoice_id is distinct from new.invoice_id
    or before.payment_id is distinct from new.payment_id or before.letter_id is distinct from new.letter_id then
    raise exception 'a counter-entry is the opposite of the entry that it takes back' using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
create function check_court_fee_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before court_fee_invoices;
begin
  select * into before from court_fee_invoices where id = coalesce(new.corrects, new.replaces);
  if before.kind <> 'invoice' or (new.corrects is not null and before.amount_cents <> new.amount_cents) then
    raise exception 'a credit note takes back a whole invoice' using errcode = 'check_violation';
  end if;
  if new.replaces is not null and not exists (select 1 from court_fee_invoices where corrects = new.replaces) then
    raise exception 'an invoice replaces one that was taken back' using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
create function check_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_claimed(new.invoice_id);
  return null;
end
$function$
;
create function check_fee()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from fees f where f.payment_id = new.payment_id and f.kind = new.kind and f.reverses is null
    and not exists (select 1 from fees r where r.reverses = f.id)) then
    raise exception 'the payment has earned its fee already' using errcode = 'unique_violation', constraint = 'fees_payment_key';
  end if;
  return new;
end
$function$
;
create function check_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_claimed(coalesce(new.id, old.id));
  return null;
end
$function$
;
create function check_ledger_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from ledger_lines l where l.transaction_id = new.id and l.position = 0)
  then raise exception 'a ledger transaction has lines'; end if;
  return null;
end
$function$
;
create function check_ledger_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  if exists (
    select from added a group by a.transaction_id
    having sum(a.amount_cents) <> 0 or min(a.position) <> 0 or max(a.position) <> count(*) - 1)
  then raise exception 'a ledger transaction is written whole, and its lines sum to 0'; end if;
  if exists (
    select from added a join ledger_transactions t on t.id = a.transaction_id
    where t.organization_id <> a.organization_id or t.date <> a.date)
  then raise exception 'the lines of a ledger transaction are of its organisation and its day'; end if;
  return null;
end
$function$
;
create function check_letterhead_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held record;
begin
  select o.letterhead ->> 'iban' as iban, o.letterhead ->> 'bic' as bic into held
    from organizations o where o.id = new.id and o.letterhead is not null;
  if found and not exists (
    select from (
      select c.iban, c.bic from bank_account_changes c
      where c.kind = 'letterhead' and c.account_id = new.id and c.status = 'applied' order by c.number desc limit 1
    ) agreed
    where agreed.iban = held.iban and agreed.bic is not distinct from held.bic
  ) then
    raise exception 'the account of a letterhead changes with a second administrator, or after a delay';
  end if;
  return null;
end
$function$
;
create function check_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  booked bigint := coalesce((select -sum(amount_cents) from account_entries where claim_id = new.claim_id and payment_id = new.id), 0);
  stands bigint := case new.status when 'completed' then new.amount_cents else 0 end;
begin
  if booked <> stands then
    raise exception 'payment % is % cents, in its account %', new.id, stands, booked using errcode = 'check_violation';
  end if;
  return null;
end
$function$
;
create function check_payout_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before payouts;
begin
  select * into before from payouts where id = new.cancels;
  if before.cancels is not null or (before.amount_cents, before.line_count, before.month) <> (0 - new.amount_cents, new.line_count, new.month) then
    raise exception 'a payout is cancelled as a whole' using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
create function check_received_by()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from payments p where p.id = new.id and p.received_by = 'us' and p.status = 'completed') and not exists (
    select from bank_parts b where b.payment_id = new.id and b.undone_at is null)
  then raise exception 'a payment that we received is part of a bank entry'; end if;
  return null;
end
$function$
;
create function check_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from settlement_lines l where l.settlement_id = new.id
    having (coalesce(sum(l.amount_cents) filter (where l.kind = 'collected'), 0),
        coalesce(sum(l.amount_cents) filter (where l.kind = 'fee'), 0),
        coalesce(sum(l.amount_cents) filter (where l.kind = 'court_fee'), 0))
      <> (new.collected_cents, new.fees_net_cents, new.court_fees_cents))
  then raise exception 'a settlement is the sum of its lines' using errcode = 'check_violation'; end if;
  if new.follows is not null and not exists (
    select from settlements s where s.id = new.follows and s.customer_id = new.customer_id
      and (s.receivable_after_cents, s.overdraft_after_cents) = (new.receivable_before_cents, new.overdraft_before_cents))
  then raise exception 'a settlement brings forward what the one before carried over' using errcode = 'check_violation'; end if;
  if new.follows is null and (new.receivable_before_cents, new.overdraft_before_cents) <> (0, 0)
  then raise exception 'the first settlement brings nothing forward' using errcode = 'check_violation'; end if;
  return null;
end
$function$
;
create function check_sums_of_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_wrong_sums(new.id);
  return null;
end
$function$
;
create function check_sums_of_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_wrong_sums(new.claim_id);
  return null;
end
$function$
;
create function claim_is_sound(claim_type text, submission_state text, case_status text, collection_stage text, stage_before_closure text, closure_reason text, governing_law text, total_cents bigint, paid_cents bigint, invoice_count integer, due_at timestamp with time zone, timer_left_ms bigint, is_held boolean, held_until date, address_unknown boolean, waiting_letter_id uuid, owed_letter text, blocked_reason text, lifted_blocks jsonb, stuck_reason text, stuck_at timestamp with time zone, stuck_since timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not claim_type in ('standard', 'tenancy') then 'claims_type_check'
    when not submission_state in ('new', 'accepted', 'rejected') then 'claims_submission_state_check'
    when not case_status in ('open', 'disputed', 'closed') then 'claims_case_status_check'
    when not collection_stage in ('new', 'in_processing', 'first_demand_letter', 'second_demand_letter',
      'third_demand_letter', 'installment_payment', 'installment_cancelled', 'dunning_action_recommended',
      'dunning_action_filed', 'exekutionsantrag_recommended', 'warten_auf_zinstermin', 'manuelle_pruefung',
      'mzr_aufhebungserklaerung_sent', 'mzr_klage_recommended', 'closed') then 'claims_collection_stage_check'
    when not (case_status = 'closed') = (collection_stage = 'closed') then 'claims_closed_check'
    when not (case_status = 'closed') = (stage_before_closure is not null) then 'claims_stage_before_check'
    when not (case_status = 'closed') = (closure_reason is not null) then 'claims_closure_check'
    when not closure_reason in ('paid', 'installment_plan', 'written_off', 'withdrawn', 'disputed')
      then 'claims_closure_reason_check'
    when not governing_law ~ '^[A-Z]{2}$' then 'claims_governing_law_check'
    when not total_cents between 0 and 99999999999 then 'claims_total_check'
    when not paid_cents between 0 and 99999999999 then 'claims_paid_check'
    when not invoice_count between 0 and 500 then 'claims_invoice_count_check'
    when not (due_at is null or (case_status = 'open' and not is_held and not address_unknown
      and waiting_letter_id is null and coalesce(blocked_reason, 'held') = 'held')) then 'claims_timer_check'
    when not (timer_left_ms is null or (due_at is null and case_status <> 'closed')) then 'claims_timer_left_check'
    when not (held_until is null or is_held) then 'claims_held_until_check'
    when not (owed_letter is null or owed_letter = collection_stage
      or (owed_letter = 'installment_reminder' and collection_stage = 'installment_cancelled')
      or (owed_letter = 'mzr_aufhebungserklaerung' and collection_stage = 'mzr_aufhebungserklaerung_sent'))
      then 'claims_owed_letter_check'
    when not jsonb_typeof(lifted_blocks) = 'array' then 'claims_lifted_blocks_check'
    when not (stuck_reason is null) = (stuck_at is null) then 'claims_stuck_check'
    when not (stuck_reason is null) = (stuck_since is null) then 'claims_stuck_since_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('claims', broken);
  end if;
  return true;
end $function$
;
create function count_bank_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, status, rows)
  select 'bank_entries', e.organization_id, e.account_id, e.status, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows e group by 2, 3, 4;
  return null;
end $function$
;
create function count_changed_bank_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, status, rows) values
    ('bank_entries', old.organization_id, old.account_id, old.status, -1),
    ('bank_entries', new.organization_id, new.account_id, new.status, 1);
  return null;
end $function$
;
create function count_changed_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_changed_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, owner_id, day, kind, status, rows) values
    ('deliveries', old.webhook_id, (old.created_at at time zone 'Europe/Vienna')::date, old.epoch::text, old.status, -1),
    ('deliveries', new.webhook_id, (new.created_at at time zone 'Europe/Vienna')::date, new.epoch::text, new.status, 1);
  return null;
end $function$
;
create function count_changed_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, kind, status, rows)
  values ('letters', old.organization_id, old.kind, old.status, -1), ('letters', new.organization_id, new.kind, new.status, 1);
  return null;
end $function$
;
create function count_changed_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, status, rows) values ('mails', old.status, -1), ('mails', new.status, 1);
  return null;
end $function$
;
create function count_changed_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_changed_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents, open_cents) values
    ('shares', old.organization_id, old.partner_id, date_trunc('month', old.created_at at time zone 'Europe/Vienna')::date,
      old.status, -1, -old.amount_cents, -old.fee_amount_cents),
    ('shares', new.organization_id, new.partner_id, date_trunc('month', new.created_at at time zone 'Europe/Vienna')::date,
      new.status, 1, new.amount_cents, new.fee_amount_cents);
  return null;
end $function$
;
create function count_claims()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
  select 'claims', l.organization_id, c.partner_id, (l.created_at at time zone 'Europe/Vienna')::date, l.collection_stage,
    l.case_status, s.step * count(*), s.step * sum(l.total_cents), s.step * sum(greatest(0, l.total_cents - l.paid_cents))
  from changed_rows l left join customers c on c.id = l.customer_id
  cross join (values (case tg_op when 'DELETE' then -1 else 1 end)) s (step)
  group by 2, 3, 4, 5, 6, s.step;
  return null;
end $function$
;
create function count_customer(organization uuid, partner uuid, customer uuid, step integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into customer_counts as c (organization_id, partner_id, slot, customers)
  values (organization, partner, hashtextextended(customer::text, 0) & 15, step)
  on conflict (organization_id, partner_id, slot) do update set customers = c.customers + step
$function$
;
create function count_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform count_customer(old.organization_id, old.partner_id, old.id, -1);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform count_customer(new.organization_id, new.partner_id, new.id, 1);
  end if;
  return null;
end
$function$
;
create function count_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  decided constant uuid := case tg_op when 'DELETE' then old.claim_id else new.claim_id end;
begin
  perform 1 from claims l where l.id = decided for no key update;
  perform 1 from debtors d where d.id = (select l.debtor_id from claims l where l.id = decided) for share;
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(d.country, ''), s.step, s.step * l.total_cents
  from claims l join debtors d on d.id = l.debtor_id left join customers c on c.id = l.customer_id
  cross join (values (case tg_op when 'DELETE' then 1 else -1 end)) s (step)
  where l.id = decided and l.collection_stage = 'dunning_action_recommended';
  return null;
end $function$
;
create function count_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, owner_id, day, kind, status, rows)
  select 'deliveries', d.webhook_id, (d.created_at at time zone 'Europe/Vienna')::date, d.epoch::text, d.status,
    case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows d group by 2, 3, 4, 5;
  return null;
end $function$
;
create function count_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, rows)
  select 'journal', t.organization_id, case tg_op when 'DELETE' then -count(*) else count(*) end from changed_rows t group by 2;
  return null;
end $function$
;
create function count_letters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, kind, status, rows)
  select 'letters', t.organization_id, t.kind, t.status, case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows t group by 2, 3, 4;
  return null;
end $function$
;
create function count_mails()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, status, rows)
  select 'mails', m.status, case tg_op when 'DELETE' then -count(*) else count(*) end from changed_rows m group by 2;
  return null;
end $function$
;
create function count_moved_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_moved_debtor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(o.country, ''), o.step * count(*), o.step * sum(l.total_cents)
  from claims l left join customers c on c.id = l.customer_id
  cross join (values (old.country, -1), (new.country, 1)) o (country, step)
  where l.organization_id = new.organization_id and l.debtor_id = new.id and l.collection_stage = 'dunning_action_recommended'
    and not exists (select from lawsuit_decisions x where x.claim_id = l.id)
  group by 2, 3, 4, o.step;
  return null;
end $function$
;
create function count_part(owner text, rows_of text, step integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if owner = 'webhook_deliveries' then
    execute format('insert into row_count_changes (source, owner_id, day, kind, status, rows)
      select ''deliveries'', t.webhook_id, (t.created_at at time zone ''Europe/Vienna'')::date, t.epoch::text, t.status,
        %s * count(*) from %s group by 2, 3, 4, 5', step, rows_of);
  elsif owner = 'mails' then
    execute format('insert into row_count_changes (source, status, rows)
      select ''mails'', t.status, %s * count(*) from %s group by 2', step, rows_of);
  end if;
end $function$
;
create function count_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_recovered(claim_ids uuid[], days date[], amounts bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_recovered_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_recovered_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_recovered_once(of_claim uuid, of_day date, amount bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_recovered_payments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function count_shares()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents, open_cents)
  select 'shares', s.organization_id, s.partner_id, date_trunc('month', s.created_at at time zone 'Europe/Vienna')::date, s.status,
    x.step * count(*), x.step * sum(s.amount_cents), x.step * sum(s.fee_amount_cents)
  from changed_rows s cross join (values (case tg_op when 'DELETE' then -1 else 1 end)) x (step)
  group by 2, 3, 4, 5, x.step;
  return null;
end $function$
;
create function count_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
  used bigint;
  quota bigint;
begin
  for change in
    with mine as (delete from storage_changes returning organization_id, bytes)
    select organization_id, sum(bytes)::bigint as bytes from mine
    group by organization_id having sum(bytes) <> 0 order by organization_id
  loop
    insert into organization_storage (organization_id, used_bytes) values (change.organization_id, 0) on conflict do nothing;
    update organization_storage set used_bytes = used_bytes + change.bytes where organization_id = change.organization_id
      returning used_bytes into used;
    select storage_quota_bytes(storage_quota_mb) into quota from organizations where id = change.organization_id;
    if change.bytes > 0 and used > quota then
      raise exception 'the organisation may not store that much' using errcode = 'check_violation',
        constraint = 'organization_storage_quota',
        detail = json_build_object('used_bytes', used - change.bytes, 'quota_bytes', quota)::text;
    end if;
  end loop;
  return null;
end
$function$
;
create function count_undecided_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from lawsuit_decisions x where x.claim_id = coalesce(new.id, old.id)) then
    return null;
  end if;
  perform 1 from debtors d where d.id in (old.debtor_id, new.debtor_id) order by d.id for share;
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(d.country, ''), sum(l.step), sum(l.step * l.total_cents)
  from (values (-1, old.organization_id, old.customer_id, old.debtor_id, old.collection_stage, old.total_cents),
    (1, new.organization_id, new.customer_id, new.debtor_id, new.collection_stage, new.total_cents)
  ) l (step, organization_id, customer_id, debtor_id, collection_stage, total_cents)
  join debtors d on d.id = l.debtor_id left join customers c on c.id = l.customer_id
  where l.collection_stage = 'dunning_action_recommended'
  group by 2, 3, 4
  having sum(l.step) <> 0 or sum(l.step * l.total_cents) <> 0;
  return null;
end $function$
;
create function date_claim_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim_positions s set created_at = new.created_at where s.id = new.id;
  update claim_debts b set created_at = new.created_at where b.id = new.id;
  return null;
end
$function$
;
create function double_key_of(given text, of_claim uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(l.customer_id, l.organization_id)::text || ' ' || invoice_number_key(given) from claims l
  where l.id = of_claim
$function$
;
create function drop_empty_row_counts()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from row_counts where rows = 0 and cents = 0 and open_cents = 0
$function$
;
create function drop_spare(spare text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('lock_timeout', '500', true);
  execute format('drop table if exists %I', spare);
end $function$
;
create function enter_claim_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into claim_positions (id, organization_id, customer_id, case_status, collection_stage, stage_entered_at, due_at,
    timer_left_ms, is_held, blocked_reason, blocked_until, stuck_reason, stuck_at, stuck_since, changed_at, updated_at, created_at)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.collection_stage, new.stage_entered_at,
    new.due_at, new.timer_left_ms, new.is_held, new.blocked_reason, new.blocked_until, new.stuck_reason, new.stuck_at,
    new.stuck_since, new.changed_at, new.updated_at, new.created_at);
  insert into claim_debts (id, organization_id, submission_state, case_status, total_cents, paid_cents, time_barred_on,
    all_barred_on, blocked_reason, filed_at, created_at)
  values (new.id, new.organization_id, new.submission_state, new.case_status, new.total_cents, new.paid_cents,
    new.time_barred_on, new.all_barred_on, new.blocked_reason, new.filed_at, new.created_at);
  return null;
end
$function$
;
create function enter_claim_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  debtor_name text;
begin
  delete from claim_search s where s.id = new.id;
  if new.customer_id is null then
    return null;
  end if;
  select case when d.restricted_at is null then d.search_name else '' end into strict debtor_name from debtors d
  where d.organization_id = new.organization_id and d.id = new.debtor_id for share;
  insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.search_reference, debtor_name,
    coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = new.id), ''));
  return null;
end
$function$
;
create function enter_new_claim_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
  select l.id, l.organization_id, l.customer_id, l.case_status, l.search_reference,
    case when d.restricted_at is null then d.search_name else '' end,
    coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = l.id), '')
  from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  where l.id = new.id and l.customer_id is not null for share of d
  on conflict (id) do nothing;
  return null;
end $function$
;
create function entry_is_sound(kind text, counts_as text, part text, amount_cents bigint, invoice_id uuid, payment_id uuid, reverses uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not kind in ('invoice', 'credit_note', 'creditor_fee', 'lump_sum', 'reminder_fee', 'court_fee', 'lawyer_fee',
      'interest', 'payment', 'waiver', 'not_pursued', 'reversal', 'correction') then 'account_entries_kind_check'
    when not (kind in ('reversal', 'correction') or counts_as = kind) then 'account_entries_counts_as_check'
    when not part in ('principal', 'interest', 'costs') then 'account_entries_part_check'
    when not (kind not in ('waiver', 'not_pursued') or part is not null) then 'account_entries_closure_check'
    when not (counts_as not in ('invoice', 'credit_note', 'creditor_fee', 'interest') or invoice_id is not null)
      then 'account_entries_invoice_check'
    when not (counts_as = 'payment') = (payment_id is not null) then 'account_entries_payment_check'
    when not (kind <> 'reversal' or reverses is not null) then 'account_entries_reversal_check'
    when not case
      when kind in ('reversal', 'correction') then true
      when kind in ('payment', 'credit_note', 'waiver', 'not_pursued') then amount_cents < 0
      else amount_cents > 0
    end then 'account_entries_sign_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('account_entries', broken);
  end if;
  return true;
end $function$
;
create function fee_is_sound(kind text, rate numeric, base_cents bigint, amount_cents bigint, payment_id uuid, filing_id uuid, customer_id uuid, partner_id uuid, reverses uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not kind in ('success', 'filing', 'collection_cost') then 'fees_kind_check'
    when not ((kind in ('success', 'collection_cost')) = (payment_id is not null)
      and (kind = 'filing') = (filing_id is not null))
      then 'fees_cause_check'
    when not ((kind = 'success') = (rate is not null) and (kind = 'success') = (base_cents is not null))
      then 'fees_basis_check'
    when not rate between 0 and 1 then 'fees_rate_check'
    when not (kind <> 'success' or amount_cents = round(base_cents * rate)) then 'fees_success_check'
    when not case when reverses is null then amount_cents > 0 else amount_cents < 0 end then 'fees_sign_check'
    when not (customer_id is null) = (partner_id is null) then 'fees_customer_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('fees', broken);
  end if;
  return true;
end $function$
;
create function feed_epoch()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function field_waits(needs_check boolean, accepted_at timestamp with time zone, contradictions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (needs_check OR ((accepted_at IS NULL) AND (COALESCE(jsonb_array_length(contradictions), 0) > 0)))
;
create function find_double_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform await_double(new.organization_id::text || ' ' || new.sha256);
  insert into invoice_doubles (invoice_id, twin_id, organization_id, reason, since)
  select new.invoice_id, f.invoice_id, new.organization_id, 'file', new.created_at
  from invoice_files f join invoices i on i.id = f.invoice_id and i.split_at is null
  where f.organization_id = new.organization_id and f.sha256 = new.sha256 and f.invoice_id <> new.invoice_id
  order by i.created_at, i.id limit 5;
  return null;
end
$function$
;
create function find_double_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from invoice_doubles where new.id in (invoice_id, twin_id) and (reason = 'number' or new.split_at is not null);
  end if;
  if new.double_key is not null then
    perform await_double(new.double_key);
    insert into invoice_doubles (invoice_id, twin_id, organization_id, reason, since)
    select new.id, v.id, new.organization_id, 'number', new.updated_at from invoices v
    where v.double_key = new.double_key and v.claim_id <> new.claim_id order by v.created_at, v.id limit 5;
  end if;
  return null;
end
$function$
;
create function find_feed_end(wanted integer, OUT xact xid8, OUT seq bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select r.xact, r.seq from (
    (select e.epoch, e.xact, e.seq from events e order by e.seq desc limit 10000)
    union all
    (select a.epoch, a.xact, a.seq from feed_activity a order by a.seq desc limit 10000)
  ) r where r.epoch = wanted order by r.xact desc, r.seq desc limit 1
$function$
;
create function fold_row_counts(portion integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_row_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from row_count_changes where ctid = any (array(select c.ctid from row_count_changes c limit portion)) returning *),
  added as (
    insert into row_counts as r (subject, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
    select s.subject, t.organization_id, case when s.by_owner then t.owner_id end, case when s.by_day then t.day end, t.kind,
      t.status, sum(t.rows), sum(t.cents), sum(t.open_cents)
    from taken t join row_count_subjects s on s.source = t.source group by 1, 2, 3, 4, 5, 6
    having sum(t.rows) <> 0 or sum(t.cents) <> 0 or sum(t.open_cents) <> 0
    on conflict (subject, organization_id, owner_id, day, kind, status) do update
      set rows = r.rows + excluded.rows, cents = r.cents + excluded.cents, open_cents = r.open_cents + excluded.open_cents)
  select count(*) into folded from taken;
  return folded;
end $function$
;
create function forget_creditor_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from creditor_people where id = old.person_id for update;
  delete from creditor_people p where p.id = old.person_id
    and not exists (select 1 from creditor_memberships m where m.person_id = p.id);
  return null;
end
$function$
;
create function guard_months(owner text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  lacking record;
begin
  for lacking in
    select i.inhrelid::regclass as part, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_inherits i on i.inhparent = t.tgrelid
    where t.tgrelid = to_regclass(owner) and not t.tgisinternal and t.tgtype & 32 <> 0
      and not exists (select from pg_trigger p where p.tgrelid = i.inhrelid and p.tgname = t.tgname)
  loop
    execute regexp_replace(lacking.text, ' ON \S+ ', format(' ON %s ', lacking.part));
  end loop;
end $function$
;
create function invoice_is_sound(gross_cents bigint, net_cents bigint, reminder_fees_cents bigint, data_extraction_status text, data_extraction_confidence numeric)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not gross_cents between 0 and 99999999999 then 'invoices_gross_check'
    when not net_cents between 0 and 99999999999 then 'invoices_net_check'
    when not reminder_fees_cents between 0 and 99999999999 then 'invoices_reminder_fees_check'
    when not data_extraction_status in ('manual', 'pending', 'processing', 'completed', 'failed')
      then 'invoices_extraction_status_check'
    when not data_extraction_confidence between 0 and 1 then 'invoices_extraction_confidence_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('invoices', broken);
  end if;
  return true;
end $function$
;
create function invoice_number_key(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (given ~ '[0-9]'::text) THEN lower(regexp_replace(NORMALIZE(given, NFKC), '[^[:alnum:]]'::text, ''::text, 'g'::text)) ELSE NULL::text END
;
create function is_month_made(owner text, month date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select to_regclass(owner || to_char(month, '_YYYY_MM')) is not null or coalesce((
    select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)') collate "C"
      > month_key(month_key_type(owner), month)
    from pg_class c where c.oid = to_regclass(owner || '_first')), false)
$function$
;
create function is_reset()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('mahnwerk.reset', true), '') = 'on'
    and not exists (select 1 from installation where mode = 'live')
$function$
;
create function keep_account_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'open' and
    (new.id, new.kind, new.account_id, new.organization_id, new.iban, new.bic, new.bank_name, new.old_iban, new.proposed_by,
      new.proposed_at, new.counts_from) is not distinct from
    (old.id, old.kind, old.account_id, old.organization_id, old.iban, old.bic, old.bank_name, old.old_iban, old.proposed_by,
      old.proposed_at, old.counts_from) then return new; end if;
  raise exception 'a change of a bank account is only ever settled once';
end
$function$
;
create function keep_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.said is not null and new.said is null and new.said_salt is null
    and to_jsonb(new) - array['said', 'said_salt'] = to_jsonb(old) - array['said', 'said_salt'] then
    return new;
  end if;
  raise exception 'the activity log is only ever added to';
end
$function$
;
create function keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' and new.number is null then return new; end if;
  if tg_op = 'UPDATE' and old.number is null and audit_hash(new) = new.hash and
    (old.id, old.log, old.at, old.actor_type, old.action, old.details) = (new.id, new.log, new.at, new.actor_type, new.action, new.details)
    then return new; end if;
  if tg_op = 'DELETE' and old.number <= (select number from audit_anchors where log = old.log) then return old; end if;
  raise exception 'the audit log is only ever added to';
end
$function$
;
create function keep_audit_anchor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.log = old.log and new.number > old.number then return new; end if;
  raise exception 'where the audit log begins only ever moves on';
end
$function$
;
create function keep_bank_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.organization_id, new.kind, new.created_at) is not distinct from
    (old.id, old.organization_id, old.kind, old.created_at) then return new; end if;
  raise exception 'a bank account stays of its organisation and of its kind';
end
$function$
;
create function keep_bank_difference()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words constant text[] := array['stored', 'told', 'note'];
  decision constant text[] := array['holds', 'decided_by', 'decided_at', 'note'];
begin
  if to_jsonb(new) - words = to_jsonb(old) - words
    and (new.stored, new.told, new.note) is not distinct from ('{}'::jsonb, '{}'::jsonb, null::text) then return new; end if;
  if old.decided_at is null and to_jsonb(new) - decision = to_jsonb(old) - decision then return new; end if;
  raise exception 'what two statements say of an entry is never changed';
end
$function$
;
create function keep_bank_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.account_id, new.statement_id, new.identity, new.amount_cents, new.booking_date, new.created_at)
    is not distinct from
    (old.id, old.account_id, old.statement_id, old.identity, old.amount_cents, old.booking_date, old.created_at)
    and (new.value_date = old.value_date or exists (
      select from bank_differences d
      where d.entry_id = new.id and d.holds = 'told' and d.told ->> 'value_date' = new.value_date::text))
  then return new; end if;
  raise exception 'what a bank statement says is never changed';
end
$function$
;
create function keep_check_of_field()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_invoice_to_check(case tg_op when 'DELETE' then old.invoice_id else new.invoice_id end);
  return null;
end
$function$
;
create function keep_check_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_invoice_to_check(new.id);
  return null;
end
$function$
;
create function keep_checks_of_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_invoice_to_check(i.id) from invoices i where i.claim_id = new.id;
  return null;
end
$function$
;
create function keep_confirmations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'confirmations are only ever added' using errcode = 'restrict_violation';
end
$function$
;
create function keep_court_fee_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words constant text[] := array['facts', 'blob_key', 'file_size', 'sha256', 'mail_id', 'paid_note'];
  later text[] := array['blob_key', 'file_size', 'sha256', 'mail_id']
    || case when old.paid_at is null then array['paid_on', 'paid_at', 'paid_by', 'paid_note'] else array[]::text[] end;
begin
  if tg_op = 'UPDATE' and new.facts = '{}' and num_nonnulls(new.blob_key, new.mail_id, new.paid_note) = 0
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  if tg_op = 'DELETE' or to_jsonb(new) - later <> to_jsonb(old) - later then
    raise exception 'an invoice for the court fee is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$
;
create function keep_court_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  later text[] := array['reference']
    || case when old.reversed_at is null then array['reversed_at', 'reversed_by'] else array[]::text[] end;
begin
  if to_jsonb(new) - later <> to_jsonb(old) - later or new.reference not in (old.reference, '[erased]') then
    raise exception 'a filing or a title is not changed, only taken back' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$
;
create function keep_customer_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  personal constant text[] := array['actor_name', 'person_name', 'was', 'became'];
begin
  if tg_op = 'DELETE' and not exists (select 1 from customers c where c.id = old.customer_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.actor_name in (old.actor_name, '[erased]')
    and coalesce(new.person_name, '') in (coalesce(old.person_name, ''), '[erased]')
    and (new.was is null or new.was = old.was) and (new.became is null or new.became = old.became)
    and to_jsonb(new) - personal = to_jsonb(old) - personal then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
create function keep_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the account of a claim is only ever added to' using errcode = 'restrict_violation';
end
$function$
;
create function keep_erased_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from claim_erasures e where e.claim_id = new.id) then
    raise exception 'the data of claim % were erased', new.id using errcode = 'restrict_violation', constraint = 'claims_erased';
  end if;
  return null;
end $function$
;
create function keep_erasures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the log of erasures is only ever added to' using errcode = 'restrict_violation';
end
$function$
;
create function keep_installation_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the id of an installation stays' using errcode = 'integrity_constraint_violation';
end $function$
;
create function keep_invoice_to_check(wanted uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoices_to_check as k (invoice_id, organization_id, claim_id, since, data_extraction_status)
  select i.id, i.organization_id, i.claim_id, f.created_at, i.data_extraction_status
  from invoices i join invoice_files f on f.invoice_id = i.id join claims l on l.id = i.claim_id
  where i.id = wanted and i.data_extraction_status in ('completed', 'failed') and l.case_status <> 'closed'
    and i.split_at is null and exists (select 1 from invoice_fields x where x.invoice_id = i.id
      and field_waits(x.needs_check, x.accepted_at, x.contradictions))
  on conflict (invoice_id) do update set claim_id = excluded.claim_id, since = excluded.since,
    data_extraction_status = excluded.data_extraction_status;
  if not found then
    delete from invoices_to_check where invoice_id = wanted;
  end if;
end
$function$
;
create function keep_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is only ever added to';
end
$function$
;
create function keep_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
create function keep_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words constant text[] := array['reference', 'external_reference', 'notes', 'iban'];
  reversal constant text[] := array['status', 'reversed_at', 'updated_by'];
begin
  if tg_op = 'UPDATE' and num_nonnulls(new.reference, new.external_reference, new.notes, new.iban) = 0
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'completed'
    and (to_jsonb(new) - reversal = to_jsonb(old) - reversal
      or to_jsonb(new) - array['received_by', 'updated_by'] = to_jsonb(old) - array['received_by', 'updated_by']) then
    return new;
  end if;
  raise exception 'a payment is not changed, only reversed' using errcode = 'restrict_violation';
end
$function$
;
create function keep_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  later text[] := array['statement', 'note']
    || case when old.cancelled_at is null then array['cancelled_at'] else array[]::text[] end;
begin
  if tg_op = 'UPDATE' and new.statement in (old.statement, '{}') and (new.note is null or new.note = old.note)
    and to_jsonb(new) - later = to_jsonb(old) - later
    and (new.cancelled_at is null or exists (select 1 from payouts c where c.cancels = new.id)) then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
create function keep_run_item()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.run_id, new.order_id, new.position, new.amount_cents, new.end_to_end_id) is not distinct from
    (old.id, old.run_id, old.order_id, old.position, old.amount_cents, old.end_to_end_id)
    and ((new.payee_name, new.payee_iban, new.payee_bic, new.text) is not distinct from
      (old.payee_name, old.payee_iban, old.payee_bic, old.text)
    or (new.payee_name, new.payee_iban, new.payee_bic, new.text) is not distinct from ('[erased]', '', null::text, ''))
  then return new; end if;
  raise exception 'what a payment run pays is never changed';
end
$function$
;
create function keep_settlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' and new.facts - 'creditor' = old.facts - 'creditor'
    and new.facts #>> '{creditor,name}' = '[erased]' then return new; end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
create function keep_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  later text[] := array['status', 'status_before', 'payout_id'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - later <> to_jsonb(old) - later or (old.payout_id is not null
    and not exists (select 1 from payouts o where o.id = old.payout_id and o.cancelled_at is not null and new.payout_id is null)) then
    raise exception 'a share is not changed, only approved and paid out' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$
;
create function keep_used_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from organizations o where o.id = old.organization_id) and (
    exists (select 1 from bank_statements s where s.account_id = old.id)
    or exists (select 1 from payment_runs r where r.account_id = old.id)
    or exists (select 1 from opening_parts p where p.account_id = old.id)
    or not exists (select 1 from closed_bank_accounts c where c.id = old.id)) then
    raise exception 'a bank account that was used is not closed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$function$
;
create function letter_is_sound(kind text, status text, language text, move_number integer, total_cents bigint, file_size bigint, sha256 text, recipient jsonb, charges jsonb, invoice_ids jsonb, posted_at timestamp with time zone, returned_at timestamp with time zone, voided_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not kind in ('first_demand_letter', 'second_demand_letter', 'third_demand_letter', 'installment_reminder',
      'mzr_aufhebungserklaerung') then 'letters_kind_check'
    when not status in ('outbox', 'posted', 'mailed', 'returned', 'void') then 'letters_status_check'
    when not language in ('de', 'en') then 'letters_language_check'
    when not move_number > 0 then 'letters_move_number_check'
    when not total_cents > 0 then 'letters_total_check'
    when not file_size > 0 then 'letters_file_size_check'
    when not sha256 ~ '^[0-9a-f]{64}$' then 'letters_sha256_check'
    when not jsonb_typeof(recipient) = 'array' then 'letters_recipient_check'
    when not jsonb_typeof(charges) = 'array' then 'letters_charges_check'
    when not jsonb_typeof(invoice_ids) = 'array' then 'letters_invoice_ids_check'
    when not (status in ('posted', 'mailed', 'returned')) = (posted_at is not null) then 'letters_sent_check'
    when not (status = 'returned') = (returned_at is not null) then 'letters_returned_check'
    when not (status = 'void') = (voided_at is not null) then 'letters_void_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('letters', broken);
  end if;
  return true;
end $function$
;
create function lock_in_turn(VARIADIC wanted text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  one text;
begin
  foreach one in array wanted loop
    execute 'lock table ' || one;
    perform set_config('lock_timeout',
      (extract(epoch from current_setting('deadlock_timeout')::interval) * 500)::integer::text, true);
  end loop;
end $function$
;
create function lock_together(VARIADIC wanted text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  tables constant integer := cardinality(wanted);
  -- Keeping writers out is enough for the others.
  whole constant text[] := array(select one from unnest(wanted) one where one like '% in access exclusive mode');
  without_queue constant text := case when current_setting('server_version_num')::integer >= 170000 then ' nowait' else '' end;
  patience constant text := current_setting('lock_timeout');
  held integer;
  turn integer := 0;
  until timestamptz;
begin
  for attempt in 0..23 loop
    begin
      held := 0;
      for place in attempt..attempt + tables - 1 loop
        perform set_config('lock_timeout', case held when 0 then patience else '100' end, true);
        execute 'lock table ' || regexp_replace(wanted[1 + place % tables], ' in .* mode$',
          case when held = 0 and attempt / tables % 2 = 1 then ' in access exclusive mode' else ' in exclusive mode' end);
        held := held + 1;
      end loop;
      perform set_config('lock_timeout', '5', true);
      until := clock_timestamp() + interval '100 milliseconds';
      loop
        begin
          turn := turn + 1;
          for place in turn..turn + cardinality(whole) - 1 loop
            execute format('lock table %s%s', whole[1 + place % cardinality(whole)], without_queue);
          end loop;
          perform set_config('lock_timeout', '100', true);
          return;
        exception when lock_not_available then
          if clock_timestamp() > until then raise; end if;
        end;
        perform pg_sleep(0.001);
      end loop;
    -- Somebody has read, and waits to write: only letting go helps.
    exception when lock_not_available or deadlock_detected then
      if held = 0 then raise; end if;
    end;
    perform pg_sleep(0.1 + 0.2 * random());
  end loop;
  raise exception 'others hold one of %', wanted using errcode = 'lock_not_available';
end $function$
;
create function make_month(owner text, month date)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  made constant text := owner || to_char(month, '_YYYY_MM');
  rest constant text := owner || '_rest';
  key_type constant regtype := month_key_type(owner);
  from_key constant text := month_key(key_type, month);
  to_key constant text := month_key(key_type, (month + interval '1 month')::date);
  key name;
  columns text;
  options text;
begin
  if is_month_made(owner, month) then return false; end if;
  perform pg_advisory_xact_lock(hashtext('months of ' || owner));
  if is_month_made(owner, month) then return false; end if;
  perform lock_together(variadic array(
    select format('%s in share row exclusive mode', r.confrelid::regclass) from (
      select distinct confrelid from pg_constraint where conrelid = to_regclass(owner) and contype = 'f' order by 1) r
    union all select format('only %I in access exclusive mode', owner)
    union all select format('%I in access exclusive mode', rest)));
  select a.attname into key from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = to_regclass(owner);
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
  where attrelid = to_regclass(owner) and attnum > 0 and not attisdropped and attgenerated = '';
  select ' with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class where oid = to_regclass(rest);
  execute format('create table %I (like %I including all)%s', made, owner, coalesce(options, ''));
  execute format('alter table %I disable trigger user', rest);
  execute format('with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning %5$s)
    insert into %6$I (%5$s) select %5$s from moved', rest, key, from_key, to_key, columns, made);
  execute format('alter table %I enable trigger user', rest);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', owner, made, from_key, to_key);
  perform guard_months(owner);
  return true;
end $function$
;
create function make_place(owner text, part text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  options text;
begin
  perform drop_spare(owner || '_place');
  select ' with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class
  where oid = to_regclass(owner || '_' || part);
  execute format('create table %I (like %I including all)%s', owner || '_place', owner, coalesce(options, ''));
end $function$
;
create function make_return(owner text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('drop table if exists %I', owner || '_return');
  execute format('create table %I (like %I)', owner || '_return', owner);
end $function$
;
create function mark_doubles(of_claim uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update invoices i set doubled_at = case when d.is_double then at end
  from (
    select n.id, coalesce(n.number <> '' and n.is_claimed
      and count(*) filter (where n.is_claimed) over (partition by n.number, n.gross_cents) > 1, false) as is_double
    from (
      select v.id, btrim(v.invoice_number) as number, v.gross_cents, v.gross_cents > coalesce((
        select -sum(e.amount_cents) from account_entries e
        where e.claim_id = v.claim_id and e.invoice_id = v.id and e.counts_as = 'credit_note'), 0) as is_claimed
      from invoices v where v.claim_id = of_claim) n) d
  where d.id = i.id and d.is_double <> (i.doubled_at is not null)
$function$
;
create function mark_doubles_of_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform mark_doubles(new.claim_id, new.created_at);
  return null;
end
$function$
;
create function mark_doubles_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform mark_doubles(coalesce(new.claim_id, old.claim_id), coalesce(new.updated_at, old.updated_at));
  return null;
end
$function$
;
create function mark_new_double()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  twin constant text := btrim(new.invoice_number);
begin
  if twin = '' or not exists (
    select 1 from invoices v
    where v.claim_id = new.claim_id and v.id <> new.id and v.gross_cents = new.gross_cents and btrim(v.invoice_number) = twin
      and v.gross_cents > coalesce((
        select -sum(e.amount_cents) from account_entries e
        where e.claim_id = v.claim_id and e.invoice_id = v.id and e.counts_as = 'credit_note'), 0)) then
    return null;
  end if;
  update invoices v set doubled_at = new.updated_at
  where v.claim_id = new.claim_id and v.doubled_at is null and v.gross_cents = new.gross_cents
    and btrim(v.invoice_number) = twin
    and v.gross_cents > coalesce((
      select -sum(e.amount_cents) from account_entries e
      where e.claim_id = v.claim_id and e.invoice_id = v.id and e.counts_as = 'credit_note'), 0);
  return null;
end
$function$
;
create function month_key(key_type regtype, month date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case key_type
    when 'date'::regtype then month::text
    when 'uuid'::regtype then rpad(k.time, 32, '0')::uuid::text
    when 'text'::regtype then 'evt_' || k.time
  end
  from (
    select lpad(to_hex(least((extract(epoch from month) * 1000)::bigint, 281474976710655)), 12, '0') as time) k
$function$
;
create function month_key_name(owner text)
 RETURNS name
 LANGUAGE sql
 STABLE
AS $function$
  select a.attname from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = to_regclass(owner)
$function$
;
create function month_key_type(owner text)
 RETURNS regtype
 LANGUAGE sql
 STABLE
AS $function$
  select a.atttypid::regtype from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = to_regclass(owner)
$function$
;
create function month_of_id(id text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select date_trunc('month', to_timestamp(('x' || lpad(d.time, 16, '0'))::bit(64)::bigint / 1000.0) at time zone 'UTC')::date
  from (select substr(replace(replace(id, 'evt_', ''), '-', ''), 1, 12) as time) d where d.time ~ '^[0-9a-f]{12}$'
$function$
;
create function month_of_key(key text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(month_of_id(key), key::date)
$function$
;
create function month_range(owner text, part text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format('t.%1$I >= %2$L and t.%1$I < %3$L', month_key_name(owner),
    coalesce(substring(b.bounds from 'FROM \(''([^'']+)''\)'), month_key(month_key_type(owner), '1970-01-01')),
    substring(b.bounds from 'TO \(''([^'']+)''\)'))
  from (select pg_get_expr(c.relpartbound, c.oid) as bounds from pg_class c where c.oid = to_regclass(owner || '_' || part)) b
$function$
;
create function move_claim_position()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim_positions s set customer_id = new.customer_id, case_status = new.case_status,
    collection_stage = new.collection_stage, stage_entered_at = new.stage_entered_at, due_at = new.due_at,
    timer_left_ms = new.timer_left_ms, is_held = new.is_held, blocked_reason = new.blocked_reason,
    blocked_until = new.blocked_until, stuck_reason = new.stuck_reason, stuck_at = new.stuck_at,
    stuck_since = new.stuck_since, changed_at = new.changed_at, updated_at = new.updated_at
  where s.id = new.id;
  return null;
end
$function$
;
create function move_counted_payments(claim_ids uuid[], old_partner uuid, new_partner uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into row_count_changes (source, organization_id, owner_id, day, status, rows, cents)
  select x.source, p.organization_id, o.owner_id, x.day, x.status, o.step * count(*), o.step * sum(p.amount_cents)
  from payments p
  cross join lateral (values ('payments', p.payment_date, p.status),
    ('reversals', (p.reversed_at at time zone 'Europe/Vienna')::date, '')) x (source, day, status)
  cross join (values (old_partner, -1), (new_partner, 1)) o (owner_id, step)
  where p.claim_id = any (claim_ids) and x.day is not null and old_partner is distinct from new_partner
  group by 1, 2, 3, 4, 5, o.step
$function$
;
create function name_broken_rule(in_table text, rule text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', in_table, rule
    using errcode = 'check_violation', constraint = rule, table = in_table;
end $function$
;
create function name_words(search_name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_array(translate(btrim(search_name), 'ı'::text, 'i'::text), '[^a-z0-9]+'::text)
;
create function new_feed_mark()
 RETURNS text
 LANGUAGE sql
AS $function$
  select substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)
$function$
;
create function next_due_of(of_plan uuid, paid_since_cents bigint)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(min(i.due_date), 'infinity') from installments i
  where i.plan_id = of_plan and i.up_to_cents > paid_since_cents
$function$
;
create function note_archived_rows(archive integer, owner text, part text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if owner = 'claim_activity' then
    execute format('insert into archived_rows (claim_id, archive, table_name, first_number, last_number, rows, previous_hash, last_hash)
      select s.claim_id, %s, %L, min(s.number), max(s.number), count(*), (array_agg(s.previous_hash order by s.number))[1],
        (array_agg(s.hash order by s.number desc))[1]
      from (select t.*, t.number - row_number() over (partition by t.claim_id order by t.number) as stretch
        from %I t where %s in (select key from leaving)) s
      group by s.claim_id, s.stretch', archive, owner, part, (archive_plan(owner)).key);
    return;
  end if;
  insert into archived_rows (claim_id, archive, table_name, rows)
  select v.claim_id, note_archived_rows.archive, owner, count(*) from leaving v where v.claim_id is not null group by v.claim_id;
  if owner = 'mails' then
    execute format('insert into archived_addresses (archive, subject)
      select distinct %s, %L || encode(sha256(convert_to(lower(t.recipient), %L)), %L)
      from %I t where t.id in (select key from leaving)', archive, 'mail/', 'UTF8', 'hex', part);
  end if;
  if owner = 'webhook_deliveries' then
    -- An attempt of a later month stays. Nobody would find what it says any more who has to erase it.
    execute format('update webhook_attempts a set response_head = %L, error = null from %I t
      where t.event_id in (select key from leaving) and a.delivery_id = t.id and (a.response_head <> %1$L or a.error is not null)',
      '', part);
  end if;
  if owner = 'events' then
    execute format('insert into archived_feeds (organization_id, archive, epoch, xact, seq)
      select distinct on (t.organization_id) t.organization_id, %s, t.epoch, t.xact, t.seq
      from %I t where t.id in (select key from leaving) order by t.organization_id, t.epoch desc, t.xact desc, t.seq desc',
      archive, part);
  end if;
end $function$
;
create function note_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.blob_key is not null then
    insert into storage_changes (organization_id, bytes) values (old.organization_id, -old.file_size);
  end if;
  if tg_op <> 'DELETE' and new.blob_key is not null then
    insert into storage_changes (organization_id, bytes) values (new.organization_id, new.file_size);
  end if;
  return null;
end
$function$
;
create function number_digits(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ltrim(regexp_replace(NORMALIZE(given, NFKC), '[^0-9]'::text, ''::text, 'g'::text), '0'::text)
;
create function number_in_claim_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  claim constant uuid := case when tg_op = 'DELETE' then old.claim_id else new.claim_id end;
begin
  perform 1 from claim_search s where s.id = claim for update;
  if found then
    update claim_search s set invoices = coalesce((
      select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = claim), '')
    where s.id = claim;
  end if;
  return null;
end
$function$
;
create function payment_is_sound(amount_cents bigint, payment_method text, status text, reversed_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  broken text := case
    when not amount_cents between 1 and 99999999999 then 'payments_amount_check'
    when not payment_method in ('bank_transfer', 'credit_card', 'debit_card', 'direct_debit', 'cash', 'check', 'wallet',
      'sepa', 'card', 'online_payment', 'mobile_payment', 'other') then 'payments_method_check'
    when not status in ('completed', 'reversed') then 'payments_status_check'
    when not (status = 'reversed') = (reversed_at is not null) then 'payments_reversed_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('payments', broken);
  end if;
  return true;
end $function$
;
create function place_claim_debt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select l.organization_id, l.created_at into new.organization_id, new.created_at from claims l where l.id = new.id;
  return new;
end
$function$
;
create function place_claim_position()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select l.created_at into new.created_at from claims l where l.id = new.id;
  return new;
end
$function$
;
create function place_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  claim record;
begin
  select l.paid_cents, l.closure_reason into claim from claims l where l.id = new.claim_id for no key update;
  new.next_due_date := next_due_of(new.id, claim.paid_cents - new.paid_before_cents);
  new.closure_reason := claim.closure_reason;
  return new;
end $function$
;
create function place_plans_of_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update installment_plans p set next_due_date = n.next_due_date, closure_reason = new.closure_reason
  from (
    select q.id, next_due_of(q.id, new.paid_cents - q.paid_before_cents) as next_due_date
    from installment_plans q where q.claim_id = new.id) n
  where p.id = n.id
    and (p.next_due_date, p.closure_reason) is distinct from (n.next_due_date, new.closure_reason);
  return null;
end $function$
;
create function place_plans_of_installments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from claims l where l.id in (
    select p.claim_id from installment_plans p where p.id in (select c.plan_id from changed_rows c))
  order by l.id for no key update;
  update installment_plans p set next_due_date = n.next_due_date
  from (
    select q.id, next_due_of(q.id, l.paid_cents - q.paid_before_cents) as next_due_date
    from installment_plans q join claims l on l.id = q.claim_id
    where q.id in (select c.plan_id from changed_rows c)) n
  where p.id = n.id and p.next_due_date <> n.next_due_date;
  return null;
end $function$
;
create function prune_audit(wanted text, before timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  last record;
  removed bigint;
begin
  perform pg_advisory_xact_lock(hashtext('audit ' || wanted));
  select number, hash into last from audit_entries
    where log = wanted and number < coalesce((select min(number) from audit_entries where log = wanted and at >= before), 9223372036854775807)
    order by number desc limit 1;
  if last is null then return 0; end if;
  insert into audit_anchors (log, number, hash) values (wanted, last.number, last.hash)
    on conflict (log) do update set number = excluded.number, hash = excluded.hash, pruned_at = wall_now();
  delete from audit_entries where log = wanted and number <= last.number;
  get diagnostics removed = row_count;
  return removed;
end
$function$
;
create function put_back(archive integer, owner text, erased bigint, forgettings bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  wanted archives;
  plan constant record := archive_plan(owner);
  part text;
  returned constant text := owner || '_return';
  written archive_tables;
  put bigint;
begin
  select * into wanted from archives a where a.number = put_back.archive for update;
  select * into written from archive_tables w where w.archive = wanted.number and w.table_name = owner;
  select c.relname into part from pg_class c
  where c.oid = coalesce(to_regclass(owner || '_' || wanted.part), to_regclass(owner || '_first'));
  perform lock_in_turn(format('%I in share row exclusive mode', part));
  execute format('lock table %I in access exclusive mode', returned);
  execute format('select count(*) from %I', returned) into put;
  if wanted.status <> 'done' or written.state <> 'taken' or put + erased <> written.rows
    or forgettings <> (select last_value from archive_forgettings) then
    raise exception 'archive % was changed meanwhile', wanted.number using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('delete from %I t where %2$s is not null and not exists (select from claims l where l.id = %2$s)',
    returned, plan.claim);
  execute format('alter table %I disable trigger user', part);
  execute format('insert into %I (%2$s) select %2$s from %3$I', part, written_columns(owner), returned);
  get diagnostics put = row_count;
  execute format('alter table %I enable trigger user', part);
  perform count_part(owner, format('%I t', returned), 1);
  execute format('drop table %I', returned);
  delete from archived_rows r where r.archive = wanted.number and r.table_name = owner;
  if owner = 'events' then delete from archived_feeds f where f.archive = wanted.number; end if;
  if owner = 'mails' then delete from archived_addresses d where d.archive = wanted.number; end if;
  update archive_tables w set state = 'restored' where w.archive = wanted.number and w.table_name = owner;
  return put;
end $function$
;
create function queue_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function raise_webhook_epoch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.enabled and not new.enabled and new.epoch <= old.epoch then new.epoch := old.epoch + 1; end if;
  return new;
end
$function$
;
create function rebuild_row_counts(wanted text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
create function recovery_days()
 RETURNS SETOF integer
 LANGUAGE sql
 IMMUTABLE
AS $function$ select unnest(array[30, 60, 90, 180]) $function$
;
create function refuse_attempt_of_nothing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhook_deliveries d where d.id = new.delivery_id) then
    raise exception 'there is no delivery %', new.delivery_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $function$
;
create function refuse_loss_of_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from letters t where t.mail_id = old.id)
    or exists (select from court_fee_invoices i where i.mail_id = old.id)
    or exists (select from lawsuit_decision_links k where k.mail_id = old.id) then
    raise exception 'mail % carried a paper or a link that is still there', old.id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $function$
;
create function refuse_unknown_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from mails m where m.id = new.mail_id for key share;
  if not found then
    raise exception 'there is no mail %', new.mail_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $function$
;
create function refuse_wrong_sums(claim uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  wrong record;
begin
  select l.total_cents, l.paid_cents, e.total, e.paid into wrong
  from claims l cross join lateral (
    select coalesce(sum(amount_cents) filter (where counts_as in ('invoice', 'credit_note')), 0) as total,
      coalesce(-sum(amount_cents) filter (where counts_as = 'payment'), 0) as paid
    from account_entries where claim_id = l.id) e
  where l.id = claim and (l.total_cents <> e.total or l.paid_cents <> e.paid);
  if found then
    raise exception 'claim % says % and % cents, its account % and %', claim, wrong.total_cents, wrong.paid_cents, wrong.total,
      wrong.paid using errcode = 'check_violation';
  end if;
end
$function$
;
create function rename_in_claim_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim_search s set debtor = case when new.restricted_at is null then new.search_name else '' end
  from claims l
  where l.organization_id = new.organization_id and l.debtor_id = new.id and s.id = l.id;
  return null;
end
$function$
;
create function row_digest(one jsonb)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select hashtextextended(one::text, 0)::numeric
$function$
;
create function search_digits(given jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace((COALESCE(given, '[]'::jsonb))::text, '[^0-9",]'::text, ''::text, 'g'::text)
;
create function search_form(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NORMALIZE(given, NFC), 'ä'::text, 'ae'::text), 'ö'::text, 'oe'::text), 'ü'::text, 'ue'::text), 'Ä'::text, 'ae'::text), 'Ö'::text, 'oe'::text), 'Ü'::text, 'ue'::text), 'ß'::text, 'ss'::text), 'ẞ'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'oe'::text), 'þ'::text, 'th'::text), 'Þ'::text, 'th'::text), 'øØłŁđĐıðÐħĦŧŦŋŊſəƏ’‘ʼʹ´`‐‑–'::text, 'oOlLdDidDhHtTnNseE''''''''''''---'::text), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text))
;
create function search_words(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((' '::text || search_form(given)) || CASE WHEN (NORMALIZE(given, NFC) ~ '[äöüÄÖÜøØåÅ]'::text) THEN (' '::text || search_form(translate(replace(replace(replace(replace(NORMALIZE(given, NFC), 'ø'::text, 'oe'::text), 'Ø'::text, 'oe'::text), 'å'::text, 'aa'::text), 'Å'::text, 'aa'::text), 'äöüÄÖÜ'::text, 'aouAOU'::text))) ELSE ''::text END)
;
create function people_search(name text, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((search_words(COALESCE(name, ''::text)) || ' '::text) || search_form(email))
;
create function search_values(given jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_words(translate((COALESCE(given, '[]'::jsonb))::text, '"[]{},'::text, '      '::text))
;
create function customer_search(search_name text, email text, phone text, address jsonb, payout_iban text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((((search_name || ' '::text) || search_form(email)) || search_values(jsonb_path_query_array(COALESCE(address, '{}'::jsonb), '$.*'::jsonpath))) || ' '::text) || search_digits(to_jsonb(phone))) || ' '::text) || COALESCE(lower(payout_iban), ''::text))
;
create function debtor_search(search_name text, addresses jsonb, channels jsonb, iban text, representative jsonb, legal_representatives jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((((((search_name || search_values(jsonb_path_query_array(addresses, '$[*].*'::jsonpath))) || search_values(jsonb_path_query_array(channels, '$[*]?(@."type" == "email")."value"'::jsonpath))) || ' '::text) || search_digits(jsonb_path_query_array(channels, '$[*]?(@."type" != "email")."value"'::jsonpath))) || ' '::text) || COALESCE(lower(iban), ''::text)) || search_values((representative -> 'name'::text))) || search_values(legal_representatives))
;
create function set_double_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.double_key := case when new.split_at is null then double_key_of(new.invoice_number, new.claim_id) end;
  return new;
end
$function$
;
create function shown_entry_status(status text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE status WHEN 'unread'::text THEN 'unmatched'::text ELSE status END
;
create function state_in_claim_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update claim_search s set case_status = new.case_status where s.id = new.id;
  return null;
end
$function$
;
create function storage_quota_bytes(quota_mb integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(quota_mb, 51200) * 1048576::bigint
$function$
;
create function take_archived(archive integer, owner text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  wanted archives;
  written archive_tables;
  plan constant record := archive_plan(owner);
  part text;
  place constant text := owner || '_place';
  rest constant text := owner || '_rest';
  bounds text;
  found_rows bigint;
  found_digest numeric;
begin
  select * into wanted from archives a where a.number = take_archived.archive for update;
  select * into written from archive_tables w where w.archive = wanted.number and w.table_name = owner;
  if wanted.status <> 'open' or written.state <> 'written' then return written.state = 'taken'; end if;
  part := owner || '_' || wanted.part;
  -- A database that was restored since then has no such part.
  if to_regclass(part) is null then
    update archive_tables w set state = 'left' where w.archive = wanted.number and w.table_name = owner;
    return false;
  end if;
  perform lock_in_turn(format('%I in share row exclusive mode', part));
  execute format('create temporary table leaving on commit drop as
    select %s as key, %s as claim_id, row_digest(to_jsonb(t)) as digest from %s(%L) t where %s',
    plan.key, plan.claim, plan.source, wanted.closed_before, month_range(owner, wanted.part));
  select count(*), coalesce(sum(v.digest), 0) into found_rows, found_digest from leaving v;
  if found_rows <> written.rows or found_digest <> written.digest then
    update archive_tables w set state = 'left' where w.archive = wanted.number and w.table_name = owner;
    return false;
  end if;
  analyze leaving;
  execute format('insert into %I (%2$s) select %2$s from %3$I t
    where not exists (select from leaving v where v.key = %4$s)',
    place, written_columns(owner), part, plan.key);
  perform note_archived_rows(wanted.number, owner, part);
  perform count_part(owner, format('%I t where %s in (select key from leaving)', part, plan.key), -1);
  update archive_tables w set state = 'taken' where w.archive = wanted.number and w.table_name = owner;
  perform lock_in_turn(variadic array(
    select format('%s in share row exclusive mode', r.confrelid::regclass) from (
      select distinct confrelid from pg_constraint where conrelid = to_regclass(owner) and contype = 'f' order by 1) r
    union all select format('only %I in access exclusive mode', owner)
    union all select format('%I in access exclusive mode', part)
    union all select format('%I in access exclusive mode', rest)));
  select pg_get_expr(c.relpartbound, c.oid) into bounds from pg_class c where c.oid = to_regclass(part);
  execute format('alter table %I detach partition %I', owner, part);
  execute format('alter table %I rename to %I', part, owner || '_gone');
  execute format('alter table %I rename to %I', place, part);
  execute format('alter table %I attach partition %I %s', owner, part, bounds);
  perform guard_months(owner);
  return true;
end $function$
;
create function take_tickets(of_bucket text, asker uuid, wanted integer, all_or_none boolean, spare integer, hourly integer, back integer, back_hour timestamp with time zone, OUT used integer, OUT granted integer, OUT hour timestamp with time zone, OUT wait_ms integer, OUT hold_ms integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  counted rate_limit_hours;
  at timestamptz;
  room integer;
  block integer := 0;
begin
  hour := date_trunc('hour', wall_now(), 'UTC');
  granted := 0;
  wait_ms := 0;
  hold_ms := 0;
  loop
    select * into counted from rate_limit_hours r where r.bucket = of_bucket and r.hour = take_tickets.hour for update;
    exit when found;
    insert into rate_limit_hours (bucket, hour, used, last_grant) values (of_bucket, take_tickets.hour, 0, 0)
    on conflict on constraint rate_limit_hours_pkey do nothing;
  end loop;
  at := clock_timestamp();
  used := greatest(counted.used - case when back_hour = hour then back else 0 end, 0);
  if counted.holder <> asker then
    counted.shared_until := at + interval '1 minute';
    if counted.held_until > at then
      wait_ms := ceil(extract(epoch from counted.held_until - at) * 1000);
    end if;
  end if;
  if wait_ms = 0 then
    counted.holder := asker;
    counted.held_until := null;
    room := greatest(hourly - used, 0);
    if not all_or_none then
      granted := least(wanted, room);
    elsif wanted <= room then
      granted := wanted;
    else
      -- The request has taken one before it was known how many it needs.
      used := greatest(used - 1, 0);
    end if;
    if coalesce(counted.shared_until < at, true) and wall_now() < hour + interval '59 minutes 59 seconds' then
      block := least(spare, (room - granted) / 8);
    end if;
    if block >= 4 then
      granted := granted + block;
      counted.held_until := at + interval '100 milliseconds';
      -- Less, so that it is given back before somebody who waits asks again.
      hold_ms := 75;
    end if;
    used := used + granted;
  end if;
  update rate_limit_hours r set used = take_tickets.used, last_grant = take_tickets.granted, holder = counted.holder,
    held_until = counted.held_until, shared_until = counted.shared_until
  where r.bucket = of_bucket and r.hour = take_tickets.hour;
end
$function$
;
create function tell_block()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into feed_activity (organization_id, claim_id, kind, at)
  values (new.organization_id, new.id, case when new.blocked_reason is null then 'unblocked' else 'blocked' end, new.updated_at);
  return null;
end $function$
;
create function this_month()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select date_trunc('month', wall_now() at time zone 'UTC')::date
$function$
;
create function wall_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$ select now() $function$
;
create function work_backfill(wanted text, statement text, portion integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  old_place text;
  new_place text;
  changed bigint;
begin
  select place into old_place from backfills where name = wanted and finished_at is null for update;
  if not found then
    return false;
  end if;
  execute statement into new_place, changed using old_place, portion;
  if new_place is not null and new_place = old_place then
    raise exception 'the backfill % stands still at %', wanted, old_place;
  end if;
  update backfills set place = coalesce(new_place, place), rows_changed = rows_changed + coalesce(changed, 0),
    moved_at = wall_now(), finished_at = case when new_place is null then wall_now() end
  where name = wanted;
  return new_place is not null;
end $function$
;
create function written_columns(owner text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
  where attrelid = to_regclass(owner) and attnum > 0 and not attisdropped and attgenerated = ''
$function$
;
create table archive_keys (
  subject text not null,
  ref uuid default gen_random_uuid() not null,
  key bytea not null,
  constraint archive_keys_pkey PRIMARY KEY (subject),
  constraint archive_keys_ref_key UNIQUE (ref),
  constraint archive_keys_key_check CHECK ((octet_length(key) = 32))
);
create table archives (
  number integer generated by default as identity not null,
  part text not null,
  closed_before timestamp with time zone not null,
  status text default 'open'::text not null,
  blob_key text,
  bytes bigint,
  sha256 text,
  begun_at timestamp with time zone default wall_now() not null,
  ended_at timestamp with time zone,
  constraint archives_pkey PRIMARY KEY (number),
  constraint archives_done_check CHECK (((status <> 'done'::text) OR (blob_key IS NOT NULL))),
  constraint archives_ended_check CHECK (((status = 'open'::text) = (ended_at IS NULL))),
  constraint archives_file_check CHECK ((num_nulls(blob_key, bytes, sha256) = ANY (ARRAY[0, 3]))),
  constraint archives_part_check CHECK ((part ~ '^(first|[0-9]{4}_[0-9]{2})$'::text)),
  constraint archives_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'restored'::text, 'given_up'::text])))
);
create table archive_tables (
  archive integer not null,
  table_name text not null,
  rows bigint not null,
  digest numeric not null,
  state text default 'written'::text not null,
  constraint archive_tables_pkey PRIMARY KEY (archive, table_name),
  constraint archive_tables_name_check CHECK ((table_name = ANY (ARRAY['webhook_attempts'::text, 'webhook_deliveries'::text, 'events'::text, 'mails'::text, 'claim_activity'::text]))),
  constraint archive_tables_state_check CHECK ((state = ANY (ARRAY['written'::text, 'taken'::text, 'left'::text, 'restored'::text]))),
  constraint archive_tables_archive_fkey FOREIGN KEY (archive) REFERENCES archives(number)
);
create table archived_addresses (
  archive integer not null,
  subject text not null,
  constraint archived_addresses_pkey PRIMARY KEY (subject, archive),
  constraint archived_addresses_archive_fkey FOREIGN KEY (archive) REFERENCES archives(number)
);
create table audit_anchors (
  log text not null,
  number bigint not null,
  hash bytea not null,
  pruned_at timestamp with time zone default wall_now() not null,
  constraint audit_anchors_pkey PRIMARY KEY (log),
  constraint audit_anchors_log_check CHECK ((log = ANY (ARRAY['administration'::text, 'access'::text])))
);
create table audit_entries (
  id uuid not null,
  log text not null,
  number bigint,
  at timestamp with time zone default wall_now() not null,
  actor_type text not null,
  actor_id uuid,
  action text not null,
  organization_id uuid,
  subject_kind text,
  subject_id text,
  details jsonb not null,
  previous_hash bytea,
  hash bytea,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_chain_key UNIQUE (log, number),
  constraint audit_entries_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text)),
  constraint audit_entries_actor_check CHECK ((actor_type = ANY (ARRAY['token'::text, 'operator'::text, 'creditor'::text, 'debtor'::text, 'system'::text]))),
  constraint audit_entries_hash_check CHECK ((((number IS NULL) = (hash IS NULL)) AND ((number IS NULL) = (previous_hash IS NULL)))),
  constraint audit_entries_log_check CHECK ((log = ANY (ARRAY['administration'::text, 'access'::text]))),
  constraint audit_entries_subject_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL)))
);
create function audit_hash(entry audit_entries)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(convert_to(concat_ws(E'\n', entry.log, entry.number, entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.actor_type, coalesce(entry.actor_id::text, '-'), entry.action, coalesce(entry.organization_id::text, '-'),
    coalesce(entry.subject_kind, '-'), coalesce(entry.subject_id, '-'), entry.details::text,
    encode(entry.previous_hash, 'hex')), 'UTF8'))
$function$
;
create table backfills (
  name text not null,
  place text default ''::text not null,
  rows_changed bigint default 0 not null,
  enrolled_at timestamp with time zone default wall_now() not null,
  moved_at timestamp with time zone default wall_now() not null,
  finished_at timestamp with time zone,
  constraint backfills_pkey PRIMARY KEY (name),
  constraint backfills_name_check CHECK ((name ~ '^[0-9]{4}_[a-z0-9_]+$'::text)),
  constraint backfills_rows_check CHECK ((rows_changed >= 0))
);
create table bank_inbox_failures (
  id uuid not null,
  name text not null,
  sha256 text not null,
  reason text not null,
  failed_at timestamp with time zone not null,
  constraint bank_inbox_failures_pkey PRIMARY KEY (id),
  constraint bank_inbox_failures_name_key UNIQUE (name)
);
create table bank_inbox_files (
  name text not null,
  file_size bigint not null,
  modified_at timestamp with time zone not null,
  constraint bank_inbox_files_pkey PRIMARY KEY (name)
);
create table creditor_people (
  id uuid not null,
  email text not null,
  name text,
  password_hash text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  language text,
  wants_digest boolean default true not null,
  constraint creditor_people_pkey PRIMARY KEY (id),
  constraint creditor_people_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
);
create table creditor_password_resets (
  person_id uuid not null,
  request_id uuid not null,
  secret_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint creditor_password_resets_pkey PRIMARY KEY (person_id),
  constraint creditor_password_resets_secret_key UNIQUE (secret_hash),
  constraint creditor_password_resets_person_id_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table digest_mornings (
  only_row boolean default true not null,
  day date not null,
  constraint digest_mornings_pkey PRIMARY KEY (only_row),
  constraint digest_mornings_only_row_check CHECK (only_row)
);
create table erasures (
  id uuid not null,
  seq bigint generated always as identity not null,
  at timestamp with time zone not null,
  cause text not null,
  request_id uuid,
  subject_kind text not null,
  subject_id uuid,
  law text,
  kind text,
  counts jsonb not null,
  kept jsonb default '[]'::jsonb not null,
  constraint erasures_pkey PRIMARY KEY (id),
  constraint erasures_seq_key UNIQUE (seq),
  constraint erasures_cause_check CHECK ((cause = ANY (ARRAY['retention'::text, 'request'::text]))),
  constraint erasures_counts_check CHECK ((jsonb_typeof(counts) = 'object'::text)),
  constraint erasures_kept_check CHECK ((jsonb_typeof(kept) = 'array'::text)),
  constraint erasures_law_check CHECK ((law ~ '^[A-Z]{2}$'::text)),
  constraint erasures_request_check CHECK (((cause = 'request'::text) = (request_id IS NOT NULL))),
  constraint erasures_subject_check CHECK ((subject_kind = ANY (ARRAY['claim'::text, 'debtor'::text, 'creditor_person'::text, 'customer'::text, 'partner'::text, 'operator'::text, 'mails'::text, 'access_log'::text, 'privacy_request'::text, 'bank'::text])))
);
create table feed_runs (
  number integer not null,
  mark text not null,
  epoch integer not null,
  server_started_at timestamp with time zone not null,
  database_oid oid not null,
  table_oid oid not null,
  last_xact xid8,
  last_seq bigint,
  constraint feed_runs_pkey PRIMARY KEY (number),
  constraint feed_runs_mark_key UNIQUE (mark),
  constraint feed_runs_end_check CHECK (((last_xact IS NULL) = (last_seq IS NULL))),
  constraint feed_runs_epoch_check CHECK (((epoch >= 0) AND (epoch <= number))),
  constraint feed_runs_mark_check CHECK ((mark ~ '^[0-9a-f]{8}$'::text)),
  constraint feed_runs_number_check CHECK ((number >= 0))
);
create function is_feed_run_here(run feed_runs)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select run.server_started_at = pg_postmaster_start_time() and run.table_oid = to_regclass('feed_runs')::oid
    and run.database_oid = (select d.oid from pg_database d where d.datname = current_database())
$function$
;
create table idempotency_keys (
  path text not null,
  key text not null,
  request_hash bytea not null,
  lease_id uuid not null,
  lease_until timestamp with time zone not null,
  status_code smallint,
  body text,
  created_at timestamp with time zone default wall_now() not null,
  owner text not null,
  is_sealed boolean default false not null,
  constraint idempotency_keys_pkey PRIMARY KEY (owner, path, key),
  constraint idempotency_keys_answer_check CHECK (((status_code IS NULL) = (body IS NULL)))
);
create table installation (
  only_row boolean default true not null,
  mode text not null,
  created_at timestamp with time zone default wall_now() not null,
  id uuid,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'live'::text]))),
  constraint installation_only_row_check CHECK (only_row)
);
create table login_challenges (
  audience text not null,
  purpose text not null,
  holder_hash bytea not null,
  challenge bytea not null,
  expires_at timestamp with time zone not null,
  constraint login_challenges_pkey PRIMARY KEY (audience, purpose, holder_hash),
  constraint login_challenges_audience_check CHECK ((audience = ANY (ARRAY['operator'::text, 'creditor'::text]))),
  constraint login_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'registration'::text])))
);
create table login_failures (
  audience text not null,
  account_hash bytea not null,
  place_hash bytea not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint login_failures_pkey PRIMARY KEY (audience, account_hash, place_hash),
  constraint login_failures_audience_check CHECK ((audience ~ '^[a-z]{1,20}$'::text)),
  constraint login_failures_failures_check CHECK ((failures >= 0))
);
create table operators (
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  password_hash text not null,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  language text,
  theme text,
  password_is_initial boolean default false not null,
  last_login_at timestamp with time zone,
  erased_at timestamp with time zone,
  wants_digest boolean default true not null,
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint operators_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'agent'::text]))),
  constraint operators_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text])))
);
create table claim_batches (
  id uuid not null,
  ordered_by uuid not null,
  action text not null,
  to_stage text,
  closure_reason text,
  operator_id uuid,
  until date,
  note text,
  print_run_ids jsonb default '[]'::jsonb not null,
  ordered_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  stopped_by uuid,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint claim_batches_pkey PRIMARY KEY (id),
  constraint claim_batches_action_check CHECK ((action = ANY (ARRAY['hold'::text, 'release'::text, 'assign'::text, 'stage'::text, 'close'::text, 'print'::text]))),
  constraint claim_batches_note_check CHECK ((length(note) <= 2000)),
  constraint claim_batches_over_check CHECK (((finished_at IS NULL) OR (note IS NULL))),
  constraint claim_batches_parameters_check CHECK ((((action = 'stage'::text) = (to_stage IS NOT NULL)) AND ((action = 'close'::text) = (closure_reason IS NOT NULL)) AND ((action = 'assign'::text) OR (operator_id IS NULL)) AND ((action = 'hold'::text) OR (until IS NULL)) AND ((action <> ALL (ARRAY['assign'::text, 'print'::text])) OR (note IS NULL)))),
  constraint claim_batches_printed_check CHECK (((jsonb_typeof(print_run_ids) = 'array'::text) AND ((action = 'print'::text) OR (print_run_ids = '[]'::jsonb)))),
  constraint claim_batches_stopped_check CHECK ((((stopped_at IS NULL) = (stopped_by IS NULL)) AND ((stopped_at IS NULL) OR (finished_at IS NOT NULL)))),
  constraint claim_batches_orderer_fkey FOREIGN KEY (ordered_by) REFERENCES operators(id),
  constraint claim_batches_owner_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint claim_batches_stopper_fkey FOREIGN KEY (stopped_by) REFERENCES operators(id)
);
create table legal_row_confirmations (
  id bigint generated always as identity not null,
  name text not null,
  list text not null,
  content jsonb not null,
  next_change date,
  operator_id uuid not null,
  created_at timestamp with time zone not null,
  constraint legal_row_confirmations_pkey PRIMARY KEY (id),
  constraint legal_row_confirmations_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint legal_row_confirmations_list_check CHECK (((length(list) >= 1) AND (length(list) <= 100))),
  constraint legal_row_confirmations_name_check CHECK ((name ~ '^[a-z_]{1,50}$'::text)),
  constraint legal_row_confirmations_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
create table legal_table_versions (
  version bigint generated always as identity not null,
  name text not null,
  content jsonb,
  operator_id uuid not null,
  created_at timestamp with time zone not null,
  restores bigint,
  constraint legal_table_versions_pkey PRIMARY KEY (version),
  constraint legal_table_versions_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint legal_table_versions_name_check CHECK ((name ~ '^[a-z_]{1,50}$'::text)),
  constraint legal_table_versions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint legal_table_versions_restores_fkey FOREIGN KEY (restores) REFERENCES legal_table_versions(version)
);
create table login_passkeys (
  id uuid not null,
  operator_id uuid,
  person_id uuid,
  user_handle bytea not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone default wall_now() not null,
  last_used_at timestamp with time zone,
  constraint login_passkeys_pkey PRIMARY KEY (id),
  constraint login_passkeys_credential_key UNIQUE (credential_id),
  constraint login_passkeys_counter_check CHECK ((counter >= 0)),
  constraint login_passkeys_credential_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  constraint login_passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint login_passkeys_owner_check CHECK ((num_nonnulls(operator_id, person_id) = 1)),
  constraint login_passkeys_user_handle_check CHECK ((octet_length(user_handle) = 32)),
  constraint login_passkeys_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE,
  constraint login_passkeys_person_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table login_recovery_codes (
  code_hash bytea not null,
  operator_id uuid,
  person_id uuid,
  secret_id text,
  constraint login_recovery_codes_pkey PRIMARY KEY (code_hash),
  constraint login_recovery_codes_owner_check CHECK ((num_nonnulls(operator_id, person_id) = 1)),
  constraint login_recovery_codes_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE,
  constraint login_recovery_codes_person_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table login_totp (
  id uuid not null,
  operator_id uuid,
  person_id uuid,
  sealed_secret bytea not null,
  created_at timestamp with time zone default wall_now() not null,
  enabled_at timestamp with time zone,
  last_step bigint,
  constraint login_totp_pkey PRIMARY KEY (id),
  constraint login_totp_operator_key UNIQUE (operator_id),
  constraint login_totp_person_key UNIQUE (person_id),
  constraint login_totp_enabled_check CHECK (((enabled_at IS NULL) OR (last_step IS NOT NULL))),
  constraint login_totp_owner_check CHECK ((num_nonnulls(operator_id, person_id) = 1)),
  constraint login_totp_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE,
  constraint login_totp_person_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table notice_marks (
  operator_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  told_at timestamp with time zone not null,
  read_at timestamp with time zone not null,
  constraint notice_marks_pkey PRIMARY KEY (operator_id, kind, subject_id),
  constraint notice_marks_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
create table operator_digests (
  operator_id uuid not null,
  day date not null,
  constraint operator_digests_pkey PRIMARY KEY (operator_id),
  constraint operator_digests_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
create table operator_sessions (
  id uuid not null,
  secret_hash bytea not null,
  operator_id uuid not null,
  created_at timestamp with time zone default wall_now() not null,
  expires_at timestamp with time zone not null,
  user_agent text default ''::text not null,
  last_seen_at timestamp with time zone default wall_now() not null,
  constraint operator_sessions_pkey PRIMARY KEY (id),
  constraint operator_sessions_secret_hash_key UNIQUE (secret_hash),
  constraint operator_sessions_user_agent_check CHECK ((char_length(user_agent) <= 300)),
  constraint operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE
);
create table organizations (
  id uuid not null,
  name text not null,
  isolate_partners boolean default false not null,
  letter_interval_days integer default 14 not null,
  installment_grace_days integer default 7 not null,
  success_fee_rate numeric(5,4) default 0.1 not null,
  filing_fee_cents bigint default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  letterhead jsonb,
  mail_letters boolean default false not null,
  closes_at text default 'total'::text not null,
  letter_dispatch text,
  letter_deadline_days integer,
  minimum_claim_cents bigint default 0 not null,
  installment_max_months integer default 12 not null,
  installment_min_cents bigint default 2500 not null,
  installment_self_service boolean default true not null,
  debt_advice jsonb default '[]'::jsonb not null,
  partners_may_forward_links boolean default false not null,
  creditors_submit boolean default false not null,
  storage_quota_mb integer,
  accounting jsonb,
  fees_settled_from date,
  settlement_day integer,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_closes_at_check CHECK ((closes_at = ANY (ARRAY['total'::text, 'balance'::text]))),
  constraint organizations_debt_advice_check CHECK ((jsonb_typeof(debt_advice) = 'array'::text)),
  constraint organizations_filing_fee_check CHECK (((filing_fee_cents >= 0) AND (filing_fee_cents <= '99999999999'::bigint))),
  constraint organizations_installment_grace_check CHECK (((installment_grace_days >= 0) AND (installment_grace_days <= 365))),
  constraint organizations_letter_deadline_check CHECK (((letter_deadline_days >= 1) AND (letter_deadline_days <= 364))),
  constraint organizations_letter_dispatch_check CHECK ((letter_dispatch = ANY (ARRAY['automatic'::text, 'by_hand'::text]))),
  constraint organizations_letter_interval_check CHECK (((letter_interval_days >= 1) AND (letter_interval_days <= 365))),
  constraint organizations_letterhead_check CHECK ((jsonb_typeof(letterhead) = 'object'::text)),
  constraint organizations_max_months_check CHECK (((installment_max_months >= 2) AND (installment_max_months <= 120))),
  constraint organizations_min_installment_check CHECK (((installment_min_cents >= 1) AND (installment_min_cents <= '99999999999'::bigint))),
  constraint organizations_minimum_claim_check CHECK (((minimum_claim_cents >= 0) AND (minimum_claim_cents <= '99999999999'::bigint))),
  constraint organizations_settlement_day_check CHECK (((settlement_day >= 1) AND (settlement_day <= 28))),
  constraint organizations_storage_quota_check CHECK (((storage_quota_mb >= 0) AND (storage_quota_mb <= 100000000))),
  constraint organizations_success_fee_check CHECK (((success_fee_rate >= (0)::numeric) AND (success_fee_rate <= (1)::numeric)))
);
create table archived_feeds (
  organization_id uuid not null,
  archive integer not null,
  epoch integer not null,
  xact xid8 not null,
  seq bigint not null,
  constraint archived_feeds_pkey PRIMARY KEY (organization_id, archive),
  constraint archived_feeds_archive_fkey FOREIGN KEY (archive) REFERENCES archives(number),
  constraint archived_feeds_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table bank_account_changes (
  number bigint generated always as identity not null,
  id uuid not null,
  kind text not null,
  account_id uuid not null,
  organization_id uuid not null,
  iban text not null,
  bic text,
  bank_name text,
  old_iban text,
  status text not null,
  proposed_by uuid,
  proposed_at timestamp with time zone not null,
  counts_from timestamp with time zone,
  approved_by uuid,
  withdrawn_by uuid,
  settled_at timestamp with time zone,
  constraint bank_account_changes_pkey PRIMARY KEY (number),
  constraint bank_account_changes_id_key UNIQUE (id),
  constraint bank_account_changes_agreed_check CHECK (((status <> 'applied'::text) OR (old_iban IS NULL) OR (approved_by IS NOT NULL) OR COALESCE((counts_from <= settled_at), false))),
  constraint bank_account_changes_kind_check CHECK ((kind = ANY (ARRAY['letterhead'::text, 'bank_account'::text]))),
  constraint bank_account_changes_second_person_check CHECK ((approved_by <> proposed_by)),
  constraint bank_account_changes_settled_check CHECK (((status = 'open'::text) = (settled_at IS NULL))),
  constraint bank_account_changes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'applied'::text, 'withdrawn'::text]))),
  constraint bank_account_changes_withdrawn_check CHECK (((status = 'withdrawn'::text) OR (withdrawn_by IS NULL))),
  constraint bank_account_changes_approver_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint bank_account_changes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint bank_account_changes_proposer_fkey FOREIGN KEY (proposed_by) REFERENCES operators(id),
  constraint bank_account_changes_withdrawer_fkey FOREIGN KEY (withdrawn_by) REFERENCES operators(id)
);
create table bank_accounts (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  iban text not null,
  bic text,
  kind text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint bank_accounts_pkey PRIMARY KEY (id),
  constraint bank_accounts_iban_key UNIQUE (iban),
  constraint bank_accounts_organization_key UNIQUE (organization_id, id),
  constraint bank_accounts_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text)),
  constraint bank_accounts_kind_check CHECK ((kind = ANY (ARRAY['client_money'::text, 'own'::text]))),
  constraint bank_accounts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint bank_accounts_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table bank_statements (
  id uuid not null,
  organization_id uuid not null,
  account_id uuid not null,
  format text not null,
  file_name text not null,
  blob_key text not null,
  file_size bigint not null,
  sha256 text not null,
  entry_count integer not null,
  duplicate_count integer not null,
  uploaded_by uuid,
  created_at timestamp with time zone not null,
  judged_at timestamp with time zone,
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_counts_check CHECK (((duplicate_count >= 0) AND (duplicate_count <= entry_count))),
  constraint bank_statements_format_check CHECK ((format = ANY (ARRAY['camt.053.001.02'::text, 'camt.053.001.08'::text, 'mt940'::text]))),
  constraint bank_statements_account_fkey FOREIGN KEY (organization_id, account_id) REFERENCES bank_accounts(organization_id, id) ON DELETE CASCADE
);
create table bank_sheets (
  statement_id uuid not null,
  "position" integer not null,
  seq bigint generated always as identity not null,
  account_id uuid not null,
  bank_id text,
  opening_cents bigint not null,
  closing_cents bigint not null,
  opening_on date not null,
  closing_on date not null,
  balances bigint[],
  is_first boolean default false not null,
  constraint bank_sheets_pkey PRIMARY KEY (statement_id, "position"),
  constraint bank_sheets_seq_key UNIQUE (seq),
  constraint bank_sheets_statement_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE
);
create table bank_entries (
  id uuid not null,
  seq bigint generated always as identity not null,
  organization_id uuid not null,
  account_id uuid not null,
  statement_id uuid not null,
  sheet integer not null,
  identity bytea not null,
  amount_cents bigint not null,
  booking_date date not null,
  value_date date not null,
  text text not null,
  payer_name text,
  payer_iban text,
  payer_bic text,
  end_to_end_id text,
  bank_reference text,
  message_id text,
  batch_id text,
  is_return boolean not null,
  return_reason text,
  status text not null,
  to_refund_cents bigint default 0 not null,
  returned_by uuid,
  note text,
  created_at timestamp with time zone not null,
  judged_at timestamp with time zone,
  updated_by uuid,
  search_text text generated always as (search_words((((((((text || ' '::text) || COALESCE(payer_name, ''::text)) || ' '::text) || COALESCE(payer_iban, ''::text)) || ' '::text) || COALESCE(end_to_end_id, ''::text)) || ' '::text) || COALESCE(bank_reference, ''::text))) stored not null,
  constraint bank_entries_pkey PRIMARY KEY (id),
  constraint bank_entries_identity_key UNIQUE (account_id, identity),
  constraint bank_entries_seq_key UNIQUE (seq),
  constraint bank_entries_amount_check CHECK ((amount_cents <> 0)),
  constraint bank_entries_judged_check CHECK (((status = 'unread'::text) = (judged_at IS NULL))),
  constraint bank_entries_refund_status_check CHECK (((status <> ALL (ARRAY['to_refund'::text, 'refunded'::text])) OR (to_refund_cents > 0))),
  constraint bank_entries_status_check CHECK ((status = ANY (ARRAY['unread'::text, 'booked'::text, 'suggested'::text, 'unmatched'::text, 'to_refund'::text, 'refunded'::text, 'ignored'::text]))),
  constraint bank_entries_to_refund_check CHECK (((to_refund_cents >= 0) AND (to_refund_cents <= GREATEST(amount_cents, (0)::bigint)))),
  constraint bank_entries_account_fkey FOREIGN KEY (organization_id, account_id) REFERENCES bank_accounts(organization_id, id) ON DELETE CASCADE,
  constraint bank_entries_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES bank_entries(id),
  constraint bank_entries_sheet_fkey FOREIGN KEY (statement_id, sheet) REFERENCES bank_sheets(statement_id, "position"),
  constraint bank_entries_statement_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE
);
create table bank_differences (
  id uuid not null,
  entry_id uuid not null,
  stored_statement_id uuid not null,
  told_statement_id uuid not null,
  stored jsonb not null,
  told jsonb not null,
  stored_hash bytea not null,
  told_hash bytea not null,
  fields text[] not null,
  created_at timestamp with time zone not null,
  holds text,
  decided_by uuid,
  decided_at timestamp with time zone,
  note text,
  constraint bank_differences_pkey PRIMARY KEY (id),
  constraint bank_differences_told_key UNIQUE (entry_id, told_hash),
  constraint bank_differences_decided_check CHECK ((((holds IS NULL) = (decided_at IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint bank_differences_fields_check CHECK ((cardinality(fields) > 0)),
  constraint bank_differences_holds_check CHECK ((holds = ANY (ARRAY['stored'::text, 'told'::text]))),
  constraint bank_differences_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint bank_differences_entry_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id) ON DELETE CASCADE,
  constraint bank_differences_stored_statement_fkey FOREIGN KEY (stored_statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE,
  constraint bank_differences_told_statement_fkey FOREIGN KEY (told_statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE
);
create table bank_offsets (
  id uuid not null,
  debit_id uuid not null,
  credit_id uuid not null,
  amount_cents bigint not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint bank_offsets_pkey PRIMARY KEY (id),
  constraint bank_offsets_amount_check CHECK ((amount_cents > 0)),
  constraint bank_offsets_credit_fkey FOREIGN KEY (credit_id) REFERENCES bank_entries(id) ON DELETE CASCADE,
  constraint bank_offsets_debit_fkey FOREIGN KEY (debit_id) REFERENCES bank_entries(id) ON DELETE CASCADE
);
create table closed_bank_accounts (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  iban text not null,
  bic text,
  kind text not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone not null,
  closed_by uuid not null,
  note text not null,
  constraint closed_bank_accounts_pkey PRIMARY KEY (id),
  constraint closed_bank_accounts_kind_check CHECK ((kind = ANY (ARRAY['client_money'::text, 'own'::text]))),
  constraint closed_bank_accounts_by_fkey FOREIGN KEY (closed_by) REFERENCES operators(id),
  constraint closed_bank_accounts_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table court_fee_invoice_numbers (
  organization_id uuid not null,
  year smallint not null,
  last_number integer not null,
  constraint court_fee_invoice_numbers_pkey PRIMARY KEY (organization_id, year),
  constraint court_fee_invoice_numbers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
create table creditor_numbers (
  organization_id uuid not null,
  customer_id uuid not null,
  number integer not null,
  constraint creditor_numbers_pkey PRIMARY KEY (organization_id, number),
  constraint creditor_numbers_customer_key UNIQUE (customer_id),
  constraint creditor_numbers_number_check CHECK ((number > 0)),
  constraint creditor_numbers_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table jobs (
  id uuid not null,
  seq bigint generated always as identity not null,
  name text not null,
  payload jsonb default '{}'::jsonb not null,
  hand text not null,
  every_s integer,
  run_at timestamp with time zone not null,
  attempts integer default 0 not null,
  lease_id uuid,
  lease_until timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone default wall_now() not null,
  organization_id uuid,
  lane uuid generated always as (
CASE
    WHEN every_s IS NOT NULL THEN id
    ELSE COALESCE(organization_id, '00000000-0000-0000-0000-000000000000'::uuid)
END) stored not null,
  traceparent text default NULLIF(current_setting('mahnwerk.traceparent'::text, true), ''::text),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_every_check CHECK ((every_s > 0)),
  constraint jobs_hand_check CHECK ((hand = ANY (ARRAY['business'::text, 'wall'::text]))),
  constraint jobs_lease_check CHECK (((lease_id IS NULL) = (lease_until IS NULL))),
  constraint jobs_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
create table ledger_comparisons (
  organization_id uuid not null,
  compared_at timestamp with time zone not null,
  difference_cents bigint not null,
  fault_count integer not null,
  differs_since timestamp with time zone,
  misfits jsonb default '[]'::jsonb not null,
  constraint ledger_comparisons_pkey PRIMARY KEY (organization_id),
  constraint ledger_comparisons_faults_check CHECK ((fault_count >= 0)),
  constraint ledger_comparisons_misfits_check CHECK ((jsonb_typeof(misfits) = 'array'::text)),
  constraint ledger_comparisons_since_check CHECK (((differs_since IS NULL) = ((difference_cents = 0) AND (fault_count = 0)))),
  constraint ledger_comparisons_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table ledger_exports (
  id uuid not null,
  organization_id uuid not null,
  format text not null,
  from_on date not null,
  to_on date not null,
  numbers int8multirange not null,
  settlement_ids uuid[] not null,
  booking_count integer not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint ledger_exports_pkey PRIMARY KEY (id),
  constraint ledger_exports_count_check CHECK ((booking_count >= 0)),
  constraint ledger_exports_days_check CHECK ((from_on <= to_on)),
  constraint ledger_exports_format_check CHECK ((format = ANY (ARRAY['datev'::text, 'csv'::text]))),
  constraint ledger_exports_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table ledger_transactions (
  number bigint generated always as identity not null,
  id uuid not null,
  organization_id uuid not null,
  date date not null,
  kind text not null,
  entry_id uuid,
  payment_id uuid,
  claim_id uuid,
  settlement_id uuid,
  run_item_id uuid,
  created_by uuid,
  created_at timestamp with time zone not null,
  opening_part_id uuid,
  constraint ledger_transactions_pkey PRIMARY KEY (number),
  constraint ledger_transactions_id_key UNIQUE (id),
  constraint ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'receipt'::text, 'payment'::text, 'payment_undone'::text, 'payment_returned'::text, 'surplus'::text, 'surplus_undone'::text, 'refund_ordered'::text, 'refund_withdrawn'::text, 'settlement'::text, 'released'::text, 'executed'::text, 'transfer_returned'::text, 'creditor_changed'::text, 'case_deleted'::text, 'own_money'::text, 'own_money_undone'::text, 'creditor_paid'::text, 'creditor_paid_undone'::text, 'bank_charge'::text, 'bank_charge_undone'::text, 'refund_lost'::text, 'refund_lost_undone'::text, 'refund_repaid'::text, 'refund_repaid_undone'::text, 'opening_given'::text, 'opening_given_undone'::text]))),
  constraint ledger_transactions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table ledger_lines (
  transaction_id uuid not null,
  "position" smallint not null,
  organization_id uuid not null,
  date date not null,
  account text not null,
  bank_account_id uuid,
  customer_id uuid,
  amount_cents bigint not null,
  constraint ledger_lines_pkey PRIMARY KEY (transaction_id, "position"),
  constraint ledger_lines_account_check CHECK ((account = ANY (ARRAY['bank'::text, 'suspense'::text, 'creditor'::text, 'debtors'::text, 'fees'::text, 'in_transit'::text]))),
  constraint ledger_lines_amount_check CHECK ((amount_cents <> 0)),
  constraint ledger_lines_bank_check CHECK (((account = 'bank'::text) = (bank_account_id IS NOT NULL))),
  constraint ledger_lines_customer_check CHECK (((customer_id IS NULL) OR (account = 'creditor'::text))),
  constraint ledger_lines_transaction_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id) ON DELETE CASCADE
);
create table organization_storage (
  organization_id uuid not null,
  used_bytes bigint not null,
  constraint organization_storage_pkey PRIMARY KEY (organization_id),
  constraint organization_storage_used_check CHECK ((used_bytes >= 0)),
  constraint organization_storage_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table partners (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  email text not null,
  commission_rate numeric(5,4) not null,
  confirmed_at timestamp with time zone,
  confirmed_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  address jsonb,
  uid text,
  erased_at timestamp with time zone,
  payout_iban text,
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_organization_id_id_key UNIQUE (organization_id, id),
  constraint partners_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  constraint partners_commission_check CHECK (((commission_rate >= (0)::numeric) AND (commission_rate <= (1)::numeric))),
  constraint partners_payout_iban_check CHECK ((payout_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text)),
  constraint partners_uid_check CHECK ((uid ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$'::text)),
  constraint partners_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES operators(id),
  constraint partners_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
create table api_tokens (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  partner_id uuid,
  name text not null,
  mode text not null,
  rate_limit_per_hour integer not null,
  token_hash bytea not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_token_hash_key UNIQUE (token_hash),
  constraint api_tokens_kind_check CHECK ((kind = ANY (ARRAY['partner'::text, 'organization'::text]))),
  constraint api_tokens_mode_check CHECK ((mode = ANY (ARRAY['sandbox'::text, 'live'::text]))),
  constraint api_tokens_partner_check CHECK (((kind = 'partner'::text) = (partner_id IS NOT NULL))),
  constraint api_tokens_rate_limit_check CHECK (((rate_limit_per_hour >= 1) AND (rate_limit_per_hour <= 1000000))),
  constraint api_tokens_created_by_fkey FOREIGN KEY (created_by) REFERENCES operators(id),
  constraint api_tokens_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint api_tokens_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint api_tokens_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES operators(id)
);
create table customer_counts (
  organization_id uuid not null,
  partner_id uuid not null,
  slot smallint not null,
  customers integer not null,
  constraint customer_counts_pkey PRIMARY KEY (organization_id, partner_id, slot),
  constraint customer_counts_slot_check CHECK (((slot >= 0) AND (slot <= 15))),
  constraint customer_counts_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
create table customers (
  id uuid not null,
  organization_id uuid not null,
  partner_id uuid not null,
  name text not null,
  email text not null,
  phone text,
  address jsonb,
  metadata jsonb,
  uid text,
  partner_client_reference text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  brought_by_partner boolean default false not null,
  invited_at timestamp with time zone,
  search_name text generated always as (search_words(name)) stored not null,
  deducts_input_tax boolean default true not null,
  payout_iban text,
  payout_iban_pending text,
  payout_iban_entered_at timestamp with time zone,
  email_changed_by_token_at timestamp with time zone,
  erased_at timestamp with time zone,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_organization_id_id_key UNIQUE (organization_id, id),
  constraint customers_payout_iban_check CHECK (((payout_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text) AND (payout_iban_pending ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text))),
  constraint customers_payout_iban_pending_check CHECK ((((payout_iban_pending IS NULL) = (payout_iban_entered_at IS NULL)) AND (payout_iban_pending <> payout_iban))),
  constraint customers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint customers_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
create table case_imports (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  original_filename text not null,
  content text not null,
  submitted_by uuid,
  submitted_at timestamp with time zone,
  includes_known boolean default false not null,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint case_imports_pkey PRIMARY KEY (id),
  constraint case_imports_content_check CHECK ((octet_length(content) <= 4194304)),
  constraint case_imports_submitted_check CHECK ((((submitted_at IS NULL) = (submitted_by IS NULL)) AND ((finished_at IS NULL) OR (submitted_at IS NOT NULL)))),
  constraint case_imports_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create table colleague_invitations (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  email text not null,
  name text,
  inviter_name text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint colleague_invitations_pkey PRIMARY KEY (id),
  constraint colleague_invitations_secret_key UNIQUE (secret_hash),
  constraint colleague_invitations_ended_check CHECK ((num_nonnulls(accepted_at, withdrawn_at) <= 1)),
  constraint colleague_invitations_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create table creditor_digests (
  recipient_id uuid not null,
  person_id uuid,
  customer_id uuid,
  mailed_at timestamp with time zone,
  reminders integer default 0 not null,
  constraint creditor_digests_pkey PRIMARY KEY (recipient_id),
  constraint creditor_digests_recipient_check CHECK (((num_nonnulls(person_id, customer_id) = 1) AND (recipient_id = COALESCE(person_id, customer_id)))),
  constraint creditor_digests_reminders_check CHECK ((reminders >= 0)),
  constraint creditor_digests_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint creditor_digests_person_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table creditor_memberships (
  person_id uuid not null,
  customer_id uuid not null,
  organization_id uuid not null,
  joined_at timestamp with time zone not null,
  constraint creditor_memberships_pkey PRIMARY KEY (person_id, customer_id),
  constraint creditor_memberships_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE,
  constraint creditor_memberships_person_fkey FOREIGN KEY (person_id) REFERENCES creditor_people(id) ON DELETE CASCADE
);
create table creditor_notices (
  recipient_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  since timestamp with time zone not null,
  told_at timestamp with time zone not null,
  constraint creditor_notices_pkey PRIMARY KEY (recipient_id, subject_id, kind, since),
  constraint creditor_notices_recipient_fkey FOREIGN KEY (recipient_id) REFERENCES creditor_digests(recipient_id) ON DELETE CASCADE
);
create table creditor_sessions (
  id uuid not null,
  secret_hash bytea not null,
  person_id uuid not null,
  customer_id uuid not null,
  created_at timestamp with time zone default wall_now() not null,
  expires_at timestamp with time zone not null,
  constraint creditor_sessions_pkey PRIMARY KEY (id),
  constraint creditor_sessions_secret_hash_key UNIQUE (secret_hash),
  constraint creditor_sessions_membership_fkey FOREIGN KEY (person_id, customer_id) REFERENCES creditor_memberships(person_id, customer_id) ON DELETE CASCADE
);
create table customer_changes (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  kind text not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text not null,
  person_id uuid,
  person_name text,
  made_at timestamp with time zone not null,
  was text,
  became text,
  constraint customer_changes_pkey PRIMARY KEY (id),
  constraint customer_changes_actor_check CHECK ((actor_type = ANY (ARRAY['creditor'::text, 'operator'::text]))),
  constraint customer_changes_kind_check CHECK ((kind = ANY (ARRAY['name'::text, 'phone'::text, 'email'::text, 'address'::text, 'deducts_input_tax'::text, 'payout_iban_entered'::text, 'payout_iban_withdrawn'::text, 'payout_iban_confirmed'::text, 'payout_iban_refused'::text, 'person_invited'::text, 'invitation_withdrawn'::text, 'person_joined'::text, 'person_removed'::text, 'customer_invited'::text]))),
  constraint customer_changes_person_check CHECK (((person_id IS NULL) OR (person_name IS NOT NULL))),
  constraint customer_changes_values_check CHECK ((((was IS NULL) AND (became IS NULL)) OR ((actor_type = 'operator'::text) AND (kind = ANY (ARRAY['name'::text, 'email'::text, 'phone'::text, 'address'::text]))))),
  constraint customer_changes_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create table customer_invitations (
  customer_id uuid not null,
  organization_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  email text not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  constraint customer_invitations_pkey PRIMARY KEY (customer_id),
  constraint customer_invitations_secret_key UNIQUE (secret_hash),
  constraint customer_invitations_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create table debtors (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid,
  acting_as text not null,
  debtor_type text not null,
  person jsonb,
  company jsonb,
  addresses jsonb not null,
  communication_channels jsonb not null,
  iban text,
  bic text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  name text generated always as (COALESCE(company ->> 'company_name'::text, btrim((COALESCE(person ->> 'first_name'::text, ''::text) || ' '::text) || COALESCE(person ->> 'last_name'::text, ''::text)))) stored not null,
  search_name text generated always as (search_words(COALESCE(company ->> 'company_name'::text, btrim((COALESCE(person ->> 'first_name'::text, ''::text) || ' '::text) || COALESCE(person ->> 'last_name'::text, ''::text))))) stored not null,
  situation text default 'none'::text not null,
  representative jsonb,
  legal_representatives jsonb default '[]'::jsonb not null,
  language text,
  portal_email text,
  erased_at timestamp with time zone,
  contact_erased_at timestamp with time zone,
  restricted_at timestamp with time zone,
  restriction_reason text,
  lifting_announced_at timestamp with time zone,
  search_text text generated always as ((((search_words(COALESCE(company ->> 'company_name'::text, btrim((COALESCE(person ->> 'first_name'::text, ''::text) || ' '::text) || COALESCE(person ->> 'last_name'::text, ''::text)))) || search_values(jsonb_path_query_array(addresses, '$[*]."city"'::jsonpath))) || search_values(jsonb_path_query_array(communication_channels, '$[*]?(@."type" == "email")."value"'::jsonpath))) || ' '::text) || COALESCE(search_form(portal_email), ''::text)) stored not null,
  country text generated always as (jsonb_path_query_first(addresses, '$[*]?(@."is_primary" == true)'::jsonpath) ->> 'country'::text) stored,
  constraint debtors_pkey PRIMARY KEY (id),
  constraint debtors_organization_id_id_key UNIQUE (organization_id, id),
  constraint debtors_acting_as_check CHECK ((acting_as = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint debtors_addresses_check CHECK ((jsonb_typeof(addresses) = 'array'::text)),
  constraint debtors_channels_check CHECK ((jsonb_typeof(communication_channels) = 'array'::text)),
  constraint debtors_language_check CHECK ((language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$'::text)),
  constraint debtors_object_check CHECK ((((acting_as = 'person'::text) AND (person IS NOT NULL) AND (company IS NULL)) OR ((acting_as = 'company'::text) AND (company IS NOT NULL) AND (person IS NULL) AND (debtor_type <> 'privateperson'::text)))),
  constraint debtors_representative_check CHECK ((jsonb_typeof(representative) = 'object'::text)),
  constraint debtors_representatives_check CHECK ((jsonb_typeof(legal_representatives) = 'array'::text)),
  constraint debtors_restriction_check CHECK ((((restricted_at IS NULL) = (restriction_reason IS NULL)) AND ((lifting_announced_at IS NULL) OR (restricted_at IS NOT NULL)) AND (restriction_reason = ANY (ARRAY['accuracy'::text, 'unlawful'::text, 'legal_claims'::text, 'objection'::text])))),
  constraint debtors_situation_check CHECK ((situation = ANY (ARRAY['none'::text, 'insolvent'::text, 'deceased'::text, 'guardian'::text]))),
  constraint debtors_type_check CHECK ((debtor_type = ANY (ARRAY['privateperson'::text, 'protocolled_company'::text, 'unprotocolled_company'::text]))),
  constraint debtors_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id),
  constraint debtors_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
create table blocked_people (
  debtor_id uuid not null,
  request_id uuid not null,
  identity jsonb not null,
  reasons text[] not null,
  until date not null,
  blocked_at timestamp with time zone not null,
  constraint blocked_people_pkey PRIMARY KEY (debtor_id),
  constraint blocked_people_identity_check CHECK ((jsonb_typeof(identity) = 'object'::text)),
  constraint blocked_people_debtor_fkey FOREIGN KEY (debtor_id) REFERENCES debtors(id)
);
create table claims (
  id uuid not null,
  organization_id uuid not null,
  debtor_id uuid not null,
  customer_id uuid,
  case_reference text not null,
  partner_reference text,
  claim_type text not null,
  subject_matter text,
  submission_state text not null,
  case_status text not null,
  closure_reason text,
  collection_stage text not null,
  stage_before_closure text,
  claim_disputed boolean default false not null,
  obligation_fulfilled boolean default true not null,
  total_cents bigint default 0 not null,
  paid_cents bigint default 0 not null,
  invoice_count integer default 0 not null,
  changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  court_approved_at timestamp with time zone,
  filed_at timestamp with time zone,
  stage_entered_at timestamp with time zone not null,
  due_at timestamp with time zone,
  timer_left_ms bigint,
  is_held boolean default false not null,
  move_number integer default 0 not null,
  stuck_reason text,
  stuck_at timestamp with time zone,
  search_reference text generated always as (search_words((case_reference || ' '::text) || COALESCE(partner_reference, ''::text))) stored not null,
  stuck_since timestamp with time zone,
  governing_law text,
  waiting_letter_id uuid,
  address_unknown boolean default false not null,
  owed_letter text,
  blocked_reason text,
  blocked_until date,
  lifted_blocks jsonb default '[]'::jsonb not null,
  contract_date date,
  time_barred_on date,
  all_barred_on date,
  held_until date,
  due_before_promise timestamp with time zone,
  owner_id uuid,
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_case_reference_key UNIQUE (case_reference),
  constraint claims_organization_id_id_key UNIQUE (organization_id, id),
  constraint claims_sound_check CHECK (claim_is_sound(claim_type, submission_state, case_status, collection_stage, stage_before_closure, closure_reason, governing_law, total_cents, paid_cents, invoice_count, due_at, timer_left_ms, is_held, held_until, address_unknown, waiting_letter_id, owed_letter, blocked_reason, lifted_blocks, stuck_reason, stuck_at, stuck_since)),
  constraint claims_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id),
  constraint claims_debtor_fkey FOREIGN KEY (organization_id, debtor_id) REFERENCES debtors(organization_id, id),
  constraint claims_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint claims_owner_fkey FOREIGN KEY (owner_id) REFERENCES operators(id)
) with (fillfactor=80);
create table account_entries (
  id uuid not null,
  seq bigint generated always as identity not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  counts_as text not null,
  amount_cents bigint not null,
  day date not null,
  part text,
  invoice_id uuid,
  payment_id uuid,
  letter_id uuid,
  filing_id uuid,
  issued_on date,
  due_on date,
  due_agreed boolean,
  rule text,
  formula text,
  reverses uuid,
  created_at timestamp with time zone not null,
  constraint account_entries_pkey PRIMARY KEY (id),
  constraint account_entries_reverses_key UNIQUE (reverses),
  constraint account_entries_sound_check CHECK (entry_is_sound(kind, counts_as, part, amount_cents, invoice_id, payment_id, reverses)),
  constraint account_entries_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint account_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES account_entries(id)
);
create table archived_rows (
  claim_id uuid not null,
  archive integer not null,
  table_name text not null,
  first_number integer default 0 not null,
  last_number integer default 0 not null,
  rows integer not null,
  previous_hash bytea,
  last_hash bytea,
  constraint archived_rows_pkey PRIMARY KEY (claim_id, archive, table_name, first_number),
  constraint archived_rows_chain_check CHECK (((table_name <> 'claim_activity'::text) OR ((first_number > 0) AND (rows = ((last_number - first_number) + 1)) AND (previous_hash IS NOT NULL) AND (last_hash IS NOT NULL)))),
  constraint archived_rows_rows_check CHECK ((rows > 0)),
  constraint archived_rows_archive_fkey FOREIGN KEY (archive) REFERENCES archives(number),
  constraint archived_rows_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id) ON DELETE CASCADE
);
create table bank_suggestions (
  entry_id uuid not null,
  claim_id uuid not null,
  "position" smallint not null,
  score numeric(3,2) not null,
  why text not null,
  is_named boolean not null,
  payment_id uuid,
  constraint bank_suggestions_pkey PRIMARY KEY (entry_id, claim_id),
  constraint bank_suggestions_score_check CHECK (((score >= (0)::numeric) AND (score <= (1)::numeric))),
  constraint bank_suggestions_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint bank_suggestions_entry_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id) ON DELETE CASCADE
);
create table blocked_claims (
  claim_id uuid not null,
  debtor_id uuid not null,
  constraint blocked_claims_pkey PRIMARY KEY (claim_id),
  constraint blocked_claims_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint blocked_claims_debtor_fkey FOREIGN KEY (debtor_id) REFERENCES blocked_people(debtor_id) ON DELETE CASCADE
);
create table case_drafts (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  begun_by uuid not null,
  typed jsonb default '{}'::jsonb not null,
  claim_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint case_drafts_pkey PRIMARY KEY (id),
  constraint case_drafts_claim_key UNIQUE (claim_id),
  constraint case_drafts_organization_key UNIQUE (organization_id, id),
  constraint case_drafts_typed_check CHECK (((jsonb_typeof(typed) = 'object'::text) AND ((claim_id IS NULL) OR (typed = '{}'::jsonb)))),
  constraint case_drafts_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint case_drafts_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create table case_draft_invoices (
  draft_id uuid not null,
  "position" integer not null,
  blob_key text,
  original_filename text,
  file_size bigint,
  sha256 text,
  state text not null,
  tries integer default 0 not null,
  reading jsonb,
  organization_id uuid not null,
  constraint case_draft_invoices_pkey PRIMARY KEY (draft_id, "position"),
  constraint case_draft_invoices_blob_key UNIQUE (blob_key),
  constraint case_draft_invoices_file_check CHECK ((num_nonnulls(blob_key, original_filename, file_size, sha256) =
CASE
    WHEN (state = 'typed'::text) THEN 0
    ELSE 4
END)),
  constraint case_draft_invoices_reading_check CHECK (((reading IS NOT NULL) = (state = 'read'::text))),
  constraint case_draft_invoices_size_check CHECK (((file_size >= 1) AND (file_size <= 52428800))),
  constraint case_draft_invoices_state_check CHECK ((state = ANY (ARRAY['typed'::text, 'pending'::text, 'read'::text, 'failed'::text]))),
  constraint case_draft_invoices_draft_fkey FOREIGN KEY (organization_id, draft_id) REFERENCES case_drafts(organization_id, id) ON DELETE CASCADE
);
create table case_import_lines (
  import_id uuid not null,
  line integer not null,
  claim_id uuid,
  organization_id uuid not null,
  problems jsonb default '[]'::jsonb not null,
  constraint case_import_lines_pkey PRIMARY KEY (import_id, line),
  constraint case_import_lines_outcome_check CHECK (((claim_id IS NULL) = (problems <> '[]'::jsonb))),
  constraint case_import_lines_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint case_import_lines_import_fkey FOREIGN KEY (import_id) REFERENCES case_imports(id) ON DELETE CASCADE
);
create table case_notes (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  text text not null,
  happened_at timestamp with time zone not null,
  author_id uuid not null,
  earlier jsonb default '[]'::jsonb not null,
  corrected_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone not null,
  promised_cents bigint,
  promised_on date,
  constraint case_notes_pkey PRIMARY KEY (id),
  constraint case_notes_of_claim_key UNIQUE (claim_id, id),
  constraint case_notes_earlier_check CHECK (((jsonb_typeof(earlier) = 'array'::text) AND ((withdrawn_at IS NULL) OR (earlier = '[]'::jsonb)))),
  constraint case_notes_happened_check CHECK ((happened_at <= created_at)),
  constraint case_notes_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'call_in'::text, 'call_out'::text, 'mail_in'::text, 'mail_out'::text, 'letter_in'::text, 'visit'::text]))),
  constraint case_notes_promise_check CHECK ((((promised_cents IS NULL) = (promised_on IS NULL)) AND ((promised_cents IS NULL) OR (promised_cents > 0)) AND ((withdrawn_at IS NULL) OR (promised_on IS NULL)))),
  constraint case_notes_text_check CHECK ((length(text) <= 5000)),
  constraint case_notes_withdrawn_check CHECK (((withdrawn_at IS NULL) = (text <> ''::text))),
  constraint case_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES operators(id),
  constraint case_notes_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table claim_activity (
  id uuid not null,
  seq bigint default nextval('claim_activity_seq_seq'::regclass) not null,
  organization_id uuid not null,
  claim_id uuid not null,
  actor_type text not null,
  actor_id uuid,
  action text not null,
  details jsonb not null,
  at timestamp with time zone not null,
  number integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  said jsonb,
  said_salt bytea,
  said_hash bytea,
  constraint claim_activity_pkey PRIMARY KEY (claim_id, number),
  constraint claim_activity_actor_check CHECK ((actor_type = ANY (ARRAY['token'::text, 'operator'::text, 'creditor'::text, 'debtor'::text, 'system'::text]))),
  constraint claim_activity_said_check CHECK ((((said IS NULL) = (said_salt IS NULL)) AND ((said IS NULL) OR (said_hash IS NOT NULL)))),
  constraint claim_activity_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
) partition by RANGE (claim_id);
create function activity_hash(entry claim_activity)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return sha256(convert_to(concat_ws(E'\n', entry.claim_id, entry.number, entry.actor_type, coalesce(entry.actor_id::text, '-'),
    entry.action, entry.details::text, encode(entry.said_hash, 'hex'), (extract(epoch from entry.at) * 1000000)::bigint,
    encode(entry.previous_hash, 'hex')), 'UTF8'));
end $function$
;
create function archivable_activity(closed_before timestamp with time zone)
 RETURNS SETOF claim_activity
 LANGUAGE sql
 STABLE
AS $function$
  select a.* from claim_activity a cross join lateral archivable(a.claim_id, closed_before)
$function$
;
create table claim_activity_first (
  id uuid constraint claim_activity_id_not_null not null,
  seq bigint constraint claim_activity_seq_not_null not null,
  organization_id uuid constraint claim_activity_organization_id_not_null not null,
  claim_id uuid constraint claim_activity_claim_id_not_null not null,
  actor_type text constraint claim_activity_actor_type_not_null not null,
  actor_id uuid,
  action text constraint claim_activity_action_not_null not null,
  details jsonb constraint claim_activity_details_not_null not null,
  at timestamp with time zone constraint claim_activity_at_not_null not null,
  number integer constraint claim_activity_number_not_null not null,
  previous_hash bytea constraint claim_activity_previous_hash_not_null not null,
  hash bytea constraint claim_activity_hash_not_null not null,
  said jsonb,
  said_salt bytea,
  said_hash bytea,
  constraint claim_activity_first_pkey PRIMARY KEY (claim_id, number),
  constraint claim_activity_actor_check CHECK ((actor_type = ANY (ARRAY['token'::text, 'operator'::text, 'creditor'::text, 'debtor'::text, 'system'::text]))),
  constraint claim_activity_said_check CHECK ((((said IS NULL) = (said_salt IS NULL)) AND ((said IS NULL) OR (said_hash IS NOT NULL)))),
  constraint claim_activity_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table claim_batch_items (
  batch_id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  place integer not null,
  status text not null,
  code text,
  finished_at timestamp with time zone,
  constraint claim_batch_items_pkey PRIMARY KEY (batch_id, claim_id),
  constraint claim_batch_items_place_key UNIQUE (batch_id, place),
  constraint claim_batch_items_code_check CHECK ((code ~ '^[a-z_]{1,60}$'::text)),
  constraint claim_batch_items_finished_check CHECK (((status = 'pending'::text) = (finished_at IS NULL))),
  constraint claim_batch_items_refused_check CHECK (((status = 'refused'::text) = (code IS NOT NULL))),
  constraint claim_batch_items_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'refused'::text]))),
  constraint claim_batch_items_batch_fkey FOREIGN KEY (batch_id) REFERENCES claim_batches(id) ON DELETE CASCADE,
  constraint claim_batch_items_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table claim_debts (
  id uuid not null,
  submission_state text not null,
  case_status text not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  time_barred_on date,
  all_barred_on date,
  blocked_reason text,
  filed_at timestamp with time zone,
  organization_id uuid,
  created_at timestamp with time zone,
  constraint claim_debts_pkey PRIMARY KEY (id),
  constraint claim_debts_placed_check CHECK (((organization_id IS NOT NULL) AND (created_at IS NOT NULL))),
  constraint claim_debts_claim_fkey FOREIGN KEY (id) REFERENCES claims(id) ON DELETE CASCADE
) with (fillfactor=90);
create table claim_erasures (
  claim_id uuid not null,
  kind text not null,
  erased_at timestamp with time zone not null,
  constraint claim_erasures_pkey PRIMARY KEY (claim_id, kind),
  constraint claim_erasures_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'letters'::text, 'receipts'::text, 'books'::text]))),
  constraint claim_erasures_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id)
);
create table claim_positions (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid,
  case_status text not null,
  collection_stage text not null,
  stage_entered_at timestamp with time zone not null,
  due_at timestamp with time zone,
  timer_left_ms bigint,
  is_held boolean not null,
  blocked_reason text,
  blocked_until date,
  stuck_reason text,
  stuck_at timestamp with time zone,
  stuck_since timestamp with time zone,
  changed_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  created_at timestamp with time zone,
  constraint claim_positions_pkey PRIMARY KEY (id),
  constraint claim_positions_placed_check CHECK ((created_at IS NOT NULL)),
  constraint claim_positions_claim_fkey FOREIGN KEY (organization_id, id) REFERENCES claims(organization_id, id) ON DELETE CASCADE
) with (fillfactor=90);
create function archivable(wanted uuid, closed_before timestamp with time zone)
 RETURNS SETOF claim_positions
 LANGUAGE sql
 STABLE
AS $function$
  select pos.* from claim_positions pos
  where pos.id = wanted and pos.collection_stage = 'closed' and pos.stage_entered_at < closed_before
    and not exists (select from payments p where p.claim_id = pos.id and p.created_at >= closed_before)
    and not exists (select from webhook_deliveries d where d.claim_id = pos.id and d.status = 'pending')
$function$
;
create table claim_search (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  case_status text not null,
  reference text not null,
  debtor text not null,
  invoices text not null,
  words text generated always as ((reference || debtor) || invoices) stored not null,
  constraint claim_search_pkey PRIMARY KEY (id),
  constraint claim_search_claim_fkey FOREIGN KEY (organization_id, id) REFERENCES claims(organization_id, id) ON DELETE CASCADE
);
create table contact_changes (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  fields text[] not null,
  made_at timestamp with time zone not null,
  constraint contact_changes_pkey PRIMARY KEY (id),
  constraint contact_changes_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table court_titles (
  claim_id uuid not null,
  reference text not null,
  title_date date not null,
  recorded_at timestamp with time zone not null,
  recorded_by uuid,
  awarded_cents bigint,
  id uuid not null,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  constraint court_titles_pkey PRIMARY KEY (id),
  constraint court_titles_awarded_check CHECK ((awarded_cents >= 0)),
  constraint court_titles_reversed_check CHECK (((reversed_by IS NULL) OR (reversed_at IS NOT NULL))),
  constraint court_titles_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id)
);
create table creditor_questions (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  text text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_as text,
  answered_by uuid,
  answerer_name text,
  constraint creditor_questions_pkey PRIMARY KEY (id),
  constraint creditor_questions_of_claim_key UNIQUE (claim_id, id),
  constraint creditor_questions_answered_check CHECK ((num_nonnulls(answer, answered_at, answered_as, answered_by, answerer_name) = ANY (ARRAY[0, 5]))),
  constraint creditor_questions_as_check CHECK ((answered_as = ANY (ARRAY['creditor'::text, 'token'::text]))),
  constraint creditor_questions_text_check CHECK (((length(text) <= 5000) AND (length(answer) <= 5000))),
  constraint creditor_questions_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint creditor_questions_operator_fkey FOREIGN KEY (asked_by) REFERENCES operators(id)
);
create table debtor_access_codes (
  claim_id uuid not null,
  code_sealed bytea not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  id uuid not null,
  returned_at timestamp with time zone,
  constraint debtor_access_codes_pkey PRIMARY KEY (id),
  constraint debtor_access_codes_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id)
);
create table debtor_joins (
  debtor_id uuid not null,
  person_id uuid not null,
  joined_by uuid not null,
  joined_at timestamp with time zone not null,
  constraint debtor_joins_pkey PRIMARY KEY (debtor_id),
  constraint debtor_joins_debtor_fkey FOREIGN KEY (debtor_id) REFERENCES debtors(id) ON DELETE CASCADE,
  constraint debtor_joins_joined_by_fkey FOREIGN KEY (joined_by) REFERENCES operators(id)
);
create table debtor_messages (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  reason text,
  text text not null,
  author_id uuid,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint debtor_messages_pkey PRIMARY KEY (id),
  constraint debtor_messages_of_claim_key UNIQUE (claim_id, id),
  constraint debtor_messages_answered_check CHECK (((kind <> 'answer'::text) OR (answered_at IS NULL))),
  constraint debtor_messages_author_check CHECK (((kind = 'answer'::text) = (author_id IS NOT NULL))),
  constraint debtor_messages_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'dispute'::text, 'answer'::text]))),
  constraint debtor_messages_reason_check CHECK ((((kind = 'dispute'::text) = (reason IS NOT NULL)) AND (reason = ANY (ARRAY['not_mine'::text, 'already_paid'::text, 'wrong_amount'::text, 'not_delivered'::text, 'other'::text])))),
  constraint debtor_messages_text_check CHECK ((length(text) <= 5000)),
  constraint debtor_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES operators(id),
  constraint debtor_messages_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table debtor_sessions (
  id uuid not null,
  secret_hash bytea not null,
  organization_id uuid not null,
  claim_id uuid not null,
  is_contact_only boolean not null,
  opened_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  constraint debtor_sessions_pkey PRIMARY KEY (id),
  constraint debtor_sessions_secret_key UNIQUE (secret_hash),
  constraint debtor_sessions_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table documents (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  blob_key text not null,
  filename text not null,
  original_filename text not null,
  file_size bigint not null,
  mime_type text not null,
  sha256 text not null,
  document_type text not null,
  visibility text not null,
  description text,
  processing_status text not null,
  uploaded_via text not null,
  uploaded_by uuid,
  released_at timestamp with time zone,
  first_released_at timestamp with time zone,
  retained_at timestamp with time zone,
  created_at timestamp with time zone not null,
  message_id uuid,
  question_id uuid,
  note_id uuid,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_blob_key_key UNIQUE (blob_key),
  constraint documents_organization_id_id_key UNIQUE (organization_id, id),
  constraint documents_file_size_check CHECK (((file_size >= 1) AND (file_size <= 52428800))),
  constraint documents_message_check CHECK (((uploaded_via = 'debtor'::text) = (message_id IS NOT NULL))),
  constraint documents_note_check CHECK (((note_id IS NULL) OR ((uploaded_via = 'operator'::text) AND (document_type = 'general'::text)))),
  constraint documents_processing_status_check CHECK ((processing_status = ANY (ARRAY['pending'::text, 'uploaded'::text, 'processing'::text, 'completed'::text, 'failed'::text]))),
  constraint documents_question_check CHECK (((question_id IS NULL) OR (uploaded_via = 'creditor'::text))),
  constraint documents_released_check CHECK (((released_at IS NULL) OR (first_released_at IS NOT NULL))),
  constraint documents_retained_check CHECK (((retained_at IS NULL) OR (released_at IS NULL))),
  constraint documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint documents_type_check CHECK ((document_type = ANY (ARRAY['invoice'::text, 'contract'::text, 'correspondence'::text, 'legal'::text, 'general'::text, 'additional_document'::text]))),
  constraint documents_uploaded_via_check CHECK ((uploaded_via = ANY (ARRAY['api'::text, 'operator'::text, 'debtor'::text, 'creditor'::text]))),
  constraint documents_visibility_check CHECK ((visibility = ANY (ARRAY['creditor'::text, 'partner_only'::text, 'team'::text]))),
  constraint documents_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint documents_message_fkey FOREIGN KEY (claim_id, message_id) REFERENCES debtor_messages(claim_id, id),
  constraint documents_note_fkey FOREIGN KEY (claim_id, note_id) REFERENCES case_notes(claim_id, id),
  constraint documents_question_fkey FOREIGN KEY (claim_id, question_id) REFERENCES creditor_questions(claim_id, id)
);
create table events (
  id text not null,
  seq bigint default nextval('events_seq_seq'::regclass) not null,
  organization_id uuid not null,
  claim_id uuid not null,
  type text not null,
  body bytea not null,
  changed_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  xact xid8 default pg_current_xact_id() not null,
  epoch integer default feed_epoch() not null,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_id_check CHECK ((id ~~ 'evt\_%'::text)),
  constraint events_type_check CHECK ((type = ANY (ARRAY['claim.collection_stage_changed'::text, 'claim.status_changed'::text]))),
  constraint events_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
) partition by RANGE (id);
create function archivable_events(closed_before timestamp with time zone)
 RETURNS SETOF events
 LANGUAGE sql
 STABLE
AS $function$
  select e.* from events e cross join lateral archivable(e.claim_id, closed_before)
$function$
;
create table events_first (
  id text constraint events_id_not_null not null,
  seq bigint constraint events_seq_not_null not null,
  organization_id uuid constraint events_organization_id_not_null not null,
  claim_id uuid constraint events_claim_id_not_null not null,
  type text constraint events_type_not_null not null,
  body bytea constraint events_body_not_null not null,
  changed_at timestamp with time zone constraint events_changed_at_not_null not null,
  created_at timestamp with time zone constraint events_created_at_not_null not null,
  xact xid8 default pg_current_xact_id() constraint events_xact_not_null not null,
  epoch integer default feed_epoch() constraint events_epoch_not_null not null,
  constraint events_first_pkey PRIMARY KEY (id),
  constraint events_id_check CHECK ((id ~~ 'evt\_%'::text)),
  constraint events_type_check CHECK ((type = ANY (ARRAY['claim.collection_stage_changed'::text, 'claim.status_changed'::text]))),
  constraint events_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table feed_activity (
  seq bigint default nextval('events_seq_seq'::regclass) not null,
  xact xid8 default pg_current_xact_id() not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  epoch integer default feed_epoch() not null,
  constraint feed_activity_pkey PRIMARY KEY (seq),
  constraint feed_activity_kind_check CHECK ((kind = ANY (ARRAY['reading_finished'::text, 'reading_doubtful'::text, 'blocked'::text, 'unblocked'::text]))),
  constraint feed_activity_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table installment_plans (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  status text not null,
  paid_before_cents bigint not null,
  total_cents bigint not null,
  agreed_via text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_on date,
  next_due_date date default 'infinity'::date not null,
  closure_reason text,
  constraint installment_plans_pkey PRIMARY KEY (id),
  constraint installment_plans_ended_check CHECK (((status = 'active'::text) = (ended_on IS NULL))),
  constraint installment_plans_status_check CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text, 'replaced'::text]))),
  constraint installment_plans_total_check CHECK ((total_cents > 0)),
  constraint installment_plans_via_check CHECK ((agreed_via = ANY (ARRAY['team'::text, 'debtor_portal'::text, 'sandbox'::text]))),
  constraint installment_plans_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table installments (
  plan_id uuid not null,
  number smallint not null,
  due_date date not null,
  amount_cents bigint not null,
  up_to_cents bigint not null,
  constraint installments_pkey PRIMARY KEY (plan_id, number),
  constraint installments_amount_check CHECK ((amount_cents > 0)),
  constraint installments_up_to_check CHECK ((up_to_cents >= amount_cents)),
  constraint installments_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES installment_plans(id)
);
create table invoices (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  invoice_number text,
  invoice_issuer text,
  invoice_recipient text,
  subject text,
  net_cents bigint,
  gross_cents bigint,
  invoice_issue_date date,
  invoice_due_date date,
  reminder_fees_cents bigint,
  data_extraction_status text not null,
  data_extraction_confidence numeric(5,4),
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search_number text generated always as (search_words(invoice_number)) stored,
  due_date_agreed boolean default true not null,
  doubled_at timestamp with time zone,
  double_key text,
  split_at timestamp with time zone,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_organization_id_id_key UNIQUE (organization_id, id),
  constraint invoices_sound_check CHECK (invoice_is_sound(gross_cents, net_cents, reminder_fees_cents, data_extraction_status, data_extraction_confidence)),
  constraint invoices_split_check CHECK (((split_at IS NULL) OR ((gross_cents IS NULL) AND (net_cents IS NULL) AND (reminder_fees_cents IS NULL)))),
  constraint invoices_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table document_e_invoices (
  document_id uuid not null,
  organization_id uuid not null,
  read_at timestamp with time zone,
  syntax text,
  kind text,
  type_code text,
  invoice_number text,
  issuer text,
  recipient text,
  subject text,
  issue_date date,
  due_date date,
  currency text,
  net_cents bigint,
  tax_cents bigint,
  gross_cents bigint,
  prepaid_cents bigint,
  payable_cents bigint,
  faults jsonb,
  invoice_id uuid,
  amount_taken text,
  constraint document_e_invoices_pkey PRIMARY KEY (document_id),
  constraint document_e_invoices_invoice_key UNIQUE (invoice_id),
  constraint document_e_invoices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint document_e_invoices_faults_check CHECK ((jsonb_typeof(faults) = 'array'::text)),
  constraint document_e_invoices_issuer_check CHECK ((length(issuer) <= 255)),
  constraint document_e_invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'partial_invoice'::text, 'prepayment_invoice'::text, 'corrected_invoice'::text, 'self_billed_invoice'::text, 'credit_note'::text, 'pro_forma'::text, 'other'::text]))),
  constraint document_e_invoices_made_check CHECK (((invoice_id IS NULL) OR ((amount_taken IS NOT NULL) AND (faults = '[]'::jsonb) AND (currency = 'EUR'::text) AND (kind = ANY (ARRAY['invoice'::text, 'partial_invoice'::text, 'prepayment_invoice'::text, 'corrected_invoice'::text, 'self_billed_invoice'::text])) AND (
CASE amount_taken
    WHEN 'gross'::text THEN gross_cents
    ELSE payable_cents
END > 0)))),
  constraint document_e_invoices_number_check CHECK ((length(invoice_number) <= 255)),
  constraint document_e_invoices_read_check CHECK (
CASE
    WHEN (read_at IS NULL) THEN (num_nonnulls(syntax, kind, type_code, invoice_number, issuer, recipient, subject, issue_date, due_date, currency, net_cents, tax_cents, gross_cents, prepaid_cents, payable_cents, faults, invoice_id, amount_taken) = 0)
    ELSE (num_nonnulls(syntax, kind, faults) = 3)
END),
  constraint document_e_invoices_recipient_check CHECK ((length(recipient) <= 255)),
  constraint document_e_invoices_subject_check CHECK ((length(subject) <= 1000)),
  constraint document_e_invoices_syntax_check CHECK ((syntax = ANY (ARRAY['cii'::text, 'ubl'::text]))),
  constraint document_e_invoices_taken_check CHECK ((amount_taken = ANY (ARRAY['gross'::text, 'open'::text]))),
  constraint document_e_invoices_type_code_check CHECK ((length(type_code) <= 10)),
  constraint document_e_invoices_document_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE CASCADE,
  constraint document_e_invoices_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE SET NULL (invoice_id)
);
create table invoice_credits (
  entry_id uuid not null,
  organization_id uuid not null,
  invoice_id uuid not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint invoice_credits_pkey PRIMARY KEY (entry_id),
  constraint invoice_credits_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000))),
  constraint invoice_credits_entry_fkey FOREIGN KEY (entry_id) REFERENCES account_entries(id) DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_credits_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
create table invoice_doubles (
  invoice_id uuid not null,
  twin_id uuid not null,
  organization_id uuid not null,
  reason text not null,
  since timestamp with time zone not null,
  constraint invoice_doubles_pkey PRIMARY KEY (invoice_id, twin_id, reason),
  constraint invoice_doubles_reason_check CHECK ((reason = ANY (ARRAY['file'::text, 'number'::text]))),
  constraint invoice_doubles_two_check CHECK ((invoice_id <> twin_id)),
  constraint invoice_doubles_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE,
  constraint invoice_doubles_twin_fkey FOREIGN KEY (organization_id, twin_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE
);
create table invoice_files (
  invoice_id uuid not null,
  organization_id uuid not null,
  blob_key text not null,
  original_filename text not null,
  file_size bigint not null,
  sha256 text not null,
  run integer default 1 not null,
  tries integer default 0 not null,
  losses integer default 0 not null,
  failure text,
  currency text,
  pages jsonb,
  created_at timestamp with time zone not null,
  document_kind text,
  open_cents bigint,
  doubts jsonb,
  parts jsonb,
  page_count integer,
  unread_pages jsonb,
  constraint invoice_files_pkey PRIMARY KEY (invoice_id),
  constraint invoice_files_blob_key UNIQUE (blob_key),
  constraint invoice_files_doubts_check CHECK (((jsonb_typeof(doubts) = 'array'::text) AND (doubts <@ '["not_an_invoice", "several_invoices", "hidden_text", "already_paid", "open_amount_differs", "foreign_currency", "currency_unknown", "no_currency", "pages_unread", "sums_disagree"]'::jsonb))),
  constraint invoice_files_kind_check CHECK ((document_kind = ANY (ARRAY['invoice'::text, 'reminder'::text, 'credit_note'::text, 'pro_forma'::text, 'offer'::text, 'order_confirmation'::text, 'delivery_note'::text, 'contract'::text, 'receipt'::text, 'statement'::text, 'letter'::text, 'unknown'::text]))),
  constraint invoice_files_open_check CHECK (((open_cents >= 0) AND (open_cents <= '99999999999'::bigint))),
  constraint invoice_files_page_count_check CHECK ((page_count > 0)),
  constraint invoice_files_pages_check CHECK ((jsonb_typeof(pages) = 'array'::text)),
  constraint invoice_files_parts_check CHECK ((jsonb_typeof(parts) = 'array'::text)),
  constraint invoice_files_size_check CHECK (((file_size >= 1) AND (file_size <= 52428800))),
  constraint invoice_files_unread_check CHECK ((jsonb_typeof(unread_pages) = 'array'::text)),
  constraint invoice_files_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id)
);
create table invoice_fields (
  invoice_id uuid not null,
  field text not null,
  source text,
  confidence numeric(5,4),
  reading jsonb,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  needs_check boolean generated always as (accepted_at IS NULL AND (source IS NULL AND reading IS NOT NULL OR (field = ANY (ARRAY['invoice_number'::text, 'invoice_amount_gross'::text, 'invoice_issue_date'::text])) AND (source IS NULL OR COALESCE(confidence, 1::numeric) < 0.8))) stored not null,
  steps jsonb default '[]'::jsonb not null,
  contradictions jsonb,
  constraint invoice_fields_pkey PRIMARY KEY (invoice_id, field),
  constraint invoice_fields_accepted_check CHECK (((accepted_at IS NULL) = (accepted_by IS NULL))),
  constraint invoice_fields_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint invoice_fields_contradictions_check CHECK (((jsonb_typeof(contradictions) = 'array'::text) AND (jsonb_path_query_array(contradictions, '$[*]."kind"'::jsonpath) <@ '["parties_swapped", "issuer_differs", "recipient_differs", "currency_differs", "page_differs", "sent_differs", "further_invoices"]'::jsonb))),
  constraint invoice_fields_field_check CHECK ((field = ANY (ARRAY['invoice_number'::text, 'invoice_issuer'::text, 'invoice_recipient'::text, 'subject'::text, 'invoice_amount_net'::text, 'invoice_amount_gross'::text, 'invoice_issue_date'::text, 'invoice_due_date'::text]))),
  constraint invoice_fields_reading_check CHECK ((jsonb_typeof(reading) = 'object'::text)),
  constraint invoice_fields_source_check CHECK ((source = ANY (ARRAY['xml'::text, 'text'::text, 'ocr'::text, 'partner'::text, 'creditor'::text, 'team'::text]))),
  constraint invoice_fields_steps_check CHECK ((jsonb_typeof(steps) = 'array'::text)),
  constraint invoice_fields_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice_files(invoice_id)
);
create table invoice_splits (
  part_id uuid not null,
  invoice_id uuid not null,
  organization_id uuid not null,
  first_page integer not null,
  last_page integer not null,
  constraint invoice_splits_pkey PRIMARY KEY (part_id),
  constraint invoice_splits_page_key UNIQUE (invoice_id, first_page),
  constraint invoice_splits_pages_check CHECK (((first_page >= 1) AND (first_page <= last_page))),
  constraint invoice_splits_two_check CHECK ((part_id <> invoice_id)),
  constraint invoice_splits_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE,
  constraint invoice_splits_part_fkey FOREIGN KEY (organization_id, part_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE
);
create table invoices_to_check (
  invoice_id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  since timestamp with time zone not null,
  data_extraction_status text not null,
  constraint invoices_to_check_pkey PRIMARY KEY (invoice_id),
  constraint invoices_to_check_invoice_fkey FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices(organization_id, id) ON DELETE CASCADE
);
create table lawsuit_decision_links (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  token_hash bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  sent_to text,
  mail_id uuid,
  shown_to_partner boolean not null,
  ended_at timestamp with time zone,
  used_from text,
  sent_by uuid,
  constraint lawsuit_decision_links_pkey PRIMARY KEY (id),
  constraint lawsuit_decision_links_hash_key UNIQUE (token_hash),
  constraint lawsuit_decision_links_mail_key UNIQUE (mail_id),
  constraint lawsuit_decision_links_of_claim_key UNIQUE (claim_id, id),
  constraint lawsuit_decision_links_asker_check CHECK (((sent_by IS NULL) OR ((created_by IS NULL) AND (NOT shown_to_partner)))),
  constraint lawsuit_decision_links_ended_check CHECK (((ended_at IS NULL) OR (used_at IS NULL))),
  constraint lawsuit_decision_links_mailed_check CHECK (((sent_to IS NULL) = (mail_id IS NULL))),
  constraint lawsuit_decision_links_used_check CHECK (((used_from IS NULL) OR (used_at IS NOT NULL))),
  constraint lawsuit_decision_links_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint lawsuit_decision_links_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES operators(id)
);
create table lawsuit_decisions (
  claim_id uuid not null,
  organization_id uuid not null,
  decision text not null,
  decided_at timestamp with time zone not null,
  decided_via text not null,
  decided_by uuid,
  wants_lawyer boolean,
  lawyer_type text,
  wunschanwalt_first_name text,
  wunschanwalt_last_name text,
  wunschanwalt_location text,
  wunschanwalt_email text,
  procedure text,
  streitwert_cents bigint not null,
  court_fees_cents bigint,
  lawyer_fees_net_cents bigint,
  lawyer_fees_gross_cents bigint,
  competent_court text,
  legal_basis jsonb not null,
  amount_to_claim_cents bigint not null,
  decided_as text not null,
  decider_name text,
  link_id uuid,
  constraint lawsuit_decisions_pkey PRIMARY KEY (claim_id),
  constraint lawsuit_decisions_amount_check CHECK ((amount_to_claim_cents >= 0)),
  constraint lawsuit_decisions_as_check CHECK ((decided_as = ANY (ARRAY['token'::text, 'operator'::text, 'creditor'::text, 'system'::text]))),
  constraint lawsuit_decisions_basis_check CHECK ((jsonb_typeof(legal_basis) = 'array'::text)),
  constraint lawsuit_decisions_creditor_check CHECK (((decided_as = 'creditor'::text) = ((link_id IS NOT NULL) OR (decider_name IS NOT NULL)))),
  constraint lawsuit_decisions_decision_check CHECK ((decision = ANY (ARRAY['sue'::text, 'decline'::text]))),
  constraint lawsuit_decisions_lawyer_check CHECK (((lawyer_type IS NOT NULL) = (wants_lawyer IS TRUE))),
  constraint lawsuit_decisions_lawyer_type_check CHECK ((lawyer_type = ANY (ARRAY['svc_network'::text, 'wunschanwalt'::text]))),
  constraint lawsuit_decisions_person_check CHECK (
CASE
    WHEN ((link_id IS NOT NULL) OR (decided_as = 'system'::text)) THEN (decided_by IS NULL)
    ELSE (decided_by IS NOT NULL)
END),
  constraint lawsuit_decisions_procedure_check CHECK ((procedure = ANY (ARRAY['mahnklage'::text, 'mahnbescheid'::text]))),
  constraint lawsuit_decisions_streitwert_check CHECK ((streitwert_cents >= 0)),
  constraint lawsuit_decisions_via_check CHECK ((decided_via = ANY (ARRAY['api'::text, 'portal'::text]))),
  constraint lawsuit_decisions_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint lawsuit_decisions_link_fkey FOREIGN KEY (claim_id, link_id) REFERENCES lawsuit_decision_links(claim_id, id)
);
create table court_fee_invoices (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  customer_id uuid,
  number text not null,
  issued_on date not null,
  due_on date not null,
  amount_cents bigint not null,
  facts jsonb not null,
  blob_key text,
  file_size integer,
  sha256 text,
  mail_id uuid,
  created_at timestamp with time zone not null,
  kind text default 'invoice'::text not null,
  corrects uuid,
  replaces uuid,
  paid_on date,
  paid_at timestamp with time zone,
  paid_by uuid,
  paid_note text,
  constraint court_fee_invoices_pkey PRIMARY KEY (id),
  constraint court_fee_invoices_blob_key_key UNIQUE (blob_key),
  constraint court_fee_invoices_corrects_key UNIQUE (corrects),
  constraint court_fee_invoices_id_key UNIQUE (id, claim_id),
  constraint court_fee_invoices_number_key UNIQUE (organization_id, number),
  constraint court_fee_invoices_replaces_key UNIQUE (replaces),
  constraint court_fee_invoices_amount_check CHECK ((amount_cents > 0)),
  constraint court_fee_invoices_correction_check CHECK ((((kind = 'credit_note'::text) = (corrects IS NOT NULL)) AND ((kind = 'invoice'::text) OR (replaces IS NULL)))),
  constraint court_fee_invoices_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint court_fee_invoices_file_check CHECK ((((blob_key IS NULL) = (sha256 IS NULL)) AND ((blob_key IS NULL) = (file_size IS NULL)))),
  constraint court_fee_invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint court_fee_invoices_mail_check CHECK (((mail_id IS NULL) OR (blob_key IS NOT NULL))),
  constraint court_fee_invoices_paid_check CHECK ((((paid_on IS NULL) = (paid_at IS NULL)) AND ((paid_at IS NULL) OR (kind = 'invoice'::text)) AND ((paid_note IS NULL) OR (paid_at IS NOT NULL)))),
  constraint court_fee_invoices_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES lawsuit_decisions(claim_id),
  constraint court_fee_invoices_corrects_fkey FOREIGN KEY (corrects, claim_id) REFERENCES court_fee_invoices(id, claim_id),
  constraint court_fee_invoices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint court_fee_invoices_replaces_fkey FOREIGN KEY (replaces, claim_id) REFERENCES court_fee_invoices(id, claim_id)
);
create table court_filings (
  claim_id uuid not null,
  id uuid not null,
  reference text not null,
  filed_at timestamp with time zone not null,
  filed_by uuid,
  amount_to_claim_cents bigint,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  constraint court_filings_pkey PRIMARY KEY (id),
  constraint court_filings_claim_key UNIQUE (id, claim_id),
  constraint court_filings_amount_check CHECK ((amount_to_claim_cents >= 0)),
  constraint court_filings_reversed_check CHECK (((reversed_by IS NULL) OR (reversed_at IS NOT NULL))),
  constraint court_filings_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES lawsuit_decisions(claim_id)
);
create table court_messages (
  id uuid not null,
  claim_id uuid not null,
  kind text not null,
  message_date date not null,
  reference text,
  note text,
  recorded_at timestamp with time zone not null,
  recorded_by uuid,
  filing_id uuid not null,
  constraint court_messages_pkey PRIMARY KEY (id),
  constraint court_messages_kind_check CHECK ((kind = ANY (ARRAY['served'::text, 'not_served'::text, 'objection'::text]))),
  constraint court_messages_filing_fkey FOREIGN KEY (filing_id, claim_id) REFERENCES court_filings(id, claim_id)
);
create table mails (
  id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  status text not null,
  attempts integer default 0 not null,
  last_error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  attachments jsonb default '[]'::jsonb not null,
  secret_text text,
  sealed_text bytea,
  sealed_at timestamp with time zone,
  claim_id uuid,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_attachments_check CHECK ((jsonb_typeof(attachments) = 'array'::text)),
  constraint mails_sealed_check CHECK (((sealed_text IS NULL) = (sealed_at IS NULL))),
  constraint mails_sealed_sent_check CHECK (((sealed_text IS NULL) OR (status <> 'sent'::text))),
  constraint mails_secret_text_check CHECK (((secret_text IS NULL) OR (status <> 'sent'::text))),
  constraint mails_sent_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text]))),
  constraint mails_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id)
) partition by RANGE (id);
create function archivable_mails(closed_before timestamp with time zone)
 RETURNS SETOF mails
 LANGUAGE sql
 STABLE
AS $function$
  select m.* from mails m cross join lateral archivable(m.claim_id, closed_before)
  where m.status <> 'queued' and not exists (select from letters t where t.mail_id = m.id)
    and not exists (select from court_fee_invoices i where i.mail_id = m.id)
$function$
;
create table mails_first (
  id uuid constraint mails_id_not_null not null,
  recipient text constraint mails_recipient_not_null not null,
  subject text constraint mails_subject_not_null not null,
  body_text text constraint mails_body_text_not_null not null,
  status text constraint mails_status_not_null not null,
  attempts integer default 0 constraint mails_attempts_not_null not null,
  last_error text,
  created_at timestamp with time zone constraint mails_created_at_not_null not null,
  sent_at timestamp with time zone,
  attachments jsonb default '[]'::jsonb constraint mails_attachments_not_null not null,
  secret_text text,
  sealed_text bytea,
  sealed_at timestamp with time zone,
  claim_id uuid,
  constraint mails_first_pkey PRIMARY KEY (id),
  constraint mails_attachments_check CHECK ((jsonb_typeof(attachments) = 'array'::text)),
  constraint mails_sealed_check CHECK (((sealed_text IS NULL) = (sealed_at IS NULL))),
  constraint mails_sealed_sent_check CHECK (((sealed_text IS NULL) OR (status <> 'sent'::text))),
  constraint mails_secret_text_check CHECK (((secret_text IS NULL) OR (status <> 'sent'::text))),
  constraint mails_sent_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text]))),
  constraint mails_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id)
);
create table note_mentions (
  note_id uuid not null,
  operator_id uuid not null,
  constraint note_mentions_pkey PRIMARY KEY (note_id, operator_id),
  constraint note_mentions_note_fkey FOREIGN KEY (note_id) REFERENCES case_notes(id) ON DELETE CASCADE,
  constraint note_mentions_operator_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);
create table opening_parts (
  id uuid not null,
  organization_id uuid not null,
  account_id uuid not null,
  customer_id uuid,
  amount_cents bigint not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint opening_parts_pkey PRIMARY KEY (id),
  constraint opening_parts_amount_check CHECK ((amount_cents > 0)),
  constraint opening_parts_account_fkey FOREIGN KEY (organization_id, account_id) REFERENCES bank_accounts(organization_id, id) ON DELETE CASCADE,
  constraint opening_parts_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
create table payment_orders (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  customer_id uuid,
  partner_id uuid,
  entry_id uuid,
  source_id uuid not null,
  text text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  cleared_at timestamp with time zone,
  cleared_by uuid,
  constraint payment_orders_pkey PRIMARY KEY (id),
  constraint payment_orders_amount_check CHECK ((amount_cents > 0)),
  constraint payment_orders_cleared_check CHECK (((cleared_at IS NULL) = (cleared_by IS NULL))),
  constraint payment_orders_kind_check CHECK ((kind = ANY (ARRAY['settlement'::text, 'refund'::text, 'payout'::text, 'fee'::text]))),
  constraint payment_orders_payee_check CHECK (
CASE kind
    WHEN 'settlement'::text THEN (customer_id IS NOT NULL)
    WHEN 'payout'::text THEN (partner_id IS NOT NULL)
    WHEN 'refund'::text THEN (entry_id IS NOT NULL)
    ELSE (num_nonnulls(customer_id, partner_id, entry_id) = 0)
END),
  constraint payment_orders_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table payment_promises (
  claim_id uuid not null,
  organization_id uuid not null,
  collection_stage text not null,
  promised_on date not null,
  made_at timestamp with time zone not null,
  constraint payment_promises_pkey PRIMARY KEY (claim_id, collection_stage),
  constraint payment_promises_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id)
);
create table payment_run_numbers (
  organization_id uuid not null,
  year integer not null,
  last_number integer not null,
  constraint payment_run_numbers_pkey PRIMARY KEY (organization_id, year),
  constraint payment_run_numbers_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table payment_runs (
  id uuid not null,
  organization_id uuid not null,
  account_id uuid not null,
  number text not null,
  message_id text not null,
  iban text not null,
  bic text,
  name text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  released_by uuid,
  released_at timestamp with time zone,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  left_out jsonb not null,
  constraint payment_runs_pkey PRIMARY KEY (id),
  constraint payment_runs_message_key UNIQUE (message_id),
  constraint payment_runs_number_key UNIQUE (organization_id, number),
  constraint payment_runs_released_check CHECK (((released_by IS NULL) = (released_at IS NULL))),
  constraint payment_runs_second_person_check CHECK ((released_by <> created_by)),
  constraint payment_runs_withdrawn_check CHECK ((((withdrawn_by IS NULL) = (withdrawn_at IS NULL)) AND (num_nonnulls(withdrawn_at, released_at) < 2))),
  constraint payment_runs_account_fkey FOREIGN KEY (organization_id, account_id) REFERENCES bank_accounts(organization_id, id) ON DELETE CASCADE,
  constraint payment_runs_creator_fkey FOREIGN KEY (created_by) REFERENCES operators(id),
  constraint payment_runs_releaser_fkey FOREIGN KEY (released_by) REFERENCES operators(id),
  constraint payment_runs_withdrawer_fkey FOREIGN KEY (withdrawn_by) REFERENCES operators(id)
);
create table payment_run_items (
  id uuid not null,
  run_id uuid not null,
  order_id uuid not null,
  "position" integer not null,
  amount_cents bigint not null,
  end_to_end_id text not null,
  payee_name text not null,
  payee_iban text not null,
  payee_bic text,
  text text not null,
  executed_by_entry uuid,
  executed_at timestamp with time zone,
  returned_by_entry uuid,
  returned_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint payment_run_items_pkey PRIMARY KEY (id),
  constraint payment_run_items_end_to_end_key UNIQUE (end_to_end_id),
  constraint payment_run_items_position_key UNIQUE (run_id, "position"),
  constraint payment_run_items_amount_check CHECK ((amount_cents > 0)),
  constraint payment_run_items_executed_check CHECK (((executed_by_entry IS NULL) = (executed_at IS NULL))),
  constraint payment_run_items_returned_check CHECK ((((returned_by_entry IS NULL) = (returned_at IS NULL)) AND ((returned_at IS NULL) OR (executed_at IS NOT NULL)))),
  constraint payment_run_items_executed_fkey FOREIGN KEY (executed_by_entry) REFERENCES bank_entries(id),
  constraint payment_run_items_order_fkey FOREIGN KEY (order_id) REFERENCES payment_orders(id),
  constraint payment_run_items_returned_fkey FOREIGN KEY (returned_by_entry) REFERENCES bank_entries(id),
  constraint payment_run_items_run_fkey FOREIGN KEY (run_id) REFERENCES payment_runs(id) ON DELETE CASCADE
);
create table payments (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  debtor_id uuid not null,
  amount_cents bigint not null,
  payment_method text not null,
  payment_date date not null,
  value_date date not null,
  reference text,
  external_reference text,
  status text not null,
  notes text,
  iban text,
  updated_by uuid,
  created_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  received_by text default 'creditor'::text not null,
  by_stranger boolean default false not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_organization_id_id_key UNIQUE (organization_id, id),
  constraint payments_received_by_check CHECK ((received_by = ANY (ARRAY['us'::text, 'creditor'::text]))),
  constraint payments_sound_check CHECK (payment_is_sound(amount_cents, payment_method, status, reversed_at)),
  constraint payments_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint payments_debtor_fkey FOREIGN KEY (organization_id, debtor_id) REFERENCES debtors(organization_id, id)
);
create table bank_parts (
  id uuid not null,
  entry_id uuid not null,
  claim_id uuid,
  payment_id uuid,
  amount_cents bigint not null,
  is_linked boolean not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  kind text not null,
  customer_id uuid,
  lost_by uuid,
  constraint bank_parts_pkey PRIMARY KEY (id),
  constraint bank_parts_amount_check CHECK (((amount_cents <> 0) AND ((amount_cents < 0) = (kind = ANY (ARRAY['bank_charge'::text, 'refund_lost'::text]))))),
  constraint bank_parts_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'own_money'::text, 'creditor_paid'::text, 'bank_charge'::text, 'refund_lost'::text, 'refund_repaid'::text]))),
  constraint bank_parts_owner_check CHECK ((((kind = 'payment'::text) = (claim_id IS NOT NULL)) AND ((kind = 'payment'::text) = (payment_id IS NOT NULL)) AND ((kind = 'payment'::text) OR (NOT is_linked)) AND ((kind = 'creditor_paid'::text) = (customer_id IS NOT NULL)) AND ((kind = 'refund_repaid'::text) = (lost_by IS NOT NULL)))),
  constraint bank_parts_claim_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint bank_parts_customer_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint bank_parts_entry_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id) ON DELETE CASCADE,
  constraint bank_parts_lost_by_fkey FOREIGN KEY (lost_by) REFERENCES bank_entries(id) ON DELETE CASCADE,
  constraint bank_parts_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
create table fees (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  customer_id uuid,
  partner_id uuid,
  kind text not null,
  payment_id uuid,
  filing_id uuid,
  rate numeric(5,4),
  base_cents bigint,
  amount_cents bigint not null,
  reverses uuid,
  created_at timestamp with time zone not null,
  constraint fees_pkey PRIMARY KEY (id),
  constraint fees_share_key UNIQUE (id, organization_id, claim_id, customer_id, partner_id, amount_cents),
  constraint fees_sound_check CHECK (fee_is_sound(kind, rate, base_cents, amount_cents, payment_id, filing_id, customer_id, partner_id, reverses)),
  constraint fees_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint fees_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id),
  constraint fees_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id),
  constraint fees_payment_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payments(organization_id, id),
  constraint fees_reverses_fkey FOREIGN KEY (reverses) REFERENCES fees(id)
);
create table payment_reports (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  amount_cents bigint not null,
  payment_date date not null,
  note text,
  reported_by uuid not null,
  reporter_name text not null,
  reported_at timestamp with time zone not null,
  state text default 'reported'::text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision_note text,
  payment_id uuid,
  constraint payment_reports_pkey PRIMARY KEY (id),
  constraint payment_reports_amount_check CHECK (((amount_cents >= 1) AND (amount_cents <= '99999999999'::bigint))),
  constraint payment_reports_confirmed_check CHECK (((state = 'confirmed'::text) = (payment_id IS NOT NULL))),
  constraint payment_reports_decided_check CHECK ((((state = 'reported'::text) = (decided_at IS NULL)) AND ((state = 'reported'::text) = (decided_by IS NULL)))),
  constraint payment_reports_note_check CHECK (((length(note) <= 2000) AND (length(decision_note) <= 2000))),
  constraint payment_reports_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'confirmed'::text, 'refused'::text]))),
  constraint payment_reports_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint payment_reports_operator_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint payment_reports_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
create table payouts (
  id uuid not null,
  organization_id uuid not null,
  partner_id uuid not null,
  month text not null,
  number text not null,
  line_count integer not null,
  amount_cents bigint not null,
  statement jsonb not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  cancels uuid,
  cancelled_at timestamp with time zone,
  note text,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_cancels_key UNIQUE (cancels),
  constraint payouts_number_key UNIQUE (number),
  constraint payouts_share_key UNIQUE (id, partner_id),
  constraint payouts_amount_check CHECK (
CASE
    WHEN (cancels IS NULL) THEN (amount_cents > 0)
    ELSE (amount_cents < 0)
END),
  constraint payouts_cancelled_check CHECK (((cancels IS NULL) OR (cancelled_at IS NULL))),
  constraint payouts_line_count_check CHECK ((line_count > 0)),
  constraint payouts_month_check CHECK ((month ~ '^2\d{3}-(0[1-9]|1[0-2])$'::text)),
  constraint payouts_note_check CHECK (((note IS NULL) OR (cancels IS NOT NULL))),
  constraint payouts_cancels_fkey FOREIGN KEY (cancels, partner_id) REFERENCES payouts(id, partner_id),
  constraint payouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES operators(id),
  constraint payouts_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
create table plan_agreements (
  plan_id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  language text not null,
  facts jsonb not null,
  blob_key text,
  file_size bigint,
  sha256 text,
  created_at timestamp with time zone not null,
  constraint plan_agreements_pkey PRIMARY KEY (plan_id),
  constraint plan_agreements_blob_key UNIQUE (blob_key),
  constraint plan_agreements_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint plan_agreements_file_check CHECK ((((blob_key IS NULL) = (file_size IS NULL)) AND ((blob_key IS NULL) = (sha256 IS NULL)))),
  constraint plan_agreements_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint plan_agreements_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint plan_agreements_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES installment_plans(id)
);
create table print_runs (
  id uuid not null,
  organization_id uuid not null,
  status text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  left_out jsonb default '[]'::jsonb not null,
  constraint print_runs_pkey PRIMARY KEY (id),
  constraint print_runs_organization_id_key UNIQUE (organization_id, id),
  constraint print_runs_ended_check CHECK ((((status = 'open'::text) = (ended_at IS NULL)) AND ((ended_by IS NULL) = (ended_at IS NULL)))),
  constraint print_runs_left_out_check CHECK ((jsonb_typeof(left_out) = 'array'::text)),
  constraint print_runs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'posted'::text, 'dissolved'::text]))),
  constraint print_runs_ender_fkey FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint print_runs_maker_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint print_runs_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
create table letters (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  move_number integer not null,
  kind text not null,
  language text not null,
  recipient jsonb not null,
  status text not null,
  total_cents bigint not null,
  letter_date date not null,
  deadline date not null,
  blob_key text not null,
  filename text not null,
  file_size bigint not null,
  sha256 text not null,
  mail_id uuid,
  posted_at timestamp with time zone,
  returned_at timestamp with time zone,
  returned_reason text,
  created_at timestamp with time zone not null,
  to_stage text,
  charges jsonb default '[]'::jsonb not null,
  handed_over_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_note text,
  invoice_ids jsonb default '[]'::jsonb not null,
  content jsonb,
  void_reason text,
  print_run_id uuid,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_blob_key_key UNIQUE (blob_key),
  constraint letters_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint letters_sound_check CHECK (letter_is_sound(kind, status, language, move_number, total_cents, file_size, sha256, recipient, charges, invoice_ids, posted_at, returned_at, voided_at)),
  constraint letters_void_reason_check CHECK ((void_reason = ANY (ARRAY['payment'::text, 'amount'::text, 'plan'::text, 'dispute'::text, 'block'::text, 'closure'::text, 'address'::text, 'creditor'::text, 'law'::text, 'stage'::text, 'outdated'::text, 'team'::text, 'unrecorded'::text]))),
  constraint letters_void_reason_given_check CHECK (((status = 'void'::text) = (void_reason IS NOT NULL))),
  constraint letters_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint letters_print_run_fkey FOREIGN KEY (organization_id, print_run_id) REFERENCES print_runs(organization_id, id)
);
create table privacy_requests (
  id uuid not null,
  number bigint generated always as identity not null,
  kind text not null,
  state text not null,
  person_name text not null,
  contact text,
  channel text not null,
  language text not null,
  note text,
  received_on date not null,
  due_on date not null,
  extended_reason text,
  identity_method text,
  identity_note text,
  identity_checked_at timestamp with time zone,
  identity_checked_by uuid,
  closed_at timestamp with time zone,
  closed_by uuid,
  outcome text,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint privacy_requests_pkey PRIMARY KEY (id),
  constraint privacy_requests_number_key UNIQUE (number),
  constraint privacy_requests_answered_check CHECK (((state <> 'answered'::text) OR (identity_checked_at IS NOT NULL))),
  constraint privacy_requests_channel_check CHECK ((channel = ANY (ARRAY['letter'::text, 'email'::text, 'phone'::text, 'portal'::text, 'in_person'::text, 'other'::text]))),
  constraint privacy_requests_closed_check CHECK ((((state = ANY (ARRAY['answered'::text, 'refused'::text])) = (closed_at IS NOT NULL)) AND ((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (outcome IS NULL)))),
  constraint privacy_requests_contact_check CHECK ((length(contact) <= 255)),
  constraint privacy_requests_due_check CHECK ((due_on > received_on)),
  constraint privacy_requests_extended_check CHECK (((state <> 'extended'::text) OR (extended_reason IS NOT NULL))),
  constraint privacy_requests_identity_check CHECK ((((identity_method IS NULL) = (identity_checked_at IS NULL)) AND ((identity_method IS NULL) = (identity_checked_by IS NULL)) AND ((identity_method IS NULL) = (identity_note IS NULL)))),
  constraint privacy_requests_identity_method_check CHECK ((identity_method = ANY (ARRAY['known_channel'::text, 'portal'::text, 'document'::text, 'in_person'::text, 'power_of_attorney'::text, 'other'::text]))),
  constraint privacy_requests_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'rectification'::text, 'erasure'::text, 'restriction'::text, 'portability'::text, 'objection'::text]))),
  constraint privacy_requests_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint privacy_requests_name_check CHECK (((length(person_name) >= 1) AND (length(person_name) <= 255))),
  constraint privacy_requests_note_check CHECK ((length(note) <= 5000)),
  constraint privacy_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'extended'::text, 'answered'::text, 'refused'::text]))),
  constraint privacy_requests_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES operators(id),
  constraint privacy_requests_created_by_fkey FOREIGN KEY (created_by) REFERENCES operators(id),
  constraint privacy_requests_identity_by_fkey FOREIGN KEY (identity_checked_by) REFERENCES operators(id)
);
create table privacy_recipients (
  id uuid not null,
  request_id uuid not null,
  cause text not null,
  kind text not null,
  name text,
  case_references text not null,
  told_at timestamp with time zone,
  told_by uuid,
  told_note text,
  created_at timestamp with time zone not null,
  constraint privacy_recipients_pkey PRIMARY KEY (id),
  constraint privacy_recipients_cause_check CHECK ((cause = ANY (ARRAY['corrected'::text, 'restricted'::text, 'erased'::text]))),
  constraint privacy_recipients_kind_check CHECK ((kind = ANY (ARRAY['creditor'::text, 'partner'::text, 'court'::text, 'print_service'::text]))),
  constraint privacy_recipients_told_check CHECK ((((told_at IS NULL) = (told_by IS NULL)) AND ((told_at IS NULL) = (told_note IS NULL)))),
  constraint privacy_recipients_request_fkey FOREIGN KEY (request_id) REFERENCES privacy_requests(id) ON DELETE CASCADE,
  constraint privacy_recipients_told_by_fkey FOREIGN KEY (told_by) REFERENCES operators(id)
);
create table privacy_request_steps (
  id uuid not null,
  seq bigint generated always as identity not null,
  request_id uuid not null,
  action text not null,
  subject_kind text,
  subject_id uuid,
  details jsonb not null,
  actor_id uuid not null,
  at timestamp with time zone not null,
  constraint privacy_request_steps_pkey PRIMARY KEY (id),
  constraint privacy_request_steps_seq_key UNIQUE (seq),
  constraint privacy_request_steps_action_check CHECK ((action = ANY (ARRAY['recorded'::text, 'changed'::text, 'subject_added'::text, 'subject_removed'::text, 'identity_checked'::text, 'extended'::text, 'exported'::text, 'corrected'::text, 'restricted'::text, 'lifting_announced'::text, 'restriction_lifted'::text, 'erased'::text, 'recipient_told'::text, 'answered'::text, 'refused'::text]))),
  constraint privacy_request_steps_subject_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL))),
  constraint privacy_request_steps_actor_fkey FOREIGN KEY (actor_id) REFERENCES operators(id),
  constraint privacy_request_steps_request_fkey FOREIGN KEY (request_id) REFERENCES privacy_requests(id) ON DELETE CASCADE
);
create table privacy_request_subjects (
  request_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  added_by uuid not null,
  added_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  erasure jsonb,
  waits_since timestamp with time zone,
  constraint privacy_request_subjects_pkey PRIMARY KEY (request_id, kind, subject_id),
  constraint privacy_request_subjects_erasure_check CHECK (((erased_at IS NULL) = (erasure IS NULL))),
  constraint privacy_request_subjects_kind_check CHECK ((kind = ANY (ARRAY['debtor'::text, 'creditor_person'::text, 'customer'::text, 'partner'::text, 'operator'::text]))),
  constraint privacy_request_subjects_waits_check CHECK (((waits_since IS NULL) OR (erased_at IS NOT NULL))),
  constraint privacy_request_subjects_added_by_fkey FOREIGN KEY (added_by) REFERENCES operators(id),
  constraint privacy_request_subjects_request_fkey FOREIGN KEY (request_id) REFERENCES privacy_requests(id) ON DELETE CASCADE
);
create table rate_limit_hours (
  bucket text not null,
  hour timestamp with time zone not null,
  used integer not null,
  last_grant integer not null,
  holder uuid,
  held_until timestamp with time zone,
  shared_until timestamp with time zone,
  constraint rate_limit_hours_pkey PRIMARY KEY (bucket, hour),
  constraint rate_limit_hours_used_check CHECK ((used >= 0))
);
create table retention_periods (
  law text not null,
  kind text not null,
  amount integer not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  constraint retention_periods_pkey PRIMARY KEY (law, kind),
  constraint retention_periods_amount_check CHECK (((amount >= 1) AND (amount <= 100))),
  constraint retention_periods_kind_check CHECK ((kind = ANY (ARRAY['books'::text, 'receipts'::text, 'letters'::text, 'file'::text, 'titles'::text, 'access_log'::text, 'privacy_requests'::text]))),
  constraint retention_periods_law_check CHECK ((law ~ '^([A-Z]{2}|-)$'::text)),
  constraint retention_periods_operator_fkey FOREIGN KEY (changed_by) REFERENCES operators(id)
);
create table retention_progress (
  only_row boolean default true not null,
  done_until timestamp with time zone not null,
  constraint retention_progress_pkey PRIMARY KEY (only_row),
  constraint retention_progress_only_row_check CHECK (only_row)
);
create table revenue_shares (
  id uuid not null,
  organization_id uuid not null,
  partner_id uuid not null,
  claim_id uuid not null,
  customer_id uuid not null,
  fee_id uuid not null,
  fee_amount_cents bigint not null,
  commission_rate numeric(5,4) not null,
  amount_cents bigint not null,
  status text not null,
  reverses uuid,
  payout_id uuid,
  created_at timestamp with time zone not null,
  status_before text,
  constraint revenue_shares_pkey PRIMARY KEY (id),
  constraint revenue_shares_fee_key UNIQUE (fee_id),
  constraint revenue_shares_amount_check CHECK (((amount_cents)::numeric = round(((fee_amount_cents)::numeric * commission_rate)))),
  constraint revenue_shares_before_check CHECK (((status_before IS NULL) OR ((status_before = ANY (ARRAY['accrued'::text, 'approved'::text])) AND (status = 'paid_out'::text)))),
  constraint revenue_shares_payout_check CHECK (((status = 'paid_out'::text) = (payout_id IS NOT NULL))),
  constraint revenue_shares_rate_check CHECK (((commission_rate >= (0)::numeric) AND (commission_rate <= (1)::numeric))),
  constraint revenue_shares_sign_check CHECK (((reverses IS NULL) = (fee_amount_cents > 0))),
  constraint revenue_shares_status_check CHECK ((status = ANY (ARRAY['accrued'::text, 'approved'::text, 'paid_out'::text]))),
  constraint revenue_shares_fee_fkey FOREIGN KEY (fee_id, organization_id, claim_id, customer_id, partner_id, fee_amount_cents) REFERENCES fees(id, organization_id, claim_id, customer_id, partner_id, amount_cents),
  constraint revenue_shares_payout_fkey FOREIGN KEY (payout_id, partner_id) REFERENCES payouts(id, partner_id),
  constraint revenue_shares_reverses_fkey FOREIGN KEY (reverses) REFERENCES revenue_shares(id)
);
create table row_count_changes (
  source text not null,
  organization_id uuid,
  owner_id uuid,
  day date,
  kind text default ''::text not null,
  status text default ''::text not null,
  rows bigint not null,
  cents bigint default 0 not null,
  open_cents bigint default 0 not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=5000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_vacuum_insert_threshold=20000);
create table row_count_sources (
  source text not null,
  whole_since timestamp with time zone,
  compared_at timestamp with time zone,
  wrong integer default 0 not null,
  wrong_at timestamp with time zone,
  constraint row_count_sources_pkey PRIMARY KEY (source),
  constraint row_count_sources_wrong_check CHECK (((wrong >= 0) AND ((wrong = 0) = (wrong_at IS NULL))))
);
create table row_count_subjects (
  subject text not null,
  source text not null,
  by_owner boolean not null,
  by_day boolean not null,
  constraint row_count_subjects_pkey PRIMARY KEY (subject),
  constraint row_count_subjects_source_fkey FOREIGN KEY (source) REFERENCES row_count_sources(source)
);
create table row_counts (
  subject text not null,
  organization_id uuid,
  owner_id uuid,
  day date,
  kind text default ''::text not null,
  status text default ''::text not null,
  rows bigint not null,
  cents bigint not null,
  open_cents bigint not null,
  constraint row_counts_key UNIQUE NULLS NOT DISTINCT (subject, organization_id, owner_id, day, kind, status),
  constraint row_counts_subject_fkey FOREIGN KEY (subject) REFERENCES row_count_subjects(subject)
) with (fillfactor=70);
create table sandbox_clock (
  only_row boolean default true not null,
  offset_ms bigint default 0 not null,
  advance_id uuid,
  advance_until timestamp with time zone,
  constraint sandbox_clock_pkey PRIMARY KEY (only_row),
  constraint sandbox_clock_lease_check CHECK (((advance_id IS NULL) = (advance_until IS NULL))),
  constraint sandbox_clock_offset_check CHECK ((offset_ms >= 0)),
  constraint sandbox_clock_only_row_check CHECK (only_row)
);
create table saved_views (
  id uuid not null,
  maker_id uuid not null,
  page text not null,
  name text not null,
  search text not null,
  shared boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint saved_views_page_check CHECK ((page = 'claims'::text)),
  constraint saved_views_search_check CHECK (((length(search) <= 2000) AND (search !~ '(^|[?&])q='::text))),
  constraint saved_views_maker_fkey FOREIGN KEY (maker_id) REFERENCES operators(id)
);
create table settlement_numbers (
  organization_id uuid not null,
  kind text not null,
  year integer not null,
  last_number integer not null,
  constraint settlement_numbers_pkey PRIMARY KEY (organization_id, kind, year),
  constraint settlement_numbers_kind_check CHECK ((kind = ANY (ARRAY['settlement'::text, 'invoice'::text]))),
  constraint settlement_numbers_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table settlements (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  number text not null,
  up_to date not null,
  follows uuid,
  collected_cents bigint not null,
  fees_net_cents bigint not null,
  fees_vat_cents bigint not null,
  court_fees_cents bigint not null,
  set_off_cents bigint not null,
  remitted_cents bigint not null,
  receivable_before_cents bigint not null,
  receivable_after_cents bigint not null,
  overdraft_before_cents bigint not null,
  overdraft_after_cents bigint not null,
  invoice_number text,
  issued_on date not null,
  facts jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_follows_key UNIQUE (follows),
  constraint settlements_invoice_number_key UNIQUE (organization_id, invoice_number),
  constraint settlements_number_key UNIQUE (organization_id, number),
  constraint settlements_organization_key UNIQUE (organization_id, id),
  constraint settlements_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint settlements_overdraft_after_check CHECK ((overdraft_after_cents <= 0)),
  constraint settlements_overdraft_before_check CHECK ((overdraft_before_cents <= 0)),
  constraint settlements_own_money_check CHECK (((remitted_cents = 0) OR ((receivable_after_cents = 0) AND (overdraft_after_cents = 0)))),
  constraint settlements_receivable_after_check CHECK ((receivable_after_cents >= 0)),
  constraint settlements_receivable_before_check CHECK ((receivable_before_cents >= 0)),
  constraint settlements_remitted_check CHECK ((remitted_cents >= 0)),
  constraint settlements_set_off_check CHECK ((set_off_cents = ((((receivable_before_cents + fees_net_cents) + fees_vat_cents) + court_fees_cents) - receivable_after_cents))),
  constraint settlements_sum_check CHECK (((remitted_cents + overdraft_after_cents) = ((overdraft_before_cents + collected_cents) - set_off_cents))),
  constraint settlements_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id),
  constraint settlements_follows_fkey FOREIGN KEY (follows) REFERENCES settlements(id),
  constraint settlements_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create table settlement_files (
  settlement_id uuid not null,
  kind text not null,
  blob_key text not null,
  file_size bigint not null,
  sha256 text not null,
  created_at timestamp with time zone not null,
  constraint settlement_files_pkey PRIMARY KEY (settlement_id, kind),
  constraint settlement_files_blob_key_key UNIQUE (blob_key),
  constraint settlement_files_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'statement'::text]))),
  constraint settlement_files_settlement_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id) ON DELETE CASCADE
);
create table settlement_lines (
  settlement_id uuid not null,
  "position" integer not null,
  kind text not null,
  source_kind text not null,
  source_id uuid not null,
  source_position smallint not null,
  reverses uuid,
  claim_id uuid,
  payment_id uuid,
  case_reference text,
  text text,
  date date not null,
  amount_cents bigint not null,
  vat jsonb,
  received_by text,
  is_filed boolean,
  constraint settlement_lines_pkey PRIMARY KEY (settlement_id, "position"),
  constraint settlement_lines_source_key UNIQUE (source_id, source_position, kind),
  constraint settlement_lines_is_filed_check CHECK (((is_filed IS NOT NULL) = (kind = 'court_fee'::text))),
  constraint settlement_lines_kind_check CHECK ((kind = ANY (ARRAY['collected'::text, 'fee'::text, 'court_fee'::text]))),
  constraint settlement_lines_received_by_check CHECK ((received_by = ANY (ARRAY['us'::text, 'creditor'::text]))),
  constraint settlement_lines_vat_check CHECK (((vat IS NOT NULL) = (kind = 'fee'::text))),
  constraint settlement_lines_settlement_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id) ON DELETE CASCADE
);
create table settlements_left_out (
  customer_id uuid not null,
  organization_id uuid not null,
  lacks text not null,
  since timestamp with time zone not null,
  constraint settlements_left_out_pkey PRIMARY KEY (customer_id),
  constraint settlements_left_out_customer_fkey FOREIGN KEY (organization_id, customer_id) REFERENCES customers(organization_id, id) ON DELETE CASCADE
);
create unlogged table storage_changes (
  organization_id uuid not null,
  bytes bigint not null
);
create table tasks (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  title text not null,
  due_on date not null,
  owner_id uuid,
  made_by uuid not null,
  note_id uuid,
  done_at timestamp with time zone,
  done_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_done_check CHECK (((done_at IS NULL) = (done_by IS NULL))),
  constraint tasks_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint tasks_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint tasks_done_by_fkey FOREIGN KEY (done_by) REFERENCES operators(id),
  constraint tasks_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint tasks_note_fkey FOREIGN KEY (claim_id, note_id) REFERENCES case_notes(claim_id, id),
  constraint tasks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators(id)
);
create table told_decisions (
  claim_id uuid not null,
  organization_id uuid not null,
  way text not null,
  told_on date not null,
  told_time time without time zone,
  told_by text not null,
  told_to text,
  note text,
  document_id uuid,
  document_name text,
  constraint told_decisions_pkey PRIMARY KEY (claim_id),
  constraint told_decisions_document_check CHECK (((document_id IS NULL) OR (document_name IS NOT NULL))),
  constraint told_decisions_proof_check CHECK (
CASE
    WHEN (way = ANY (ARRAY['phone'::text, 'in_person'::text])) THEN ((told_to IS NOT NULL) AND (told_time IS NOT NULL))
    ELSE ((document_name IS NOT NULL) AND (told_to IS NULL) AND (told_time IS NULL))
END),
  constraint told_decisions_way_check CHECK ((way = ANY (ARRAY['phone'::text, 'letter'::text, 'email'::text, 'in_person'::text]))),
  constraint told_decisions_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint told_decisions_decision_fkey FOREIGN KEY (claim_id) REFERENCES lawsuit_decisions(claim_id),
  constraint told_decisions_document_fkey FOREIGN KEY (organization_id, document_id) REFERENCES documents(organization_id, id) ON DELETE SET NULL (document_id)
);
create table webhook_attempts (
  delivery_id uuid not null,
  number smallint not null,
  at timestamp with time zone not null,
  url text not null,
  status_code smallint,
  duration_ms integer not null,
  error text,
  response_head bytea not null,
  month date default this_month() not null,
  constraint webhook_attempts_pkey PRIMARY KEY (delivery_id, number, month)
) partition by RANGE (month);
create function archivable_attempts(closed_before timestamp with time zone)
 RETURNS SETOF webhook_attempts
 LANGUAGE sql
 STABLE
AS $function$
  select a.* from webhook_attempts a left join webhook_deliveries d on d.id = a.delivery_id
  left join lateral archivable(d.claim_id, closed_before) c on true
  where d.id is null or c.id is not null
$function$
;
create table webhook_attempts_first (
  delivery_id uuid constraint webhook_attempts_delivery_id_not_null not null,
  number smallint constraint webhook_attempts_number_not_null not null,
  at timestamp with time zone constraint webhook_attempts_at_not_null not null,
  url text constraint webhook_attempts_url_not_null not null,
  status_code smallint,
  duration_ms integer constraint webhook_attempts_duration_ms_not_null not null,
  error text,
  response_head bytea constraint webhook_attempts_response_head_not_null not null,
  month date default this_month() constraint webhook_attempts_month_not_null not null,
  constraint webhook_attempts_first_pkey PRIMARY KEY (delivery_id, number, month)
);
create table webhooks (
  id uuid not null,
  organization_id uuid not null,
  partner_id uuid not null,
  url text not null,
  secret_sealed bytea not null,
  enabled boolean default true not null,
  epoch integer default 1 not null,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_deleted_check CHECK (((deleted_at IS NULL) OR (NOT enabled))),
  constraint webhooks_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 2048))),
  constraint webhooks_partner_fkey FOREIGN KEY (organization_id, partner_id) REFERENCES partners(organization_id, id)
);
create table webhook_deliveries (
  id uuid not null,
  webhook_id uuid not null,
  epoch integer not null,
  event_id text not null,
  test_body bytea,
  type text not null,
  claim_id uuid not null,
  seq bigint not null,
  status text default 'pending'::text not null,
  attempts smallint default 0 not null,
  pick_ups smallint default 0 not null,
  next_at timestamp with time zone not null,
  lease_id uuid,
  lease_until timestamp with time zone,
  reason text,
  created_at timestamp with time zone not null,
  is_retry boolean generated always as (attempts > 0) stored not null,
  traceparent text default NULLIF(current_setting('mahnwerk.traceparent'::text, true), ''::text),
  constraint webhook_deliveries_event_key UNIQUE (event_id),
  constraint webhook_deliveries_attempts_check CHECK (((attempts >= 0) AND (attempts <= 6))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_deliveries_traceparent_check CHECK ((traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'::text)),
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id)
) partition by RANGE (event_id);
create function archivable_deliveries(closed_before timestamp with time zone)
 RETURNS SETOF webhook_deliveries
 LANGUAGE sql
 STABLE
AS $function$
  select d.* from webhook_deliveries d cross join lateral archivable(d.claim_id, closed_before)
$function$
;
create table webhook_deliveries_first (
  id uuid constraint webhook_deliveries_id_not_null not null,
  webhook_id uuid constraint webhook_deliveries_webhook_id_not_null not null,
  epoch integer constraint webhook_deliveries_epoch_not_null not null,
  event_id text constraint webhook_deliveries_event_id_not_null not null,
  test_body bytea,
  type text constraint webhook_deliveries_type_not_null not null,
  claim_id uuid constraint webhook_deliveries_claim_id_not_null not null,
  seq bigint constraint webhook_deliveries_seq_not_null not null,
  status text default 'pending'::text constraint webhook_deliveries_status_not_null not null,
  attempts smallint default 0 constraint webhook_deliveries_attempts_not_null not null,
  pick_ups smallint default 0 constraint webhook_deliveries_pick_ups_not_null not null,
  next_at timestamp with time zone constraint webhook_deliveries_next_at_not_null not null,
  lease_id uuid,
  lease_until timestamp with time zone,
  reason text,
  created_at timestamp with time zone constraint webhook_deliveries_created_at_not_null not null,
  is_retry boolean generated always as (attempts > 0) stored constraint webhook_deliveries_is_retry_not_null not null,
  traceparent text default NULLIF(current_setting('mahnwerk.traceparent'::text, true), ''::text),
  constraint webhook_deliveries_first_event_key UNIQUE (event_id),
  constraint webhook_deliveries_attempts_check CHECK (((attempts >= 0) AND (attempts <= 6))),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_deliveries_traceparent_check CHECK ((traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'::text)),
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id)
) with (fillfactor=50);
create table withdrawals (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamp with time zone not null,
  state text default 'requested'::text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision_note text,
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_decided_check CHECK ((((state = 'requested'::text) = (decided_at IS NULL)) AND ((state = ANY (ARRAY['accepted'::text, 'refused'::text])) = (decided_by IS NOT NULL)))),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'accepted'::text, 'refused'::text, 'lapsed'::text]))),
  constraint withdrawals_text_check CHECK (((length(reason) <= 2000) AND (length(decision_note) <= 2000))),
  constraint withdrawals_claim_fkey FOREIGN KEY (organization_id, claim_id) REFERENCES claims(organization_id, id),
  constraint withdrawals_operator_fkey FOREIGN KEY (decided_by) REFERENCES operators(id)
);
create table work_marks (
  kind text not null,
  subject_id uuid not null,
  claim_id uuid,
  owner_id uuid,
  snoozed_until timestamp with time zone,
  snoozed_since timestamp with time zone,
  note text,
  updated_at timestamp with time zone not null,
  seen_since timestamp with time zone,
  constraint work_marks_pkey PRIMARY KEY (kind, subject_id),
  constraint work_marks_note_check CHECK (((note IS NULL) OR (snoozed_until IS NOT NULL))),
  constraint work_marks_snooze_check CHECK (((snoozed_until IS NULL) = (snoozed_since IS NULL))),
  constraint work_marks_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint work_marks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators(id)
);
create view current_counts as
 SELECT row_counts.subject,
    row_counts.organization_id,
    row_counts.owner_id,
    row_counts.day,
    row_counts.kind,
    row_counts.status,
    row_counts.rows,
    row_counts.cents,
    row_counts.open_cents
   FROM row_counts
UNION ALL
 SELECT s.subject,
    c.organization_id,
        CASE
            WHEN s.by_owner THEN c.owner_id
            ELSE NULL::uuid
        END AS owner_id,
        CASE
            WHEN s.by_day THEN c.day
            ELSE NULL::date
        END AS day,
    c.kind,
    c.status,
    c.rows,
    c.cents,
    c.open_cents
   FROM row_count_changes c
     JOIN row_count_subjects s ON s.source = c.source;
create view open_decisions as
 SELECT l.id AS claim_id,
    l.organization_id,
    l.customer_id,
    d.country,
    l.total_cents
   FROM claim_positions pos
     JOIN claims l ON l.id = pos.id
     JOIN debtors d ON d.id = l.debtor_id
  WHERE pos.collection_stage = 'dunning_action_recommended'::text AND NOT (EXISTS ( SELECT
           FROM lawsuit_decisions x
          WHERE x.claim_id = l.id));
create view recovered_claims as
 SELECT l.id AS claim_id,
    l.organization_id,
    l.customer_id,
    l.created_at,
    date_trunc('month'::text, (l.created_at AT TIME ZONE 'Europe/Vienna'::text))::date AS month,
    s.days,
    LEAST(l.total_cents::numeric, sum(p.amount_cents))::bigint AS cents
   FROM payments p
     JOIN claims l ON l.id = p.claim_id
     CROSS JOIN recovery_days() s(days)
  WHERE p.status = 'completed'::text AND p.payment_date <= ((l.created_at AT TIME ZONE 'Europe/Vienna'::text)::date + s.days)
  GROUP BY l.id, s.days;
create view counted_rows as
 SELECT 'claims'::text AS source,
    l.organization_id,
    c.partner_id AS owner_id,
    (l.created_at AT TIME ZONE 'Europe/Vienna'::text)::date AS day,
    l.collection_stage AS kind,
    l.case_status AS status,
    count(*) AS rows,
    sum(l.total_cents)::bigint AS cents,
    sum(GREATEST(0::bigint, l.total_cents - l.paid_cents))::bigint AS open_cents
   FROM claims l
     LEFT JOIN customers c ON c.id = l.customer_id
  GROUP BY l.organization_id, c.partner_id, ((l.created_at AT TIME ZONE 'Europe/Vienna'::text)::date), l.collection_stage, l.case_status
UNION ALL
 SELECT 'payments'::text AS source,
    p.organization_id,
    c.partner_id AS owner_id,
    p.payment_date AS day,
    ''::text AS kind,
    p.status,
    count(*) AS rows,
    sum(p.amount_cents)::bigint AS cents,
    0 AS open_cents
   FROM payments p
     JOIN claims l ON l.id = p.claim_id
     LEFT JOIN customers c ON c.id = l.customer_id
  GROUP BY p.organization_id, c.partner_id, p.payment_date, p.status
UNION ALL
 SELECT 'reversals'::text AS source,
    p.organization_id,
    c.partner_id AS owner_id,
    (p.reversed_at AT TIME ZONE 'Europe/Vienna'::text)::date AS day,
    ''::text AS kind,
    ''::text AS status,
    count(*) AS rows,
    sum(p.amount_cents)::bigint AS cents,
    0 AS open_cents
   FROM payments p
     JOIN claims l ON l.id = p.claim_id
     LEFT JOIN customers c ON c.id = l.customer_id
  WHERE p.reversed_at IS NOT NULL
  GROUP BY p.organization_id, c.partner_id, ((p.reversed_at AT TIME ZONE 'Europe/Vienna'::text)::date)
UNION ALL
 SELECT 'deliveries'::text AS source,
    NULL::uuid AS organization_id,
    d.webhook_id AS owner_id,
    (d.created_at AT TIME ZONE 'Europe/Vienna'::text)::date AS day,
    d.epoch::text AS kind,
    d.status,
    count(*) AS rows,
    0 AS cents,
    0 AS open_cents
   FROM webhook_deliveries d
  GROUP BY d.webhook_id, ((d.created_at AT TIME ZONE 'Europe/Vienna'::text)::date), (d.epoch::text), d.status
UNION ALL
 SELECT 'mails'::text AS source,
    NULL::uuid AS organization_id,
    NULL::uuid AS owner_id,
    NULL::date AS day,
    ''::text AS kind,
    m.status,
    count(*) AS rows,
    0 AS cents,
    0 AS open_cents
   FROM mails m
  GROUP BY m.status
UNION ALL
 SELECT 'letters'::text AS source,
    t.organization_id,
    NULL::uuid AS owner_id,
    NULL::date AS day,
    t.kind,
    t.status,
    count(*) AS rows,
    0 AS cents,
    0 AS open_cents
   FROM letters t
  GROUP BY t.organization_id, t.kind, t.status
UNION ALL
 SELECT 'shares'::text AS source,
    s.organization_id,
    s.partner_id AS owner_id,
    date_trunc('month'::text, (s.created_at AT TIME ZONE 'Europe/Vienna'::text))::date AS day,
    ''::text AS kind,
    s.status,
    count(*) AS rows,
    sum(s.amount_cents)::bigint AS cents,
    sum(s.fee_amount_cents)::bigint AS open_cents
   FROM revenue_shares s
  GROUP BY s.organization_id, s.partner_id, (date_trunc('month'::text, (s.created_at AT TIME ZONE 'Europe/Vienna'::text))::date), s.status
UNION ALL
 SELECT 'bank_entries'::text AS source,
    e.organization_id,
    e.account_id AS owner_id,
    NULL::date AS day,
    ''::text AS kind,
    e.status,
    count(*) AS rows,
    0 AS cents,
    0 AS open_cents
   FROM bank_entries e
  GROUP BY e.organization_id, e.account_id, e.status
UNION ALL
 SELECT 'journal'::text AS source,
    t.organization_id,
    NULL::uuid AS owner_id,
    NULL::date AS day,
    ''::text AS kind,
    ''::text AS status,
    count(*) AS rows,
    0 AS cents,
    0 AS open_cents
   FROM ledger_transactions t
  GROUP BY t.organization_id
UNION ALL
 SELECT 'recovered'::text AS source,
    r.organization_id,
    c.partner_id AS owner_id,
    r.month AS day,
    r.days::text AS kind,
    ''::text AS status,
    0 AS rows,
    sum(r.cents)::bigint AS cents,
    0 AS open_cents
   FROM recovered_claims r
     LEFT JOIN customers c ON c.id = r.customer_id
  GROUP BY r.organization_id, c.partner_id, r.month, (r.days::text)
UNION ALL
 SELECT 'decisions'::text AS source,
    o.organization_id,
    c.partner_id AS owner_id,
    NULL::date AS day,
    COALESCE(o.country, ''::text) AS kind,
    ''::text AS status,
    count(*) AS rows,
    sum(o.total_cents)::bigint AS cents,
    0 AS open_cents
   FROM open_decisions o
     LEFT JOIN customers c ON c.id = o.customer_id
  GROUP BY o.organization_id, c.partner_id, (COALESCE(o.country, ''::text));
create view withheld_claims as
 SELECT b.claim_id
   FROM blocked_claims b
UNION ALL
 SELECT l.id AS claim_id
   FROM debtors d
     JOIN claims l ON l.organization_id = d.organization_id AND l.debtor_id = d.id
  WHERE d.restricted_at IS NOT NULL;
create view wrong_row_counts as
 SELECT subject,
    source,
    organization_id,
    owner_id,
    day,
    kind,
    status,
    sum(rows) AS rows,
    sum(cents) AS cents,
    sum(open_cents) AS open_cents
   FROM ( SELECT s.subject,
            r.source,
            r.organization_id,
                CASE
                    WHEN s.by_owner THEN r.owner_id
                    ELSE NULL::uuid
                END AS owner_id,
                CASE
                    WHEN s.by_day THEN r.day
                    ELSE NULL::date
                END AS day,
            r.kind,
            r.status,
            r.rows,
            r.cents,
            r.open_cents
           FROM counted_rows r
             JOIN row_count_subjects s ON s.source = r.source
        UNION ALL
         SELECT c.subject,
            s.source,
            c.organization_id,
            c.owner_id,
            c.day,
            c.kind,
            c.status,
            - c.rows,
            - c.cents,
            - c.open_cents
           FROM current_counts c
             JOIN row_count_subjects s ON s.subject = c.subject) x
  GROUP BY subject, source, organization_id, owner_id, day, kind, status
 HAVING sum(rows) <> 0::numeric OR sum(cents) <> 0::numeric OR sum(open_cents) <> 0::numeric;
alter sequence claim_activity_seq_seq owned by claim_activity.seq;
alter sequence events_seq_seq owned by events.seq;
CREATE INDEX account_entries_claim_idx ON account_entries USING btree (claim_id, seq);
CREATE INDEX account_entries_credits_idx ON account_entries USING btree (claim_id, invoice_id) WHERE counts_as = 'credit_note'::text;
CREATE INDEX account_entries_invoice_idx ON account_entries USING btree (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE UNIQUE INDEX account_entries_payment_key ON account_entries USING btree (payment_id) WHERE kind = 'payment'::text;
CREATE INDEX api_tokens_created_at_idx ON api_tokens USING btree (created_at DESC, id DESC);
CREATE INDEX archived_rows_archive_idx ON archived_rows USING btree (archive);
CREATE UNIQUE INDEX archived_rows_chain_key ON archived_rows USING btree (claim_id, first_number) WHERE table_name = 'claim_activity'::text;
CREATE UNIQUE INDEX archives_open_key ON archives USING btree ((true)) WHERE status = 'open'::text;
CREATE INDEX audit_entries_action_idx ON audit_entries USING btree (action, at DESC);
CREATE INDEX audit_entries_actor_idx ON audit_entries USING btree (actor_id, at DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entries_at_idx ON audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_organization_idx ON audit_entries USING btree (organization_id, at DESC, id DESC) WHERE organization_id IS NOT NULL;
CREATE INDEX audit_entries_subject_idx ON audit_entries USING btree (subject_id, at DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX bank_account_changes_account_idx ON bank_account_changes USING btree (kind, account_id, number DESC);
CREATE UNIQUE INDEX bank_account_changes_open_key ON bank_account_changes USING btree (kind, account_id) WHERE status = 'open'::text;
CREATE INDEX bank_account_changes_organization_idx ON bank_account_changes USING btree (organization_id);
CREATE INDEX bank_accounts_organization_idx ON bank_accounts USING btree (organization_id, kind, created_at);
CREATE INDEX bank_differences_open_idx ON bank_differences USING btree (entry_id) WHERE decided_at IS NULL;
CREATE INDEX bank_differences_stored_statement_idx ON bank_differences USING btree (stored_statement_id);
CREATE INDEX bank_differences_told_statement_idx ON bank_differences USING btree (told_statement_id);
CREATE INDEX bank_entries_account_idx ON bank_entries USING btree (account_id, shown_entry_status(status), booking_date DESC, seq DESC) INCLUDE (status, amount_cents);
CREATE INDEX bank_entries_amount_idx ON bank_entries USING btree (amount_cents);
CREATE INDEX bank_entries_day_idx ON bank_entries USING btree (booking_date DESC, seq DESC);
CREATE INDEX bank_entries_end_to_end_idx ON bank_entries USING btree (account_id, end_to_end_id) WHERE end_to_end_id IS NOT NULL;
CREATE INDEX bank_entries_open_idx ON bank_entries USING btree (created_at) WHERE status = ANY (ARRAY['unread'::text, 'suggested'::text, 'unmatched'::text]);
CREATE INDEX bank_entries_organization_idx ON bank_entries USING btree (organization_id, shown_entry_status(status), booking_date DESC, seq DESC) INCLUDE (status);
CREATE INDEX bank_entries_payer_idx ON bank_entries USING btree (organization_id, payer_iban) WHERE payer_iban IS NOT NULL;
CREATE INDEX bank_entries_reference_idx ON bank_entries USING btree (account_id, bank_reference) WHERE bank_reference IS NOT NULL;
CREATE UNIQUE INDEX bank_entries_returned_by_key ON bank_entries USING btree (returned_by) WHERE returned_by IS NOT NULL;
CREATE INDEX bank_entries_search_idx ON bank_entries USING gin (search_text gin_trgm_ops);
CREATE INDEX bank_entries_shown_idx ON bank_entries USING btree (shown_entry_status(status), booking_date DESC, seq DESC) INCLUDE (status);
CREATE INDEX bank_entries_statement_idx ON bank_entries USING btree (statement_id, seq);
CREATE INDEX bank_entries_unread_idx ON bank_entries USING btree (statement_id, seq) WHERE status = 'unread'::text;
CREATE INDEX bank_offsets_credit_idx ON bank_offsets USING btree (credit_id);
CREATE INDEX bank_offsets_debit_idx ON bank_offsets USING btree (debit_id);
CREATE INDEX bank_parts_claim_idx ON bank_parts USING btree (claim_id);
CREATE INDEX bank_parts_created_at_idx ON bank_parts USING btree (created_at);
CREATE INDEX bank_parts_customer_idx ON bank_parts USING btree (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX bank_parts_entry_idx ON bank_parts USING btree (entry_id, created_at);
CREATE INDEX bank_parts_given_idx ON bank_parts USING btree (entry_id) WHERE kind <> 'payment'::text;
CREATE INDEX bank_parts_lost_by_idx ON bank_parts USING btree (lost_by) WHERE lost_by IS NOT NULL;
CREATE INDEX bank_parts_lost_idx ON bank_parts USING btree (entry_id) WHERE kind = 'refund_lost'::text AND undone_at IS NULL;
CREATE UNIQUE INDEX bank_parts_payment_key ON bank_parts USING btree (payment_id) WHERE undone_at IS NULL;
CREATE INDEX bank_sheets_account_idx ON bank_sheets USING btree (account_id, closing_on, opening_on);
CREATE UNIQUE INDEX bank_sheets_first_key ON bank_sheets USING btree (account_id) WHERE is_first;
CREATE INDEX bank_statements_account_idx ON bank_statements USING btree (account_id, created_at DESC);
CREATE INDEX bank_statements_created_at_idx ON bank_statements USING btree (created_at);
CREATE INDEX bank_statements_unread_idx ON bank_statements USING btree (created_at) WHERE judged_at IS NULL;
CREATE INDEX bank_suggestions_claim_idx ON bank_suggestions USING btree (claim_id, entry_id);
CREATE INDEX blocked_claims_debtor_idx ON blocked_claims USING btree (debtor_id);
CREATE INDEX blocked_people_until_idx ON blocked_people USING btree (until);
CREATE INDEX case_drafts_expiry_idx ON case_drafts USING btree (expires_at);
CREATE INDEX case_drafts_open_idx ON case_drafts USING btree (customer_id, created_at, id) WHERE claim_id IS NULL;
CREATE INDEX case_imports_customer_idx ON case_imports USING btree (customer_id, created_at, id);
CREATE INDEX case_imports_expiry_idx ON case_imports USING btree (expires_at);
CREATE INDEX case_notes_author_idx ON case_notes USING btree (author_id);
CREATE INDEX case_notes_claim_idx ON case_notes USING btree (claim_id, created_at, id);
CREATE INDEX case_notes_created_idx ON case_notes USING btree (created_at);
CREATE INDEX case_notes_promised_idx ON case_notes USING btree (claim_id, promised_on) WHERE promised_on IS NOT NULL;
CREATE INDEX claim_activity_first_said_idx ON claim_activity_first USING btree (claim_id) WHERE said IS NOT NULL;
CREATE INDEX claim_activity_said_idx ON claim_activity USING btree (claim_id) WHERE said IS NOT NULL;
CREATE INDEX claim_batch_items_claim_idx ON claim_batch_items USING btree (claim_id);
CREATE INDEX claim_batches_expires_idx ON claim_batches USING btree (expires_at);
CREATE INDEX claim_batches_ordered_idx ON claim_batches USING btree (ordered_at DESC, id DESC);
CREATE INDEX claim_batches_orderer_idx ON claim_batches USING btree (ordered_by);
CREATE INDEX claim_batches_owner_idx ON claim_batches USING btree (operator_id) WHERE operator_id IS NOT NULL;
CREATE INDEX claim_batches_stopper_idx ON claim_batches USING btree (stopped_by) WHERE stopped_by IS NOT NULL;
CREATE INDEX claim_debts_all_barred_idx ON claim_debts USING btree (all_barred_on) WHERE case_status <> 'closed'::text AND blocked_reason IS NULL AND all_barred_on IS NOT NULL;
CREATE INDEX claim_debts_costs_open_idx ON claim_debts USING btree (id) WHERE filed_at IS NOT NULL AND case_status <> 'closed'::text AND paid_cents >= total_cents;
CREATE INDEX claim_debts_limitation_idx ON claim_debts USING btree (time_barred_on, id) WHERE case_status <> 'closed'::text AND time_barred_on IS NOT NULL;
CREATE INDEX claim_debts_outstanding_idx ON claim_debts USING btree (GREATEST(0::bigint, total_cents - paid_cents), id);
CREATE INDEX claim_debts_paid_idx ON claim_debts USING btree (organization_id, created_at DESC, id DESC) WHERE case_status = 'closed'::text AND total_cents > 0 AND paid_cents >= total_cents;
CREATE INDEX claim_debts_partial_idx ON claim_debts USING btree (organization_id, created_at DESC, id DESC) WHERE paid_cents > 0 AND NOT (case_status = 'closed'::text AND total_cents > 0 AND paid_cents >= total_cents);
CREATE INDEX claim_debts_total_idx ON claim_debts USING btree (total_cents, id);
CREATE INDEX claim_debts_undated_idx ON claim_debts USING btree (id) WHERE submission_state = 'accepted'::text AND case_status <> 'closed'::text AND time_barred_on IS NULL AND filed_at IS NULL AND paid_cents < total_cents;
CREATE INDEX claim_positions_blocked_idx ON claim_positions USING btree (blocked_reason, blocked_until) WHERE blocked_reason IS NOT NULL;
CREATE INDEX claim_positions_closed_idx ON claim_positions USING btree (stage_entered_at, id) WHERE collection_stage = 'closed'::text;
CREATE INDEX claim_positions_decision_idx ON claim_positions USING btree (organization_id, customer_id, stage_entered_at, id) WHERE collection_stage = 'dunning_action_recommended'::text;
CREATE INDEX claim_positions_desk_idx ON claim_positions USING btree (collection_stage, stage_entered_at, id) WHERE collection_stage = ANY (ARRAY['new'::text, 'installment_cancelled'::text, 'dunning_action_recommended'::text, 'dunning_action_filed'::text, 'exekutionsantrag_recommended'::text, 'manuelle_pruefung'::text]);
CREATE INDEX claim_positions_disputed_idx ON claim_positions USING btree (changed_at, id) WHERE case_status = 'disputed'::text;
CREATE INDEX claim_positions_due_idx ON claim_positions USING btree (organization_id, due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX claim_positions_held_idx ON claim_positions USING btree (id) WHERE is_held;
CREATE INDEX claim_positions_new_idx ON claim_positions USING btree (COALESCE(stuck_since, stage_entered_at), id) WHERE collection_stage = 'new'::text AND case_status = 'open'::text;
CREATE INDEX claim_positions_order_idx ON claim_positions USING btree (collection_stage, case_status, id);
CREATE INDEX claim_positions_place_idx ON claim_positions USING btree (organization_id, collection_stage, case_status, created_at DESC, id DESC);
CREATE INDEX claim_positions_plan_paid_idx ON claim_positions USING btree (id) WHERE collection_stage = 'installment_payment'::text AND case_status = 'open'::text AND due_at IS NULL AND timer_left_ms IS NULL;
CREATE INDEX claim_positions_stuck_idx ON claim_positions USING btree (stuck_at) WHERE stuck_at IS NOT NULL;
CREATE INDEX claim_positions_undecided_idx ON claim_positions USING btree (id) INCLUDE (organization_id) WHERE collection_stage = 'dunning_action_recommended'::text AND case_status = 'open'::text;
CREATE INDEX claim_positions_updated_idx ON claim_positions USING btree (organization_id, updated_at);
CREATE INDEX claim_search_customer_idx ON claim_search USING btree (organization_id, customer_id, debtor COLLATE "C", id) INCLUDE (case_status);
CREATE INDEX claim_search_words_idx ON claim_search USING btree (organization_id, customer_id);
CREATE INDEX claims_address_unknown_idx ON claims USING btree (id) WHERE address_unknown;
CREATE INDEX claims_created_at_idx ON claims USING btree (created_at DESC, id DESC);
CREATE INDEX claims_debtor_idx ON claims USING btree (organization_id, debtor_id, created_at DESC, id DESC);
CREATE INDEX claims_in_dispute_idx ON claims USING btree (id) WHERE case_status = 'disputed'::text;
CREATE INDEX claims_law_in_use_idx ON claims USING btree (governing_law) WHERE case_status <> 'closed'::text;
CREATE INDEX claims_of_customer_idx ON claims USING btree (organization_id, customer_id, created_at DESC, id DESC);
CREATE INDEX claims_organization_created_at_idx ON claims USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX claims_owner_idx ON claims USING btree (owner_id, created_at DESC, id DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX claims_partner_reference_idx ON claims USING btree (organization_id, partner_reference) WHERE partner_reference IS NOT NULL;
CREATE INDEX claims_resolved_idx ON claims USING btree (organization_id, created_at DESC, id DESC) WHERE closure_reason = ANY (ARRAY['paid'::text, 'installment_plan'::text]);
CREATE INDEX claims_search_idx ON claims USING gin (search_reference gin_trgm_ops);
CREATE INDEX closed_bank_accounts_by_idx ON closed_bank_accounts USING btree (closed_by);
CREATE INDEX closed_bank_accounts_organization_idx ON closed_bank_accounts USING btree (organization_id);
CREATE INDEX colleague_invitations_customer_idx ON colleague_invitations USING btree (organization_id, customer_id);
CREATE INDEX colleague_invitations_expires_at_idx ON colleague_invitations USING btree (expires_at);
CREATE UNIQUE INDEX colleague_invitations_open_key ON colleague_invitations USING btree (customer_id, lower(email)) WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX contact_changes_claim_idx ON contact_changes USING btree (claim_id, made_at);
CREATE INDEX contact_changes_made_idx ON contact_changes USING btree (made_at);
CREATE INDEX court_fee_invoices_claim_idx ON court_fee_invoices USING btree (claim_id);
CREATE INDEX court_fee_invoices_created_at_idx ON court_fee_invoices USING btree (created_at DESC, id DESC);
CREATE INDEX court_fee_invoices_customer_idx ON court_fee_invoices USING btree (customer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX court_fee_invoices_first_key ON court_fee_invoices USING btree (claim_id) WHERE kind = 'invoice'::text AND replaces IS NULL;
CREATE INDEX court_fee_invoices_mail_idx ON court_fee_invoices USING btree (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX court_filings_claim_idx ON court_filings USING btree (claim_id);
CREATE UNIQUE INDEX court_filings_standing_key ON court_filings USING btree (claim_id) WHERE reversed_at IS NULL;
CREATE INDEX court_messages_claim_idx ON court_messages USING btree (claim_id, recorded_at DESC, id DESC);
CREATE INDEX court_messages_filing_idx ON court_messages USING btree (filing_id);
CREATE INDEX court_titles_claim_idx ON court_titles USING btree (claim_id);
CREATE UNIQUE INDEX court_titles_standing_key ON court_titles USING btree (claim_id) WHERE reversed_at IS NULL;
CREATE INDEX creditor_digests_customer_idx ON creditor_digests USING btree (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX creditor_digests_person_idx ON creditor_digests USING btree (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX creditor_memberships_customer_idx ON creditor_memberships USING btree (organization_id, customer_id);
CREATE INDEX creditor_password_resets_expires_at_idx ON creditor_password_resets USING btree (expires_at);
CREATE UNIQUE INDEX creditor_people_email_key ON creditor_people USING btree (lower(email));
CREATE INDEX creditor_people_person_idx ON creditor_people USING gin (people_search(name, email) gin_trgm_ops);
CREATE INDEX creditor_questions_answered_idx ON creditor_questions USING btree (answered_at, claim_id) WHERE answered_at IS NOT NULL;
CREATE INDEX creditor_questions_claim_idx ON creditor_questions USING btree (claim_id, asked_at, id);
CREATE INDEX creditor_questions_open_idx ON creditor_questions USING btree (organization_id, asked_at, claim_id) WHERE answered_at IS NULL;
CREATE INDEX creditor_sessions_expires_at_idx ON creditor_sessions USING btree (expires_at);
CREATE INDEX creditor_sessions_person_idx ON creditor_sessions USING btree (person_id, customer_id);
CREATE INDEX customer_changes_customer_idx ON customer_changes USING btree (customer_id, made_at DESC, id DESC);
CREATE INDEX customer_changes_person_idx ON customer_changes USING btree (person_id, made_at DESC) WHERE person_id IS NOT NULL;
CREATE INDEX customers_organization_created_at_idx ON customers USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX customers_partner_created_at_idx ON customers USING btree (partner_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX customers_partner_reference_key ON customers USING btree (partner_id, partner_client_reference) WHERE partner_client_reference IS NOT NULL;
CREATE UNIQUE INDEX customers_partner_uid_key ON customers USING btree (partner_id, uid) WHERE uid IS NOT NULL;
CREATE INDEX customers_payout_pending_idx ON customers USING btree (payout_iban_entered_at, id) WHERE payout_iban_pending IS NOT NULL;
CREATE INDEX customers_person_idx ON customers USING gin (customer_search(search_name, email, phone, address, payout_iban) gin_trgm_ops);
CREATE INDEX customers_search_idx ON customers USING gin (search_name gin_trgm_ops);
CREATE INDEX debtor_access_codes_claim_idx ON debtor_access_codes USING btree (claim_id);
CREATE UNIQUE INDEX debtor_access_codes_printed_key ON debtor_access_codes USING btree (claim_id) WHERE returned_at IS NULL;
CREATE INDEX debtor_joins_person_idx ON debtor_joins USING btree (person_id);
CREATE INDEX debtor_messages_claim_idx ON debtor_messages USING btree (claim_id, created_at, id);
CREATE UNIQUE INDEX debtor_messages_dispute_key ON debtor_messages USING btree (claim_id) WHERE kind = 'dispute'::text;
CREATE INDEX debtor_messages_open_idx ON debtor_messages USING btree (claim_id) WHERE kind <> 'answer'::text AND answered_at IS NULL;
CREATE INDEX debtor_sessions_claim_idx ON debtor_sessions USING btree (claim_id);
CREATE INDEX debtor_sessions_used_at_idx ON debtor_sessions USING btree (used_at);
CREATE INDEX debtors_country_idx ON debtors USING btree (country);
CREATE INDEX debtors_customer_idx ON debtors USING btree (organization_id, customer_id);
CREATE INDEX debtors_iban_idx ON debtors USING btree (iban) WHERE iban IS NOT NULL;
CREATE INDEX debtors_name_idx ON debtors USING btree (search_name COLLATE "C", id);
CREATE INDEX debtors_name_words_idx ON debtors USING gin (name_words(search_name));
CREATE INDEX debtors_person_idx ON debtors USING gin (debtor_search(search_name, addresses, communication_channels, iban, representative, legal_representatives) gin_trgm_ops);
CREATE INDEX debtors_register_idx ON debtors USING btree (lower(replace(company ->> 'firmenbuchnummer'::text, ' '::text, ''::text))) WHERE (company ->> 'firmenbuchnummer'::text) IS NOT NULL;
CREATE INDEX debtors_restricted_idx ON debtors USING btree (restricted_at, id) WHERE restricted_at IS NOT NULL;
CREATE INDEX debtors_search_idx ON debtors USING gin (search_name gin_trgm_ops);
CREATE INDEX debtors_text_idx ON debtors USING gin (search_text gin_trgm_ops);
CREATE INDEX documents_claim_idx ON documents USING btree (claim_id, created_at DESC, id DESC);
CREATE INDEX documents_message_idx ON documents USING btree (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX documents_note_idx ON documents USING btree (note_id) WHERE note_id IS NOT NULL;
CREATE INDEX documents_question_idx ON documents USING btree (question_id) WHERE question_id IS NOT NULL;
CREATE INDEX erasures_at_idx ON erasures USING btree (at DESC, id DESC);
CREATE INDEX erasures_subject_idx ON erasures USING btree (subject_id, at DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX events_claim_idx ON events USING btree (claim_id, seq);
CREATE INDEX events_first_claim_idx ON events_first USING btree (claim_id, seq);
CREATE INDEX events_first_organization_order_idx ON events_first USING btree (organization_id, xact, seq);
CREATE INDEX events_first_seq_idx ON events_first USING btree (seq);
CREATE INDEX events_organization_order_idx ON events USING btree (organization_id, xact, seq);
CREATE INDEX events_seq_idx ON events USING btree (seq);
CREATE INDEX feed_activity_claim_idx ON feed_activity USING btree (claim_id);
CREATE INDEX feed_activity_organization_order_idx ON feed_activity USING btree (organization_id, xact, seq);
CREATE INDEX fees_claim_idx ON fees USING btree (claim_id, created_at, id);
CREATE INDEX fees_customer_idx ON fees USING btree (customer_id, created_at, id) INCLUDE (amount_cents) WHERE customer_id IS NOT NULL;
CREATE UNIQUE INDEX fees_filing_key ON fees USING btree (filing_id) WHERE reverses IS NULL AND filing_id IS NOT NULL;
CREATE INDEX fees_payment_idx ON fees USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX fees_reverses_key ON fees USING btree (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING btree (created_at);
CREATE INDEX installment_plans_claim_idx ON installment_plans USING btree (claim_id);
CREATE UNIQUE INDEX installment_plans_claim_key ON installment_plans USING btree (claim_id) WHERE status <> 'replaced'::text;
CREATE INDEX installment_plans_order_idx ON installment_plans USING btree (next_due_date, id) INCLUDE (status, closure_reason, organization_id, claim_id);
CREATE INDEX installment_plans_portal_idx ON installment_plans USING btree (created_at) WHERE agreed_via = 'debtor_portal'::text;
CREATE INDEX invoice_credits_invoice_idx ON invoice_credits USING btree (invoice_id);
CREATE INDEX invoice_doubles_twin_idx ON invoice_doubles USING btree (twin_id);
CREATE INDEX invoice_fields_needs_check_idx ON invoice_fields USING btree (invoice_id) WHERE needs_check;
CREATE INDEX invoice_files_hash_idx ON invoice_files USING btree (organization_id, sha256);
CREATE INDEX invoices_claim_idx ON invoices USING btree (claim_id, created_at, id);
CREATE INDEX invoices_digits_idx ON invoices USING btree (organization_id, number_digits(invoice_number)) WHERE invoice_number IS NOT NULL;
CREATE INDEX invoices_double_key_idx ON invoices USING btree (double_key) WHERE double_key IS NOT NULL;
CREATE INDEX invoices_doubled_idx ON invoices USING btree (claim_id) WHERE doubled_at IS NOT NULL;
CREATE INDEX invoices_gross_idx ON invoices USING btree (gross_cents) WHERE gross_cents IS NOT NULL;
CREATE INDEX invoices_search_idx ON invoices USING gin (search_number gin_trgm_ops);
CREATE INDEX invoices_to_check_organization_idx ON invoices_to_check USING btree (organization_id, since, invoice_id);
CREATE INDEX invoices_to_check_since_idx ON invoices_to_check USING btree (since, invoice_id);
CREATE INDEX jobs_due_idx ON jobs USING btree (hand, run_at, seq) WHERE failed_at IS NULL;
CREATE INDEX jobs_failed_idx ON jobs USING btree (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX jobs_lane_idx ON jobs USING btree (hand, name, lane, run_at, seq) WHERE failed_at IS NULL;
CREATE UNIQUE INDEX jobs_recurring_key ON jobs USING btree (name) WHERE every_s IS NOT NULL;
CREATE INDEX lawsuit_decision_links_claim_idx ON lawsuit_decision_links USING btree (claim_id, created_at);
CREATE INDEX lawsuit_decisions_decided_idx ON lawsuit_decisions USING btree (decided_at);
CREATE INDEX lawsuit_decisions_kind_idx ON lawsuit_decisions USING btree (decision, claim_id) INCLUDE (decided_at);
CREATE INDEX ledger_exports_organization_idx ON ledger_exports USING btree (organization_id, created_at DESC);
CREATE INDEX ledger_lines_balance_idx ON ledger_lines USING btree (organization_id, account, date) INCLUDE (amount_cents, customer_id, bank_account_id);
CREATE INDEX ledger_lines_customer_idx ON ledger_lines USING btree (customer_id, transaction_id) WHERE customer_id IS NOT NULL;
CREATE INDEX ledger_transactions_entry_idx ON ledger_transactions USING btree (entry_id) WHERE entry_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_transactions_executed_key ON ledger_transactions USING btree (run_item_id) WHERE kind = 'executed'::text;
CREATE INDEX ledger_transactions_journal_idx ON ledger_transactions USING btree (organization_id, date, number);
CREATE INDEX ledger_transactions_opening_part_idx ON ledger_transactions USING btree (opening_part_id) WHERE opening_part_id IS NOT NULL;
CREATE INDEX ledger_transactions_payment_idx ON ledger_transactions USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_transactions_receipt_key ON ledger_transactions USING btree (entry_id) WHERE kind = 'receipt'::text;
CREATE UNIQUE INDEX ledger_transactions_released_key ON ledger_transactions USING btree (run_item_id) WHERE kind = 'released'::text;
CREATE UNIQUE INDEX ledger_transactions_settlement_key ON ledger_transactions USING btree (settlement_id) WHERE kind = 'settlement'::text;
CREATE INDEX legal_row_confirmations_operator_idx ON legal_row_confirmations USING btree (operator_id);
CREATE INDEX legal_table_versions_name_idx ON legal_table_versions USING btree (name, version DESC);
CREATE INDEX legal_table_versions_operator_idx ON legal_table_versions USING btree (operator_id);
CREATE INDEX legal_table_versions_restores_idx ON legal_table_versions USING btree (restores) WHERE restores IS NOT NULL;
CREATE UNIQUE INDEX letters_claim_id_move_number_key ON letters USING btree (claim_id, move_number) WHERE status <> 'void'::text;
CREATE INDEX letters_claim_idx ON letters USING btree (claim_id);
CREATE INDEX letters_created_at_idx ON letters USING btree (created_at DESC, id DESC);
CREATE INDEX letters_handed_over_idx ON letters USING btree (handed_over_at) WHERE status = 'outbox'::text AND handed_over_at IS NOT NULL;
CREATE INDEX letters_kind_idx ON letters USING btree (kind, created_at DESC, id DESC);
CREATE INDEX letters_mail_id_idx ON letters USING btree (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX letters_organization_idx ON letters USING btree (organization_id, kind, created_at DESC, id DESC);
CREATE INDEX letters_print_run_idx ON letters USING btree (print_run_id) WHERE print_run_id IS NOT NULL;
CREATE INDEX letters_status_idx ON letters USING btree (status, created_at DESC, id DESC);
CREATE INDEX letters_to_print_idx ON letters USING btree (organization_id, print_run_id, created_at) INCLUDE (claim_id) WHERE status = 'outbox'::text AND handed_over_at IS NULL;
CREATE INDEX letters_total_idx ON letters USING btree (total_cents);
CREATE INDEX login_challenges_expires_at_idx ON login_challenges USING btree (expires_at);
CREATE INDEX login_failures_last_failed_at_idx ON login_failures USING btree (last_failed_at);
CREATE INDEX login_passkeys_operator_idx ON login_passkeys USING btree (operator_id);
CREATE INDEX login_passkeys_person_idx ON login_passkeys USING btree (person_id);
CREATE INDEX login_recovery_codes_operator_idx ON login_recovery_codes USING btree (operator_id);
CREATE INDEX login_recovery_codes_person_idx ON login_recovery_codes USING btree (person_id);
CREATE INDEX mails_claim_idx ON mails USING btree (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX mails_created_at_idx ON mails USING btree (created_at DESC, id DESC);
CREATE INDEX mails_first_claim_idx ON mails_first USING btree (claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX mails_first_created_at_idx ON mails_first USING btree (created_at DESC, id DESC);
CREATE INDEX mails_first_sealed_idx ON mails_first USING btree (sealed_at) WHERE sealed_text IS NOT NULL OR secret_text IS NOT NULL;
CREATE INDEX mails_first_search_idx ON mails_first USING gin (lower((recipient || ' '::text) || subject) gin_trgm_ops);
CREATE INDEX mails_first_waiting_idx ON mails_first USING btree (status, created_at) WHERE status = ANY (ARRAY['queued'::text, 'failed'::text]);
CREATE INDEX mails_sealed_idx ON mails USING btree (sealed_at) WHERE sealed_text IS NOT NULL OR secret_text IS NOT NULL;
CREATE INDEX mails_search_idx ON mails USING gin (lower((recipient || ' '::text) || subject) gin_trgm_ops);
CREATE INDEX mails_waiting_idx ON mails USING btree (status, created_at) WHERE status = ANY (ARRAY['queued'::text, 'failed'::text]);
CREATE INDEX note_mentions_operator_idx ON note_mentions USING btree (operator_id);
CREATE INDEX notice_marks_told_idx ON notice_marks USING btree (told_at);
CREATE INDEX opening_parts_account_idx ON opening_parts USING btree (account_id, created_at);
CREATE INDEX opening_parts_customer_idx ON opening_parts USING btree (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX operator_sessions_expires_at_idx ON operator_sessions USING btree (expires_at);
CREATE INDEX operator_sessions_operator_id_idx ON operator_sessions USING btree (operator_id);
CREATE UNIQUE INDEX operators_email_key ON operators USING btree (lower(email));
CREATE INDEX organizations_created_at_idx ON organizations USING btree (created_at DESC, id DESC);
CREATE INDEX partners_created_at_idx ON partners USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX payment_orders_source_key ON payment_orders USING btree (kind, source_id) WHERE withdrawn_at IS NULL;
CREATE INDEX payment_orders_waiting_idx ON payment_orders USING btree (organization_id, created_at) WHERE withdrawn_at IS NULL;
CREATE INDEX payment_promises_made_idx ON payment_promises USING btree (made_at);
CREATE INDEX payment_reports_claim_idx ON payment_reports USING btree (claim_id, reported_at, id);
CREATE INDEX payment_reports_open_idx ON payment_reports USING btree (reported_at, claim_id) WHERE state = 'reported'::text;
CREATE INDEX payment_run_items_executed_idx ON payment_run_items USING btree (executed_by_entry) WHERE executed_by_entry IS NOT NULL;
CREATE UNIQUE INDEX payment_run_items_order_key ON payment_run_items USING btree (order_id) WHERE withdrawn_at IS NULL AND returned_at IS NULL;
CREATE INDEX payment_run_items_orders_idx ON payment_run_items USING btree (order_id);
CREATE INDEX payment_run_items_returned_idx ON payment_run_items USING btree (returned_by_entry) WHERE returned_by_entry IS NOT NULL;
CREATE INDEX payment_runs_account_idx ON payment_runs USING btree (account_id, created_at DESC);
CREATE INDEX payments_claim_idx ON payments USING btree (claim_id, created_at, id);
CREATE INDEX payments_date_idx ON payments USING btree (payment_date DESC, id DESC);
CREATE INDEX payments_iban_idx ON payments USING btree (iban) WHERE iban IS NOT NULL;
CREATE INDEX payments_reversed_at_idx ON payments USING btree (reversed_at) WHERE reversed_at IS NOT NULL;
CREATE INDEX payments_sums_idx ON payments USING btree (claim_id) INCLUDE (payment_date, amount_cents, reversed_at);
CREATE INDEX payouts_created_at_idx ON payouts USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX payouts_partner_month_key ON payouts USING btree (partner_id, month) WHERE cancels IS NULL AND cancelled_at IS NULL;
CREATE INDEX plan_agreements_claim_idx ON plan_agreements USING btree (claim_id);
CREATE INDEX print_runs_ended_by_idx ON print_runs USING btree (ended_by) WHERE ended_by IS NOT NULL;
CREATE INDEX print_runs_made_at_idx ON print_runs USING btree (made_at DESC, id DESC);
CREATE INDEX print_runs_made_by_idx ON print_runs USING btree (made_by);
CREATE INDEX privacy_recipients_request_idx ON privacy_recipients USING btree (request_id, id);
CREATE INDEX privacy_request_steps_request_idx ON privacy_request_steps USING btree (request_id, seq);
CREATE INDEX privacy_request_subjects_subject_idx ON privacy_request_subjects USING btree (subject_id, kind);
CREATE INDEX privacy_request_subjects_waiting_idx ON privacy_request_subjects USING btree (waits_since) WHERE waits_since IS NOT NULL;
CREATE INDEX privacy_requests_closed_idx ON privacy_requests USING btree (closed_at, id) WHERE closed_at IS NOT NULL;
CREATE INDEX privacy_requests_open_idx ON privacy_requests USING btree (due_on, id) WHERE state = ANY (ARRAY['open'::text, 'extended'::text]);
CREATE INDEX privacy_requests_received_idx ON privacy_requests USING btree (received_on DESC, id DESC);
CREATE INDEX rate_limit_hours_hour_idx ON rate_limit_hours USING btree (hour);
CREATE INDEX revenue_shares_approved_idx ON revenue_shares USING btree (partner_id, created_at DESC, id DESC) WHERE status = 'approved'::text;
CREATE INDEX revenue_shares_created_at_idx ON revenue_shares USING btree (created_at DESC, id DESC);
CREATE INDEX revenue_shares_open_idx ON revenue_shares USING btree (partner_id, created_at) WHERE payout_id IS NULL;
CREATE INDEX revenue_shares_paid_out_idx ON revenue_shares USING btree (partner_id, created_at DESC, id DESC) WHERE status = 'paid_out'::text;
CREATE INDEX revenue_shares_partner_idx ON revenue_shares USING btree (partner_id, created_at DESC, id DESC);
CREATE INDEX revenue_shares_payout_idx ON revenue_shares USING btree (payout_id) WHERE payout_id IS NOT NULL;
CREATE UNIQUE INDEX revenue_shares_reverses_key ON revenue_shares USING btree (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX revenue_shares_status_idx ON revenue_shares USING btree (status, created_at DESC, id DESC);
CREATE INDEX row_counts_day_idx ON row_counts USING btree (subject, day) WHERE day IS NOT NULL;
CREATE INDEX saved_views_maker_idx ON saved_views USING btree (maker_id, page);
CREATE INDEX saved_views_shared_idx ON saved_views USING btree (page) WHERE shared;
CREATE INDEX settlements_customer_idx ON settlements USING btree (customer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX settlements_first_key ON settlements USING btree (customer_id) WHERE follows IS NULL;
CREATE INDEX settlements_organization_idx ON settlements USING btree (organization_id, created_at DESC, id DESC);
CREATE INDEX tasks_claim_idx ON tasks USING btree (claim_id, due_on, id);
CREATE INDEX tasks_done_idx ON tasks USING btree (done_at DESC, id DESC) WHERE done_at IS NOT NULL;
CREATE INDEX tasks_due_idx ON tasks USING btree (due_on, id) WHERE done_at IS NULL;
CREATE INDEX tasks_note_idx ON tasks USING btree (note_id) WHERE note_id IS NOT NULL;
CREATE INDEX tasks_owner_idx ON tasks USING btree (owner_id, due_on) WHERE done_at IS NULL;
CREATE INDEX told_decisions_document_idx ON told_decisions USING btree (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX webhook_deliveries_claim_idx ON webhook_deliveries USING btree (claim_id, seq) WHERE status = 'pending'::text;
CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries USING brin (created_at);
CREATE INDEX webhook_deliveries_epoch_idx ON webhook_deliveries USING btree (webhook_id, epoch, is_retry, next_at, seq) WHERE status = 'pending'::text;
CREATE INDEX webhook_deliveries_failed_idx ON webhook_deliveries USING btree (created_at) WHERE status = 'failed'::text;
CREATE INDEX webhook_deliveries_first_claim_idx ON webhook_deliveries_first USING btree (claim_id, seq) WHERE status = 'pending'::text;
CREATE INDEX webhook_deliveries_first_created_at_idx ON webhook_deliveries_first USING brin (created_at);
CREATE INDEX webhook_deliveries_first_epoch_idx ON webhook_deliveries_first USING btree (webhook_id, epoch, is_retry, next_at, seq) WHERE status = 'pending'::text;
CREATE INDEX webhook_deliveries_first_failed_idx ON webhook_deliveries_first USING btree (created_at) WHERE status = 'failed'::text;
CREATE INDEX webhook_deliveries_first_id_idx ON webhook_deliveries_first USING btree (id);
CREATE INDEX webhook_deliveries_first_log_idx ON webhook_deliveries_first USING btree (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_id_idx ON webhook_deliveries USING btree (id);
CREATE INDEX webhook_deliveries_log_idx ON webhook_deliveries USING btree (webhook_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX webhooks_partner_key ON webhooks USING btree (partner_id) WHERE deleted_at IS NULL;
CREATE INDEX withdrawals_claim_idx ON withdrawals USING btree (claim_id, requested_at, id);
CREATE UNIQUE INDEX withdrawals_open_key ON withdrawals USING btree (claim_id) WHERE state = 'requested'::text;
CREATE INDEX withdrawals_waiting_idx ON withdrawals USING btree (requested_at, claim_id) WHERE state = 'requested'::text;
alter table jobs add constraint jobs_traceparent_check CHECK ((traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'::text)) NOT VALID;
insert into backfills (name, place, rows_changed, enrolled_at, moved_at, finished_at) overriding system value values
  ('0190_claim_positions', '', '0', wall_now(), wall_now(), wall_now()),
  ('0232_plans_in_order', '', '0', wall_now(), wall_now(), wall_now()),
  ('0238_invoices_to_check', '', '0', wall_now(), wall_now(), wall_now()),
  ('0257_doubles', '', '0', wall_now(), wall_now(), wall_now()),
  ('0275_copies_in_order', '', '0', wall_now(), wall_now(), wall_now());
insert into feed_runs (number, mark, epoch, server_started_at, database_oid, table_oid, last_xact, last_seq) overriding system value values
  ('0', new_feed_mark(), '0', '-infinity', '0', '0', NULL, NULL);
insert into retention_progress (only_row, done_until) overriding system value values
  ('true', '1970-01-01 00:00:00+00');
insert into row_count_sources (source, whole_since, compared_at, wrong, wrong_at) overriding system value values
  ('bank_entries', wall_now(), NULL, '0', NULL),
  ('claims', wall_now(), NULL, '0', NULL),
  ('decisions', wall_now(), NULL, '0', NULL),
  ('deliveries', wall_now(), NULL, '0', NULL),
  ('journal', wall_now(), NULL, '0', NULL),
  ('letters', wall_now(), NULL, '0', NULL),
  ('mails', wall_now(), NULL, '0', NULL),
  ('payments', wall_now(), NULL, '0', NULL),
  ('recovered', wall_now(), NULL, '0', NULL),
  ('reversals', wall_now(), NULL, '0', NULL),
  ('shares', wall_now(), NULL, '0', NULL);
insert into row_count_subjects (subject, source, by_owner, by_day) overriding system value values
  ('bank_entries', 'bank_entries', 'true', 'false'),
  ('claims', 'claims', 'true', 'false'),
  ('claims_by_day', 'claims', 'false', 'true'),
  ('claims_by_partner_and_day', 'claims', 'true', 'true'),
  ('decisions', 'decisions', 'true', 'false'),
  ('deliveries', 'deliveries', 'true', 'false'),
  ('deliveries_by_day', 'deliveries', 'true', 'true'),
  ('journal', 'journal', 'false', 'false'),
  ('letters', 'letters', 'false', 'false'),
  ('mails', 'mails', 'false', 'false'),
  ('payments', 'payments', 'true', 'false'),
  ('payments_by_day', 'payments', 'false', 'true'),
  ('payments_by_partner_and_day', 'payments', 'true', 'true'),
  ('recovered_by_month', 'recovered', 'false', 'true'),
  ('recovered_by_partner_and_month', 'recovered', 'true', 'true'),
  ('reversals_by_day', 'reversals', 'false', 'true'),
  ('reversals_by_partner_and_day', 'reversals', 'true', 'true'),
  ('shares', 'shares', 'true', 'false'),
  ('shares_by_month', 'shares', 'true', 'true');
insert into sandbox_clock (only_row, offset_ms, advance_id, advance_until) overriding system value values
  ('true', '0', NULL, NULL);
CREATE TRIGGER account_entries_counter BEFORE INSERT ON account_entries FOR EACH ROW WHEN (new.reverses IS NOT NULL) EXECUTE FUNCTION check_counter_entry();
CREATE CONSTRAINT TRIGGER account_entries_credit_check AFTER INSERT ON account_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.counts_as = 'credit_note'::text) EXECUTE FUNCTION check_credit();
CREATE TRIGGER account_entries_credited_double AFTER INSERT ON account_entries FOR EACH ROW WHEN (new.counts_as = 'credit_note'::text) EXECUTE FUNCTION mark_doubles_of_credit();
CREATE TRIGGER account_entries_keep BEFORE UPDATE ON account_entries FOR EACH ROW EXECUTE FUNCTION keep_entries();
CREATE TRIGGER account_entries_keep_all BEFORE TRUNCATE ON account_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_entries();
CREATE TRIGGER account_entries_keep_rows BEFORE DELETE ON account_entries FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_entries();
CREATE CONSTRAINT TRIGGER account_entries_sums_check AFTER INSERT ON account_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.counts_as = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'payment'::text])) EXECUTE FUNCTION check_sums_of_entry();
CREATE TRIGGER audit_anchors_keep BEFORE DELETE OR UPDATE ON audit_anchors FOR EACH ROW EXECUTE FUNCTION keep_audit_anchor();
CREATE TRIGGER audit_anchors_keep_all BEFORE TRUNCATE ON audit_anchors FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_anchor();
CREATE CONSTRAINT TRIGGER audit_entries_chain AFTER INSERT ON audit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit();
CREATE TRIGGER audit_entries_keep BEFORE INSERT OR DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION keep_audit();
CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
CREATE TRIGGER bank_account_changes_keep BEFORE UPDATE ON bank_account_changes FOR EACH ROW EXECUTE FUNCTION keep_account_change();
CREATE CONSTRAINT TRIGGER bank_accounts_agreed AFTER UPDATE OF iban, bic ON bank_accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bank_account();
CREATE TRIGGER bank_accounts_keep BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION keep_bank_account();
CREATE TRIGGER bank_accounts_keep_used BEFORE DELETE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION keep_used_account();
CREATE TRIGGER bank_differences_keep BEFORE UPDATE ON bank_differences FOR EACH ROW EXECUTE FUNCTION keep_bank_difference();
CREATE TRIGGER bank_entries_count_change AFTER UPDATE ON bank_entries FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.account_id IS DISTINCT FROM new.account_id OR old.organization_id IS DISTINCT FROM new.organization_id) EXECUTE FUNCTION count_changed_bank_entry();
CREATE TRIGGER bank_entries_count_gone AFTER DELETE ON bank_entries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_bank_entries();
CREATE TRIGGER bank_entries_count_new AFTER INSERT ON bank_entries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_bank_entries();
CREATE TRIGGER bank_entries_keep BEFORE UPDATE ON bank_entries FOR EACH ROW EXECUTE FUNCTION keep_bank_entry();
CREATE TRIGGER case_draft_invoices_storage AFTER INSERT OR DELETE OR UPDATE OF organization_id, blob_key, file_size ON case_draft_invoices FOR EACH ROW EXECUTE FUNCTION note_file();
CREATE TRIGGER claim_activity_chain BEFORE INSERT ON claim_activity FOR EACH ROW EXECUTE FUNCTION chain_activity();
CREATE TRIGGER claim_activity_keep BEFORE UPDATE ON claim_activity FOR EACH ROW EXECUTE FUNCTION keep_activity();
CREATE TRIGGER claim_activity_keep_all BEFORE TRUNCATE ON claim_activity FOR EACH STATEMENT EXECUTE FUNCTION keep_activity();
CREATE TRIGGER claim_activity_keep_rows BEFORE DELETE ON claim_activity FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_activity();
CREATE TRIGGER claim_activity_keep_all BEFORE TRUNCATE ON claim_activity_first FOR EACH STATEMENT EXECUTE FUNCTION keep_activity();
CREATE TRIGGER claim_debts_placed BEFORE INSERT OR UPDATE ON claim_debts FOR EACH ROW WHEN (new.created_at IS NULL) EXECUTE FUNCTION place_claim_debt();
CREATE TRIGGER claim_positions_placed BEFORE INSERT OR UPDATE ON claim_positions FOR EACH ROW WHEN (new.created_at IS NULL) EXECUTE FUNCTION place_claim_position();
CREATE TRIGGER claims_block_changed AFTER UPDATE OF blocked_reason ON claims FOR EACH ROW WHEN ((old.blocked_reason IS NULL) <> (new.blocked_reason IS NULL)) EXECUTE FUNCTION tell_block();
CREATE TRIGGER claims_blocked_at_first AFTER INSERT ON claims FOR EACH ROW WHEN (new.blocked_reason IS NOT NULL) EXECUTE FUNCTION tell_block();
CREATE TRIGGER claims_checks_change AFTER UPDATE ON claims FOR EACH ROW WHEN ((old.case_status = 'closed'::text) IS DISTINCT FROM (new.case_status = 'closed'::text)) EXECUTE FUNCTION keep_checks_of_claim();
CREATE TRIGGER claims_copies_date AFTER UPDATE OF created_at ON claims FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION date_claim_copies();
CREATE TRIGGER claims_copies_new AFTER INSERT ON claims FOR EACH ROW EXECUTE FUNCTION enter_claim_copies();
CREATE TRIGGER claims_count_change AFTER UPDATE ON claims FOR EACH ROW WHEN (old.collection_stage IS DISTINCT FROM new.collection_stage OR old.case_status IS DISTINCT FROM new.case_status OR old.total_cents IS DISTINCT FROM new.total_cents OR old.paid_cents IS DISTINCT FROM new.paid_cents OR old.customer_id IS DISTINCT FROM new.customer_id OR old.created_at IS DISTINCT FROM new.created_at OR old.organization_id IS DISTINCT FROM new.organization_id) EXECUTE FUNCTION count_changed_claim();
CREATE TRIGGER claims_count_gone AFTER DELETE ON claims REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
CREATE TRIGGER claims_count_new AFTER INSERT ON claims REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
CREATE TRIGGER claims_count_recovered AFTER UPDATE ON claims FOR EACH ROW WHEN (old.total_cents IS DISTINCT FROM new.total_cents OR old.created_at IS DISTINCT FROM new.created_at OR old.customer_id IS DISTINCT FROM new.customer_id OR old.organization_id IS DISTINCT FROM new.organization_id) EXECUTE FUNCTION count_recovered_claim();
CREATE TRIGGER claims_count_undecided AFTER UPDATE ON claims FOR EACH ROW WHEN ((old.collection_stage = 'dunning_action_recommended'::text OR new.collection_stage = 'dunning_action_recommended'::text) AND (old.collection_stage IS DISTINCT FROM new.collection_stage OR old.total_cents IS DISTINCT FROM new.total_cents OR old.customer_id IS DISTINCT FROM new.customer_id OR old.debtor_id IS DISTINCT FROM new.debtor_id OR old.organization_id IS DISTINCT FROM new.organization_id)) EXECUTE FUNCTION count_undecided_claim();
CREATE TRIGGER claims_count_undecided_gone AFTER DELETE ON claims FOR EACH ROW WHEN (old.collection_stage = 'dunning_action_recommended'::text) EXECUTE FUNCTION count_undecided_claim();
CREATE TRIGGER claims_count_undecided_new AFTER INSERT ON claims FOR EACH ROW WHEN (new.collection_stage = 'dunning_action_recommended'::text) EXECUTE FUNCTION count_undecided_claim();
CREATE TRIGGER claims_debt_change AFTER UPDATE ON claims FOR EACH ROW WHEN (old.submission_state IS DISTINCT FROM new.submission_state OR old.case_status IS DISTINCT FROM new.case_status OR old.total_cents IS DISTINCT FROM new.total_cents OR old.paid_cents IS DISTINCT FROM new.paid_cents OR old.time_barred_on IS DISTINCT FROM new.time_barred_on OR old.all_barred_on IS DISTINCT FROM new.all_barred_on OR old.blocked_reason IS DISTINCT FROM new.blocked_reason OR old.filed_at IS DISTINCT FROM new.filed_at) EXECUTE FUNCTION change_claim_debt();
CREATE TRIGGER claims_double_keys AFTER UPDATE OF customer_id ON claims FOR EACH ROW WHEN (old.customer_id IS DISTINCT FROM new.customer_id) EXECUTE FUNCTION change_double_keys();
CREATE TRIGGER claims_erased AFTER UPDATE ON claims FOR EACH ROW WHEN (old.case_status = 'closed'::text AND new.case_status <> 'closed'::text) EXECUTE FUNCTION keep_erased_closed();
CREATE CONSTRAINT TRIGGER claims_first_sums_check AFTER INSERT ON claims DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.total_cents <> 0 OR new.paid_cents <> 0) EXECUTE FUNCTION check_sums_of_claim();
CREATE TRIGGER claims_place_plans AFTER UPDATE ON claims FOR EACH ROW WHEN (old.paid_cents IS DISTINCT FROM new.paid_cents OR old.closure_reason IS DISTINCT FROM new.closure_reason) EXECUTE FUNCTION place_plans_of_claim();
CREATE TRIGGER claims_position_change AFTER UPDATE ON claims FOR EACH ROW WHEN (old.customer_id IS DISTINCT FROM new.customer_id OR old.case_status IS DISTINCT FROM new.case_status OR old.collection_stage IS DISTINCT FROM new.collection_stage OR old.stage_entered_at IS DISTINCT FROM new.stage_entered_at OR old.due_at IS DISTINCT FROM new.due_at OR old.timer_left_ms IS DISTINCT FROM new.timer_left_ms OR old.is_held IS DISTINCT FROM new.is_held OR old.blocked_reason IS DISTINCT FROM new.blocked_reason OR old.blocked_until IS DISTINCT FROM new.blocked_until OR old.stuck_reason IS DISTINCT FROM new.stuck_reason OR old.stuck_at IS DISTINCT FROM new.stuck_at OR old.stuck_since IS DISTINCT FROM new.stuck_since OR old.changed_at IS DISTINCT FROM new.changed_at OR old.updated_at IS DISTINCT FROM new.updated_at) EXECUTE FUNCTION move_claim_position();
CREATE TRIGGER claims_search_change AFTER UPDATE ON claims FOR EACH ROW WHEN (old.customer_id IS DISTINCT FROM new.customer_id OR old.debtor_id <> new.debtor_id OR old.search_reference <> new.search_reference) EXECUTE FUNCTION enter_claim_search();
CREATE CONSTRAINT TRIGGER claims_search_new AFTER INSERT ON claims DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.customer_id IS NOT NULL) EXECUTE FUNCTION enter_new_claim_search();
CREATE TRIGGER claims_search_status AFTER UPDATE ON claims FOR EACH ROW WHEN (old.case_status <> new.case_status) EXECUTE FUNCTION state_in_claim_search();
CREATE CONSTRAINT TRIGGER claims_sums_check AFTER UPDATE OF total_cents, paid_cents ON claims DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.total_cents <> new.total_cents OR old.paid_cents <> new.paid_cents) EXECUTE FUNCTION check_sums_of_claim();
CREATE TRIGGER closed_bank_accounts_keep BEFORE UPDATE ON closed_bank_accounts FOR EACH ROW EXECUTE FUNCTION keep_money();
CREATE TRIGGER court_fee_invoices_correction BEFORE INSERT ON court_fee_invoices FOR EACH ROW WHEN (new.corrects IS NOT NULL OR new.replaces IS NOT NULL) EXECUTE FUNCTION check_court_fee_correction();
CREATE TRIGGER court_fee_invoices_keep BEFORE UPDATE ON court_fee_invoices FOR EACH ROW EXECUTE FUNCTION keep_court_fee_invoice();
CREATE TRIGGER court_fee_invoices_keep_rows BEFORE DELETE ON court_fee_invoices FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_court_fee_invoice();
CREATE TRIGGER court_fee_invoices_of_mail AFTER INSERT OR UPDATE OF mail_id ON court_fee_invoices FOR EACH ROW WHEN (new.mail_id IS NOT NULL) EXECUTE FUNCTION refuse_unknown_mail();
CREATE TRIGGER court_filings_keep BEFORE UPDATE ON court_filings FOR EACH ROW EXECUTE FUNCTION keep_court_step();
CREATE TRIGGER court_titles_keep BEFORE UPDATE ON court_titles FOR EACH ROW EXECUTE FUNCTION keep_court_step();
CREATE TRIGGER creditor_memberships_forget AFTER DELETE ON creditor_memberships FOR EACH ROW EXECUTE FUNCTION forget_creditor_person();
CREATE TRIGGER customer_changes_keep BEFORE DELETE OR UPDATE ON customer_changes FOR EACH ROW EXECUTE FUNCTION keep_customer_changes();
CREATE TRIGGER customers_count AFTER INSERT OR DELETE ON customers FOR EACH ROW EXECUTE FUNCTION count_customers();
CREATE TRIGGER customers_count_claims AFTER UPDATE OF partner_id ON customers FOR EACH ROW WHEN (old.partner_id IS DISTINCT FROM new.partner_id) EXECUTE FUNCTION count_moved_customer();
CREATE TRIGGER customers_count_move AFTER UPDATE OF partner_id ON customers FOR EACH ROW WHEN (old.partner_id IS DISTINCT FROM new.partner_id) EXECUTE FUNCTION count_customers();
CREATE TRIGGER debtors_count_decisions AFTER UPDATE ON debtors FOR EACH ROW WHEN (old.country IS DISTINCT FROM new.country) EXECUTE FUNCTION count_moved_debtor();
CREATE TRIGGER debtors_search_change AFTER UPDATE ON debtors FOR EACH ROW WHEN (old.search_name <> new.search_name OR (old.restricted_at IS NULL) <> (new.restricted_at IS NULL)) EXECUTE FUNCTION rename_in_claim_search();
CREATE TRIGGER documents_storage AFTER INSERT OR DELETE OR UPDATE OF organization_id, blob_key, file_size ON documents FOR EACH ROW EXECUTE FUNCTION note_file();
CREATE TRIGGER erasures_keep BEFORE DELETE OR UPDATE ON erasures FOR EACH ROW EXECUTE FUNCTION keep_erasures();
CREATE TRIGGER erasures_keep_all BEFORE TRUNCATE ON erasures FOR EACH STATEMENT EXECUTE FUNCTION keep_erasures();
CREATE TRIGGER events_queue_delivery AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION queue_delivery();
CREATE TRIGGER fees_keep BEFORE UPDATE ON fees FOR EACH ROW EXECUTE FUNCTION keep_money();
CREATE TRIGGER fees_keep_rows BEFORE DELETE ON fees FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_money();
CREATE TRIGGER fees_payment_key BEFORE INSERT ON fees FOR EACH ROW WHEN (new.payment_id IS NOT NULL AND new.reverses IS NULL) EXECUTE FUNCTION check_fee();
CREATE TRIGGER installation_id_keep BEFORE UPDATE OF id ON installation FOR EACH ROW WHEN (old.id IS NOT NULL AND new.id IS DISTINCT FROM old.id) EXECUTE FUNCTION keep_installation_id();
CREATE TRIGGER installment_plans_place BEFORE INSERT OR UPDATE OF claim_id, paid_before_cents ON installment_plans FOR EACH ROW EXECUTE FUNCTION place_plan();
CREATE TRIGGER installments_place_gone AFTER DELETE ON installments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION place_plans_of_installments();
CREATE TRIGGER installments_place_is AFTER UPDATE ON installments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION place_plans_of_installments();
CREATE TRIGGER installments_place_new AFTER INSERT ON installments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION place_plans_of_installments();
CREATE TRIGGER installments_place_was AFTER UPDATE ON installments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION place_plans_of_installments();
CREATE TRIGGER invoice_fields_check_change AFTER UPDATE ON invoice_fields FOR EACH ROW WHEN (field_waits(old.needs_check, old.accepted_at, old.contradictions) IS DISTINCT FROM field_waits(new.needs_check, new.accepted_at, new.contradictions)) EXECUTE FUNCTION keep_check_of_field();
CREATE TRIGGER invoice_fields_check_gone AFTER DELETE ON invoice_fields FOR EACH ROW WHEN (field_waits(old.needs_check, old.accepted_at, old.contradictions)) EXECUTE FUNCTION keep_check_of_field();
CREATE TRIGGER invoice_fields_check_new AFTER INSERT ON invoice_fields FOR EACH ROW WHEN (field_waits(new.needs_check, new.accepted_at, new.contradictions)) EXECUTE FUNCTION keep_check_of_field();
CREATE TRIGGER invoice_files_doubles AFTER INSERT ON invoice_files FOR EACH ROW WHEN (new.sha256 <> ''::text) EXECUTE FUNCTION find_double_files();
CREATE TRIGGER invoice_files_storage AFTER INSERT OR DELETE OR UPDATE OF organization_id, blob_key, file_size ON invoice_files FOR EACH ROW EXECUTE FUNCTION note_file();
CREATE CONSTRAINT TRIGGER invoices_account_check AFTER INSERT OR DELETE OR UPDATE OF gross_cents, net_cents ON invoices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice();
CREATE TRIGGER invoices_changed_double AFTER UPDATE OF invoice_number, gross_cents ON invoices FOR EACH ROW WHEN (old.invoice_number IS DISTINCT FROM new.invoice_number OR old.gross_cents IS DISTINCT FROM new.gross_cents) EXECUTE FUNCTION mark_doubles_of_invoice();
CREATE TRIGGER invoices_check_change AFTER UPDATE ON invoices FOR EACH ROW WHEN (old.data_extraction_status IS DISTINCT FROM new.data_extraction_status OR old.claim_id IS DISTINCT FROM new.claim_id OR old.split_at IS DISTINCT FROM new.split_at) EXECUTE FUNCTION keep_check_of_invoice();
CREATE TRIGGER invoices_deleted_double AFTER DELETE ON invoices FOR EACH ROW WHEN (old.doubled_at IS NOT NULL) EXECUTE FUNCTION mark_doubles_of_invoice();
CREATE TRIGGER invoices_double_key_change BEFORE UPDATE OF invoice_number, split_at ON invoices FOR EACH ROW WHEN (old.invoice_number IS DISTINCT FROM new.invoice_number OR old.split_at IS DISTINCT FROM new.split_at) EXECUTE FUNCTION set_double_key();
CREATE TRIGGER invoices_double_key_new BEFORE INSERT ON invoices FOR EACH ROW WHEN (new.invoice_number IS NOT NULL) EXECUTE FUNCTION set_double_key();
CREATE TRIGGER invoices_double_numbers_change AFTER UPDATE ON invoices FOR EACH ROW WHEN (old.double_key IS DISTINCT FROM new.double_key OR old.split_at IS DISTINCT FROM new.split_at) EXECUTE FUNCTION find_double_numbers();
CREATE TRIGGER invoices_double_numbers_new AFTER INSERT ON invoices FOR EACH ROW WHEN (new.double_key IS NOT NULL) EXECUTE FUNCTION find_double_numbers();
CREATE TRIGGER invoices_new_double AFTER INSERT ON invoices FOR EACH ROW WHEN (new.invoice_number IS NOT NULL AND new.gross_cents IS NOT NULL) EXECUTE FUNCTION mark_new_double();
CREATE TRIGGER invoices_search_change AFTER UPDATE ON invoices FOR EACH ROW WHEN (old.search_number IS DISTINCT FROM new.search_number) EXECUTE FUNCTION number_in_claim_search();
CREATE TRIGGER invoices_search_gone AFTER DELETE ON invoices FOR EACH ROW WHEN (old.search_number IS NOT NULL) EXECUTE FUNCTION number_in_claim_search();
CREATE TRIGGER invoices_search_new AFTER INSERT ON invoices FOR EACH ROW WHEN (new.search_number IS NOT NULL) EXECUTE FUNCTION number_in_claim_search();
CREATE TRIGGER lawsuit_decision_links_of_mail AFTER INSERT OR UPDATE OF mail_id ON lawsuit_decision_links FOR EACH ROW WHEN (new.mail_id IS NOT NULL) EXECUTE FUNCTION refuse_unknown_mail();
CREATE TRIGGER lawsuit_decisions_count AFTER INSERT OR DELETE ON lawsuit_decisions FOR EACH ROW EXECUTE FUNCTION count_decision();
CREATE TRIGGER ledger_lines_keep BEFORE UPDATE ON ledger_lines FOR EACH ROW EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER ledger_lines_keep_all BEFORE TRUNCATE ON ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER ledger_lines_keep_rows BEFORE DELETE ON ledger_lines FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER ledger_lines_sum AFTER INSERT ON ledger_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_ledger_sums();
CREATE TRIGGER ledger_transactions_count_gone AFTER DELETE ON ledger_transactions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_journal();
CREATE TRIGGER ledger_transactions_count_new AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_journal();
CREATE TRIGGER ledger_transactions_keep BEFORE UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER ledger_transactions_keep_all BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER ledger_transactions_keep_rows BEFORE DELETE ON ledger_transactions FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_ledger();
CREATE CONSTRAINT TRIGGER ledger_transactions_lines AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_lines();
CREATE TRIGGER legal_row_confirmations_keep BEFORE DELETE OR UPDATE ON legal_row_confirmations FOR EACH ROW EXECUTE FUNCTION keep_confirmations();
CREATE TRIGGER legal_row_confirmations_keep_all BEFORE TRUNCATE ON legal_row_confirmations FOR EACH STATEMENT EXECUTE FUNCTION keep_confirmations();
CREATE TRIGGER letters_count_change AFTER UPDATE ON letters FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.kind IS DISTINCT FROM new.kind OR old.organization_id IS DISTINCT FROM new.organization_id) EXECUTE FUNCTION count_changed_letter();
CREATE TRIGGER letters_count_gone AFTER DELETE ON letters REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_letters();
CREATE TRIGGER letters_count_new AFTER INSERT ON letters REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_letters();
CREATE TRIGGER letters_of_mail AFTER INSERT OR UPDATE OF mail_id ON letters FOR EACH ROW WHEN (new.mail_id IS NOT NULL) EXECUTE FUNCTION refuse_unknown_mail();
CREATE TRIGGER mails_count_change AFTER UPDATE ON mails FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION count_changed_mail();
CREATE TRIGGER mails_count_gone AFTER DELETE ON mails REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
CREATE TRIGGER mails_count_new AFTER INSERT ON mails REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_mails();
CREATE TRIGGER mails_needed AFTER DELETE ON mails FOR EACH ROW EXECUTE FUNCTION refuse_loss_of_mail();
CREATE CONSTRAINT TRIGGER organizations_letterhead_account AFTER INSERT OR UPDATE OF letterhead ON organizations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_letterhead_account();
CREATE TRIGGER payment_run_items_keep BEFORE UPDATE ON payment_run_items FOR EACH ROW EXECUTE FUNCTION keep_run_item();
CREATE CONSTRAINT TRIGGER payments_account_check AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment();
CREATE TRIGGER payments_count_change AFTER UPDATE ON payments FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.amount_cents IS DISTINCT FROM new.amount_cents OR old.payment_date IS DISTINCT FROM new.payment_date OR old.reversed_at IS DISTINCT FROM new.reversed_at OR old.claim_id IS DISTINCT FROM new.claim_id OR old.organization_id IS DISTINCT FROM new.organization_id) EXECUTE FUNCTION count_changed_payment();
CREATE TRIGGER payments_count_gone AFTER DELETE ON payments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_payments();
CREATE TRIGGER payments_count_new AFTER INSERT ON payments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_payments();
CREATE TRIGGER payments_count_recovered_change AFTER UPDATE ON payments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_recovered_changes();
CREATE TRIGGER payments_count_recovered_gone AFTER DELETE ON payments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_recovered_payments();
CREATE TRIGGER payments_count_recovered_new AFTER INSERT ON payments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_recovered_payments();
CREATE TRIGGER payments_keep BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment();
CREATE TRIGGER payments_keep_rows BEFORE DELETE ON payments FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_payment();
CREATE CONSTRAINT TRIGGER payments_received_by AFTER INSERT OR UPDATE OF received_by, status ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.received_by = 'us'::text) EXECUTE FUNCTION check_received_by();
CREATE TRIGGER payouts_cancellation BEFORE INSERT ON payouts FOR EACH ROW WHEN (new.cancels IS NOT NULL) EXECUTE FUNCTION check_payout_cancellation();
CREATE TRIGGER payouts_keep BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payout();
CREATE TRIGGER payouts_keep_rows BEFORE DELETE ON payouts FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_payout();
CREATE TRIGGER revenue_shares_count_change AFTER UPDATE ON revenue_shares FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.partner_id IS DISTINCT FROM new.partner_id OR old.organization_id IS DISTINCT FROM new.organization_id OR old.amount_cents IS DISTINCT FROM new.amount_cents OR old.fee_amount_cents IS DISTINCT FROM new.fee_amount_cents OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION count_changed_share();
CREATE TRIGGER revenue_shares_count_gone AFTER DELETE ON revenue_shares REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_shares();
CREATE TRIGGER revenue_shares_count_new AFTER INSERT ON revenue_shares REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_shares();
CREATE TRIGGER revenue_shares_keep BEFORE UPDATE ON revenue_shares FOR EACH ROW EXECUTE FUNCTION keep_share();
CREATE TRIGGER revenue_shares_keep_rows BEFORE DELETE ON revenue_shares FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_share();
CREATE TRIGGER settlement_lines_keep BEFORE UPDATE ON settlement_lines FOR EACH ROW EXECUTE FUNCTION keep_money();
CREATE TRIGGER settlement_lines_keep_rows BEFORE DELETE ON settlement_lines FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_money();
CREATE TRIGGER settlements_keep BEFORE UPDATE ON settlements FOR EACH ROW EXECUTE FUNCTION keep_settlement();
CREATE TRIGGER settlements_keep_rows BEFORE DELETE ON settlements FOR EACH ROW WHEN (NOT is_reset()) EXECUTE FUNCTION keep_money();
CREATE CONSTRAINT TRIGGER settlements_sound AFTER INSERT ON settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_settlement();
CREATE CONSTRAINT TRIGGER storage_changes_count AFTER INSERT ON storage_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_storage();
CREATE TRIGGER webhook_attempts_of_delivery BEFORE INSERT ON webhook_attempts FOR EACH ROW EXECUTE FUNCTION refuse_attempt_of_nothing();
CREATE TRIGGER webhook_deliveries_count_change AFTER UPDATE ON webhook_deliveries FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.epoch IS DISTINCT FROM new.epoch OR old.webhook_id IS DISTINCT FROM new.webhook_id OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION count_changed_delivery();
CREATE TRIGGER webhook_deliveries_count_gone AFTER DELETE ON webhook_deliveries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deliveries();
CREATE TRIGGER webhook_deliveries_count_new AFTER INSERT ON webhook_deliveries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deliveries();
CREATE TRIGGER webhooks_raise_epoch BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION raise_webhook_epoch();
do $$ begin
  execute format('alter table claim_activity attach partition claim_activity_first for values from (minvalue) to (%L)',
    month_key(month_key_type('claim_activity'), (this_month() + interval '2 months')::date));
end $$;
create table claim_activity_rest partition of claim_activity default;
do $$ begin
  execute format('alter table events attach partition events_first for values from (minvalue) to (%L)',
    month_key(month_key_type('events'), (this_month() + interval '2 months')::date));
end $$;
create table events_rest partition of events default;
do $$ begin
  execute format('alter table mails attach partition mails_first for values from (minvalue) to (%L)',
    month_key(month_key_type('mails'), (this_month() + interval '2 months')::date));
end $$;
create table mails_rest partition of mails default;
do $$ begin
  execute format('alter table webhook_attempts attach partition webhook_attempts_first for values from (minvalue) to (%L)',
    month_key(month_key_type('webhook_attempts'), (this_month() + interval '2 months')::date));
end $$;
create table webhook_attempts_rest partition of webhook_attempts default;
do $$ begin
  execute format('alter table webhook_deliveries attach partition webhook_deliveries_first for values from (minvalue) to (%L)',
    month_key(month_key_type('webhook_deliveries'), (this_month() + interval '2 months')::date));
end $$;
create table webhook_deliveries_rest partition of webhook_deliveries default with (fillfactor=50);
CREATE TRIGGER claim_activity_keep_all BEFORE TRUNCATE ON claim_activity_rest FOR EACH STATEMENT EXECUTE FUNCTION keep_activity();
select make_month('claim_activity', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
select make_month('events', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
select make_month('mails', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
select make_month('webhook_attempts', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
select make_month('webhook_deliveries', (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
