-- What the lists of the desk are found by.

-- How much the instalments up to this one are together: what was paid covers all of which it is not less. Plans are never
-- changed once they are agreed, only replaced.
alter table installments add column up_to_cents bigint;
update installments i set up_to_cents = s.up_to_cents
from (
  select plan_id, number, sum(amount_cents) over (partition by plan_id order by number)::bigint as up_to_cents
  from installments) s
where s.plan_id = i.plan_id and s.number = i.number;
alter table installments alter column up_to_cents set not null;
alter table installments add constraint installments_up_to_check check (up_to_cents >= amount_cents);

-- Claims sorted by their debtors, as in a telephone book.
create index debtors_name_idx on debtors (search_name collate "C", id);
