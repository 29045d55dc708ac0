-- What a letter demands, and set-offs that are reckoned instead of entered.

-- The invoices of which something was due and open when the letter was made: these alone it can put in default.
alter table letters add column invoice_ids jsonb not null default '[]'
  constraint letters_invoice_ids_check check (jsonb_typeof(invoice_ids) = 'array');
update letters t set invoice_ids = (
  select coalesce(jsonb_agg(e.invoice_id order by e.seq), '[]') from account_entries e
  where e.claim_id = t.claim_id and e.kind = 'invoice' and e.created_at <= t.created_at
    and not exists (select 1 from account_entries r where r.reverses = e.id)
    and coalesce(greatest(e.due_on, e.issued_on), date '-infinity') <= t.letter_date);

-- Lump sums count against fees, on every day by what is owed then. What was entered for that is taken back.
with taken_back as (
  insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, part, letter_id, filing_id,
    rule, formula, reverses, created_at)
  select gen_random_uuid(), e.organization_id, e.claim_id, 'correction', e.counts_as, -e.amount_cents,
    (now() at time zone 'Europe/Vienna')::date, e.part, e.letter_id, e.filing_id, e.rule, e.formula, e.id, now()
  from account_entries e
  where e.kind = 'correction' and e.counts_as = 'reminder_fee' and e.reverses is null
    and not exists (select 1 from account_entries r where r.reverses = e.id)
  order by e.seq
  returning *)
insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
select gen_random_uuid(), t.organization_id, t.claim_id, 'system', null, 'account.set_off_reckoned',
  jsonb_build_object('entries', jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', t.id, 'kind', t.kind,
    'amount_cents', t.amount_cents, 'day', t.day, 'part', t.part, 'letter_id', t.letter_id, 'filing_id', t.filing_id,
    'reverses', t.reverses)) order by t.seq)), now()
from taken_back t group by t.organization_id, t.claim_id;

-- Letters that wait to be sent bring none along.
update letters set charges = coalesce((
    select jsonb_agg(charge order by at) from jsonb_array_elements(charges) with ordinality as c (charge, at)
    where charge ->> 'kind' <> 'correction'), '[]')
where status = 'outbox';
