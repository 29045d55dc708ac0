import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { languageOf } from '../../../kernel/language.ts'
import type { Legal } from '../../../law/tables.ts'
import { type FeeVat, vatOnFees } from '../../../law/vat.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import { AT_ONCE, enqueue } from '../../../platform/jobs/job.ts'
import type { Work } from '../../../platform/work.ts'
import { moved, post } from '../ledger/index.ts'
import { orderPayment } from '../payment-runs/index.ts'
import {
  type CustomerToSettle,
  type Draft,
  findCustomer,
  findLeftOut,
  listCollected,
  listCorrected,
  listOpenCourtFees,
  listOpenFees,
  lockCustomer,
  type Preview,
} from './queries.open.ts'
import {
  deleteLeftOut,
  findLast,
  insertLeftOut,
  insertLines,
  insertSettlement,
  listSetOffCourtFees,
  nextNumber,
  type SettlementRow,
} from './queries.ts'
import { settled } from './rules/arithmetic.ts'
import {
  IN_THE_FUTURE,
  type InvoiceGap,
  invoiceGaps,
  type Line,
  NOTHING_TO_SETTLE,
  type NumberKind,
  needsInvoice,
  numberOf,
  type SettlementFacts,
  sumOf,
  UNKNOWN_CUSTOMER,
} from './rules/settlement.ts'
import { taxed, vatGroups, vatOf } from './rules/vat.ts'
import { sendSettlement } from './sending.ts'

/** Invoices for court fees that are set off whole with this settlement, also ones that an earlier one carried over. */
export const COURT_FEES_SETTLED = happening<{ invoice_ids: readonly string[]; number: string }>('court fees settled')

export type SettlementWish = { readonly customer_id: string; readonly up_to: string }

/**
 * Settles with a customer what is open up to a day: once, whatever happens at the same time. The ledger moves what is set
 * off from the creditor to our fees, and what is left waits for the next payment run.
 */
export async function settle(work: Work, wish: SettlementWish): Promise<SettlementRow> {
  // load
  const { customer, draft } = await loadDraft(work, wish)

  // judge
  if (draft.lines.length === 0) throw conflict('nothing_to_settle', NOTHING_TO_SETTLE)

  // write
  return write(work, customer, { up_to: wish.up_to, draft })
}

/**
 * Settles a month with nobody looking. An invoice that would lack what the laws ask for is left to a person, who settles
 * by hand or enters what is missing. Returns what that is.
 */
export async function settleMonth(work: Work, wish: SettlementWish): Promise<readonly InvoiceGap[]> {
  // load
  const { customer, draft } = await loadDraft(work, wish)
  const { invoice_lacks } = draft.facts

  // judge
  const is_left_out = invoice_lacks.length > 0

  // write
  if (is_left_out) await insertLeftOut(work.tx, customer, { lacks: invoice_lacks.join(' '), since: work.now })
  else if (draft.lines.length > 0) await write(work, customer, { up_to: wish.up_to, draft })
  else await deleteLeftOut(work.tx, customer.id)
  return invoice_lacks
}

async function loadDraft(work: Work, { customer_id, up_to }: SettlementWish) {
  const today = dayInVienna(work.now)
  const customer = await lockCustomer(work.tx, customer_id)
  if (!customer) throw invalid(UNKNOWN_CUSTOMER)
  if (up_to > today) throw invalid(IN_THE_FUTURE)
  return { customer, draft: await draftOf(work.tx, { customer, up_to, today, legal: await work.legal() }) }
}

type Drafted = { up_to: string; draft: Draft }

async function write(work: Work, customer: CustomerToSettle, { up_to, draft }: Drafted): Promise<SettlementRow> {
  const row = await record(work, customer, { up_to, draft })
  await book(work, row)
  await deleteLeftOut(work.tx, customer.id)
  const invoice_ids = await listSetOffCourtFees(work.tx, customer.id)
  if (invoice_ids.length > 0) await work.tell(COURT_FEES_SETTLED, { invoice_ids, number: row.number })
  return row
}

async function record(
  work: Work,
  { id: customer_id, organization_id }: CustomerToSettle,
  { up_to, draft }: Drafted,
): Promise<SettlementRow> {
  const issued_on = dayInVienna(work.now)
  const next = async (kind: NumberKind) =>
    numberOf(kind, issued_on, await nextNumber(work.tx, { organization_id, kind, year: yearOf(issued_on) }))
  const row: SettlementRow = {
    id: newId(),
    organization_id,
    customer_id,
    number: await next('settlement'),
    up_to,
    follows: draft.follows,
    ...draft.sums,
    invoice_number: draft.needs_invoice ? await next('invoice') : null,
    issued_on,
    facts: draft.facts,
    created_by: work.caller.type === 'operator' ? work.caller.id : null,
    created_at: work.now,
  }
  await insertSettlement(work.tx, row)
  await insertLines(work.tx, row.id, draft.lines)
  enqueue(work.tx, sendSettlement, { settlement_id: row.id }, { run_at: AT_ONCE, organization_id })
  const { id, number, remitted_cents, set_off_cents } = row
  await recordAudit(work, {
    ...{ action: 'settlement.made', organization_id },
    subject: { kind: 'customer', id: customer_id },
    details: { settlement_id: id, number, up_to, remitted_cents, set_off_cents, line_count: draft.lines.length },
  })
  return row
}

