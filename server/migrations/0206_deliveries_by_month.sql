-- migrate: allows older-version because there is a table of the same name, with the same columns, when this is done
-- migrate: allows unreadable because attaching the old table is instant: a validated check proves that its rows fit
-- By the month of the event, whose id begins with its time; that of a delivery is by chance. So the event stays unique, and
-- the id is so by chance alone.
select lock_in_turn('webhooks in share row exclusive mode', 'webhook_deliveries in access exclusive mode');

alter table webhook_deliveries rename to webhook_deliveries_first;
alter table webhook_deliveries_first drop constraint webhook_deliveries_pkey;
alter table webhook_deliveries_first rename constraint webhook_deliveries_event_key to webhook_deliveries_first_event_key;
alter index webhook_deliveries_id_idx rename to webhook_deliveries_first_id_idx;
alter index webhook_deliveries_claim_idx rename to webhook_deliveries_first_claim_idx;
alter index webhook_deliveries_created_at_idx rename to webhook_deliveries_first_created_at_idx;
alter index webhook_deliveries_epoch_idx rename to webhook_deliveries_first_epoch_idx;
alter index webhook_deliveries_failed_idx rename to webhook_deliveries_first_failed_idx;
alter index webhook_deliveries_log_idx rename to webhook_deliveries_first_log_idx;

create table webhook_deliveries (like webhook_deliveries_first including all excluding indexes)
  partition by range (event_id);
alter table webhook_deliveries drop constraint webhook_deliveries_first_month_check;
alter table webhook_deliveries add constraint webhook_deliveries_event_key unique (event_id);
alter table webhook_deliveries add constraint webhook_deliveries_webhook_id_fkey
  foreign key (webhook_id) references webhooks (id);
create index webhook_deliveries_id_idx on webhook_deliveries (id);
create index webhook_deliveries_claim_idx on webhook_deliveries (claim_id, seq) where status = 'pending';
create index webhook_deliveries_created_at_idx on webhook_deliveries using brin (created_at);
create index webhook_deliveries_epoch_idx on webhook_deliveries (webhook_id, epoch, is_retry, next_at, seq)
  where status = 'pending';
create index webhook_deliveries_failed_idx on webhook_deliveries (created_at) where status = 'failed';
create index webhook_deliveries_log_idx on webhook_deliveries (webhook_id, created_at desc, id desc);

select attach_first_month('webhook_deliveries');
