-- Who has the money of a payment. What we received comes from a bank entry only; all others were paid to the creditor.
alter table payments
  add column received_by text not null default 'creditor',
  add constraint payments_received_by_check check (received_by in ('us', 'creditor'));

-- A case that is closed in another way leaves nothing to withdraw: the wish lapses, and nobody has decided it.
alter table withdrawals
  drop constraint withdrawals_state_check,
  add constraint withdrawals_state_check check (state in ('requested', 'accepted', 'refused', 'lapsed')),
  drop constraint withdrawals_decided_check,
  add constraint withdrawals_decided_check check (
    (state = 'requested') = (decided_at is null) and (state in ('accepted', 'refused')) = (decided_by is not null));

-- What a customer's people send with their answer.
alter table documents
  add column question_id uuid,
  drop constraint documents_uploaded_via_check,
  add constraint documents_uploaded_via_check check (uploaded_via in ('api', 'operator', 'debtor', 'creditor')),
  add constraint documents_question_check check (question_id is null or uploaded_via = 'creditor'),
  add constraint documents_question_fkey foreign key (claim_id, question_id)
    references creditor_questions (claim_id, id);
create index documents_question_idx on documents (question_id) where question_id is not null;
