-- What moves in a claim is looked up beside it, in two narrow tables, so that no index of claims holds what nearly every
-- change changes. The new version of a claim's row then fits into its own page, and none of the other indexes hears of it.
-- The columns are copies, kept by the triggers below; what they mean is said where claims have them.

-- Where a claim stands, and when that was last different: changed by nearly every change.
create table claim_positions (
  -- Of the claim.
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid,
  case_status text not null,
  collection_stage text not null,
  stage_entered_at timestamptz not null,
  due_at timestamptz,
  timer_left_ms bigint,
  is_held boolean not null,
  blocked_reason text,
  blocked_until date,
  stuck_reason text,
  stuck_at timestamptz,
  stuck_since timestamptz,
  changed_at timestamptz not null,
  updated_at timestamptz not null,
  constraint claim_positions_pkey primary key (id),
  constraint claim_positions_claim_fkey foreign key (organization_id, id)
    references claims (organization_id, id) on delete cascade
) with (fillfactor = 90);
create index claim_positions_due_idx on claim_positions (organization_id, due_at, id) where due_at is not null;
create index claim_positions_updated_idx on claim_positions (organization_id, updated_at);
-- Stages at which somebody of the team has to do something, and those of the court desk.
create index claim_positions_desk_idx on claim_positions (collection_stage, stage_entered_at, id)
  where collection_stage in ('new', 'installment_cancelled', 'dunning_action_recommended', 'dunning_action_filed',
    'exekutionsantrag_recommended', 'manuelle_pruefung');
create index claim_positions_decision_idx on claim_positions (organization_id, customer_id, stage_entered_at, id)
  where collection_stage = 'dunning_action_recommended';
create index claim_positions_closed_idx on claim_positions (stage_entered_at, id) where collection_stage = 'closed';
create index claim_positions_disputed_idx on claim_positions (changed_at, id) where case_status = 'disputed';
-- Plans of which every instalment is paid.
create index claim_positions_plan_paid_idx on claim_positions (id)
  where collection_stage = 'installment_payment' and case_status = 'open' and due_at is null and timer_left_ms is null;
create index claim_positions_blocked_idx on claim_positions (blocked_reason, blocked_until) where blocked_reason is not null;
create index claim_positions_held_idx on claim_positions (id) where is_held;
create index claim_positions_stuck_idx on claim_positions (stuck_at) where stuck_at is not null;

-- What the account of a claim says, and from when on it is barred: changed by what is booked.
create table claim_debts (
  -- Of the claim.
  id uuid not null,
  submission_state text not null,
  case_status text not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  time_barred_on date,
  all_barred_on date,
  blocked_reason text,
  filed_at timestamptz,
  constraint claim_debts_pkey primary key (id),
  constraint claim_debts_claim_fkey foreign key (id) references claims (id) on delete cascade
) with (fillfactor = 90);
create index claim_debts_total_idx on claim_debts (total_cents, id);
create index claim_debts_outstanding_idx on claim_debts (greatest(0, total_cents - paid_cents), id);
create index claim_debts_limitation_idx on claim_debts (time_barred_on, id)
  where case_status <> 'closed' and time_barred_on is not null;
create index claim_debts_all_barred_idx on claim_debts (all_barred_on)
  where case_status <> 'closed' and blocked_reason is null and all_barred_on is not null;
create index claim_debts_undated_idx on claim_debts (id)
  where submission_state = 'accepted' and case_status <> 'closed' and time_barred_on is null and filed_at is null
    and paid_cents < total_cents;
create index claim_debts_costs_open_idx on claim_debts (id)
  where filed_at is not null and case_status <> 'closed' and paid_cents >= total_cents;

create function enter_claim_copies() returns trigger language plpgsql as $$
begin
  insert into claim_positions (id, organization_id, customer_id, case_status, collection_stage, stage_entered_at, due_at,
    timer_left_ms, is_held, blocked_reason, blocked_until, stuck_reason, stuck_at, stuck_since, changed_at, updated_at)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.collection_stage, new.stage_entered_at,
    new.due_at, new.timer_left_ms, new.is_held, new.blocked_reason, new.blocked_until, new.stuck_reason, new.stuck_at,
    new.stuck_since, new.changed_at, new.updated_at);
  insert into claim_debts (id, submission_state, case_status, total_cents, paid_cents, time_barred_on, all_barred_on,
    blocked_reason, filed_at)
  values (new.id, new.submission_state, new.case_status, new.total_cents, new.paid_cents, new.time_barred_on,
    new.all_barred_on, new.blocked_reason, new.filed_at);
  return null;
end
$$;
create trigger claims_copies_new after insert on claims for each row execute function enter_claim_copies();

create function move_claim_position() returns trigger language plpgsql as $$
begin
  update claim_positions s set customer_id = new.customer_id, case_status = new.case_status,
    collection_stage = new.collection_stage, stage_entered_at = new.stage_entered_at, due_at = new.due_at,
    timer_left_ms = new.timer_left_ms, is_held = new.is_held, blocked_reason = new.blocked_reason,
    blocked_until = new.blocked_until, stuck_reason = new.stuck_reason, stuck_at = new.stuck_at,
    stuck_since = new.stuck_since, changed_at = new.changed_at, updated_at = new.updated_at
  where s.id = new.id;
  return null;
end
$$;
create trigger claims_position_change after update on claims for each row
  when ((old.customer_id, old.case_status, old.collection_stage, old.stage_entered_at, old.due_at, old.timer_left_ms,
      old.is_held, old.blocked_reason, old.blocked_until, old.stuck_reason, old.stuck_at, old.stuck_since, old.changed_at,
      old.updated_at)
    is distinct from (new.customer_id, new.case_status, new.collection_stage, new.stage_entered_at, new.due_at,
      new.timer_left_ms, new.is_held, new.blocked_reason, new.blocked_until, new.stuck_reason, new.stuck_at, new.stuck_since,
      new.changed_at, new.updated_at)) execute function move_claim_position();

create function change_claim_debt() returns trigger language plpgsql as $$
begin
  update claim_debts b set submission_state = new.submission_state, case_status = new.case_status,
    total_cents = new.total_cents, paid_cents = new.paid_cents, time_barred_on = new.time_barred_on,
    all_barred_on = new.all_barred_on, blocked_reason = new.blocked_reason, filed_at = new.filed_at
  where b.id = new.id;
  return null;
end
$$;
create trigger claims_debt_change after update on claims for each row
  when ((old.submission_state, old.case_status, old.total_cents, old.paid_cents, old.time_barred_on, old.all_barred_on,
      old.blocked_reason, old.filed_at)
    is distinct from (new.submission_state, new.case_status, new.total_cents, new.paid_cents, new.time_barred_on,
      new.all_barred_on, new.blocked_reason, new.filed_at)) execute function change_claim_debt();

-- Room for the new version of a row beside the old one. Pages that are full get it as their rows change.
alter table claims set (fillfactor = 80);
