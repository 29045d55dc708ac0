-- The account of a claim: all that raises or lowers the debt, in entries that are only ever added.

alter table organizations
  add column closes_at text not null default 'total'
    constraint organizations_closes_at_check check (closes_at in ('total', 'balance'));

-- Set when the claim is accepted; null before.
alter table claims add column governing_law text
  constraint claims_governing_law_check check (governing_law ~ '^[A-Z]{2}$');

-- A due date that the creditor set alone puts no German consumer in default.
alter table invoices add column due_date_agreed boolean not null default true;

create table account_entries (
  id uuid primary key,
  seq bigint generated always as identity constraint account_entries_seq_key unique,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null constraint account_entries_kind_check check (kind in (
    'invoice', 'credit_note', 'creditor_fee', 'lump_sum', 'reminder_fee', 'court_fee', 'lawyer_fee', 'interest', 'payment',
    'waiver', 'not_pursued', 'reversal', 'correction')),
  -- The kind of the entry that this one takes back, else its own.
  counts_as text not null,
  -- What lowers the debt is negative.
  amount_cents bigint not null,
  day date not null,
  part text constraint account_entries_part_check check (part in ('principal', 'interest', 'costs')),
  -- Without references: what is claimed no longer may be deleted, its entries stay.
  invoice_id uuid,
  payment_id uuid,
  letter_id uuid,
  filing_id uuid,
  -- The dates of an invoice, by which it falls due and into default.
  issued_on date,
  due_on date,
  due_agreed boolean,
  rule text,
  formula text,
  reverses uuid constraint account_entries_reverses_key unique references account_entries (id),
  created_at timestamptz not null,
  constraint account_entries_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint account_entries_sign_check check (case
    when kind in ('reversal', 'correction') then true
    when kind in ('payment', 'credit_note', 'waiver', 'not_pursued') then amount_cents < 0
    else amount_cents > 0 end),
  constraint account_entries_counts_as_check check (kind in ('reversal', 'correction') or counts_as = kind),
  constraint account_entries_invoice_check check (
    counts_as not in ('invoice', 'credit_note', 'creditor_fee', 'interest') or invoice_id is not null),
  constraint account_entries_payment_check check ((counts_as = 'payment') = (payment_id is not null)),
  constraint account_entries_closure_check check (kind not in ('waiver', 'not_pursued') or part is not null),
  constraint account_entries_reversal_check check (kind <> 'reversal' or reverses is not null)
);
create index account_entries_claim_idx on account_entries (claim_id, seq);
create index account_entries_invoice_idx on account_entries (invoice_id) where invoice_id is not null;
create unique index account_entries_payment_key on account_entries (payment_id) where kind = 'payment';

-- What is there already, in the order in which it came.
insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, issued_on, due_on,
  due_agreed, created_at)
select gen_random_uuid(), organization_id, claim_id, 'invoice', 'invoice', coalesce(gross_cents, net_cents),
  coalesce(invoice_issue_date, invoice_due_date, (created_at at time zone 'Europe/Vienna')::date), id, invoice_issue_date,
  invoice_due_date, true, created_at
from invoices where coalesce(gross_cents, net_cents, 0) > 0 order by created_at, id;

insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, letter_id, rule, formula, created_at)
select id, organization_id, claim_id, 'reminder_fee', 'reminder_fee', amount_cents, charged_on, letter_id, rule, formula, created_at
from claim_charges order by created_at, id;

insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, payment_id, created_at)
select gen_random_uuid(), organization_id, claim_id, 'payment', 'payment', -amount_cents, value_date, id, created_at
from payments order by created_at, id;

insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, payment_id, reverses, created_at)
select gen_random_uuid(), p.organization_id, p.claim_id, 'reversal', 'payment', p.amount_cents,
  (p.reversed_at at time zone 'Europe/Vienna')::date, p.id, e.id, p.reversed_at
from payments p join account_entries e on e.payment_id = p.id
where p.status = 'reversed' order by p.reversed_at, p.id;

-- The law of accepted claims: a consumer's own, between businesses that of the creditor's seat.
create function old_country(text) returns text language sql immutable as $$
  select case lower(btrim($1))
    when 'at' then 'AT' when 'a' then 'AT' when 'aut' then 'AT' when 'austria' then 'AT' when 'österreich' then 'AT'
    when 'oesterreich' then 'AT' when 'de' then 'DE' when 'd' then 'DE' when 'deu' then 'DE' when 'germany' then 'DE'
    when 'deutschland' then 'DE' end
