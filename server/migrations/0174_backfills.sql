-- What migrations have left to do for old rows; see docs/migrations.md.
create table backfills (
  -- That of the migration, without its ending.
  name text not null,
  -- How far it has come, in the words of its statement.
  place text not null default '',
  rows_changed bigint not null default 0,
  enrolled_at timestamptz not null default wall_now(),
  moved_at timestamptz not null default wall_now(),
  finished_at timestamptz,
  constraint backfills_pkey primary key (name),
  constraint backfills_name_check check (name ~ '^[0-9]{4}_[a-z0-9_]+$'),
  constraint backfills_rows_check check (rows_changed >= 0)
);

-- One portion of a backfill, and how far it came, in one transaction. The statement comes with the program. Answers
-- whether there is more to do. Two processes take their portions one after the other.
create function work_backfill(wanted text, statement text, portion integer) returns boolean language plpgsql as $$
declare
  old_place text;
  new_place text;
  changed bigint;
begin
  select place into old_place from backfills where name = wanted and finished_at is null for update;
  if not found then
    return false;
  end if;
  execute statement into new_place, changed using old_place, portion;
  if new_place is not null and new_place = old_place then
    raise exception 'the backfill % stands still at %', wanted, old_place;
  end if;
  update backfills set place = coalesce(new_place, place), rows_changed = rows_changed + coalesce(changed, 0),
    moved_at = wall_now(), finished_at = case when new_place is null then wall_now() end
  where name = wanted;
  return new_place is not null;
end $$;
