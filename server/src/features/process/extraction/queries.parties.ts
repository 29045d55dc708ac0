import { type Reader, sql } from '../../../platform/db/db.ts'
import type { KnownParties } from './reading/known-parties.ts'

/**
 * Who the claim of an invoice is between. Without a customer the organisation claims for itself. A debtor whose data may only
 * be kept is not looked for.
 */
export const findKnownParties = async (reader: Reader, invoice_id: string): Promise<KnownParties | undefined> => {
  const row = await reader.one<Found>(sql`
    select jsonb_build_array(coalesce(c.name, o.name)) as issuer,
      case when d.restricted_at is null and d.name is not null then jsonb_build_array(d.name) else '[]' end as recipient,
      c.uid, c.email, c.phone, c.address ->> 'street' as street, c.address ->> 'zip' as zip,
      coalesce((select jsonb_agg(jsonb_build_array(a ->> 'street', a ->> 'zip')) from jsonb_array_elements(d.addresses) a
        where d.restricted_at is null), '[]') as addresses
    from invoices i
      join claims cl on cl.id = i.claim_id
      join organizations o on o.id = cl.organization_id
      left join customers c on c.organization_id = cl.organization_id and c.id = cl.customer_id
      left join debtors d on d.organization_id = cl.organization_id and d.id = cl.debtor_id
    where i.id = ${invoice_id}`)
  if (!row) return undefined
  const { issuer, recipient, uid, email, phone, street, zip, addresses } = row
  const issuer_marks = [[uid], [email], [phone], [street, zip]]
  return { issuer, recipient, marks: { issuer: whole(issuer_marks), recipient: whole(addresses) } }
}

type Mark = readonly (string | null)[]
type Found = { issuer: string[]; recipient: string[]; addresses: Mark[] } & Record<
  'uid' | 'email' | 'phone' | 'street' | 'zip',
  string | null
>

const whole = (marks: readonly Mark[]): string[][] =>
  marks.filter((mark): mark is string[] => mark.every((part) => part !== null && part !== ''))
