-- migrate: allows unreadable because a foreign key is dropped in a moment, and a trigger takes its place in the same one
select lock_together('mails in access exclusive mode', 'lawsuit_decision_links in access exclusive mode');

alter table lawsuit_decision_links drop constraint lawsuit_decision_links_mail_fkey;
create trigger lawsuit_decision_links_of_mail after insert or update of mail_id on lawsuit_decision_links
  for each row when (new.mail_id is not null) execute function refuse_unknown_mail();
