import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { AT_ONCE, enqueue } from '../../../platform/jobs/job.ts'
import type { Work } from '../../../platform/work.ts'
import { book, counterEntry, lastOf, newEntry, readFacts, standing } from '../../case/account/index.ts'
import { type CaseStatus, type ClaimRow, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { assessFee, creditorLanguage, type DecisionRow, type Parties } from '../court/index.ts'
import { sendCourtFeeInvoice } from './court-fee-invoice.ts'
import {
  type CourtFeeInvoiceRow,
  findCourtFeeInvoice,
  findLastInvoice,
  findSettlementOf,
  holdCustomerOf,
  insertCourtFeeInvoice,
  nextInvoiceNumber,
  setInvoicePaid,
} from './queries.ts'
import { type CorrectionReason, type CourtFee, feeOf, invoiceNumber, payableUntil } from './rules.ts'

type InvoicedDecision = { claim: ClaimRow; decision: DecisionRow; parties: Parties }

/** Runs in the transaction of a decision to sue, so that each has its invoice, unless the court charges nothing. */
export async function issueCourtFeeInvoice(work: Work, { claim, decision, parties }: InvoicedDecision): Promise<void> {
  const { procedure, court_fees_cents, amount_to_claim_cents, competent_court, legal_basis } = decision
  if (procedure === null || court_fees_cents === null || court_fees_cents === 0) return
  const fee = { procedure, fee_cents: court_fees_cents, competent_court, basis: legal_basis[0] ?? null }
  await issueInvoice(work, claim, { parties, fee: { ...fee, streitwert_cents: amount_to_claim_cents }, replaces: null })
}

type Charged = { parties: Parties; fee: CourtFee; replaces: string | null }

async function issueInvoice(
  work: Work,
  claim: ClaimRow,
  { parties: { creditor, debtor, sender }, fee: { fee_cents, ...fee }, replaces }: Charged,
): Promise<CourtFeeInvoiceRow> {
  const issued_on = dayInVienna(work.now)
  const facts = {
    language: creditorLanguage(creditor.address.country),
    sender,
    creditor,
    case_reference: claim.case_reference,
    debtor_name: debtorName(debtor),
    ...fee,
  }
  return record(work, claim, {
    kind: 'invoice',
    customer_id: creditor.customer_id,
    due_on: payableUntil(issued_on),
    amount_cents: fee_cents,
    corrects: null,
    replaces,
    facts,
  })
}

/** Takes an invoice back, as it was made out; the claim is locked. */
function issueCreditNote(
  work: Work,
  claim: ClaimRow,
  invoice: CourtFeeInvoiceRow,
  reason: CorrectionReason,
): Promise<CourtFeeInvoiceRow> {
  const { id, number, issued_on, customer_id, amount_cents, paid_at, facts } = invoice
  return record(work, claim, {
    kind: 'credit_note',
    customer_id,
    due_on: dayInVienna(work.now),
    amount_cents,
    corrects: id,
    replaces: null,
    facts: { ...facts, correction: { number, issued_on, reason, was_paid: paid_at !== null } },
  })
}

type Issued = Pick<
  CourtFeeInvoiceRow,
  'kind' | 'customer_id' | 'due_on' | 'amount_cents' | 'corrects' | 'replaces' | 'facts'
>

/** The log vouches for what was issued: its figures stand in the hashed part. */
async function record(work: Work, claim: ClaimRow, issued: Issued): Promise<CourtFeeInvoiceRow> {
  const issued_on = dayInVienna(work.now)
  const number = await nextInvoiceNumber(work.tx, claim.organization_id, Number(issued_on.slice(0, 4)))
  const row: CourtFeeInvoiceRow = {
    ...issued,
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    number: invoiceNumber(issued_on, number),
    issued_on,
    corrected_by: null,
    ...{ paid_on: null, paid_at: null, paid_by: null, paid_note: null },
    ...{ blob_key: null, file_size: null, sha256: null, mail_id: null },
    created_at: work.now,
  }
  const { id, kind, amount_cents, corrects, replaces } = row
  const figures = { id, amount_cents, day: issued_on, ...(corrects && { corrects }), ...(replaces && { replaces }) }
  const action = kind === 'invoice' ? 'lawsuit.fee_invoiced' : 'lawsuit.fee_credited'
  // One after the other: an invoice may replace the one that was just taken back.
  await insertCourtFeeInvoice(work.tx, row)
  await Promise.all([
    enqueue(
      work.tx,
      sendCourtFeeInvoice,
      { invoice_id: id },
      { run_at: AT_ONCE, organization_id: row.organization_id },
    ),
    recordActivity(work, claim, { action, details: { number: row.number, figures: [figures] } }),
  ])
  return row
}

type StatusChange = { claim: ClaimRow; from_status: CaseStatus; to_status: CaseStatus }

/**
 * Runs in the transaction that closes or reopens a claim. A claim that is closed before it was filed costs nothing at
 * court, so its invoice is taken back; one that is reopened goes to court again, with a new invoice.
 */
export async function followStatus(work: Work, { claim, from_status, to_status }: StatusChange): Promise<void> {
  if (claim.filed_at !== null || (from_status !== 'closed' && to_status !== 'closed')) return
  const invoice = await findLastInvoice(work.tx, claim.id)
  if (!invoice) return
  const stands = invoice.corrected_by === null
  if (to_status === 'closed' && stands) await issueCreditNote(work, claim, invoice, 'no_fee')
  if (from_status === 'closed' && !stands) await issueAgain(work, claim, invoice)
}

async function issueAgain(work: Work, claim: ClaimRow, { id }: CourtFeeInvoiceRow): Promise<CourtFeeInvoiceRow | null> {
  const { parties, fee } = await chargeOf(work, claim)
  return fee && issueInvoice(work, claim, { parties, fee, replaces: id })
}

async function chargeOf(work: Work, claim: ClaimRow): Promise<{ parties: Parties; fee: CourtFee | null }> {
  const assessment = await assessFee(work.tx, claim, { now: work.now, legal: await work.legal() })
  return { parties: assessment.parties, fee: feeOf(assessment, claim.case_status === 'closed') }
}

export type Corrected = { credit_note: CourtFeeInvoiceRow; invoice: CourtFeeInvoiceRow | null }

/** By the team, after a table of the law was corrected or the claim has changed. */
export async function correctInvoice(work: Work, id: string): Promise<Corrected> {
  // load
  const { invoice, claim } = await takeInvoice(work, id)
  const { parties, fee } = await chargeOf(work, claim)

  // judge
  if (fee?.fee_cents === invoice.amount_cents) {
    throw conflict('nothing_to_correct', 'The invoice has the fee that the tables of today give')
  }

  // write
  const credit_note = await issueCreditNote(work, claim, invoice, fee ? 'other_fee' : 'no_fee')
  if (fee) await correctClaimedFee(work, claim, fee.fee_cents)
  return { credit_note, invoice: fee && (await issueInvoice(work, claim, { parties, fee, replaces: id })) }
}

/** What was filed is claimed of the debtor: until the title, the account follows the fee that the court really takes. */
async function correctClaimedFee(work: Work, claim: ClaimRow, fee_cents: number): Promise<void> {
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  const filed = standing(facts.entries).find(({ kind }) => kind === 'court_fee')
  if (!filed || facts.is_titled || claim.case_status === 'closed') return
  const anew = newEntry({ ...filed, id: newId(), amount_cents: fee_cents })
  const entries = [counterEntry(lastOf(filed, facts.entries), facts.as_of), anew]
  await book(work, claim, { entries, activity: { action: 'charge.corrected', details: {} } })
}

export type InvoicePayment = { paid_on?: string; note?: string }

/** Somebody says that it was paid. What a settlement has charged is paid when a settlement sets it off. */
export async function payInvoiceByHand(work: Work, id: string, body: InvoicePayment): Promise<CourtFeeInvoiceRow> {
  await holdCustomerOf(work.tx, id)
  const settled = await findSettlementOf(work.tx, id)
  if (settled)
    throw conflict(
      'already_settled',
      `Settlement ${settled} has charged the invoice, and a settlement that sets it off marks it as paid; ` +
        'if the creditor has transferred the money, book it on the account for client money',
      { settlement: settled },
    )
  return markInvoicePaid(work, id, body)
}

async function markInvoicePaid(work: Work, id: string, body: InvoicePayment): Promise<CourtFeeInvoiceRow> {
  // load
  const { invoice, claim } = await takeInvoice(work, id)
  const today = dayInVienna(work.now)
  const paid_on = (body.paid_on ?? today) as DateOnly

  // judge
  if (paid_on > today) {
    throw invalid({ field: 'paid_on', code: 'in_the_future', message: 'must not lie in the future' })
  }
  if (invoice.paid_at !== null) throw conflict('already_paid', 'The invoice is paid already')

  // write
  const paid = { ...invoice, paid_on, paid_at: work.now, paid_by: work.caller.id, paid_note: body.note ?? null }
  await setInvoicePaid(work.tx, paid)
  const details = { number: invoice.number, paid_on, ...(body.note ? { note: body.note } : {}) }
  recordActivity(work, claim, { action: 'lawsuit.fee_paid', details })
  return paid
}

/** Settlements with the creditor have set these off; `number` is that of the last one. */
export async function markInvoicesSettled(
  work: Work,
  { invoice_ids, number }: { invoice_ids: readonly string[]; number: string },
): Promise<void> {
  for (const id of invoice_ids) await markInvoicePaid(work, id, { note: number })
}

/** An invoice that stands, with its claim locked. */
async function takeInvoice(work: Work, id: string): Promise<{ invoice: CourtFeeInvoiceRow; claim: ClaimRow }> {
  const found = await findCourtFeeInvoice(work.tx, id)
  if (!found) throw notFound()
  const claim = await takeClaim(work, found.claim_id)
  const invoice = (await findCourtFeeInvoice(work.tx, id)) as CourtFeeInvoiceRow
  if (invoice.kind === 'credit_note') throw conflict('is_credit_note', 'This is a credit note and no invoice')
  if (invoice.corrected_by !== null) throw conflict('already_corrected', 'A credit note has taken this invoice back')
  return { invoice, claim }
}
