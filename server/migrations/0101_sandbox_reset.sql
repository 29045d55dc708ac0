-- In the sandbox a partner may begin anew: its cases go with everything about them, also what is otherwise only ever added
-- to. A chain of the activity log goes as a whole, so that every chain that is left still holds.

-- True only in the transaction of a reset, and never in a live database.
create function is_reset() returns boolean language sql stable as $$
  select coalesce(current_setting('mahnwerk.reset', true), '') = 'on'
    and not exists (select 1 from installation where mode = 'live')
$$;

drop trigger claim_activity_keep on claim_activity;
create trigger claim_activity_keep before update on claim_activity for each row execute function keep_activity();
create trigger claim_activity_keep_rows before delete on claim_activity for each row
  when (not is_reset()) execute function keep_activity();

drop trigger account_entries_keep on account_entries;
create trigger account_entries_keep before update on account_entries for each row execute function keep_entries();
create trigger account_entries_keep_rows before delete on account_entries for each row
  when (not is_reset()) execute function keep_entries();

drop trigger payments_keep on payments;
create trigger payments_keep before update on payments for each row execute function keep_payment();
create trigger payments_keep_rows before delete on payments for each row
  when (not is_reset()) execute function keep_payment();

drop trigger court_fee_invoices_keep on court_fee_invoices;
create trigger court_fee_invoices_keep before update on court_fee_invoices for each row
  execute function keep_court_fee_invoice();
create trigger court_fee_invoices_keep_rows before delete on court_fee_invoices for each row
  when (not is_reset()) execute function keep_court_fee_invoice();

drop trigger fees_keep on fees;
create trigger fees_keep before update on fees for each row execute function keep_money();
create trigger fees_keep_rows before delete on fees for each row when (not is_reset()) execute function keep_money();

drop trigger revenue_shares_keep on revenue_shares;
create trigger revenue_shares_keep before update on revenue_shares for each row execute function keep_share();
create trigger revenue_shares_keep_rows before delete on revenue_shares for each row
  when (not is_reset()) execute function keep_share();

drop trigger payouts_keep on payouts;
create trigger payouts_keep before update on payouts for each row execute function keep_payout();
create trigger payouts_keep_rows before delete on payouts for each row when (not is_reset()) execute function keep_payout();
