-- How much an organisation may store, and how much it does: what others send us, not the letters that we make ourselves.
alter table organizations add column storage_quota_mb integer
  constraint organizations_storage_quota_check check (storage_quota_mb between 0 and 100000000);

create function storage_quota_bytes(quota_mb integer) returns bigint language sql immutable as $$
  select coalesce(quota_mb, 51200) * 1048576::bigint
$$;

create table organization_storage (
  organization_id uuid primary key
    constraint organization_storage_organization_fkey references organizations (id) on delete cascade,
  used_bytes bigint not null constraint organization_storage_used_check check (used_bytes >= 0)
);

-- A draft that is deleted takes its invoices along, and they must still know whose they were.
alter table case_drafts add constraint case_drafts_organization_key unique (organization_id, id);
alter table case_draft_invoices add column organization_id uuid;
update case_draft_invoices i set organization_id = d.organization_id from case_drafts d where d.id = i.draft_id;
alter table case_draft_invoices
  alter column organization_id set not null,
  drop constraint case_draft_invoices_draft_fkey,
  add constraint case_draft_invoices_draft_fkey foreign key (organization_id, draft_id)
    references case_drafts (organization_id, id) on delete cascade;

insert into organization_storage (organization_id, used_bytes)
  select organization_id, sum(file_size) from (
    select organization_id, file_size from documents
    union all select organization_id, file_size from invoice_files
    union all select organization_id, file_size from case_draft_invoices where blob_key is not null) files
  group by organization_id;

-- What the running transaction adds and takes away. It is empty outside of transactions, so nobody sees another's rows.
create unlogged table storage_changes (
  organization_id uuid not null,
  bytes bigint not null
);

create function note_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.blob_key is not null then
    insert into storage_changes (organization_id, bytes) values (old.organization_id, -old.file_size);
  end if;
  if tg_op <> 'DELETE' and new.blob_key is not null then
    insert into storage_changes (organization_id, bytes) values (new.organization_id, new.file_size);
  end if;
  return null;
end
$$;
create trigger documents_storage after insert or delete or update of organization_id, blob_key, file_size on documents
  for each row execute function note_file();
create trigger invoice_files_storage after insert or delete or update of organization_id, blob_key, file_size on invoice_files
  for each row execute function note_file();
create trigger case_draft_invoices_storage after insert or delete or update of organization_id, blob_key, file_size
  on case_draft_invoices for each row execute function note_file();

-- At commit, so that uploads of one organisation wait for each other for a moment only, and a file that moves from a draft
-- to an invoice changes nothing. The first change counts all of them.
create function count_storage() returns trigger language plpgsql as $$
declare
  change record;
  used bigint;
  quota bigint;
begin
  for change in
    with mine as (delete from storage_changes returning organization_id, bytes)
    select organization_id, sum(bytes)::bigint as bytes from mine
    group by organization_id having sum(bytes) <> 0 order by organization_id
  loop
    insert into organization_storage (organization_id, used_bytes) values (change.organization_id, 0) on conflict do nothing;
    update organization_storage set used_bytes = used_bytes + change.bytes where organization_id = change.organization_id
      returning used_bytes into used;
    select storage_quota_bytes(storage_quota_mb) into quota from organizations where id = change.organization_id;
    if change.bytes > 0 and used > quota then
      raise exception 'the organisation may not store that much' using errcode = 'check_violation',
        constraint = 'organization_storage_quota',
        detail = json_build_object('used_bytes', used - change.bytes, 'quota_bytes', quota)::text;
    end if;
  end loop;
  return null;
end
$$;
create constraint trigger storage_changes_count after insert on storage_changes deferrable initially deferred
  for each row execute function count_storage();
