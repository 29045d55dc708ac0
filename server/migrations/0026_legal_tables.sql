-- Tables of the law that administrators put in the place of the shipped ones. Nothing is ever changed or removed here:
-- the latest row of a name holds, and one without content leads back to the built-in table.
create table legal_table_versions (
  version bigint generated always as identity primary key,
  name text not null constraint legal_table_versions_name_check check (name ~ '^[a-z_]{1,50}$'),
  content jsonb constraint legal_table_versions_content_check check (jsonb_typeof(content) = 'object'),
  operator_id uuid not null references operators (id),
  created_at timestamptz not null
);
create index legal_table_versions_name_idx on legal_table_versions (name, version desc);
create index legal_table_versions_operator_idx on legal_table_versions (operator_id);
