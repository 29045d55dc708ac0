-- A letter counts when it is sent, not when it is made.

alter table organizations
  -- Null: automatic in the sandbox, by hand in live mode.
  add column letter_dispatch text
    constraint organizations_letter_dispatch_check check (letter_dispatch in ('automatic', 'by_hand')),
  -- Null: ten days, or as many as there are before the next letter.
  add column letter_deadline_days integer
    constraint organizations_letter_deadline_check check (letter_deadline_days between 1 and 364);

alter table letters drop constraint letters_status_check, drop constraint letters_claim_id_move_number_key,
  drop constraint letters_returned_check;
alter table letters rename column printed_at to posted_at;
-- What was made before counts as sent.
update letters set posted_at = coalesce(posted_at, created_at);
update letters set status = 'posted' where status in ('outbox', 'printed');
alter table letters
  -- Where sending it takes the claim; null for one that is sent again at its stage.
  add column to_stage text,
  -- What sending it adds to the debt, as entries of the account.
  add column charges jsonb not null default '[]' constraint letters_charges_check check (jsonb_typeof(charges) = 'array'),
  -- When it was put where a print provider picks it up.
  add column handed_over_at timestamptz,
  add column voided_at timestamptz,
  add column void_note text,
  add constraint letters_status_check check (status in ('outbox', 'posted', 'mailed', 'returned', 'void')),
  add constraint letters_sent_check check ((status in ('posted', 'mailed', 'returned')) = (posted_at is not null)),
  add constraint letters_returned_check check ((status = 'returned') = (returned_at is not null)),
  add constraint letters_void_check check ((status = 'void') = (voided_at is not null));
-- One letter for each move at most, but for those that were never sent.
create unique index letters_claim_id_move_number_key on letters (claim_id, move_number) where status <> 'void';

alter table claims
  -- The letter that is made and not sent yet; sending it moves the claim. Without a reference: letters refer to claims.
  add column waiting_letter_id uuid,
  -- A letter came back: no letter goes out until there is another address.
  add column address_unknown boolean not null default false,
  -- The kind of the letter that came back, which is sent again when there is an address.
  add column resend_letter text,
  drop constraint claims_timer_check,
  add constraint claims_timer_check check (due_at is null or
    (case_status = 'open' and not is_held and not address_unknown and waiting_letter_id is null));
create index claims_waiting_letter_idx on claims (waiting_letter_id) where waiting_letter_id is not null;
