-- Claims whose instalments are all paid and that are open all the same.
create index claims_plan_paid_idx on claims (id)
  where collection_stage = 'installment_payment' and case_status = 'open' and due_at is null and timer_left_ms is null;
