-- PostgreSQL reads, plans and prepares each check of a table anew with every statement that writes to it: nineteen of
-- them took more than half of an update of a claim. A function is prepared once per connection. So the tables that every
-- command writes to have one check each, and its function knows all their rules. It names the one that was broken.
-- To add a rule, replace the function; rows that are there are looked at only by a check that is added anew.

create function name_broken_rule(in_table text, rule text) returns void language plpgsql immutable as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', in_table, rule
    using errcode = 'check_violation', constraint = rule, table = in_table;
end $$;

create function claim_is_sound(claim_type text, submission_state text, case_status text, collection_stage text,
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
      and waiting_letter_id is null and blocked_reason is null)) then 'claims_timer_check'
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

alter table claims
  drop constraint claims_type_check,
  drop constraint claims_submission_state_check,
  drop constraint claims_case_status_check,
  drop constraint claims_collection_stage_check,
  drop constraint claims_closed_check,
  drop constraint claims_stage_before_check,
  drop constraint claims_closure_check,
  drop constraint claims_closure_reason_check,
  drop constraint claims_governing_law_check,
  drop constraint claims_total_check,
  drop constraint claims_paid_check,
  drop constraint claims_invoice_count_check,
  drop constraint claims_timer_check,
  drop constraint claims_timer_left_check,
  drop constraint claims_held_until_check,
  drop constraint claims_owed_letter_check,
  drop constraint claims_lifted_blocks_check,
  drop constraint claims_stuck_check,
  drop constraint claims_stuck_since_check,
  add constraint claims_sound_check check (claim_is_sound(claim_type, submission_state, case_status, collection_stage,
    stage_before_closure, closure_reason, governing_law, total_cents, paid_cents, invoice_count, due_at, timer_left_ms,
    is_held, held_until, address_unknown, waiting_letter_id, owed_letter, blocked_reason, lifted_blocks, stuck_reason,
    stuck_at, stuck_since));

create function entry_is_sound(kind text, counts_as text, part text, amount_cents bigint, invoice_id uuid,
  payment_id uuid, reverses uuid)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not kind in ('invoice', 'credit_note', 'creditor_fee', 'lump_sum', 'reminder_fee', 'court_fee', 'lawyer_fee',
      'interest', 'payment', 'waiver', 'not_pursued', 'reversal', 'correction') then 'account_entries_kind_check'
    when not (kind in ('reversal', 'correction') or counts_as = kind) then 'account_entries_counts_as_check'
    when not part in ('principal', 'interest', 'costs') then 'account_entries_part_check'
    when not (kind not in ('waiver', 'not_pursued') or part is not null) then 'account_entries_closure_check'
    when not (counts_as not in ('invoice', 'credit_note', 'creditor_fee', 'interest') or invoice_id is not null)
      then 'account_entries_invoice_check'
    when not (counts_as = 'payment') = (payment_id is not null) then 'account_entries_payment_check'
    when not (kind <> 'reversal' or reverses is not null) then 'account_entries_reversal_check'
    when not case
      when kind in ('reversal', 'correction') then true
      when kind in ('payment', 'credit_note', 'waiver', 'not_pursued') then amount_cents < 0
      else amount_cents > 0
    end then 'account_entries_sign_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('account_entries', broken);
  end if;
  return true;
end $$;

alter table account_entries
  drop constraint account_entries_kind_check,
  drop constraint account_entries_counts_as_check,
  drop constraint account_entries_part_check,
  drop constraint account_entries_closure_check,
  drop constraint account_entries_invoice_check,
  drop constraint account_entries_payment_check,
  drop constraint account_entries_reversal_check,
  drop constraint account_entries_sign_check,
  add constraint account_entries_sound_check check (
    entry_is_sound(kind, counts_as, part, amount_cents, invoice_id, payment_id, reverses));

create function payment_is_sound(amount_cents bigint, payment_method text, status text, reversed_at timestamptz)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not amount_cents between 1 and 99999999999 then 'payments_amount_check'
    when not payment_method in ('bank_transfer', 'credit_card', 'debit_card', 'direct_debit', 'cash', 'check', 'wallet',
      'sepa', 'card', 'online_payment', 'mobile_payment', 'other') then 'payments_method_check'
    when not status in ('completed', 'reversed') then 'payments_status_check'
    when not (status = 'reversed') = (reversed_at is not null) then 'payments_reversed_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('payments', broken);
  end if;
  return true;
end $$;

alter table payments
  drop constraint payments_amount_check,
  drop constraint payments_method_check,
  drop constraint payments_status_check,
  drop constraint payments_reversed_check,
  add constraint payments_sound_check check (payment_is_sound(amount_cents, payment_method, status, reversed_at));

