-- A plan that was broken, where the law protects its terms: the debtor is owed a reminder that threatens their loss.
alter table letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (kind in ('first_demand_letter', 'second_demand_letter', 'third_demand_letter',
    'installment_reminder', 'mzr_aufhebungserklaerung'));

-- What has to be sent before the time of a stage begins: a letter that came back, or that reminder.
alter table claims rename column resend_letter to owed_letter;
-- A letter that came back at an earlier stage is owed no longer; one that is owed goes out as soon as it can.
update claims set owed_letter = null
where owed_letter <> collection_stage
  and (owed_letter, collection_stage) <> ('mzr_aufhebungserklaerung', 'mzr_aufhebungserklaerung_sent');
update claims set timer_left_ms = 0 where owed_letter is not null and timer_left_ms is not null;
alter table claims add constraint claims_owed_letter_check check (
  owed_letter is null or owed_letter = collection_stage or (owed_letter, collection_stage) in (
    ('installment_reminder', 'installment_cancelled'), ('mzr_aufhebungserklaerung', 'mzr_aufhebungserklaerung_sent')));

-- Plans that are broken already: the reminder is due, at the earliest on the day after the first missed instalment.
update claims l set owed_letter = 'installment_reminder',
  due_at = case when l.due_at is not null then greatest(l.stage_entered_at, broken.overdue_at) end,
  timer_left_ms = case when l.timer_left_ms is not null then 0 end
from (
  select c.id, (min(i.due_date) + 1)::timestamp at time zone 'Europe/Vienna' as overdue_at
  from claims c
  join debtors d on d.organization_id = c.organization_id and d.id = c.debtor_id and d.debtor_type = 'privateperson'
  join installment_plans p on p.claim_id = c.id and p.status <> 'replaced'
  join installments i on i.plan_id = p.id and i.up_to_cents > c.paid_cents - p.paid_before_cents
  where c.collection_stage = 'installment_cancelled' and c.case_status <> 'closed' and c.governing_law = 'AT'
  group by c.id) broken
where l.id = broken.id;
