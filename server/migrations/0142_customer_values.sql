-- The team changes how a creditor is called and reached. What it changed stays with both values until the names go too.
alter table customer_changes
  add column was text,
  add column became text,
  add constraint customer_changes_values_check check (
    (was is null and became is null) or (actor_type = 'operator' and kind in ('name', 'email', 'phone', 'address'))),
  drop constraint customer_changes_kind_check,
  add constraint customer_changes_kind_check check (kind in (
    'name', 'phone', 'email', 'address', 'deducts_input_tax', 'payout_iban_entered', 'payout_iban_withdrawn',
    'payout_iban_confirmed', 'payout_iban_refused', 'person_invited', 'invitation_withdrawn', 'person_joined',
    'person_removed', 'customer_invited'));

create or replace function keep_customer_changes() returns trigger language plpgsql as $$
declare
  personal constant text[] := array['actor_name', 'person_name', 'was', 'became'];
begin
  if tg_op = 'DELETE' and not exists (select 1 from customers c where c.id = old.customer_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.actor_name in (old.actor_name, '[erased]')
    and coalesce(new.person_name, '') in (coalesce(old.person_name, ''), '[erased]')
    and (new.was is null or new.was = old.was) and (new.became is null or new.became = old.became)
    and to_jsonb(new) - personal = to_jsonb(old) - personal then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;
