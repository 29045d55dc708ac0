-- Deeds that somebody of the team has ordered for many claims at once. What the single deed is told stands in columns of
-- the same names.
create table claim_batches (
  id uuid primary key,
  ordered_by uuid not null constraint claim_batches_orderer_fkey references operators (id),
  action text not null
    constraint claim_batches_action_check check (action in ('hold', 'release', 'assign', 'stage', 'close', 'print')),
  to_stage text,
  closure_reason text,
  operator_id uuid constraint claim_batches_owner_fkey references operators (id),
  until date,
  -- Until the batch is over: it stands in the logs of the claims by then.
  note text constraint claim_batches_note_check check (length(note) <= 2000),
  -- What a batch of printing has made.
  print_run_ids jsonb not null default '[]',
  ordered_at timestamptz not null,
  stopped_at timestamptz,
  stopped_by uuid constraint claim_batches_stopper_fkey references operators (id),
  finished_at timestamptz,
  -- By the wall clock: that of a sandbox may be moved.
  expires_at timestamptz not null,
  constraint claim_batches_parameters_check check (
    (action = 'stage') = (to_stage is not null) and (action = 'close') = (closure_reason is not null)
    and (action = 'assign' or operator_id is null) and (action = 'hold' or until is null)
    and (action not in ('assign', 'print') or note is null)),
  constraint claim_batches_printed_check check (
    jsonb_typeof(print_run_ids) = 'array' and (action = 'print' or print_run_ids = '[]')),
  constraint claim_batches_over_check check (finished_at is null or note is null),
  constraint claim_batches_stopped_check check (
    (stopped_at is null) = (stopped_by is null) and (stopped_at is null or finished_at is not null))
);
create index claim_batches_ordered_idx on claim_batches (ordered_at desc, id desc);
create index claim_batches_expires_idx on claim_batches (expires_at);
create index claim_batches_orderer_idx on claim_batches (ordered_by);
create index claim_batches_stopper_idx on claim_batches (stopped_by) where stopped_by is not null;
create index claim_batches_owner_idx on claim_batches (operator_id) where operator_id is not null;

-- What becomes of each claim. A deed and its row are of one transaction, so that no deed is done twice.
create table claim_batch_items (
  batch_id uuid not null constraint claim_batch_items_batch_fkey references claim_batches (id) on delete cascade,
  organization_id uuid not null,
  claim_id uuid not null,
  -- Its place among those that were ordered.
  place integer not null,
  status text not null
    constraint claim_batch_items_status_check check (status in ('pending', 'done', 'refused')),
  -- Why not.
  code text constraint claim_batch_items_code_check check (code ~ '^[a-z_]{1,60}$'),
  finished_at timestamptz,
  constraint claim_batch_items_pkey primary key (batch_id, claim_id),
  constraint claim_batch_items_place_key unique (batch_id, place),
  constraint claim_batch_items_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint claim_batch_items_refused_check check ((status = 'refused') = (code is not null)),
  constraint claim_batch_items_finished_check check ((status = 'pending') = (finished_at is null))
);
create index claim_batch_items_claim_idx on claim_batch_items (claim_id);
