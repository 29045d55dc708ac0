-- Transaction ids give the feed its order, and they begin anew when a dump is loaded into another PostgreSQL. An epoch
-- is a time in which they only grew, and comes before them in the order. All that was written so far is of the first.
alter table events add column epoch integer not null default 0;
alter table feed_activity add column epoch integer not null default 0;

-- Everything that one PostgreSQL server writes from its start to its end is one run. No database can be set back to an
-- earlier state without a run ending: neither by a dump, nor by a copy of its files, nor by replaying its log, nor by a
-- replica that takes over. So cursors name their run, and where the run ended says what of it there still is.
create table feed_runs (
  number integer not null,
  -- By chance, so that two runs that go on from copies of one database can be told apart.
  mark text not null,
  epoch integer not null,
  -- What tells whether it still runs; see is_feed_run_here.
  server_started_at timestamptz not null,
  database_oid oid not null,
  table_oid oid not null,
  -- The last row of its epoch when the next run began.
  last_xact xid8,
  last_seq bigint,
  constraint feed_runs_pkey primary key (number),
  constraint feed_runs_mark_key unique (mark),
  constraint feed_runs_mark_check check (mark ~ '^[0-9a-f]{8}$'),
  constraint feed_runs_number_check check (number >= 0),
  constraint feed_runs_epoch_check check (epoch between 0 and number),
  constraint feed_runs_end_check check ((last_xact is null) = (last_seq is null))
);

create function new_feed_mark() returns text language sql volatile as $$
  select substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)
$$;

-- A database that was loaded or copied within one server has another number, or its tables have.
create function is_feed_run_here(run feed_runs) returns boolean language sql stable as $$
  select run.server_started_at = pg_postmaster_start_time() and run.table_oid = to_regclass('feed_runs')::oid
    and run.database_oid = (select d.oid from pg_database d where d.datname = current_database())
$$;

-- Has ended: what is there may come from a dump, and whoever writes next finds out.
insert into feed_runs (number, mark, epoch, server_started_at, database_oid, table_oid)
values (0, new_feed_mark(), 0, '-infinity', 0, 0);

-- The last row of an epoch that has ended, or null. There is no index for it. It looks at the rows that were numbered
-- last, and one with a higher transaction id has hardly a lower number than all of these. If one has, the end is taken
-- for earlier than it was: some events may then be read twice, and none is passed over.
create function find_feed_end(wanted integer, out xact xid8, out seq bigint) language sql stable as $$
  select r.xact, r.seq from (
    (select e.epoch, e.xact, e.seq from events e order by e.seq desc limit 10000)
    union all
    (select a.epoch, a.xact, a.seq from feed_activity a order by a.seq desc limit 10000)
  ) r where r.epoch = wanted order by r.xact desc, r.seq desc limit 1
$$;

-- The epoch of what is written now. The first to write after a start begins the run, and all others wait for it.
create function feed_epoch() returns integer language plpgsql volatile as $$
declare
  newest feed_runs;
  ended record;
  next_epoch integer;
begin
  select * into newest from feed_runs order by number desc limit 1;
  if is_feed_run_here(newest) then
    return newest.epoch;
  end if;
  perform pg_advisory_xact_lock(hashtext('feed run'));
  select * into newest from feed_runs order by number desc limit 1;
  if is_feed_run_here(newest) then
    return newest.epoch;
  end if;
  select coalesce(f.xact, '0'::xid8) as xact, coalesce(f.seq, 0) as seq into ended from find_feed_end(newest.epoch) f;
  -- Whoever writes from now on has at least this id. If all ids of before are lower, they go on.
  next_epoch := newest.epoch + case when pg_snapshot_xmin(pg_current_snapshot()) > ended.xact then 0 else 1 end;
  update feed_runs set last_xact = ended.xact, last_seq = ended.seq where number = newest.number;
  insert into feed_runs (number, mark, epoch, server_started_at, database_oid, table_oid)
  select newest.number + 1, new_feed_mark(), next_epoch, pg_postmaster_start_time(), d.oid, to_regclass('feed_runs')::oid
  from pg_database d where d.datname = current_database()
  on conflict (number) do nothing;
  return next_epoch;
end $$;

alter table events alter column epoch set default feed_epoch();
alter table feed_activity alter column epoch set default feed_epoch();
