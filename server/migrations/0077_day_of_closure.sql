-- A closed claim has entered its stage with the closure: its debtor can look at it for so long after that day.
update claims l set stage_entered_at = a.at
from (select claim_id, max(at) as at from claim_activity where action = 'claim.closed' group by claim_id) a
where l.case_status = 'closed' and a.claim_id = l.id and l.stage_entered_at <> a.at;
