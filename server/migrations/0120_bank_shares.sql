-- Money that is for no claim and still somebody's: a creditor pays what it owes us, the bank takes its charges, a refund was
-- paid of money that the bank took back, and the payer of that pays it back.
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'opening', 'receipt', 'payment', 'payment_undone', 'payment_returned', 'surplus', 'surplus_undone', 'refund_ordered',
  'refund_withdrawn', 'settlement', 'released', 'executed', 'transfer_returned', 'creditor_changed',
  'case_deleted', 'own_money', 'own_money_undone', 'creditor_paid', 'creditor_paid_undone', 'bank_charge',
  'bank_charge_undone', 'refund_lost', 'refund_lost_undone', 'refund_repaid', 'refund_repaid_undone', 'opening_given',
  'opening_given_undone'));

alter table bank_parts add column kind text;
update bank_parts set kind = case when payment_id is null then 'own_money' else 'payment' end;
alter table bank_parts alter column kind set not null;
alter table bank_parts add constraint bank_parts_kind_check check (
  kind in ('payment', 'own_money', 'creditor_paid', 'bank_charge', 'refund_lost', 'refund_repaid'));
-- Of `creditor_paid`: who paid what it owes us.
alter table bank_parts add column customer_id uuid constraint bank_parts_customer_fkey references customers (id);
-- Of `refund_repaid`: the return by which the bank took back what had been refunded.
alter table bank_parts add column lost_by uuid constraint bank_parts_lost_by_fkey references bank_entries (id) on delete cascade;
alter table bank_parts drop constraint bank_parts_owner_check;
alter table bank_parts add constraint bank_parts_owner_check check (
  (kind = 'payment') = (claim_id is not null) and (kind = 'payment') = (payment_id is not null)
  and (kind = 'payment' or not is_linked) and (kind = 'creditor_paid') = (customer_id is not null)
  and (kind = 'refund_repaid') = (lost_by is not null));
-- Of money that left it is negative.
alter table bank_parts drop constraint bank_parts_amount_check;
alter table bank_parts add constraint bank_parts_amount_check check (
  amount_cents <> 0 and (amount_cents < 0) = (kind in ('bank_charge', 'refund_lost')));
create index bank_parts_customer_idx on bank_parts (customer_id) where customer_id is not null;
create index bank_parts_lost_by_idx on bank_parts (lost_by) where lost_by is not null;
create index bank_parts_lost_idx on bank_parts (entry_id) where kind = 'refund_lost' and undone_at is null;
