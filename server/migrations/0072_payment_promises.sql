-- A debtor announces the day on which the money will come, once at each stage.
create table payment_promises (
  claim_id uuid not null,
  organization_id uuid not null,
  collection_stage text not null,
  promised_on date not null,
  made_at timestamptz not null,
  constraint payment_promises_pkey primary key (claim_id, collection_stage),
  constraint payment_promises_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);

-- Such a claim is held, and its time runs on: the step that falls due meanwhile is put off until the day is over.
create or replace function claim_is_sound(claim_type text, submission_state text, case_status text, collection_stage text,
  stage_before_closure text, closure_reason text, governing_law text, total_cents bigint, paid_cents bigint,
  invoice_count integer, due_at timestamptz, timer_left_ms bigint, is_held boolean, held_until date,
  address_unknown boolean, waiting_letter_id uuid, owed_letter text, blocked_reason text, lifted_blocks jsonb,
  stuck_reason text, stuck_at timestamptz, stuck_since timestamptz)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not claim_type in ('standard', 'tenancy') then 'claims_type_check'
    when not submission_state in ('new', 'accepted', 'rejected') then 'claims_submission_state_check'
    when not case_status in ('open', 'disputed', 'closed') then 'claims_case_status_check'
    when not collection_stage in ('new', 'in_processing', 'first_demand_letter', 'second_demand_letter',
      'third_demand_letter', 'installment_payment', 'installment_cancelled', 'dunning_action_recommended',
      'dunning_action_filed', 'exekutionsantrag_recommended', 'warten_auf_zinstermin', 'manuelle_pruefung',
      'mzr_aufhebungserklaerung_sent', 'mzr_klage_recommended', 'closed') then 'claims_collection_stage_check'
    when not (case_status = 'closed') = (collection_stage = 'closed') then 'claims_closed_check'
    when not (case_status = 'closed') = (stage_before_closure is not null) then 'claims_stage_before_check'
    when not (case_status = 'closed') = (closure_reason is not null) then 'claims_closure_check'
    when not closure_reason in ('paid', 'installment_plan', 'written_off', 'withdrawn', 'disputed')
      then 'claims_closure_reason_check'
    when not governing_law ~ '^[A-Z]{2}$' then 'claims_governing_law_check'
    when not total_cents between 0 and 99999999999 then 'claims_total_check'
    when not paid_cents between 0 and 99999999999 then 'claims_paid_check'
    when not invoice_count between 0 and 500 then 'claims_invoice_count_check'
    when not (due_at is null or (case_status = 'open' and not is_held and not address_unknown
      and waiting_letter_id is null and coalesce(blocked_reason, 'held') = 'held')) then 'claims_timer_check'
    when not (timer_left_ms is null or (due_at is null and case_status <> 'closed')) then 'claims_timer_left_check'
    when not (held_until is null or is_held) then 'claims_held_until_check'
    when not (owed_letter is null or owed_letter = collection_stage
      or (owed_letter = 'installment_reminder' and collection_stage = 'installment_cancelled')
      or (owed_letter = 'mzr_aufhebungserklaerung' and collection_stage = 'mzr_aufhebungserklaerung_sent'))
      then 'claims_owed_letter_check'
    when not jsonb_typeof(lifted_blocks) = 'array' then 'claims_lifted_blocks_check'
    when not (stuck_reason is null) = (stuck_at is null) then 'claims_stuck_check'
    when not (stuck_reason is null) = (stuck_since is null) then 'claims_stuck_since_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('claims', broken);
  end if;
  return true;
end $$;
