-- Letters that are printed together and posted in one step. A letter names its run, so it is in one at most; what a run
-- leaves behind unposted is free for the next one.
create table print_runs (
  id uuid primary key,
  organization_id uuid not null constraint print_runs_organization_fkey references organizations (id),
  status text not null constraint print_runs_status_check check (status in ('open', 'posted', 'dissolved')),
  made_by uuid not null constraint print_runs_maker_fkey references operators (id),
  made_at timestamptz not null,
  ended_by uuid constraint print_runs_ender_fkey references operators (id),
  ended_at timestamptz,
  -- What was not posted with the others: [{letter_id, number, code}].
  left_out jsonb not null default '[]' constraint print_runs_left_out_check check (jsonb_typeof(left_out) = 'array'),
  constraint print_runs_organization_id_key unique (organization_id, id),
  constraint print_runs_ended_check check (
    (status = 'open') = (ended_at is null) and (ended_by is null) = (ended_at is null))
);
create index print_runs_made_at_idx on print_runs (made_at desc, id desc);
create index print_runs_made_by_idx on print_runs (made_by);
create index print_runs_ended_by_idx on print_runs (ended_by) where ended_by is not null;

alter table letters
  add column print_run_id uuid,
  add constraint letters_print_run_fkey foreign key (organization_id, print_run_id)
    references print_runs (organization_id, id);
create index letters_print_run_idx on letters (print_run_id) where print_run_id is not null;

-- Letters to print are one item for each organisation and each run: who has one letter, or has put it off, says nothing there.
delete from work_marks where kind = 'letter_to_print';
