-- What a letter says, with a mask where it prints its access code: the team looks at a copy that is set from this. Letters
-- from before have only the file that goes to print.
alter table letters
  add column content jsonb constraint letters_content_check check (jsonb_typeof(content) = 'object');
-- A mail is asked for its letter when it was sent, and when somebody opens what it carried.
create index letters_mail_id_idx on letters (mail_id) where mail_id is not null;

-- Mails are kept with bullets for codes and links. What they were written with stands beside them until a mail server took
-- them; one that failed may be queued again.
alter table mails add column secret_text text;
update mails
set secret_text = case when status <> 'sent' then body_text end,
  body_text = regexp_replace(
    regexp_replace(body_text, '((?:Zugangscode|Access code): )[2-9A-Z]{5} [2-9A-Z]{5}', '\1••••• •••••', 'g'),
    '(/creditor(?:\?invitation=|/password-reset/))[A-Za-z0-9_-]{43}', '\1' || repeat('•', 43), 'g')
where body_text ~ '(Zugangscode|Access code): [2-9A-Z]{5} [2-9A-Z]{5}|/creditor(\?invitation=|/password-reset/)[A-Za-z0-9_-]{43}';
alter table mails add constraint mails_secret_text_check check (secret_text is null or status <> 'sent');
