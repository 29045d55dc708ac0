-- Claims are locked first: a change either is seen here, or comes after and finds the rows.
with portion as (
  select * from claims
  where id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid order by id limit $2 for share),
positions as (
  insert into claim_positions (id, organization_id, customer_id, case_status, collection_stage, stage_entered_at, due_at,
    timer_left_ms, is_held, blocked_reason, blocked_until, stuck_reason, stuck_at, stuck_since, changed_at, updated_at)
  select id, organization_id, customer_id, case_status, collection_stage, stage_entered_at, due_at, timer_left_ms, is_held,
    blocked_reason, blocked_until, stuck_reason, stuck_at, stuck_since, changed_at, updated_at
  from portion on conflict (id) do nothing returning 1),
debts as (
  insert into claim_debts (id, submission_state, case_status, total_cents, paid_cents, time_barred_on, all_barred_on,
    blocked_reason, filed_at)
  select id, submission_state, case_status, total_cents, paid_cents, time_barred_on, all_barred_on, blocked_reason, filed_at
  from portion on conflict (id) do nothing)
select (select id::text from portion order by id desc limit 1), (select count(*) from positions) from portion limit 1
