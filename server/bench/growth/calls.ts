import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/db.ts'
import type { Filled } from '../servers/filled.ts'

/** What a round of calls is about: a claim with a long history, and what belongs to it. */
export type Subject = {
  readonly claim_id: string
  readonly debtor_id: string
  readonly customer_id: string
  readonly partner_reference: string
  readonly invoice_id: string
  readonly payment_id: string | null
}

/** Claims from everywhere in the table that have a payment. */
export function sampleSubjects(db: Db, count: number): Promise<Subject[]> {
  return db.many<Subject>(sql`
    select l.id as claim_id, l.debtor_id, l.customer_id, l.partner_reference, i.id as invoice_id, p.id as payment_id
    from claims l
    cross join lateral (select v.id from invoices v where v.claim_id = l.id order by v.id limit 1) i
    cross join lateral (select v.id from payments v where v.claim_id = l.id order by v.id limit 1) p
    where l.case_reference like 'BENCH%' order by l.id limit ${count}`)
}

type Answer = { readonly data: Record<string, string> }
/** Sends a request of the partner, and takes the time. */
export type Send = (name: string, path: string, body?: object, method?: string) => Promise<Answer>

/** What partners read. */
export async function readEverything(send: Send, subject: Subject): Promise<void> {
  const { claim_id, debtor_id, customer_id, partner_reference, invoice_id, payment_id } = subject
  const day = 24 * 3_600_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  await send('me', 'me')
  await send('customers', 'customers')
  await send('customer', `customers/${customer_id}`)
  await send('debtor', `debtors/${debtor_id}`)
  await send('claims', 'claims')
  await send('claims, page 500', 'claims?page=500&limit=2')
  await send('claims of a debtor', `claims?debtor_id=${debtor_id}`)
  await send('claims of a customer', `claims?customer_id=${customer_id}`)
  await send('claims by reference', `claims?partner_reference=${partner_reference}`)
  await send('claims by stage', 'claims?collection_stage=second_demand_letter')
  await send('claims by case status', 'claims?case_status=disputed')
  await send('claims of a week', `claims?created_after=${ago(7)}`)
  await send('claims changed in a day', `claims?updated_after=${ago(1)}`)
  await send('claim', `claims/${claim_id}`)
  await send('invoices', `claims/${claim_id}/invoices`)
  await send('invoice', `invoices/${invoice_id}`)
  await send('payments', `claims/${claim_id}/payments`)
  await send('payment', `payments/${payment_id}`)
  await send('balance', `claims/${claim_id}/balance`)
  await send('estimate', `claims/${claim_id}/lawsuit-decision/estimate`)
  await send('court readiness', `claims/${claim_id}/court-readiness`)
  await send('fees', `claims/${claim_id}/fees`)
  await send('questions', `claims/${claim_id}/questions`)
  await send('documents', `claims/${claim_id}/documents`)
  await send('revenue shares', 'revenue-shares')
  await send('revenue shares, approved', 'revenue-shares?status=approved')
  await send('revenue shares of a claim', `revenue-shares?claim_id=${claim_id}`)
  await send('statements', 'revenue-shares/statements')
  await send('events', 'events')
  await send('events, activity too', 'events?include=activity')
  await send('events, latest', 'events?after=latest')
  await send('webhook', 'webhook')
  await send('deliveries', 'webhook/deliveries')
  await send('deliveries, failed', 'webhook/deliveries?status=failed')
  const claims = [{ claim_id, collection_stage: 'new', case_status: 'open', closure_reason: null }]
  await send('drift', 'claims/drift', { claims })
}

const ADDRESS = { street: 'Lindengasse 1', zip: '1070', city: 'Wien', country: 'AT' }
const debtorOf = (number: number) => ({
  acting_as: 'person',
  person: { first_name: 'Eva', last_name: `Growth-${number}` },
  addresses: [ADDRESS],
})

/** What partners write: a case of their own, from the customer to the payment. */
export async function writeEverything(send: Send, { account }: Pick<Filled, 'account'>, number: number): Promise<void> {
  const { partner_id } = account
  const new_customer = { name: `Growth ${number} GmbH`, email: `growth${number}@example.com`, partner_id }
  const { data: customer } = await send('create customer', 'customers', new_customer)
  await send('change customer', `customers/${customer.id}`, { name: `Growth ${number} KG` }, 'PATCH')
  const { data: debtor } = await send('create debtor', 'debtors', { ...debtorOf(number), customer_id: customer.id })
  await send(
    'change debtor',
    `debtors/${debtor.id}`,
    { addresses: [{ ...ADDRESS, city: 'Graz', zip: '8010' }] },
    'PATCH',
  )
  const { data: claim } = await send('create claim', 'claims', { debtor_id: debtor.id, customer_id: customer.id })
  const bill = {
    invoice_number: `G-${number}`,
    invoice_amount_gross: 500,
    invoice_issue_date: '2026-01-10',
    invoice_due_date: '2026-02-10',
  }
  const { data: invoice } = await send('enter invoice', `claims/${claim.id}/invoices/manual`, bill)
  await send('change invoice', `invoices/${invoice.id}`, { subject: 'Beratung' }, 'PATCH')
  await send('pay', `claims/${claim.id}/payments`, { amount: 100 })
  await send('credit invoice', `invoices/${invoice.id}/credit`, { amount: 50, reason: 'Goods were sent back.' })
  await send('dispute claim', `claims/${claim.id}`, { claim_disputed: true }, 'PATCH')
  const items = Array.from({ length: 10 }, (_, item) => ({
    customer: { id: customer.id },
    debtor: debtorOf(1_000 * number + item),
    claim: { partner_reference: `B-${number}-${item}` },
    invoices: [{ ...bill, invoice_number: `B-${number}-${item}` }],
  }))
  await send('ten claims at once', 'claims/bulk', { items })
}
