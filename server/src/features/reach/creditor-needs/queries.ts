import { isWithheld } from '../../../audiences/visibility.ts'
import { knownNumber, knownWords, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { stagesWhere } from '../../case/claims/index.ts'
import type { CustomerKey } from '../../parties/customers/index.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import type { NeedKind } from './rules.ts'

export type NeedRow = {
  kind: NeedKind
  claim_id: string
  case_reference: string
  debtor_name: string
  /** The question or the invoice; of a decision the claim itself. */
  subject_id: string
  since: Date
  /** How many wait in all. */
  total: number
}

const DECISION_STAGES = knownWords(stagesWhere(({ waits_for }) => waits_for === 'decision'))

/** Nobody is asked to sue whom the law protects from it, or what they themselves want to end. */
const IS_ASKED = sql`l.blocked_reason is distinct from 'insolvent' and l.blocked_reason is distinct from 'deceased'
    and not exists (select 1 from withdrawals w where w.claim_id = l.id and w.state = 'requested')`

/** Each with its customer, its claim, what it is about, and since when it waits. Of one customer, or of all. */
export const WAITING = (of: CustomerKey | null): Statement => sql`
  select 'lawsuit_decision' as kind, l.organization_id, l.customer_id, l.id as claim_id, l.id as subject_id,
    l.stage_entered_at as since
  from claim_positions l
  where ${of ? sql`l.organization_id = ${of.organization_id} and l.customer_id = ${of.customer_id}` : sql`true`}
    and l.collection_stage in (${DECISION_STAGES}) and not ${isWithheld(sql`l.id`)}
    and not exists (select 1 from lawsuit_decisions x where x.claim_id = l.id) and ${IS_ASKED}
  union all
  select 'question', l.organization_id, l.customer_id, q.claim_id, q.id, q.asked_at
  from creditor_questions q join claims l on l.organization_id = q.organization_id and l.id = q.claim_id
  where ${of ? sql`q.organization_id = ${of.organization_id} and l.customer_id = ${of.customer_id}` : sql`true`}
    and q.answered_at is null and l.case_status <> 'closed' and not ${isWithheld(sql`l.id`)}
  union all
  select 'court_fee_invoice', i.organization_id, i.customer_id, i.claim_id, i.id, i.created_at
  from court_fee_invoices i
  where ${of ? sql`i.organization_id = ${of.organization_id} and i.customer_id = ${of.customer_id}` : sql`true`}
    and i.kind = 'invoice' and i.paid_on is null
    and not exists (select 1 from court_fee_invoices n where n.corrects = i.id)
    and not exists (select 1 from settlement_lines s where s.source_id = i.id and s.source_position = 0 and s.kind = 'court_fee')`

/** The claims of a customer with something that waits, as a subquery of one column. */
export const waitingClaims = (customer: CustomerKey): Statement => sql`select w.claim_id from (${WAITING(customer)}) w`

/** The one that has waited longest first. */
export const listNeeds = (reader: Reader, customer: CustomerKey, most: number): Promise<NeedRow[]> =>
  reader.many(sql`
    select n.kind, n.claim_id, l.case_reference, ${SHOWN_NAME} as debtor_name, n.subject_id, n.since, n.total
    from (select w.*, count(*) over ()::int as total from (${WAITING(customer)}) w order by w.since, w.subject_id limit ${knownNumber(most)}) n
    join claims l on l.id = n.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    order by n.since, n.subject_id`)
