-- Filters of a list that somebody has named, for themselves or for all of the team.
create table saved_views (
  id uuid primary key,
  maker_id uuid not null constraint saved_views_maker_fkey references operators (id),
  page text not null constraint saved_views_page_check check (page = 'claims'),
  name text not null constraint saved_views_name_check check (length(name) between 1 and 80),
  -- As the address of the page has it. What was typed into the search is not kept: names would outlive their erasure.
  search text not null constraint saved_views_search_check check (length(search) <= 2000 and search !~ '(^|[?&])q='),
  shared boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_views_maker_idx on saved_views (maker_id, page);
create index saved_views_shared_idx on saved_views (page) where shared;
