-- Records of debtors that somebody of the team has found to be the same person or company. The records stay as they are:
-- each belongs to its customer, and nobody but the team learns that others know the same person.
create table debtor_joins (
  debtor_id uuid not null constraint debtor_joins_debtor_fkey references debtors (id) on delete cascade,
  -- The same for all records of one person.
  person_id uuid not null,
  joined_by uuid not null constraint debtor_joins_joined_by_fkey references operators (id),
  joined_at timestamptz not null,
  constraint debtor_joins_pkey primary key (debtor_id)
);
create index debtor_joins_person_idx on debtor_joins (person_id);

-- The number of a company in its register, however it is spaced, for finding other records of it.
create index debtors_register_idx on debtors (lower(replace(company ->> 'firmenbuchnummer', ' ', '')))
  where company ->> 'firmenbuchnummer' is not null;
