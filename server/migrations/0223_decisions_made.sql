-- What is decided is open no more. Commands have locked the claim already.
create function count_decision() returns trigger language plpgsql as $$
declare
  decided constant uuid := case tg_op when 'DELETE' then old.claim_id else new.claim_id end;
begin
  perform 1 from claims l where l.id = decided for no key update;
  perform 1 from debtors d where d.id = (select l.debtor_id from claims l where l.id = decided) for share;
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(d.country, ''), s.step, s.step * l.total_cents
  from claims l join debtors d on d.id = l.debtor_id left join customers c on c.id = l.customer_id
  cross join (values (case tg_op when 'DELETE' then 1 else -1 end)) s (step)
  where l.id = decided and l.collection_stage = 'dunning_action_recommended';
  return null;
end $$;
create trigger lawsuit_decisions_count after insert or delete on lawsuit_decisions
  for each row execute function count_decision();
