-- Data that may only be kept: of people who were erased as far as the law allows, and of people whose data are restricted
-- (Art. 18 GDPR). Lists and searches leave them out or show them without a name; who may still open a file, the code says
-- in one place (audiences/visibility.ts).
create view withheld_claims as
  select b.claim_id from blocked_claims b
  union all
  select l.id from debtors d join claims l on l.organization_id = d.organization_id and l.debtor_id = d.id
  where d.restricted_at is not null;

-- Nobody is found by a name that may only be kept.
create or replace function enter_claim_search() returns trigger language plpgsql as $$
declare
  debtor_name text;
begin
  delete from claim_search s where s.id = new.id;
  if new.customer_id is null then
    return null;
  end if;
  select case when d.restricted_at is null then d.search_name else '' end into strict debtor_name from debtors d
  where d.organization_id = new.organization_id and d.id = new.debtor_id for share;
  insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
  values (new.id, new.organization_id, new.customer_id, new.case_status, new.search_reference, debtor_name,
    coalesce((select string_agg(i.search_number, '' order by i.created_at, i.id) from invoices i where i.claim_id = new.id), ''));
  return null;
end
$$;
create or replace function rename_in_claim_search() returns trigger language plpgsql as $$
begin
  update claim_search s set debtor = case when new.restricted_at is null then new.search_name else '' end
  from claims l
  where l.organization_id = new.organization_id and l.debtor_id = new.id and s.id = l.id;
  return null;
end
$$;
drop trigger debtors_search_change on debtors;
create trigger debtors_search_change after update on debtors for each row
  when (old.search_name <> new.search_name or (old.restricted_at is null) <> (new.restricted_at is null))
  execute function rename_in_claim_search();
update claim_search s set debtor = ''
from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
where s.id = l.id and d.restricted_at is not null;

-- An erasure that an open claim, a contract or a restriction stopped is carried out when that has ended.
alter table privacy_request_subjects add column waits_since timestamptz,
  add constraint privacy_request_subjects_waits_check check (waits_since is null or erased_at is not null);
update privacy_request_subjects set waits_since = erased_at
where exists (select 1 from jsonb_array_elements(erasure -> 'kept') k
  where k ->> 'reason' in ('open_claim', 'restricted', 'open_relation'));
create index privacy_request_subjects_waiting_idx on privacy_request_subjects (waits_since) where waits_since is not null;

-- Requests themselves end too.
alter table retention_periods drop constraint retention_periods_kind_check;
alter table retention_periods add constraint retention_periods_kind_check
  check (kind in ('books', 'receipts', 'letters', 'file', 'titles', 'access_log', 'privacy_requests'));
alter table erasures drop constraint erasures_subject_check;
alter table erasures add constraint erasures_subject_check check (subject_kind in ('claim', 'debtor', 'creditor_person',
  'customer', 'partner', 'operator', 'mails', 'access_log', 'privacy_request'));
create index privacy_requests_closed_idx on privacy_requests (closed_at, id) where closed_at is not null;
