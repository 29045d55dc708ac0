import { type Static, Type } from 'typebox'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { type FeeVat, NO_FEE_VAT_REASONS, VAT_TREATMENTS } from '../../../law/vat.ts'
import type { Preview } from './queries.open.ts'
import type { SettlementRow } from './queries.ts'
import { carriedOver, type Settled } from './rules/arithmetic.ts'
import {
  INVOICE_GAPS,
  LINE_KINDS,
  type Line,
  type SettlementFacts,
  SOURCE_KINDS,
  STATUSES,
  type Status,
} from './rules/settlement.ts'

export const SettlementBody = strictObject('SettlementBody', {
  customer_id: about(Uuid, 'With whom it is settled.'),
  up_to: about(DateOnlyText, 'The last booking date that counts; not in the future.'),
})

const Euro = (description: string) => Type.Number({ description: `EUR. ${description}` })

const SettlementLine = strictObject('SettlementLine', {
  kind: oneOf(LINE_KINDS, {
    description:
      '`collected`: money for the creditor at our bank; `fee`: what we earned, net; `court_fee`: what we advanced to a court.',
  }),
  source_kind: oneOf(SOURCE_KINDS, {
    description:
      'What it was in the ledger (`payment` to `opening_given_undone`), the kind of the fee, or whether it is an invoice for a court ' +
      'fee or the credit note that takes one back.',
  }),
  source_id: about(Uuid, 'The transaction of the ledger, the fee, or the invoice for the court fee.'),
  claim_id: nullable(Uuid),
  case_reference: nullable(Type.String()),
  payment_id: nullable(Uuid),
  reverses: about(nullable(Uuid), 'The fee or the invoice that this line takes back.'),
  text: about(nullable(Type.String()), 'Of a court fee: the number of its invoice.'),
  date: about(DateOnlyText, 'The booking date, or the day on which it was earned or issued.'),
  amount: Euro('Of `collected` what the creditor got; of the others what it owes. Negative where it was taken back.'),
})

export const lineOut = ({ source_position: _, amount_cents, ...line }: Line): Static<typeof SettlementLine> => ({
  kind: line.kind,
  source_kind: line.source_kind,
  source_id: line.source_id,
  claim_id: line.claim_id,
  case_reference: line.case_reference,
  payment_id: line.payment_id,
  reverses: line.reverses,
  text: line.text,
  date: line.date,
  amount: toEuro(cents(amount_cents)),
})

const TAXED = {
  vat_rate: Type.Number({ description: 'As a fraction, such as 0.2; 0 where no VAT is charged.' }),
  vat_treatment: oneOf(VAT_TREATMENTS, {
    description:
      '`domestic`: the standard rate of the issuer’s country. `reverse_charge`: the creditor has a VAT id of another member ' +
      'state and owes the tax. `none`: no VAT is charged, for the reason given.',
  }),
  vat_reason: nullable(
    oneOf(NO_FEE_VAT_REASONS, {
      description:
        '`issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `third_country`: the ' +
        'creditor is outside of the EU.',
    }),
  ),
}

const VatGroup = strictObject('VatGroup', {
  ...TAXED,
  net: Euro('Their sum.'),
  vat: Euro('On that sum, rounded once.'),
})

const FIGURES = {
  collected: Euro(
    'Money that came in for the creditor, less what was taken back; also what it transferred to us itself.',
  ),
  fees_net: Euro('Our fees without VAT.'),
  fees_vat: Euro('VAT on the sum of the fees, rounded once; where they are taxed differently, once for each group.'),
  court_fees_advanced: Euro('Invoices for court fees that were not paid.'),
  carried_over_before: Euro('What the creditor owed after the settlement before.'),
  set_off: Euro('What of fees, court fees and the debt before is taken from the money of the creditor.'),
  remitted: Euro('What is paid to the creditor.'),
  carried_over_after: Euro('What the creditor owes after it; the next settlement takes it.'),
  ...TAXED,
  reverse_charge: Type.Boolean(),
  vat_groups: Type.Array(VatGroup, {
    description:
      'Fees that are taxed alike. Several where the rate or the creditor has changed: a fee that is taken back is taxed as it ' +
      'was charged. `vat_rate`, `vat_treatment` and `vat_reason` are then those of the latest fee that is charged.',
  }),
}

const taxedOut = ({ rate_bp, treatment, reason }: FeeVat) => ({
  vat_rate: rate_bp / 10_000,
  vat_treatment: treatment,
  vat_reason: reason,
})

