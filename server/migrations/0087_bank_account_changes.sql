-- Which account of ours money goes to. The first one holds at once; every later one needs the word of a second
-- administrator, or, where there is only one, a delay. The last one that was applied is the one that holds.
create table bank_account_changes (
  number bigint generated always as identity primary key,
  id uuid not null constraint bank_account_changes_id_key unique,
  kind text not null constraint bank_account_changes_kind_check check (kind in ('letterhead')),
  -- Of a letterhead: its organisation.
  account_id uuid not null,
  organization_id uuid not null
    constraint bank_account_changes_organization_fkey references organizations (id) on delete cascade,
  iban text not null,
  bic text,
  bank_name text,
  old_iban text,
  status text not null constraint bank_account_changes_status_check check (status in ('open', 'applied', 'withdrawn')),
  -- Null: the service itself, such as at the first start.
  proposed_by uuid constraint bank_account_changes_proposer_fkey references operators (id),
  proposed_at timestamptz not null,
  -- Null: only another administrator makes it hold.
  counts_from timestamptz,
  approved_by uuid constraint bank_account_changes_approver_fkey references operators (id),
  withdrawn_by uuid constraint bank_account_changes_withdrawer_fkey references operators (id),
  settled_at timestamptz,
  constraint bank_account_changes_settled_check check ((status = 'open') = (settled_at is null)),
  constraint bank_account_changes_second_person_check check (approved_by <> proposed_by),
  constraint bank_account_changes_withdrawn_check check (status = 'withdrawn' or withdrawn_by is null),
  -- What holds was the first, or somebody else agreed, or its time has come.
  constraint bank_account_changes_agreed_check check (
    status <> 'applied' or old_iban is null or approved_by is not null or coalesce(counts_from <= settled_at, false))
);
create unique index bank_account_changes_open_key on bank_account_changes (kind, account_id) where status = 'open';
create index bank_account_changes_account_idx on bank_account_changes (kind, account_id, number desc);
create index bank_account_changes_organization_idx on bank_account_changes (organization_id);

insert into bank_account_changes (id, kind, account_id, organization_id, iban, bic, bank_name, status, proposed_at, settled_at)
select gen_random_uuid(), 'letterhead', id, id, letterhead ->> 'iban', letterhead ->> 'bic', letterhead ->> 'bank_name',
  'applied', updated_at, updated_at
from organizations where letterhead is not null;

-- Once it is settled, nothing of it changes. Who proposed what never does.
create function keep_account_change() returns trigger language plpgsql as $$
begin
  if old.status = 'open' and
    (new.id, new.kind, new.account_id, new.organization_id, new.iban, new.bic, new.bank_name, new.old_iban, new.proposed_by,
      new.proposed_at, new.counts_from) is not distinct from
    (old.id, old.kind, old.account_id, old.organization_id, old.iban, old.bic, old.bank_name, old.old_iban, old.proposed_by,
      old.proposed_at, old.counts_from) then return new; end if;
  raise exception 'a change of a bank account is only ever settled once';
end
$$;
create trigger bank_account_changes_keep before update on bank_account_changes
  for each row execute function keep_account_change();

-- Letters print no account but the one that was last agreed on. Checked at commit, when both rows are written.
create function check_letterhead_account() returns trigger language plpgsql as $$
declare
  held record;
begin
  select o.letterhead ->> 'iban' as iban, o.letterhead ->> 'bic' as bic into held
    from organizations o where o.id = new.id and o.letterhead is not null;
  if found and not exists (
    select from (
      select c.iban, c.bic from bank_account_changes c
      where c.kind = 'letterhead' and c.account_id = new.id and c.status = 'applied' order by c.number desc limit 1
    ) agreed
    where agreed.iban = held.iban and agreed.bic is not distinct from held.bic
  ) then
    raise exception 'the account of a letterhead changes with a second administrator, or after a delay';
  end if;
  return null;
end
$$;
create constraint trigger organizations_letterhead_account after insert or update of letterhead on organizations
  deferrable initially deferred for each row execute function check_letterhead_account();

-- The whole text of a mail with a key in it, sealed, until it has left. `secret_text` is of mails from before; a job seals
-- what is left of it.
alter table mails add column sealed_text bytea;
alter table mails add column sealed_at timestamptz;
alter table mails add constraint mails_sealed_check check ((sealed_text is null) = (sealed_at is null));
alter table mails add constraint mails_sealed_sent_check check (sealed_text is null or status <> 'sent');
create index mails_sealed_idx on mails (sealed_at) where sealed_text is not null or secret_text is not null;
