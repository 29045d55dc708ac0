-- Tables that grow for ever are kept by months: <table>_2027_01 holds one month, <table>_first all that was there before,
-- and <table>_rest what no month is made for yet, so that no insert ever fails for want of one. Months are those of UTC by
-- the wall clock. See docs/operations.md.

create function this_month() returns date language sql stable as $$
  select date_trunc('month', wall_now() at time zone 'UTC')::date
$$;

-- The least key of a month. Ids begin with their time in milliseconds, so they are in the order of time.
create function month_key(key_type regtype, month date) returns text language sql immutable as $$
  select case key_type
    when 'date'::regtype then month::text
    when 'uuid'::regtype then rpad(k.time, 32, '0')::uuid::text
    when 'text'::regtype then 'evt_' || k.time
  end
  from (select lpad(to_hex((extract(epoch from month) * 1000)::bigint), 12, '0') as time) k
$$;

-- The month of an id. Null of what is none of ours.
create function month_of_id(id text) returns date language sql immutable as $$
  select date_trunc('month', to_timestamp(('x' || lpad(d.time, 16, '0'))::bit(64)::bigint / 1000.0) at time zone 'UTC')::date
  from (select substr(replace(replace(id, 'evt_', ''), '-', ''), 1, 12) as time) d where d.time ~ '^[0-9a-f]{12}$'
$$;

create function month_key_type(owner text) returns regtype language sql stable as $$
  select a.atttypid::regtype from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = to_regclass(owner)
$$;

-- Whether rows of the month have their place, in a table of its own or in the first.
create function is_month_made(owner text, month date) returns boolean language sql stable as $$
  select to_regclass(owner || to_char(month, '_YYYY_MM')) is not null or coalesce((
    select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)') collate "C"
      > month_key(month_key_type(owner), month)
    from pg_class c where c.oid = to_regclass(owner || '_first')), false)
$$;

-- Locks one after the other, such as 'claims in share row exclusive mode'. From the second on it waits for less than the time
-- after which PostgreSQL looks for a deadlock: should others come the other way round, this gives way and they go on.
create function lock_in_turn(variadic wanted text[]) returns void language plpgsql as $$
declare
  one text;
begin
  foreach one in array wanted loop
    execute 'lock table ' || one;
    perform set_config('lock_timeout',
      (extract(epoch from current_setting('deadlock_timeout')::interval) * 500)::integer::text, true);
  end loop;
end $$;

-- Locks all or none, such as 'claims in share row exclusive mode'. Some come to the tables in one order and some in the other,
-- so whoever holds one and queues for another would often wait for somebody who waits for the first. This keeps writers out
-- first: it queues for one table, and has the others within a moment or lets go of all. Readers go on meanwhile. Then it looks
-- for an instant without readers, never queueing: whoever has read and comes to write would be ended for a deadlock if this
-- stood in the queue for more than it holds. Before version 17 PostgreSQL refuses that as long as anybody waits for this; there it
-- queues for a moment at a time. Every other round it wants its first table wholly at once: only so those who read and then write
-- come before it. If the queue for the first is too long, it fails.
create function lock_together(variadic wanted text[]) returns void language plpgsql as $$
declare
  tables constant integer := cardinality(wanted);
  -- Keeping writers out is enough for the others.
  whole constant text[] := array(select one from unnest(wanted) one where one like '% in access exclusive mode');
  without_queue constant text := case when current_setting('server_version_num')::integer >= 170000 then ' nowait' else '' end;
  patience constant text := current_setting('lock_timeout');
  held integer;
  turn integer := 0;
  until timestamptz;
begin
  for attempt in 0..23 loop
    begin
      held := 0;
      for place in attempt..attempt + tables - 1 loop
        perform set_config('lock_timeout', case held when 0 then patience else '100' end, true);
        execute 'lock table ' || regexp_replace(wanted[1 + place % tables], ' in .* mode$',
          case when held = 0 and attempt / tables % 2 = 1 then ' in access exclusive mode' else ' in exclusive mode' end);
        held := held + 1;
      end loop;
      perform set_config('lock_timeout', '5', true);
      until := clock_timestamp() + interval '100 milliseconds';
      loop
        begin
          turn := turn + 1;
          for place in turn..turn + cardinality(whole) - 1 loop
            execute format('lock table %s%s', whole[1 + place % cardinality(whole)], without_queue);
          end loop;
          perform set_config('lock_timeout', '100', true);
          return;
        exception when lock_not_available then
          if clock_timestamp() > until then raise; end if;
        end;
        perform pg_sleep(0.001);
      end loop;
    -- Somebody has read, and waits to write: only letting go helps.
    exception when lock_not_available or deadlock_detected then
      if held = 0 then raise; end if;
    end;
    perform pg_sleep(0.1 + 0.2 * random());
  end loop;
  raise exception 'others hold one of %', wanted using errcode = 'lock_not_available';
