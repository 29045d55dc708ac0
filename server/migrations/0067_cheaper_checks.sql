-- The same checks at commit with one statement each, and without making JSON of whole rows.

-- The order of the entries of one claim is what is asked for, and another index has it.
alter table account_entries drop constraint account_entries_seq_key;

drop trigger claims_first_sums_check on claims;
drop trigger claims_sums_check on claims;
drop trigger account_entries_sums_check on account_entries;
drop function check_sums();

-- At commit: the sums of a claim are those of its account.
create function refuse_wrong_sums(claim uuid) returns void language plpgsql as $$
declare
  wrong record;
begin
  select l.total_cents, l.paid_cents, e.total, e.paid into wrong
  from claims l cross join lateral (
    select coalesce(sum(amount_cents) filter (where counts_as in ('invoice', 'credit_note')), 0) as total,
      coalesce(-sum(amount_cents) filter (where counts_as = 'payment'), 0) as paid
    from account_entries where claim_id = l.id) e
  where l.id = claim and (l.total_cents <> e.total or l.paid_cents <> e.paid);
  if found then
    raise exception 'claim % says % and % cents, its account % and %', claim, wrong.total_cents, wrong.paid_cents, wrong.total,
      wrong.paid using errcode = 'check_violation';
  end if;
end
$$;
create function check_sums_of_claim() returns trigger language plpgsql as $$
begin
  perform refuse_wrong_sums(new.id);
  return null;
end
$$;
create function check_sums_of_entry() returns trigger language plpgsql as $$
begin
  perform refuse_wrong_sums(new.claim_id);
  return null;
end
$$;
create constraint trigger claims_first_sums_check after insert on claims deferrable initially deferred
  for each row when (new.total_cents <> 0 or new.paid_cents <> 0) execute function check_sums_of_claim();
create constraint trigger claims_sums_check after update of total_cents, paid_cents on claims deferrable initially deferred
  for each row when (old.total_cents <> new.total_cents or old.paid_cents <> new.paid_cents)
  execute function check_sums_of_claim();
create constraint trigger account_entries_sums_check after insert on account_entries deferrable initially deferred
  for each row when (new.counts_as in ('invoice', 'credit_note', 'payment')) execute function check_sums_of_entry();

-- At commit: an invoice claims what its entries say, and its credit notes take off no more than that.
create or replace function check_claimed(invoice uuid) returns void language plpgsql as $$
declare
  found_of record;
begin
  select coalesce((select coalesce(gross_cents, net_cents, 0) from invoices where id = invoice), 0) as claimed,
    coalesce(sum(amount_cents) filter (where counts_as = 'invoice'), 0) as total,
    coalesce(-sum(amount_cents) filter (where counts_as = 'credit_note'), 0) as credited
  into found_of from account_entries where invoice_id = invoice;
  if found_of.claimed <> found_of.total then
    raise exception 'invoice % claims % cents, its account %', invoice, found_of.claimed, found_of.total
      using errcode = 'check_violation';
  end if;
  if found_of.credited > found_of.claimed then
    raise exception 'invoice % claims % cents, its credit notes take off %', invoice, found_of.claimed, found_of.credited
      using errcode = 'check_violation';
  end if;
end
$$;
