-- A claim runs by itself: where it stands since when, and when its next step falls due.

alter table claims
  add column stage_entered_at timestamptz,
  -- Business time of the next step that nobody has to take by hand; none while the claim waits for somebody.
  add column due_at timestamptz,
  -- What was left of the waiting time when a dispute or the team stopped the clock of this claim.
  add column timer_left_ms bigint,
  add column is_held boolean not null default false,
  -- Counts the moves of the stage. A letter carries it, so that one move cannot send two.
  add column move_number integer not null default 0,
  -- Why the due step could not be taken, and since when.
  add column stuck_reason text,
  add column stuck_at timestamptz;
update claims set stage_entered_at = changed_at;
-- Cases from before run on from now; those that are closed or disputed wait for nothing.
update claims set due_at = changed_at
  where case_status = 'open' and collection_stage in ('new', 'in_processing') and total_cents > 0;
alter table claims
  alter column stage_entered_at set not null,
  add constraint claims_timer_check check (due_at is null or (case_status = 'open' and not is_held)),
  add constraint claims_timer_left_check check (timer_left_ms is null or (due_at is null and case_status <> 'closed')),
  add constraint claims_stuck_check check ((stuck_reason is null) = (stuck_at is null));
create index claims_due_idx on claims (due_at, id) where due_at is not null;
create index claims_stuck_idx on claims (stuck_at) where stuck_at is not null;

-- Who did what, in a chain: each entry carries the hash of the one before, so that nothing can be changed, left out or put
-- in between afterwards without breaking every hash behind it.
alter table claim_activity add column number integer, add column previous_hash bytea, add column hash bytea;

create function activity_hash(entry claim_activity) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', entry.claim_id, entry.number, entry.actor_type, coalesce(entry.actor_id::text, '-'),
    entry.action, entry.details::text, (extract(epoch from entry.at) * 1000000)::bigint,
    encode(entry.previous_hash, 'hex')), 'UTF8'))
$$;

do $$
declare
  entry claim_activity;
  last claim_activity;
begin
  for entry in select * from claim_activity order by claim_id, seq loop
    entry.number := case when last.claim_id = entry.claim_id then last.number + 1 else 1 end;
    entry.previous_hash := case when last.claim_id = entry.claim_id then last.hash else sha256('') end;
    entry.hash := activity_hash(entry);
    update claim_activity set number = entry.number, previous_hash = entry.previous_hash, hash = entry.hash
      where id = entry.id;
    last := entry;
  end loop;
end
$$;

alter table claim_activity
  alter column number set not null,
  alter column previous_hash set not null,
  alter column hash set not null,
  add constraint claim_activity_chain_key unique (claim_id, number);
drop index claim_activity_claim_idx;

-- Whoever writes an entry holds the claim until commit, so that two never follow the same one.
create function chain_activity() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform 1 from claims where id = new.claim_id for no key update;
  select a.number, a.hash into last from claim_activity a where a.claim_id = new.claim_id order by a.number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := activity_hash(new);
  return new;
end
$$;
create trigger claim_activity_chain before insert on claim_activity for each row execute function chain_activity();

create function keep_activity() returns trigger language plpgsql as $$
begin
  raise exception 'the activity log is only ever added to';
end
$$;
create trigger claim_activity_keep before update or delete on claim_activity for each row execute function keep_activity();
create trigger claim_activity_keep_all before truncate on claim_activity for each statement execute function keep_activity();

-- What a debtor agreed to pay, when.
create table installment_plans (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  status text not null constraint installment_plans_status_check check (status in ('active', 'cancelled', 'replaced')),
  -- What was paid before the plan does not count for it.
  paid_before_cents bigint not null,
  total_cents bigint not null constraint installment_plans_total_check check (total_cents > 0),
  agreed_via text not null constraint installment_plans_via_check check (agreed_via in ('team', 'portal', 'sandbox')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint installment_plans_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create unique index installment_plans_claim_key on installment_plans (claim_id) where status <> 'replaced';

create table installments (
  plan_id uuid not null references installment_plans (id),
  number smallint not null,
  due_date date not null,
  amount_cents bigint not null constraint installments_amount_check check (amount_cents > 0),
  primary key (plan_id, number)
);

alter table claim_charges add constraint claim_charges_letter_fkey foreign key (letter_id) references letters (id);
