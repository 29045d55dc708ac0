-- Who asked last for tickets of the hour, until when it may use a block of them up without asking, and since when others
-- ask too: as long as they do, nobody gets a block. Real time, not that of the tests: a block ends in any case.
alter table rate_limit_hours add column holder uuid, add column held_until timestamptz, add column shared_until timestamptz;

-- Grants tickets of this hour: all or none, or as many as are left, and with them up to `spare` ones to use soon. First it takes
-- back what is left of an earlier block. While another holds a block, nothing is granted: wait_ms says when to ask again.
create function take_tickets(
  of_bucket text, asker uuid, wanted integer, all_or_none boolean, spare integer, hourly integer,
  back integer, back_hour timestamptz,
  out used integer, out granted integer, out hour timestamptz, out wait_ms integer, out hold_ms integer
) language plpgsql as $$
declare
  counted rate_limit_hours;
  at timestamptz;
  room integer;
  block integer := 0;
begin
  hour := date_trunc('hour', wall_now(), 'UTC');
  granted := 0;
  wait_ms := 0;
  hold_ms := 0;
  loop
    select * into counted from rate_limit_hours r where r.bucket = of_bucket and r.hour = take_tickets.hour for update;
    exit when found;
    insert into rate_limit_hours (bucket, hour, used, last_grant) values (of_bucket, take_tickets.hour, 0, 0)
    on conflict on constraint rate_limit_hours_pkey do nothing;
  end loop;
  at := clock_timestamp();
  used := greatest(counted.used - case when back_hour = hour then back else 0 end, 0);
  if counted.holder <> asker then
    counted.shared_until := at + interval '1 minute';
    if counted.held_until > at then
      wait_ms := ceil(extract(epoch from counted.held_until - at) * 1000);
    end if;
  end if;
  if wait_ms = 0 then
    counted.holder := asker;
    counted.held_until := null;
    room := greatest(hourly - used, 0);
    if not all_or_none then
      granted := least(wanted, room);
    elsif wanted <= room then
      granted := wanted;
    else
      -- The request has taken one before it was known how many it needs.
      used := greatest(used - 1, 0);
    end if;
    if coalesce(counted.shared_until < at, true) and wall_now() < hour + interval '59 minutes 59 seconds' then
      block := least(spare, (room - granted) / 8);
    end if;
    if block >= 4 then
      granted := granted + block;
      counted.held_until := at + interval '100 milliseconds';
      -- Less, so that it is given back before somebody who waits asks again.
      hold_ms := 75;
    end if;
    used := used + granted;
  end if;
  update rate_limit_hours r set used = take_tickets.used, last_grant = take_tickets.granted, holder = counted.holder,
    held_until = counted.held_until, shared_until = counted.shared_until
  where r.bucket = of_bucket and r.hour = take_tickets.hour;
end
$$;
