-- Personal data end. What is erased is gone; amounts, days and kinds stay, so that sums and statistics still hold.

-- The activity log: what people wrote (notes, reasons, names) stands apart from facts (ids, figures, stages). The hash covers
-- it only through a salted hash of its own, so that it can be erased and the chain still holds. An entry without such words
-- is hashed as before.
alter table claim_activity add column said jsonb, add column said_salt bytea, add column said_hash bytea;

-- Only keys that can hold no words of a person are facts. Every new key counts as words until it is listed here.
create function activity_facts(details jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
  where key like '%\_id' or key in ('entries', 'figures', 'kind', 'status', 'deadline', 'from_stage', 'to_stage', 'from', 'to',
    'until', 'field', 'fields', 'changed', 'number', 'amount', 'payment_date', 'paid_on', 'date', 'decision', 'decided_via',
    'document_type', 'shown_to_partner', 'expires_at', 'customer_before', 'claim_disputed', 'obligation_fulfilled',
    'promised_on', 'closure_reason', 'case_reference')
$$;

create or replace function activity_hash(entry claim_activity) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', entry.claim_id, entry.number, entry.actor_type, coalesce(entry.actor_id::text, '-'),
    entry.action, entry.details::text, encode(entry.said_hash, 'hex'), (extract(epoch from entry.at) * 1000000)::bigint,
    encode(entry.previous_hash, 'hex')), 'UTF8'))
$$;

create or replace function chain_activity() returns trigger language plpgsql as $$
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
  select a.number, a.hash into last from claim_activity a where a.claim_id = new.claim_id order by a.number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := activity_hash(new);
  return new;
end
$$;

-- Old entries with words are split and their chains hashed anew from there on, all claims at once, number by number.
alter table claim_activity disable trigger claim_activity_keep;
create temporary table rechained on commit drop as
  select claim_id, min(number) filter (where activity_facts(details) <> details) as first, max(number) as last
  from claim_activity group by claim_id;
delete from rechained where first is null;
create index on rechained (last);
update claim_activity a set said = s.said, said_salt = s.salt,
  said_hash = sha256(s.salt || convert_to(s.said::text, 'UTF8')), details = activity_facts(a.details)
from (
  select w.id, uuid_send(gen_random_uuid()) as salt, (
    select jsonb_object_agg(key, value) from jsonb_each(w.details) where not activity_facts(w.details) ? key) as said
  from claim_activity w join rechained r on r.claim_id = w.claim_id where activity_facts(w.details) <> w.details) s
where s.id = a.id;
do $$
begin
  for step in (select coalesce(min(first), 1) from rechained)..(select coalesce(max(last), 0) from rechained) loop
    update claim_activity a set previous_hash = p.hash, hash = sha256(convert_to(concat_ws(E'\n', a.claim_id, a.number,
      a.actor_type, coalesce(a.actor_id::text, '-'), a.action, a.details::text, encode(a.said_hash, 'hex'),
      (extract(epoch from a.at) * 1000000)::bigint, encode(p.hash, 'hex')), 'UTF8'))
    from rechained r cross join lateral (select coalesce((
      select b.hash from claim_activity b where b.claim_id = r.claim_id and b.number = step - 1), sha256('')) as hash) p
    where r.last >= step and r.first <= step and a.claim_id = r.claim_id and a.number = step;
  end loop;
end
$$;
alter table claim_activity enable trigger claim_activity_keep;
alter table claim_activity add constraint claim_activity_said_check check (
  (said is null) = (said_salt is null) and (said is null or said_hash is not null));
create index claim_activity_said_idx on claim_activity (claim_id) where said is not null;

-- Entries are only ever added. The one thing that may go is what people wrote, as a whole and with its salt.
create or replace function keep_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.said is not null and new.said is null and new.said_salt is null
    and to_jsonb(new) - array['said', 'said_salt'] = to_jsonb(old) - array['said', 'said_salt'] then
    return new;
  end if;
  raise exception 'the activity log is only ever added to';
end
$$;

-- Which claim a mail is about; none for accounts, invitations and digests.
alter table mails add column claim_id uuid constraint mails_claim_fkey references claims (id);
update mails m set claim_id = l.claim_id from letters l where l.mail_id = m.id;
update mails m set claim_id = i.claim_id from court_fee_invoices i where i.mail_id = m.id;
update mails m set claim_id = k.claim_id from lawsuit_decision_links k where k.mail_id = m.id;
update mails m set claim_id = l.id from claims l
  where m.claim_id is null and l.case_reference = substring(m.subject || ' ' || m.body_text from 'MW\d{10}');
create index mails_claim_idx on mails (claim_id) where claim_id is not null;

-- A payment loses its words only, all of them at once.
create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  words constant text[] := array['reference', 'external_reference', 'notes', 'iban'];
begin
  if tg_op = 'UPDATE' and num_nonnulls(new.reference, new.external_reference, new.notes, new.iban) = 0
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  if tg_op = 'DELETE' or to_jsonb(new) - array['status', 'reversed_at', 'updated_by'] <> to_jsonb(old) - array['status', 'reversed_at', 'updated_by']
    or old.status = 'reversed' then
    raise exception 'a payment is not changed, only reversed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace function keep_court_fee_invoice() returns trigger language plpgsql as $$
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
$$;