$$;
update claims l set governing_law = case when f.is_consumer then coalesce(f.debtor, f.creditor) else coalesce(f.creditor, f.debtor) end
from (
  select l.id, d.debtor_type = 'privateperson' as is_consumer,
    (select old_country(a ->> 'country') from jsonb_array_elements(d.addresses) a where (a ->> 'is_primary')::boolean limit 1) as debtor,
    coalesce(old_country(c.address ->> 'country'), old_country(o.letterhead ->> 'country')) as creditor
  from claims l
  join organizations o on o.id = l.organization_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id) f
where f.id = l.id and l.submission_state = 'accepted';
drop function old_country(text);

-- One lump sum was owed beside the letters of a business, and counted against what the letters cost. It stays what it was:
-- further invoices get theirs with the next letter.
insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, letter_id, rule, created_at)
select gen_random_uuid(), l.organization_id, l.id, 'lump_sum', 'lump_sum', 4000, t.letter_date, i.id, t.id,
  case l.governing_law when 'DE' then '§ 288 (5) BGB' else '§ 458 UGB' end, t.created_at
from claims l
join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id and d.debtor_type <> 'privateperson'
join lateral (
  select t.id, t.letter_date, t.created_at from letters t
  where t.claim_id = l.id and t.kind <> 'mzr_aufhebungserklaerung' order by t.move_number limit 1) t on true
join lateral (
  select i.id from invoices i
  where i.claim_id = l.id and coalesce(i.gross_cents, i.net_cents, 0) > 0
    and coalesce(greatest(i.invoice_due_date, i.invoice_issue_date), i.invoice_issue_date + 30) < t.letter_date
  order by i.invoice_due_date, i.id limit 1) i on true;

insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, part, letter_id, rule, formula, created_at)
select gen_random_uuid(), s.organization_id, f.claim_id, 'correction', 'reminder_fee', -least(s.amount_cents, f.fees), s.day, 'costs',
  s.letter_id, s.rule, format('%s − %s', to_char(f.fees / 100.0, 'FM999999990.00'), to_char(least(s.amount_cents, f.fees) / 100.0, 'FM999999990.00')),
  s.created_at
from (select claim_id, sum(amount_cents) as fees from account_entries where kind = 'reminder_fee' group by 1) f
join account_entries s on s.claim_id = f.claim_id and s.kind = 'lump_sum';

drop table claim_charges;

-- From here on the log vouches for every entry: its figures stand in the hashed part.
insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
select gen_random_uuid(), e.organization_id, e.claim_id, 'system', null, 'account.opened', jsonb_build_object('entries', jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount_cents', e.amount_cents, 'day', e.day, 'part', e.part,
      'invoice_id', e.invoice_id, 'payment_id', e.payment_id, 'letter_id', e.letter_id, 'filing_id', e.filing_id,
      'issued_on', e.issued_on, 'due_on', e.due_on, 'due_agreed', e.due_agreed, 'reverses', e.reverses)) order by e.seq)), now()
from account_entries e group by e.organization_id, e.claim_id;

-- Fees, shares and invoices for court fees alike.
insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
select gen_random_uuid(), f.organization_id, f.claim_id, 'system', null, 'fees.recorded', jsonb_build_object('figures', jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object('id', f.id, 'amount_cents', f.amount_cents, 'share_cents', s.amount_cents,
      'commission_rate', s.commission_rate)) order by f.created_at, f.id)), now()
from fees f left join revenue_shares s on s.fee_id = f.id group by f.organization_id, f.claim_id;
insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
select gen_random_uuid(), organization_id, claim_id, 'system', null, 'lawsuit.fee_invoice_recorded',
  jsonb_build_object('figures', jsonb_build_array(jsonb_build_object('id', id, 'amount_cents', amount_cents, 'day', issued_on))), now()
from court_fee_invoices;

-- Claims that are closed have an account of zero. A job reckons it, since interest is part of it.
insert into jobs (id, name, hand, payload, run_at)
select gen_random_uuid(), 'account.close_old', 'wall', '{}', 'epoch'
where exists (select 1 from claims where case_status = 'closed');

-- What the database refuses, whoever asks.
create function keep_entries() returns trigger language plpgsql as $$
begin
  raise exception 'the account of a claim is only ever added to' using errcode = 'restrict_violation';
end
$$;
create trigger account_entries_keep before update or delete on account_entries for each row execute function keep_entries();
create trigger account_entries_keep_all before truncate on account_entries for each statement execute function keep_entries();

-- A counter-entry is the exact opposite of what it takes back.
create function check_counter_entry() returns trigger language plpgsql as $$
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
$$;
create trigger account_entries_counter before insert on account_entries for each row when (new.reverses is not null)
  execute function check_counter_entry();

