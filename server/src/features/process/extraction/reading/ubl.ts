import { parseMachineDate } from './dates.ts'
import { centsOf, type EInvoice, nameFrom } from './e-invoice-values.ts'
import { nodesAt, textAt } from './xml.ts'

export function readUbl(root: unknown): EInvoice {
  const [total] = nodesAt(root, 'LegalMonetaryTotal')
  const due = textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans', 'PaymentDueDate')
  return {
    invoice_number: nameFrom(textAt(root, 'ID')),
    invoice_issuer: partyName(nodesAt(root, 'AccountingSupplierParty', 'Party')[0]),
    invoice_recipient: partyName(nodesAt(root, 'AccountingCustomerParty', 'Party')[0]),
    invoice_amount_net: centsOf(textAt(total, 'TaxExclusiveAmount')),
    invoice_amount_gross: centsOf(textAt(total, 'TaxInclusiveAmount')),
    invoice_issue_date: parseMachineDate(textAt(root, 'IssueDate') ?? '') ?? null,
    invoice_due_date: parseMachineDate(due ?? textAt(root, 'PaymentTerms', 'PaymentDueDate') ?? '') ?? null,
    currency: textAt(root, 'DocumentCurrencyCode') ?? null,
  }
}

/** The registered name comes first. PartyName is the name that the party trades under. */
function partyName(party: unknown): string | null {
  const registered = textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name')
  const person = [textAt(party, 'Person', 'FirstName'), textAt(party, 'Person', 'FamilyName')].filter(Boolean).join(' ')
  return nameFrom(registered ?? person)
}
