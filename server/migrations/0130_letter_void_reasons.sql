-- Why a letter that waited to be sent became void. What was noted by hand was the team; of the others nobody wrote it down.
alter table letters add column void_reason text;
update letters set void_reason = case when void_note is null then 'unrecorded' else 'team' end where status = 'void';
alter table letters
  add constraint letters_void_reason_check check (void_reason in ('payment', 'amount', 'plan', 'dispute', 'block', 'closure',
    'address', 'creditor', 'law', 'stage', 'outdated', 'team', 'unrecorded')),
  add constraint letters_void_reason_given_check check ((status = 'void') = (void_reason is not null));
