-- The files of the watched folder for bank statements.

-- What lay there at the last look: a file that is still the same at the next one is whole.
create table bank_inbox_files (
  name text primary key,
  file_size bigint not null,
  modified_at timestamptz not null
);

-- What could not be taken, until somebody has taken the file away from there or uploaded it.
create table bank_inbox_failures (
  id uuid primary key,
  -- In the folder of failed files.
  name text not null constraint bank_inbox_failures_name_key unique,
  sha256 text not null,
  reason text not null,
  failed_at timestamptz not null
);
