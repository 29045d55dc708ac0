-- A debtor moves to another country, and the decisions about their claims with them. Whoever changes such a claim or decides on
-- it holds the debtor, so this has waited for them, and they wait for this.
create function count_moved_debtor() returns trigger language plpgsql as $$
begin
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(o.country, ''), o.step * count(*), o.step * sum(l.total_cents)
  from claims l left join customers c on c.id = l.customer_id
  cross join (values (old.country, -1), (new.country, 1)) o (country, step)
  where l.organization_id = new.organization_id and l.debtor_id = new.id and l.collection_stage = 'dunning_action_recommended'
    and not exists (select from lawsuit_decisions x where x.claim_id = l.id)
  group by 2, 3, 4, o.step;
  return null;
end $$;
create trigger debtors_count_decisions after update on debtors for each row
  when (old.country is distinct from new.country) execute function count_moved_debtor();