create function invoice_is_sound(gross_cents bigint, net_cents bigint, reminder_fees_cents bigint,
  data_extraction_status text, data_extraction_confidence numeric)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not gross_cents between 0 and 99999999999 then 'invoices_gross_check'
    when not net_cents between 0 and 99999999999 then 'invoices_net_check'
    when not reminder_fees_cents between 0 and 99999999999 then 'invoices_reminder_fees_check'
    when not data_extraction_status in ('manual', 'pending', 'processing', 'completed', 'failed')
      then 'invoices_extraction_status_check'
    when not data_extraction_confidence between 0 and 1 then 'invoices_extraction_confidence_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('invoices', broken);
  end if;
  return true;
end $$;

alter table invoices
  drop constraint invoices_gross_check,
  drop constraint invoices_net_check,
  drop constraint invoices_reminder_fees_check,
  drop constraint invoices_extraction_status_check,
  drop constraint invoices_extraction_confidence_check,
  add constraint invoices_sound_check check (
    invoice_is_sound(gross_cents, net_cents, reminder_fees_cents, data_extraction_status, data_extraction_confidence));

create function letter_is_sound(kind text, status text, language text, move_number integer, total_cents bigint,
  file_size bigint, sha256 text, recipient jsonb, charges jsonb, invoice_ids jsonb, posted_at timestamptz,
  returned_at timestamptz, voided_at timestamptz)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not kind in ('first_demand_letter', 'second_demand_letter', 'third_demand_letter', 'installment_reminder',
      'mzr_aufhebungserklaerung') then 'letters_kind_check'
    when not status in ('outbox', 'posted', 'mailed', 'returned', 'void') then 'letters_status_check'
    when not language in ('de', 'en') then 'letters_language_check'
    when not move_number > 0 then 'letters_move_number_check'
    when not total_cents > 0 then 'letters_total_check'
    when not file_size > 0 then 'letters_file_size_check'
    when not sha256 ~ '^[0-9a-f]{64}$' then 'letters_sha256_check'
    when not jsonb_typeof(recipient) = 'array' then 'letters_recipient_check'
    when not jsonb_typeof(charges) = 'array' then 'letters_charges_check'
    when not jsonb_typeof(invoice_ids) = 'array' then 'letters_invoice_ids_check'
    when not (status in ('posted', 'mailed', 'returned')) = (posted_at is not null) then 'letters_sent_check'
    when not (status = 'returned') = (returned_at is not null) then 'letters_returned_check'
    when not (status = 'void') = (voided_at is not null) then 'letters_void_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('letters', broken);
  end if;
  return true;
end $$;

alter table letters
  drop constraint letters_kind_check,
  drop constraint letters_status_check,
  drop constraint letters_language_check,
  drop constraint letters_move_number_check,
  drop constraint letters_total_check,
  drop constraint letters_file_size_check,
  drop constraint letters_sha256_check,
  drop constraint letters_recipient_check,
  drop constraint letters_charges_check,
  drop constraint letters_invoice_ids_check,
  drop constraint letters_sent_check,
  drop constraint letters_returned_check,
  drop constraint letters_void_check,
  add constraint letters_sound_check check (letter_is_sound(kind, status, language, move_number, total_cents, file_size,
    sha256, recipient, charges, invoice_ids, posted_at, returned_at, voided_at));

create function fee_is_sound(kind text, rate numeric, base_cents bigint, amount_cents bigint, payment_id uuid,
  filing_id uuid, customer_id uuid, partner_id uuid, reverses uuid)
returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not kind in ('success', 'filing') then 'fees_kind_check'
    when not ((kind = 'success') = (payment_id is not null) and (kind = 'filing') = (filing_id is not null))
      then 'fees_cause_check'
    when not ((kind = 'success') = (rate is not null) and (kind = 'success') = (base_cents is not null))
      then 'fees_basis_check'
    when not rate between 0 and 1 then 'fees_rate_check'
    when not (kind <> 'success' or amount_cents = round(base_cents * rate)) then 'fees_success_check'
    when not case when reverses is null then amount_cents > 0 else amount_cents < 0 end then 'fees_sign_check'
    when not (customer_id is null) = (partner_id is null) then 'fees_customer_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('fees', broken);
  end if;
  return true;
end $$;

alter table fees
  drop constraint fees_kind_check,
  drop constraint fees_cause_check,
  drop constraint fees_basis_check,
  drop constraint fees_rate_check,
  drop constraint fees_success_check,
  drop constraint fees_sign_check,
  drop constraint fees_customer_check,
  add constraint fees_sound_check check (fee_is_sound(kind, rate, base_cents, amount_cents, payment_id, filing_id,
    customer_id, partner_id, reverses));
