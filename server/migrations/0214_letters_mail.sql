-- migrate: allows unreadable because a foreign key is dropped in a moment, and triggers take its place in the same one
-- A foreign key would keep the months of mails from being taken away. Triggers take its place: nothing refers to a mail that
-- was never there, and no mail goes alone that something refers to. They wait for each other as a foreign key would.
select lock_together('mails in access exclusive mode', 'letters in access exclusive mode');

create function refuse_unknown_mail() returns trigger language plpgsql as $$
begin
  perform 1 from mails m where m.id = new.mail_id for key share;
  if not found then
    raise exception 'there is no mail %', new.mail_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function refuse_loss_of_mail() returns trigger language plpgsql as $$
begin
  if exists (select from letters t where t.mail_id = old.id)
    or exists (select from court_fee_invoices i where i.mail_id = old.id)
    or exists (select from lawsuit_decision_links k where k.mail_id = old.id) then
    raise exception 'mail % carried a paper or a link that is still there', old.id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger mails_needed after delete on mails for each row execute function refuse_loss_of_mail();

alter table letters drop constraint letters_mail_id_fkey;
create trigger letters_of_mail after insert or update of mail_id on letters
  for each row when (new.mail_id is not null) execute function refuse_unknown_mail();
