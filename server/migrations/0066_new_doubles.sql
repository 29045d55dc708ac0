-- A new invoice is compared with its twins alone, and not all invoices of its claim with each other.
create function mark_new_double() returns trigger language plpgsql as $$
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
$$;
drop trigger invoices_new_double on invoices;
create trigger invoices_new_double after insert on invoices
  for each row when (new.invoice_number is not null and new.gross_cents is not null) execute function mark_new_double();
