-- What partners can fetch beside events, in the same order: a reading ended, a claim was blocked or goes on. Only ever added
-- to. The place in the order comes from the sequence of the events, so that no two rows of the feed have the same.
create table feed_activity (
  seq bigint not null default nextval('events_seq_seq') constraint feed_activity_pkey primary key,
  xact xid8 not null default pg_current_xact_id(),
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null
    constraint feed_activity_kind_check check (kind in ('reading_finished', 'reading_doubtful', 'blocked', 'unblocked')),
  at timestamptz not null,
  constraint feed_activity_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index feed_activity_organization_order_idx on feed_activity (organization_id, xact, seq);
create index feed_activity_claim_idx on feed_activity (claim_id);

-- Many commands can block a claim or end its block. The row tells it, whichever it was.
create function tell_block() returns trigger language plpgsql as $$
begin
  insert into feed_activity (organization_id, claim_id, kind, at)
  values (new.organization_id, new.id, case when new.blocked_reason is null then 'unblocked' else 'blocked' end, new.updated_at);
  return null;
end $$;

create trigger claims_blocked_at_first after insert on claims
  for each row when (new.blocked_reason is not null) execute function tell_block();
create trigger claims_block_changed after update of blocked_reason on claims
  for each row when ((old.blocked_reason is null) <> (new.blocked_reason is null)) execute function tell_block();
