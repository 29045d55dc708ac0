-- migrate: allows unreadable because the locks are had for a moment, all or none: columns, and triggers
-- What contradicts a field of an uploaded invoice: what was sent against what was read, the page against its e-invoice, and
-- the parties of the claim. Such a field waits for somebody as well. It blocks no claim. Null where nothing was compared.
select lock_together('invoices in share row exclusive mode', 'invoice_files in share row exclusive mode', 'invoice_fields in share row exclusive mode');

alter table invoice_fields add column contradictions jsonb;
alter table invoice_fields
  add constraint invoice_fields_contradictions_check check (jsonb_typeof(contradictions) = 'array'
    and jsonb_path_query_array(contradictions, '$[*].kind') <@ '["parties_swapped", "issuer_differs", "recipient_differs",
      "currency_differs", "page_differs", "sent_differs", "further_invoices"]') not valid;
-- A file may hold several invoices: the pages of each, as they were read.
alter table invoice_files add column parts jsonb, add column page_count integer;
alter table invoice_files
  add constraint invoice_files_parts_check check (jsonb_typeof(parts) = 'array') not valid,
  add constraint invoice_files_page_count_check check (page_count > 0) not valid;
alter table invoice_files drop constraint invoice_files_doubts_check;
alter table invoice_files
  add constraint invoice_files_doubts_check check (jsonb_typeof(doubts) = 'array' and doubts <@ '[
    "not_an_invoice", "several_invoices", "already_paid", "open_amount_differs", "foreign_currency", "currency_unknown",
    "no_currency", "sums_disagree"]') not valid;

-- The number of an invoice for its creditor, without signs and spaces (0257), and when it was split into its parts: then it
-- no longer counts (0258).
alter table invoices add column double_key text, add column split_at timestamptz;
alter table invoices add constraint invoices_split_check check (
  split_at is null or (gross_cents is null and net_cents is null and reminder_fees_cents is null)) not valid;

-- The only place that says whether a field waits for a person.
create function field_waits(needs_check boolean, accepted_at timestamptz, contradictions jsonb) returns boolean
  language sql immutable
  return needs_check or (accepted_at is null and coalesce(jsonb_array_length(contradictions), 0) > 0);

create or replace function keep_invoice_to_check(wanted uuid) returns void language plpgsql as $$
begin
  insert into invoices_to_check as k (invoice_id, organization_id, claim_id, since, data_extraction_status)
  select i.id, i.organization_id, i.claim_id, f.created_at, i.data_extraction_status
  from invoices i join invoice_files f on f.invoice_id = i.id join claims l on l.id = i.claim_id
  where i.id = wanted and i.data_extraction_status in ('completed', 'failed') and l.case_status <> 'closed'
    and exists (select 1 from invoice_fields x where x.invoice_id = i.id
      and field_waits(x.needs_check, x.accepted_at, x.contradictions))
  on conflict (invoice_id) do update set claim_id = excluded.claim_id, since = excluded.since,
    data_extraction_status = excluded.data_extraction_status;
  if not found then
    delete from invoices_to_check where invoice_id = wanted;
  end if;
end
$$;

create or replace trigger invoice_fields_check_new after insert on invoice_fields for each row
  when (field_waits(new.needs_check, new.accepted_at, new.contradictions)) execute function keep_check_of_field();
create or replace trigger invoice_fields_check_change after update on invoice_fields for each row
  when (field_waits(old.needs_check, old.accepted_at, old.contradictions)
    is distinct from field_waits(new.needs_check, new.accepted_at, new.contradictions)) execute function keep_check_of_field();
create or replace trigger invoice_fields_check_gone after delete on invoice_fields for each row
  when (field_waits(old.needs_check, old.accepted_at, old.contradictions)) execute function keep_check_of_field();
