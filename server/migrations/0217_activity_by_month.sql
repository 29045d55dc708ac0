-- migrate: allows older-version because there is a table of the same name, with the same columns, when this is done
-- migrate: allows unreadable because attaching the old table is instant: a validated check proves that its rows fit
-- By the month in which the claim was opened: so the log of a claim stays together, and its chain can be followed within a
-- month. An entry is told by its claim and number. Its id is unique by chance alone, and its place in the order of all entries by
-- its sequence: nobody looks for either.
select lock_together('claims in access exclusive mode', 'claim_activity in access exclusive mode');

alter table claim_activity rename to claim_activity_first;
alter table claim_activity_first drop constraint claim_activity_pkey;
alter table claim_activity_first drop constraint claim_activity_chain_key;
alter table claim_activity_first drop constraint claim_activity_seq_key;
alter table claim_activity_first add constraint claim_activity_first_pkey primary key using index claim_activity_first_pkey;
alter index claim_activity_said_idx rename to claim_activity_first_said_idx;

alter sequence claim_activity_seq_seq rename to claim_activity_first_seq_seq;
create sequence claim_activity_seq_seq as bigint;
select setval('claim_activity_seq_seq', s.last_value, s.is_called) from claim_activity_first_seq_seq s;
alter table claim_activity_first alter column seq drop identity;

create table claim_activity (like claim_activity_first including all excluding indexes) partition by range (claim_id);
alter table claim_activity drop constraint claim_activity_first_month_check;
alter table claim_activity alter column seq set default nextval('claim_activity_seq_seq');
alter sequence claim_activity_seq_seq owned by claim_activity.seq;
alter table claim_activity add constraint claim_activity_pkey primary key (claim_id, number);
alter table claim_activity add constraint claim_activity_claim_fkey
  foreign key (organization_id, claim_id) references claims (organization_id, id);
create index claim_activity_said_idx on claim_activity (claim_id) where said is not null;

-- It took rows of the table of before; PostgreSQL makes those of every part into rows of the whole.
drop function activity_hash(claim_activity_first);
create function activity_hash(entry claim_activity) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws(E'\n', entry.claim_id, entry.number, entry.actor_type, coalesce(entry.actor_id::text, '-'),
    entry.action, entry.details::text, encode(entry.said_hash, 'hex'), (extract(epoch from entry.at) * 1000000)::bigint,
    encode(entry.previous_hash, 'hex')), 'UTF8'))
$$;

select attach_first_month('claim_activity');
select guard_months('claim_activity');