end $$;

-- Makes the place for a month. Rows of that month which have come already move there. Answers whether it was missing.
create function make_month(owner text, month date) returns boolean language plpgsql as $$
declare
  made constant text := owner || to_char(month, '_YYYY_MM');
  rest constant text := owner || '_rest';
  key_type constant regtype := month_key_type(owner);
  from_key constant text := month_key(key_type, month);
  to_key constant text := month_key(key_type, (month + interval '1 month')::date);
  key name;
  columns text;
  options text;
begin
  if is_month_made(owner, month) then return false; end if;
  perform pg_advisory_xact_lock(hashtext('months of ' || owner));
  if is_month_made(owner, month) then return false; end if;
  perform lock_together(variadic array(
    select format('%s in share row exclusive mode', r.confrelid::regclass) from (
      select distinct confrelid from pg_constraint where conrelid = to_regclass(owner) and contype = 'f' order by 1) r
    union all select format('only %I in access exclusive mode', owner)
    union all select format('%I in access exclusive mode', rest)));
  select a.attname into key from pg_partitioned_table p
  join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = to_regclass(owner);
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
  where attrelid = to_regclass(owner) and attnum > 0 and not attisdropped and attgenerated = '';
  select ' with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class where oid = to_regclass(rest);
  execute format('create table %I (like %I including all)%s', made, owner, coalesce(options, ''));
  execute format('with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning %5$s)
    insert into %6$I (%5$s) select %5$s from moved', rest, key, from_key, to_key, columns, made);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', owner, made, from_key, to_key);
  return true;
end $$;

-- The beginning of a conversion: no row of the table is of a later month than the next. That is true of all that will be
-- written until the conversion is done, and what makes it instant: it need not look at the rows once this is validated.
-- A clock that was wrong once may have made an id of a later time: then the first part reaches until after that.
create function bound_first_month(owner text, key text) returns void language plpgsql as $$
declare
  key_type regtype;
  newest text;
begin
  select atttypid::regtype into key_type from pg_attribute where attrelid = to_regclass(owner) and attname = key;
  if key_type <> 'date'::regtype then
    execute format('select %1$I::text from %2$I order by %1$I desc limit 1', key, owner) into newest;
  end if;
  execute format('alter table %I add constraint %I check (%I < %L) not valid', owner, owner || '_first_month_check', key,
    month_key(key_type, (greatest(this_month(), month_of_id(newest)) + interval '2 months')::date));
end $$;

-- The end of a conversion: the table of before, renamed, becomes the first part of the new one. Its triggers become those
-- of the whole.
create function attach_first_month(owner text) returns void language plpgsql as $$
declare
  check_name constant text := owner || '_first_month_check';
  moved record;
  until text;
  options text;
begin
  for moved in
    select distinct r.ev_class::regclass as name from pg_depend d
    join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
    where d.refclassid = 'pg_class'::regclass and d.refobjid = to_regclass(owner || '_first')
  loop
    raise exception 'the view % would go on reading % alone: drop it before, and make it anew afterwards', moved.name, owner || '_first';
  end loop;
  for moved in
    select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger
    where tgrelid = to_regclass(owner || '_first') and not tgisinternal
  loop
    execute format('drop trigger %I on %I', moved.name, owner || '_first');
    execute regexp_replace(moved.text, ' ON \S+ ', format(' ON %I ', owner));
  end loop;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into until from pg_constraint
  where conrelid = to_regclass(owner || '_first') and conname = check_name;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', owner, owner || '_first', until);
  execute format('alter table %I drop constraint %I', owner || '_first', check_name);
  select ' with (' || array_to_string(reloptions, ', ') || ')' into options from pg_class
  where oid = to_regclass(owner || '_first');
  execute format('create table %I partition of %I default%s', owner || '_rest', owner, coalesce(options, ''));
  perform make_month(owner, (this_month() + make_interval(months => ahead))::date) from generate_series(0, 3) as m (ahead);
end $$;
