-- Lists, sums and search of one customer's claims, however many claims others have; and files that creditors send.

-- Counts, sums, states and orders of a customer's claims are read from this index alone.
drop index claims_customer_idx;
create index claims_customer_idx on claims (organization_id, customer_id, created_at desc, id desc)
  include (case_status, total_cents, paid_cents, updated_at);

-- Decisions that a customer's people have to make.
create index claims_decision_idx on claims (organization_id, customer_id, stage_entered_at, id)
  where collection_stage = 'dunning_action_recommended';

-- What the claims of a customer are found and sorted by, kept by the triggers below. Debtors and invoices do not know their
-- customer, so without it a search for a word that stands in most of them would read those of all customers.
create table claim_search (
  -- Of the claim.
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  case_status text not null,
  reference text not null,
  debtor text not null,
  invoices text not null,
  words text not null generated always as (reference || debtor || invoices) stored,
  constraint claim_search_pkey primary key (id),
  constraint claim_search_claim_fkey foreign key (organization_id, id)
    references claims (organization_id, id) on delete cascade
);
create index claim_search_customer_idx on claim_search (organization_id, customer_id, debtor collate "C", id)
  include (case_status);
-- Rows with the same key stand in it as they lie in the table, so that a search reads each page once.
create index claim_search_words_idx on claim_search (organization_id, customer_id);

insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
select l.id, l.organization_id, l.customer_id, l.case_status, l.search_reference, d.search_name,
  coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = l.id), '')
from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
where l.customer_id is not null;

-- The debtor is locked, so that a change of its name either is seen here or finds the new row.
create function enter_claim_search() returns trigger language plpgsql as $$
declare
  debtor_name text;
begin
  delete from claim_search s where s.id = new.id;
  if new.customer_id is null then
    return null;
  end if;
  select d.search_name into strict debtor_name from debtors d
  where d.organization_id = new.organization_id and d.id = new.debtor_id for share;
  insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.search_reference, debtor_name,
    coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = new.id), ''));
  return null;
end
$$;
create trigger claims_search_new after insert on claims
  for each row when (new.customer_id is not null) execute function enter_claim_search();
create trigger claims_search_change after update on claims for each row
  when (old.customer_id is distinct from new.customer_id or old.debtor_id <> new.debtor_id
    or old.search_reference <> new.search_reference) execute function enter_claim_search();

create function state_in_claim_search() returns trigger language plpgsql as $$
begin
  update claim_search s set case_status = new.case_status where s.id = new.id;
  return null;
end
$$;
create trigger claims_search_status after update on claims
  for each row when (old.case_status <> new.case_status) execute function state_in_claim_search();

create function rename_in_claim_search() returns trigger language plpgsql as $$
begin
  update claim_search s set debtor = new.search_name
  from claims l
  where l.organization_id = new.organization_id and l.debtor_id = new.id and s.id = l.id;
  return null;
end
$$;
create trigger debtors_search_change after update on debtors for each row
  when (old.search_name <> new.search_name) execute function rename_in_claim_search();

-- The row is locked first: the numbers are then read by a statement of its own, which sees what others have committed.
create function number_in_claim_search() returns trigger language plpgsql as $$
declare
  claim constant uuid := case when tg_op = 'DELETE' then old.claim_id else new.claim_id end;
begin
  perform 1 from claim_search s where s.id = claim for update;
  if found then
    update claim_search s set invoices = coalesce((
      select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = claim), '')
    where s.id = claim;
  end if;
  return null;
end
$$;
create trigger invoices_search_new after insert on invoices
  for each row when (new.search_number is not null) execute function number_in_claim_search();
create trigger invoices_search_gone after delete on invoices
  for each row when (old.search_number is not null) execute function number_in_claim_search();
create trigger invoices_search_change after update on invoices
  for each row when (old.search_number is distinct from new.search_number) execute function number_in_claim_search();

-- The creditor's people add files of their own.
alter table documents drop constraint if exists documents_uploaded_via_check;
alter table documents add constraint documents_uploaded_via_check
  check (uploaded_via in ('api', 'operator', 'debtor', 'creditor'));
