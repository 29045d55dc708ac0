-- Going back to an earlier version of a table of the law makes a new one, which names the old.
alter table legal_table_versions add column restores bigint
  constraint legal_table_versions_restores_fkey references legal_table_versions (version);
create index legal_table_versions_restores_idx on legal_table_versions (restores) where restores is not null;
