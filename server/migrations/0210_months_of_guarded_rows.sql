-- Tables whose rows are guarded by triggers can be kept by months too.

-- As before, but for ids that are no times, of which the highest would be beyond the last time that an id can hold.
create or replace function month_key(key_type regtype, month date) returns text language sql immutable as $$
  select case key_type
    when 'date'::regtype then month::text
    when 'uuid'::regtype then rpad(k.time, 32, '0')::uuid::text
    when 'text'::regtype then 'evt_' || k.time
  end
  from (
    select lpad(to_hex(least((extract(epoch from month) * 1000)::bigint, 281474976710655)), 12, '0') as time) k
$$;

-- Locks all or none, such as 'claims in share row exclusive mode'. Some come to the tables in one order and some in the other,
-- so whoever holds one and queues for another would often wait for somebody who waits for the first. This queues for one, has
-- the others within a moment or lets go of all, and begins anew with another one. Every other round it wants the first one
-- wholly: only so whoever has locked a row there, and changes it next, comes before it; but then readers queue as well. If the
-- queue itself is too long, it fails.
create function lock_together(variadic wanted text[]) returns void language plpgsql as $$
declare
  tables constant integer := cardinality(wanted);
  patience constant text := current_setting('lock_timeout');
  one text;
  held integer;
begin
  for attempt in 0..23 loop
    begin
      held := 0;
      for place in attempt..attempt + tables - 1 loop
        one := wanted[1 + place % tables];
        if held = 0 and attempt / tables % 2 = 0 then
          one := regexp_replace(one, ' in .* mode$', ' in access exclusive mode');
        end if;
        perform set_config('lock_timeout', case held when 0 then patience else '100' end, true);
        execute 'lock table ' || one;
        held := held + 1;
      end loop;
      return;
    exception when lock_not_available then
      if held = 0 then raise; end if;
    end;
    perform pg_sleep(0.05 + 0.1 * random());
  end loop;
  raise exception 'others hold one of %', wanted using errcode = 'lock_not_available';
end $$;

-- PostgreSQL hands triggers for rows on to every part, but not those against emptying a table, which a part has of its own.
create function guard_months(owner text) returns void language plpgsql as $$
declare
  lacking record;
begin
  for lacking in
    select i.inhrelid::regclass as part, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_inherits i on i.inhparent = t.tgrelid
    where t.tgrelid = to_regclass(owner) and not t.tgisinternal and t.tgtype & 32 <> 0
      and not exists (select from pg_trigger p where p.tgrelid = i.inhrelid and p.tgname = t.tgname)
  loop
    execute regexp_replace(lacking.text, ' ON \S+ ', format(' ON %s ', lacking.part));
  end loop;
end $$;

-- As before, but for three things. It takes its locks together. A row that moves to its month is not deleted, so no trigger is
-- asked. And the month is guarded as the others are.
create or replace function make_month(owner text, month date) returns boolean language plpgsql as $$
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
  execute format('alter table %I disable trigger user', rest);
  execute format('with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning %5$s)
    insert into %6$I (%5$s) select %5$s from moved', rest, key, from_key, to_key, columns, made);
  execute format('alter table %I enable trigger user', rest);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', owner, made, from_key, to_key);
  perform guard_months(owner);
  return true;
end $$;
