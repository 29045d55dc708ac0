-- Whether a value of an uploaded invoice waits for a person: it was read with too much doubt to be filled in, or no letter
-- and no court can do without it and it is missing or doubtful. This is the only place that says so.
alter table invoice_fields add column needs_check boolean not null generated always as (
  accepted_at is null and (
    (source is null and reading is not null) or
    (field in ('invoice_number', 'invoice_amount_gross', 'invoice_issue_date')
      and (source is null or coalesce(confidence, 1) < 0.8)))) stored;

drop index invoice_fields_waiting_idx;
create index invoice_fields_needs_check_idx on invoice_fields (invoice_id) where needs_check;
