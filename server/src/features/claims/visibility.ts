import { type Statement, sql } from '../../platform/db/db.ts'
import type { TokenCaller } from '../../platform/work.ts'

/** The organisation's rows; of an isolated partner only those of its own customers. `l` is the claim. */
export const claimVisibleTo = ({ organization_id, isolate_partners, partner_id }: TokenCaller): Statement =>
  isolate_partners && partner_id
    ? sql`l.organization_id = ${organization_id} and exists (
        select 1 from customers c
        where c.organization_id = l.organization_id and c.id = l.customer_id and c.partner_id = ${partner_id})`
    : sql`l.organization_id = ${organization_id}`
