-- Mending invoices: credit notes with their reasons, and invoices that may be the same one twice.

-- Few claims have credit notes, so that asking for them is one look into a small index.
create index account_entries_credits_idx on account_entries (claim_id, invoice_id) where counts_as = 'credit_note';

-- Why a credit note was given. Kept apart from its entry: an entry stays for ever, a text about people may have to go.
create table invoice_credits (
  entry_id uuid primary key,
  organization_id uuid not null,
  invoice_id uuid not null,
  reason text not null constraint invoice_credits_reason_check check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null,
  constraint invoice_credits_entry_fkey foreign key (entry_id) references account_entries (id) deferrable initially deferred,
  constraint invoice_credits_invoice_fkey foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_credits_invoice_idx on invoice_credits (invoice_id);

-- At commit: an invoice claims what its entries say, and its credit notes take off no more than that.
create function check_claimed(invoice uuid) returns void language plpgsql as $$
declare
  claimed bigint := coalesce((select coalesce(gross_cents, net_cents, 0) from invoices where id = invoice), 0);
  booked record;
begin
  select coalesce(sum(amount_cents) filter (where counts_as = 'invoice'), 0) as total,
    coalesce(-sum(amount_cents) filter (where counts_as = 'credit_note'), 0) as credited
  into booked from account_entries where invoice_id = invoice;
  if claimed <> booked.total then
    raise exception 'invoice % claims % cents, its account %', invoice, claimed, booked.total using errcode = 'check_violation';
  end if;
  if booked.credited > claimed then
    raise exception 'invoice % claims % cents, its credit notes take off %', invoice, claimed, booked.credited
      using errcode = 'check_violation';
  end if;
end
$$;
create or replace function check_invoice() returns trigger language plpgsql as $$
begin
  perform check_claimed(coalesce(new.id, old.id));
  return null;
end
$$;
create function check_credit() returns trigger language plpgsql as $$
begin
  perform check_claimed(new.invoice_id);
  return null;
end
$$;
create constraint trigger account_entries_credit_check after insert on account_entries deferrable initially deferred
  for each row when (new.counts_as = 'credit_note') execute function check_credit();

-- Since when an invoice bears the number and the gross amount of another one of its claim; null when it does not. One that
-- was credited in full is no longer claimed, so it is nobody's double.
alter table invoices add column doubled_at timestamptz;
create index invoices_doubled_idx on invoices (claim_id) where doubled_at is not null;

create function mark_doubles(of_claim uuid, at timestamptz) returns void language sql as $$
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
$$;
select mark_doubles(claim_id, max(created_at)) from invoices group by claim_id having count(*) > 1;

create function mark_doubles_of_invoice() returns trigger language plpgsql as $$
begin
  perform mark_doubles(coalesce(new.claim_id, old.claim_id), coalesce(new.updated_at, old.updated_at));
  return null;
end
$$;
create trigger invoices_new_double after insert on invoices
  for each row when (new.invoice_number is not null and new.gross_cents is not null) execute function mark_doubles_of_invoice();
create trigger invoices_changed_double after update of invoice_number, gross_cents on invoices
  for each row when (old.invoice_number is distinct from new.invoice_number or old.gross_cents is distinct from new.gross_cents)
  execute function mark_doubles_of_invoice();
create trigger invoices_deleted_double after delete on invoices
  for each row when (old.doubled_at is not null) execute function mark_doubles_of_invoice();

create function mark_doubles_of_credit() returns trigger language plpgsql as $$
begin
  perform mark_doubles(new.claim_id, new.created_at);
  return null;
end
$$;
create trigger account_entries_credited_double after insert on account_entries
  for each row when (new.counts_as = 'credit_note') execute function mark_doubles_of_credit();
