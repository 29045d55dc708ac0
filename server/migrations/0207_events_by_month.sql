-- migrate: allows older-version because there is a table of the same name, with the same columns, when this is done
-- migrate: allows unreadable because attaching the old table is instant: a validated check proves that its rows fit
-- By the month of its id. The number comes from a sequence alone, as PostgreSQL 15 and 16 know no identity in such a table;
-- it goes on where that of the identity ends. Both tables of the feed draw from it.
select lock_together('claims in access exclusive mode', 'events in access exclusive mode', 'feed_activity in access exclusive mode');

alter table events rename to events_first;
alter table events_first rename constraint events_pkey to events_first_pkey;
alter table events_first drop constraint events_seq_key;
alter index events_seq_idx rename to events_first_seq_idx;
alter index events_claim_idx rename to events_first_claim_idx;
alter index events_organization_order_idx rename to events_first_organization_order_idx;

alter sequence events_seq_seq rename to events_first_seq_seq;
create sequence events_seq_seq as bigint;
select setval('events_seq_seq', s.last_value, s.is_called) from events_first_seq_seq s;
alter table feed_activity alter column seq set default nextval('events_seq_seq');
alter table events_first alter column seq drop identity;

create table events (like events_first including all excluding indexes) partition by range (id);
alter table events drop constraint events_first_month_check;
alter table events alter column seq set default nextval('events_seq_seq');
alter sequence events_seq_seq owned by events.seq;
alter table events add constraint events_pkey primary key (id);
alter table events add constraint events_claim_fkey
  foreign key (organization_id, claim_id) references claims (organization_id, id);
create index events_seq_idx on events (seq);
create index events_claim_idx on events (claim_id, seq);
create index events_organization_order_idx on events (organization_id, xact, seq);

select attach_first_month('events');
