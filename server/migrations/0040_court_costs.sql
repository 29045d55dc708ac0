-- What the court step claims and costs.

-- What is due and open of the invoices when it is decided. Until now it was taken to be the sum of the invoices.
alter table lawsuit_decisions add column amount_to_claim_cents bigint
  constraint lawsuit_decisions_amount_check check (amount_to_claim_cents >= 0);
update lawsuit_decisions set amount_to_claim_cents = streitwert_cents;
alter table lawsuit_decisions alter column amount_to_claim_cents set not null;

-- Whether the creditor deducts input tax: then the debtor owes a lawyer's fee without VAT.
alter table customers add column deducts_input_tax boolean not null default true;

-- What a title awards of court and lawyer's fees; null where nobody told.
alter table court_titles add column awarded_cents bigint constraint court_titles_awarded_check check (awarded_cents >= 0);

-- For the work item: filed claims whose invoices are paid and that are open for what the court step cost.
create index claims_costs_open_idx on claims (id)
  where filed_at is not null and case_status <> 'closed' and paid_cents >= total_cents;

-- What a filing claims; null for filings from before it was kept.
alter table court_filings add column amount_to_claim_cents bigint
  constraint court_filings_amount_check check (amount_to_claim_cents >= 0);

-- A wrong or needless invoice is not changed: a credit note with a number of its own takes it back, and another invoice may
-- follow. So a claim has at most one invoice that stands.
alter table court_fee_invoices
  drop constraint court_fee_invoices_claim_key,
  add column kind text not null default 'invoice' constraint court_fee_invoices_kind_check check (kind in ('invoice', 'credit_note')),
  add column corrects uuid constraint court_fee_invoices_corrects_key unique,
  add column replaces uuid constraint court_fee_invoices_replaces_key unique,
  -- When the creditor paid, and who has said so.
  add column paid_on date,
  add column paid_at timestamptz,
  add column paid_by uuid,
  add column paid_note text,
  add constraint court_fee_invoices_id_key unique (id, claim_id),
  add constraint court_fee_invoices_corrects_fkey foreign key (corrects, claim_id) references court_fee_invoices (id, claim_id),
  add constraint court_fee_invoices_replaces_fkey foreign key (replaces, claim_id) references court_fee_invoices (id, claim_id),
  add constraint court_fee_invoices_correction_check check (
    (kind = 'credit_note') = (corrects is not null) and (kind = 'invoice' or replaces is null)),
  add constraint court_fee_invoices_paid_check check (
    (paid_on is null) = (paid_at is null) and (paid_at is null or kind = 'invoice') and (paid_note is null or paid_at is not null));
create unique index court_fee_invoices_first_key on court_fee_invoices (claim_id) where kind = 'invoice' and replaces is null;
create index court_fee_invoices_claim_idx on court_fee_invoices (claim_id);

create function check_court_fee_correction() returns trigger language plpgsql as $$
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
$$;
create trigger court_fee_invoices_correction before insert on court_fee_invoices for each row
  when (new.corrects is not null or new.replaces is not null) execute function check_court_fee_correction();

-- Its file and its mail come later, and once that it was paid.
create or replace function keep_court_fee_invoice() returns trigger language plpgsql as $$
declare
  later text[] := array['blob_key', 'file_size', 'sha256', 'mail_id']
    || case when old.paid_at is null then array['paid_on', 'paid_at', 'paid_by', 'paid_note'] else array[]::text[] end;
begin
  if tg_op = 'DELETE' or to_jsonb(new) - later <> to_jsonb(old) - later then
    raise exception 'an invoice for the court fee is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Who represents a company, as the form of a court asks for it.
alter table debtors add column legal_representatives jsonb not null default '[]'
  constraint debtors_representatives_check check (jsonb_typeof(legal_representatives) = 'array');
