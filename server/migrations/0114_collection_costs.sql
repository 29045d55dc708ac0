-- Letter fees that debtors have paid are our fee: kind `collection_cost`, one for each payment that paid some.
create or replace function fee_is_sound(kind text, rate numeric, base_cents bigint, amount_cents bigint, payment_id uuid,
  filing_id uuid, customer_id uuid, partner_id uuid, reverses uuid) returns boolean language plpgsql immutable as $$
declare
  broken text := case
    when not kind in ('success', 'filing', 'collection_cost') then 'fees_kind_check'
    when not ((kind in ('success', 'collection_cost')) = (payment_id is not null)
      and (kind = 'filing') = (filing_id is not null))
      then 'fees_cause_check'
    when not ((kind = 'success') = (rate is not null) and (kind = 'success') = (base_cents is not null))
      then 'fees_basis_check'
    when not rate between 0 and 1 then 'fees_rate_check'
    when not (kind <> 'success' or amount_cents = round(base_cents * rate)) then 'fees_success_check'
    when not case when reverses is null then amount_cents > 0 else amount_cents < 0 end then 'fees_sign_check'
    when not (customer_id is null) = (partner_id is null) then 'fees_customer_check'
  end;
begin
  if broken is not null then
    perform public.name_broken_rule('fees', broken);
  end if;
  return true;
end $$;

create or replace function check_fee() returns trigger language plpgsql as $$
begin
  if exists (select 1 from fees f where f.payment_id = new.payment_id and f.kind = new.kind and f.reverses is null
    and not exists (select 1 from fees r where r.reverses = f.id)) then
    raise exception 'the payment has earned its fee already' using errcode = 'unique_violation', constraint = 'fees_payment_key';
  end if;
  return new;
end
$$;

-- From this day on fees are settled with creditors here. What was earned before was invoiced elsewhere or not at all, and
-- letter fees that were paid before earn nothing. Null: from the first fee on.
alter table organizations add column fees_settled_from date;
update organizations o set fees_settled_from =
  ((now() + coalesce((select offset_ms from sandbox_clock), 0) * interval '1 millisecond') at time zone 'Europe/Vienna')::date
  where exists (select from fees f where f.organization_id = o.id)
    or exists (select from payments p where p.organization_id = o.id);
