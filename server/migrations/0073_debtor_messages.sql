-- What a debtor and the team write to each other about one claim. A dispute is a message with a reason; there is one.
create table debtor_messages (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  reason text,
  text text not null,
  -- Of an answer: who of the team wrote it.
  author_id uuid references operators (id),
  -- Of everything else: when the team answered.
  answered_at timestamptz,
  created_at timestamptz not null,
  constraint debtor_messages_pkey primary key (id),
  constraint debtor_messages_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint debtor_messages_of_claim_key unique (claim_id, id),
  constraint debtor_messages_kind_check check (kind in ('message', 'dispute', 'answer')),
  constraint debtor_messages_reason_check check (
    (kind = 'dispute') = (reason is not null)
    and reason in ('not_mine', 'already_paid', 'wrong_amount', 'not_delivered', 'other')),
  constraint debtor_messages_author_check check ((kind = 'answer') = (author_id is not null)),
  constraint debtor_messages_answered_check check (kind <> 'answer' or answered_at is null),
  constraint debtor_messages_text_check check (length(text) <= 5000)
);
create unique index debtor_messages_dispute_key on debtor_messages (claim_id) where kind = 'dispute';
create index debtor_messages_claim_idx on debtor_messages (claim_id, created_at, id);
create index debtor_messages_open_idx on debtor_messages (claim_id) where kind <> 'answer' and answered_at is null;

-- Files of debtors are for the team alone until it shares them.
alter table documents
  add column message_id uuid,
  add constraint documents_message_fkey foreign key (claim_id, message_id) references debtor_messages (claim_id, id),
  drop constraint documents_uploaded_via_check,
  add constraint documents_uploaded_via_check check (uploaded_via in ('api', 'operator', 'debtor')),
  add constraint documents_message_check check ((uploaded_via = 'debtor') = (message_id is not null)),
  drop constraint documents_visibility_check,
  add constraint documents_visibility_check check (visibility in ('creditor', 'partner_only', 'team'));
create index documents_message_idx on documents (message_id) where message_id is not null;

-- An item that only tells something is over when somebody has seen it; news after that bring it back.
alter table work_marks add column seen_since timestamptz;
create index payment_promises_made_idx on payment_promises (made_at);
create index installment_plans_portal_idx on installment_plans (created_at) where agreed_via = 'debtor_portal';
