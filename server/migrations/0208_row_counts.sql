-- Kept counts of tables that grow for ever, so that nobody counts millions of rows for a page of twenty. Every change of a
-- counted row adds changes of its count in the same transaction, and never waits for another: a job folds them into the
-- counts. What stands folded and what does not yet make up the count together, in every snapshot exactly.

-- What is counted. The names of the columns of a count are general; a source says what it means by them.
create table row_count_sources (
  source text not null,
  -- Since when the counts are whole. Until then, readers count the rows themselves.
  whole_since timestamptz,
  -- When the counts were last compared with the rows, and what that found: how many of them were wrong, and when last any.
  compared_at timestamptz,
  wrong integer not null default 0,
  wrong_at timestamptz,
  constraint row_count_sources_pkey primary key (source),
  constraint row_count_sources_wrong_check check (wrong >= 0 and (wrong = 0) = (wrong_at is null))
);

-- The sums that are kept of a source, each under a subject of its own: with owner or without, by day or not.
create table row_count_subjects (
  subject text not null,
  source text not null,
  by_owner boolean not null,
  by_day boolean not null,
  constraint row_count_subjects_pkey primary key (subject),
  constraint row_count_subjects_source_fkey foreign key (source) references row_count_sources (source)
);

create table row_counts (
  subject text not null,
  organization_id uuid,
  owner_id uuid,
  day date,
  kind text not null default '',
  status text not null default '',
  rows bigint not null,
  cents bigint not null,
  open_cents bigint not null,
  constraint row_counts_key unique nulls not distinct (subject, organization_id, owner_id, day, kind, status),
  constraint row_counts_subject_fkey foreign key (subject) references row_count_subjects (subject)
) with (fillfactor = 70);
create index row_counts_day_idx on row_counts (subject, day) where day is not null;

-- Without any index: rows stay for seconds, and all of them are read.
create table row_count_changes (
  source text not null,
  organization_id uuid,
  owner_id uuid,
  day date,
  kind text not null default '',
  status text not null default '',
  rows bigint not null,
  cents bigint not null default 0,
  open_cents bigint not null default 0
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_scale_factor = 0,
  autovacuum_vacuum_insert_threshold = 20000);

-- The counts of this moment: several rows may stand for one.
create view current_counts as
  select subject, organization_id, owner_id, day, kind, status, rows, cents, open_cents from row_counts
  union all
  select s.subject, c.organization_id, case when s.by_owner then c.owner_id end, case when s.by_day then c.day end, c.kind,
    c.status, c.rows, c.cents, c.open_cents
  from row_count_changes c join row_count_subjects s on s.source = c.source;

-- Adds the oldest changes to the counts, at most so many. Answers how many they were. One at a time; whoever comes second
-- leaves it to the first.
create function fold_row_counts(portion integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_row_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from row_count_changes where ctid = any (array(select c.ctid from row_count_changes c limit portion)) returning *),
  added as (
    insert into row_counts as r (subject, organization_id, owner_id, day, kind, status, rows, cents, open_cents)
    select s.subject, t.organization_id, case when s.by_owner then t.owner_id end, case when s.by_day then t.day end, t.kind,
      t.status, sum(t.rows), sum(t.cents), sum(t.open_cents)
    from taken t join row_count_subjects s on s.source = t.source group by 1, 2, 3, 4, 5, 6
    having sum(t.rows) <> 0 or sum(t.cents) <> 0 or sum(t.open_cents) <> 0
    on conflict (subject, organization_id, owner_id, day, kind, status) do update
      set rows = r.rows + excluded.rows, cents = r.cents + excluded.cents, open_cents = r.open_cents + excluded.open_cents)
  select count(*) into folded from taken;
  return folded;
end $$;

-- Counts that have become nothing, such as those of days on which all claims are gone.
create function drop_empty_row_counts() returns void language sql as $$
  delete from row_counts where rows = 0 and cents = 0 and open_cents = 0
$$;
