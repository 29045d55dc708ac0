-- What creditors and debtors do is logged as theirs.
alter table claim_activity drop constraint claim_activity_actor_check;
alter table claim_activity add constraint claim_activity_actor_check
  check (actor_type in ('token', 'operator', 'creditor', 'debtor', 'system'));

-- Commands of every audience take an idempotency key. Keys live for a day, so those of the hour of the upgrade move along.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add column owner text;
update idempotency_keys set owner = 'token ' || token_id;
alter table idempotency_keys alter column owner set not null;
alter table idempotency_keys drop column token_id;
alter table idempotency_keys add constraint idempotency_keys_pkey primary key (owner, path, key);
-- The kept answer of a call that shows a secret once is sealed.
alter table idempotency_keys add column is_sealed boolean not null default false;
