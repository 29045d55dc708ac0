-- Whose database this is. The same id stands in the file store, so that no database takes the files of another for
-- orphans. Null until the first start with a store; a dump from before has none either.
alter table installation add column id uuid;

create function keep_installation_id() returns trigger language plpgsql as $$
begin
  raise exception 'the id of an installation stays' using errcode = 'integrity_constraint_violation';
end $$;
create trigger installation_id_keep before update of id on installation for each row
  when (old.id is not null and new.id is distinct from old.id) execute function keep_installation_id();
