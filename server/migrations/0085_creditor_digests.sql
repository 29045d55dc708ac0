-- Mails that tell a customer's people what waits for them, and the lists of money in their portal.
alter table creditor_people add column wants_digest boolean not null default true;

-- Who is written to: a person, or the customer's own address while nobody has accepted its invitation.
create table creditor_digests (
  -- The person or the customer.
  recipient_id uuid not null,
  person_id uuid,
  customer_id uuid,
  mailed_at timestamptz,
  -- How many in a row have only reminded.
  reminders integer not null default 0,
  constraint creditor_digests_pkey primary key (recipient_id),
  constraint creditor_digests_person_fkey foreign key (person_id) references creditor_people (id) on delete cascade,
  constraint creditor_digests_customer_fkey foreign key (customer_id) references customers (id) on delete cascade,
  constraint creditor_digests_recipient_check check (
    num_nonnulls(person_id, customer_id) = 1 and recipient_id = coalesce(person_id, customer_id)),
  constraint creditor_digests_reminders_check check (reminders >= 0)
);
create index creditor_digests_person_idx on creditor_digests (person_id) where person_id is not null;
create index creditor_digests_customer_idx on creditor_digests (customer_id) where customer_id is not null;

-- What somebody was told. What waits anew, since a later time, is another thing.
create table creditor_notices (
  recipient_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  since timestamptz not null,
  told_at timestamptz not null,
  constraint creditor_notices_pkey primary key (recipient_id, subject_id, kind, since),
  constraint creditor_notices_recipient_fkey foreign key (recipient_id) references creditor_digests (recipient_id)
    on delete cascade
);

-- The money of a customer: its claims' payments without reading the rows themselves, and our fees.
create index payments_sums_idx on payments (claim_id) include (payment_date, amount_cents, reversed_at);
create index fees_customer_idx on fees (customer_id, created_at, id) include (amount_cents) where customer_id is not null;