const yearOf = (day: DateOnly): number => Number(day.slice(0, 4))

async function book(work: Work, row: SettlementRow): Promise<void> {
  const { id: settlement_id, organization_id, customer_id, number, remitted_cents, set_off_cents } = row
  const date = dayInVienna(work.now)
  if (set_off_cents !== 0) {
    const lines = moved(set_off_cents, { account: 'creditor', customer_id }, { account: 'fees' })
    await post(work, [{ organization_id, date, kind: 'settlement', lines, settlement_id }])
  }
  if (remitted_cents > 0) {
    const order = { kind: 'settlement', organization_id, customer_id, source_id: settlement_id } as const
    await orderPayment(work, { ...order, amount_cents: remitted_cents, text: paymentText(row, number) })
  }
}

/** What the creditor reads in its bank statement. */
const paymentText = ({ facts: { language } }: SettlementRow, number: string): string =>
  language === 'de' ? `Abrechnung ${number}` : `Settlement ${number}`

/** What would be settled, without settling it. */
export async function preview(
  reader: Reader,
  { customer_id, up_to }: SettlementWish,
  { today, legal }: { today: DateOnly; legal: Legal },
): Promise<Preview> {
  const customer = await findCustomer(reader, customer_id)
  if (!customer) throw invalid(UNKNOWN_CUSTOMER)
  if (up_to > today) throw invalid(IN_THE_FUTURE)
  const draft = await draftOf(reader, { customer, up_to, today, legal })
  return { ...draft, customer, left_out: await findLeftOut(reader, { ...customer, up_to }) }
}

type Asked = { customer: CustomerToSettle; up_to: string; today: DateOnly; legal: Legal }

async function draftOf(reader: Reader, { customer, up_to, today, legal }: Asked): Promise<Draft> {
  const asked = { ...customer, up_to }
  const [before, collected, open_fees, court_fees] = await Promise.all([
    findLast(reader, customer.id),
    listCollected(reader, asked),
    listOpenFees(reader, asked),
    listOpenCourtFees(reader, asked),
  ])
  const parties = partiesOf(customer)
  const vatOn = vatTerms(parties, legal)
  const fees = taxed(open_fees, vatOn)
  const vat_groups = vatGroups(fees)
  const lines = [...collected, ...fees, ...court_fees]
  const sums = settled({
    collected_cents: sumOf(lines, 'collected'),
    fees_net_cents: sumOf(lines, 'fee'),
    fees_vat_cents: vatOf(vat_groups),
    court_fees_cents: sumOf(lines, 'court_fee'),
    receivable_before_cents: before?.receivable_after_cents ?? 0,
    overdraft_before_cents: before?.overdraft_after_cents ?? 0,
  })
  const vat = (fees.findLast(({ reverses }) => reverses === null) ?? fees.at(-1))?.vat ?? vatOn(today)
  const needs_invoice = needsInvoice(lines)
  const gross_cents = sums.fees_net_cents + sums.fees_vat_cents
  const corrects = await listCorrected(
    reader,
    fees.flatMap(({ reverses }) => reverses ?? []),
  )
  return {
    lines,
    sums,
    facts: {
      ...parties,
      supplied: fees[0] ? { from: fees[0].date, to: (fees.at(-1) as Line).date } : null,
      ...{ vat, vat_groups, corrects },
      invoice_lacks: needs_invoice ? invoiceGaps({ ...parties, vat, gross_cents }) : [],
    },
    follows: before?.id ?? null,
    needs_invoice,
  }
}

type Parties = Pick<SettlementFacts, 'language' | 'sender' | 'creditor'>

/** How fees of a day are taxed between the two, as they are now. */
const vatTerms =
  ({ sender, creditor }: Parties, legal: Legal) =>
  (on: string): FeeVat =>
    vatOnFees({
      issuer: { country: sender.address.country, uid: sender.uid },
      recipient: { country: creditor.address.country, uid: creditor.uid },
      ...{ on, legal },
    })

/** Somebody who typed blanks has told us nothing. */
const said = (text: string | null | undefined): string | null => text?.trim() || null

type Located = { street?: string | null; zip?: string | null; city?: string | null; country?: string | null } | null

const addressOf = (at: Located) => ({
  street: said(at?.street),
  zip: said(at?.zip),
  city: said(at?.city),
  country: said(at?.country),
})

function partiesOf(customer: CustomerToSettle): Parties {
  const { letterhead, name, uid, email } = customer
  const address = addressOf(customer.address)
  return {
    language: address.country === null ? 'de' : languageOf({ country: address.country, zip: address.zip ?? '' }),
    sender: {
      name: said(letterhead?.company_name) ?? customer.organization_name,
      address: addressOf(letterhead),
      uid: said(letterhead?.uid),
      email: said(letterhead?.email),
      register_number: said(letterhead?.register_number),
      register_court: said(letterhead?.register_court),
    },
    creditor: { name, address, uid: said(uid), email: said(email) },
  }
}
