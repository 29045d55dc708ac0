-- A creditor tells the team what it decides, by telephone, in a letter, by email or in person, and the team records it.
create table told_decisions (
  claim_id uuid constraint told_decisions_pkey primary key
    constraint told_decisions_decision_fkey references lawsuit_decisions (claim_id),
  organization_id uuid not null,
  way text not null constraint told_decisions_way_check check (way in ('phone', 'letter', 'email', 'in_person')),
  -- The day on which the creditor said or wrote it, and for a talk the time of day.
  told_on date not null,
  told_time time,
  -- Who of the creditor, and for a talk who of the team.
  told_by text not null,
  told_to text,
  note text,
  -- What is in writing. The name stays when the file has gone.
  document_id uuid,
  document_name text,
  constraint told_decisions_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint told_decisions_document_fkey foreign key (organization_id, document_id)
    references documents (organization_id, id) on delete set null (document_id),
  constraint told_decisions_document_check check (document_id is null or document_name is not null),
  constraint told_decisions_proof_check check (
    case when way in ('phone', 'in_person') then told_to is not null and told_time is not null
    else document_name is not null and told_to is null and told_time is null end)
);
create index told_decisions_document_idx on told_decisions (document_id) where document_id is not null;

-- Links that the team has sent; the others were asked for by a token.
alter table lawsuit_decision_links
  add column sent_by uuid constraint lawsuit_decision_links_sent_by_fkey references operators (id),
  add constraint lawsuit_decision_links_asker_check check (sent_by is null or (created_by is null and not shown_to_partner));
