-- The team may hold a claim until a day; then it goes on by itself.
alter table claims add column held_until date,
  add constraint claims_held_until_check check (held_until is null or is_held);