-- At commit: the sums of a claim are those of its account.
create function check_sums() returns trigger language plpgsql as $$
declare
  claim uuid := case tg_table_name when 'claims' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'claim_id' end;
  held record;
  booked record;
begin
  select total_cents, paid_cents into held from claims where id = claim;
  select coalesce(sum(amount_cents) filter (where counts_as in ('invoice', 'credit_note')), 0) as total,
    coalesce(-sum(amount_cents) filter (where counts_as = 'payment'), 0) as paid
  into booked from account_entries where claim_id = claim;
  if held.total_cents <> booked.total or held.paid_cents <> booked.paid then
    raise exception 'claim % says % and % cents, its account % and %', claim, held.total_cents, held.paid_cents, booked.total, booked.paid
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger claims_first_sums_check after insert on claims deferrable initially deferred
  for each row when (new.total_cents <> 0 or new.paid_cents <> 0) execute function check_sums();
create constraint trigger claims_sums_check after update of total_cents, paid_cents on claims deferrable initially deferred
  for each row when (old.total_cents <> new.total_cents or old.paid_cents <> new.paid_cents) execute function check_sums();
create constraint trigger account_entries_sums_check after insert on account_entries deferrable initially deferred
  for each row when (new.counts_as in ('invoice', 'credit_note', 'payment')) execute function check_sums();

-- At commit: an invoice claims what its entries say, whatever was corrected.
create function check_invoice() returns trigger language plpgsql as $$
declare
  invoice uuid := coalesce(new.id, old.id);
  claimed bigint := coalesce((select coalesce(gross_cents, net_cents, 0) from invoices where id = invoice), 0);
  booked bigint := coalesce((select sum(amount_cents) from account_entries where invoice_id = invoice and counts_as = 'invoice'), 0);
begin
  if claimed <> booked then
    raise exception 'invoice % claims % cents, its account %', invoice, claimed, booked using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger invoices_account_check after insert or delete or update of gross_cents, net_cents on invoices
  deferrable initially deferred for each row execute function check_invoice();

-- A payment is what it was when it was booked; it can only be reversed, once.
create function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - array['status', 'reversed_at', 'updated_by'] <> to_jsonb(old) - array['status', 'reversed_at', 'updated_by']
    or old.status = 'reversed' then
    raise exception 'a payment is not changed, only reversed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payments_keep before update or delete on payments for each row execute function keep_payment();

create function check_payment() returns trigger language plpgsql as $$
declare
  booked bigint := coalesce((select -sum(amount_cents) from account_entries where claim_id = new.claim_id and payment_id = new.id), 0);
  stands bigint := case new.status when 'completed' then new.amount_cents else 0 end;
begin
  if booked <> stands then
    raise exception 'payment % is % cents, in its account %', new.id, stands, booked using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger payments_account_check after insert or update on payments deferrable initially deferred
  for each row execute function check_payment();

-- An invoice for the court fee is not changed once it is issued; only its file and its mail come later.
create function keep_court_fee_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - array['blob_key', 'file_size', 'sha256', 'mail_id'] <> to_jsonb(old) - array['blob_key', 'file_size', 'sha256', 'mail_id'] then
    raise exception 'an invoice for the court fee is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger court_fee_invoices_keep before update or delete on court_fee_invoices for each row execute function keep_court_fee_invoice();

-- A reversal of another payment may change what this one has earned: then its fee is taken back and earned anew.
drop index fees_payment_key;
create index fees_payment_idx on fees (payment_id) where payment_id is not null;
create function check_fee() returns trigger language plpgsql as $$
begin
  if exists (select 1 from fees f where f.payment_id = new.payment_id and f.reverses is null
    and not exists (select 1 from fees r where r.reverses = f.id)) then
    raise exception 'the payment has earned its fee already' using errcode = 'unique_violation', constraint = 'fees_payment_key';
  end if;
  return new;
end
$$;
create trigger fees_payment_key before insert on fees for each row when (new.payment_id is not null and new.reverses is null)
  execute function check_fee();

-- What was earned and paid out stays; only the state of a share moves on.
create function keep_money() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger fees_keep before update or delete on fees for each row execute function keep_money();
create trigger payouts_keep before update or delete on payouts for each row execute function keep_money();

create function keep_share() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - array['status', 'payout_id'] <> to_jsonb(old) - array['status', 'payout_id'] or old.payout_id is not null then
    raise exception 'a share is not changed, only approved and paid out' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger revenue_shares_keep before update or delete on revenue_shares for each row execute function keep_share();
