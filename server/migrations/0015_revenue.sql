-- What we earn, what of it belongs to partners, and what they were paid. Rows are only ever added; a reversal is a row.

create table fees (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  -- Of the claim, and of its customer, at that moment: a claim that is linked anew later moves no money.
  customer_id uuid,
  partner_id uuid,
  kind text not null constraint fees_kind_check check (kind in ('success', 'filing')),
  payment_id uuid,
  filing_id uuid,
  rate numeric(5, 4) constraint fees_rate_check check (rate between 0 and 1),
  -- What the payment took off the outstanding amount.
  base_cents bigint,
  amount_cents bigint not null,
  reverses uuid references fees (id),
  created_at timestamptz not null,
  -- What a share refers to, so that it is of the same claim, customer and partner and of no other amount.
  constraint fees_share_key unique (id, organization_id, claim_id, customer_id, partner_id, amount_cents),
  constraint fees_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint fees_customer_fkey foreign key (organization_id, customer_id) references customers (organization_id, id),
  constraint fees_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id),
  constraint fees_payment_fkey foreign key (organization_id, payment_id) references payments (organization_id, id),
  constraint fees_customer_check check ((customer_id is null) = (partner_id is null)),
  constraint fees_cause_check check (
    (kind = 'success') = (payment_id is not null) and (kind = 'filing') = (filing_id is not null)),
  constraint fees_basis_check check (
    (kind = 'success') = (rate is not null) and (kind = 'success') = (base_cents is not null)),
  -- numeric is rounded half up (away from zero), as the rules do.
  constraint fees_success_check check (kind <> 'success' or amount_cents = round(base_cents * rate)),
  constraint fees_sign_check check (case when reverses is null then amount_cents > 0 else amount_cents < 0 end)
);
create unique index fees_payment_key on fees (payment_id) where reverses is null;
create unique index fees_filing_key on fees (filing_id) where reverses is null and filing_id is not null;
create unique index fees_reverses_key on fees (reverses) where reverses is not null;
create index fees_claim_idx on fees (claim_id, created_at, id);

create sequence payout_numbers minvalue 1;

create table payouts (
  id uuid primary key,
  organization_id uuid not null,
  partner_id uuid not null,
  month text not null constraint payouts_month_check check (month ~ '^2\d{3}-(0[1-9]|1[0-2])$'),
  number text not null constraint payouts_number_key unique,
  line_count integer not null constraint payouts_line_count_check check (line_count > 0),
  amount_cents bigint not null constraint payouts_amount_check check (amount_cents > 0),
  -- Everything that is printed, as it was: a name that changes later rewrites no statement.
  statement jsonb not null,
  created_by uuid not null references operators (id),
  created_at timestamptz not null,
  constraint payouts_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id),
  constraint payouts_partner_month_key unique (partner_id, month),
  constraint payouts_share_key unique (id, partner_id)
);
create index payouts_created_at_idx on payouts (created_at desc, id desc);

create table revenue_shares (
  id uuid primary key,
  organization_id uuid not null,
  partner_id uuid not null,
  claim_id uuid not null,
  customer_id uuid not null,
  fee_id uuid not null constraint revenue_shares_fee_key unique,
  fee_amount_cents bigint not null,
  commission_rate numeric(5, 4) not null
    constraint revenue_shares_rate_check check (commission_rate between 0 and 1),
  amount_cents bigint not null,
  status text not null
    constraint revenue_shares_status_check check (status in ('accrued', 'approved', 'paid_out')),
  reverses uuid references revenue_shares (id),
  payout_id uuid,
  created_at timestamptz not null,
  constraint revenue_shares_fee_fkey
    foreign key (fee_id, organization_id, claim_id, customer_id, partner_id, fee_amount_cents)
    references fees (id, organization_id, claim_id, customer_id, partner_id, amount_cents),
  constraint revenue_shares_payout_fkey foreign key (payout_id, partner_id) references payouts (id, partner_id),
  constraint revenue_shares_amount_check check (amount_cents = round(fee_amount_cents * commission_rate)),
  constraint revenue_shares_sign_check check ((reverses is null) = (fee_amount_cents > 0)),
  constraint revenue_shares_payout_check check ((status = 'paid_out') = (payout_id is not null))
);
create unique index revenue_shares_reverses_key on revenue_shares (reverses) where reverses is not null;
create index revenue_shares_partner_idx on revenue_shares (partner_id, created_at desc, id desc);
create index revenue_shares_open_idx on revenue_shares (partner_id, created_at) where payout_id is null;
create index revenue_shares_payout_idx on revenue_shares (payout_id) where payout_id is not null;
