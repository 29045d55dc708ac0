-- A filing or a title that was recorded by mistake is taken back: its row stays, and another may follow. At most one of a
-- claim stands.

alter table court_messages drop constraint court_messages_claim_id_fkey, add column filing_id uuid;
update court_messages m set filing_id = f.id from court_filings f where f.claim_id = m.claim_id;

alter table court_filings
  drop constraint court_filings_pkey,
  drop constraint court_filings_id_key,
  add constraint court_filings_pkey primary key (id),
  add constraint court_filings_claim_key unique (id, claim_id),
  alter column claim_id set not null,
  add column reversed_at timestamptz,
  add column reversed_by uuid,
  add constraint court_filings_reversed_check check (reversed_by is null or reversed_at is not null);
create unique index court_filings_standing_key on court_filings (claim_id) where reversed_at is null;
create index court_filings_claim_idx on court_filings (claim_id);

-- What a court said belongs to the filing that it was about.
alter table court_messages
  alter column filing_id set not null,
  add constraint court_messages_filing_fkey foreign key (filing_id, claim_id) references court_filings (id, claim_id);
create index court_messages_filing_idx on court_messages (filing_id);

alter table court_titles
  drop constraint court_titles_pkey,
  add column id uuid not null default gen_random_uuid(),
  add constraint court_titles_pkey primary key (id),
  alter column claim_id set not null,
  add column reversed_at timestamptz,
  add column reversed_by uuid,
  add constraint court_titles_reversed_check check (reversed_by is null or reversed_at is not null);
alter table court_titles alter column id drop default;
create unique index court_titles_standing_key on court_titles (claim_id) where reversed_at is null;
create index court_titles_claim_idx on court_titles (claim_id);

-- Once only it is taken back, and once its time is over its reference is erased; nothing else of it changes.
create function keep_court_step() returns trigger language plpgsql as $$
declare
  later text[] := array['reference']
    || case when old.reversed_at is null then array['reversed_at', 'reversed_by'] else array[]::text[] end;
begin
  if to_jsonb(new) - later <> to_jsonb(old) - later or new.reference not in (old.reference, '[erased]') then
    raise exception 'a filing or a title is not changed, only taken back' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger court_filings_keep before update on court_filings for each row execute function keep_court_step();
create trigger court_titles_keep before update on court_titles for each row execute function keep_court_step();
