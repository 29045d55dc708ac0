-- The business clients that partners bring in: the creditors of claims.
create table customers (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  partner_id uuid not null,
  name text not null,
  email text not null,
  phone text,
  address jsonb,
  metadata jsonb,
  uid text,
  partner_client_reference text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint customers_organization_id_id_key unique (organization_id, id),
  constraint customers_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id)
);
-- Scoped to the partner account: another partner with the same keys has a customer of its own.
create unique index customers_partner_uid_key on customers (partner_id, uid) where uid is not null;
create unique index customers_partner_reference_key on customers (partner_id, partner_client_reference)
  where partner_client_reference is not null;
create index customers_organization_created_at_idx on customers (organization_id, created_at desc, id desc);
create index customers_partner_created_at_idx on customers (partner_id, created_at desc, id desc);
