-- Organisations take turns. Jobs that wait already belong to nobody, as before.
alter table jobs
  add column organization_id uuid constraint jobs_organization_fkey references organizations (id);
-- Whose turn a job is in: its organisation's, that of the jobs for nobody, or its own where it comes back again and again.
alter table jobs add column lane uuid not null generated always as (
  case when every_s is not null then id
    else coalesce(organization_id, '00000000-0000-0000-0000-000000000000') end) stored;
create index jobs_lane_idx on jobs (hand, name, lane, run_at, seq) where failed_at is null;

-- The workflow takes the claims of organisations in turn too.
create index claims_organization_due_idx on claims (organization_id, due_at, id) where due_at is not null;
