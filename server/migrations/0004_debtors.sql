-- Who owes. Person, company and the two lists are always read and replaced whole, so they are kept whole.
create table debtors (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  customer_id uuid,
  acting_as text not null constraint debtors_acting_as_check check (acting_as in ('person', 'company')),
  debtor_type text not null
    constraint debtors_type_check check (debtor_type in ('privateperson', 'protocolled_company', 'unprotocolled_company')),
  person jsonb,
  company jsonb,
  addresses jsonb not null constraint debtors_addresses_check check (jsonb_typeof(addresses) = 'array'),
  communication_channels jsonb not null
    constraint debtors_channels_check check (jsonb_typeof(communication_channels) = 'array'),
  iban text,
  bic text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint debtors_organization_id_id_key unique (organization_id, id),
  constraint debtors_customer_fkey foreign key (organization_id, customer_id) references customers (organization_id, id),
  constraint debtors_object_check check (
    (acting_as = 'person' and person is not null and company is null)
    or (acting_as = 'company' and company is not null and person is null and debtor_type <> 'privateperson')
  )
);
create index debtors_customer_idx on debtors (organization_id, customer_id);
