import { isWithheld } from '../../../audiences/visibility.ts'
import { addDays, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { LAWS } from '../../../law/laws.ts'
import { IDLE_COURT_MONTHS } from '../../../law/limitation.ts'
import type { StaleTable } from '../../../law/stale-tables.ts'
import { knownNumber, type Statement, sql } from '../../../platform/db/db.ts'
import { STANDING_DOUBLES } from '../../case/invoices/index.ts'
import { runsNotExecuted, TRANSFERS_AMISS, TRANSFERS_RETURNED } from '../../money/payment-runs/index.ts'
import { WEBHOOK_DISABLED } from '../webhooks/index.ts'
import {
  acknowledgedSince,
  FAILED_FOR_MS,
  LIMITATION_DAYS,
  NEW_FOR_TOO_LONG_MS,
  NEWS_FOR_MS,
  settledSince,
  type WorkKind,
} from './rules.ts'

/** Since when an item waits, and the last that happened about it: what came after that nobody has put off, or seen. */
const times = (since: Statement, latest: Statement): Statement => sql`${since} as since, ${latest} as latest_at`

/** One thing that happened once. */
const time = (at: Statement): Statement => times(at, at)

const OF_CLAIM = sql`l.organization_id, l.id as claim_id, null::uuid as invoice_id, null::uuid as letter_id,
  null::uuid as partner_id`
const CLAIM = sql`l.id as subject_id, ${OF_CLAIM}`

/** An item about a claim: since when it waits, and a word about why. */
const aboutClaim = (since: Statement, reason: Statement): Statement => sql`
  ${CLAIM}, ${time(since)}, ${reason} as reason, 1 as count`

const NO_REASON = sql`null::text`

/** Claims found by what their accounts say. Where a claim stands, its row in `claim_positions` tells alone. */
const BY_DEBT = sql`claim_debts debt join claims l on l.id = debt.id`

/** One item for all such entries of an account for client money: how many, and since when the first of them waits. */
const aboutAccount = (which: Statement): Statement => sql`
  select a.id as subject_id, a.organization_id, null::uuid as claim_id, null::uuid as invoice_id, null::uuid as letter_id,
    null::uuid as partner_id, ${time(sql`min(e.created_at)`)}, a.name as reason, count(*)::int as count
  from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money' where ${which}
  group by a.id`

const aboutLetter = (since: Statement, reason: Statement): Statement => sql`
  t.id as subject_id, t.organization_id, t.claim_id, null::uuid as invoice_id, t.id as letter_id, null::uuid as partner_id,
  ${time(since)}, ${reason} as reason, 1 as count`

const decidedTo = (decision: 'sue' | 'decline'): Statement => sql`
  select ${aboutClaim(sql`x.decided_at`, sql`x.decision`)} from claim_positions l join lawsuit_decisions x on x.claim_id = l.id
  where l.collection_stage = 'dunning_action_recommended' and l.case_status = 'open' and x.decision = ${decision}`

/** What blocks a claim until somebody has done something. */
export const NEEDS_SOMEBODY = sql`(l.blocked_reason in ('no_address', 'no_law', 'minor', 'time_barred'))`

/** The laws that set no last day for the next step in court. */
const WATCHED_LAWS = Object.values(LAWS).flatMap(({ code, limitation }) =>
  limitation.asks_for_court_steps ? [code] : [],
)

/** About money at a bank that is of no claim. */
const aboutMoney = (found: Statement): Statement => sql`
  select f.subject_id, f.organization_id, null::uuid as claim_id, null::uuid as invoice_id, null::uuid as letter_id,
    null::uuid as partner_id, ${time(sql`f.since`)}, f.reason, 1 as count
  from (${found}) f`

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * Everything that can wait for somebody, each kind with the question that finds it. Nothing is stored about an item: it is
 * there while its question finds it. Only the invoices that wait for a check are kept, by triggers. Conditions repeat those of
 * the partial indexes, word for word.
 */
export const KINDS: Readonly<Record<WorkKind, (now: Date, stale: readonly StaleTable[]) => Statement>> = {
  // The workflow could not accept it, or has had a day to do so.
  new_claim: (now) => sql`
    select ${aboutClaim(sql`coalesce(l.stuck_since, l.stage_entered_at)`, sql`coalesce(l.stuck_reason, l.blocked_reason)`)} from claim_positions l
    where l.collection_stage = 'new' and l.case_status = 'open'
      and (l.stuck_since is not null or ${NEEDS_SOMEBODY} or l.stage_entered_at <= ${ago(now, NEW_FOR_TOO_LONG_MS)})`,
  // Of a file that was read: what was read with doubt, and what no invoice can do without.
  extraction_review: () => sql`
    select k.invoice_id as subject_id, k.organization_id, k.claim_id, k.invoice_id, null::uuid as letter_id,
      null::uuid as partner_id, ${time(sql`k.since`)}, k.data_extraction_status as reason, 1 as count
    from invoices_to_check k`,
  insolvency_filing: () => sql`
    select ${aboutClaim(sql`d.updated_at`, NO_REASON)} from claim_positions pos
    join claims l on l.id = pos.id join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where pos.case_status <> 'closed' and pos.blocked_reason = 'insolvent'`,
  // One for each claim; a further double makes it a new situation.
  possible_double: () => sql`
    select l.id as subject_id, l.organization_id, l.id as claim_id,
      (array_agg(i.id order by d.since desc, i.created_at desc, i.id desc))[1] as invoice_id, null::uuid as letter_id,
      null::uuid as partner_id, ${time(sql`max(d.since)`)}, null::text as reason, 1 as count
    from (
      select id as invoice_id, doubled_at as since from invoices where doubled_at is not null
      union all select s.invoice_id, s.since from (${STANDING_DOUBLES}) s) d
    join invoices i on i.id = d.invoice_id join claims l on l.id = i.claim_id and l.case_status <> 'closed'
    group by l.id`,
  // Its owner is that of the task, see OWNER.
  task_due: (now) => sql`
    select k.id as subject_id, ${OF_CLAIM}, ${time(sql`k.due_on::timestamp at time zone 'Europe/Vienna'`)}, k.title as reason,
      1 as count
    from tasks k join claims l on l.id = k.claim_id where k.done_at is null and k.due_on <= ${dayInVienna(now)}::date`,
  dispute: () => sql`
    select ${aboutClaim(sql`l.changed_at`, sql`m.reason`)} from claim_positions l
    left join debtor_messages m on m.claim_id = l.id and m.kind = 'dispute' where l.case_status = 'disputed'`,
  // A dispute waits under its own name for as long as it lasts, and after that for an answer. There is one for each claim.
  debtor_message: () => sql`
    select ${CLAIM}, ${times(sql`min(m.created_at)`, sql`max(m.created_at)`)}, max(m.reason) as reason, 1 as count
    from debtor_messages m join claims l on l.id = m.claim_id
    where m.kind <> 'answer' and m.answered_at is null and not (m.kind = 'dispute' and l.case_status = 'disputed')
    group by l.id`,
  debtor_promise: (now) => sql`
    select ${aboutClaim(sql`p.made_at`, sql`p.promised_on::text`)} from payment_promises p
    join claims l on l.id = p.claim_id and l.collection_stage = p.collection_stage
    where p.made_at >= ${ago(now, NEWS_FOR_MS)} and l.case_status = 'open'`,
  debtor_plan: (now) => sql`
    select ${aboutClaim(sql`p.created_at`, NO_REASON)} from installment_plans p join claims l on l.id = p.claim_id
    where p.agreed_via = 'debtor_portal' and p.created_at >= ${ago(now, NEWS_FOR_MS)} and p.status = 'active'`,
  debtor_contact: (now) => sql`
    select ${aboutClaim(sql`max(p.made_at)`, sql`string_agg(distinct f.field, ' ' order by f.field)`)}
    from contact_changes p cross join unnest(p.fields) as f (field) join claims l on l.id = p.claim_id
    where p.made_at >= ${ago(now, NEWS_FOR_MS)} and l.case_status <> 'closed' group by l.id`,
  // Money that the creditor says came to it: one for each payment, also on a claim that is closed meanwhile.
  creditor_payment: () => sql`
    select r.id as subject_id, ${OF_CLAIM}, ${time(sql`r.reported_at`)},
      round(r.amount_cents / 100.0, 2)::text as reason, 1 as count
    from payment_reports r join claims l on l.id = r.claim_id where r.state = 'reported'`,
  creditor_withdrawal: () => sql`
    select ${aboutClaim(sql`w.requested_at`, NO_REASON)} from withdrawals w join claims l on l.id = w.claim_id
    where w.state = 'requested'`,
  creditor_answer: (now) => sql`
    select q.id as subject_id, ${OF_CLAIM}, ${time(sql`q.answered_at`)}, null::text as reason, 1 as count
    from creditor_questions q join claims l on l.id = q.claim_id where q.answered_at >= ${ago(now, NEWS_FOR_MS)}`,
  // Two statements contradict each other about it: one of them was altered, or the bank corrected itself.
  bank_entry_differs: () =>
    aboutMoney(sql`
    select e.id as subject_id, e.organization_id, max(d.created_at) as since,
      round(e.amount_cents / 100.0, 2)::text as reason
    from bank_differences d join bank_entries e on e.id = d.entry_id where d.decided_at is null group by e.id`),
  // Money that names a claim, and whose it is nobody has said for more than a business day; it holds the claim's letters.
  bank_entry_open: (now) => sql`
    select e.id as subject_id, ${OF_CLAIM}, ${time(sql`e.created_at`)},
      round(e.amount_cents / 100.0, 2)::text as reason, 1 as count
    from bank_entries e cross join lateral (
      select s.claim_id from bank_suggestions s where s.entry_id = e.id and s.is_named order by s.position, s.claim_id limit 1
    ) s join claims l on l.id = s.claim_id
    where e.status in ('unread', 'suggested', 'unmatched')
      and e.created_at < ${settledSince(LAWS.AT.holidays, now).toISOString()}::timestamptz`,
  // Money on an account for clients that names no claim: nobody's until somebody has said whose it is.
  bank_money_unclear: (now) =>
    aboutAccount(sql`
    e.status in ('unread', 'suggested', 'unmatched')
      and e.created_at < ${settledSince(LAWS.AT.holidays, now).toISOString()}::timestamptz
      and not exists (select from bank_suggestions s where s.entry_id = e.id and s.is_named)`),
  // What exceeds a debt is the payer's, and goes back only when somebody orders it.
  refund_not_ordered: (now) =>
    aboutAccount(sql`
    e.status = 'to_refund' and e.created_at < ${settledSince(LAWS.AT.holidays, now).toISOString()}::timestamptz
      and not exists (select from payment_orders o where o.entry_id = e.id and o.withdrawn_at is null)`),
  missed_installment: () => sql`
    select ${aboutClaim(sql`l.stage_entered_at`, NO_REASON)} from claim_positions l
    where l.collection_stage = 'installment_cancelled' and l.case_status = 'open'`,
  // All instalments are paid and something else is open, as an invoice that came later: nothing happens by itself.
  plan_paid: () => sql`
    select ${aboutClaim(sql`coalesce(e.paid_at, l.changed_at)`, NO_REASON)} from claim_positions l cross join lateral (
      select max(created_at) as paid_at from account_entries where claim_id = l.id and kind = 'payment') e
    where l.collection_stage = 'installment_payment' and l.case_status = 'open' and l.due_at is null
      and l.timer_left_ms is null`,
  decision_declined: () => decidedTo('decline'),
  filing_to_dispatch: () => decidedTo('sue'),
  // The invoices are paid, and what the court step cost is not: only the team can close it then.
  costs_open: () => sql`
    select ${aboutClaim(sql`coalesce(e.paid_at, l.changed_at)`, NO_REASON)} from ${BY_DEBT} cross join lateral (
      select max(created_at) filter (where counts_as = 'payment') as paid_at,
        sum(amount_cents) filter (where counts_as in ('court_fee', 'lawyer_fee')) as court_cents
      from account_entries where claim_id = l.id) e
    where debt.filed_at is not null and debt.case_status <> 'closed' and debt.paid_cents >= debt.total_cents
      and l.paid_cents < l.total_cents + e.court_cents`,
  // Above all letters that could not be made.
  stuck_step: () => sql`
    select ${aboutClaim(sql`coalesce(l.stuck_since, l.updated_at)`, sql`coalesce(l.stuck_reason, l.blocked_reason)`)} from claim_positions l
    where (l.stuck_at is not null or ${NEEDS_SOMEBODY}) and l.collection_stage <> 'new' and l.case_status = 'open'`,
  // What a print provider has is not for the team to send.
  // One for those of each organisation that are in no print run, and one for each run that is not posted yet.
  letter_to_print: () => sql`
    select coalesce(t.print_run_id, t.organization_id) as subject_id, t.organization_id, null::uuid as claim_id,
      null::uuid as invoice_id, null::uuid as letter_id, null::uuid as partner_id, ${time(sql`min(t.created_at)`)},
      case when t.print_run_id is not null then 'print_run' end as reason, count(*)::int as count
    from letters t where t.status = 'outbox' and t.handed_over_at is null and not ${isWithheld(sql`t.claim_id`)}
    group by t.organization_id, t.print_run_id`,
  letter_not_acknowledged: (now) => sql`
    select ${aboutLetter(sql`t.handed_over_at`, sql`t.kind`)} from letters t
    join claims l on l.organization_id = t.organization_id and l.id = t.claim_id
    join unnest(${Object.keys(LAWS)}::text[],
      ${Object.values(LAWS).map(({ holidays }) => acknowledgedSince(holidays, now).toISOString())}::timestamptz[])
      as late (law, handed_over_before) on late.law = l.governing_law
    where t.status = 'outbox' and t.handed_over_at < late.handed_over_before`,
  // Until the debtor has another address, or the claim is closed.
  returned_letter: () => sql`
    select ${aboutLetter(sql`t.returned_at`, sql`t.returned_reason`)} from letters t
    join claims l on l.organization_id = t.organization_id and l.id = t.claim_id and l.case_status <> 'closed'
    where t.status = 'returned' and l.address_unknown`,
  tenancy_review: () => sql`
    select ${aboutClaim(sql`l.stage_entered_at`, NO_REASON)} from claim_positions l
    where l.collection_stage = 'manuelle_pruefung' and l.case_status = 'open'`,
  // The day may lie in the past: what is barred waits for somebody to close it.
  limitation_near: (now) => sql`
    select ${aboutClaim(sql`(debt.time_barred_on - ${knownNumber(LIMITATION_DAYS)})::timestamp at time zone 'Europe/Vienna'`, NO_REASON)}
    from (
      select id, time_barred_on from claim_debts
      where case_status <> 'closed' and time_barred_on <= ${addDays(dayInVienna(now), LIMITATION_DAYS)}::date
      order by time_barred_on, id offset 0) debt join claims l on l.id = debt.id`,
  // Something is open, and none of it has a date. A claim in court needs none.
  limitation_unknown: () => sql`
    select ${aboutClaim(sql`l.created_at`, NO_REASON)} from ${BY_DEBT}
    where debt.submission_state = 'accepted' and debt.case_status <> 'closed' and debt.time_barred_on is null
      and debt.filed_at is null and debt.paid_cents < debt.total_cents`,
  // Where a suit protects a claim only while it is pursued.
  court_step_missing: (now) => sql`
    select ${aboutClaim(sql`(s.idle_on + 1)::timestamp at time zone 'Europe/Vienna'`, NO_REASON)}
    from claim_positions pos join claims l on l.id = pos.id cross join lateral (
      select (greatest((l.filed_at at time zone 'Europe/Vienna')::date, max(m.message_date))
        + ${knownNumber(IDLE_COURT_MONTHS)} * interval '1 month')::date as idle_on
      from court_filings f join court_messages m on m.filing_id = f.id
      where f.claim_id = l.id and f.reversed_at is null) s
    where pos.collection_stage = 'dunning_action_filed' and l.case_status <> 'closed'
      and l.governing_law = any(${WATCHED_LAWS}::text[]) and s.idle_on < ${dayInVienna(now)}::date`,
  // A customer's people have entered where its money should go.
  payout_account: () => sql`
    select c.id as subject_id, c.organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, c.partner_id, ${time(sql`c.payout_iban_entered_at`)}, null::text as reason, 1 as count
    from customers c where c.payout_iban_pending is not null`,
  // Where an organisation settles by itself: until the month is settled, by hand or when the facts are there.
  invoice_incomplete: () => sql`
    select s.customer_id as subject_id, s.organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, c.partner_id, ${time(sql`s.since`)}, s.lacks as reason, 1 as count
    from settlements_left_out s join customers c on c.id = s.customer_id join organizations o on o.id = s.organization_id
    where o.settlement_day is not null and c.erased_at is null`,
  // Until the next comparison finds that the books fit.
  ledger_difference: () => sql`
    select c.organization_id as subject_id, c.organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, null::uuid as partner_id, ${time(sql`c.differs_since`)},
      round(c.difference_cents / 100.0, 2)::text as reason, c.fault_count as count
    from ledger_comparisons c where c.differs_since is not null`,
  // A statement should have shown it by now: the bank has no file, or refused it.
  transfer_not_executed: (now) => aboutMoney(runsNotExecuted(now)),
  transfer_returned: () => aboutMoney(TRANSFERS_RETURNED),
  transfer_amiss: () => aboutMoney(TRANSFERS_AMISS),
  // One for each partner; every new failure makes it a new situation. What a disabled webhook let go is none.
  failed_deliveries: (now) => sql`
    select w.partner_id as subject_id, w.organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, w.partner_id, ${time(sql`max(x.created_at)`)}, null::text as reason, count(*)::int as count
    from webhook_deliveries x join webhooks w on w.id = x.webhook_id
    where x.status = 'failed' and x.created_at >= ${ago(now, FAILED_FOR_MS)} and x.test_body is null
      and x.reason is distinct from ${WEBHOOK_DISABLED} and w.deleted_at is null
    group by w.partner_id, w.organization_id`,
  // A file of the watched folder. It belongs to no organisation: whose account it is of may be just what is not known.
  bank_file_failed: () => sql`
    select f.id as subject_id, null::uuid as organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, null::uuid as partner_id, ${time(sql`f.failed_at`)}, f.name || ': ' || f.reason as reason,
      1 as count
    from bank_inbox_failures f`,
  // One for each table of a law that an open claim is under. It belongs to no organisation: all use the same tables.
  legal_table_stale: (_, stale) => sql`
    select md5(s.name)::uuid as subject_id, null::uuid as organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, null::uuid as partner_id, ${time(sql`s.since`)}, s.name as reason, 1 as count
    from unnest(${stale.map(({ table }) => table)}::text[], ${stale.map(({ laws }) => laws.join(' '))}::text[],
      ${stale.map(({ since }) => startOfDayInVienna(since as DateOnly).toISOString())}::timestamptz[]) s (name, laws, since)
    where exists (
      select 1 from claims l
      where l.governing_law = any (string_to_array(s.laws, ' ')) and l.case_status <> 'closed')`,
  // Only where letters are real. In the sandbox a sample is printed instead.
  letterhead_missing: () => sql`
    select o.id as subject_id, o.id as organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, null::uuid as partner_id, ${time(sql`o.created_at`)}, null::text as reason, 1 as count
    from organizations o
    where o.letterhead is null and exists (select 1 from installation where mode = 'live')
      and (exists (select 1 from claims l where l.organization_id = o.id)
        or exists (select 1 from partners p where p.organization_id = o.id))`,
  // What somebody asks about their own data, with the day on which the law wants it answered.
  privacy_request: () => sql`
    select q.id as subject_id, null::uuid as organization_id, null::uuid as claim_id, null::uuid as invoice_id,
      null::uuid as letter_id, null::uuid as partner_id, ${time(sql`q.created_at`)}, q.due_on::text as reason, 1 as count
    from privacy_requests q where q.state in ('open', 'extended')`,
}
