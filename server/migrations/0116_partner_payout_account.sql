-- Where a partner's share goes. What was paid out before has no order: it was transferred outside.
alter table partners
  add column payout_iban text constraint partners_payout_iban_check check (payout_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
