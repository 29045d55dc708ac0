import { type Static, Type } from 'typebox'
import { type Cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import {
  E_INVOICE_AMOUNTS,
  E_INVOICE_FAULTS,
  E_INVOICE_KINDS,
  E_INVOICE_REFUSALS,
  E_INVOICE_SYNTAXES,
  type EInvoice,
  type EInvoiceFault,
  eInvoiceAmounts,
  eInvoiceRefusal,
} from './rules.e-invoice.ts'

const Text = nullable(Type.String())
const Day = nullable(DateOnlyText)
const Amount = nullable(Type.Number())
const amountOf = (cents: number | null): number | null => (cents === null ? null : toEuro(cents as Cents))

const EInvoiceFaultOut = strictObject('EInvoiceFault', {
  code: oneOf(E_INVOICE_FAULTS),
  stated_amount: nullable(Type.Number({ description: 'What the file says; null where the fault is no wrong sum.' })),
  reckoned_amount: nullable(Type.Number({ description: 'What its own parts give.' })),
  rate: nullable(Type.String({ description: 'Percent, of the group of taxes that is wrong.' })),
})

/** What an XML file says as an e-invoice. For the team. */
export const TeamEInvoice = strictObject('TeamEInvoice', {
  syntax: oneOf(E_INVOICE_SYNTAXES),
  kind: oneOf(E_INVOICE_KINDS),
  type_code: Text,
  invoice_number: Text,
  issuer: Text,
  recipient: Text,
  issue_date: Day,
  due_date: Day,
  currency: Text,
  net_amount: { ...Amount, description: 'Amounts are in `currency`.' } as typeof Amount,
  tax_amount: Amount,
  gross_amount: Amount,
  prepaid_amount: Amount,
  payable_amount: Amount,
  is_valid: Type.Boolean({ description: 'Its sums are right, and it has what an invoice needs.' }),
  faults: Type.Array(EInvoiceFaultOut),
  refusal: nullable(oneOf(E_INVOICE_REFUSALS, { description: 'Why no invoice can be made of it.' })),
  amounts: Type.Array(oneOf(E_INVOICE_AMOUNTS), {
    description: 'What an invoice of it can claim; of two, somebody has to choose one.',
  }),
  invoice_id: nullable({ ...Uuid, description: 'The invoice that was made of it.' } as typeof Uuid),
  amount_taken: nullable(oneOf(E_INVOICE_AMOUNTS)),
})

export function teamEInvoiceOut(found: EInvoice | null): Static<typeof TeamEInvoice> | null {
  if (!found?.is_read) return null
  const {
    is_read: _,
    subject: _subject,
    net_cents,
    tax_cents,
    gross_cents,
    prepaid_cents,
    payable_cents,
    ...same
  } = found
  return {
    ...same,
    net_amount: amountOf(net_cents),
    tax_amount: amountOf(tax_cents),
    gross_amount: amountOf(gross_cents),
    prepaid_amount: amountOf(prepaid_cents),
    payable_amount: amountOf(payable_cents),
    is_valid: found.faults.length === 0,
    faults: found.faults.map(faultOut),
    refusal: eInvoiceRefusal(found),
    amounts: [...eInvoiceAmounts(found)],
  }
}

const faultOut = ({ code, stated_cents, reckoned_cents, percent }: EInvoiceFault) => ({
  code,
  stated_amount: amountOf(stated_cents),
  reckoned_amount: amountOf(reckoned_cents),
  rate: percent,
})

/** For whoever has sent the file. */
export const RecognisedEInvoice = strictObject('RecognisedEInvoice', {
  number: about(Text, 'Its number; null where it has none.'),
  gross_amount: about(Amount, 'Its total with tax, in `currency`; null where it has none that can be read.'),
  currency: about(Text, 'The currency of its amounts; null where it names none.'),
  is_valid: Type.Boolean({ description: 'Whether its sums are right, and it has what an invoice needs.' }),
})

export const recognisedOut = (found: EInvoice | null): Static<typeof RecognisedEInvoice> | null =>
  found?.is_read
    ? {
        number: found.invoice_number,
        gross_amount: amountOf(found.gross_cents),
        currency: found.currency,
        is_valid: found.faults.length === 0,
      }
    : null
