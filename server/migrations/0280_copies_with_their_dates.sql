-- The copies of a new claim are given what 0275 looks up for whoever does not give it: two looks less for every claim.
create or replace function enter_claim_copies() returns trigger language plpgsql as $$
begin
  insert into claim_positions (id, organization_id, customer_id, case_status, collection_stage, stage_entered_at, due_at,
    timer_left_ms, is_held, blocked_reason, blocked_until, stuck_reason, stuck_at, stuck_since, changed_at, updated_at, created_at)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.collection_stage, new.stage_entered_at,
    new.due_at, new.timer_left_ms, new.is_held, new.blocked_reason, new.blocked_until, new.stuck_reason, new.stuck_at,
    new.stuck_since, new.changed_at, new.updated_at, new.created_at);
  insert into claim_debts (id, organization_id, submission_state, case_status, total_cents, paid_cents, time_barred_on,
    all_barred_on, blocked_reason, filed_at, created_at)
  values (new.id, new.organization_id, new.submission_state, new.case_status, new.total_cents, new.paid_cents,
    new.time_barred_on, new.all_barred_on, new.blocked_reason, new.filed_at, new.created_at);
  return null;
end
$$;
