import { type Reader, sql } from '../../../platform/db/db.ts'
import type { KnownParties } from './reading/known-parties.ts'

/**
 * Who the claim of an invoice is between. Without a customer the organisation claims for itself. A debtor whose data may only
 * be kept is not looked for.
 */
export const findKnownParties = (reader: Reader, invoice_id: string): Promise<KnownParties | undefined> =>
  reader.one<{ issuer: string[]; recipient: string[] }>(sql`
    select jsonb_build_array(coalesce(c.name, o.name)) as issuer,
      case when d.restricted_at is null and d.name is not null then jsonb_build_array(d.name) else '[]'::jsonb end as recipient
    from invoices i
      join claims cl on cl.id = i.claim_id
      join organizations o on o.id = cl.organization_id
      left join customers c on c.organization_id = cl.organization_id and c.id = cl.customer_id
      left join debtors d on d.organization_id = cl.organization_id and d.id = cl.debtor_id
    where i.id = ${invoice_id}`)
