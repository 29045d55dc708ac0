import { formatOf, nameInMail, withPlainSpaces } from '../../../kernel/format.ts'
import { senderSignature } from '../court/index.ts'
import { INVOICE_WORDS } from './invoice-page.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'
import type { Correction } from './rules.ts'

/** The mail that carries the invoice. It goes to the creditor only. */
export function invoiceMail(invoice: CourtFeeInvoiceRow): { subject: string; text: string } {
  const { language, case_reference, debtor_name, creditor } = invoice.facts
  const format = formatOf(language, creditor.address.country)
  const [amount, due] = [format.euro(invoice.amount_cents), format.day(invoice.due_on)].map(withPlainSpaces)
  const [debtor, name, from] = [
    nameInMail(debtor_name),
    nameInMail(creditor.name),
    senderSignature(invoice.facts.sender, language),
  ]
  const { correction } = invoice.facts
  if (correction) return creditMail(invoice, correction, { amount: amount as string, debtor, from })
  if (language === 'de') {
    return {
      subject: `Rechnung ${invoice.number} über Gerichtsgebühren, Aktenzeichen ${case_reference}`,
      text: `Guten Tag,

für ${name} wurde entschieden, die Forderung gegen
${debtor} (Aktenzeichen ${case_reference}) gerichtlich geltend zu machen.

Im Anhang finden Sie die Rechnung ${invoice.number} über die Gebühr
des Gerichts: ${amount}, zahlbar bis ${due}.

Freundliche Grüße
${from}
`,
    }
  }
  return {
    subject: `Invoice ${invoice.number} for court fees, case ${case_reference}`,
    text: `Dear Sir or Madam,

It has been decided on behalf of ${name} to take the claim against
${debtor} (case ${case_reference}) to court.

Please find attached invoice ${invoice.number} for the court fee:
${amount}, payable by ${due}.

Kind regards
${from}
`,
  }
}

type MailWords = { amount: string; debtor: string; from: string }

function creditMail(
  { number, facts: { language, case_reference } }: CourtFeeInvoiceRow,
  correction: Correction,
  { amount, debtor, from }: MailWords,
): { subject: string; text: string } {
  const { credit } = INVOICE_WORDS[language]
  const why = `${credit.reason[correction.reason]}\n${correction.was_paid ? credit.was_paid : credit.unpaid}`
  if (language === 'de') {
    return {
      subject: `Gutschrift ${number} zur Rechnung ${correction.number}, Aktenzeichen ${case_reference}`,
      text: `Guten Tag,

im Anhang finden Sie die Gutschrift ${number} über ${amount}.
Sie hebt die Rechnung ${correction.number} über die Gerichtsgebühr in der Sache
gegen ${debtor} (Aktenzeichen ${case_reference}) auf.

${why}

Freundliche Grüße
${from}
`,
    }
  }
  return {
    subject: `Credit note ${number} for invoice ${correction.number}, case ${case_reference}`,
    text: `Dear Sir or Madam,

Please find attached credit note ${number} for ${amount}.
It cancels invoice ${correction.number} for the court fee in the case against
${debtor} (case ${case_reference}).

${why}

Kind regards
${from}
`,
  }
}
