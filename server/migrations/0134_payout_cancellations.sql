-- A payout that was a mistake is cancelled as a whole while its money has not left: by a document with a number and a
-- statement of its own, which takes every line back. Its shares are open again, and the month can be paid out anew.

alter table payouts
  add column cancels uuid constraint payouts_cancels_key unique,
  add column cancelled_at timestamptz,
  add column note text,
  drop constraint payouts_partner_month_key,
  drop constraint payouts_amount_check,
  add constraint payouts_amount_check check (case when cancels is null then amount_cents > 0 else amount_cents < 0 end),
  add constraint payouts_cancels_fkey foreign key (cancels, partner_id) references payouts (id, partner_id),
  add constraint payouts_cancelled_check check (cancels is null or cancelled_at is null),
  add constraint payouts_note_check check (note is null or cancels is not null);
create unique index payouts_partner_month_key on payouts (partner_id, month) where cancels is null and cancelled_at is null;

create function check_payout_cancellation() returns trigger language plpgsql as $$
declare
  before payouts;
begin
  select * into before from payouts where id = new.cancels;
  if before.cancels is not null or (before.amount_cents, before.line_count, before.month) <> (0 - new.amount_cents, new.line_count, new.month) then
    raise exception 'a payout is cancelled as a whole' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger payouts_cancellation before insert on payouts for each row when (new.cancels is not null)
  execute function check_payout_cancellation();

create or replace function keep_payout() returns trigger language plpgsql as $$
declare
  later text[] := array['statement', 'note']
    || case when old.cancelled_at is null then array['cancelled_at'] else array[]::text[] end;
begin
  if tg_op = 'UPDATE' and new.statement in (old.statement, '{}') and (new.note is null or new.note = old.note)
    and to_jsonb(new) - later = to_jsonb(old) - later
    and (new.cancelled_at is null or exists (select 1 from payouts c where c.cancels = new.id)) then
    return new;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- What a share was before it was paid out; null for those from before this was kept.
alter table revenue_shares add column status_before text
  constraint revenue_shares_before_check check (
    status_before is null or (status_before in ('accrued', 'approved') and status = 'paid_out'));

create or replace function keep_share() returns trigger language plpgsql as $$
declare
  later text[] := array['status', 'status_before', 'payout_id'];
begin
  if tg_op = 'DELETE' or to_jsonb(new) - later <> to_jsonb(old) - later or (old.payout_id is not null
    and not exists (select 1 from payouts o where o.id = old.payout_id and o.cancelled_at is not null and new.payout_id is null)) then
    raise exception 'a share is not changed, only approved and paid out' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
