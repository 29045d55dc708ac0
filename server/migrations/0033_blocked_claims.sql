-- A blocked claim makes no automatic step and sends no letter, and says why.
alter table organizations add column minimum_claim_cents bigint not null default 0
  constraint organizations_minimum_claim_check check (minimum_claim_cents between 0 and 99999999999);

alter table debtors
  add column situation text not null default 'none'
    constraint debtors_situation_check check (situation in ('none', 'insolvent', 'deceased', 'guardian')),
  -- To whom letters for a minor go: {name, address}.
  add column representative jsonb constraint debtors_representative_check check (jsonb_typeof(representative) = 'object');

alter table claims
  add column blocked_reason text,
  add column blocked_until date,
  -- What the team has lifted; it does not block again.
  add column lifted_blocks jsonb not null default '[]'
    constraint claims_lifted_blocks_check check (jsonb_typeof(lifted_blocks) = 'array'),
  drop constraint claims_timer_check,
  add constraint claims_timer_check check (due_at is null or
    (case_status = 'open' and not is_held and not address_unknown and waiting_letter_id is null and blocked_reason is null));
create index claims_blocked_idx on claims (blocked_reason, blocked_until) where blocked_reason is not null;

-- What holds a claim already says so from now on.
update claims set blocked_reason = case when is_held then 'held' when address_unknown then 'address_unknown' end
where case_status <> 'closed' and (is_held or address_unknown);
update claims set blocked_reason = 'no_amount', due_at = null
where case_status <> 'closed' and collection_stage = 'new' and total_cents = 0;
