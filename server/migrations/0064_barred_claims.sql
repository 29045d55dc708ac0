-- Claims that will be blocked on the day from which on all that is due is barred.
create index claims_all_barred_idx on claims (all_barred_on)
  where case_status <> 'closed' and blocked_reason is null and all_barred_on is not null;
