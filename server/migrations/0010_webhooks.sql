-- Telling partners what happened. An event is written with the change itself (0005); here it becomes a delivery.

create table webhooks (
  id uuid primary key,
  organization_id uuid not null,
  partner_id uuid not null,
  url text not null constraint webhooks_url_check check (url like 'https://%' and length(url) <= 2048),
  -- Sealed with a key that is not in this database.
  secret_sealed bytea not null,
  enabled boolean not null default true,
  -- Grows when the webhook is disabled or deleted: a delivery of an earlier epoch is never sent.
  epoch integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint webhooks_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id),
  constraint webhooks_deleted_check check (deleted_at is null or not enabled)
);
create unique index webhooks_partner_key on webhooks (partner_id) where deleted_at is null;

-- Events become visible out of the order of their numbers. The transaction that wrote an event tells when all before it
-- are there, so that a reader who follows this order never misses one.
alter table events add column xact xid8 not null default pg_current_xact_id();
create index events_organization_order_idx on events (organization_id, xact, seq);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id),
  epoch integer not null,
  -- Of a test there is no row in `events`; its body stands here.
  event_id text not null constraint webhook_deliveries_event_key unique,
  test_body bytea,
  type text not null,
  claim_id uuid not null,
  seq bigint not null,
  status text not null default 'pending'
    constraint webhook_deliveries_status_check check (status in ('pending', 'delivered', 'failed')),
  -- Outcomes that were recorded. Being picked up is counted apart: a crash of ours uses none of the six up.
  attempts smallint not null default 0 constraint webhook_deliveries_attempts_check check (attempts between 0 and 6),
  pick_ups smallint not null default 0,
  -- Business time.
  next_at timestamptz not null,
  -- Wall time.
  lease_id uuid,
  lease_until timestamptz,
  -- Why it failed without six failures.
  reason text,
  created_at timestamptz not null
) with (fillfactor = 50);
create index webhook_deliveries_due_idx on webhook_deliveries (webhook_id, next_at, seq) where status = 'pending';
create index webhook_deliveries_claim_idx on webhook_deliveries (claim_id, seq) where status = 'pending';
create index webhook_deliveries_log_idx on webhook_deliveries (webhook_id, created_at desc, id desc);

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries (id),
  number smallint not null,
  at timestamptz not null,
  url text not null,
  status_code smallint,
  duration_ms integer not null,
  error text,
  response_head bytea not null,
  primary key (delivery_id, number)
);

-- In the transaction of the change, whoever makes it: no event of a partner with an enabled webhook is ever without its
-- delivery, and none is queued while the webhook is disabled.
create function queue_delivery() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, next_at, created_at)
  select gen_random_uuid(), w.id, w.epoch, new.id, new.type, new.claim_id, new.seq, new.created_at, new.created_at
  from claims l
  join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
  join webhooks w on w.partner_id = c.partner_id and w.enabled
  where l.organization_id = new.organization_id and l.id = new.claim_id;
  return null;
end
$$;
create trigger events_queue_delivery after insert on events for each row execute function queue_delivery();
