import { randomUUIDv7 } from 'node:crypto'
import type { ClaimRow, PaymentRow } from './answers.ts'
import { areKnown, type Db, insertClaim, insertPayment, lockClaim } from './queries.ts'
import type { ClaimBody, PaymentBody } from './schemas.ts'

const cents = (euro: number): number => Math.round(euro * 100)
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The claim, its activity and its event; with an invoice also that, its entry and its activity. Undefined: unknown ids. */
export const createClaim = (sql: Db, organization_id: string, body: ClaimBody): Promise<ClaimRow | undefined> =>
  sql.begin(async (tx) => {
    if (!(await areKnown(tx, organization_id, body))) return undefined
    const { invoice, debtor_id, customer_id, partner_reference = null, subject_matter = null } = body
    const now = new Date()
    const [id, invoice_id] = [randomUUIDv7(), randomUUIDv7()]
    const total_cents = invoice ? cents(invoice.invoice_amount_gross) : 0
    const common = { organization_id, claim_id: id, created_at: now }
    const stages = { from_stage: null, to_stage: 'new' }
    const activity = (action: string, details: Record<string, string>) => ({
      ...{ id: randomUUIDv7(), organization_id, claim_id: id, action, details: tx.json(details), at: now },
    })
    const activities = [
      activity('claim.created', { claim_id: id }),
      ...(invoice ? [activity('invoice.entered', { invoice_id })] : []),
    ]
    const event = {
      ...{ ...common, id: randomUUIDv7(), type: 'claim.collection_stage_changed' },
      body: tx.json({ claim_id: id, partner_reference, ...stages, changed_at: now.toISOString() }),
    }
    // In one go: the driver does not wait for one answer before it sends the next statement.
    const [claim] = await Promise.all([
      insertClaim(tx, {
        ...{ id, organization_id, debtor_id, customer_id, partner_reference, subject_matter, total_cents },
        ...{ invoice_count: invoice ? 1 : 0, created_at: now, updated_at: now },
      }),
      ...(invoice
        ? [
            tx`insert into invoices ${tx({
              ...{ ...common, id: invoice_id, gross_cents: total_cents, updated_at: now },
              invoice_number: invoice.invoice_number ?? null,
              invoice_issue_date: invoice.invoice_issue_date ?? null,
              invoice_due_date: invoice.invoice_due_date ?? null,
            })}`,
            tx`insert into account_entries ${tx({
              ...{ ...common, id: randomUUIDv7(), kind: 'invoice', amount_cents: total_cents, invoice_id },
              day: invoice.invoice_issue_date ?? dayOf(now),
            })}`,
          ]
        : []),
      tx`insert into activities ${tx(activities)}`,
      tx`insert into events ${tx(event)}`,
    ])
    return claim
  })

/** The payment, its entry, the fee on it, the partner's share, the activity and the sum of the claim. */
export const recordPayment = (
  sql: Db,
  { organization_id, claim_id }: { organization_id: string; claim_id: string },
  body: PaymentBody,
): Promise<PaymentRow | undefined> =>
  sql.begin(async (tx) => {
    const claim = await lockClaim(tx, organization_id, claim_id)
    if (!claim) return undefined
    const now = new Date()
    const [id, fee_id] = [randomUUIDv7(), randomUUIDv7()]
    const amount_cents = cents(body.amount)
    const payment_date = body.payment_date ?? dayOf(now)
    const common = { organization_id, claim_id, created_at: now }
    const owed_cents = Math.max(0, claim.total_cents - claim.paid_cents)
    const base_cents = Math.min(amount_cents, owed_cents)
    const fee_cents = Math.round(base_cents * claim.success_fee_rate)
    const paid_cents = claim.paid_cents + amount_cents
    const closes = claim.case_status !== 'closed' && claim.total_cents > 0 && paid_cents >= claim.total_cents
    const closure = { case_status: 'closed', collection_stage: 'closed', closure_reason: 'paid' }
    const [payment] = await Promise.all([
      insertPayment(tx, {
        ...{ ...common, id, debtor_id: claim.debtor_id, amount_cents, payment_date, value_date: payment_date },
        reference: body.reference ?? null,
      }),
      tx`insert into account_entries ${tx({
        ...{ ...common, id: randomUUIDv7(), kind: 'payment', amount_cents: -amount_cents },
        ...{ day: payment_date, payment_id: id },
      })}`,
      tx`insert into fees ${tx({
        ...{ ...common, id: fee_id, payment_id: id, rate: claim.success_fee_rate, base_cents, amount_cents: fee_cents },
      })}`,
      tx`insert into revenue_shares ${tx({
        ...{ ...common, id: randomUUIDv7(), partner_id: claim.partner_id, fee_id },
        ...{ commission_rate: claim.commission_rate, amount_cents: Math.round(fee_cents * claim.commission_rate) },
      })}`,
      tx`insert into activities ${tx({
        ...{ id: randomUUIDv7(), organization_id, claim_id, action: 'payment.recorded', at: now },
        details: tx.json({ payment_id: id }),
      })}`,
      tx`update claims set ${tx({ paid_cents, updated_at: now, ...(closes ? closure : {}) })} where id = ${claim_id}`,
      ...(closes
        ? [
            tx`insert into events ${tx({
              ...{ ...common, id: randomUUIDv7(), type: 'claim.status_changed' },
              body: tx.json({ claim_id, to_status: 'closed', closure_reason: 'paid' }),
            })}`,
          ]
        : []),
    ])
    return payment
  })
