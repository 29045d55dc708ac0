-- migrate: allows unreadable because the locks are had for a moment, all or none: two columns with a default, and triggers
-- What plans are listed by is kept with them: reading it from instalments and claims takes the longer the more plans there are.
-- Both columns are copies, kept by the triggers below.
select lock_together('claims in share row exclusive mode', 'installment_plans in access exclusive mode',
  'installments in share row exclusive mode');

alter table installment_plans
  -- Of the first instalment that is not covered by what was paid since the plan was agreed; infinity if all are.
  add column next_due_date date not null default 'infinity',
  -- Of the claim, null while it is not closed.
  add column closure_reason text;

create function next_due_of(of_plan uuid, paid_since_cents bigint) returns date language sql stable as $$
  select coalesce(min(i.due_date), 'infinity') from installments i
  where i.plan_id = of_plan and i.up_to_cents > paid_since_cents
$$;

-- Whoever changes a plan or its instalments holds the claim, so that nobody pays meanwhile. Every command locks it first. A
-- change by hand that does not may have to be repeated: it holds the plan when it comes to the claim.
create function place_plan() returns trigger language plpgsql as $$
declare
  claim record;
begin
  select l.paid_cents, l.closure_reason into claim from claims l where l.id = new.claim_id for no key update;
  new.next_due_date := next_due_of(new.id, claim.paid_cents - new.paid_before_cents);
  new.closure_reason := claim.closure_reason;
  return new;
end $$;
create trigger installment_plans_place before insert or update of claim_id, paid_before_cents on installment_plans
  for each row execute function place_plan();

create function place_plans_of_installments() returns trigger language plpgsql as $$
begin
  perform 1 from claims l where l.id in (
    select p.claim_id from installment_plans p where p.id in (select c.plan_id from changed_rows c))
  order by l.id for no key update;
  update installment_plans p set next_due_date = n.next_due_date
  from (
    select q.id, next_due_of(q.id, l.paid_cents - q.paid_before_cents) as next_due_date
    from installment_plans q join claims l on l.id = q.claim_id
    where q.id in (select c.plan_id from changed_rows c)) n
  where p.id = n.id and p.next_due_date <> n.next_due_date;
  return null;
end $$;
create trigger installments_place_new after insert on installments
  referencing new table as changed_rows for each statement execute function place_plans_of_installments();
create trigger installments_place_was after update on installments
  referencing old table as changed_rows for each statement execute function place_plans_of_installments();
create trigger installments_place_is after update on installments
  referencing new table as changed_rows for each statement execute function place_plans_of_installments();
create trigger installments_place_gone after delete on installments
  referencing old table as changed_rows for each statement execute function place_plans_of_installments();

create function place_plans_of_claim() returns trigger language plpgsql as $$
begin
  update installment_plans p set next_due_date = n.next_due_date, closure_reason = new.closure_reason
  from (
    select q.id, next_due_of(q.id, new.paid_cents - q.paid_before_cents) as next_due_date
    from installment_plans q where q.claim_id = new.id) n
  where p.id = n.id
    and (p.next_due_date, p.closure_reason) is distinct from (n.next_due_date, new.closure_reason);
  return null;
end $$;
create trigger claims_place_plans after update on claims for each row
  when (old.paid_cents is distinct from new.paid_cents or old.closure_reason is distinct from new.closure_reason)
  execute function place_plans_of_claim();