const figuresOut = (sums: Settled, { vat, vat_groups }: Pick<SettlementFacts, 'vat' | 'vat_groups'>) => {
  const euro = (amount_cents: number) => toEuro(cents(amount_cents))
  return {
    collected: euro(sums.collected_cents),
    fees_net: euro(sums.fees_net_cents),
    fees_vat: euro(sums.fees_vat_cents),
    court_fees_advanced: euro(sums.court_fees_cents),
    carried_over_before: euro(carriedOver(sums.receivable_before_cents, sums.overdraft_before_cents)),
    set_off: euro(sums.set_off_cents),
    remitted: euro(sums.remitted_cents),
    carried_over_after: euro(carriedOver(sums.receivable_after_cents, sums.overdraft_after_cents)),
    ...taxedOut(vat),
    reverse_charge: vat.treatment === 'reverse_charge',
    vat_groups: vat_groups.map((group) => ({
      ...taxedOut(group),
      net: euro(group.net_cents),
      vat: euro(group.vat_cents),
    })),
  }
}

const SHOWN = {
  id: Uuid,
  number: Type.String({ description: 'Consecutive within an organisation and a year.' }),
  up_to: DateOnlyText,
  ...FIGURES,
  status: oneOf(STATUSES, {
    description:
      '`open`: waits for a payment run; `in_run`: a run has it; `released`: the run was released; `paid`: a bank statement ' +
      'shows the transfer; `returned`: the transfer came back; `nothing_to_pay`: nothing was left to pay.',
  }),
  invoice_number: about(nullable(Type.String()), 'Of the invoice for the fees; null where there were none.'),
  issued_on: DateOnlyText,
}

export const Settlement = strictObject('Settlement', {
  ...SHOWN,
  organization_id: Uuid,
  customer_id: Uuid,
  customer_name: about(Type.String(), 'As it was when it was settled.'),
  invoice_lacks: Type.Array(oneOf(INVOICE_GAPS), {
    description: 'What the laws want on the invoice and was not on file when it was issued.',
  }),
  created_by: about(nullable(Uuid), 'Null: the monthly run.'),
  created_at: Timestamp,
})
export const SettlementWithLines = strictObject('SettlementWithLines', {
  ...Settlement.properties,
  lines: Type.Array(SettlementLine),
})

export const settlementOut = (row: SettlementRow, status: Status): Static<typeof Settlement> => ({
  id: row.id,
  organization_id: row.organization_id,
  customer_id: row.customer_id,
  customer_name: row.facts.creditor.name,
  number: row.number,
  up_to: row.up_to,
  ...figuresOut(row, row.facts),
  invoice_lacks: row.facts.invoice_lacks,
  status,
  invoice_number: row.invoice_number,
  issued_on: row.issued_on,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
})

/** What the creditor sees of it. */
export const CreditorSettlement = strictObject('Settlement', { ...SHOWN, created_at: Timestamp })

export function creditorSettlementOut(row: SettlementRow, status: Status): Static<typeof CreditorSettlement> {
  const { organization_id, customer_id, customer_name, created_by, invoice_lacks, ...shown } = settlementOut(
    row,
    status,
  )
  return shown
}

export const SettlementPreview = strictObject('SettlementPreview', {
  customer_id: Uuid,
  customer_name: Type.String(),
  up_to: DateOnlyText,
  ...FIGURES,
  has_invoice: Type.Boolean({ description: 'Whether an invoice or a credit note for fees would be issued.' }),
  invoice_lacks: Type.Array(oneOf(INVOICE_GAPS), {
    description: 'What the laws want on an invoice and is not on file. Settling is possible all the same.',
  }),
  is_empty: Type.Boolean({ description: 'There is nothing to settle; settling would be refused.' }),
  fees_settled_from: about(
    nullable(DateOnlyText),
    'Fees from before this day are settled elsewhere and left out; null: none are.',
  ),
  left_out_count: Type.Integer({ description: 'How many fees are left out for that.' }),
  left_out: Euro('Their sum, net.'),
  lines: Type.Array(SettlementLine),
})

export const previewOut = (
  { customer, sums, lines, facts, needs_invoice, left_out }: Preview,
  up_to: string,
): Static<typeof SettlementPreview> => ({
  customer_id: customer.id,
  customer_name: customer.name,
  up_to,
  ...figuresOut(sums, facts),
  has_invoice: needs_invoice,
  invoice_lacks: facts.invoice_lacks,
  is_empty: lines.length === 0,
  fees_settled_from: customer.fees_settled_from,
  left_out_count: left_out.count,
  left_out: toEuro(cents(left_out.amount_cents)),
  lines: lines.map(lineOut),
})
