import { type Statement, sql } from '../../../platform/db/db.ts'
import type { Caller, TokenCaller } from '../../../platform/work.ts'

const isIsolated = (caller: Caller): caller is TokenCaller & { partner_id: string } =>
  'isolate_partners' in caller &&
  caller.isolate_partners === true &&
  'partner_id' in caller &&
  caller.partner_id !== null

/**
 * The organisation's rows; of an isolated partner only those of its own customers; all of them for the team and the
 * system, who stand above organisations. `l` is the claim.
 */
export function claimVisibleTo(caller: Caller): Statement {
  if (caller.organization_id === null) return sql`true`
  if (!isIsolated(caller)) return sql`l.organization_id = ${caller.organization_id}`
  return sql`l.organization_id = ${caller.organization_id} and exists (
    select 1 from customers c
    where c.organization_id = l.organization_id and c.id = l.customer_id and c.partner_id = ${caller.partner_id})`
}
