-- A claim comes to the stage at which its creditor has to decide, leaves it, or changes there.
create function count_undecided_claim() returns trigger language plpgsql as $$
begin
  if exists (select from lawsuit_decisions x where x.claim_id = coalesce(new.id, old.id)) then
    return null;
  end if;
  perform 1 from debtors d where d.id in (old.debtor_id, new.debtor_id) order by d.id for share;
  insert into row_count_changes (source, organization_id, owner_id, kind, rows, cents)
  select 'decisions', l.organization_id, c.partner_id, coalesce(d.country, ''), sum(l.step), sum(l.step * l.total_cents)
  from (values (-1, old.organization_id, old.customer_id, old.debtor_id, old.collection_stage, old.total_cents),
    (1, new.organization_id, new.customer_id, new.debtor_id, new.collection_stage, new.total_cents)
  ) l (step, organization_id, customer_id, debtor_id, collection_stage, total_cents)
  join debtors d on d.id = l.debtor_id left join customers c on c.id = l.customer_id
  where l.collection_stage = 'dunning_action_recommended'
  group by 2, 3, 4
  having sum(l.step) <> 0 or sum(l.step * l.total_cents) <> 0;
  return null;
end $$;
create trigger claims_count_undecided after update on claims for each row
  when ((old.collection_stage = 'dunning_action_recommended' or new.collection_stage = 'dunning_action_recommended')
    and (old.collection_stage is distinct from new.collection_stage or old.total_cents is distinct from new.total_cents
      or old.customer_id is distinct from new.customer_id or old.debtor_id is distinct from new.debtor_id
      or old.organization_id is distinct from new.organization_id))
  execute function count_undecided_claim();
create trigger claims_count_undecided_new after insert on claims for each row
  when (new.collection_stage = 'dunning_action_recommended') execute function count_undecided_claim();
create trigger claims_count_undecided_gone after delete on claims for each row
  when (old.collection_stage = 'dunning_action_recommended') execute function count_undecided_claim();

-- Without claims the counts are whole. Else a job counts.
insert into row_count_sources (source, whole_since)
values ('decisions', case when not exists (select from claims) then wall_now() end);
insert into row_count_subjects (subject, source, by_owner, by_day) values ('decisions', 'decisions', true, false);
