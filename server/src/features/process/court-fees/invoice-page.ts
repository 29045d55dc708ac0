import { inGroupsOfFour } from '../../../kernel/banking.ts'
import { formatOf, withPlainSpaces } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cited } from '../../../law/citation.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import { addressLines } from '../court/index.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'

const WORDS = {
  de: {
    title: 'Rechnung über Gerichtsgebühren',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    due: 'Zahlbar bis',
    case: 'Unser Aktenzeichen',
    uid: 'Ihre UID',
    specimen: 'Sandbox – Muster ohne Rechtswirkung',
    page: 'Seite',
    of: 'von',
    item: 'Leistung',
    amount: 'Betrag',
    total: 'Zu zahlen',
    debtor: 'Schuldner',
    streitwert: 'Streitwert',
    court: 'Gericht',
    basis: 'Rechtsgrundlage',
    basisText: (rule: string, day: string, source: string) => `${rule}, Tabelle ab ${day} (${source})`,
    intro: (debtor: string) =>
      `Sie haben entschieden, Ihre Forderung gegen ${debtor} gerichtlich geltend zu machen. Dafür stellen wir Ihnen die ` +
      'Gebühr in Rechnung, die das Gericht erhebt.',
    vat: 'Die Gerichtsgebühr ist ein durchlaufender Posten. Es wird keine Umsatzsteuer berechnet.',
    estimate:
      'Die Gebühr ist nach der genannten Tabelle berechnet. Erhebt das Gericht eine andere Gebühr, so berichtigen wir die ' +
      'Rechnung.',
    pay: 'Zahlung',
    account: 'Konto',
    bank: 'Bank',
    reference: 'Verwendungszweck',
    noAccount: 'Bitte zahlen Sie unter Angabe der Rechnungsnummer auf das Ihnen bekannte Konto von',
  },
  en: {
    title: 'Invoice for court fees',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Payable by',
    case: 'Our reference',
    uid: 'Your VAT ID',
    specimen: 'Sandbox – specimen without legal effect',
    page: 'Page',
    of: 'of',
    item: 'Item',
    amount: 'Amount',
    total: 'Amount due',
    debtor: 'Debtor',
    streitwert: 'Amount in dispute',
    court: 'Court',
    basis: 'Legal basis',
    basisText: (rule: string, day: string, source: string) => `${rule}, table in force since ${day} (${source})`,
    intro: (debtor: string) =>
      `You have decided to take your claim against ${debtor} to court. With this invoice we charge the fee that the court ` +
      'collects for it.',
    vat: 'The court fee is a disbursement made on your behalf. No VAT is charged.',
    estimate:
      'The fee is computed by the table named above. Should the court collect another amount, we will correct the invoice.',
    pay: 'Payment',
    account: 'Account',
    bank: 'Bank',
    reference: 'Payment reference',
    noAccount: 'Please pay, quoting the invoice number, to the account that you know of',
  },
} as const satisfies Record<Language, unknown>

/** What the template `court-fee-invoice` needs: words and figures as they are printed. */
export function invoicePage(invoice: CourtFeeInvoiceRow, { is_sandbox }: { is_sandbox: boolean }) {
  const { facts } = invoice
  const { language, sender, creditor, basis } = facts
  const words = WORDS[language]
  const format = formatOf(language, creditor.address.country)
  const debtor = inShort(facts.debtor_name)
  const sender_lines = addressLines(sender.name, sender.address, format)
  const row = (label: string, value: string | null) => (value ? [{ label, value: inShort(value) }] : [])
  return {
    language,
    title: `${words.title} ${invoice.number}`,
    heading: words.title,
    running: invoice.number,
    iso_date: invoice.issued_on,
    page: words.page,
    of: words.of,
    specimen: is_sandbox ? words.specimen : null,
    sender_name: inShort(sender.name),
    sender_line: sender_lines.slice(1).join(' · '),
    return_line: sender_lines.join(' · '),
    foot: [sender.name, sender.email, sender.uid && `UID ${sender.uid}`].map((text) => inShort(text)).filter(Boolean),
    recipient: addressLines(creditor.name, creditor.address, format),
    info: [
      { label: words.number, value: invoice.number },
      { label: words.date, value: format.day(invoice.issued_on) },
      { label: words.due, value: format.day(invoice.due_on) },
      { label: words.case, value: facts.case_reference },
      ...row(words.uid, creditor.uid),
    ],
    intro: words.intro(debtor),
    item_head: words.item,
    amount_head: words.amount,
    item: procedureNamed(facts.procedure).words[language].fee,
    details: [
      { label: words.debtor, value: debtor },
      { label: words.streitwert, value: format.euro(facts.streitwert_cents) },
      ...row(words.court, facts.competent_court),
      ...row(
        words.basis,
        basis &&
          words.basisText(cited(basis.rule, language), format.day(basis.valid_from), cited(basis.source, language)),
      ),
    ],
    total_label: words.total,
    amount: format.euro(invoice.amount_cents),
    notes: [words.vat, words.estimate],
    pay_head: words.pay,
    pay_text: sender.iban ? null : `${words.noAccount} ${inShort(sender.name)}.`,
    pay: sender.iban
      ? [
          { label: words.account, value: inGroupsOfFour(sender.iban) },
          ...row('BIC', sender.bic),
          ...row(words.bank, sender.bank_name),
          { label: words.reference, value: invoice.number },
          { label: words.due, value: format.day(invoice.due_on) },
        ]
      : [],
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The mail that carries the invoice. It goes to the creditor only. */
export function invoiceMail(invoice: CourtFeeInvoiceRow): { subject: string; text: string } {
  const { language, sender, case_reference, debtor_name, creditor } = invoice.facts
  const format = formatOf(language, creditor.address.country)
  const [amount, due] = [format.euro(invoice.amount_cents), format.day(invoice.due_on)].map(withPlainSpaces)
  const [debtor, name, from] = [oneLine(debtor_name), oneLine(creditor.name), oneLine(sender.name)]
  if (language === 'de') {
    return {
      subject: `Rechnung ${invoice.number} über Gerichtsgebühren, Akt ${case_reference}`,
      text: `Guten Tag,

für ${name} wurde entschieden, die Forderung gegen
${debtor} (Akt ${case_reference}) gerichtlich geltend zu machen.

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

it was decided for ${name} to take the claim against
${debtor} (case ${case_reference}) to court.

Please find attached the invoice ${invoice.number} for the fee of the
court: ${amount}, payable by ${due}.

Kind regards
${from}
`,
  }
}
