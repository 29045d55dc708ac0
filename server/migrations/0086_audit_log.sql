-- Who administered what, and who looked at whose data, in wall time. Each log is one chain: every entry carries the hash of
-- the one before. What is hashed holds ids and figures, never names, so that people can be erased and the chain still holds.
create table audit_entries (
  id uuid primary key,
  log text not null constraint audit_entries_log_check check (log in ('administration', 'access')),
  -- Null only inside the transaction that writes the entry.
  number bigint,
  at timestamptz not null default wall_now(),
  actor_type text not null
    constraint audit_entries_actor_check check (actor_type in ('token', 'operator', 'creditor', 'debtor', 'system')),
  actor_id uuid,
  action text not null constraint audit_entries_action_check check (action ~ '^[a-z_]+\.[a-z_]+$'),
  organization_id uuid,
  subject_kind text,
  subject_id text,
  details jsonb not null,
  previous_hash bytea,
  hash bytea,
  constraint audit_entries_chain_key unique (log, number),
  constraint audit_entries_subject_check check ((subject_kind is null) = (subject_id is null)),
  constraint audit_entries_hash_check check ((number is null) = (hash is null) and (number is null) = (previous_hash is null))
);
create index audit_entries_at_idx on audit_entries (at desc, id desc);
create index audit_entries_actor_idx on audit_entries (actor_id, at desc) where actor_id is not null;
create index audit_entries_subject_idx on audit_entries (subject_id, at desc) where subject_id is not null;
create index audit_entries_action_idx on audit_entries (action, at desc);

-- The last entry that was removed after its time: there the chain begins now.
create table audit_anchors (
  log text primary key constraint audit_anchors_log_check check (log in ('administration', 'access')),
  number bigint not null,
  hash bytea not null,
  pruned_at timestamptz not null default wall_now()
);

create function audit_hash(entry audit_entries) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', entry.log, entry.number, entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.actor_type, coalesce(entry.actor_id::text, '-'), entry.action, coalesce(entry.organization_id::text, '-'),
    coalesce(entry.subject_kind, '-'), coalesce(entry.subject_id, '-'), entry.details::text,
    encode(entry.previous_hash, 'hex')), 'UTF8'))
$$;

-- At commit, so that the log is locked for a moment only and never while its writer waits for another row.
create function chain_audit() returns trigger language plpgsql as $$
declare
  entry audit_entries;
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit ' || new.log));
  select number, hash into last from audit_entries where log = new.log and number is not null order by number desc limit 1;
  if last is null then
    select number, hash into last from audit_anchors where log = new.log;
  end if;
  entry := new;
  entry.number := coalesce(last.number, 0) + 1;
  entry.previous_hash := coalesce(last.hash, sha256(''));
  entry.hash := audit_hash(entry);
  update audit_entries set number = entry.number, previous_hash = entry.previous_hash, hash = entry.hash where id = new.id;
  return null;
end
$$;
create constraint trigger audit_entries_chain after insert on audit_entries deferrable initially deferred
  for each row execute function chain_audit();

create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.number is null then return new; end if;
  if tg_op = 'UPDATE' and old.number is null and audit_hash(new) = new.hash and
    (old.id, old.log, old.at, old.actor_type, old.action, old.details) = (new.id, new.log, new.at, new.actor_type, new.action, new.details)
    then return new; end if;
  if tg_op = 'DELETE' and old.number <= (select number from audit_anchors where log = old.log) then return old; end if;
  raise exception 'the audit log is only ever added to';
end
$$;
create trigger audit_entries_keep before insert or update or delete on audit_entries
  for each row execute function keep_audit();
create trigger audit_entries_keep_all before truncate on audit_entries for each statement execute function keep_audit();

create function keep_audit_anchor() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.log = old.log and new.number > old.number then return new; end if;
  raise exception 'where the audit log begins only ever moves on';
end
$$;
create trigger audit_anchors_keep before update or delete on audit_anchors for each row execute function keep_audit_anchor();
create trigger audit_anchors_keep_all before truncate on audit_anchors
  for each statement execute function keep_audit_anchor();

-- Removes the oldest entries of a log up to the first that must stay.
create function prune_audit(wanted text, before timestamptz) returns bigint language plpgsql as $$
declare
  last record;
  removed bigint;
begin
  perform pg_advisory_xact_lock(hashtext('audit ' || wanted));
  select number, hash into last from audit_entries
    where log = wanted and number < coalesce((select min(number) from audit_entries where log = wanted and at >= before), 9223372036854775807)
    order by number desc limit 1;
  if last is null then return 0; end if;
  insert into audit_anchors (log, number, hash) values (wanted, last.number, last.hash)
    on conflict (log) do update set number = excluded.number, hash = excluded.hash, pruned_at = wall_now();
  delete from audit_entries where log = wanted and number <= last.number;
  get diagnostics removed = row_count;
  return removed;
end
$$;
