-- Who of the team looks after a claim. Until now it was whoever had last taken up something of it in the work queue.
alter table claims add column owner_id uuid constraint claims_owner_fkey references operators (id);
update claims l set owner_id = m.owner_id
from (
  select distinct on (claim_id) claim_id, owner_id from work_marks where claim_id is not null and owner_id is not null
  order by claim_id, updated_at desc) m
where m.claim_id = l.id;
create index claims_owner_idx on claims (owner_id, created_at desc, id desc) where owner_id is not null;
-- It found that last mark.
drop index work_marks_claim_idx;
