-- Both copies of the same claims, which are locked first, as by everybody. The triggers look up what is missing.
with portion as (
  select id from claims
  where id > coalesce(nullif($1, ''), '00000000-0000-0000-0000-000000000000')::uuid order by id limit $2 for share),
positions as (
  update claim_positions s set created_at = null from portion p where p.id = s.id and s.created_at is null returning 1),
debts as (
  update claim_debts b set created_at = null from portion p where p.id = b.id and b.created_at is null returning 1)
select (select id::text from portion order by id desc limit 1), (select count(*) from positions) + (select count(*) from debts)
from portion limit 1
