-- What the team's figures are computed from.

-- When a payment was taken back: money that leaves again counts in the month in which it left.
alter table payments add column reversed_at timestamptz;
update payments p set reversed_at = coalesce(
  (select max(a.at) from claim_activity a
   where a.claim_id = p.claim_id and a.action = 'payment.reversed' and a.details ->> 'payment_id' = p.id::text),
  p.created_at)
where p.status = 'reversed';
alter table payments add constraint payments_reversed_check check ((status = 'reversed') = (reversed_at is not null));

create index payments_date_idx on payments (payment_date desc, id desc);
create index payments_reversed_at_idx on payments (reversed_at) where reversed_at is not null;

-- Deliveries are written in the order of their times, so a few bytes for each block find those of a month.
create index webhook_deliveries_created_at_idx on webhook_deliveries using brin (created_at);
