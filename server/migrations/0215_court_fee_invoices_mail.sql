-- migrate: allows unreadable because a foreign key is dropped in a moment, and a trigger takes its place in the same one
select lock_together('mails in access exclusive mode', 'court_fee_invoices in access exclusive mode');

alter table court_fee_invoices drop constraint court_fee_invoices_mail_id_fkey;
create trigger court_fee_invoices_of_mail after insert or update of mail_id on court_fee_invoices
  for each row when (new.mail_id is not null) execute function refuse_unknown_mail();
