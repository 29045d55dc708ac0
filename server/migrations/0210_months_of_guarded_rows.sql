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

-- As before, but it finds the newest of ids that are no text by their index.
create or replace function bound_first_month(owner text, key text) returns void language plpgsql as $$
declare
  key_type regtype;
  newest text;
begin
  select atttypid::regtype into key_type from pg_attribute where attrelid = to_regclass(owner) and attname = key;
  if key_type <> 'date'::regtype then
    execute format('select t.%1$I::text as newest from %2$I t order by t.%1$I desc limit 1', key, owner) into newest;
  end if;
  execute format('alter table %I add constraint %I check (%I < %L) not valid', owner, owner || '_first_month_check', key,
    month_key(key_type, (greatest(this_month(), month_of_id(newest)) + interval '2 months')::date));
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

-- As before, but for two things. A row that moves to its month is not deleted, so no trigger is asked. And the month is
-- guarded as the others are.
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
