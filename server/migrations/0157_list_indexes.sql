-- What is done, latest first: a list that only grows.
create index tasks_done_idx on tasks (done_at desc, id desc) where done_at is not null;

-- Notes of late, for whom they mention.
create index case_notes_created_idx on case_notes (created_at);
