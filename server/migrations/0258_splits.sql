-- migrate: allows unreadable because the locks are had for a moment, all or none: a table, and triggers
-- migrate: after the backfill 0257_doubles
-- The invoices that were made of the parts of a file. The original stays with its file and no amounts, and waits for nobody.
select lock_together('invoices in share row exclusive mode');

create table invoice_splits (
  part_id uuid not null,
  invoice_id uuid not null,
  organization_id uuid not null,
  first_page integer not null,
  last_page integer not null,
  constraint invoice_splits_pkey primary key (part_id),
  constraint invoice_splits_page_key unique (invoice_id, first_page),
  constraint invoice_splits_pages_check check (first_page between 1 and last_page),
  constraint invoice_splits_two_check check (part_id <> invoice_id),
  constraint invoice_splits_part_fkey foreign key (organization_id, part_id)
    references invoices (organization_id, id) on delete cascade,
  constraint invoice_splits_invoice_fkey foreign key (organization_id, invoice_id)
    references invoices (organization_id, id) on delete cascade
);

create or replace function keep_invoice_to_check(wanted uuid) returns void language plpgsql as $$
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
$$;
create or replace trigger invoices_check_change after update on invoices for each row
  when ((old.data_extraction_status, old.claim_id, old.split_at)
    is distinct from (new.data_extraction_status, new.claim_id, new.split_at)) execute function keep_check_of_invoice();
