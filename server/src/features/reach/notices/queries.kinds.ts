import { dayInVienna } from '../../../kernel/dates.ts'
import { knownNumber, type Statement, sql } from '../../../platform/db/db.ts'
import { STOPPED } from '../../../platform/jobs/job.ts'
import { EXCERPT_MAX, FAILURES_TOLD, type NoticeKind, TOLD_FOR_DAYS, toldSince } from './rules.ts'

const NOBODY = sql`null::text`

/**
 * To who looks after the claim: what, when, by whom and a word about it. Of a claim that nobody looks after nobody is told:
 * it waits in the work queue.
 */
const toOwner = (subject: Statement, at: Statement, who: Statement, reason: Statement): Statement => sql`
  l.owner_id as operator_id, ${subject} as subject_id, l.id as claim_id, ${at} as at, ${who} as who, ${reason} as reason,
  null::text as excerpt, 1 as count`

const NAME = sql`case when a.name = '' then a.email else a.name end`
const IS_OWNED = sql`l.owner_id is not null`
/** As the partial index has it. */
const IS_OPEN = sql`m.kind <> 'answer' and m.answered_at is null`

/**
 * Everything that somebody is told, each kind with the question that finds it. A look instead of an order by whoever does
 * it: nothing can be forgotten, what was erased, withdrawn or settled is told no more, and who takes over a claim is told
 * what came about it lately.
 */
export const KINDS: Readonly<Record<NoticeKind, (now: Date) => Statement>> = {
  mention: (now) => sql`
    select m.operator_id, n.id as subject_id, n.claim_id, n.created_at as at, ${NAME} as who, null::text as reason,
      left(n.text, ${knownNumber(EXCERPT_MAX)}) as excerpt, 1 as count
    from note_mentions m join case_notes n on n.id = m.note_id join operators a on a.id = n.author_id
    where n.author_id <> m.operator_id and n.withdrawn_at is null and n.created_at >= ${toldSince(now)}`,
  // What somebody has just put down for themselves and for today they know. Moved to a later day it is told anew.
  task_due: (now) => sql`
    select t.owner_id as operator_id, t.id as subject_id, t.claim_id,
      greatest(t.due_on::timestamp at time zone 'Europe/Vienna', t.created_at) as at,
      case when t.made_by <> t.owner_id then ${NAME} end as who, t.due_on::text as reason, t.title as excerpt, 1 as count
    from tasks t join operators a on a.id = t.made_by
    where t.done_at is null and t.owner_id is not null
      and t.due_on between ${dayInVienna(toldSince(now))}::date and ${dayInVienna(now)}::date
      and not (t.made_by = t.owner_id and t.due_on <= (t.created_at at time zone 'Europe/Vienna')::date)`,
  creditor_answer: (now) => sql`
    select ${toOwner(sql`q.id`, sql`q.answered_at`, sql`q.answerer_name`, NOBODY)}
    from creditor_questions q join claims l on l.id = q.claim_id
    where ${IS_OWNED} and q.answered_at >= ${toldSince(now)}`,
  // One that was told by phone or letter has been written down by somebody of the team.
  creditor_decision: (now) => sql`
    select ${toOwner(sql`l.id`, sql`x.decided_at`, sql`x.decider_name`, sql`x.decision`)}
    from lawsuit_decisions x join claims l on l.id = x.claim_id
    where ${IS_OWNED} and x.decided_by is distinct from l.owner_id and x.decided_at >= ${toldSince(now)}`,
  creditor_payment: (now) => sql`
    select ${toOwner(sql`r.id`, sql`r.reported_at`, sql`r.reporter_name`, NOBODY)}
    from payment_reports r join claims l on l.id = r.claim_id
    where ${IS_OWNED} and r.state = 'reported' and r.reported_at >= ${toldSince(now)}`,
  creditor_withdrawal: (now) => sql`
    select ${toOwner(sql`w.id`, sql`w.requested_at`, sql`w.requester_name`, NOBODY)}
    from withdrawals w join claims l on l.id = w.claim_id
    where ${IS_OWNED} and w.state = 'requested' and w.requested_at >= ${toldSince(now)}`,
  debtor_message: (now) => sql`
    select ${toOwner(sql`m.id`, sql`m.created_at`, NOBODY, NOBODY)}
    from debtor_messages m join claims l on l.id = m.claim_id
    where ${IS_OWNED} and ${IS_OPEN} and m.kind = 'message' and m.created_at >= ${toldSince(now)}`,
  debtor_dispute: (now) => sql`
    select ${toOwner(sql`m.id`, sql`m.created_at`, NOBODY, sql`m.reason`)}
    from debtor_messages m join claims l on l.id = m.claim_id
    where ${IS_OWNED} and ${IS_OPEN} and m.kind = 'dispute' and m.created_at >= ${toldSince(now)}`,
  debtor_promise: (now) => sql`
    select ${toOwner(sql`l.id`, sql`p.made_at`, NOBODY, sql`p.promised_on::text`)}
    from payment_promises p join claims l on l.id = p.claim_id and l.collection_stage = p.collection_stage
    where ${IS_OWNED} and p.made_at >= ${toldSince(now)}`,
  debtor_plan: (now) => sql`
    select ${toOwner(sql`p.id`, sql`p.created_at`, NOBODY, NOBODY)}
    from installment_plans p join claims l on l.id = p.claim_id
    where ${IS_OWNED} and p.agreed_via = 'debtor_portal' and p.status = 'active' and p.created_at >= ${toldSince(now)}`,
  debtor_contact: (now) => sql`
    select ${toOwner(sql`p.id`, sql`p.made_at`, NOBODY, NOBODY)}
    from contact_changes p join claims l on l.id = p.claim_id
    where ${IS_OWNED} and p.made_at >= ${toldSince(now)}`,
  // To administrators, one for all failures of the same job. A recurring one runs again by itself; it is told once it has
  // failed several times in a row, with the time of the first of them, or at once where a person has to look.
  job_failed: () => sql`
    select a.id as operator_id, md5(j.name)::uuid as subject_id, null::uuid as claim_id, j.at, null::text as who,
      j.name as reason, null::text as excerpt, j.count
    from operators a cross join (
      select name, max(failed_at) as at, count(*)::int as count from jobs
      where failed_at is not null and failed_at >= wall_now() - make_interval(days => ${knownNumber(TOLD_FOR_DAYS)})
      group by name
      union all
      select name, run_at - make_interval(secs => attempts * every_s), attempts from jobs
      where every_s is not null and failed_at is null
        and (attempts >= ${knownNumber(FAILURES_TOLD)} or attempts > 0 and starts_with(last_error, ${`${STOPPED}: `}))) j
    where a.role = 'admin'`,
}
