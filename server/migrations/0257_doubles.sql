-- migrate: allows unreadable because the locks are had for a moment, all or none: a new table, and triggers
-- Invoices that may be the same one twice in an organisation: the same file, or the same number of the same creditor on
-- another claim. On one claim, number and gross amount together tell (0055).
select lock_together('claims in share row exclusive mode', 'invoices in share row exclusive mode',
  'invoice_files in share row exclusive mode');

create table invoice_doubles (
  -- The one that came later, or was changed later.
  invoice_id uuid not null,
  twin_id uuid not null,
  organization_id uuid not null,
  reason text not null constraint invoice_doubles_reason_check check (reason in ('file', 'number')),
  since timestamptz not null,
  constraint invoice_doubles_pkey primary key (invoice_id, twin_id, reason),
  constraint invoice_doubles_two_check check (invoice_id <> twin_id),
  constraint invoice_doubles_invoice_fkey foreign key (organization_id, invoice_id)
    references invoices (organization_id, id) on delete cascade,
  constraint invoice_doubles_twin_fkey foreign key (organization_id, twin_id)
    references invoices (organization_id, id) on delete cascade
);
create index invoice_doubles_twin_idx on invoice_doubles (twin_id);

-- A number without figures is none.
create function invoice_number_key(given text) returns text language sql immutable
  return case when given ~ '[0-9]' then lower(regexp_replace(normalize(given, NFKC), '[^[:alnum:]]', '', 'g')) end;

-- Without a customer the organisation claims for itself.
create function double_key_of(given text, of_claim uuid) returns text language sql stable as $$
  select coalesce(l.customer_id, l.organization_id)::text || ' ' || invoice_number_key(given) from claims l
  where l.id = of_claim
$$;

create function set_double_key() returns trigger language plpgsql as $$
begin
  new.double_key := case when new.split_at is null then double_key_of(new.invoice_number, new.claim_id) end;
  return new;
end
$$;
create trigger invoices_double_key_new before insert on invoices
  for each row when (new.invoice_number is not null) execute function set_double_key();
create trigger invoices_double_key_change before update of invoice_number, split_at on invoices
  for each row when ((old.invoice_number, old.split_at) is distinct from (new.invoice_number, new.split_at))
  execute function set_double_key();

-- Two that arrive at once wait for each other, so that one sees the other. A transaction with very many is no arrival of one
-- invoice, and would use up the locks of the whole server.
create function await_double(key text) returns void language plpgsql as $$
declare
  taken constant integer := coalesce(nullif(current_setting('mahnwerk.doubles_awaited', true), ''), '0')::integer;
begin
  if taken < 200 then
    perform set_config('mahnwerk.doubles_awaited', (taken + 1)::text, true);
    perform pg_advisory_xact_lock(hashtextextended(key, 257));
  end if;
end
$$;

-- A handful of twins says as much as all of them.
create function find_double_numbers() returns trigger language plpgsql as $$
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
$$;
create trigger invoices_double_numbers_new after insert on invoices
  for each row when (new.double_key is not null) execute function find_double_numbers();
create trigger invoices_double_numbers_change after update on invoices
  for each row when ((old.double_key, old.split_at) is distinct from (new.double_key, new.split_at))
  execute function find_double_numbers();

-- The claim was given to another customer.
create function change_double_keys() returns trigger language plpgsql as $$
begin
  update invoices i set double_key = double_key_of(i.invoice_number, new.id)
  where i.claim_id = new.id and i.invoice_number is not null and i.split_at is null;
  return null;
end
$$;
create trigger claims_double_keys after update of customer_id on claims
  for each row when (old.customer_id is distinct from new.customer_id) execute function change_double_keys();

create function find_double_files() returns trigger language plpgsql as $$
begin
  perform await_double(new.organization_id::text || ' ' || new.sha256);
  insert into invoice_doubles (invoice_id, twin_id, organization_id, reason, since)
  select new.invoice_id, f.invoice_id, new.organization_id, 'file', new.created_at
  from invoice_files f join invoices i on i.id = f.invoice_id and i.split_at is null
  where f.organization_id = new.organization_id and f.sha256 = new.sha256 and f.invoice_id <> new.invoice_id
  order by i.created_at, i.id limit 5;
  return null;
end
$$;
create trigger invoice_files_doubles after insert on invoice_files
  for each row when (new.sha256 <> '') execute function find_double_files();
