-- What people of the team did to a field of an uploaded invoice, the latest first, each with how the field was before it,
-- so that it can be undone. A new reading, and what the partner sends later, begin anew.
alter table invoice_fields add column steps jsonb not null default '[]'
  constraint invoice_fields_steps_check check (jsonb_typeof(steps) = 'array');
