-- migrate: allows unreadable because the locks are had for a moment, all or none: a new table, and triggers
-- Invoices that wait for somebody's check, kept so that nobody has to look for them among all fields of all invoices. A field
-- says itself whether it needs one; an invoice waits once it was read, while its claim is open.
-- Whoever changes an invoice or its fields has locked the claim, so what is kept cannot be overtaken.
select lock_together('claims in share row exclusive mode', 'invoices in share row exclusive mode',
  'invoice_fields in share row exclusive mode');

create table invoices_to_check (
  invoice_id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  -- When its file came.
  since timestamptz not null,
  data_extraction_status text not null,
  constraint invoices_to_check_pkey primary key (invoice_id),
  constraint invoices_to_check_invoice_fkey foreign key (organization_id, invoice_id)
    references invoices (organization_id, id) on delete cascade
);

create function keep_invoice_to_check(wanted uuid) returns void language plpgsql as $$
begin
  insert into invoices_to_check as k (invoice_id, organization_id, claim_id, since, data_extraction_status)
  select i.id, i.organization_id, i.claim_id, f.created_at, i.data_extraction_status
  from invoices i join invoice_files f on f.invoice_id = i.id join claims l on l.id = i.claim_id
  where i.id = wanted and i.data_extraction_status in ('completed', 'failed') and l.case_status <> 'closed'
    and exists (select 1 from invoice_fields x where x.invoice_id = i.id and x.needs_check)
  on conflict (invoice_id) do update set claim_id = excluded.claim_id, since = excluded.since,
    data_extraction_status = excluded.data_extraction_status;
  if not found then
    delete from invoices_to_check where invoice_id = wanted;
  end if;
end
$$;

create function keep_check_of_field() returns trigger language plpgsql as $$
begin
  perform keep_invoice_to_check(case tg_op when 'DELETE' then old.invoice_id else new.invoice_id end);
  return null;
end
$$;
create trigger invoice_fields_check_new after insert on invoice_fields for each row when (new.needs_check)
  execute function keep_check_of_field();
create trigger invoice_fields_check_change after update on invoice_fields for each row
  when (old.needs_check is distinct from new.needs_check) execute function keep_check_of_field();
create trigger invoice_fields_check_gone after delete on invoice_fields for each row when (old.needs_check)
  execute function keep_check_of_field();

create function keep_check_of_invoice() returns trigger language plpgsql as $$
begin
  perform keep_invoice_to_check(new.id);
  return null;
end
$$;
create trigger invoices_check_change after update on invoices for each row
  when ((old.data_extraction_status, old.claim_id) is distinct from (new.data_extraction_status, new.claim_id))
  execute function keep_check_of_invoice();

create function keep_checks_of_claim() returns trigger language plpgsql as $$
begin
  perform keep_invoice_to_check(i.id) from invoices i where i.claim_id = new.id;
  return null;
end
$$;
create trigger claims_checks_change after update on claims for each row
  when ((old.case_status = 'closed') is distinct from (new.case_status = 'closed')) execute function keep_checks_of_claim();