create or replace function keep_customer_changes() returns trigger language plpgsql as $$
declare
  names constant text[] := array['actor_name', 'person_name'];
begin
  if tg_op = 'DELETE' and not exists (select 1 from customers c where c.id = old.customer_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.actor_name in (old.actor_name, '[erased]')
    and coalesce(new.person_name, '') in (coalesce(old.person_name, ''), '[erased]')
    and to_jsonb(new) - names = to_jsonb(old) - names then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The statement of a payout names the partner.
create function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.statement = '{}' and to_jsonb(new) - 'statement' = to_jsonb(old) - 'statement' then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;
drop trigger payouts_keep on payouts;
create trigger payouts_keep before update or delete on payouts for each row execute function keep_payout();

-- How long each kind of data is kept, where an administrator has changed what the law says. Law '-' is for every law.
create table retention_periods (
  law text not null constraint retention_periods_law_check check (law ~ '^([A-Z]{2}|-)$'),
  kind text not null constraint retention_periods_kind_check
    check (kind in ('books', 'receipts', 'letters', 'file', 'titles', 'access_log')),
  amount integer not null constraint retention_periods_amount_check check (amount between 1 and 100),
  changed_at timestamptz not null,
  changed_by uuid not null constraint retention_periods_operator_fkey references operators (id),
  primary key (law, kind)
);

-- Up to when everything is gone whose time was over. Nearly all ends with a year, so the moving clock need not stop every day.
create table retention_progress (
  only_row boolean primary key default true constraint retention_progress_only_row_check check (only_row),
  done_until timestamptz not null
);
insert into retention_progress (done_until) values ('epoch');

-- Which parts of a claim's data are gone. Such a claim is not opened again.
create table claim_erasures (
  claim_id uuid not null constraint claim_erasures_claim_fkey references claims (id),
  kind text not null constraint claim_erasures_kind_check check (kind in ('file', 'letters', 'receipts', 'books')),
  erased_at timestamptz not null,
  primary key (claim_id, kind)
);
create index claims_closed_at_idx on claims (stage_entered_at, id) where case_status = 'closed';

create function keep_erased_closed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from claim_erasures e where e.claim_id = new.id) then
    raise exception 'the data of claim % were erased', new.id using errcode = 'restrict_violation', constraint = 'claims_erased';
  end if;
  return new;
end
$$;
create trigger claims_erased before update on claims for each row
  when (old.case_status = 'closed' and new.case_status <> 'closed') execute function keep_erased_closed();

-- People whose data were erased as far as the law allows. What it wants kept of their names stands here, and in ordinary
-- searches and pages no more. `until` is the day on which that goes too.
create table blocked_people (
  debtor_id uuid primary key constraint blocked_people_debtor_fkey references debtors (id),
  request_id uuid not null,
  identity jsonb not null constraint blocked_people_identity_check check (jsonb_typeof(identity) = 'object'),
  reasons text[] not null,
  until date not null,
  blocked_at timestamptz not null
);
create index blocked_people_until_idx on blocked_people (until);

-- Their claims, which only administrators and the product itself still see.
create table blocked_claims (
  claim_id uuid primary key constraint blocked_claims_claim_fkey references claims (id),
  debtor_id uuid not null constraint blocked_claims_debtor_fkey references blocked_people (debtor_id) on delete cascade
);
create index blocked_claims_debtor_idx on blocked_claims (debtor_id);

alter table debtors add column erased_at timestamptz, add column contact_erased_at timestamptz;
alter table customers add column erased_at timestamptz;
alter table partners add column erased_at timestamptz;
alter table operators add column erased_at timestamptz;

-- What was erased: ids and counts, never a name.
create table erasures (
  id uuid primary key,
  seq bigint generated always as identity constraint erasures_seq_key unique,
  at timestamptz not null,
  cause text not null constraint erasures_cause_check check (cause in ('retention', 'request')),
  request_id uuid,
  subject_kind text not null constraint erasures_subject_check
    check (subject_kind in ('claim', 'debtor', 'creditor_person', 'customer', 'partner', 'operator', 'mails', 'access_log')),
  subject_id uuid,
  law text constraint erasures_law_check check (law ~ '^[A-Z]{2}$'),
  kind text,
  counts jsonb not null constraint erasures_counts_check check (jsonb_typeof(counts) = 'object'),
  kept jsonb not null default '[]' constraint erasures_kept_check check (jsonb_typeof(kept) = 'array'),
  constraint erasures_request_check check ((cause = 'request') = (request_id is not null))
);
create index erasures_at_idx on erasures (at desc, id desc);
create index erasures_subject_idx on erasures (subject_id, at desc) where subject_id is not null;

create function keep_erasures() returns trigger language plpgsql as $$
begin
  raise exception 'the log of erasures is only ever added to' using errcode = 'restrict_violation';
end
$$;
create trigger erasures_keep before update or delete on erasures for each row execute function keep_erasures();
create trigger erasures_keep_all before truncate on erasures for each statement execute function keep_erasures();
