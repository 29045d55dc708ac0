-- Links to the decision go to the creditor's own mailbox. What was decided says by whom, and through which link.

-- When a token last changed the address that such links go to; a new one waits for a while.
alter table customers add column email_changed_by_token_at timestamptz;

-- Partners that forwarded links may go on doing so; nobody else sees one.
alter table organizations add column partners_may_forward_links boolean not null default false;
update organizations o set partners_may_forward_links = true
where exists (select 1 from lawsuit_decision_links l where l.organization_id = o.id and l.used_at is not null);

alter table lawsuit_decision_links
  -- The address that it was mailed to; null for links from before they were mailed.
  add column sent_to text,
  add column mail_id uuid,
  -- Whether the partner was told the link.
  add column shown_to_partner boolean not null default true,
  -- When a newer link took its place.
  add column ended_at timestamptz,
  -- The network that the decision came from, never the whole address.
  add column used_from text,
  add constraint lawsuit_decision_links_mail_fkey foreign key (mail_id) references mails (id),
  add constraint lawsuit_decision_links_of_claim_key unique (claim_id, id),
  add constraint lawsuit_decision_links_mail_key unique (mail_id),
  add constraint lawsuit_decision_links_mailed_check check ((sent_to is null) = (mail_id is null)),
  add constraint lawsuit_decision_links_ended_check check (ended_at is null or used_at is null),
  add constraint lawsuit_decision_links_used_check check (used_from is null or used_at is not null);
alter table lawsuit_decision_links alter column shown_to_partner drop default;

alter table lawsuit_decisions
  add column decided_as text,
  -- Of one of the creditor's people; the name stays when the person has gone.
  add column decider_name text,
  add column link_id uuid,
  add constraint lawsuit_decisions_link_fkey foreign key (claim_id, link_id) references lawsuit_decision_links (claim_id, id);
update lawsuit_decisions x set
  link_id = (select l.id from lawsuit_decision_links l where l.claim_id = x.claim_id and l.used_at is not null limit 1);
update lawsuit_decisions x set decided_as = case
  when link_id is not null then 'creditor'
  when decided_by is null then 'system'
  when exists (select 1 from operators o where o.id = x.decided_by) then 'operator'
  else 'token' end;
alter table lawsuit_decisions
  alter column decided_as set not null,
  add constraint lawsuit_decisions_as_check check (decided_as in ('token', 'operator', 'creditor', 'system')),
  add constraint lawsuit_decisions_creditor_check check (
    (decided_as = 'creditor') = (link_id is not null or decider_name is not null)),
  add constraint lawsuit_decisions_person_check check (
    case when link_id is not null or decided_as = 'system' then decided_by is null else decided_by is not null end);
