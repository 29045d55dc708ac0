-- migrate: allows unreadable because the locks are had for a moment, all or none: columns that may be null, checks for new rows, and triggers
-- Lists by stage, status and what was paid are read in the order in which claims were made. An index in that order belongs to the
-- copies, which change anyway, and not to claims: so the copies know when their claim was made, and whose it is.
select lock_together('claims in share row exclusive mode', 'claim_positions in access exclusive mode',
  'claim_debts in access exclusive mode');
alter table claim_positions add column created_at timestamptz;
alter table claim_debts add column organization_id uuid, add column created_at timestamptz;

-- For those who do not give them. Rows from before get them with their next change, or from the backfill.
create function place_claim_position() returns trigger language plpgsql as $$
begin
  select l.created_at into new.created_at from claims l where l.id = new.id;
  return new;
end
$$;
create trigger claim_positions_placed before insert or update on claim_positions for each row
  when (new.created_at is null) execute function place_claim_position();

create function place_claim_debt() returns trigger language plpgsql as $$
begin
  select l.organization_id, l.created_at into new.organization_id, new.created_at from claims l where l.id = new.id;
  return new;
end
$$;
create trigger claim_debts_placed before insert or update on claim_debts for each row
  when (new.created_at is null) execute function place_claim_debt();

-- Nothing of the product changes it. No update that does not name the column asks.
create function date_claim_copies() returns trigger language plpgsql as $$
begin
  update claim_positions s set created_at = new.created_at where s.id = new.id;
  update claim_debts b set created_at = new.created_at where b.id = new.id;
  return null;
end
$$;
create trigger claims_copies_date after update of created_at on claims for each row
  when (old.created_at is distinct from new.created_at) execute function date_claim_copies();

-- Of rows that are written from now on.
alter table claim_positions add constraint claim_positions_placed_check check (created_at is not null) not valid;
alter table claim_debts add constraint claim_debts_placed_check
  check (organization_id is not null and created_at is not null) not valid;
