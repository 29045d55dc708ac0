-- migrate: allows unreadable because attaching the old table is instant: a validated check proves that its rows fit
-- A unique key of a table by months holds its month. The number of an attempt is counted under the lock of its delivery, so
-- no number comes twice. A foreign key would keep the months of deliveries from being taken away; a trigger takes its place.
select lock_in_turn('webhook_deliveries in access exclusive mode', 'webhook_attempts in access exclusive mode');

alter table webhook_attempts rename to webhook_attempts_first;
alter table webhook_attempts_first drop constraint webhook_attempts_delivery_id_fkey;
alter table webhook_attempts_first drop constraint webhook_attempts_pkey;
alter table webhook_attempts_first add constraint webhook_attempts_first_pkey primary key using index webhook_attempts_first_pkey;

create table webhook_attempts (like webhook_attempts_first including all excluding indexes) partition by range (month);
alter table webhook_attempts drop constraint webhook_attempts_first_month_check;
alter table webhook_attempts add constraint webhook_attempts_pkey primary key (delivery_id, number, month);

create function refuse_attempt_of_nothing() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_deliveries d where d.id = new.delivery_id) then
    raise exception 'there is no delivery %', new.delivery_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger webhook_attempts_of_delivery before insert on webhook_attempts
  for each row execute function refuse_attempt_of_nothing();

select attach_first_month('webhook_attempts');
